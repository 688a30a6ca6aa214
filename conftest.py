"""All tests run over one game more than Drakes has: the example, a package of its own, as if it were installed."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, settings

from tests.install import EXAMPLE, install, is_installed

if not is_installed(EXAMPLE):  # a worker of a parallel run finds what the first process has made known
    folder = TemporaryDirectory(prefix="drakes-tests-")
    install(EXAMPLE, Path(folder.name))

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # how long an example takes says something of the machine alone


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests that kill servers or watch pages mostly wait."""
    return (os.cpu_count() or 1) + 1

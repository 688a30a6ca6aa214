"""All tests run over one game more than Drakes has: the example, a package of its own, as if it were installed."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.install import EXAMPLE, install, is_installed

if not is_installed(EXAMPLE):  # a worker of a parallel run finds what the first process has made known
    folder = TemporaryDirectory(prefix="drakes-tests-")
    install(EXAMPLE, Path(folder.name))

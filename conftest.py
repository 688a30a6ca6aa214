"""What all tests share: which games they run over."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.install import EXAMPLE, install, is_installed

if not is_installed(EXAMPLE):  # a worker of a parallel run finds what the first process has made known
    folder = TemporaryDirectory(prefix="drakes-tests-")
    install(EXAMPLE, Path(folder.name))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run the laws over one game only: its name, or module:GAME if not installed")

"""Compile the rules of all games that tests run over, once, for parallel workers to find: `python -m tests.warm`."""

from pathlib import Path
from tempfile import TemporaryDirectory

from drakes.laws.compiled import warm_all
from tests.install import EXAMPLE, install, is_installed

if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        if not is_installed(EXAMPLE):
            install(EXAMPLE, Path(folder))
        warm_all()

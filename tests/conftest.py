"""What all tests share: which games they run over."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run the laws over one game only: its name, or module:GAME if not installed")

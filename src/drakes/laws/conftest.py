"""Laws take a `case` (game, seats, variant) or a `game`."""

from __future__ import annotations

import pytest

from drakes.laws.cases import all_cases, games
from drakes.laws.marks import marked


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--game`, to choose one."""
    parser.addoption("--game", help="run the laws over one game only")


def pytest_configure(config: pytest.Config) -> None:
    """The marks that laws wear."""
    config.addinivalue_line("markers", "compiled: compiles the rules, which takes a while after each change")
    config.addinivalue_line("markers", "deep: long checks, left out unless asked for")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each game, or for each of its numbers of seats and variants."""
    chosen = metafunc.config.getoption("--game", None)
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", marked(all_cases(chosen)), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(chosen), ids=lambda game: game.name)

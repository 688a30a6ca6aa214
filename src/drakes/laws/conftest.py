"""Laws take a `case` (game, seats, variant) or a `game`."""

from __future__ import annotations

from pathlib import Path

import pytest

from drakes.laws.cases import all_cases, games


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--game`, to choose one."""
    parser.addoption("--game", help="run the laws over one game only")


def pytest_configure(config: pytest.Config) -> None:
    """The marks that laws wear."""
    config.addinivalue_line("markers", "deep: long checks, left out unless asked for")
    config.addinivalue_line("markers", "law: holds for every game; more games of it where DRAKES_GAMES says so")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each game, or for each of its numbers of seats and variants."""
    chosen = metafunc.config.getoption("--game", None)
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(chosen), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(chosen), ids=lambda game: game.name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A law is marked as one."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("law")

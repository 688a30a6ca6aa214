"""Laws take a `case` (game, seats, variant) or a `game`."""

from pathlib import Path

import pytest

from tests.laws.cases import all_cases, games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game")
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(chosen), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(chosen), ids=lambda game: game.name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("law")

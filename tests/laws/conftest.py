"""Laws take a `case` (game, seats, variant) or a `game`."""

import pytest

from tests.laws.cases import all_cases, games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game")
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(chosen), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(chosen), ids=lambda game: game.name)

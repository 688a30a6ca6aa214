"""Perft: how many sequences of actions a position allows, pinned."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from drakes.core.events import EventLog
from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.oracle import Oracle
from tests.games.sitting_ducks.table import Table, lay, new_table
from tests.games.sitting_ducks.test_oracle import read

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())["position"]


def set_up(position: dict[str, Any]) -> Table:
    given = {key: value for key, value in position.items() if key not in ("name", "leaves")}
    if "hands" in given:
        given["hands"] = {int(seat): hand for seat, hand in given["hands"].items()}
    return lay(**given) if "line" in given else new_table(**given)


def count(table: Table, depth: int) -> int:
    moves = GAME.rules.moves()
    GAME.rules.legal(table.box, table.state, moves)
    if depth == 1:
        return int(moves.n)
    leaves, log = 0, EventLog()
    for action in moves.actions[: moves.n]:
        next_one = table.copy()
        GAME.rules.apply(next_one.box, next_one.state, action, log)
        leaves += count(next_one, depth - 1)
    return leaves


def count_slowly(model: Oracle, depth: int) -> int:
    if depth == 1:
        return len(model.legal())
    leaves = 0
    for action in model.legal():
        next_one = deepcopy(model)
        next_one.do(action)
        leaves += count_slowly(next_one, depth - 1)
    return leaves


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_perft_counts_as_pinned(position: dict[str, Any]) -> None:
    table = set_up(position)
    assert [count(table, depth + 1) for depth in range(len(position["leaves"]))] == position["leaves"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_perft_of_the_twin_is_the_same(position: dict[str, Any]) -> None:
    model, leaves = read(set_up(position)), [n for n in position["leaves"] if n < 400]
    assert [count_slowly(model, depth + 1) for depth in range(len(leaves))] == leaves

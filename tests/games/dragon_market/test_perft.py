"""Perft: how many sequences of actions a position allows, pinned, and the same by the twin's counting."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from drakes.core.events import EventLog
from drakes.games.dragon_market import GAME
from tests.games.dragon_market.oracle import Twin
from tests.games.dragon_market.table import Table, lay, start

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())["position"]


def set_up(position: dict[str, Any]) -> Table:
    given = {key: value for key, value in position.items() if key not in ("name", "leaves")}
    return lay(**given) if "boats" in given else start(**given)


def count(table: Table, depth: int) -> int:
    moves = GAME.rules.moves()
    GAME.rules.legal(table.box, table.state, moves)
    if depth == 1:
        return int(moves.n)
    leaves = 0
    for action in moves.actions[: moves.n]:
        after = Table(GAME.rules.codec.copy(table.state))
        GAME.rules.apply(after.box, after.state, action, EventLog())
        leaves += count(after, depth - 1)
    return leaves


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_perft_counts_as_pinned(position: dict[str, Any]) -> None:
    table = set_up(position)
    assert [count(table, depth + 1) for depth in range(len(position["leaves"]))] == position["leaves"]


@pytest.mark.parametrize("position", [p for p in POSITIONS if "boats" in p], ids=lambda position: position["name"])
def test_the_twin_counts_the_same_first_actions(position: dict[str, Any]) -> None:
    table = set_up(position)
    assert len(Twin(table.box, table.state).legal()) == position["leaves"][0]

"""Repairs of a drawn board: each that is proposed mends the fault it is for and makes no new one."""

from typing import Any

import pytest

from drakes.core.game import BoardJudgement, BoardRepair
from drakes.games.duck_dealer.people.drawn_boards import MOST_REPAIRS, board_values, judge_board


def faults(judged: BoardJudgement) -> list[str]:
    return [check.name for check in judged.checks if check.fault]


def mended(board: dict[str, Any], repair: BoardRepair) -> dict[str, Any]:
    """The board with a repair done, as the editor does it."""
    kind, _, key = repair.key.partition(".")
    changed = {name: dict(parts) if isinstance(parts, dict) else parts for name, parts in board.items()}
    if repair.values is not None:
        changed[kind][key] = repair.values
        return changed
    del changed[kind][key]
    if kind == "planets":
        changed["routes"] = {name: route for name, route in board["routes"].items() if key not in name.split("-")}
    return changed


BROKEN = {
    "touch": ("routes", "I1-S4", {"dots": 3}, {"remove"}),
    "crossings": ("routes", "I1-O2", {"dots": 2}, {"remove"}),
    "starts": ("planets", "C", {"name": "Canvasback", "x": 0, "y": 0, "start": True}, {"no_start"}),
    "joined": ("planets", "P1", {"name": "Alone", "x": 480, "y": 480}, {"join", "remove"}),
    "room": ("routes", "C-I1", {"dots": 6}, {"dots", "bow", "remove"}),
    "pairs": ("routes", "I1-C", {"dots": 1}, {"remove"}),
    "bowed": ("routes", "O1-O2", {"dots": 6, "bow": 0.0}, {"bow", "remove"}),
}


@pytest.mark.parametrize("what", BROKEN)
def test_every_repair_mends_the_board(what: str) -> None:
    kind, key, values, expected = BROKEN[what]
    board = board_values("pentagon")
    board[kind][key] = values
    judged = judge_board(board)
    assert faults(judged)
    assert {repair.kind for repair in judged.repairs} == expected
    assert len(judged.repairs) <= MOST_REPAIRS
    for repair in judged.repairs:
        assert faults(judge_board(mended(board, repair))) == []


def test_planets_that_lie_on_one_another_are_told_and_moved_apart() -> None:
    board = board_values("pentagon")
    board["planets"]["I1"] = board["planets"]["I1"] | {"x": 5, "y": 5}
    judged = judge_board(board)
    close = next(check for check in judged.checks if check.fault)
    assert (close.name, close.key, close.other) == ("apart", "planets.I1", "C")
    assert [repair.kind for repair in judged.repairs] == ["move", "remove"]
    assert "apart" not in faults(judge_board(mended(board, judged.repairs[0])))


def test_a_whole_board_needs_no_repair() -> None:
    assert judge_board(board_values("pentagon")).repairs == ()

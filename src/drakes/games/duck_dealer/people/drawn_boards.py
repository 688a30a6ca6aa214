"""Boards that somebody draws: all that a board must be, one by one, and how fair it is."""

from collections.abc import Callable
from itertools import islice
from tomllib import loads
from typing import Any

from drakes.core.box import BoxValueError
from drakes.core.game import BoardCheck, BoardJudgement
from drakes.games.duck_dealer.people.board import (
    Board,
    board_to_text,
    check_apart,
    check_crossings,
    check_dots,
    check_dots_apart,
    check_joined,
    check_pairs,
    check_planets,
    check_room,
    check_routes,
    check_starts,
    check_touch,
    find_board,
    read_drawing,
)
from drakes.games.duck_dealer.people.board_repairs import repairs_of
from drakes.games.duck_dealer.people.galaxy import LEAST_APART, MOST_UNFAIR, all_steps, apart, unfairness

FILE = "board"
MOST_REPAIRS = 3
Check = Callable[[str, Board], None]
CHECKS: dict[str, tuple[Check, Callable[[Board], int] | None]] = {
    "planets": (check_planets, lambda board: len(board.planets)),
    "starts": (check_starts, lambda board: sum(spot.is_start for spot in board.planets)),
    "joined": (check_joined, None),
    "routes": (check_routes, lambda board: len(board.routes)),
    "dots": (check_dots, lambda board: sum(line.dots for line in board.routes)),
    "pairs": (check_pairs, None),
    "apart": (check_apart, None),
    "room": (check_room, None),
    "touch": (check_touch, None),
    "crossings": (check_crossings, None),
    "dots_apart": (check_dots_apart, None),
}
"""DD-1.2, DD-B17: what a board must be, and the number that belongs to it."""


def board_values(name: str) -> dict[str, Any]:
    """What the file of a board says, by its name."""
    return loads(board_to_text(find_board(name)))


def judge_board(values: dict[str, Any]) -> BoardJudgement:
    """Everything about a board; one that is no board at all is refused."""
    board = read_drawing(FILE, values)
    checks = tuple(check_of(name, board, *how) for name, how in CHECKS.items())
    wrong = next((check for check in checks if check.fault), None)
    repairs = () if wrong is None else tuple(islice(repairs_of(board, wrong), MOST_REPAIRS))
    if not board.planets or any(check.fault for check in checks if check.name in ("starts", "joined")):
        return BoardJudgement(checks, repairs, {}, 0.0, 0, False)
    steps = all_steps(board)
    starts = [number for number, spot in enumerate(board.planets) if spot.is_start]
    means = {board.planets[start].id: sum(steps[start]) / (len(steps) - 1) for start in starts}
    unfair, nearest = unfairness(steps, starts), apart(steps, starts)
    is_fair = unfair <= MOST_UNFAIR and nearest >= LEAST_APART
    return BoardJudgement(checks, repairs, means, unfair - 1, nearest, is_fair)


def check_of(name: str, board: Board, check: Check, number: Callable[[Board], int] | None) -> BoardCheck:
    """What one check says of a board."""
    found = None if number is None else number(board)
    if not board.planets and name == "joined":
        return BoardCheck(name, found)
    try:
        check(FILE, board)
    except BoxValueError as fault:
        other, most = fault.about.get("other", ""), fault.about.get("most")
        said = str(fault).removeprefix(f"{FILE}: ")
        return BoardCheck(name, found, said, fault.key, str(other), None if most is None else int(most))
    return BoardCheck(name, found)

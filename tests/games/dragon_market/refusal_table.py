"""Which clause forbids which action, and when: a table made by hand from the clauses.

It shares no function with the rules: conditions are asked of the slow twin, of squares and rectangles. For each kind of
action the first condition that holds decides; where none does, the action may be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from drakes.games.dragon_market.rules.state import Phase
from tests.games.dragon_market.oracle import CORNERS, PONTOONS, WAYS, Square, Twin, half_turned, plus

Condition = Callable[..., bool]
Row = tuple[str, Condition]


class Position(Twin):
    """The twin, with what every action asks of it found once."""

    @cached_property
    def possible(self) -> set[str]:
        return self.slides() | self.steps()

    @cached_property
    def taken(self) -> dict[int, set[Square]]:
        return {boat: self.others(boat) for boat in self.boats}


def goal_of(twin: Position, boat: str, way: str, distance: str) -> list[Square]:
    return [plus(one, WAYS[way], int(distance)) for one in twin.boats[int(boat) - 1]]


def is_on_board(squares: list[Square]) -> bool:
    return all(0 <= x <= 9 and 0 <= y <= 9 for x, y in squares)


def is_taken(twin: Position, boat: str, squares: list[Square]) -> bool:
    return bool(twin.taken[int(boat) - 1] & set(squares))


def no_bonus(name: str) -> Row:
    """DM-6.3: not among one's validated cards, or used in this turn."""
    return "DM-6.3", lambda twin, *_: name not in twin.bonuses


def needs(points: int) -> Row:
    return "DM-3.5", lambda twin, *_: twin.state.points < points


def is_not_along(twin: Position, boat: str, way: str, distance: str) -> bool:
    return not twin.is_along(int(boat) - 1, way)


def passes_not_one(twin: Position, boat: str, way: str, distance: str) -> bool:
    return not twin.vaults_one(int(boat) - 1, way, int(distance))


def leaves_board(twin: Position, boat: str, way: str, distance: str) -> bool:
    return not is_on_board(goal_of(twin, boat, way, distance))


def ends_on_something(twin: Position, boat: str, way: str, distance: str) -> bool:
    return is_taken(twin, boat, goal_of(twin, boat, way, distance))


def is_blocked_aside(twin: Position, boat: str, way: str, distance: str) -> bool:
    return not twin.drifts(int(boat) - 1, way, int(distance))


def ends_on_border(twin: Position, boat: str, way: str, distance: str) -> bool:
    x, y = goal_of(twin, boat, way, distance)[0]
    return twin.kinds[int(boat) - 1] == "centre" and (x in (0, 9) or y in (0, 9))


def is_too_short(twin: Position, boat: str, way: str, distance: str) -> bool:
    """A boat of three squares that moves by three or less has passed none whole."""
    return int(distance) <= 3


def beside(twin: Position, way: str, n: int = 1) -> Square:
    return plus(twin.heirs[twin.seat], WAYS[way], n)


def is_no_water(twin: Position, way: str) -> bool:
    boats = {one for squares in twin.boats.values() for one in squares}
    at = beside(twin, way)
    return not is_on_board([at]) or at in boats or at in PONTOONS


def cannot_swap(twin: Position, seat: str) -> bool:
    """The heirs are two, and both on squares of one boat."""
    other = int(seat) - 1
    if other == twin.seat or other >= twin.state.seats:
        return True
    return not any({twin.heirs[other], twin.heirs[twin.seat]} <= set(boat) for boat in twin.boats.values())


def cannot_spin(twin: Position, boat: str) -> bool:
    goal = half_turned(twin.boats[int(boat) - 1])
    return not is_on_board(goal) or is_taken(twin, boat, goal)


def cannot_turn(twin: Position, boat: str, side: str) -> bool:
    one = int(boat) - 1
    return not twin.can_turn(one, twin.boats[one][0], twin.kinds[one], twin.heading(one), side)


def cannot_swing(twin: Position, boat: str, side: str) -> bool:
    one = int(boat) - 1
    back = {"north": "south", "south": "north", "east": "west", "west": "east"}[twin.heading(one)]
    return not twin.can_turn(one, twin.boats[one][2], "end", back, side)


def has_begun(twin: Position, die: str) -> bool:
    state = twin.state
    return bool(state.used or state.coins_spent or state.points != sum(state.dice))


TABLE: Mapping[str, tuple[Row, ...]] = {
    "slide": (
        needs(1),
        ("DM-4.1", lambda twin, boat, way, n: f"slide {boat} {way} {n}" not in twin.possible),
    ),
    "turn": (needs(1), ("DM-4.2", cannot_turn)),
    "step": (
        needs(1),
        ("DM-4.3", lambda twin, way: beside(twin, way) not in twin.walkable()),
        ("DM-R4", lambda twin, way: f"step {way}" not in twin.possible),
    ),
    "vault": (
        no_bonus("vault"),
        needs(1),
        ("DM-R19 (a)", is_not_along),
        ("DM-R19 (a)", is_too_short),
        ("DM-R7", leaves_board),
        ("DM-R19 (a)", passes_not_one),
        ("DM-R7", ends_on_something),
    ),
    "spin": (no_bonus("spin"), needs(1), ("DM-R7", cannot_spin)),
    "drift": (
        no_bonus("drift"),
        needs(1),
        ("DM-6.3 (c)", lambda *at: not is_not_along(*at)),
        ("DM-R7", leaves_board),
        ("DM-R7", ends_on_something),
        ("DM-6.3 (c)", is_blocked_aside),
        ("DM-2.2", ends_on_border),
    ),
    "cross": (
        no_bonus("cross"),
        needs(2),
        ("DM-R14", lambda twin, way, onward: beside(twin, way) not in twin.sailors()),
        ("DM-R7", lambda twin, way, onward: plus(beside(twin, way), WAYS[onward]) not in twin.free()),
    ),
    "diagonal": (
        no_bonus("diagonal"),
        needs(1),
        ("DM-R7", lambda twin, corner: plus(twin.heirs[twin.seat], CORNERS[corner]) not in twin.free()),
    ),
    "leap": (
        no_bonus("leap"),
        needs(1),
        ("DM-R19 (f)", is_no_water),
        ("DM-R7", lambda twin, way: beside(twin, way, 2) not in twin.free()),
    ),
    "swap": (no_bonus("swap"), ("DM-6.3 (g)", cannot_swap)),
    "swing": (
        no_bonus("swing"),
        needs(1),
        ("DM-6.3 (h)", lambda twin, boat, side: twin.kinds[int(boat) - 1] == "centre"),
        ("DM-R19 (h)", cannot_swing),
    ),
    "exchange": (
        no_bonus("exchange"),
        ("DM-R19 (i)", lambda twin, boat: not any(twin.state.tokens[2 * int(boat) - 2 : 2 * int(boat)])),
    ),
    "reroll": (no_bonus("reroll"), ("DM-R19 (j)", has_begun)),
    "coin": (("DM-3.3", lambda twin: twin.state.coins_spent == 2 or twin.state.coins[twin.side] == 0),),
    "end": (),
}
"""What a turn asks for: the conditions against each kind of action, the first that holds decides."""

PASSING_ON = ("step", "cross", "diagonal", "leap")
"""DM-R4: all that is possible while the heir stands on another's square."""


def clause_against(twin: Position, action: str) -> str:
    """The clause that forbids an action in a turn, "" where none does."""
    kind, *words = action.split()
    if twin.state.phase == Phase.CROSSING and kind not in PASSING_ON:
        return "DM-R4"
    if kind not in TABLE:
        return "DM-3.2"
    return next((clause for clause, holds in TABLE[kind] if holds(twin, *words)), "")


def clause_against_placing(twin: Position, action: str) -> str:
    """DM-2.1, DM-2.2: a boat of a kind that is left, on three free squares, a centre sailor off the border."""
    kind, *words = action.split()
    if kind not in ("place_centre", "place_end"):
        return "DM-2.1"
    column, row, way = words
    sailor = "abcdefghij".index(column), int(row) - 1
    if list(twin.kinds.values()).count(kind.removeprefix("place_")) == 5:
        return "DM-2.1"
    if kind == "place_centre" and (0 in sailor or 9 in sailor):
        return "DM-2.2"
    step = {"vertical": (0, -1), "horizontal": (1, 0), **WAYS}[way]
    squares = [sailor, plus(sailor, step), plus(sailor, step, -1 if kind == "place_centre" else 2)]
    taken = set(PONTOONS) | {one for boat in twin.boats.values() for one in boat}
    return "" if is_on_board(squares) and not taken & set(squares) else "DM-2.1"

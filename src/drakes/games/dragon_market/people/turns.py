"""Turns of boats: which squares each needs and what is in the way, found by the rules' own questions."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.rules.board import REACH, column_of, row_of, surroundings, towards
from drakes.games.dragon_market.rules.boats import swept
from drakes.games.dragon_market.rules.state import (
    END,
    LEFT,
    RIGHT,
    RIM,
    SIZE,
    SQUARES,
    SWING,
    TURN_PHASE,
    WIDTH,
    Box,
    State,
    kind_of,
)
from drakes.games.dragon_market.rules.ways_out import has_bonus


class Turn(Struct, frozen=True, omit_defaults=True):
    """DM-4.2, DM-B7: the squares that a quarter turn needs besides the boat's own: free, or with something there."""

    free: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()


Turns = tuple[Turn | None, ...]
"""To the left and to the right; null where a turn would leave the board."""


def turns(box: Box, hidden: State, boat: int) -> Turns:
    """DM-4.2: what a turn of a boat about its sailor needs; nothing while the observer is not to move boats."""
    if hidden.observer != hidden.seat or hidden.phase != TURN_PHASE:
        return ()
    return turns_about(box, hidden, hidden.sailors[boat], kind_of(box, boat), hidden.headings[boat])


def swings(box: Box, hidden: State, boat: int) -> Turns:
    """DM-6.3 (h), DM-R19: what a turn of an end boat about its other end needs, where the observer has that bonus."""
    if hidden.observer != hidden.seat or hidden.phase != TURN_PHASE or kind_of(box, boat) != END:
        return ()
    if not has_bonus(hidden, hidden.seat, SWING):
        return ()
    heading = hidden.headings[boat]
    return turns_about(box, hidden, hidden.sailors[boat] + 2 * towards(heading), END, (heading + 2) % 4)


def turns_about(box: Box, hidden: State, pivot: int, kind: int, heading: int) -> Turns:
    """What turns about a square need, of a boat that lies from there towards a heading."""
    around = surroundings(hidden, pivot)
    left, right = swept(box, kind, heading, LEFT), swept(box, kind, heading, RIGHT)
    return turn_about(pivot, left, left & around), turn_about(pivot, right, right & around)


def turn_about(pivot: int, needed: int, taken: int) -> Turn | None:
    """Sets of squares around a pivot by their names; nothing where one of them lies beyond the board."""
    free: list[str] = []
    blocked: list[str] = []
    for bit, offset in squares_around(needed):
        name = NAMES[pivot + offset]
        if not name:
            return None
        (blocked if taken & bit else free).append(name)
    return Turn(tuple(free), tuple(blocked))


@cache
def squares_around(bits: int) -> tuple[tuple[int, int], ...]:
    """The squares of a set as `surroundings` gives it, each with how far it lies from the middle on the grid."""
    return tuple((1 << i, i - RIM * WIDTH - RIM) for i in range(REACH * WIDTH) if bits >> i & 1)


def is_on_board(square: int) -> bool:
    """DM-B1: whether a square of the grid is one of the board."""
    return 0 <= column_of(square) < SIZE and 0 <= row_of(square) < SIZE


NAMES = tuple(square_name(square) if is_on_board(square) else "" for square in range(SQUARES + RIM))
"""The squares of the grid, and those beyond its last row, by their names; "" beyond the board."""

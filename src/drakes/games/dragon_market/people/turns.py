"""Turns of boats: which squares each needs and what is in the way, found by the rules' own questions."""

from __future__ import annotations

from functools import lru_cache

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


@lru_cache(maxsize=4096)
def turn_about(pivot: int, needed: int, taken: int) -> Turn | None:
    """Sets of squares around a pivot by their names; views ask for the same ones again and again."""
    if not all(is_on_board(square) for square in squares_around(pivot, needed)):
        return None
    free, blocked = squares_around(pivot, needed & ~taken), squares_around(pivot, taken)
    return Turn(tuple(map(square_name, free)), tuple(map(square_name, blocked)))


def squares_around(square: int, bits: int) -> list[int]:
    """The squares of a set as `surroundings` gives it."""
    first = square - RIM * WIDTH - RIM
    return [first + i for i in range(REACH * WIDTH) if bits >> i & 1]


def is_on_board(square: int) -> bool:
    """DM-B1: whether a square of the grid is one of the board."""
    return 0 <= column_of(square) < SIZE and 0 <= row_of(square) < SIZE

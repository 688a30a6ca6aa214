"""Sets of squares, one bit each: where an heir may walk, what it wants, what lies around.

A set is two halves of the board, five rows each, so that a whole ring of a walk is found at once. For that speed the
sets restate what the rules ask of one square; `tests/games/dragon_market/test_plans.py` holds them to the rules.
"""

from drakes.games.dragon_market.rules.board import spot_of, square_of
from drakes.games.dragon_market.rules.objectives import goods_asked, is_complete
from drakes.games.dragon_market.rules.state import (
    BOATS,
    NOTHING,
    PONTOONS,
    RIM,
    SIZE,
    SPACES,
    WIDTH,
    Box,
    State,
    corner_of,
    side_of,
)

Squares = tuple[int, int]

HALF = SIZE // 2
LAST_ROW = (HALF - 1) * WIDTH
ROW = (1 << SIZE) - 1
HALF_BOARD = ROW | ROW << WIDTH | ROW << (2 * WIDTH) | ROW << (3 * WIDTH) | ROW << (4 * WIDTH)
FIRST = RIM * WIDTH + RIM
"""The first square of the board on the grid."""
SECOND = FIRST + HALF * WIDTH
"""The first square of its second half."""


def none() -> Squares:
    """No square."""
    return 0, 0


def only(square: int) -> Squares:
    """One square of the grid."""
    is_first = square < SECOND
    return 1 << (square - FIRST) if is_first else 0, 0 if is_first else 1 << (square - SECOND)


def either(one: Squares, other: Squares) -> Squares:
    """What is in one of two sets, or in both."""
    return one[0] | other[0], one[1] | other[1]


def shared(one: Squares, other: Squares) -> Squares:
    """What is in both sets."""
    return one[0] & other[0], one[1] & other[1]


def without(one: Squares, other: Squares) -> Squares:
    """What is in the first set alone."""
    return one[0] & ~other[0], one[1] & ~other[1]


def meet(one: Squares, other: Squares) -> bool:
    """Whether two sets share a square."""
    return one[0] & other[0] | one[1] & other[1] != 0


def around(squares: Squares) -> Squares:
    """The squares beside a set, and the set."""
    one, two = squares
    first = one | one << 1 | one >> 1 | one << WIDTH | one >> WIDTH | (two & ROW) << LAST_ROW
    second = two | two << 1 | two >> 1 | two << WIDTH | two >> WIDTH | one >> LAST_ROW
    return first & HALF_BOARD, second & HALF_BOARD


def walkable(box: Box, state: State, seat: int) -> Squares:
    """DM-4.3: the squares an heir may stand on, spaces of boats and its own pontoon: `is_walkable` of all squares."""
    found = only(box.pontoons[corner_of(state, seat)])
    for boat in range(BOATS):
        if state.sailors[boat] != 0:
            for part in range(1, 3):
                found = either(found, only(square_of(box, state, 3 * boat + part)))
    return found


def free_of_sailors(state: State) -> Squares:
    """DM-4.3: the squares a way may lead over once boats have moved: those of which `is_sailor` is false."""
    found = HALF_BOARD, HALF_BOARD
    for boat in range(BOATS):
        if state.sailors[boat] != 0:
            found = without(found, only(state.sailors[boat]))
    return found


def wanted_spaces(box: Box, state: State, side: int) -> int:
    """DM-4.5: the spaces from which `take_good` takes something for a side, one bit each."""
    if is_complete(box, state, side):
        return 0
    found, asked = 0, goods_asked(box, state, side)
    for space in range(SPACES):
        if state.goods[space] != NOTHING and asked >> state.goods[space] & 1 != 0:
            found |= 1 << space
    return found


def goals(box: Box, state: State, seat: int) -> Squares:
    """DM-4.5, DM-4.6: where to go next: to any good that is missing, or home with all of them."""
    side = side_of(state, seat)
    if is_complete(box, state, side):
        return only(box.pontoons[corner_of(state, seat)])
    found, spaces = none(), wanted_spaces(box, state, side)
    for space in range(SPACES):
        if spaces >> space & 1 != 0:
            found = either(found, only(square_of(box, state, spot_of(space))))
    return found


def boat_under(state: State, seat: int) -> int:
    """The boat an heir stands on, or NOTHING at home."""
    return state.heirs[seat] // 3 if state.heirs[seat] < PONTOONS else NOTHING


def next_ring(reached: Squares, older: Squares, boats: Squares, free: Squares) -> Squares:
    """What is reached for one point more: over boats from what is reached, over anything else from two rings before."""
    return either(shared(around(reached), boats), shared(around(older), free))

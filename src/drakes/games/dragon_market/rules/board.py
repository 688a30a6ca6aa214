"""Chapter 1: where things lie. Squares, spots, and boats put down and lifted."""

from drakes.games.dragon_market.rules.state import (
    BOATS,
    CENTRE,
    EAST,
    NORTH,
    PONTOONS,
    RIGHT,
    RIM,
    ROWS,
    SIZE,
    SOUTH,
    SQUARES,
    WALL,
    WATER,
    WIDTH,
    Box,
    State,
    kind_of,
)

REACH = 2 * RIM + 1
"""The rows, and columns, within two squares of one."""
WALL_BEYOND = 3 << (REACH * WIDTH)
"""Beyond the right end of the last row."""


def square_at(column: int, row: int) -> int:
    """DM-1.1: a square of the board on the grid."""
    return (row + RIM) * WIDTH + column + RIM


def column_of(square: int) -> int:
    """DM-1.1: from a square of the grid to a column of the board, from 0."""
    return square % WIDTH - RIM


def row_of(square: int) -> int:
    """DM-1.1: from a square of the grid to a row of the board, from 0."""
    return square // WIDTH - RIM


def is_border(square: int) -> bool:
    """DM-2.2: whether this square of the board lies on its border."""
    column, row = column_of(square), row_of(square)
    return column == 0 or column == SIZE - 1 or row == 0 or row == SIZE - 1


def towards(way: int) -> int:
    """One step on the grid."""
    if way == NORTH:
        return -WIDTH
    if way == EAST:
        return 1
    if way == SOUTH:
        return WIDTH
    return -1


def turned(way: int, side: int) -> int:
    """DM-4.2: a way after a quarter turn."""
    return (way + 1) % 4 if side == RIGHT else (way + 3) % 4


def second_space(box: Box, boat: int) -> int:
    """DM-1.2: how far the second space lies from the sailor, counted along the heading."""
    return -1 if kind_of(box, boat) == CENTRE else 2


def clear_board(box: Box, state: State) -> None:
    """DM-1.1, DM-R16: water inside a wall, and all four pontoons, those of absent players too."""
    for square in range(SQUARES):
        state.grid[square] = WALL
    for row in range(ROWS):
        state.blocked[row] = (1 << WIDTH) - 1
    for row in range(SIZE):
        for column in range(SIZE):
            clear(state, square_at(column, row))
    for corner in range(4):
        cover(state, box.pontoons[corner], PONTOONS + corner)
    for boat in range(BOATS):
        state.sailors[boat] = 0
        state.headings[boat] = 0


def cover(state: State, square: int, spot: int) -> None:
    """A boat's spot or a pontoon is now on this square."""
    state.grid[square] = spot + 1
    state.blocked[square // WIDTH] |= 1 << (square % WIDTH)


def clear(state: State, square: int) -> None:
    """Here is open water now."""
    state.grid[square] = WATER
    state.blocked[square // WIDTH] &= ~(1 << (square % WIDTH))


def surroundings(state: State, square: int) -> int:
    """What is not water within two squares of this one: a bit for each, the rows WIDTH bits apart."""
    row, column = square // WIDTH, square % WIDTH
    bits = WALL_BEYOND
    for i in range(REACH):
        bits |= state.blocked[row - RIM + i] << (WIDTH * i)
    return bits >> (column - RIM)


def put(box: Box, state: State, boat: int, sailor: int, heading: int) -> None:
    """DM-2.1: a boat lies on exactly three squares."""
    step = towards(heading)
    state.sailors[boat] = sailor
    state.headings[boat] = heading
    cover(state, sailor, 3 * boat)
    cover(state, sailor + step, 3 * boat + 1)
    cover(state, sailor + second_space(box, boat) * step, 3 * boat + 2)


def lift(box: Box, state: State, boat: int) -> None:
    """The boat leaves its three squares."""
    sailor = state.sailors[boat]
    step = towards(state.headings[boat])
    clear(state, sailor)
    clear(state, sailor + step)
    clear(state, sailor + second_space(box, boat) * step)


def move_boat(box: Box, state: State, boat: int, sailor: int, heading: int) -> None:
    """DM-R1: heirs and piles belong to spots of the boat, so they travel with it."""
    lift(box, state, boat)
    put(box, state, boat, sailor, heading)


def distance_of(box: Box, spot: int) -> int:
    """DM-1.2: how far a boat's spot lies from its sailor, counted along the heading."""
    return second_space(box, spot // 3) if spot % 3 == 2 else spot % 3


def square_of(box: Box, state: State, spot: int) -> int:
    """The square where a spot is now."""
    if spot >= PONTOONS:
        return box.pontoons[spot - PONTOONS]
    boat = spot // 3
    return state.sailors[boat] + distance_of(box, spot) * towards(state.headings[boat])


def space_at(spot: int) -> int:
    """DM-1.2: the space for goods that a boat's spot is; sailors have none."""
    return spot // 3 * 2 + spot % 3 - 1


def spot_of(space: int) -> int:
    """DM-1.2: the spot that a space for goods is."""
    return space // 2 * 3 + space % 2 + 1

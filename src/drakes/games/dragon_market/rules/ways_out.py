"""Where an heir may stand or pass, and whether it can get on from a square another heir holds (DM-R4)."""

from drakes.games.dragon_market.rules.board import square_of, towards
from drakes.games.dragon_market.rules.state import (
    BLUE,
    CROSS,
    DIAGONAL,
    LEAP,
    NOTHING,
    PONTOONS,
    WATER,
    Box,
    State,
    corner_of,
    side_of,
)


def bonuses_left(state: State, seat: int) -> int:
    """DM-6.2, DM-6.3, DM-7.3: the bonuses of the side's red cards that are not used in this turn, one bit each."""
    return (state.validated[side_of(state, seat)] >> BLUE) & ~state.used


def has_bonus(state: State, seat: int, bonus: int) -> bool:
    """DM-6.3: whether the player may use this bonus now."""
    return (bonuses_left(state, seat) >> bonus) & 1 != 0


def heir_at(state: State, seat: int, spot: int) -> int:
    """The seat of another heir that holds this spot, or NOTHING."""
    for other in range(state.seats):
        if other != seat and state.heirs[other] == spot:
            return other
    return NOTHING


def held_spots(state: State, seat: int) -> int:
    """The spots other heirs hold, one bit each."""
    held = 0
    for other in range(state.seats):
        if other != seat:
            held |= 1 << state.heirs[other]
    return held


def is_walkable(state: State, seat: int, square: int) -> bool:
    """DM-4.3: a boat's square without a sailor, or one's own pontoon."""
    spot = state.grid[square] - 1
    if spot < 0:
        return False
    if spot < PONTOONS:
        return spot % 3 != 0
    return spot == PONTOONS + corner_of(state, seat)


def is_free(state: State, seat: int, held: int, square: int) -> bool:
    """DM-R7: a square where the heir may stop: walkable, and none of the spots held by other heirs."""
    return is_walkable(state, seat, square) and (held >> (state.grid[square] - 1)) & 1 == 0


def is_sailor(state: State, square: int) -> bool:
    """DM-1.1: whether a sailor stands there."""
    spot = state.grid[square] - 1
    return spot >= 0 and spot < PONTOONS and spot % 3 == 0


def diagonally(corner: int) -> int:
    """DM-6.3 (e): one diagonal step on the grid, from northeast clockwise."""
    return towards(corner) + towards((corner + 1) % 4)


def is_leap(state: State, seat: int, held: int, square: int, way: int) -> bool:
    """DM-6.3 (f), DM-R19, DM-R7: straight over one square of water to where the heir may stop."""
    step = towards(way)
    return state.grid[square + step] == WATER and is_free(state, seat, held, square + 2 * step)


def has_exit(state: State, seat: int, held: int, square: int) -> bool:
    """DM-R4: whether one point takes the heir from here to a free square."""
    may_diagonal = has_bonus(state, seat, DIAGONAL)
    may_leap = has_bonus(state, seat, LEAP)
    for way in range(4):
        if is_free(state, seat, held, square + towards(way)):
            return True
        if may_diagonal and is_free(state, seat, held, square + diagonally(way)):
            return True
        if may_leap and is_leap(state, seat, held, square, way):
            return True
    return False


def has_exit_past_sailor(state: State, seat: int, held: int, square: int) -> bool:
    """DM-R4, DM-R14: whether (d), for two points, takes the heir from here to a free square."""
    if not has_bonus(state, seat, CROSS):
        return False
    for way in range(4):
        sailor = square + towards(way)
        if is_sailor(state, sailor):
            for onward in range(4):
                if is_free(state, seat, held, sailor + towards(onward)):
                    return True
    return False


def is_beside_any(box: Box, state: State, square: int, heirs: int) -> bool:
    """Whether one of these heirs stands next to a square."""
    for other in range(state.seats):
        if (heirs >> other) & 1 != 0:
            distance = abs(square_of(box, state, state.heirs[other]) - square)
            if distance == towards(1) or distance == towards(2):
                return True
    return False


def other_heirs(state: State, seat: int) -> int:
    """All heirs but one's own, one bit each."""
    return ((1 << state.seats) - 1) & ~(1 << seat)


def passable_heirs(box: Box, state: State, seat: int, points: int) -> int:
    """DM-R4: the heirs from whose squares these points suffice to reach a free square, one bit each.

    Heirs are looked at again for each point: which squares they hold can be left with one, with two, with three?
    """
    passable, held = 0, held_spots(state, seat)
    for point in range(min(points, 3)):
        nearer = passable
        for heir in range(state.seats):
            if heir == seat or state.heirs[heir] >= PONTOONS:
                continue
            square = square_of(box, state, state.heirs[heir])
            if has_exit(state, seat, held, square) or is_beside_any(box, state, square, nearer):
                passable |= 1 << heir
            if point > 0 and has_exit_past_sailor(state, seat, held, square):
                passable |= 1 << heir
    return passable

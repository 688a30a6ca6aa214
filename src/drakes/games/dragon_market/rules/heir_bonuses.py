"""Chapter 6, bonuses for heirs and dice: cross a sailor, step diagonally, leap, swap, reroll."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import CROSSED, DIAGONALLY, LEAPT, REROLLED, SWAPPED
from drakes.games.dragon_market.rules.board import square_of, towards
from drakes.games.dragon_market.rules.boat_bonuses import may_use, use
from drakes.games.dragon_market.rules.clauses import DM_6_3_G, DM_R7, DM_R14, DM_R19_F, DM_R19_J
from drakes.games.dragon_market.rules.events import CROSS_MADE, DIAGONAL_MADE, LEAP_MADE, REROLL_MADE, SWAP_MADE
from drakes.games.dragon_market.rules.heirs import enter, land
from drakes.games.dragon_market.rules.state import (
    CROSS,
    DIAGONAL,
    DICE,
    LEAP,
    PONTOONS,
    REROLL,
    ROLL_PHASE,
    SWAP,
    WATER,
    Box,
    State,
)
from drakes.games.dragon_market.rules.ways_out import diagonally, held_spots, is_free, is_sailor


def may_cross(box: Box, state: State, seat: int, way: int, onward: int) -> int:
    """DM-6.3 (d), DM-R6, DM-R14: for two points over a neighbouring sailor to a free square next to that sailor."""
    refusal = may_use(state, seat, CROSS, 2)
    if refusal != 0:
        return refusal
    sailor = square_of(box, state, state.heirs[seat]) + towards(way)
    if not is_sailor(state, sailor):
        return DM_R14
    if not is_free(state, seat, held_spots(state, seat), sailor + towards(onward)):
        return DM_R7
    return 0


def offer_crosses(box: Box, state: State, moves: Moves) -> None:
    """DM-R14: any square next to the sailor, the one it came from included."""
    for way in range(4):
        for onward in range(4):
            if may_cross(box, state, state.seat, way, onward) == 0:
                offer(moves, CROSSED + way * 4 + onward, 1)


def cross(box: Box, state: State, way: int, onward: int, log: EventLog) -> None:
    """DM-6.3 (d): both squares are walked."""
    use(state, CROSS, 2)
    square = square_of(box, state, state.heirs[state.seat]) + towards(way) + towards(onward)
    land(box, state, square, CROSS_MADE, log)


def may_diagonal(box: Box, state: State, seat: int, corner: int) -> int:
    """DM-6.3 (e), DM-R7: one diagonal step to a free square."""
    refusal = may_use(state, seat, DIAGONAL, 1)
    if refusal != 0:
        return refusal
    square = square_of(box, state, state.heirs[seat]) + diagonally(corner)
    if not is_free(state, seat, held_spots(state, seat), square):
        return DM_R7
    return 0


def offer_diagonals(box: Box, state: State, moves: Moves) -> None:
    """DM-6.3 (e): all four."""
    for corner in range(4):
        if may_diagonal(box, state, state.seat, corner) == 0:
            offer(moves, DIAGONALLY + corner, 1)


def step_diagonally(box: Box, state: State, corner: int, log: EventLog) -> None:
    """DM-6.3 (e), DM-R6: as a step."""
    use(state, DIAGONAL, 1)
    land(box, state, square_of(box, state, state.heirs[state.seat]) + diagonally(corner), DIAGONAL_MADE, log)


def may_leap(box: Box, state: State, seat: int, way: int) -> int:
    """DM-6.3 (f), DM-R7, DM-R19: straight over one square with neither boat nor pontoon, to a free square."""
    refusal = may_use(state, seat, LEAP, 1)
    if refusal != 0:
        return refusal
    square, step = square_of(box, state, state.heirs[seat]), towards(way)
    if state.grid[square + step] != WATER:
        return DM_R19_F
    if not is_free(state, seat, held_spots(state, seat), square + 2 * step):
        return DM_R7
    return 0


def offer_leaps(box: Box, state: State, moves: Moves) -> None:
    """DM-6.3 (f): all four ways."""
    for way in range(4):
        if may_leap(box, state, state.seat, way) == 0:
            offer(moves, LEAPT + way, 1)


def leap(box: Box, state: State, way: int, log: EventLog) -> None:
    """DM-6.3 (f), DM-R6: for one point."""
    use(state, LEAP, 1)
    land(box, state, square_of(box, state, state.heirs[state.seat]) + 2 * towards(way), LEAP_MADE, log)


def may_swap(state: State, seat: int, other: int) -> int:
    """DM-6.3 (g), DM-R6: for nothing, with another heir on the same boat."""
    refusal = may_use(state, seat, SWAP, 0)
    if refusal != 0:
        return refusal
    if other == seat or other >= state.seats or state.heirs[seat] >= PONTOONS:
        return DM_6_3_G
    if state.heirs[other] // 3 != state.heirs[seat] // 3:
        return DM_6_3_G
    return 0


def offer_swaps(state: State, moves: Moves) -> None:
    """DM-6.3 (g): every heir on the same boat."""
    for other in range(state.seats):
        if may_swap(state, state.seat, other) == 0:
            offer(moves, SWAPPED + other, 1)


def swap(box: Box, state: State, other: int, log: EventLog) -> None:
    """DM-6.3 (g), DM-R3: the heirs change places; only the swapper's has entered a square."""
    use(state, SWAP, 0)
    spot = state.heirs[other]
    state.heirs[other] = state.heirs[state.seat]
    emit(log, EVERYONE, SWAP_MADE, state.seat, other, 0)
    enter(box, state, spot, log)


def may_reroll(state: State, seat: int, die: int) -> int:
    """DM-6.3 (j), DM-R6, DM-R19: right after the roll, before any point, coin or other bonus."""
    refusal = may_use(state, seat, REROLL, 0)
    if refusal != 0:
        return refusal
    if state.used != 0 or state.coins_spent != 0 or state.points != state.dice[0] + state.dice[1]:
        return DM_R19_J
    return 0


def offer_rerolls(state: State, moves: Moves) -> None:
    """DM-6.3 (j): either die."""
    for die in range(DICE):
        if may_reroll(state, state.seat, die) == 0:
            offer(moves, REROLLED + die, 1)


def reroll(state: State, die: int, log: EventLog) -> None:
    """DM-6.3 (j), DM-R6: nature rolls that die again."""
    use(state, REROLL, 0)
    state.die = die
    state.dice[die] = 0
    state.phase = ROLL_PHASE
    emit(log, EVERYONE, REROLL_MADE, state.seat, die, 0)

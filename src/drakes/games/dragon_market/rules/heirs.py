"""Chapter 4, heirs: step, cross, take goods, come home."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import STEP
from drakes.games.dragon_market.rules.board import column_of, row_of, space_at, square_of, towards
from drakes.games.dragon_market.rules.clauses import DM_3_5, DM_4_3, DM_R4
from drakes.games.dragon_market.rules.events import PASSED, SHOWED, STEPPED, TOOK
from drakes.games.dragon_market.rules.objectives import goods_asked, is_complete, validate
from drakes.games.dragon_market.rules.state import (
    CROSSING_PHASE,
    NOTHING,
    PONTOONS,
    TURN_PHASE,
    Box,
    State,
    side_of,
)
from drakes.games.dragon_market.rules.ways_out import heir_at, is_beside_any, is_walkable, other_heirs, passable_heirs


def may_step(box: Box, state: State, seat: int, way: int, passable: int) -> int:
    """DM-4.3, DM-4.4, DM-R4: to a neighbouring square of a boat or one's pontoon; onto an heir only to go on."""
    if state.points < 1:
        return DM_3_5
    square = square_of(box, state, state.heirs[seat]) + towards(way)
    if not is_walkable(state, seat, square):
        return DM_4_3
    other = heir_at(state, seat, state.grid[square] - 1)
    if other != NOTHING and (passable >> other) & 1 == 0:
        return DM_R4
    return 0


def offer_steps(box: Box, state: State, moves: Moves) -> None:
    """DM-4.3: every way one's heir can step."""
    seat = state.seat
    passable = 0
    if is_beside_any(box, state, square_of(box, state, state.heirs[seat]), other_heirs(state, seat)):
        passable = passable_heirs(box, state, seat, state.points - 1)
    for way in range(4):
        if may_step(box, state, seat, way, passable) == 0:
            offer(moves, STEP + way, 1)


def step(box: Box, state: State, way: int, log: EventLog) -> None:
    """DM-4.3, DM-4.4: for one point onto the next square, where it may only pass if another heir stands there."""
    state.points -= 1
    square = square_of(box, state, state.heirs[state.seat]) + towards(way)
    land(box, state, square, STEPPED, log)


def land(box: Box, state: State, square: int, event: int, log: EventLog) -> None:
    """Say where the heir comes to, and enter."""
    emit(log, EVERYONE, event, state.seat, column_of(square), row_of(square))
    enter(box, state, state.grid[square] - 1, log)


def enter(box: Box, state: State, spot: int, log: EventLog) -> None:
    """DM-4.5, DM-R5: on a boat it takes what it needs, at home it validates its card, both by itself."""
    seat = state.seat
    state.heirs[seat] = spot
    state.phase = TURN_PHASE if heir_at(state, seat, spot) == NOTHING else CROSSING_PHASE
    if spot < PONTOONS:
        take_good(box, state, seat, space_at(spot), log)
    elif is_complete(box, state, side_of(state, seat)):
        validate(box, state, seat, log)


def take_good(box: Box, state: State, seat: int, space: int, log: EventLog) -> None:
    """DM-4.5, DM-R15: one token, if the card asks for that kind and it is not yet there."""
    good = state.goods[space]
    side = side_of(state, seat)
    if good == NOTHING or is_complete(box, state, side):
        return
    if (goods_asked(box, state, side) >> good) & 1 == 0:
        pass_by(state, seat, good, log)
        return
    state.collected[side] |= 1 << good
    state.tokens[space] -= 1
    if state.tokens[space] == 0:
        state.goods[space] = NOTHING
    emit(log, EVERYONE, TOOK, seat, good, 0)
    if state.options.red_cards != 0:
        emit(log, EVERYONE, SHOWED, seat, good, 0)


def pass_by(state: State, seat: int, good: int, log: EventLog) -> None:
    """DM-R2: a token left shows everyone that a secret card does not ask for it, if it is not there already."""
    side = side_of(state, seat)
    if state.options.red_cards != 0 and ((state.barred[side] | state.collected[side]) >> good) & 1 == 0:
        state.barred[side] |= 1 << good
        emit(log, EVERYONE, PASSED, seat, good, 0)

"""Chapter 4, exploration: the first visit to a planet brings a consumer."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import EXPLORE
from drakes.games.duck_dealer.rules.clauses import DD_4_5
from drakes.games.duck_dealer.rules.events import EXPLORED, FOUND_NOTHING
from drakes.games.duck_dealer.rules.state import ACTION_PHASE, EXPLORE_PHASE, NOTHING, PLANETS, Box, State


def is_unexplored(box: Box, state: State, node: int) -> bool:
    """DD-4.5: a planet with a consumer slot that nobody has visited; starting planets are never explored."""
    if node >= PLANETS:
        return False
    return box.is_start[node] == 0 and state.planets[node].is_visited == 0


def arrive(box: Box, state: State, log: EventLog) -> None:
    """DD-4.5, DD-R13, DD-R4: ending a flight or a jump there explores it; without two kinds there is no choice."""
    state.phase = ACTION_PHASE
    here = state.ships[state.seat].at
    if not is_unexplored(box, state, here):
        return
    state.planets[here].is_visited = 1
    left = state.track_end - state.track_top
    if left == 0:
        emit(log, EVERYONE, FOUND_NOTHING, state.seat, here, 0)
    elif left == 1 or state.track[state.track_top] == state.track[state.track_top + 1]:
        explore(state, state.track[state.track_top], log)
    else:
        state.phase = EXPLORE_PHASE


def may_explore(state: State, product: int) -> int:
    """DD-4.5: one of the top two consumers of the track."""
    if product != state.track[state.track_top] and product != state.track[state.track_top + 1]:
        return DD_4_5
    return 0


def offer_consumers(state: State, moves: Moves) -> None:
    """DD-4.5: the top two."""
    one = state.track[state.track_top]
    two = state.track[state.track_top + 1]
    offer(moves, EXPLORE + min(one, two), 1)
    offer(moves, EXPLORE + max(one, two), 1)


def explore(state: State, product: int, log: EventLog) -> None:
    """DD-4.5: the consumer goes, unbuilt, into the planet's slot; the other one stays on top."""
    here = state.ships[state.seat].at
    state.planets[here].second = product
    if state.track[state.track_top] != product:
        state.track[state.track_top + 1] = state.track[state.track_top]
    state.track[state.track_top] = NOTHING
    state.track_top += 1
    state.phase = ACTION_PHASE
    emit(log, EVERYONE, EXPLORED, state.seat, here, product)

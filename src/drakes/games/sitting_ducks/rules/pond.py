"""SD-R10, SD-R11: the pond, a known queue below an unknown mix, and how it fills the line."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.rules.actions import POND
from drakes.games.sitting_ducks.rules.events import DEALT
from drakes.games.sitting_ducks.rules.state import NOTHING, PLACES, SWIMMERS, State, clear_place, copy_place


def put_under(state: State, swimmer: int) -> None:
    """SD-R10: a card that everyone saw go under the pond."""
    state.queue[state.queued] = swimmer
    state.queued += 1


def mix_in(state: State, swimmer: int) -> None:
    """SD-R10: a card shuffled in, its place unknown."""
    state.mix[swimmer] += 1


def stir(state: State) -> None:
    """SD-R10: shuffling makes all of the pond unknown."""
    for i in range(state.queued):
        mix_in(state, state.queue[i])
        state.queue[i] = 0
    state.queued = 0


def is_mixed(state: State) -> bool:
    """Whether the top of the pond is unknown."""
    for swimmer in range(SWIMMERS):
        if state.mix[swimmer] != 0:
            return True
    return False


def offer_pond(state: State, moves: Moves) -> None:
    """SD-2.1, SD-5.3: each card of the mix may be the top one."""
    for swimmer in range(SWIMMERS):
        if state.mix[swimmer] != 0:
            offer(moves, POND + swimmer, state.mix[swimmer])


def deal(state: State, swimmer: int, log: EventLog) -> None:
    """SD-2.1, SD-5.3: the top of the pond fills the first free place."""
    state.line[state.length].card = swimmer
    emit(log, EVERYONE, DEALT, state.length, swimmer, 0)
    state.length += 1


def deal_from_mix(state: State, swimmer: int, log: EventLog) -> None:
    """SD-R10: the unknown top of the pond turns out to be this card."""
    state.mix[swimmer] -= 1
    deal(state, swimmer, log)


def deal_from_queue(state: State, log: EventLog) -> None:
    """SD-R10: below the mix the cards come in the order in which they went under."""
    while state.length < PLACES and not is_mixed(state):
        swimmer = state.queue[0]
        state.queued -= 1
        for i in range(state.queued):
            state.queue[i] = state.queue[i + 1]
        state.queue[state.queued] = 0
        deal(state, swimmer, log)


def close_up(state: State) -> None:
    """SD-5.3, SD-R14: the cards behind the gaps move up to the front; sights stay."""
    kept = 0
    for place in range(state.length):
        if state.line[place].card != NOTHING:
            if kept != place:
                copy_place(state.line[kept], state.line[place])
            kept += 1
    for place in range(kept, state.length):
        clear_place(state.line[place])
    state.length = kept

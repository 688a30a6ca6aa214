"""Chapter 5, movement: Line Forward, Hang Back, Move Ahead, Fast Forward, Disorderly Conduckt, Duck Shuffle."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.actions import ARRANGE
from drakes.games.sitting_ducks.clauses import SD_5_10, SD_5_11, SD_R2
from drakes.games.sitting_ducks.events import DANCED, MARCHED, MOVED, SWAPPED
from drakes.games.sitting_ducks.hiding import take_off_bottoms_up
from drakes.games.sitting_ducks.pond import mix_in, put_under, stir
from drakes.games.sitting_ducks.state import (
    ARRANGE_PHASE,
    NOTHING,
    PLACES,
    PLAY_PHASE,
    WATER,
    State,
    clear_place,
    copy_place,
    is_duck,
    is_own_duck,
)


def march_off(state: State, swimmer: int, log: EventLog) -> None:
    """SD-5.9, SD-V3: a card goes under the pond; a duck's march is counted."""
    put_under(state, swimmer)
    if swimmer != WATER:
        state.marched[swimmer] += 1
    emit(log, EVERYONE, MARCHED, swimmer, 0, 0)


def line_forward(state: State, log: EventLog) -> None:
    """SD-5.9, SD-5.14, SD-R6: the front card marches off, a pair with the cover first; its Bottoms Up comes off."""
    front = state.line[0]
    take_off_bottoms_up(state, 0, log)
    march_off(state, front.card, log)
    if front.hidden != NOTHING:
        march_off(state, front.hidden, log)
    clear_place(front)


def move_card(state: State, place: int, to: int) -> None:
    """SD-R13: a card, or a pair as one, moves to a place nearer the front; those it passes move back one place."""
    mover = state.line[place]
    card, hidden, bottoms_up = mover.card, mover.hidden, mover.bottoms_up
    for i in range(place, to, -1):
        copy_place(state.line[i], state.line[i - 1])
    goal = state.line[to]
    goal.card, goal.hidden, goal.bottoms_up = card, hidden, bottoms_up


def may_swap(state: State, seat: int, place: int, other: int) -> int:
    """SD-5.10, SD-R2: one's own duck, not past the end of the line."""
    if other < 0 or other >= PLACES:
        return SD_5_10
    if not is_duck(state.line[place]):
        return SD_5_10
    if not is_own_duck(state, seat, state.line[place]):
        return SD_R2
    return 0


def swap(state: State, place: int, other: int, log: EventLog) -> None:
    """SD-5.10: two neighbours change places."""
    move_card(state, max(place, other), min(place, other))
    emit(log, EVERYONE, SWAPPED, place, other, 0)


def may_fast_forward(state: State, seat: int, place: int) -> int:
    """SD-5.11, SD-R2, SD-R8: one's own duck, the front one too."""
    if not is_duck(state.line[place]):
        return SD_5_11
    if not is_own_duck(state, seat, state.line[place]):
        return SD_R2
    return 0


def fast_forward(state: State, place: int, log: EventLog) -> None:
    """SD-5.11: to the front; those it passes move back one place."""
    move_card(state, place, 0)
    emit(log, EVERYONE, MOVED, place, 0, 0)


def begin_disorder(state: State) -> None:
    """SD-5.12: the line is rearranged place by place, from the front."""
    state.arranged = 0
    state.phase = ARRANGE_PHASE


def offer_arrangements(state: State, moves: Moves) -> None:
    """SD-5.12, SD-R8: any card not yet settled, the one that lies there too."""
    for place in range(state.arranged, PLACES):
        offer(moves, ARRANGE + place, 1)


def arrange(state: State, place: int, log: EventLog) -> None:
    """SD-5.12: the card of this place comes next; the last one falls into place by itself."""
    move_card(state, place, state.arranged)
    emit(log, EVERYONE, MOVED, place, state.arranged, 0)
    state.arranged += 1
    if state.arranged == PLACES - 1:
        state.arranged = 0
        state.phase = PLAY_PHASE


def duck_shuffle(state: State, log: EventLog) -> None:
    """SD-5.13, SD-R6, SD-R7: the whole line, hidden ducks as separate cards, is shuffled into the pond."""
    for place in range(state.length):
        spot = state.line[place]
        take_off_bottoms_up(state, place, log)
        mix_in(state, spot.card)
        if spot.hidden != NOTHING:
            mix_in(state, spot.hidden)
        clear_place(spot)
    stir(state)
    emit(log, EVERYONE, DANCED, 0, 0, 0)

"""Chapter 5, movement: Line Forward, Hang Back, Move Ahead, Fast Forward, Disorderly Conduckt, Duck Shuffle."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.rules.actions import ARRANGE
from drakes.games.sitting_ducks.rules.events import DANCED, MARCHED, MOVED, SWAPPED
from drakes.games.sitting_ducks.rules.hiding import take_off_bottoms_up
from drakes.games.sitting_ducks.rules.pond import mix_in, put_under, stir
from drakes.games.sitting_ducks.rules.state import (
    ARRANGE_PHASE,
    EVERY_PAIR,
    FAST_FORWARD,
    MOVE_AHEAD,
    NOTHING,
    PLACES,
    PLAY_PHASE,
    WATER,
    State,
    clear_place,
    copy_place,
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


def hang_backs(own: int) -> int:
    """SD-5.10, SD-R2: one's own duck, not from the last place."""
    return own & EVERY_PAIR


def move_aheads(own: int) -> int:
    """SD-5.10, SD-R2: one's own duck, not from the first place."""
    return own & ~1


def swim(state: State, card: int, place: int, log: EventLog) -> None:
    """SD-5.10, SD-5.11, SD-R8: back, ahead, or to the front, those passed moving back one place."""
    if card == FAST_FORWARD:
        move_card(state, place, 0)
        emit(log, EVERYONE, MOVED, place, 0, 0)
        return
    other = place - 1 if card == MOVE_AHEAD else place + 1
    move_card(state, max(place, other), min(place, other))
    emit(log, EVERYONE, SWAPPED, place, other, 0)


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

"""SD-3.1, SD-3.4, SD-R16: hands, the pile and the discards."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.rules.actions import DRAW
from drakes.games.sitting_ducks.rules.events import DREW, GOT, RESHUFFLED
from drakes.games.sitting_ducks.rules.state import CARDS, HAND, NOTHING, State


def empty_slot(state: State, seat: int) -> int:
    """The first slot of a hand without a card, or NOTHING."""
    for slot in range(HAND):
        if state.hands[seat].cards[slot] == NOTHING:
            return slot
    return NOTHING


def put_down(state: State, seat: int, slot: int) -> int:
    """A card leaves the hand; where it goes is the caller's."""
    hand = state.hands[seat]
    card = hand.cards[slot]
    hand.cards[slot] = NOTHING
    hand.ages[slot] = 0
    hand.barred[slot] = 0
    return card


def discard(state: State, seat: int, slot: int) -> int:
    """SD-R16: a card goes to the discards, face up."""
    card = put_down(state, seat, slot)
    state.discards[card] += 1
    return card


def reshuffle_if_empty(state: State, log: EventLog) -> None:
    """SD-3.4, SD-R16: when a card is to be drawn and there is none, the discards, known to all, become the pile."""
    if state.pile_size > 0:
        return
    for card in range(CARDS):
        state.pile[card] += state.discards[card]
        state.pile_size += state.discards[card]
        state.discards[card] = 0
    for seat in range(state.seats):
        for slot in range(HAND):
            if state.hands[seat].cards[slot] != NOTHING:
                state.hands[seat].ages[slot] += 1
    emit(log, EVERYONE, RESHUFFLED, 0, 0, 0)


def offer_pile(state: State, moves: Moves) -> None:
    """SD-2.2, SD-3.1: each card of the pile may be the top one."""
    for card in range(CARDS):
        if state.pile[card] != 0:
            offer(moves, DRAW + card, state.pile[card])


def draw_card(state: State, card: int, log: EventLog) -> None:
    """SD-2.2, SD-3.1: the top card of the pile goes to the hand, seen by its owner alone."""
    seat = state.seat
    slot = empty_slot(state, seat)
    state.pile[card] -= 1
    state.pile_size -= 1
    state.hands[seat].cards[slot] = card
    emit(log, EVERYONE, DREW, seat, slot, 0)
    emit(log, 1 << seat, GOT, slot, card, 0)

"""Chapter 6, exchanges: goods between players on the same planet."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import ACCEPT, ASK, DECLINE, GIVE, SEND, WITHDRAW
from drakes.games.duck_dealer.rules.clauses import DD_6_9, DD_R11, DD_R18
from drakes.games.duck_dealer.rules.events import ACCEPTED, ASKED, DECLINED, OFFERED, SENT, WITHDRAWN
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    GOODS,
    OFFER_PHASE,
    OFFERS,
    Box,
    State,
    capacity,
    is_on_planet,
    load,
)


def is_partner(state: State, seat: int) -> bool:
    """DD-6.9: another player whose ship is on the same planet."""
    if seat >= state.seats or seat == state.seat or not is_on_planet(state.ships[state.seat]):
        return False
    return state.ships[seat].at == state.ships[state.seat].at


def may_offer(state: State) -> int:
    """DD-6.9, DD-R18: somebody to deal with, and at most three offers begun in a turn; not on a dot."""
    if state.phase == ACTION_PHASE and state.offers == OFFERS:
        return DD_R18
    here = state.ships[state.seat].at
    for seat in range(state.seats):
        if seat != state.seat and state.ships[seat].at == here:
            return 0 if is_on_planet(state.ships[state.seat]) else DD_R18
    return DD_6_9


def may_give(state: State, good: int) -> int:
    """DD-R18: one more of a good that is aboard."""
    if state.ships[state.seat].goods[good] <= state.given[good]:
        return DD_6_9
    return 0


def may_ask(state: State, good: int) -> int:
    """DD-R18: one more of a good that somebody here has; since version 2 of the rules, beside all that is asked."""
    for seat in range(state.seats):
        has_one_more = is_partner(state, seat) and state.ships[seat].goods[good] > state.asked[good]
        if has_one_more and (state.rulings == 0 or has_asked(state, seat)):
            return 0
    return DD_R18


def has_asked(state: State, seat: int) -> bool:
    """DD-R18: whether one player has all that is asked, altogether."""
    for good in range(GOODS):
        if state.ships[seat].goods[good] < state.asked[good]:
            return False
    return True


def offer_goods(state: State, moves: Moves) -> None:
    """DD-6.9: the goods that may be added to the offer."""
    if may_offer(state) != 0:
        return
    for good in range(GOODS):
        if may_give(state, good) == 0:
            offer(moves, GIVE + good, 1)
    for good in range(GOODS):
        if may_ask(state, good) == 0:
            offer(moves, ASK + good, 1)


def may_send(box: Box, state: State, seat: int) -> int:
    """DD-6.9, DD-R18, DD-R11: to a partner who has what is asked and stays within their holds."""
    if not is_partner(state, seat):
        return DD_6_9
    if not has_asked(state, seat):
        return DD_R18
    partner = state.ships[seat]
    aboard = partner.aboard
    for good in range(GOODS):
        aboard += state.given[good] - state.asked[good]
    if aboard > capacity(box, partner):
        return DD_R11
    return 0


def offer_offer(box: Box, state: State, moves: Moves) -> None:
    """DD-R18: add to the offer, send it, or withdraw it."""
    offer_goods(state, moves)
    for seat in range(state.seats):
        if may_send(box, state, seat) == 0:
            offer(moves, SEND + seat, 1)
    offer(moves, WITHDRAW, 1)


def offer_answers(moves: Moves) -> None:
    """DD-R11: the partner answers accept or decline."""
    offer(moves, ACCEPT, 1)
    offer(moves, DECLINE, 1)


def open_offer(state: State) -> None:
    """DD-R18: the first good begins an offer."""
    if state.phase == ACTION_PHASE:
        state.phase = OFFER_PHASE
        state.offers += 1


def give(state: State, good: int, log: EventLog) -> None:
    """DD-R18: one more good on the giving side."""
    open_offer(state)
    state.given[good] += 1
    emit(log, EVERYONE, OFFERED, state.seat, good, 0)


def ask(state: State, good: int, log: EventLog) -> None:
    """DD-R18: one more good on the asking side."""
    open_offer(state)
    state.asked[good] += 1
    emit(log, EVERYONE, ASKED, state.seat, good, 0)


def send(state: State, seat: int, log: EventLog) -> None:
    """DD-R11: one offer is open at a time."""
    state.answering = seat
    state.phase = ANSWER_PHASE
    emit(log, EVERYONE, SENT, state.seat, seat, 0)


def close_offer(state: State) -> None:
    """The offer is off the table; the turn goes on."""
    for good in range(GOODS):
        state.given[good] = 0
        state.asked[good] = 0
    state.phase = ACTION_PHASE


def withdraw(state: State, log: EventLog) -> None:
    """DD-R18: nothing comes of it."""
    emit(log, EVERYONE, WITHDRAWN, state.seat, 0, 0)
    close_offer(state)


def answer(state: State, is_accepted: bool, log: EventLog) -> None:
    """DD-6.9, DD-R11: the goods change ships, without energy, or they do not."""
    ship, partner = state.ships[state.seat], state.ships[state.answering]
    if is_accepted:
        for good in range(GOODS):
            change = state.asked[good] - state.given[good]
            load(ship, good, change)
            load(partner, good, -change)
        emit(log, EVERYONE, ACCEPTED, state.answering, 0, 0)
    else:
        emit(log, EVERYONE, DECLINED, state.answering, 0, 0)
    close_offer(state)

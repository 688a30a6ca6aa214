"""Chapters 4 to 6, cards: draw, keep, complete and validate them; the end."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import DEAL, KEEP
from drakes.games.dragon_market.rules.clauses import DM_2_5, DM_6_1
from drakes.games.dragon_market.rules.events import DREW, KEPT, LOOKED, OFFERED, OWN_CARD, TURNED_UP, VALIDATED, WON
from drakes.games.dragon_market.rules.state import (
    BLUE,
    CARDS,
    CHOICE,
    FINISHED_PHASE,
    GOODS,
    KEEP_PHASE,
    NOTHING,
    OMIT,
    PAY_PHASE,
    PURSE,
    SEATS,
    Box,
    State,
    count,
    side_of,
    sides,
)


def target(state: State) -> int:
    """DM-5.1: how many cards win the game."""
    if state.options.teams != 0:
        return 4
    if state.options.red_cards != 0 or state.seats < 4:
        return 3
    return 2


def cards_missing(state: State, side: int) -> int:
    """DM-5.1: how many cards a side has still to validate."""
    return target(state) - count(state.validated[side])


def goods_asked(box: Box, state: State, side: int) -> int:
    """DM-4.5: the goods of the side's card that are not yet there, one bit each."""
    return box.cards[state.cards[side]].goods & ~state.collected[side]


def goods_missing(box: Box, state: State, side: int) -> int:
    """DM-4.6, DM-R15: how many goods complete the card: all of them, or two of a card that leaves one out."""
    if state.omits[side] != 0:
        return max(2 - count(state.collected[side]), 0)
    return count(goods_asked(box, state, side))


def is_complete(box: Box, state: State, side: int) -> bool:
    """DM-4.6: whether the card can be validated."""
    return goods_missing(box, state, side) == 0


def validate(box: Box, state: State, seat: int, log: EventLog) -> None:
    """DM-4.6, DM-5.1, DM-6.2: the tokens go to the box; the game is won, or bonuses act and a new card is drawn."""
    side = side_of(state, seat)
    card = state.cards[side]
    for good in range(GOODS):
        state.boxed[good] += (state.collected[side] >> good) & 1
    state.collected[side] = 0
    state.barred[side] = 0
    state.validated[side] |= 1 << card
    state.cards[side] = NOTHING
    state.omits[side] = 0
    emit(log, EVERYONE, VALIDATED, seat, card, 0)
    if card >= BLUE:
        emit(log, EVERYONE, TURNED_UP, seat, card, 0)
    if cards_missing(state, side) == 0:
        win(state, side, log)
    else:
        reward(state, side, card - BLUE)


def win(state: State, side: int, log: EventLog) -> None:
    """DM-5.1: at once."""
    state.winner = side
    state.phase = FINISHED_PHASE
    for seat in range(state.seats):
        if side_of(state, seat) == side:
            emit(log, EVERYONE, WON, seat, 0, 0)


def reward(state: State, side: int, bonus: int) -> None:
    """DM-6.3 (k) (l) (m), DM-R19: three coins first, then a draw of three, for a card that leaves out one good."""
    if bonus == PURSE:
        state.owed = 3
    if bonus == OMIT:
        state.omits[side] = 1
    set_draws(state, 3 if bonus == CHOICE else 2)
    state.phase = PAY_PHASE


def set_draws(state: State, red: int) -> None:
    """DM-2.5, DM-6.1, DM-R8: one blue card, or so many red ones, as far as there are."""
    wanted = red if state.options.red_cards != 0 else 1
    state.draws = min(wanted, count(state.deck))


def may_deal(state: State, card: int) -> int:
    """DM-2.5, DM-6.1: a card of the deck."""
    if (state.deck >> card) & 1 == 0:
        return DM_2_5
    return 0


def offer_deck(state: State, moves: Moves) -> None:
    """DM-2.5: every card of the deck is equally likely."""
    for card in range(CARDS):
        if may_deal(state, card) == 0:
            offer(moves, DEAL + card, 1)


def deal(state: State, card: int, log: EventLog) -> bool:
    """DM-2.5, DM-6.1: a blue card lies face up at once, red ones are looked at. True if the player has a card."""
    state.deck &= ~(1 << card)
    state.draws -= 1
    if card < BLUE:
        state.cards[side_of(state, state.seat)] = card
        emit(log, EVERYONE, DREW, state.seat, card, 0)
        return True
    state.offered |= 1 << card
    state.looked += 1
    emit(log, EVERYONE, LOOKED, state.seat, 0, 0)
    emit(log, side_mates(state), OFFERED, card, 0, 0)
    if state.draws == 0:
        state.phase = KEEP_PHASE
    return False


def side_mates(state: State) -> int:
    """DM-7.2: both partners see the cards: the players of the mover's side, one bit each."""
    mates = 0
    for seat in range(state.seats):
        if side_of(state, seat) == side_of(state, state.seat):
            mates |= 1 << seat
    return mates


def may_keep(state: State, card: int) -> int:
    """DM-6.1: one of the cards looked at."""
    if (state.offered >> card) & 1 == 0:
        return DM_6_1
    return 0


def offer_keeps(state: State, moves: Moves) -> None:
    """DM-6.1: each of the cards looked at."""
    for card in range(CARDS):
        if may_keep(state, card) == 0:
            offer(moves, KEEP + card, 1)


def keep(state: State, card: int, log: EventLog) -> None:
    """DM-6.1: secretly; the others go back into the deck."""
    side = side_of(state, state.seat)
    note_seen(state, side)
    state.cards[side] = card
    state.deck |= state.offered & ~(1 << card)
    state.offered = 0
    state.looked = 0
    emit(log, EVERYONE, KEPT, state.seat, 0, 0)
    emit(log, side_mates(state), OWN_CARD, card, 0, 0)


def note_seen(state: State, side: int) -> None:
    """DM-6.1: whoever looked at cards knows that those kept before are others; of the new one nobody knows so much."""
    for other in range(sides(state)):
        if other != side:
            if state.cards[other] != NOTHING:
                state.seen[side * SEATS + other] |= state.offered >> BLUE
            state.seen[other * SEATS + side] = 0

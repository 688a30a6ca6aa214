"""What a seat may know, and what it may guess: the one place where secrets are kept."""

from drakes.core.chance import below, draw, stream
from drakes.core.game import EVERYTHING
from drakes.games.dragon_market.rules.state import (
    BLUE,
    CARDS,
    NOTHING,
    SEATS,
    UNKNOWN,
    Box,
    State,
    count,
    side_of,
    sides,
)

TRIES = 100_000
"""Attempts to deal the secret cards; one of the first nearly always succeeds."""


def hide(box: Box, state: State, seat: int) -> None:
    """DM-6.1, DM-7.2: other sides' red cards, those they look at and what they have seen go back to the deck."""
    own = side_of(state, seat) if seat >= 0 else NOTHING
    for side in range(sides(state)):
        if side != own:
            hide_card(state, side)
            for other in range(SEATS):
                state.seen[side * SEATS + other] = 0
    if side_of(state, state.seat) != own:
        hide_offer(state)
    state.observer = seat


def hide_card(state: State, side: int) -> None:
    """DM-6.1: a red card is secret until it is validated."""
    if state.cards[side] >= BLUE:
        state.deck |= 1 << state.cards[side]
        state.cards[side] = UNKNOWN


def hide_offer(state: State) -> None:
    """DM-6.1: of the cards being looked at only their number is known."""
    state.deck |= state.offered
    state.offered = 0


def guess(box: Box, hidden: State, seed: int) -> bool:
    """Deal the unknown again, each deal that fits what is known being equally likely. False if none was found."""
    key = stream(seed, 0)
    n = guess_cards(box, hidden, key)
    if n < 0:
        return False
    guess_offer(hidden, key, n)
    hidden.observer = EVERYTHING
    return True


def fits(box: Box, hidden: State, side: int, card: int) -> bool:
    """DM-R2, DM-6.1: whether an unknown card can be this one: the goods taken and left, the cards seen elsewhere."""
    goods = box.cards[card].goods
    if (hidden.deck >> card) & 1 == 0 or hidden.collected[side] & ~goods != 0 or hidden.barred[side] & goods != 0:
        return False
    if hidden.observer < 0:
        return True
    own = side_of(hidden, hidden.observer)
    return (hidden.seen[own * SEATS + side] >> (card - BLUE)) & 1 == 0


def those_fitting(box: Box, hidden: State, side: int) -> int:
    """The cards an unknown one can be, one bit each."""
    found = 0
    for card in range(BLUE, CARDS):
        if fits(box, hidden, side, card):
            found |= 1 << card
    return found


def pick(cards: int, bits: int) -> int:
    """One of a set of cards, as a set; empty if there is none."""
    for _ in range(below(bits, count(cards))):
        cards &= cards - 1
    return cards & -cards


def guess_cards(box: Box, hidden: State, key: int) -> int:
    """Each unknown card among those that fit, again until no two are the same. Draws made, or -1.

    An attempt draws each card without regard to the others, so every deal without a clash has the same chance.
    """
    for attempt in range(TRIES):
        n = attempt * SEATS
        taken, clash = 0, 0
        for side in range(sides(hidden)):
            if hidden.cards[side] == UNKNOWN:
                card = pick(those_fitting(box, hidden, side), draw(key, n + side))
                if card == 0:
                    return -1
                clash |= taken & card
                taken |= card
        if clash == 0:
            hand_over(box, hidden, key, n)
            return n + SEATS
    return -1


def hand_over(box: Box, hidden: State, key: int, n: int) -> None:
    """The attempt from draw number `n` on succeeded: give the cards it drew."""
    taken = 0
    for side in range(sides(hidden)):
        if hidden.cards[side] == UNKNOWN:
            card = pick(those_fitting(box, hidden, side), draw(key, n + side))
            hidden.cards[side] = count(card - 1)
            taken |= card
    hidden.deck &= ~taken


def guess_offer(hidden: State, key: int, n: int) -> None:
    """DM-6.1: the cards another side looks at are any of the deck."""
    for i in range(hidden.looked - count(hidden.offered)):
        card = pick(hidden.deck, draw(key, n + i))
        hidden.deck &= ~card
        hidden.offered |= card

"""What a seat may know, and what it may guess: the one place where secrets are kept."""

from drakes.core.chance import below, draw, stream
from drakes.core.game import EVERYTHING
from drakes.games.sitting_ducks.rules.state import (
    AGE,
    CARDS,
    FINISHED_PHASE,
    HAND,
    NOTHING,
    SEATS,
    UNKNOWN,
    Box,
    State,
)

TRIES = 100_000
"""Attempts to deal one bag; the first nearly always succeeds."""


def hide(box: Box, state: State, seat: int) -> None:
    """SD-R10, SD-R16, SD-V1: unknown cards go back to the bag they are publicly known to come from."""
    for other in range(state.seats):
        if other != seat:
            hide_hand(state, other)
            if state.options.secret_colours != 0 and state.out[other] == 0 and state.phase != FINISHED_PHASE:
                hide_colour(state, other)
    state.observer = seat


def hide_hand(state: State, seat: int) -> None:
    """SD-R16: a card drawn since the last reshuffle goes back to the pile, an older one to the loose cards."""
    hand = state.hands[seat]
    for slot in range(HAND):
        card = hand.cards[slot]
        if card >= 0:
            if hand.ages[slot] == 0:
                state.pile[card] += 1
            else:
                add_loose(state, hand.ages[slot] * AGE + card)
            hand.cards[slot] = UNKNOWN


def add_loose(state: State, entry: int) -> None:
    """Keep the loose cards in ascending order, so that they tell nothing of whose they are."""
    i = HAND * SEATS - 1
    while i > 0 and (state.loose[i - 1] == 0 or state.loose[i - 1] > entry):
        state.loose[i] = state.loose[i - 1]
        i -= 1
    state.loose[i] = entry


def hide_colour(state: State, seat: int) -> None:
    """SD-V1: nobody sees who owns which colour until the owner's last duck is hit."""
    if state.colours[seat] != NOTHING:
        state.colours[seat] = UNKNOWN


def guess(box: Box, hidden: State, seed: int) -> bool:
    """Deal the unknown again, each deal that fits what is known being equally likely. False if none was found."""
    key = stream(seed, 0)
    n = guess_colours(hidden, key)
    for age in range(oldest(hidden) + 1):
        n = guess_hands_of_age(hidden, age, key, n)
        if n < 0:
            return False
    for i in range(HAND * SEATS):
        hidden.loose[i] = 0
    hidden.observer = EVERYTHING
    return True


def guess_colours(hidden: State, key: int) -> int:
    """SD-V1: the colours nobody has shown, in any order. Gives the number of draws made."""
    n = 0
    for seat in range(hidden.seats):
        if hidden.colours[seat] == UNKNOWN:
            ways = 0
            for colour in range(hidden.seats):
                if not is_known_colour(hidden, colour):
                    ways += 1
            skip = below(draw(key, n), ways)
            n += 1
            hidden.colours[seat] = nth_unknown_colour(hidden, skip)
    return n


def is_known_colour(hidden: State, colour: int) -> bool:
    """Whether a seat is known, or guessed, to own this colour."""
    for seat in range(hidden.seats):
        if hidden.colours[seat] == colour:
            return True
    return False


def nth_unknown_colour(hidden: State, n: int) -> int:
    """The colour number `n` among those without an owner."""
    for colour in range(hidden.seats):
        if not is_known_colour(hidden, colour):
            if n == 0:
                return colour
            n -= 1
    return NOTHING


def oldest(hidden: State) -> int:
    """The greatest age of an unknown card."""
    age = 0
    for seat in range(hidden.seats):
        for slot in range(HAND):
            if hidden.hands[seat].cards[slot] == UNKNOWN:
                age = max(age, hidden.hands[seat].ages[slot])
    return age


def guess_hands_of_age(hidden: State, age: int, key: int, n: int) -> int:
    """SD-R16: deal one bag to its slots, again until no card is where it cannot be. Draws made so far, or -1."""
    for _ in range(TRIES):
        n = deal_bag(hidden, age, key, n)
        if n >= 0:
            return n
        n = -n
        take_bag_back(hidden, age)
    return -1


def deal_bag(hidden: State, age: int, key: int, n: int) -> int:
    """One attempt: slots with barred cards first. Draws made so far, negative if the attempt failed.

    Each slot draws among `most` ways, a number that does not depend on what earlier slots got; an attempt that draws
    one of the ways that are gone fails. So every deal that fits has the same chance.
    """
    for barred_ones in range(2):
        for seat in range(hidden.seats):
            for slot in range(HAND):
                hand = hidden.hands[seat]
                if hand.cards[slot] != UNKNOWN or hand.ages[slot] != age:
                    continue
                if (hand.barred[slot] != 0) != (barred_ones == 0):
                    continue
                most = most_ways(hidden, age, hand.barred[slot])
                choice = below(draw(key, n), most)
                n += 1
                if choice >= ways_left(hidden, age, hand.barred[slot]):
                    return -n
                hand.cards[slot] = take(hidden, age, hand.barred[slot], choice)
    return n


def is_barred(barred: int, card: int) -> bool:
    """SD-R16: whether a card is among those a slot is known not to hold."""
    return (barred >> card) & 1 != 0


def ways_left(hidden: State, age: int, barred: int) -> int:
    """The cards left in a bag that are not barred."""
    ways = 0
    if age == 0:
        for card in range(CARDS):
            if not is_barred(barred, card):
                ways += hidden.pile[card]
    else:
        for i in range(HAND * SEATS):
            if hidden.loose[i] // AGE == age and not is_barred(barred, hidden.loose[i] % AGE):
                ways += 1
    return ways


def most_ways(hidden: State, age: int, barred: int) -> int:
    """The cards of a full bag that are not barred, less those that slots dealt before must have taken of them."""
    ways = ways_left(hidden, age, barred)
    for seat in range(hidden.seats):
        hand = hidden.hands[seat]
        for slot in range(HAND):
            if seat != hidden.observer and hand.cards[slot] >= 0 and hand.ages[slot] == age:
                if not is_barred(barred, hand.cards[slot]):
                    ways += 1
                if barred & ~hand.barred[slot] == 0:
                    ways -= 1
    return ways


def take(hidden: State, age: int, barred: int, choice: int) -> int:
    """Take card number `choice` of a bag, those barred not counted; a loose card taken is marked as negative."""
    if age == 0:
        for card in range(CARDS):
            if not is_barred(barred, card):
                if choice < hidden.pile[card]:
                    hidden.pile[card] -= 1
                    return card
                choice -= hidden.pile[card]
        return NOTHING
    for i in range(HAND * SEATS):
        if hidden.loose[i] // AGE == age and not is_barred(barred, hidden.loose[i] % AGE):
            if choice == 0:
                hidden.loose[i] = -hidden.loose[i]
                return -hidden.loose[i] % AGE
            choice -= 1
    return NOTHING


def take_bag_back(hidden: State, age: int) -> None:
    """After a failed attempt all cards of the bag are unknown again."""
    for seat in range(hidden.seats):
        hand = hidden.hands[seat]
        for slot in range(HAND):
            if seat != hidden.observer and hand.cards[slot] >= 0 and hand.ages[slot] == age:
                if age == 0:
                    hidden.pile[hand.cards[slot]] += 1
                hand.cards[slot] = UNKNOWN
    for i in range(HAND * SEATS):
        if hidden.loose[i] < 0:
            hidden.loose[i] = -hidden.loose[i]

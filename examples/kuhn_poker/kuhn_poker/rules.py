"""The rules, in the dialect: a card each, and one round of betting."""

import sys
from pathlib import Path
from typing import Annotated

from drakes.core.actions import ActionTable, Domain
from drakes.core.chance import below, draw, stream
from drakes.core.events import EVERYONE, EventLog, EventTable, emit
from drakes.core.game import EVERYTHING, NATURE, OVER, Rules
from drakes.core.moves import Moves, offer
from drakes.core.record import Int8, record

SEATS = 3
CARDS = 4
NOTHING = -1
UNKNOWN = -2

CARD = Domain("card", ("jack", "queen", "king", "ace"))
ACTIONS = ActionTable(check=(), bet=(), call=(), fold=(), deal=(CARD,))
CHECK, BET, CALL, FOLD, DEAL = (ACTIONS.first(kind) for kind in ("check", "bet", "call", "fold", "deal"))

EVENTS = EventTable(
    ("dealt", {"seat": "seat"}),
    ("got", {"card": "card"}),
    ("checked", {"seat": "seat"}),
    ("bet", {"seat": "seat"}),
    ("called", {"seat": "seat"}),
    ("folded", {"seat": "seat"}),
    ("shown", {"seat": "seat", "card": "card"}),
    ("won", {"seat": "seat", "chips": "number"}),
    reveals=("shown",),
)
DEALT, GOT, SAID, SHOWN, WON = (EVENTS.number(kind) for kind in ("dealt", "got", "checked", "shown", "won"))
"""What players say, from `checked` on, is numbered like their actions."""

KP_1_3, KP_2_1, KP_2_2, KP_2_3, KP_3_1 = range(1, 6)
CLAUSES = {KP_1_3: "KP-1.3", KP_2_1: "KP-2.1", KP_2_2: "KP-2.2", KP_2_3: "KP-2.3", KP_3_1: "KP-3.1"}


@record
class Box:
    """KP-1.2: the chips of the ante and of a bet."""

    ante: Int8
    bet: Int8


@record
class State:
    """What lies on the table."""

    observer: Int8
    seats: Int8
    deck: Int8
    """The cards not dealt, one bit each; after `hide` also those dealt to nobody knows whom."""
    dealt: Int8
    """How many players have a card."""
    mover: Int8
    last: Int8
    """The player who speaks last."""
    bettor: Int8
    pot: Int8
    cards: Annotated[list[int], Int8, SEATS]
    chips: Annotated[list[int], Int8, SEATS]
    has_folded: Annotated[list[int], Int8, SEATS]


@record
class Features:
    """What a learning program sees: its card, and everyone's chips, its own first."""

    card: Annotated[list[int], Int8, CARDS]
    chips: Annotated[list[int], Int8, SEATS]


def setup(box: Box, state: State) -> None:
    """KP-1.1, KP-1.2: a card more than players, and everyone's ante in the pot."""
    state.mover = NATURE
    state.deck = (1 << (state.seats + 1)) - 1
    state.last = state.seats - 1
    state.bettor = NOTHING
    for seat in range(SEATS):
        state.cards[seat] = NOTHING
    for seat in range(state.seats):
        state.chips[seat] = box.bet
        state.pot += box.ante


def to_move(state: State) -> int:
    """KP-1.3, KP-2.1, KP-3.1: nature deals, the players speak in turn, and it is over."""
    return state.mover


def is_in_deck(state: State, card: int) -> bool:
    """KP-1.3: whether a card may still be dealt."""
    return (state.deck >> card) & 1 != 0


def legal(box: Box, state: State, moves: Moves) -> None:
    """KP-1.3, KP-2.2, KP-2.3: deal a card; check or bet; after a bet call or fold."""
    if state.mover == NATURE:
        for card in range(CARDS):
            if is_in_deck(state, card):
                offer(moves, DEAL + card, 1)
    elif state.mover != OVER:
        offer(moves, CHECK if state.bettor == NOTHING else CALL, 1)
        offer(moves, BET if state.bettor == NOTHING else FOLD, 1)


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """KP-1.3, KP-2.1: a card is dealt, or one player speaks."""
    log.n = 0
    if action >= DEAL:
        deal(state, action - DEAL, log)
    else:
        speak(box, state, action, log)


def deal(state: State, card: int, log: EventLog) -> None:
    """KP-1.3: the next player gets a card that nobody else sees."""
    emit(log, EVERYONE, DEALT, state.dealt, 0, 0)
    emit(log, 1 << state.dealt, GOT, card, 0, 0)
    state.cards[state.dealt] = card
    state.deck ^= 1 << card
    state.dealt += 1
    if state.dealt == state.seats:
        state.mover = 0


def speak(box: Box, state: State, action: int, log: EventLog) -> None:
    """KP-2.2, KP-2.3: check, bet, call or fold; all others answer a bet."""
    seat = state.mover
    emit(log, EVERYONE, SAID + action, seat, 0, 0)
    if action == BET:
        state.bettor = seat
        state.last = (seat + state.seats - 1) % state.seats
    if action == FOLD:
        state.has_folded[seat] = 1
    elif action != CHECK:
        state.chips[seat] -= box.bet
        state.pot += box.bet
    if seat == state.last:
        end(state, log)
    else:
        state.mover = (seat + 1) % state.seats


def is_face_up(state: State, seat: int) -> bool:
    """KP-3.1: whether a player's card is shown: at the end, unless folded or alone."""
    folded = 0
    for other in range(state.seats):
        folded += state.has_folded[other]
    return state.mover == OVER and state.has_folded[seat] == 0 and folded < state.seats - 1


def end(state: State, log: EventLog) -> None:
    """KP-3.1, KP-3.2: cards are shown, and the highest takes the pot."""
    state.mover = OVER
    winner = state.bettor if state.bettor != NOTHING else 0
    for seat in range(state.seats):
        if is_face_up(state, seat):
            emit(log, EVERYONE, SHOWN, seat, state.cards[seat], 0)
            if state.cards[seat] > state.cards[winner]:
                winner = seat
    emit(log, EVERYONE, WON, winner, state.pot, 0)
    state.chips[winner] += state.pot
    state.pot = 0


def places(box: Box, state: State, out: list[int]) -> None:
    """KP-3.3: whoever has more chips is ahead."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            if state.chips[other] > state.chips[seat]:
                out[seat] += 1


def scores(box: Box, state: State, out: list[int]) -> None:
    """KP-3.3: the chips of each."""
    for seat in range(state.seats):
        out[seat] = state.chips[seat]


def hide(box: Box, state: State, seat: int) -> None:
    """KP-1.3: others' cards that are not shown might as well be in the deck."""
    for other in range(state.seats):
        if other != seat and state.cards[other] >= 0 and not is_face_up(state, other):
            state.deck |= 1 << state.cards[other]
            state.cards[other] = UNKNOWN
    state.observer = seat


def guess(box: Box, hidden: State, seed: int) -> bool:
    """Deal the unknown cards again, every deal being equally likely."""
    key, n = stream(seed, 0), 0
    for seat in range(hidden.seats):
        while hidden.cards[seat] == UNKNOWN:
            card = below(draw(key, n), CARDS)
            n += 1
            if is_in_deck(hidden, card):
                hidden.cards[seat] = card
                hidden.deck ^= 1 << card
    hidden.observer = EVERYTHING
    return True


def observe(box: Box, hidden: State, features: Features) -> None:
    """KP-1.3: one's own card, and what everyone can see."""
    for card in range(CARDS):
        features.card[card] = 1 if hidden.cards[hidden.observer] == card else 0
    for i in range(hidden.seats):
        features.chips[i] = hidden.chips[(hidden.observer + i) % hidden.seats]


def pieces(box: Box, state: State, out: list[int]) -> None:
    """KP-1.1, KP-1.2: every card, in the deck or with a player, and all chips."""
    for card in range(CARDS):
        out[card] = (state.deck >> card) & 1
    out[CARDS] = state.pot
    for seat in range(state.seats):
        out[CARDS] += state.chips[seat]
        if state.cards[seat] >= 0:
            out[state.cards[seat]] += 1


RULES = Rules(
    name="kuhn_poker",
    version=1,
    seats=range(2, SEATS + 1),
    box=Box,
    state=State,
    features=Features,
    max_moves=CARDS,
    actions=ACTIONS,
    events=EVENTS,
    domains={"card": CARD.labels, "seat": ("1", "2", "3")},
    clauses=CLAUSES,
    source=Path(__file__),
    modules=(sys.modules[__name__],),
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    places=places,
    scores=scores,
    hide=hide,
    guess=guess,
    observe=observe,
    pieces=pieces,
    piece_names=(*CARD.labels, "chip"),
)

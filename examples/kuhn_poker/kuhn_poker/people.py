"""For people: the box that is read, what is seen, and why something is not possible. Plain Python."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from drakes.core.box import BoxDocument
from drakes.core.events import Event
from drakes.core.game import EVERYTHING, NATURE, OVER, Foresight, People
from kuhn_poker import rules
from kuhn_poker.rules import BET, CARD, DEAL, NOTHING, Box, State


class SeatView(msgspec.Struct, frozen=True):
    """A player: the card, where the observer knows it, chips, and whether they have folded."""

    card: str | None
    chips: int
    folded: bool


class View(msgspec.Struct, frozen=True):
    """The table as the observer may see it."""

    pot: int
    seats: list[SeatView]


def view(box: Box, hidden: State) -> View:
    """What is drawn of a hidden state."""
    cards = [CARD.labels[card] if card >= 0 else None for card in hidden.cards]
    seats = [SeatView(cards[i], hidden.chips[i], hidden.has_folded[i] == 1) for i in range(hidden.seats)]
    return View(hidden.pot, seats)


def why_not(box: Box, state: State, action: int) -> int:
    """0 if the observer may take this action now, else the clause that forbids it."""
    mover = rules.to_move(state)
    if mover == OVER:
        return rules.KP_3_1
    if mover == NATURE and action >= DEAL and state.observer == EVERYTHING and rules.is_in_deck(state, action - DEAL):
        return 0
    if mover == NATURE or action >= DEAL:
        return rules.KP_1_3
    if state.observer not in (EVERYTHING, mover):
        return rules.KP_2_1
    if action <= BET:
        return 0 if state.bettor == NOTHING else rules.KP_2_2
    return 0 if state.bettor != NOTHING else rules.KP_2_3


def foresees(state: State, events: Sequence[Event]) -> Foresight:
    """KP-3.1: a player knows what they say; which cards are shown then they do not."""
    return Foresight(1, view=False)


def read_box(document: BoxDocument) -> Box:
    """KP-1.2: the chips of the ante and of a bet."""
    box = Box()
    document.text("edition.name")
    document.sure("chips")
    box.ante = document.integer("chips.ante", 1, 9)
    box.bet = document.integer("chips.bet", 1, 9)
    document.finish()
    return box


PEOPLE = People(
    folder=Path(__file__).parent, read_box=read_box, why_not=why_not, view=view, foresees=foresees, minutes=(1, 1)
)

"""SD-B1: what a box may hold, wherever it came from: the rules index and count by these numbers."""

from collections.abc import Iterator
from itertools import chain

from drakes.core.box import Number, each, first_beyond
from drakes.games.sitting_ducks.rules.actions import FIRST, TARGETS
from drakes.games.sitting_ducks.rules.state import BOTTOMS_UP, CARDS, HAND, PLACES, SEATS, Box

MOST_OF_A_CARD = 30
MOST_CARDS = 120


def refuse_box(box: Box) -> str:
    """A sentence about the first number that the rules cannot carry, or ''."""
    return first_beyond(chain(_pond(box), _looked_up(box), _decks(box)))


def _pond(box: Box) -> Iterator[Number]:
    """SD-1.1, SD-2.3, SD-R11, SD-V3."""
    yield "ducks", box.ducks, 1, 5
    yield "water", box.water, PLACES - 1, PLACES - 1
    yield "marching_points", box.marching_points, 0, 9
    yield "survivor_points", box.survivor_points, 0, 9


def _looked_up(box: Box) -> Iterator[Number]:
    """Where each card's actions begin is no edition's business."""
    for card in range(CARDS):
        yield f"first_actions[{card}]", box.first_actions[card], FIRST[card], FIRST[card]
        yield f"targets[{card}]", box.targets[card], TARGETS[card], TARGETS[card]


def _decks(box: Box) -> Iterator[Number]:
    """SD-B1, SD-3.4: there must be a card to draw when every hand is full."""
    for n, deck in enumerate(box.decks):
        yield from each(f"decks[{n}].cards", deck.cards, 0, MOST_OF_A_CARD)
        least = HAND * SEATS + min(deck.cards[BOTTOMS_UP], PLACES) + 1
        yield f"decks[{n}]", sum(deck.cards), least, MOST_CARDS

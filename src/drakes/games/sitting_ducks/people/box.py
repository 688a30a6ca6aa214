"""SD-B1: the printed box, read from an edition file and checked for what the rules need."""

from drakes.core.box import BoxDocument
from drakes.games.sitting_ducks.rules.actions import CARD, FIRST, TARGETS
from drakes.games.sitting_ducks.rules.state import BOTTOMS_UP, CARDS, HAND, PLACES, SEATS, Box

DECK_NAMES = ("standard", "extended")


def read_box(document: BoxDocument) -> Box:
    """SD-1.1, SD-B1, SD-V5: ducks, water and decks.

    Less water would leave places empty (SD-R11); with more the first line could be without a duck (SD-2.3).
    """
    box = Box()
    for card in range(CARDS):
        box.first_actions[card] = FIRST[card]
        box.targets[card] = TARGETS[card]
    document.title("edition.name")
    document.sure("ducks")
    box.ducks = document.integer("ducks.each_colour", 2, 6) - 1
    document.sure("water")
    box.water = document.integer("water.cards", PLACES - 1, PLACES - 1)
    document.sure("points")
    box.marching_points = document.integer("points.marching_off", 0, 9)
    box.survivor_points = document.integer("points.survivor", 0, 9)
    for name, deck in zip(DECK_NAMES, box.decks, strict=True):
        read_deck(document, name, deck.cards)
    document.finish()
    return box


def read_deck(document: BoxDocument, name: str, cards: list[int]) -> None:
    """SD-B1, SD-3.4: the count of each card; there must be one to draw when every hand is full."""
    table = f"deck.{name}"
    document.sure(table)
    for card, label in enumerate(CARD.labels):
        cards[card] = document.integer(f"{table}.cards.{label}", 0, 30)
    total = sum(cards)
    least = HAND * SEATS + min(cards[BOTTOMS_UP], PLACES) + 1
    if not least <= total <= 120:
        fault = document.fault(f"{table}.cards", total, f"{least} to 120 cards in all")
        raise fault.because("total", least=least, most=120)

"""DM-B1 to DM-B7: what a box may hold, wherever it came from: the rules index and shift by these numbers."""

from collections.abc import Iterator
from itertools import chain

from drakes.core.box import Number, each, first_beyond
from drakes.games.dragon_market.people.box import AFTER, BEFORE, Drawing, rotated
from drakes.games.dragon_market.rules.board import REACH, square_at
from drakes.games.dragon_market.rules.state import (
    BLUE,
    BOATS,
    CARDS,
    CENTRE,
    EAST,
    END,
    FACES,
    GOODS,
    RIM,
    SIZE,
    WAYS,
    WIDTH,
    Box,
)

BLUE_GOODS = 4
RED_GOODS = 3
ON_CARDS = 2
"""DM-B5, DM-B6: every kind is on exactly so many blue cards, on at most so many red ones."""


def refuse_box(box: Box) -> str:
    """A sentence about the first number that the rules cannot carry, or ''."""
    return first_beyond(chain(_counts(box), _cards(box), _sweeps(box)))


def _counts(box: Box) -> Iterator[Number]:
    """DM-B1 to DM-B4: pontoons in the corners, boats, tokens, coins and the die."""
    for corner, (column, row) in enumerate(((0, 0), (SIZE - 1, 0), (SIZE - 1, SIZE - 1), (0, SIZE - 1))):
        square = square_at(column, row)
        yield f"pontoons[{corner}]", box.pontoons[corner], square, square
    yield from each("faces", box.faces, 0, FACES)
    yield "faces in all", sum(box.faces), FACES, FACES
    yield "centre_boats", box.centre_boats, 0, BOATS
    yield "tokens", box.tokens, 2, 2
    yield "coins", box.coins, 6, 60


def _cards(box: Box) -> Iterator[Number]:
    """DM-B5, DM-B6: how many goods a card asks for, and on how many cards a good is."""
    for card in range(CARDS):
        goods, count = box.cards[card].goods, BLUE_GOODS if card < BLUE else RED_GOODS
        yield f"cards[{card}].goods", goods, 0, (1 << GOODS) - 1
        yield f"the goods of cards[{card}]", goods.bit_count(), count, count
    for good in range(GOODS):
        blue, red = (
            sum(card.goods >> good & 1 for card in cards) for cards in (box.cards[:BLUE], box.cards[BLUE:CARDS])
        )
        yield f"the blue cards with good {good}", blue, ON_CARDS, ON_CARDS
        yield f"the red cards with good {good}", red, 0, ON_CARDS


def _sweeps(box: Box) -> Iterator[Number]:
    """DM-B7: what a boat pointing east needs to turn left holds for every heading and, mirrored, for right."""
    for kind in (CENTRE, END):
        left = drawing(box.sweeps[(kind * WAYS + EAST) * 2])
        needed = AFTER[kind] - {(0, 0)}
        yield f"the squares where a boat of kind {kind} comes to lie", len(needed & left), len(needed), len(needed)
        yield f"a boat's own squares in the sweep of kind {kind}", len(BEFORE[kind] & left), 0, 0
        for side, swept in enumerate((left, {(column, -row) for column, row in left})):
            for heading in range(WAYS):
                place, expected = (kind * WAYS + heading) * 2 + side, bits(rotated(swept, heading))
                yield f"sweeps[{place}]", box.sweeps[place], expected, expected


def drawing(sweep: int) -> Drawing:
    """The squares of a sweep, from its sailor: column and row; bits beyond the reach of a turn are left out."""
    square = [(column, row) for row in range(REACH) for column in range(REACH)]
    return {(column - RIM, row - RIM) for column, row in square if sweep >> (row * WIDTH + column) & 1}


def bits(squares: Drawing) -> int:
    """A sweep from its squares."""
    return sum(1 << ((row + RIM) * WIDTH + column + RIM) for column, row in squares)

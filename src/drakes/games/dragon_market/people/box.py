"""DM-B1 to DM-B7: the printed box, read from an edition file and checked for what the rules need."""

from collections import Counter

from drakes.core.box import BoxDocument
from drakes.games.dragon_market.rules.actions import CARD, GOOD
from drakes.games.dragon_market.rules.board import REACH, square_at
from drakes.games.dragon_market.rules.state import (
    BLUE,
    BOATS,
    CENTRE,
    EAST,
    END,
    FACES,
    RIM,
    SIZE,
    WAYS,
    WIDTH,
    Box,
)

BEFORE = {CENTRE: {(-1, 0), (0, 0), (1, 0)}, END: {(0, 0), (1, 0), (2, 0)}}
"""A boat that points east, from its sailor: column and row of its squares."""
AFTER = {CENTRE: {(0, -1), (0, 0), (0, 1)}, END: {(0, 0), (0, -1), (0, -2)}}
"""The same boat after a quarter turn to the left."""

Drawing = set[tuple[int, int]]


def read_box(document: BoxDocument) -> Box:
    """DM-1.1, DM-B1 to DM-B7: board, boats, coins, tokens, dice, sweeps and cards."""
    box = Box()
    document.title("edition.name")
    read_board(document, box)
    document.sure("boats")
    box.centre_boats = document.integer("boats.centre", 0, BOATS)
    document.integer("boats.end", BOATS - box.centre_boats, BOATS - box.centre_boats)
    document.sure("coins")
    box.coins = document.integer("coins.count", 6, 60)
    document.sure("tokens")
    box.tokens = document.integer("tokens.each_kind", 2, 2)
    read_die(document, box)
    document.sure("sweep")
    read_sweep(document, "sweep.centre", CENTRE, box)
    read_sweep(document, "sweep.end", END, box)
    read_cards(document, "blue", CARD.labels[:BLUE], 4, box)
    read_cards(document, "red", CARD.labels[BLUE:], 3, box)
    document.finish()
    return box


def read_board(document: BoxDocument, box: Box) -> None:
    """DM-B1, DM-R16: ten by ten squares, a pontoon of one square in each corner, clockwise from the northwest."""
    document.sure("board")
    last = document.integer("board.side", SIZE, SIZE) - 1
    document.integer("board.pontoon", 1, 1)
    for corner, (column, row) in enumerate(((0, 0), (last, 0), (last, last), (0, last))):
        box.pontoons[corner] = square_at(column, row)


def read_die(document: BoxDocument, box: Box) -> None:
    """DM-B3: how many of the six faces show each value."""
    document.sure("die")
    for face in range(FACES):
        box.faces[face] = document.integer(f"die.faces.{face + 1}", 0, FACES)
    if sum(box.faces) != FACES:
        raise document.fault("die.faces", sum(box.faces), f"{FACES} faces in all").because("exactly", count=FACES)


def read_sweep(document: BoxDocument, key: str, kind: int, box: Box) -> None:
    """DM-B7: the squares of one drawing, rotated to all headings and mirrored to both sides."""
    left = read_drawing(document, key, kind)
    right = {(column, -row) for column, row in left}
    for side, swept in enumerate((left, right)):
        for heading in range(WAYS):
            bits = sum(1 << ((row + RIM) * WIDTH + column + RIM) for column, row in rotated(swept, heading))
            box.sweeps[(kind * WAYS + heading) * 2 + side] = bits


def rotated(squares: Drawing, heading: int) -> Drawing:
    """What is drawn for a boat that points east, for one that points another way."""
    for _ in range((heading - EAST) % WAYS):
        squares = {(-row, column) for column, row in squares}
    return squares


def read_drawing(document: BoxDocument, key: str, kind: int) -> Drawing:
    """DM-B7: the squares marked + in a drawing of five by five; the boat's own are marked S and b."""
    text = document.text(key)
    lines = [line.split() for line in text.strip().splitlines()]
    if len(lines) != REACH or any(len(line) != REACH for line in lines):
        raise document.fault(key, text, "five lines of five squares").because("drawing")
    marks: dict[str, Drawing] = {mark: set() for mark in ".+Sb"}
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            if mark not in marks:
                raise document.fault(key, mark, "the marks . + S b only").because("drawing")
            marks[mark].add((column - RIM, row - RIM))
    if marks["S"] != {(0, 0)} or marks["b"] != BEFORE[kind] - {(0, 0)}:
        expected = "S in the middle and b where the rest of the boat lies, pointing east"
        raise document.fault(key, text, expected).because("drawing")
    if not AFTER[kind] <= marks["+"] | marks["S"]:
        raise document.fault(key, text, "+ where the boat comes to lie, pointing north").because("drawing")
    return marks["+"]


def read_cards(document: BoxDocument, colour: str, names: tuple[str, ...], n: int, box: Box) -> None:
    """DM-B5, DM-B6: `n` different kinds a card; every kind on exactly two blue cards, on at most two red ones."""
    document.sure(colour)
    asked: Counter[str] = Counter()
    for name in names:
        key = f"{colour}.cards.{name}"
        goods = document.text(key).split()
        unknown = [good for good in goods if good not in GOOD.labels]
        if unknown or len(goods) != n or len(set(goods)) != n:
            expected = f"{n} different goods of {', '.join(GOOD.labels)}"
            raise document.fault(key, " ".join(goods), expected).because("goods", least=n, most=n)
        box.cards[CARD.index(name)].goods = sum(1 << GOOD.index(good) for good in goods)
        asked.update(goods)
    for good in GOOD.labels:
        if asked[good] > 2 or (colour == "blue" and asked[good] < 2):
            expected = "exactly two cards" if colour == "blue" else "at most two cards"
            fault = document.fault(f"{colour}.cards", f"{good} on {asked[good]} cards", f"every kind on {expected}")
            raise fault.because("kinds", good=good, cards=asked[good])

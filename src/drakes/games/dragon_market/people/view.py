"""What a person sees: a hidden state in words, built from empty."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from drakes.core.game import NATURE, OVER
from drakes.core.options import OptionValue
from drakes.games.dragon_market.people.options import OPTIONS
from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.people.turns import Turns, swings, turns
from drakes.games.dragon_market.people.walks import Walk, walks
from drakes.games.dragon_market.rules.actions import CARD, GOOD
from drakes.games.dragon_market.rules.board import square_of
from drakes.games.dragon_market.rules.objectives import goods_asked, is_complete, target
from drakes.games.dragon_market.rules.state import (
    BLUE,
    BOATS,
    CARDS,
    GOODS,
    NOTHING,
    RED,
    SEATS,
    SIZE,
    UNKNOWN,
    Box,
    Phase,
    State,
    corner_of,
    count,
    kind_of,
    side_of,
)
from drakes.games.dragon_market.rules.turn import to_move

KindName = Literal["centre", "end"]
WayName = Literal["north", "east", "south", "west"]
KINDS: tuple[KindName, ...] = get_args(KindName)
WAYS: tuple[WayName, ...] = get_args(WayName)


class Card(Struct, frozen=True):
    """An objective card, face up."""

    card: str
    goods: list[str]
    """The goods it asks for."""
    is_red: bool


class Space(Struct, frozen=True):
    """DM-1.2, DM-R9: a space of a boat: a pile of goods, or nothing."""

    square: str
    good: str | None
    tokens: int


class Boat(Struct, frozen=True, omit_defaults=True):
    """A boat: where its sailor stands, where it points to, and its two spaces."""

    boat: int
    """Its number, counted from 0."""
    kind: KindName
    """Where on it the sailor stands."""
    sailor: str
    heading: WayName
    """The way from the sailor to the first space."""
    spaces: list[Space]
    turns: Turns = ()
    """DM-4.2: its turns about the sailor, to the left and to the right, for the observer whose turn it is; null for one
    that would leave the board."""
    swings: Turns = ()
    """DM-6.3 (h): the same about its other end, where the observer may use that bonus."""


class Seat(Struct, frozen=True):
    """A player: the heir, and the side's card, goods, coins and validated cards."""

    seat: int
    side: int
    """The side it plays for: a team's, or its own."""
    corner: int
    """Its pontoon, by its place among the pontoons."""
    heir: str
    """The square of its heir."""
    card: Card | None
    is_secret: bool
    """Whether it has a card that the observer does not know."""
    collected: list[str]
    """The goods it has for its card."""
    not_asked: list[str]
    """DM-R2: goods that play has shown its secret card not to ask for."""
    not_cards: list[str]
    """DM-6.1: cards that the observer knows its secret card not to be."""
    omits: bool
    """DM-R15: whether any two goods complete its card."""
    coins: int
    validated: list[Card]
    cards: int
    """How many cards are validated."""
    won: bool


class View(Struct, frozen=True):
    """The table as the observer may see it."""

    seat: int | None
    """The seat that looks; null for a spectator."""
    phase: str
    to_move: int | Literal["nature", "over"]
    turn: int
    player: int
    """Whose turn it is."""
    first: int | None
    """Who began; null before that is decided."""
    target: int
    """Validated cards that win."""
    options: dict[str, OptionValue]
    size: int
    """DM-B1: the squares of a side of the board."""
    pontoons: list[str]
    """Their squares, clockwise."""
    boats: list[Boat]
    supply: int
    """Coins nobody has."""
    deck: list[str]
    """The cards that nobody has drawn, or that the observer does not know to be elsewhere."""
    boxed: dict[str, int]
    """Tokens that are back in the box; no good is listed with 0."""
    dice: list[int]
    points: int
    """Points left in this turn."""
    coins_spent: int
    """Coins spent in this turn."""
    owed: int
    """DM-3.4: coins still to be taken."""
    looked: int
    """DM-6.1: how many cards are being looked at."""
    offered: list[Card]
    """The cards being looked at, where the observer may see them."""
    used: list[str]
    """DM-6.3: the bonuses used in this turn."""
    walks: list[Walk]
    """DM-4.3, DM-6.3: where the heir of the observer, whose turn it is, can come to: by one action first, then by
    several steps, the nearest first."""
    wanted: list[str]
    """DM-4.5, DM-R15: the goods that the observer's heir takes where it comes to them."""
    seats: list[Seat]


def view(box: Box, hidden: State) -> View:
    """The table as the observer may see it."""
    mover = to_move(hidden)
    return View(
        seat=hidden.observer if hidden.observer >= 0 else None,
        phase=Phase(hidden.phase).name.lower(),
        to_move="over" if mover == OVER else "nature" if mover == NATURE else mover,
        turn=hidden.turn,
        player=hidden.seat,
        first=hidden.first if hidden.phase != Phase.STARTER else None,
        target=target(hidden),
        options=OPTIONS.read_all(hidden.options),
        size=SIZE,
        pontoons=[square_name(square) for square in box.pontoons],
        boats=[view_boat(box, hidden, boat) for boat in range(BOATS) if hidden.sailors[boat]],
        supply=hidden.supply,
        deck=[CARD.labels[card] for card in range(CARDS) if hidden.deck >> card & 1],
        boxed={GOOD.labels[good]: n for good, n in enumerate(hidden.boxed) if n},
        dice=[face for face in hidden.dice if face],
        points=hidden.points,
        coins_spent=hidden.coins_spent,
        owed=hidden.owed,
        looked=hidden.looked,
        offered=[view_card(box, card) for card in range(CARDS) if hidden.offered >> card & 1],
        used=[CARD.labels[BLUE + bonus] for bonus in range(RED) if hidden.used >> bonus & 1],
        walks=walks(box, hidden),
        wanted=view_wanted(box, hidden),
        seats=[view_seat(box, hidden, seat) for seat in range(hidden.seats)],
    )


def view_boat(box: Box, hidden: State, boat: int) -> Boat:
    """A boat: where its sailor stands, where it points to, and its two spaces."""
    return Boat(
        boat=boat,
        kind=KINDS[kind_of(box, boat)],
        sailor=square_name(hidden.sailors[boat]),
        heading=WAYS[hidden.headings[boat]],
        spaces=[view_space(box, hidden, boat, part) for part in (1, 2)],
        turns=turns(box, hidden, boat),
        swings=swings(box, hidden, boat),
    )


def view_space(box: Box, hidden: State, boat: int, part: int) -> Space:
    """DM-1.2, DM-R9: a pile of goods, or an empty space."""
    space = 2 * boat + part - 1
    good = hidden.goods[space]
    return Space(
        square=square_name(square_of(box, hidden, 3 * boat + part)),
        good=GOOD.labels[good] if good != NOTHING else None,
        tokens=hidden.tokens[space],
    )


def view_wanted(box: Box, hidden: State) -> list[str]:
    """DM-4.5, DM-R15: the goods that the observer's heir takes where it comes to them."""
    side = side_of(hidden, hidden.observer)
    if hidden.observer < 0 or hidden.cards[side] < 0 or is_complete(box, hidden, side):
        return []
    return good_names(goods_asked(box, hidden, side))


def view_card(box: Box, card: int) -> Card:
    """A card face up."""
    return Card(card=CARD.labels[card], goods=good_names(box.cards[card].goods), is_red=card >= BLUE)


def good_names(goods: int) -> list[str]:
    """A set of goods by name."""
    return [GOOD.labels[good] for good in range(GOODS) if goods >> good & 1]


def view_seat(box: Box, hidden: State, seat: int) -> Seat:
    """A player: the heir, and the side's card, goods, coins and validated cards."""
    side = side_of(hidden, seat)
    card = hidden.cards[side]
    not_cards = hidden.seen[side_of(hidden, hidden.observer) * SEATS + side] if hidden.observer >= 0 else 0
    return Seat(
        seat=seat,
        side=side,
        corner=corner_of(hidden, seat),
        heir=square_name(square_of(box, hidden, hidden.heirs[seat])),
        card=view_card(box, card) if card >= 0 else None,
        is_secret=card == UNKNOWN,
        collected=good_names(hidden.collected[side]),
        not_asked=good_names(hidden.barred[side]),
        not_cards=[CARD.labels[BLUE + i] for i in range(RED) if not_cards >> i & 1],
        omits=hidden.omits[side] == 1,
        coins=hidden.coins[side],
        validated=[view_card(box, one) for one in range(CARDS) if hidden.validated[side] >> one & 1],
        cards=count(hidden.validated[side]),
        won=hidden.winner == side,
    )

"""What a person sees: a hidden state in words, built from empty."""

from typing import Any

from drakes.core.game import NATURE, OVER
from drakes.games.dragon_market.people.options import OPTIONS
from drakes.games.dragon_market.rules.actions import CARD, COLUMN, GOOD, ROW, WAY
from drakes.games.dragon_market.rules.board import column_of, row_of, square_of
from drakes.games.dragon_market.rules.objectives import target
from drakes.games.dragon_market.rules.state import (
    BLUE,
    BOATS,
    CARDS,
    GOODS,
    NOTHING,
    RED,
    SEATS,
    UNKNOWN,
    Box,
    Kind,
    Phase,
    State,
    corner_of,
    count,
    kind_of,
    side_of,
)
from drakes.games.dragon_market.rules.turn import to_move


def view(box: Box, hidden: State) -> dict[str, Any]:
    """The table as the observer may see it, fit for JSON."""
    mover = to_move(hidden)
    return {
        "seat": hidden.observer if hidden.observer >= 0 else None,
        "phase": Phase(hidden.phase).name.lower(),
        "to_move": "over" if mover == OVER else "nature" if mover == NATURE else mover,
        "turn": hidden.turn,
        "player": hidden.seat,
        "first": hidden.first if hidden.phase != Phase.STARTER else None,
        "target": target(hidden),
        "options": OPTIONS.read_all(hidden.options),
        "pontoons": [square_name(square) for square in box.pontoons],
        "boats": [view_boat(box, hidden, boat) for boat in range(BOATS) if hidden.sailors[boat]],
        "supply": hidden.supply,
        "deck": [CARD.labels[card] for card in range(CARDS) if hidden.deck >> card & 1],
        "boxed": {GOOD.labels[good]: n for good, n in enumerate(hidden.boxed) if n},
        "dice": [face for face in hidden.dice if face],
        "points": hidden.points,
        "coins_spent": hidden.coins_spent,
        "owed": hidden.owed,
        "looked": hidden.looked,
        "offered": [view_card(box, card) for card in range(CARDS) if hidden.offered >> card & 1],
        "used": [CARD.labels[BLUE + bonus] for bonus in range(RED) if hidden.used >> bonus & 1],
        "seats": [view_seat(box, hidden, seat) for seat in range(hidden.seats)],
    }


def square_name(square: int) -> str:
    """A square as people write it: column and row."""
    return COLUMN.labels[column_of(square)] + ROW.labels[row_of(square)]


def view_boat(box: Box, hidden: State, boat: int) -> dict[str, Any]:
    """A boat: where its sailor stands, where it points to, and its two spaces."""
    return {
        "boat": boat,
        "kind": Kind(kind_of(box, boat)).name.lower(),
        "sailor": square_name(hidden.sailors[boat]),
        "heading": WAY.labels[hidden.headings[boat]],
        "spaces": [view_space(box, hidden, boat, part) for part in (1, 2)],
    }


def view_space(box: Box, hidden: State, boat: int, part: int) -> dict[str, Any]:
    """DM-1.2, DM-R9: a pile of goods, or an empty space."""
    space = 2 * boat + part - 1
    good = hidden.goods[space]
    return {
        "square": square_name(square_of(box, hidden, 3 * boat + part)),
        "good": GOOD.labels[good] if good != NOTHING else None,
        "tokens": hidden.tokens[space],
    }


def view_card(box: Box, card: int) -> dict[str, Any]:
    """A card face up."""
    return {"card": CARD.labels[card], "goods": good_names(box.cards[card].goods), "is_red": card >= BLUE}


def good_names(goods: int) -> list[str]:
    """A set of goods by name."""
    return [GOOD.labels[good] for good in range(GOODS) if goods >> good & 1]


def view_seat(box: Box, hidden: State, seat: int) -> dict[str, Any]:
    """A player: his heir, and his side's card, goods, coins and validated cards."""
    side = side_of(hidden, seat)
    card = hidden.cards[side]
    not_cards = hidden.seen[side_of(hidden, hidden.observer) * SEATS + side] if hidden.observer >= 0 else 0
    return {
        "seat": seat,
        "side": side,
        "corner": corner_of(hidden, seat),
        "heir": square_name(square_of(box, hidden, hidden.heirs[seat])),
        "card": view_card(box, card) if card >= 0 else None,
        "is_secret": card == UNKNOWN,
        "collected": good_names(hidden.collected[side]),
        "not_asked": good_names(hidden.barred[side]),
        "not_cards": [CARD.labels[BLUE + i] for i in range(RED) if not_cards >> i & 1],
        "omits": hidden.omits[side] == 1,
        "coins": hidden.coins[side],
        "validated": [view_card(box, one) for one in range(CARDS) if hidden.validated[side] >> one & 1],
        "cards": count(hidden.validated[side]),
        "won": hidden.winner == side,
    }

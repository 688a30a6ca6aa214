"""What the things of this game answer when they are touched: goods, boats, heirs, cards, coins and players."""

from __future__ import annotations

from collections import deque

from drakes.core.record import codec_of
from drakes.core.sheets import Figure, Name, Part, Row, Sheet, key_of, number_in, say
from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.people.view import Boat, View, view, view_card
from drakes.games.dragon_market.rules.actions import CARD, COLUMN, GOOD, ROW, WAY
from drakes.games.dragon_market.rules.board import column_of, row_of, square_at, square_of, surroundings, towards
from drakes.games.dragon_market.rules.boats import has_room_to_turn, is_along, room_ahead
from drakes.games.dragon_market.rules.heirs import may_step
from drakes.games.dragon_market.rules.state import (
    BLUE,
    BOATS,
    COINS_A_TURN,
    LEFT,
    PONTOONS,
    RIGHT,
    SEATS,
    SIZE,
    STARTER_PHASE,
    WAYS,
    Box,
    State,
)

STATES = codec_of(State)


def tell_of(box: Box, hidden: State, thing: str) -> Sheet | None:
    """The sheet of a thing, from what the observer may know; None where there is no such thing."""
    kind, key = key_of(thing)
    seen = view(box, hidden)
    if kind == "square":
        return tell_of_square(box, hidden, seen, key)
    if kind in ("seat", "heir", "pontoon"):
        seat = number_in(key, hidden.seats)
        return None if seat is None else tell_of_seat(box, hidden, seen, seat)
    if kind == "boat":
        boat = number_in(key, BOATS)
        return None if boat is None or hidden.sailors[boat] == 0 else tell_of_boat(box, hidden, seen, boat)
    if kind == "good":
        return tell_of_good(box, hidden, seen, key) if key in GOOD.labels else None
    if kind == "card":
        return tell_of_card(box, hidden, seen, CARD.labels.index(key)) if key in CARD.labels else None
    return {"coins": tell_of_coins, "dice": tell_of_dice}[thing](seen) if thing in ("coins", "dice") else None


def walking_prices(box: Box, hidden: State, seat: int) -> dict[int, int]:
    """DM-4.3: the points it takes a heir to walk to every square where it may come, as the boats lie now.

    Heirs on the way may be passed; who would stop on one is told no price.
    """
    if hidden.phase == STARTER_PHASE or not 0 <= seat < hidden.seats:
        return {}
    now = STATES.copy(hidden)
    now.points = 1
    start = square_of(box, hidden, hidden.heirs[seat])
    others = {square_of(box, hidden, hidden.heirs[other]) for other in range(hidden.seats) if other != seat}
    prices, edge = {start: 0}, deque([start])
    while edge:
        square = edge.popleft()
        now.heirs[seat] = now.grid[square] - 1
        for way in range(WAYS):
            then = square + towards(way)
            if then not in prices and may_step(box, now, seat, way, (1 << SEATS) - 1) == 0:
                prices[then] = prices[square] + 1
                edge.append(then)
    return {square: price for square, price in prices.items() if square not in others or square == start}


def by_name(prices: dict[int, int]) -> dict[str, int]:
    """Prices by the names of squares."""
    return {square_name(square): price for square, price in prices.items()}


def thing_at(square: str) -> str:
    """A square as a thing of the board."""
    return f"square:{COLUMN.labels.index(square[0])},{ROW.labels.index(square[1:])}"


def good(label: str) -> Name:
    """A good's name."""
    return Name("good", label)


def player(seat: int) -> Name:
    """A player's name."""
    return Name("seat", seat)


def piles_of(seen: View, label: str) -> list[tuple[Boat, str, int]]:
    """The piles of a good: boat, square, tokens."""
    return [(boat, space.square, space.tokens) for boat in seen.boats for space in boat.spaces if space.good == label]


def tell_of_good(box: Box, hidden: State, seen: View, label: str) -> Sheet:
    """A good: where its tokens lie, what it takes to walk there, and who needs it."""
    prices = by_name(walking_prices(box, hidden, hidden.observer))
    piles = piles_of(seen, label)
    rows = [
        Row(
            say("pile-on", square=square, boat=boat.boat + 1),
            f"good:{label}",
            say("tokens", count=tokens),
            say("points", count=prices[square]) if square in prices else say("no-walk"),
            thing=f"boat:{boat.boat}",
        )
        for boat, square, tokens in piles
    ]
    parts = [Part(say("where"), rows or [Row(say("nowhere"))]), Part(say("who-needs"), need_rows(seen, label))]
    if label in seen.boxed:
        parts.append(Part(say("boxed"), [Row(say("boxed-count", count=seen.boxed[label]))]))
    return Sheet(
        thing=f"good:{label}",
        title=say("good-title", good=good(label)),
        lead=say("good-lead", wanted="yes" if label in seen.wanted else "no"),
        picture=f"good:{label}",
        parts=[part for part in parts if part.rows],
        bright=[f"boat:{boat.boat}" for boat, _, _ in piles],
        ringed=[thing_at(square) for _, square, _ in piles],
    )


def need_rows(seen: View, label: str) -> list[Row]:
    """DM-4.5: whose open card asks for a good, and who has it already."""
    rows = []
    for seat in seen.seats:
        if seat.card is not None and label in seat.card.goods:
            state = "has" if label in seat.collected else "needs"
            row = Row(say("needs", seat=player(seat.seat), state=state), f"seat:{seat.seat}", thing=f"seat:{seat.seat}")
            rows.append(row)
    return rows


def tell_of_boat(box: Box, hidden: State, seen: View, boat: int) -> Sheet:
    """A boat: what lies and stands on it, how far it can slide, whether it can turn, and what is in the way."""
    shown = next(one for one in seen.boats if one.boat == boat)
    slides = []
    for way in range(WAYS):
        if is_along(hidden, boat, way):
            room = room_ahead(box, hidden, boat, way)
            title = say("slides", way=Name("way", WAY.labels[way]), count=room)
            slides.append(Row(title, value=say("price-one") if room else None, tone="have" if room else "lack"))
    return Sheet(
        thing=f"boat:{boat}",
        title=say("boat-title", boat=boat + 1),
        lead=say("boat-lead", kind=shown.kind, square=shown.sailor),
        picture="piece:sailor",
        parts=[
            Part(say("on-board"), [*aboard_rows(shown), *heir_rows(seen, shown)]),
            Part(say("slide"), slides),
            Part(say("turn"), turn_rows(box, hidden, boat)),
        ],
        bright=[f"boat:{boat}"],
        ringed=[f"boat:{boat}"],
    )


def aboard_rows(boat: Boat) -> list[Row]:
    """The goods on a boat."""
    rows = []
    for space in boat.spaces:
        if space.good is None:
            rows.append(Row(say("empty", square=space.square)))
        else:
            title = say("good-on", good=good(space.good), square=space.square)
            rows.append(Row(title, f"good:{space.good}", say("tokens", count=space.tokens), thing=f"good:{space.good}"))
    return rows


def heir_rows(seen: View, boat: Boat) -> list[Row]:
    """Who stands on a boat, and would go along."""
    squares = {space.square for space in boat.spaces}
    on = [seat.seat for seat in seen.seats if seat.heir in squares]
    return [
        Row(say("stands", seat=player(seat)), f"seat:{seat}", say("goes-along"), thing=f"seat:{seat}") for seat in on
    ]


def turn_rows(box: Box, hidden: State, boat: int) -> list[Row]:
    """DM-4.2: both turns about the sailor."""
    around, rows = surroundings(hidden, hidden.sailors[boat]), []
    for side, label in ((LEFT, "left"), (RIGHT, "right")):
        can = has_room_to_turn(box, hidden, boat, around, side)
        title = say("turns", side=label, can="yes" if can else "no")
        rows.append(Row(title, value=say("price-one") if can else None, tone="have" if can else "lack"))
    return rows


def tell_of_seat(box: Box, hidden: State, seen: View, seat: int) -> Sheet:
    """All that is open of a player: the card with each good's place, cards home, coins, heir and pontoon."""
    shown, parts = seen.seats[seat], []
    missing = []
    if shown.card is not None:
        missing = [label for label in shown.card.goods if label not in shown.collected]
        row = Row(say("card-title", card=Name("card", shown.card.card)), thing=f"card:{shown.card.card}")
        goods = goods_rows(box, hidden, seen, shown.card.goods, shown.collected)
        parts.append(Part(say("looking-for"), [*goods, row]))
    elif shown.is_secret:
        parts.append(Part(say("looking-for"), [Row(say("secret"), note=say("secret-note"))]))
    home = [Row(say("card-home", card=Name("card", card.card)), thing=f"card:{card.card}") for card in shown.validated]
    parts.append(Part(say("home"), home))
    places = [
        Row(say("heir-on", square=shown.heir), "piece:heir"),
        Row(say("pontoon-on", square=seen.pontoons[shown.corner]), "piece:pontoon"),
    ]
    parts.append(Part(say("places"), places if hidden.phase != STARTER_PHASE else []))
    piles = [square for label in missing for _, square, _ in piles_of(seen, label)]
    return Sheet(
        thing=f"seat:{seat}",
        title=say("seat-title", seat=player(seat)),
        lead=say("seat-lead", cards=shown.cards, target=seen.target),
        picture=f"seat:{seat}",
        figures=[Figure(shown.coins, say("coins-label"), "coins"), Figure(shown.cards, say("cards-label"))],
        parts=[part for part in parts if part.rows],
        ringed=[*(thing_at(square) for square in piles), f"heir:{seat}", f"pontoon:{seat}"],
    )


def goods_rows(box: Box, hidden: State, seen: View, labels: list[str], collected: list[str]) -> list[Row]:
    """The goods of a card: taken, or where they lie and what it takes the reader to walk there."""
    prices, rows = by_name(walking_prices(box, hidden, hidden.observer)), []
    for label in labels:
        squares = [square for _, square, _ in piles_of(seen, label)]
        near = min((prices[square] for square in squares if square in prices), default=None)
        if label in collected:
            note, value, tone = say("taken"), None, "have"
        elif not squares:
            note, value, tone = say("nowhere"), None, "lack"
        else:
            note, tone = say("lies-on", squares=" ".join(squares)), ""
            value = say("points", count=near) if near is not None else None
        rows.append(
            Row(
                say("good-title", good=good(label)),
                f"good:{label}",
                note,
                value,
                tone="have" if tone == "have" else "lack" if tone == "lack" else "",
                thing=f"good:{label}",
            )
        )
    return rows


def tell_of_card(box: Box, hidden: State, seen: View, card: int) -> Sheet:
    """An objective card: its goods, and what a red one gives."""
    shown = view_card(box, card)
    holder = next((seat for seat in seen.seats if seat.card is not None and seat.card.card == shown.card), None)
    parts = [Part(say("asks-for"), goods_rows(box, hidden, seen, shown.goods, holder.collected if holder else []))]
    if holder is not None:
        row = Row(say("held-by", seat=player(holder.seat)), f"seat:{holder.seat}", thing=f"seat:{holder.seat}")
        parts.append(Part(say("holder"), [row]))
    if card >= BLUE:
        parts.append(Part(say("bonus"), [Row(say("bonus-text", text=Name("cardText", shown.card)))]))
    piles = [square for label in shown.goods for _, square, _ in piles_of(seen, label)]
    return Sheet(
        thing=f"card:{shown.card}",
        title=say("card-title", card=Name("card", shown.card)),
        lead=say("card-lead", kind="red" if card >= BLUE else "blue"),
        parts=parts,
        ringed=[thing_at(square) for square in piles],
    )


def tell_of_coins(seen: View) -> Sheet:
    """DM-3.3, DM-3.4: what coins are for, and who has how many."""
    rows = [
        Row(say("seat-title", seat=player(seat.seat)), f"seat:{seat.seat}", value=say("coins", count=seat.coins))
        for seat in seen.seats
    ]
    return Sheet(
        thing="coins",
        title=say("coins-title"),
        lead=say("coins-lead", most=COINS_A_TURN),
        picture="coins",
        figures=[Figure(seen.supply, say("supply-label"), "coins")],
        parts=[Part(say("who-has"), rows)],
    )


def tell_of_dice(seen: View) -> Sheet:
    """DM-3.2: what was rolled, and what points are for."""
    spends = [Row(say(f"spend-{what}"), value=say("price-one")) for what in ("step", "slide", "turn")]
    return Sheet(
        thing="dice",
        title=say("dice-title"),
        lead=say("dice-lead"),
        figures=[Figure(seen.points, say("points-left"))],
        parts=[Part(say("points-for"), spends)],
    )


def tell_of_square(box: Box, hidden: State, seen: View, key: str) -> Sheet | None:
    """What is on a square: a boat, a player's pontoon, or open water."""
    column, _, row = key.partition(",")
    place = number_in(column, SIZE), number_in(row, SIZE)
    if place[0] is None or place[1] is None:
        return None
    square = square_at(place[0], place[1])
    spot = hidden.grid[square] - 1
    if 0 <= spot < PONTOONS:
        return tell_of_boat(box, hidden, seen, spot // 3)
    owner = next((seat.seat for seat in seen.seats if spot == PONTOONS + seat.corner), None)
    if owner is not None:
        return tell_of_seat(box, hidden, seen, owner)
    name = COLUMN.labels[column_of(square)] + ROW.labels[row_of(square)]
    return Sheet(f"square:{key}", say("square-title", square=name), say("square-lead"), ringed=[f"square:{key}"])

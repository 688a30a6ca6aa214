"""What the things of this game answer when they are touched: cards, places, ducks, pond, pile and players."""

from __future__ import annotations

from collections.abc import Mapping

from drakes.core.record import codec_of
from drakes.core.sheets import Figure, Name, Part, Row, Sentence, Sheet, key_of, number_in, say
from drakes.games.sitting_ducks.people.view import HeldCard, LinePlace, View, view
from drakes.games.sitting_ducks.people.why_not import why_not
from drakes.games.sitting_ducks.rules.actions import ACTIONS, AIM, PAIR, PLACE, SLOT, SWIMMER
from drakes.games.sitting_ducks.rules.state import PLACES, PLAY_PHASE, WATER, Box, Card, State

STATES = codec_of(State)
WATER_LABEL = SWIMMER.labels[WATER]


def tell_of(box: Box, hidden: State, thing: str) -> Sheet | None:
    """The sheet of a thing, from what the observer may know; None where there is no such thing."""
    kind, key = key_of(thing)
    seen = view(box, hidden)
    if kind in ("place", "duck", "sight"):
        place = number_in(key, PLACES, first=1)
        return None if place is None or place >= len(seen.line) else tell_of_place(box, hidden, seen, place)
    if kind == "card":
        held = [card for card in own_hand(seen) if card.slot == key]
        return tell_of_card(box, hidden, seen, held[0]) if held else None
    if kind == "seat":
        seat = number_in(key, hidden.seats)
        return None if seat is None else tell_of_seat(seen, seat)
    return {"pond": tell_of_pond, "pile": tell_of_pile}[thing](seen) if thing in ("pond", "pile") else None


def own_hand(seen: View) -> list[HeldCard]:
    """The cards that the reader holds."""
    if seen.seat is None:
        return []
    return [card for card in seen.seats[seen.seat].hand if card is not None and card.card is not None]


def targets_of_card(box: Box, hidden: State, held: HeldCard) -> dict[int, list[int]]:
    """The plays of a card that the rules would allow if it were one's turn, by the places they touch.

    A play without a place is filed under -1.
    """
    now = STATES.copy(hidden)
    now.phase, now.seat = PLAY_PHASE, hidden.observer
    assert held.card is not None
    row = next(one for one in ACTIONS if one.kind == held.card)
    found: dict[int, list[int]] = {}
    for action in range(row.first, row.first + row.size):
        arguments = ACTIONS.structured(action).arguments
        if arguments["slot"] == held.slot and why_not(box, now, action) == 0:
            for place in places_in(arguments):
                found.setdefault(place, []).append(action)
    return found


def places_in(arguments: Mapping[str, str]) -> list[int]:
    """The places that a play names, from 0; -1 for a play that names none."""
    for name in (PLACE.name, PAIR.name, AIM.name):
        if name in arguments:
            return [int(number) - 1 for number in arguments[name].split("-")]
    return [-1]


def tell_of_card(box: Box, hidden: State, seen: View, held: HeldCard) -> Sheet:
    """A card of one's own hand: what it does, and where it could be played as the line is now."""
    targets = targets_of_card(box, hidden, held)
    places = [place for place in sorted(targets) if place >= 0]
    rows = [place_row(seen, place) for place in places if place < len(seen.line)]
    if not rows:
        rows = [Row(say("anywhere" if -1 in targets else "nowhere"), tone="have" if -1 in targets else "lack")]
    label = held.card or ""
    return Sheet(
        thing=f"card:{held.slot}",
        title=say("card-title", card=Name("card", label)),
        lead=say("card-does", text=Name("cardText", label)),
        picture=f"played:{label}",
        parts=[Part(say("could-play"), rows)],
        bright=[f"place:{place + 1}" for place in places],
        ringed=[f"place:{place + 1}" for place in places],
    )


def place_row(seen: View, place: int) -> Row:
    """A place of the line with what is there."""
    spot = seen.line[place]
    state = "sight" if seen.sights[place] else "free"
    return Row(
        say("place-with", place=place + 1, swimmer=Name("swimmer", spot.card)),
        swimmer_picture(spot.card),
        note=say("place-sight", state=state),
        tone="have",
        thing=f"place:{place + 1}",
    )


def swimmer_picture(swimmer: str) -> str:
    """A duck or water, as it is drawn."""
    return f"swimmer:{swimmer}"


def owner_of(seen: View, swimmer: str) -> int | None:
    """Whose a colour is, where that is known."""
    return next((seat.seat for seat in seen.seats if seat.colour == swimmer), None)


def tell_of_place(box: Box, hidden: State, seen: View, place: int) -> Sheet:
    """A place of the line: who swims there, what hangs over it, and what one's cards could do there."""
    spot = seen.line[place]
    cards = []
    for held in own_hand(seen):
        can = place in targets_of_card(box, hidden, held)
        label = held.card or ""
        title, note = say("card-title", card=Name("card", label)), say("card-does", text=Name("cardText", label))
        thing = f"card:{held.slot}"
        cards.append(Row(title, f"played:{label}", note, tone="have" if can else "lack", thing=thing))
    parts = [Part(say("there"), there_rows(seen, spot, place)), Part(say("your-cards"), cards)]
    return Sheet(
        thing=f"place:{place + 1}",
        title=say("place-with", place=place + 1, swimmer=Name("swimmer", spot.card)),
        lead=say("front" if place == 0 else "last" if place == len(seen.line) - 1 else "between"),
        picture=swimmer_picture(spot.card),
        parts=[part for part in parts if part.rows],
        ringed=[f"place:{place + 1}"],
    )


def there_rows(seen: View, spot: LinePlace, place: int) -> list[Row]:
    """SD-5.1, SD-5.14, SD-5.15: the swimmer, the sight, the dive and the duck below."""
    rows = []
    owner = owner_of(seen, spot.card)
    if owner is not None:
        rows.append(Row(say("belongs", seat=Name("seat", owner)), swimmer_picture(spot.card), thing=f"seat:{owner}"))
    elif spot.card == WATER_LABEL:
        rows.append(Row(say("water"), swimmer_picture(spot.card), say("water-note")))
    if spot.hidden is not None:
        title = say("below", swimmer=Name("swimmer", spot.hidden))
        rows.append(Row(title, swimmer_picture(spot.hidden), say("below-note")))
    if spot.bottoms_up is not None:
        picture = f"played:{Card.BOTTOMS_UP.name.lower()}"
        rows.append(Row(say("dives", seat=Name("seat", spot.bottoms_up)), picture))
    is_aimed = seen.sights[place]
    rows.append(Row(say("aimed" if is_aimed else "not-aimed"), "piece:sight", say("aimed-note") if is_aimed else None))
    return rows


def tell_of_pond(seen: View) -> Sheet:
    """SD-R10: what is known of the pond: a mix above, in whatever order, and a queue below."""
    mix = [
        Row(say("so-many", swimmer=Name("swimmer", one), count=n), swimmer_picture(one))
        for one, n in seen.pond.mix.items()
    ]
    queue = [Row(say("swimmer", swimmer=Name("swimmer", one)), swimmer_picture(one)) for one in seen.pond.queue]
    parts = [Part(say("pond-mix"), mix), Part(say("pond-queue"), queue)]
    return Sheet(
        thing="pond",
        title=say("pond-title"),
        lead=say("pond-lead"),
        figures=[Figure(sum(seen.pond.mix.values()) + len(seen.pond.queue), say("pond-count"))],
        parts=[part for part in parts if part.rows],
        ringed=["pond"],
    )


def tell_of_pile(seen: View) -> Sheet:
    """SD-R16: the pile, what was laid down, and what nobody has seen."""
    return Sheet(
        thing="pile",
        title=say("pile-title"),
        lead=say("pile-lead"),
        figures=[
            Figure(seen.pile, say("pile-count")),
            Figure(sum(seen.discards.values()), say("discards-count")),
        ],
        parts=[
            Part(say(title), [card_row(card, n) for card, n in cards.items()])
            for title, cards in (("unseen", seen.unseen), ("discards", seen.discards))
            if cards
        ],
    )


def card_row(card: str, count: int) -> Row:
    """A kind of card and how many."""
    title, note = say("card-title", card=Name("card", card)), say("card-does", text=Name("cardText", card))
    return Row(title, f"played:{card}", note, say("times", count=count))


def tell_of_seat(seen: View, seat: int) -> Sheet:
    """All that is open of a player: ducks, and what is known of the hand."""
    player = seen.seats[seat]
    figures = []
    if player.ducks is not None and player.hit is not None:
        figures = [Figure(player.ducks, say("ducks-left")), Figure(player.hit, say("ducks-hit"))]
    hand = [held for held in player.hand if held is not None]
    ringed = [place for place, spot in enumerate(seen.line) if player.colour in (spot.card, spot.hidden)]
    ducks = [duck_row(seen, place, player.colour) for place in ringed if player.colour is not None]
    in_pond = pond_count(seen, player.colour)
    if in_pond:
        ducks.append(Row(say("in-pond", count=in_pond), "piece:duck", thing="pond"))
    parts = [Part(say("ducks"), ducks), Part(say("hand"), [hand_row(seen, seat, held) for held in hand])]
    return Sheet(
        thing=f"seat:{seat}",
        title=say("seat-title", seat=Name("seat", seat)),
        lead=seat_lead(seen, seat),
        picture=f"seat:{seat}",
        figures=[*figures, Figure(len(hand), say("cards-held"))],
        parts=[part for part in parts if part.rows],
        ringed=[f"duck:{place + 1}" for place in ringed if player.colour is not None],
    )


def seat_lead(seen: View, seat: int) -> Sentence:
    """Whether the player can still win, and whether the colour is known."""
    player = seen.seats[seat]
    return say(
        "seat-lead", state="won" if player.won else "out" if player.out else "plays" if player.colour else "secret"
    )


def pond_count(seen: View, colour: str | None) -> int:
    """How many ducks of a colour swim in the pond."""
    return 0 if colour is None else seen.pond.mix.get(colour, 0) + seen.pond.queue.count(colour)


def duck_row(seen: View, place: int, colour: str | None) -> Row:
    """A duck of the player in the line."""
    spot = seen.line[place]
    if spot.hidden == colour and spot.card != colour:
        state = "below"
    elif spot.bottoms_up is not None:
        state = "dives"
    else:
        state = "aimed" if seen.sights[place] else "free"
    title = say("duck-at", place=place + 1)
    return Row(
        title, swimmer_picture(colour or WATER_LABEL), say("duck-state", state=state), thing=f"place:{place + 1}"
    )


def hand_row(seen: View, seat: int, held: HeldCard) -> Row:
    """A card in a hand: one's own, or a back with what it is known not to be."""
    if held.card is not None:
        thing = f"card:{held.slot}" if seen.seat == seat else ""
        note = say("card-does", text=Name("cardText", held.card))
        return Row(say("card-title", card=Name("card", held.card)), f"played:{held.card}", note, thing=thing)
    barred = [Name("card", card) for card in held.barred]
    return Row(
        say("back", slot=SLOT.labels.index(held.slot) + 1), note=say("not-these", cards=barred) if barred else None
    )

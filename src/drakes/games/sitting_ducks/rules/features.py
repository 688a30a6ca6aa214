"""What a learning program sees: one seat's knowledge as small integers, itself always first."""

from typing import Annotated

from drakes.core.record import Int8, record
from drakes.games.sitting_ducks.rules.state import (
    AGE,
    ARRANGE_PHASE,
    CARDS,
    COLOURS,
    HAND,
    NOTHING,
    PLACES,
    SEATS,
    SWIMMERS,
    WATER,
    Box,
    Place,
    State,
    team_of,
)

KNOWN_AHEAD = 6
"""How many cards of the pond's known queue are shown."""


@record
class PlaceFeatures:
    """One place of the line. Colours are counted from one's own, seats from one's own."""

    duck: Annotated[list[int], Int8, COLOURS]
    water: Int8
    hidden: Annotated[list[int], Int8, COLOURS]
    bottoms_up: Annotated[list[int], Int8, SEATS]
    sight: Int8


@record
class SwimmerFeatures:
    """One card of the known queue: which colour, or water."""

    kind: Annotated[list[int], Int8, SWIMMERS]


@record
class SlotFeatures:
    """One card of one's own hand."""

    card: Annotated[list[int], Int8, CARDS]


@record
class Features:
    """What the seat knows of the table. Every field is made of int8, so that the whole is one flat row."""

    line: Annotated[tuple[PlaceFeatures, ...], PLACES]
    hand: Annotated[tuple[SlotFeatures, ...], HAND]
    mix: Annotated[list[int], Int8, SWIMMERS]
    queue: Annotated[tuple[SwimmerFeatures, ...], KNOWN_AHEAD]
    queued: Int8
    discards: Annotated[list[int], Int8, CARDS]
    unseen: Annotated[list[int], Int8, CARDS]
    """Cards in the pile or in other hands."""
    left: Annotated[list[int], Int8, COLOURS]
    out: Annotated[list[int], Int8, SEATS]
    colours: Annotated[list[int], Int8, SEATS]
    """0 for seats whose colour is unknown, else 1 + the colour, counted from one's own."""
    partners: Annotated[list[int], Int8, SEATS]
    points: Annotated[list[int], Int8, SEATS]
    to_move: Annotated[list[int], Int8, SEATS]
    arranging: Int8
    arranged: Int8
    options: Annotated[list[int], Int8, 7]


def observe(box: Box, hidden: State, out: Features) -> None:
    """Write what the observer of a hidden state knows into the buffer; every value is written."""
    own = hidden.colours[hidden.observer]
    for place in range(PLACES):
        observe_place(hidden, own, hidden.line[place], hidden.sights >> place & 1, out.line[place])
    for slot in range(HAND):
        for card in range(CARDS):
            out.hand[slot].card[card] = 1 if hidden.hands[hidden.observer].cards[slot] == card else 0
    observe_pond(hidden, own, out)
    observe_cards(hidden, out)
    observe_seats(hidden, own, out)
    observe_table(hidden, out)


def relative(colour: int, own: int) -> int:
    """A colour counted from one's own."""
    return (colour - own + COLOURS) % COLOURS


def observe_place(hidden: State, own: int, place: Place, sight: int, out: PlaceFeatures) -> None:
    """One place of the line: who is there, who is under it, who protects it until their turn, a sight."""
    for i in range(COLOURS):
        out.duck[i] = 0
        out.hidden[i] = 0
    for i in range(SEATS):
        out.bottoms_up[i] = 0
    out.water = 1 if place.card == WATER else 0
    out.sight = sight
    if place.card >= 0 and place.card < COLOURS:
        out.duck[relative(place.card, own)] = 1
    if place.hidden != NOTHING:
        out.hidden[relative(place.hidden, own)] = 1
    if place.bottoms_up != NOTHING:
        out.bottoms_up[(place.bottoms_up - hidden.observer + hidden.seats) % hidden.seats] = 1


def observe_pond(hidden: State, own: int, out: Features) -> None:
    """SD-R10: the mix by colour, and the next cards of the known queue."""
    for colour in range(COLOURS):
        out.mix[relative(colour, own)] = hidden.mix[colour]
        out.left[relative(colour, own)] = hidden.left[colour]
    out.mix[WATER] = hidden.mix[WATER]
    out.queued = hidden.queued
    for i in range(KNOWN_AHEAD):
        for kind in range(SWIMMERS):
            out.queue[i].kind[kind] = 0
        if i < hidden.queued:
            kind = hidden.queue[i]
            if kind != WATER:
                kind = relative(kind, own)
            out.queue[i].kind[kind] = 1


def observe_cards(hidden: State, out: Features) -> None:
    """SD-R16: what lies in the discards, and what is in the pile or in other hands."""
    for card in range(CARDS):
        out.discards[card] = hidden.discards[card]
        out.unseen[card] = hidden.pile[card]
    for i in range(HAND * SEATS):
        if hidden.loose[i] != 0:
            out.unseen[hidden.loose[i] % AGE] += 1


def observe_seats(hidden: State, own: int, out: Features) -> None:
    """The players, from oneself clockwise; absent ones are zero."""
    for i in range(SEATS):
        out.out[i] = 0
        out.colours[i] = 0
        out.partners[i] = 0
        out.points[i] = 0
        out.to_move[i] = 0
    for i in range(hidden.seats):
        seat = (hidden.observer + i) % hidden.seats
        out.out[i] = hidden.out[seat]
        out.colours[i] = 1 + relative(hidden.colours[seat], own) if hidden.colours[seat] >= 0 else 0
        out.partners[i] = 1 if team_of(hidden, seat) == team_of(hidden, hidden.observer) else 0
        out.points[i] = min(hidden.points[seat], 127)
        out.to_move[i] = 1 if hidden.seat == seat else 0


def observe_table(hidden: State, out: Features) -> None:
    """What is asked, and the table's options."""
    out.arranging = 1 if hidden.phase == ARRANGE_PHASE else 0
    out.arranged = hidden.arranged
    out.options[0] = hidden.options.cover
    out.options[1] = hidden.options.bottoms_up_exposes
    out.options[2] = hidden.options.secret_colours
    out.options[3] = hidden.options.teams
    out.options[4] = hidden.options.points
    out.options[5] = hidden.options.tough_ducks
    out.options[6] = hidden.options.deck

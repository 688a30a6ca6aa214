"""What a person sees: a hidden state in words, built from empty."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.core.options import OptionValue
from drakes.games.sitting_ducks.people.options import OPTIONS
from drakes.games.sitting_ducks.rules.actions import CARD, COLOUR, SLOT, SWIMMER
from drakes.games.sitting_ducks.rules.end import has_left, team_points
from drakes.games.sitting_ducks.rules.state import AGE, CARDS, HAND, PLACES, UNKNOWN, Box, Phase, State, team_of
from drakes.games.sitting_ducks.rules.turn import to_move


class LinePlace(Struct, frozen=True):
    """A place of the line: the card on top, the duck that hides under it, and whose Bottoms Up keeps it safe."""

    card: str
    hidden: str | None
    bottoms_up: int | None


class Pond(Struct, frozen=True):
    """SD-R10: the pond, an unknown mix above a known queue."""

    mix: dict[str, int]
    """How many of each swimmer are in it; none is listed with 0."""
    queue: list[str]
    """The swimmers below, in the order in which they will come."""


class HeldCard(Struct, frozen=True):
    """SD-R16: a card in a hand: its face if the observer sees it, else what it is known not to be."""

    slot: str
    card: str | None
    age: int
    """How many reshuffles of the pile it has been held through."""
    barred: list[str] = field(name="not")
    """The cards it is publicly known not to be."""


class Seat(Struct, frozen=True):
    """A player: colour where known, ducks, hand, points."""

    seat: int
    colour: str | None
    team: int
    ducks: int | None
    """Ducks left, where the colour is known."""
    hit: int | None
    """Ducks lost, where the colour is known."""
    out: bool
    """Whether the player can no longer win."""
    left: bool
    """Whether the player has left the game."""
    points: int
    won: bool
    hand: list[HeldCard | None]
    """The three slots of the hand; an empty one is null."""


class View(Struct, frozen=True):
    """The table as the observer may see it."""

    seat: int | None
    """The seat that looks; null for a spectator."""
    phase: str
    to_move: int | Literal["nature", "over"]
    turn: int
    round: int
    """Games already finished, where several are played for points."""
    arranged: int
    """Places settled so far while the line is being arranged."""
    options: dict[str, OptionValue]
    line: list[LinePlace]
    """The places that hold a card, the front first."""
    sights: list[bool]
    """Whether a sight hangs over each place."""
    pond: Pond
    pile: int
    """Cards left to draw."""
    discards: dict[str, int]
    unseen: dict[str, int]
    """The cards that are in the pile or in hands the observer does not see."""
    seats: list[Seat]


def view(box: Box, hidden: State) -> View:
    """The table as the observer may see it."""
    mover = to_move(hidden)
    return View(
        seat=hidden.observer if hidden.observer >= 0 else None,
        phase=Phase(hidden.phase).name.lower(),
        to_move="over" if mover == OVER else "nature" if mover == NATURE else mover,
        turn=hidden.turn,
        round=hidden.round,
        arranged=hidden.arranged,
        options=OPTIONS.read_all(hidden.options),
        line=[view_place(hidden, place) for place in range(hidden.length)],
        sights=[hidden.sights >> place & 1 == 1 for place in range(PLACES)],
        pond=Pond(
            mix={SWIMMER.labels[kind]: n for kind, n in enumerate(hidden.mix) if n},
            queue=[SWIMMER.labels[hidden.queue[i]] for i in range(hidden.queued)],
        ),
        pile=hidden.pile_size,
        discards={CARD.labels[card]: n for card, n in enumerate(hidden.discards) if n},
        unseen=view_unseen(hidden),
        seats=[view_seat(box, hidden, seat) for seat in range(hidden.seats)],
    )


def view_place(hidden: State, place: int) -> LinePlace:
    """One card of the line, what hides under it, and whose Bottoms Up lies on it."""
    spot = hidden.line[place]
    return LinePlace(
        card=SWIMMER.labels[spot.card],
        hidden=SWIMMER.labels[spot.hidden] if spot.hidden >= 0 else None,
        bottoms_up=spot.bottoms_up if spot.bottoms_up >= 0 else None,
    )


def view_unseen(hidden: State) -> dict[str, int]:
    """SD-R16: the cards that are in the pile or in hands the observer does not see."""
    unseen = list(hidden.pile)
    for entry in hidden.loose:
        if entry:
            unseen[entry % AGE] += 1
    return {CARD.labels[card]: n for card, n in enumerate(unseen) if n}


def view_seat(box: Box, hidden: State, seat: int) -> Seat:
    """A player: colour where known, ducks, hand, points."""
    colour = hidden.colours[seat]
    return Seat(
        seat=seat,
        colour=COLOUR.labels[colour] if colour >= 0 else None,
        team=team_of(hidden, seat),
        ducks=hidden.left[colour] if colour >= 0 else None,
        hit=box.ducks - hidden.left[colour] if colour >= 0 else None,
        out=hidden.out[seat] == 1,
        left=has_left(hidden, seat),
        points=team_points(hidden, seat),
        won=hidden.won[seat] == 1,
        hand=[view_held(hidden, seat, slot) for slot in range(HAND)],
    )


def view_held(hidden: State, seat: int, slot: int) -> HeldCard | None:
    """SD-R16: a card in a hand: its face if the observer sees it, else what it is known not to be."""
    hand = hidden.hands[seat]
    card = hand.cards[slot]
    is_seen = hidden.observer in (seat, EVERYTHING)
    if card == UNKNOWN or (card >= 0 and not is_seen):
        barred = [CARD.labels[kind] for kind in range(CARDS) if hand.barred[slot] >> kind & 1]
        return HeldCard(slot=SLOT.labels[slot], card=None, age=hand.ages[slot], barred=barred)
    if card < 0:
        return None
    return HeldCard(slot=SLOT.labels[slot], card=CARD.labels[card], age=hand.ages[slot], barred=[])

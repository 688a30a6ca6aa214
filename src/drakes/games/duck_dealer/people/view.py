"""What a person sees: a hidden state in words, built from empty."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from drakes.core.game import NATURE, OVER
from drakes.core.options import OptionValue
from drakes.core.record import codec_of
from drakes.games.duck_dealer.people.offers import Price, open_dots, partners, prices, still_to_choose
from drakes.games.duck_dealer.people.options import OPTIONS
from drakes.games.duck_dealer.people.players_aid import Printed, Recipe, Yard, printed_numbers, recipes, yards
from drakes.games.duck_dealer.people.printed import planet_name
from drakes.games.duck_dealer.people.ways import LongFlight, long_flights, ways
from drakes.games.duck_dealer.rules.actions import GOOD, PRODUCT
from drakes.games.duck_dealer.rules.cubes import on_board
from drakes.games.duck_dealer.rules.end import final_score
from drakes.games.duck_dealer.rules.energy import may_spend
from drakes.games.duck_dealer.rules.flying import chart, speed
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    FAR,
    FINISHED_PHASE,
    FOR_TURN,
    MOVEMENT,
    NOTHING,
    OFFER_PHASE,
    PLANETS,
    SEATS,
    SLOTS,
    TAKE_BACK_PHASE,
    TURN_PHASE,
    Box,
    Phase,
    State,
    capacity,
)
from drakes.games.duck_dealer.rules.turn import to_move

STATES = codec_of(State)


class Markers(Struct, frozen=True):
    """DD-1.4: energy markers of each colour."""

    movement: int
    build: int
    trade: int


class VirtualMarkers(Struct, frozen=True, omit_defaults=True):
    """Markers that the supply could not give; no colour is listed with 0."""

    movement: int = 0
    build: int = 0
    trade: int = 0


class Gear(Struct, frozen=True):
    """DD-1.5: pieces of each kind of gear."""

    cargo_hold: int
    navigator: int
    builder: int
    merchant: int


class Pathway(Struct, frozen=True):
    """DD-7.1: whose entrance or exit stands there."""

    seat: int
    end: Literal["entrance", "exit"]


class Planet(Struct, frozen=True):
    """A planet: its place on the drawing and what lies there."""

    name: str
    x: int
    y: int
    start: bool
    """Whether ships may begin there; its second slot is a spaceyard's."""
    mine: str | None
    spaceyard: int | None
    """Which of the yards lies there, built or not."""
    consumer: str | None
    """The product that its consumer wants, built or not."""
    built: bool
    """Whether the spaceyard or the consumer is built."""
    factory: str | None
    visited: bool
    steps: int | None
    """DD-4.1: how far the active ship has to fly, in an action turn with movement markers left; else null."""
    pathway: Pathway | None
    privileges: list[int | None]
    """The seat that claimed the mine, the second slot and the factory."""


class Route(Struct, frozen=True):
    """DD-1.2: a route: its ends, its dots from the first on, and whose parts lie on them."""

    start: int = field(name="from")
    end: int = field(name="to")
    first: int
    """The number of its first dot; the others follow."""
    bow: float
    """How far it is bowed on the drawing, as a share of its length."""
    parts: list[int | None]
    """The seat whose highway part lies on each dot."""


class Offer(Struct, frozen=True):
    """DD-6.9: the open offer."""

    gives: dict[str, int]
    asks: dict[str, int]
    partner: int | None
    """Whom it was sent to."""


class Seat(Struct, frozen=True):
    """A player: place, score, energy, cargo, gear, cubes."""

    seat: int
    planet: int | None
    dot: int | None
    score: int
    bid: int | None
    """Its bid, where the observer may know it."""
    second_bid: int | None
    has_bid: bool
    total: int
    """Points with all that counts at the end."""
    energy: Markers
    virtual: VirtualMarkers
    goods: dict[str, int]
    """Cargo; no good is listed with 0."""
    aboard: int
    """All goods together."""
    capacity: int
    gear: Gear
    slots: int
    filled: int
    speed: int
    """The steps of one movement marker."""
    cubes: int
    on_board: int
    on_track: int
    exit: int | None
    """The planet of its pathway's exit."""


class View(Struct, frozen=True):
    """The table as the observer may see it."""

    seat: int | None
    """The seat that looks; null for a spectator."""
    phase: str
    to_move: int | Literal["nature", "over"]
    turn: int
    """Spaces filled on the turn track."""
    turns: int
    """Spaces of the turn track."""
    active: int | None
    """Whose turn it is; null before the first."""
    order: list[int | None]
    """The seat at each turn position; null while nobody has picked it."""
    options: dict[str, OptionValue]
    supply: Markers
    stock: dict[str, int]
    """Factories not yet built; no product is listed with 0."""
    track: list[str]
    """The products that consumers will want, the next one first."""
    free_parts: int
    """Highway parts that may still be built for nothing in this turn."""
    offers: int
    """Offers begun in this turn."""
    partners: list[int]
    """DD-6.9: the seats with which the active one may exchange goods now."""
    prices: dict[str, Price]
    """The markers that each kind of action takes now; told to the observer who is to choose one."""
    open_dots: list[int]
    """DD-3.5: the dots where the observer may lay a part for nothing now."""
    still_to_choose: int
    """How much gear is to be taken, or how many goods or markers must go."""
    paid: list[bool]
    """Whether a privilege was paid for in this visit, by slot."""
    offer: Offer | None
    planets: list[Planet]
    routes: list[Route]
    ways: list[int | None]
    """DD-4.2: for each place (planets, then dots) the one before it on the cheapest way of the active ship; null
    where it is. Empty while no ship is active."""
    long_flights: list[LongFlight]
    """The planets that the observer, who is to fly, reaches with several markers."""
    printed: Printed
    recipes: dict[str, Recipe]
    yards: list[Yard]
    seats: list[Seat]


def view(box: Box, hidden: State) -> View:
    """The table as the observer may see it."""
    mover, before, steps = to_move(hidden), ways(box, hidden), steps_to_planets(box, hidden)
    return View(
        seat=hidden.observer if hidden.observer >= 0 else None,
        phase=Phase(hidden.phase).name.lower(),
        to_move="over" if mover == OVER else "nature" if mover == NATURE else mover,
        turn=hidden.turn,
        turns=box.turns,
        active=hidden.seat if hidden.phase >= TURN_PHASE else None,
        order=[seat if seat >= 0 else None for seat in hidden.order[: hidden.seats]],
        options=OPTIONS.read_all(hidden.options),
        supply=Markers(*hidden.supply),
        stock=some(PRODUCT.labels, hidden.stock),
        track=[PRODUCT.labels[hidden.track[i]] for i in range(hidden.track_top, hidden.track_end)],
        free_parts=hidden.free_parts,
        offers=hidden.offers,
        partners=partners(hidden),
        prices=prices(box, hidden),
        open_dots=open_dots(box, hidden),
        still_to_choose=still_to_choose(box, hidden),
        paid=[hidden.paid >> slot & 1 == 1 for slot in range(SLOTS)],
        offer=view_offer(hidden),
        planets=[view_planet(box, hidden, planet, steps[planet]) for planet in range(box.planets)],
        routes=[view_route(box, hidden, route) for route in range(box.routes)],
        ways=before,
        long_flights=long_flights(box, hidden, before),
        printed=printed_numbers(box),
        recipes=recipes(box),
        yards=yards(box),
        seats=[view_seat(box, hidden, seat) for seat in range(hidden.seats)],
    )


def some(labels: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Counts by their labels, without the zeros."""
    return {label: n for label, n in zip(labels, counts) if n}


def view_planet(box: Box, hidden: State, planet: int, steps: int | None) -> Planet:
    """A planet: its place on the drawing and what lies there."""
    here = hidden.planets[planet]
    is_start = box.is_start[planet] == 1
    has_second = here.second != NOTHING
    return Planet(
        name=planet_name(box, planet),
        x=box.marks[planet].x,
        y=box.marks[planet].y,
        start=is_start,
        mine=GOOD.labels[here.mine] if here.mine != NOTHING else None,
        spaceyard=here.second if is_start and has_second else None,
        consumer=PRODUCT.labels[here.second] if not is_start and has_second else None,
        built=here.is_built == 1,
        factory=PRODUCT.labels[here.factory] if here.factory != NOTHING else None,
        visited=here.is_visited == 1,
        steps=steps,
        pathway=view_pathway(here.pathway),
        privileges=[seat if seat != NOTHING else None for seat in here.privileges],
    )


def steps_to_planets(box: Box, hidden: State) -> list[int | None]:
    """DD-4.1: how far the active ship has to fly, in an action turn with movement markers left.

    DD-3.9: the rules reckon it anew as the turn begins; while a cube for the turn track is taken back it has not.
    """
    ship = hidden.ships[hidden.seat]
    if hidden.phase < ACTION_PHASE or hidden.phase == FINISHED_PHASE or may_spend(ship, MOVEMENT, 1) != 0:
        return [None] * box.planets
    now = hidden
    if hidden.phase == TAKE_BACK_PHASE and hidden.purpose == FOR_TURN:
        now = STATES.copy(hidden)
        chart(box, now)
    return [steps if steps < FAR else None for steps in now.reach[: box.planets]]


def view_pathway(pathway: int) -> Pathway | None:
    """DD-7.1: whose entrance or exit stands there."""
    if pathway == NOTHING:
        return None
    return Pathway(pathway % SEATS, "entrance" if pathway < SEATS else "exit")


def view_route(box: Box, hidden: State, route: int) -> Route:
    """A route: its ends, its dots from the first on, and whose parts lie on them."""
    line = box.route[route]
    parts: list[int | None] = [None] * line.dots
    for seat in range(hidden.seats):
        own = hidden.ships[seat].parts[route]
        for i in range(line.dots if own else 0):
            if own >> i & 1:
                parts[i] = seat
    return Route(line.a, line.b, line.first, box.bows[route] / 1000, parts)


def view_offer(hidden: State) -> Offer | None:
    """DD-6.9: the open offer."""
    if hidden.phase not in (OFFER_PHASE, OFFER_PHASE + 1):
        return None
    return Offer(
        gives=some(GOOD.labels, hidden.given),
        asks=some(GOOD.labels, hidden.asked),
        partner=hidden.answering if hidden.phase != OFFER_PHASE else None,
    )


def view_seat(box: Box, hidden: State, seat: int) -> Seat:
    """A player: place, score, energy, cargo, gear, cubes."""
    ship = hidden.ships[seat]
    return Seat(
        seat=seat,
        planet=ship.at if 0 <= ship.at < PLANETS else None,
        dot=ship.at - PLANETS if ship.at >= PLANETS else None,
        score=ship.score,
        bid=ship.bid if ship.bid >= 0 else None,
        second_bid=ship.second_bid if ship.second_bid >= 0 else None,
        has_bid=ship.bid != NOTHING,
        total=final_score(hidden, seat),
        energy=Markers(*ship.energy),
        virtual=VirtualMarkers(*ship.virtual),
        goods=some(GOOD.labels, ship.goods),
        aboard=ship.aboard,
        capacity=capacity(box, ship),
        gear=Gear(*ship.gear),
        slots=box.slots,
        filled=ship.filled,
        speed=speed(box, ship),
        cubes=ship.cubes,
        on_board=on_board(box, ship),
        on_track=ship.on_track,
        exit=ship.exit if ship.exit != NOTHING else None,
    )

"""What a learning program sees: one seat's knowledge as small integers, itself always first."""

from typing import Annotated

from drakes.core.record import Int8, record
from drakes.games.duck_dealer.rules.state import (
    COLOURS,
    FAR,
    GEARS,
    GOODS,
    NOTHING,
    PHASES,
    PLANETS,
    PRIMARIES,
    PRODUCTS,
    ROUTES,
    SEATS,
    SLOTS,
    TRACK,
    YARDS,
    Box,
    State,
)
from drakes.games.duck_dealer.rules.turn import to_move

LAP = 100


@record
class PlanetFeatures:
    """One planet. Seats are counted from one's own."""

    mine: Annotated[list[int], Int8, PRIMARIES]
    yard: Annotated[list[int], Int8, YARDS]
    consumer: Annotated[list[int], Int8, PRODUCTS]
    factory: Annotated[list[int], Int8, PRODUCTS]
    is_built: Int8
    is_visited: Int8
    steps: Int8
    """From the active ship, while it has movement markers."""
    ships: Annotated[list[int], Int8, SEATS]
    entrance: Annotated[list[int], Int8, SEATS]
    exit: Annotated[list[int], Int8, SEATS]
    privileges: Annotated[list[int], Int8, SLOTS]
    """0 for none, 1 for one's own, 2 for another's."""


@record
class ShipFeatures:
    """One player."""

    route: Int8
    """The route the ship is on, plus one; 0 on a planet."""
    dot: Int8
    """Which dot of it, plus one."""
    laps: Int8
    points: Int8
    """DD-1.7: the score as the track shows it."""
    energy: Annotated[list[int], Int8, COLOURS]
    virtual: Annotated[list[int], Int8, COLOURS]
    goods: Annotated[list[int], Int8, GOODS]
    gear: Annotated[list[int], Int8, GEARS]
    cubes: Int8
    bid: Int8
    second_bid: Int8
    position: Int8
    parts: Annotated[list[int], Int8, ROUTES]
    to_move: Int8


@record
class Features:
    """All that the seat knows. Every field is made of int8, so that the whole is one flat row."""

    phase: Annotated[list[int], Int8, PHASES]
    turn: Int8
    free_parts: Int8
    offers: Int8
    paid: Int8
    supply: Annotated[list[int], Int8, COLOURS]
    stock: Annotated[list[int], Int8, PRODUCTS]
    track: Annotated[list[int], Int8, TRACK]
    """The products wanted by the consumers left, plus one, from the top."""
    given: Annotated[list[int], Int8, GOODS]
    asked: Annotated[list[int], Int8, GOODS]
    planets: Annotated[tuple[PlanetFeatures, ...], PLANETS]
    ships: Annotated[tuple[ShipFeatures, ...], SEATS]


def observe(box: Box, hidden: State, out: Features) -> None:
    """Write what the observer of a hidden state knows into the buffer; every value is written."""
    for phase in range(PHASES):
        out.phase[phase] = 1 if hidden.phase == phase else 0
    out.turn = hidden.turn
    out.free_parts = hidden.free_parts
    out.offers = hidden.offers
    out.paid = hidden.paid
    for colour in range(COLOURS):
        out.supply[colour] = hidden.supply[colour]
    for product in range(PRODUCTS):
        out.stock[product] = hidden.stock[product]
    for i in range(TRACK):
        at = hidden.track_top + i
        out.track[i] = hidden.track[at] + 1 if at < hidden.track_end else 0
    for good in range(GOODS):
        out.given[good] = hidden.given[good]
        out.asked[good] = hidden.asked[good]
    for planet in range(PLANETS):
        observe_tiles(box, hidden, planet, out.planets[planet])
        observe_visitors(hidden, planet, out.planets[planet])
    for i in range(SEATS):
        clear_ship(out.ships[i])
        if i < hidden.seats:
            observe_ship(box, hidden, (hidden.observer + i) % hidden.seats, out.ships[i])


def mark(row: list[int], size: int, value: int) -> None:
    """One at the value, zero elsewhere; all zero for NOTHING."""
    for i in range(size):
        row[i] = 1 if i == value else 0


def observe_tiles(box: Box, hidden: State, planet: int, out: PlanetFeatures) -> None:
    """The tiles of a planet."""
    here = hidden.planets[planet]
    is_start = box.is_start[planet] != 0
    mark(out.mine, PRIMARIES, here.mine)
    mark(out.yard, YARDS, here.second if is_start else NOTHING)
    mark(out.consumer, PRODUCTS, NOTHING if is_start else here.second)
    mark(out.factory, PRODUCTS, here.factory)
    out.is_built = here.is_built
    out.is_visited = here.is_visited
    out.steps = min(hidden.reach[planet], FAR)
    for slot in range(SLOTS):
        owner = here.privileges[slot]
        out.privileges[slot] = 0 if owner == NOTHING else 1 if owner == hidden.observer else 2


def observe_visitors(hidden: State, planet: int, out: PlanetFeatures) -> None:
    """The ships and pathway markers on a planet, from one's own seat on."""
    pathway = hidden.planets[planet].pathway
    for i in range(SEATS):
        out.ships[i] = 0
        out.entrance[i] = 0
        out.exit[i] = 0
        if i < hidden.seats:
            seat = (hidden.observer + i) % hidden.seats
            out.ships[i] = 1 if hidden.ships[seat].at == planet else 0
            out.entrance[i] = 1 if pathway == seat else 0
            out.exit[i] = 1 if pathway == SEATS + seat else 0


def clear_ship(out: ShipFeatures) -> None:
    """An absent player is all zero."""
    out.route = 0
    out.dot = 0
    out.laps = 0
    out.points = 0
    out.cubes = 0
    out.bid = 0
    out.second_bid = 0
    out.position = 0
    out.to_move = 0
    mark(out.energy, COLOURS, NOTHING)
    mark(out.virtual, COLOURS, NOTHING)
    mark(out.goods, GOODS, NOTHING)
    mark(out.gear, GEARS, NOTHING)
    mark(out.parts, ROUTES, NOTHING)


def observe_ship(box: Box, hidden: State, seat: int, out: ShipFeatures) -> None:
    """A player's ship and what they own."""
    ship = hidden.ships[seat]
    if ship.at >= PLANETS:
        route = box.route_of[ship.at - PLANETS]
        out.route = route + 1
        out.dot = ship.at - PLANETS - box.route[route].first + 1
    out.laps = min(ship.score // LAP, 127)
    out.points = ship.score % LAP
    out.cubes = ship.cubes
    out.bid = ship.bid
    out.second_bid = ship.second_bid
    out.to_move = 1 if to_move(hidden) == seat else 0
    for position in range(hidden.seats):
        if hidden.order[position] == seat:
            out.position = position + 1
    for colour in range(COLOURS):
        out.energy[colour] = ship.energy[colour]
        out.virtual[colour] = ship.virtual[colour]
    for good in range(GOODS):
        out.goods[good] = ship.goods[good]
    for gear in range(GEARS):
        out.gear[gear] = ship.gear[gear]
    for route in range(ROUTES):
        out.parts[route] = ship.parts[route]

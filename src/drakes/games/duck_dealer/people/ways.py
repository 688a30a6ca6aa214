"""The ways of the active ship: what a board draws of a flight, and where the markers of a long one land.

A place is a planet, or the number of planets plus a dot. Of two ways as cheap the shorter one is taken.
"""

from __future__ import annotations

from msgspec import Struct

from drakes.games.duck_dealer.rules.energy import may_spend
from drakes.games.duck_dealer.rules.flying import speed, steps_between
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    FINISHED_PHASE,
    MOVEMENT,
    PLANETS,
    TURN_PHASE,
    Box,
    Ship,
    State,
    capacity,
    is_on_planet,
)

STEP = 1024
"""A step weighs more than any number of places on the way."""
FREE, PAID = 1, STEP + 1
"""What it takes to enter a place: of one's own highway no step, else one."""
UNREACHED = 1 << 30

Way = list[int | None]
"""For each place the one before it."""
Line = tuple[int, int, int, int, int]
"""A route: its ends, its first dot as a place, how many dots it has, and which of the parts on them are the ship's."""


class LongFlight(Struct, frozen=True):
    """A flight that takes several markers: where each of them lands, its goal last."""

    planet: int
    landings: list[int]


def ways(box: Box, hidden: State) -> Way:
    """DD-4.2: for each place the one before it on the active ship's way there; nothing while no ship is active."""
    if hidden.phase < TURN_PHASE or hidden.phase == FINISHED_PHASE:
        return []
    ship, planets = hidden.ships[hidden.seat], box.planets
    at = -1 if is_on_planet(ship) else planets + ship.at - PLANETS
    routes = zip(box.route[: box.routes], ship.parts)
    lines = [(route.a, route.b, planets + route.first, route.dots, own) for route, own in routes]
    costs, before = planet_ways(box, ship, lines)
    for line in lines:
        before += dot_ways(line, at, costs)
    return before


def planet_ways(box: Box, ship: Ship, lines: list[Line]) -> tuple[list[int], Way]:
    """What it takes to come to each planet, and the place before it."""
    costs, before = first_ways(box, ship)
    tolls = [(dots + 1) * PAID - own.bit_count() * STEP for _, _, _, dots, own in lines]
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for (a, b, first, dots, _), toll in zip(lines, tolls):
            if costs[a] + toll < costs[b]:
                costs[b], before[b], is_shorter = costs[a] + toll, first + dots - 1, True
            elif costs[b] + toll < costs[a]:
                costs[a], before[a], is_shorter = costs[b] + toll, first, True
    return costs, before


def first_ways(box: Box, ship: Ship) -> tuple[list[int], Way]:
    """DD-4.3: what it takes to the planet where the ship is, or to the ends of its route."""
    costs, before = [UNREACHED] * box.planets, list[int | None]([None]) * box.planets
    if is_on_planet(ship):
        costs[ship.at] = 0
        return costs, before
    route = box.route_of[ship.at - PLANETS]
    line, own = box.route[route], ship.parts[route]
    i, first = ship.at - PLANETS - line.first, box.planets + line.first
    for planet, end in ((line.a, 0), (line.b, line.dots - 1)):
        cost = (steps_between(own, i, end) + 1) * STEP + abs(end - i) + 1
        if cost < costs[planet]:
            costs[planet], before[planet] = cost, first + end
    return costs, before


def dot_ways(line: Line, at: int, costs: list[int]) -> Way:
    """The place before each dot of a route: one comes from the nearer end, or from the ship if it is on the route."""
    a, b, first, dots, own = line
    chain: Way = [a, *range(first, first + dots), b]
    here = at - first
    if not 0 <= here < dots:
        middle = meeting(own, 0, dots, costs[a], costs[b])
        return chain[:middle] + chain[middle + 2 :]
    low, high = meeting(own, 0, here, costs[a], 0), meeting(own, here + 1, dots, 0, costs[b])
    return [*chain[:low], *chain[low + 2 : here + 2], None, *chain[here + 1 : high], *chain[high + 2 :]]


def meeting(own: int, start: int, end: int, up: int, down: int) -> int:
    """Of dots in a row, the first that one comes to from above, where coming to either end takes so much already."""
    if own == 0:
        from_below = ((end - start - 1) * PAID + down - up) // (2 * PAID) + 1
        return start + min(max(from_below, 0), end - start)
    down += sum(FREE if own >> i & 1 else PAID for i in range(start, end))
    for i in range(start, end):
        step = FREE if own >> i & 1 else PAID
        up += step
        if up > down:
            return i
        down -= step
    return end


def long_flights(box: Box, hidden: State, before: Way) -> list[LongFlight]:
    """DD-4.1, DD-4.7: flights that take several of the observer's markers; none while it is not theirs to fly, or goods
    would have to be discarded first."""
    ship = hidden.ships[hidden.seat]
    is_flying = hidden.observer == hidden.seat and hidden.phase == ACTION_PHASE
    if not is_flying or may_spend(ship, MOVEMENT, 2) != 0 or ship.aboard > capacity(box, ship):
        return []
    markers, steps = ship.energy[MOVEMENT] + ship.virtual[MOVEMENT], speed(box, ship)
    found = []
    for planet in range(box.planets):
        if steps < hidden.reach[planet] <= steps * markers:
            landings = land_on_the_way(box, hidden, way_to(before, planet), steps)
            if 1 < len(landings) <= markers:
                found.append(LongFlight(planet, landings))
    return found


def way_to(before: Way, place: int) -> list[int]:
    """The places on the way to a place, without the one where it begins."""
    way = [place]
    while (last := before[way[-1]]) is not None:
        way.append(last)
    return way[-2::-1]


def land_on_the_way(box: Box, hidden: State, way: list[int], steps: int) -> list[int]:
    """Where to land so that each marker flies as far as it can; never on an unknown planet, which would be explored."""
    landings: list[int] = []
    last, flown, flown_to_last = None, 0, 0
    for place in way:
        step = entering(box, hidden, place)
        if flown + step > steps and last is not None:
            landings.append(last)
            flown, last = flown - flown_to_last, None
        flown += step
        if flown > steps:
            return []
        if place == way[-1] or is_known(box, hidden, place):
            last, flown_to_last = place, flown
    return [*landings, way[-1]]


def entering(box: Box, hidden: State, place: int) -> int:
    """DD-4.2: the step that entering a place takes; a part of one's own takes none."""
    if place < box.planets:
        return 1
    dot = place - box.planets
    route = box.route_of[dot]
    return 1 - (hidden.ships[hidden.seat].parts[route] >> dot - box.route[route].first & 1)


def is_known(box: Box, hidden: State, place: int) -> bool:
    """Whether landing there explores nothing."""
    return place >= box.planets or box.is_start[place] == 1 or hidden.planets[place].is_visited == 1

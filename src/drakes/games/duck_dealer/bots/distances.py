"""Distances: how many steps and markers it is for a ship from anywhere to every planet.

They restate DD-4.1, DD-4.2 and DD-4.6 for all planets at once; the rules measure from where the ship is.
"""

from drakes.games.duck_dealer.bots.memory import BANDS, DISTANCES, IN_SPACE, ROW, Memory, ShipPlan
from drakes.games.duck_dealer.rules.flying import band, crossing, speed, steps_to_a, steps_to_b
from drakes.games.duck_dealer.rules.pathways import way_out
from drakes.games.duck_dealer.rules.state import NOTHING, PLANETS, Box, Ship, State

NO_WAY = 99
TOO_FAR = 999


def measure(box: Box, memory: Memory) -> None:
    """DD-4.1, DD-4.2, DD-4.6: from every planet, and from where the ship is, at each of the three speeds."""
    state = memory.root.state
    measure_routes(box, memory, state.ships[state.seat])
    for via in range(box.planets):
        shorten_through(box, memory, via)
    for speed_band in range(BANDS):
        steps = box.speeds[speed_band]
        for i in range(DISTANCES):
            memory.markers[speed_band * DISTANCES + i] = min(NO_WAY, (memory.steps[i] + steps - 1) // steps)
        for planet in range(box.planets):
            out = way_out(state, planet)
            if out != NOTHING:
                measure_pathway(box, memory, speed_band * DISTANCES, planet, out)


def measure_routes(box: Box, memory: Memory, ship: Ship) -> None:
    """The steps along each route, and from a dot to both ends of its route."""
    for i in range(DISTANCES):
        memory.steps[i] = TOO_FAR
    for planet in range(PLANETS):
        memory.steps[planet * ROW + planet] = 0
    for route in range(box.routes):
        line = box.route[route]
        steps = min(crossing(box, ship, route), memory.steps[line.a * ROW + line.b])
        memory.steps[line.a * ROW + line.b] = steps
        memory.steps[line.b * ROW + line.a] = steps
    if ship.at >= PLANETS:
        dot = ship.at - PLANETS
        line = box.route[box.route_of[dot]]
        memory.steps[IN_SPACE * ROW + line.a] = steps_to_a(box, ship, dot)
        memory.steps[IN_SPACE * ROW + line.b] = steps_to_b(box, ship, dot)


def shorten_through(box: Box, memory: Memory, via: int) -> None:
    """Every way that is shorter through one planet."""
    for a in range(PLANETS + 1):
        through = memory.steps[a * ROW + via]
        if through < TOO_FAR:
            for b in range(box.planets):
                steps = through + memory.steps[via * ROW + b]
                if steps < memory.steps[a * ROW + b]:
                    memory.steps[a * ROW + b] = steps


def measure_pathway(box: Box, memory: Memory, first: int, entrance: int, out: int) -> None:
    """DD-4.6: every way that is cheaper through a pathway."""
    for a in range(PLANETS + 1):
        to = memory.markers[first + a * ROW + entrance]
        if to < NO_WAY:
            for b in range(box.planets):
                markers = to + 1 + memory.markers[first + out * ROW + b]
                if markers < memory.markers[first + a * ROW + b]:
                    memory.markers[first + a * ROW + b] = markers


def row_of(ship: Ship) -> int:
    """The row of distances from where a ship is."""
    return min(ship.at, IN_SPACE)


def way(box: Box, memory: Memory, plan: ShipPlan, planet: int) -> int:
    """The markers from where a plan has come to a planet."""
    ship = plan.state.ships[plan.state.seat]
    return memory.markers[band(box, ship) * DISTANCES + row_of(ship) * ROW + planet]


def left_from_planet(box: Box, memory: Memory, ship: Ship, node: int, planet: int) -> int:
    """What is left from one planet to another: markers before steps."""
    there = node * ROW + planet
    return NO_WAY * memory.markers[band(box, ship) * DISTANCES + there] + memory.steps[there]


def left_from_dot(box: Box, state: State, memory: Memory, dot: int, planet: int) -> int:
    """What is left from a dot to a planet, along the routes or through a pathway: markers before steps."""
    ship = state.ships[state.seat]
    least = left_along_routes(box, memory, ship, dot, planet)
    for entrance in range(box.planets):
        out = way_out(state, entrance)
        if out != NOTHING:
            through = left_along_routes(box, memory, ship, dot, entrance) + NO_WAY
            least = min(least, through + left_from_planet(box, memory, ship, out, planet))
    return least


def left_along_routes(box: Box, memory: Memory, ship: Ship, dot: int, planet: int) -> int:
    """DD-4.1, DD-4.2, restated: what is left from a dot to a planet along the routes: markers before steps."""
    line = box.route[box.route_of[dot]]
    to_a = steps_to_a(box, ship, dot) + memory.steps[line.a * ROW + planet]
    to_b = steps_to_b(box, ship, dot) + memory.steps[line.b * ROW + planet]
    steps = min(to_a, to_b)
    fast = speed(box, ship)
    return NO_WAY * ((steps + fast - 1) // fast) + steps

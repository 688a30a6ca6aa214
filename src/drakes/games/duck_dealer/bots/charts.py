"""Charts of a seat: how many steps and markers it is from anywhere to every planet."""

from drakes.games.duck_dealer.bots.voyages import BANDS, CHART, IN_SPACE, ROW, Memory
from drakes.games.duck_dealer.rules.flying import crossing, steps_between
from drakes.games.duck_dealer.rules.state import NOTHING, PLANETS, Box, State

NO_WAY = 99
TOO_FAR = 999


def chart_ways(box: Box, state: State, memory: Memory, seat: int) -> None:
    """DD-4.1, DD-4.2, DD-4.6: from every planet, and from where the ship is, at each of the three speeds."""
    chart_routes(box, state, memory, seat)
    for via in range(box.planets):
        shorten_through(box, memory, via)
    for band in range(BANDS):
        fast = box.speeds[band]
        for i in range(CHART):
            memory.markers[band * CHART + i] = min(NO_WAY, (memory.steps[i] + fast - 1) // fast)
        for planet in range(box.planets):
            owner = state.planets[planet].pathway
            if owner >= 0 and owner < state.seats and state.ships[owner].exit != NOTHING:
                chart_pathway(box, memory, band * CHART, planet, state.ships[owner].exit)


def chart_routes(box: Box, state: State, memory: Memory, seat: int) -> None:
    """The steps along each route, and from a dot to both ends of its route."""
    ship = state.ships[seat]
    for i in range(CHART):
        memory.steps[i] = TOO_FAR
    for planet in range(PLANETS):
        memory.steps[planet * ROW + planet] = 0
    for route in range(box.routes):
        line = box.route[route]
        steps = min(crossing(box, ship, route), memory.steps[line.a * ROW + line.b])
        memory.steps[line.a * ROW + line.b] = steps
        memory.steps[line.b * ROW + line.a] = steps
    if ship.at >= PLANETS:
        route = box.route_of[ship.at - PLANETS]
        line = box.route[route]
        i = ship.at - PLANETS - line.first
        memory.steps[IN_SPACE * ROW + line.a] = steps_between(ship.parts[route], i, 0) + 1
        memory.steps[IN_SPACE * ROW + line.b] = steps_between(ship.parts[route], i, line.dots - 1) + 1


def shorten_through(box: Box, memory: Memory, via: int) -> None:
    """Every way that is shorter through one planet."""
    for a in range(PLANETS + 1):
        through = memory.steps[a * ROW + via]
        if through < TOO_FAR:
            for b in range(box.planets):
                steps = through + memory.steps[via * ROW + b]
                if steps < memory.steps[a * ROW + b]:
                    memory.steps[a * ROW + b] = steps


def chart_pathway(box: Box, memory: Memory, first: int, entrance: int, out: int) -> None:
    """DD-4.6: every way that is cheaper through a pathway."""
    for a in range(PLANETS + 1):
        to = memory.markers[first + a * ROW + entrance]
        if to < NO_WAY:
            for b in range(box.planets):
                markers = to + 1 + memory.markers[first + out * ROW + b]
                if markers < memory.markers[first + a * ROW + b]:
                    memory.markers[first + a * ROW + b] = markers

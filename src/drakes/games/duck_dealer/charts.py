"""Charts of a seat: how many steps and markers it is from anywhere to every planet."""

from drakes.games.duck_dealer.flying import crossing, steps_between
from drakes.games.duck_dealer.state import NOTHING, PLANETS, Box, State
from drakes.games.duck_dealer.voyages import BANDS, CHART, IN_SPACE, ROW, Thought

NO_WAY = 99
TOO_FAR = 999


def chart_ways(box: Box, state: State, thought: Thought, seat: int) -> None:
    """DD-4.1, DD-4.2, DD-4.6: from every planet, and from where the ship is, at each of the three speeds."""
    chart_routes(box, state, thought, seat)
    for via in range(box.planets):
        shorten_through(box, thought, via)
    for band in range(BANDS):
        fast = box.speeds[band]
        for i in range(CHART):
            thought.markers[band * CHART + i] = min(NO_WAY, (thought.steps[i] + fast - 1) // fast)
        for planet in range(box.planets):
            owner = state.planets[planet].pathway
            if owner >= 0 and owner < state.seats and state.ships[owner].exit != NOTHING:
                chart_pathway(box, thought, band * CHART, planet, state.ships[owner].exit)


def chart_routes(box: Box, state: State, thought: Thought, seat: int) -> None:
    """The steps along each route, and from a dot to both ends of its route."""
    ship = state.ships[seat]
    for i in range(CHART):
        thought.steps[i] = TOO_FAR
    for planet in range(PLANETS):
        thought.steps[planet * ROW + planet] = 0
    for route in range(box.routes):
        line = box.route[route]
        steps = min(crossing(box, ship, route), thought.steps[line.a * ROW + line.b])
        thought.steps[line.a * ROW + line.b] = steps
        thought.steps[line.b * ROW + line.a] = steps
    if ship.at >= PLANETS:
        route = box.route_of[ship.at - PLANETS]
        line = box.route[route]
        i = ship.at - PLANETS - line.first
        thought.steps[IN_SPACE * ROW + line.a] = steps_between(ship.parts[route], i, 0) + 1
        thought.steps[IN_SPACE * ROW + line.b] = steps_between(ship.parts[route], i, line.dots - 1) + 1


def shorten_through(box: Box, thought: Thought, via: int) -> None:
    """Every way that is shorter through one planet."""
    for a in range(PLANETS + 1):
        through = thought.steps[a * ROW + via]
        if through < TOO_FAR:
            for b in range(box.planets):
                steps = through + thought.steps[via * ROW + b]
                if steps < thought.steps[a * ROW + b]:
                    thought.steps[a * ROW + b] = steps


def chart_pathway(box: Box, thought: Thought, first: int, entrance: int, out: int) -> None:
    """DD-4.6: every way that is cheaper through a pathway."""
    for a in range(PLANETS + 1):
        to = thought.markers[first + a * ROW + entrance]
        if to < NO_WAY:
            for b in range(box.planets):
                markers = to + 1 + thought.markers[first + out * ROW + b]
                if markers < thought.markers[first + a * ROW + b]:
                    thought.markers[first + a * ROW + b] = markers

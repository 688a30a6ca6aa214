"""Chapter 4: flights of one marker, and what arriving brings."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import FLY, STOP
from drakes.games.duck_dealer.rules.clauses import DD_4_1, DD_R3
from drakes.games.duck_dealer.rules.energy import may_spend
from drakes.games.duck_dealer.rules.events import FLEW, STOPPED
from drakes.games.duck_dealer.rules.places import mark_taken
from drakes.games.duck_dealer.rules.state import FAR, MOVEMENT, PLANETS, Box, Ship, State, is_on_planet


def parts_in(mask: int) -> int:
    """The number of highway parts in the mask of a route, which has six dots at most."""
    pairs = mask - ((mask >> 1) & 0x55)
    fours = (pairs & 0x33) + ((pairs >> 2) & 0x33)
    return (fours + (fours >> 4)) & 0x0F


def band(box: Box, ship: Ship) -> int:
    """DD-B14, DD-R12: which of the three speeds, by filled slots."""
    if ship.filled <= box.band:
        return 0
    if ship.filled <= 2 * box.band:
        return 1
    return 2


def speed(box: Box, ship: Ship) -> int:
    """DD-4.1: the steps of one marker."""
    return box.speeds[band(box, ship)]


def steps_between(own: int, i: int, j: int) -> int:
    """DD-4.2: the steps from dot `i` of a route to dot `j` of it; own parts cost none, the start costs none."""
    if i < j:
        return parts_in(((2 << j) - (2 << i)) & ~own)
    return parts_in(((1 << i) - (1 << j)) & ~own)


def crossing(box: Box, ship: Ship, route: int) -> int:
    """DD-4.1, DD-4.2: the steps from one end of a route to the other, the planet entered included."""
    return box.route[route].dots - parts_in(ship.parts[route]) + 1


def steps_to_a(box: Box, ship: Ship, dot: int) -> int:
    """DD-4.2, DD-4.3: the steps from a dot to the planet at the first end of its route."""
    route = box.route_of[dot]
    return steps_between(ship.parts[route], dot - box.route[route].first, 0) + 1


def steps_to_b(box: Box, ship: Ship, dot: int) -> int:
    """DD-4.2, DD-4.3: the steps from a dot to the planet at the second end of its route."""
    route = box.route_of[dot]
    line = box.route[route]
    return steps_between(ship.parts[route], dot - line.first, line.dots - 1) + 1


def chart(box: Box, state: State) -> None:
    """DD-4.1: the steps from the active ship to every planet by the cheapest route; only with markers to fly."""
    state.is_charted = 1
    ship = state.ships[state.seat]
    if may_spend(ship, MOVEMENT, 1) != 0:
        return
    for planet in range(PLANETS):
        state.reach[planet] = FAR
    if is_on_planet(ship):
        state.reach[ship.at] = 0
    else:
        chart_ends(box, state, ship.at - PLANETS)
    chart_on(box, state)


def chart_ends(box: Box, state: State, dot: int) -> None:
    """DD-4.3: from a dot one may fly either way along its route."""
    ship = state.ships[state.seat]
    line = box.route[box.route_of[dot]]
    lower(state, line.a, steps_to_a(box, ship, dot))
    lower(state, line.b, steps_to_b(box, ship, dot))


def lower(state: State, planet: int, steps: int) -> bool:
    """Note a shorter way to a planet. Whether it was shorter."""
    if steps >= state.reach[planet]:
        return False
    state.reach[planet] = steps
    return True


def chart_on(box: Box, state: State) -> None:
    """Follow all routes until no way gets shorter."""
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for route in range(box.routes):
            if shorten(box, state, route):
                is_shorter = True


def shorten(box: Box, state: State, route: int) -> bool:
    """Whether a route gives a shorter way to one of its ends."""
    line = box.route[route]
    steps = crossing(box, state.ships[state.seat], route)
    return lower(state, line.b, state.reach[line.a] + steps) or lower(state, line.a, state.reach[line.b] + steps)


def chart_new_part(box: Box, state: State, route: int) -> None:
    """DD-4.2: a new part of one's own makes ways shorter, never longer."""
    ship = state.ships[state.seat]
    if may_spend(ship, MOVEMENT, 1) != 0:
        return
    i = ship.at - PLANETS - box.route[route].first
    if i >= 0 and i < box.route[route].dots:
        chart_ends(box, state, ship.at - PLANETS)
        chart_on(box, state)
    elif shorten(box, state, route):
        chart_on(box, state)


def steps_to_dot(box: Box, state: State, route: int, i: int) -> int:
    """DD-R3: the steps to a dot of a route by the cheapest way: from either end, or along the route itself."""
    ship = state.ships[state.seat]
    line = box.route[route]
    own = ship.parts[route]
    before = parts_in(((1 << i) - 1) & ~own)
    itself = 1 - ((own >> i) & 1)
    after = line.dots - parts_in(own) - before - itself
    steps = min(state.reach[line.a] + before + itself, state.reach[line.b] + after + itself)
    at = ship.at - PLANETS - line.first
    if at >= 0 and at < line.dots:
        steps = min(steps, steps_between(own, at, i))
    return steps


def steps_to(box: Box, state: State, node: int) -> int:
    """DD-4.1: the steps to a node from the active ship."""
    if node < PLANETS:
        return state.reach[node]
    route = box.route_of[node - PLANETS]
    return steps_to_dot(box, state, route, node - PLANETS - box.route[route].first)


def may_fly(box: Box, state: State, node: int) -> int:
    """DD-4.1, DD-R3: one movement marker, any other node within range."""
    ship = state.ships[state.seat]
    if may_spend(ship, MOVEMENT, 1) != 0:
        return may_spend(ship, MOVEMENT, 1)
    if node == ship.at:
        return DD_R3
    if node >= PLANETS + box.dots or (node < PLANETS and node >= box.planets):
        return DD_R3
    if steps_to(box, state, node) > speed(box, ship):
        return DD_4_1
    return 0


def offer_flights(box: Box, state: State, moves: Moves) -> None:
    """DD-4.1, DD-4.3: every planet and every dot in range of one marker."""
    ship = state.ships[state.seat]
    if may_spend(ship, MOVEMENT, 1) != 0:
        return
    steps = speed(box, ship)
    for planet in range(box.planets):
        if state.reach[planet] <= steps and planet != ship.at:
            offer(moves, FLY + planet, 1)
    for route in range(box.routes):
        offer_stops(box, state, route, steps, moves)


def offer_stops(box: Box, state: State, route: int, steps: int, moves: Moves) -> None:
    """DD-4.3: the dots of one route in range."""
    ship = state.ships[state.seat]
    line = box.route[route]
    at = ship.at - PLANETS - line.first
    is_here = at >= 0 and at < line.dots
    if not is_here and state.reach[line.a] > steps and state.reach[line.b] > steps:
        return
    for i in range(line.dots):
        if i != at and steps_to_dot(box, state, route, i) <= steps:
            offer(moves, STOP + line.first + i, 1)


def move_ship(box: Box, state: State, node: int) -> None:
    """DD-4.3, DD-R14: the ship is there; ships never block each other, and leaving ends what was paid."""
    ship = state.ships[state.seat]
    left = ship.at
    ship.at = node
    state.paid = 0
    if left >= PLANETS:
        mark_taken(box, state, box.route_of[left - PLANETS])
    if node >= PLANETS:
        mark_taken(box, state, box.route_of[node - PLANETS])
    state.is_charted = 0


def land(box: Box, state: State, node: int, log: EventLog) -> None:
    """DD-4.3, DD-4.4: a flight ends on a dot or on a planet; what was flown past stays as it was."""
    move_ship(box, state, node)
    if node < PLANETS:
        emit(log, EVERYONE, FLEW, state.seat, node, 0)
    else:
        emit(log, EVERYONE, STOPPED, state.seat, node - PLANETS, 0)

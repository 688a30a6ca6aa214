"""Shortcuts: where highway parts and a pathway serve the flights of the best plan most."""

from drakes.core.moves import Moves
from drakes.games.duck_dealer.bots.distances import measure
from drakes.games.duck_dealer.bots.memory import DISTANCES, IN_SPACE, ROW, Memory
from drakes.games.duck_dealer.rules.actions import EXIT, PART
from drakes.games.duck_dealer.rules.flying import band
from drakes.games.duck_dealer.rules.pathways import may_enter
from drakes.games.duck_dealer.rules.places import dot_bit
from drakes.games.duck_dealer.rules.state import NOTHING, Box, State

WORTH_A_PATHWAY = 3
"""A pathway is placed once it saves so many markers on the flights planned."""
MARKER_IN_STEPS = 40
"""How many steps saved on the flights planned count as much as a marker saved."""


def first_distance(box: Box, memory: Memory) -> int:
    """Where the markers begin at the speed that the ship has when the best plan is done."""
    state = memory.best.state
    return band(box, state.ships[state.seat]) * DISTANCES


def planned_markers(box: Box, memory: Memory) -> int:
    """What the flights of the best plan cost: markers before steps."""
    first = first_distance(box, memory)
    cost = 0
    for i in range(memory.n_flights):
        flight = memory.flights[i]
        cost += MARKER_IN_STEPS * memory.markers[first + flight] + memory.steps[flight]
    return cost


def is_near_flights(box: Box, memory: Memory, route: int) -> bool:
    """Whether a flight of the best plan begins or ends where a route does."""
    line = box.route[route]
    for i in range(memory.n_flights):
        a = memory.flights[i] // ROW
        b = memory.flights[i] % ROW
        if a == line.a or a == line.b or b == line.a or b == line.b:
            return True
    return False


def dot_for_part(box: Box, memory: Memory, moves: Moves) -> int:
    """DD-5.7, DD-4.2: the part that makes the flights of the best plan cheapest."""
    state = memory.root.state
    ship = state.ships[state.seat]
    chosen = moves.actions[0]
    least = 1 << 30
    for i in range(moves.n):
        dot = moves.actions[i] - PART
        route = box.route_of[dot]
        if is_near_flights(box, memory, route):
            ship.parts[route] |= dot_bit(box, dot)
            measure(box, memory)
            ship.parts[route] &= ~dot_bit(box, dot)
            cost = planned_markers(box, memory)
            if cost < least:
                chosen = moves.actions[i]
                least = cost
    return chosen


def saved_by_pathway(box: Box, memory: Memory, entrance: int, out: int) -> int:
    """DD-4.6: the markers a pathway would save on the flights of the best plan."""
    first = first_distance(box, memory)
    saved = 0
    for i in range(memory.n_flights):
        flight = memory.flights[i]
        a = flight // ROW
        b = flight % ROW
        through = memory.markers[first + a * ROW + entrance] + 1 + memory.markers[first + out * ROW + b]
        saved += max(0, memory.markers[first + flight] - through)
    return saved


def planet_for_entrance(box: Box, state: State, memory: Memory) -> int:
    """DD-3.7, DD-7.1: where a pathway begins that is worth placing, or NOTHING."""
    best = NOTHING
    most = WORTH_A_PATHWAY - 1
    for i in range(memory.n_flights):
        a = memory.flights[i] // ROW
        b = memory.flights[i] % ROW
        if a != IN_SPACE and may_enter(box, state, a) == 0 and may_enter(box, state, b) == 0:
            saved = saved_by_pathway(box, memory, a, b)
            if saved > most:
                best = a
                most = saved
    return best


def planet_for_exit(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-7.1: the exit that saves most, from the entrance just placed."""
    entrance = 0
    for planet in range(box.planets):
        if state.planets[planet].pathway == state.seat:
            entrance = planet
    chosen = moves.actions[0]
    most = -1
    for i in range(moves.n):
        saved = saved_by_pathway(box, memory, entrance, moves.actions[i] - EXIT)
        if saved > most:
            chosen = moves.actions[i]
            most = saved
    return chosen

"""Chapter 5, highways: parts on dots, and which dots are taken."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import PART
from drakes.games.duck_dealer.rules.clauses import DD_3_5, DD_3_9, DD_5_7
from drakes.games.duck_dealer.rules.cubes import has_cube
from drakes.games.duck_dealer.rules.energy import may_spend, spend
from drakes.games.duck_dealer.rules.events import PART_PLACED
from drakes.games.duck_dealer.rules.flying import chart_new_part
from drakes.games.duck_dealer.rules.places import dot_bit, mark_taken
from drakes.games.duck_dealer.rules.state import ACTION_PHASE, BUILD, Box, State


def has_free_dot(box: Box, state: State) -> bool:
    """DD-5.7: whether any dot of the board is without a ship and without a highway part."""
    for r in range(box.routes):
        if state.taken[r] != (1 << box.route[r].dots) - 1:
            return True
    return False


def may_highway(box: Box, state: State) -> int:
    """DD-3.5, DD-5.7, DD-3.9: a free part is left, or a build marker; a cube to place; and a dot for it."""
    if state.free_parts == 0 and may_spend(state.ships[state.seat], BUILD, 1) != 0:
        return DD_3_5
    if not has_cube(box, state.ships[state.seat]):
        return DD_3_9
    if not has_free_dot(box, state):
        return DD_5_7
    return 0


def may_place_part(box: Box, state: State, dot: int) -> int:
    """DD-5.7: on any dot of the board without a ship and without a highway part."""
    if dot >= box.dots or state.taken[box.route_of[dot]] & dot_bit(box, dot) != 0:
        return DD_5_7
    return 0


def offer_dots(box: Box, state: State, moves: Moves) -> None:
    """DD-5.7: every dot that is free."""
    for r in range(box.routes):
        taken = state.taken[r]
        first = PART + box.route[r].first
        for i in range(box.route[r].dots):
            if (taken >> i) & 1 == 0:
                offer(moves, first + i, 1)


def pay_for_part(state: State) -> None:
    """DD-3.5, DD-5.7: free parts first; then 1 build marker each."""
    state.phase = ACTION_PHASE
    if state.free_parts > 0:
        state.free_parts -= 1
    else:
        spend(state, BUILD, 1)


def place_part(box: Box, state: State, dot: int, log: EventLog) -> None:
    """DD-5.7: one of the player's cubes on the dot."""
    ship = state.ships[state.seat]
    route = box.route_of[dot]
    ship.cubes -= 1
    ship.parts[route] |= dot_bit(box, dot)
    mark_taken(box, state, route)
    emit(log, EVERYONE, PART_PLACED, state.seat, dot, 0)
    chart_new_part(box, state, route)

"""Chapter 7: pathways, and chapter 4: jumping through them."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import ENTRANCE, EXIT
from drakes.games.duck_dealer.rules.clauses import DD_3_7, DD_4_6, DD_7_1
from drakes.games.duck_dealer.rules.energy import may_spend
from drakes.games.duck_dealer.rules.events import ENTRANCE_PLACED, EXIT_PLACED, JUMPED
from drakes.games.duck_dealer.rules.flying import move_ship
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    EXIT_PHASE,
    MOVEMENT,
    NOTHING,
    SEATS,
    Box,
    State,
    is_on_planet,
)


def way_out(state: State, planet: int) -> int:
    """DD-4.6, DD-7.1: where a jump from a planet ends: at the exit of the same colour; or NOTHING."""
    owner = state.planets[planet].pathway
    if owner == NOTHING or owner >= SEATS:
        return NOTHING
    return state.ships[owner].exit


def may_jump(state: State) -> int:
    """DD-4.6: one movement marker, on a planet with an entrance, whoever placed it."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship) or way_out(state, ship.at) == NOTHING:
        return DD_4_6
    return may_spend(ship, MOVEMENT, 1)


def jump(box: Box, state: State, log: EventLog) -> None:
    """DD-4.6: to the exit of the same colour."""
    move_ship(box, state, way_out(state, state.ships[state.seat].at))
    emit(log, EVERYONE, JUMPED, state.seat, state.ships[state.seat].at, 0)


def may_place_marker(box: Box, state: State, planet: int) -> int:
    """DD-7.1, DD-R15: on any planet without a pathway marker of whatever colour."""
    if planet >= box.planets or state.planets[planet].pathway != NOTHING:
        return DD_7_1
    return 0


def may_enter(box: Box, state: State, planet: int) -> int:
    """DD-3.7: both markers, once per game."""
    if state.ships[state.seat].exit != NOTHING:
        return DD_3_7
    return may_place_marker(box, state, planet)


def offer_entrances(box: Box, state: State, moves: Moves) -> None:
    """DD-3.7: the planets where the entrance may go."""
    if state.ships[state.seat].exit != NOTHING:
        return
    for planet in range(box.planets):
        if may_place_marker(box, state, planet) == 0:
            offer(moves, ENTRANCE + planet, 1)


def offer_exits(box: Box, state: State, moves: Moves) -> None:
    """DD-7.1: another planet for the exit."""
    for planet in range(box.planets):
        if may_place_marker(box, state, planet) == 0:
            offer(moves, EXIT + planet, 1)


def only_exit(box: Box, state: State) -> int:
    """DD-7.1: the planet where the exit must go, or NOTHING where there is a choice."""
    only = NOTHING
    for planet in range(box.planets):
        if may_place_marker(box, state, planet) == 0:
            if only != NOTHING:
                return NOTHING
            only = planet
    return only


def place_entrance(box: Box, state: State, planet: int, log: EventLog) -> None:
    """DD-3.7: first the entrance, then at once the exit; since version 2 of the rules a forced one is not asked."""
    state.planets[planet].pathway = state.seat
    state.phase = EXIT_PHASE
    emit(log, EVERYONE, ENTRANCE_PLACED, state.seat, planet, 0)
    if state.rulings > 0 and only_exit(box, state) != NOTHING:
        place_exit(state, only_exit(box, state), log)


def place_exit(state: State, planet: int, log: EventLog) -> None:
    """DD-7.1, DD-R15: they stay for good; placing them is no visit."""
    state.planets[planet].pathway = SEATS + state.seat
    state.ships[state.seat].exit = planet
    state.phase = ACTION_PHASE
    emit(log, EVERYONE, EXIT_PLACED, state.seat, planet, 0)

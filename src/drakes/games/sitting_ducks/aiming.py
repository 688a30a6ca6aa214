"""Chapter 5, sights: Take Aim, Double Barrel, Bump Left and Right, Give Peace a Chance."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.actions import PAIRS
from drakes.games.sitting_ducks.clauses import SD_5_1, SD_5_4, SD_5_8, SD_V5
from drakes.games.sitting_ducks.events import AIMED, SIGHT_GONE, SIGHT_MOVED
from drakes.games.sitting_ducks.state import PLACES, State


def may_take_aim(state: State, place: int) -> int:
    """SD-5.1: any place without a sight, over a duck or over water."""
    if state.sights[place] != 0:
        return SD_5_1
    return 0


def take_aim(state: State, place: int, log: EventLog) -> None:
    """SD-5.1: a sight belongs to its place and stays when cards move."""
    state.sights[place] = 1
    emit(log, EVERYONE, AIMED, place, 0, 0)


def remove_sight(state: State, place: int, log: EventLog) -> None:
    """The sight goes, if there is one."""
    if state.sights[place] != 0:
        state.sights[place] = 0
        emit(log, EVERYONE, SIGHT_GONE, place, 0, 0)


def is_free_pair(state: State, place: int) -> bool:
    """SD-5.4: whether this place and the one behind it are both without a sight."""
    return state.sights[place] == 0 and state.sights[place + 1] == 0


def may_double_barrel(state: State, aim: int) -> int:
    """SD-5.4: two neighbouring places without a sight; a single one only where there are no such neighbours."""
    if aim < PAIRS:
        if is_free_pair(state, aim):
            return 0
        return SD_5_4
    if state.sights[aim - PAIRS] != 0:
        return SD_5_4
    for place in range(PAIRS):
        if is_free_pair(state, place):
            return SD_5_4
    return 0


def double_barrel(state: State, aim: int, log: EventLog) -> None:
    """SD-5.4: one sight or two."""
    if aim < PAIRS:
        take_aim(state, aim, log)
        take_aim(state, aim + 1, log)
    else:
        take_aim(state, aim - PAIRS, log)


def may_bump(state: State, place: int, to: int) -> int:
    """SD-5.8: from a place with a sight to one that exists and has none."""
    if state.sights[place] == 0:
        return SD_5_8
    if to < 0 or to >= PLACES:
        return SD_5_8
    if state.sights[to] != 0:
        return SD_5_8
    return 0


def bump(state: State, place: int, to: int, log: EventLog) -> None:
    """SD-5.8: the sight moves one place."""
    state.sights[place] = 0
    state.sights[to] = 1
    emit(log, EVERYONE, SIGHT_MOVED, place, to, 0)


def may_give_peace(state: State) -> int:
    """SD-V5: needs a sight."""
    for place in range(PLACES):
        if state.sights[place] != 0:
            return 0
    return SD_V5


def give_peace(state: State, log: EventLog) -> None:
    """SD-V5: all sights go."""
    for place in range(PLACES):
        remove_sight(state, place, log)

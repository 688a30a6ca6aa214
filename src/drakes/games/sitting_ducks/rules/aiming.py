"""Chapter 5, sights: Take Aim, Double Barrel, Bump Left and Right, Give Peace a Chance.

A question here is answered for the whole line at once, as the set of targets where a card may be played.
"""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.rules.actions import PAIRS
from drakes.games.sitting_ducks.rules.events import AIMED, SIGHT_GONE, SIGHT_MOVED
from drakes.games.sitting_ducks.rules.state import EVERY_PAIR, EVERY_PLACE, PLACES, State


def aims(sights: int) -> int:
    """SD-5.1: any place without a sight, over a duck or over water."""
    return EVERY_PLACE & ~sights


def double_aims(sights: int) -> int:
    """SD-5.4: two neighbouring places without a sight; a single one only where there are no such neighbours."""
    pairs = EVERY_PAIR & ~(sights | sights >> 1)
    if pairs != 0:
        return pairs
    return aims(sights) << PAIRS


def bumps_left(sights: int) -> int:
    """SD-5.8: a sight, not over the front, with none on the place before it."""
    return sights & ~(sights << 1) & ~1


def bumps_right(sights: int) -> int:
    """SD-5.8: a sight, not over the back, with none on the place behind it."""
    return sights & ~(sights >> 1) & EVERY_PAIR


def take_aim(state: State, place: int, log: EventLog) -> None:
    """SD-5.1: a sight belongs to its place and stays when cards move."""
    state.sights |= 1 << place
    emit(log, EVERYONE, AIMED, place, 0, 0)


def double_barrel(state: State, aim: int, log: EventLog) -> None:
    """SD-5.4: one sight or two."""
    if aim < PAIRS:
        take_aim(state, aim, log)
        take_aim(state, aim + 1, log)
    else:
        take_aim(state, aim - PAIRS, log)


def bump(state: State, place: int, to: int, log: EventLog) -> None:
    """SD-5.8: the sight moves one place."""
    state.sights ^= 1 << place | 1 << to
    emit(log, EVERYONE, SIGHT_MOVED, place, to, 0)


def remove_sights(state: State, gone: int, log: EventLog) -> None:
    """SD-5.2, SD-5.5, SD-V5: these sights go, as far as they are there."""
    for place in range(PLACES):
        if (state.sights & gone) >> place & 1 != 0:
            emit(log, EVERYONE, SIGHT_GONE, place, 0, 0)
    state.sights &= ~gone

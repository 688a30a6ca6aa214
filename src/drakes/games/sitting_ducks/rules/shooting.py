"""Chapter 5, shots: Shoot, Quick Shot, Misfire, Two Birds.

A shot is a set of places that are struck together, and a set of sights that go.
"""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.rules.actions import SIDES
from drakes.games.sitting_ducks.rules.events import HIT, MISSED, UNCOVERED
from drakes.games.sitting_ducks.rules.state import (
    EVERY_PAIR,
    EVERY_PLACE,
    GIVE_PEACE,
    MISFIRE,
    NOTHING,
    PLACES,
    QUICK_SHOT,
    SHOOT,
    TWO_BIRDS,
    WATER,
    State,
)


def neighbour(place: int, side: int) -> int:
    """The place to the left (side 0, towards the front) or to the right; it may lie outside the line."""
    if side == 0:
        return place - 1
    return place + 1


def on_both_sides(left: int, right: int) -> int:
    """Targets made of a place and a side: those with the left side, those with the right."""
    targets = 0
    for place in range(PLACES):
        targets |= ((left >> place & 1) | (right >> place & 1) << 1) << (place * SIDES)
    return targets


def misfires(sights: int, exposed: int) -> int:
    """SD-5.6, SD-R15, SD-R4: a duck that can be hit, and a sight on its chosen side."""
    return on_both_sides(exposed & sights << 1, exposed & sights >> 1)


def double_shots(sights: int, ducks: int) -> int:
    """SD-5.7, SD-R5: two neighbours with sights, at least one a duck; SD-R4: protected ones too."""
    return sights & sights >> 1 & (ducks | ducks >> 1) & EVERY_PAIR


def struck_by(card: int, target: int) -> int:
    """SD-5.2, SD-5.5, SD-5.6, SD-5.7: the places a card's shots strike."""
    if card == SHOOT or card == QUICK_SHOT:
        return 1 << target
    if card == MISFIRE:
        return 1 << target // SIDES
    if card == TWO_BIRDS:
        return 3 << target
    return 0


def sights_used_by(card: int, target: int) -> int:
    """SD-5.2, SD-5.5, SD-5.6, SD-5.7, SD-V5: the sights that go; a Misfire's is the one beside its victim."""
    if card == MISFIRE:
        return 1 << neighbour(target // SIDES, target % SIDES)
    if card == GIVE_PEACE:
        return EVERY_PLACE
    return struck_by(card, target)


def target_at(state: State, place: int) -> int:
    """SD-5.14, SD-5.15, SD-R3: the duck a shot at this place would hit, or NOTHING over water and protected ducks."""
    spot = state.line[place]
    if spot.card == WATER:
        return NOTHING
    if spot.bottoms_up == NOTHING:
        return spot.card
    if state.options.bottoms_up_exposes != 0:
        return spot.hidden
    return NOTHING


def strike(state: State, struck: int, log: EventLog) -> None:
    """SD-R14: all hits of one card, on the line as it lay."""
    for place in range(PLACES):
        if struck >> place & 1 != 0:
            hit(state, place, log)


def hit(state: State, place: int, log: EventLog) -> None:
    """SD-3.3, SD-5.14, SD-R3, SD-R14: the target goes to its owner; a duck that was under it stands there uncovered."""
    spot = state.line[place]
    target = target_at(state, place)
    if target == NOTHING:
        emit(log, EVERYONE, MISSED, place, 0, 0)
        return
    state.left[target] -= 1
    emit(log, EVERYONE, HIT, place, target, 0)
    if spot.bottoms_up != NOTHING:
        spot.hidden = NOTHING
        return
    spot.card = spot.hidden
    spot.hidden = NOTHING
    if spot.card != NOTHING:
        emit(log, EVERYONE, UNCOVERED, place, spot.card, 0)

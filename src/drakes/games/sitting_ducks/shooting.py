"""Chapter 5, shots: Shoot, Quick Shot, Misfire, Two Birds."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.aiming import remove_sight
from drakes.games.sitting_ducks.clauses import SD_5_2, SD_5_5, SD_5_6, SD_5_7, SD_R4, SD_R5
from drakes.games.sitting_ducks.events import HIT, MISSED, UNCOVERED
from drakes.games.sitting_ducks.state import NOTHING, PLACES, WATER, State, is_duck


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


def may_shoot(state: State, place: int) -> int:
    """SD-5.2: at a place with a sight, even over water or a protected duck."""
    if state.sights[place] == 0:
        return SD_5_2
    return 0


def shoot(state: State, place: int, log: EventLog) -> None:
    """SD-5.2, SD-5.15: the sight goes; a duck there is hit, water stays, a protected duck loses nothing."""
    remove_sight(state, place, log)
    hit(state, place, log)


def may_quick_shot(state: State, place: int) -> int:
    """SD-5.5, SD-R4: any duck of the line that can be hit, aimed at or not."""
    if not is_duck(state.line[place]):
        return SD_5_5
    if target_at(state, place) == NOTHING:
        return SD_R4
    return 0


def quick_shot(state: State, place: int, log: EventLog) -> None:
    """SD-5.5: a sight over the duck goes."""
    remove_sight(state, place, log)
    hit(state, place, log)


def neighbour(place: int, side: int) -> int:
    """The place to the left (side 0, towards the front) or to the right; it may lie outside the line."""
    if side == 0:
        return place - 1
    return place + 1


def may_misfire(state: State, place: int, side: int) -> int:
    """SD-5.6, SD-R15, SD-R4: a duck that can be hit, and a sight on its chosen side."""
    sight = neighbour(place, side)
    if sight < 0 or sight >= PLACES:
        return SD_5_6
    if state.sights[sight] == 0:
        return SD_5_6
    if not is_duck(state.line[place]):
        return SD_5_6
    if target_at(state, place) == NOTHING:
        return SD_R4
    return 0


def misfire(state: State, place: int, side: int, log: EventLog) -> None:
    """SD-5.6, SD-R15: the chosen sight goes, a sight over the victim stays."""
    remove_sight(state, neighbour(place, side), log)
    hit(state, place, log)


def may_two_birds(state: State, place: int) -> int:
    """SD-5.7, SD-R5: two neighbours with sights, at least one a duck; SD-R4: protected ones too."""
    if state.sights[place] == 0 or state.sights[place + 1] == 0:
        return SD_5_7
    if not is_duck(state.line[place]) and not is_duck(state.line[place + 1]):
        return SD_R5
    return 0


def two_birds(state: State, place: int, log: EventLog) -> None:
    """SD-5.7, SD-R14: both sights go, both are hit on the line as it lay."""
    remove_sight(state, place, log)
    remove_sight(state, place + 1, log)
    hit(state, place, log)
    hit(state, place + 1, log)

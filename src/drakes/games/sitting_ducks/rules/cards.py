"""Chapter 5: which chapter answers for which card."""

from drakes.core.events import EventLog
from drakes.games.sitting_ducks.rules.actions import SIDES
from drakes.games.sitting_ducks.rules.aiming import (
    aims,
    bump,
    bumps_left,
    bumps_right,
    double_aims,
    double_barrel,
    remove_sights,
    take_aim,
)
from drakes.games.sitting_ducks.rules.hiding import bottoms_up, dives, duck_and_cover, hides, resurrect, resurrections
from drakes.games.sitting_ducks.rules.shooting import (
    double_shots,
    misfires,
    sights_used_by,
    strike,
    struck_by,
    target_at,
)
from drakes.games.sitting_ducks.rules.state import (
    BOTTOMS_UP,
    BUMP_LEFT,
    BUMP_RIGHT,
    DISORDERLY_CONDUCKT,
    DOUBLE_BARREL,
    DUCK_AND_COVER,
    DUCK_SHUFFLE,
    FAST_FORWARD,
    GIVE_PEACE,
    HANG_BACK,
    LINE_FORWARD,
    MISFIRE,
    MOVE_AHEAD,
    NOTHING,
    PLACES,
    QUICK_SHOT,
    RESURRECTION,
    SHOOT,
    TAKE_AIM,
    TWO_BIRDS,
    Box,
    State,
    is_duck,
    is_own_duck,
)
from drakes.games.sitting_ducks.rules.swimming import (
    begin_disorder,
    duck_shuffle,
    hang_backs,
    line_forward,
    move_aheads,
    swim,
)

Sets = tuple[int, int, int, int, int]


def sets_of_ducks(state: State, seat: int) -> Sets:
    """The places of ducks, of single ones, of those under Bottoms Up, of those that can be hit, of one's own."""
    ducks, alone, dived, exposed, own = 0, 0, 0, 0, 0
    for place in range(PLACES):
        spot = state.line[place]
        if is_duck(spot):
            ducks |= 1 << place
            if spot.hidden == NOTHING:
                alone |= 1 << place
            if spot.bottoms_up != NOTHING:
                dived |= 1 << place
            if target_at(state, place) != NOTHING:
                exposed |= 1 << place
            if is_own_duck(state, seat, spot):
                own |= 1 << place
    return ducks, alone, dived, exposed, own


def targets_of(box: Box, state: State, seat: int, card: int, sets: Sets) -> int:
    """SD-3.1: the targets at which a card may be played, one bit each: what `legal` and `why_not` both ask."""
    ducks, alone, dived, exposed, own = sets
    if card <= TWO_BIRDS:
        return targets_of_shots(state.sights, card, ducks, exposed)
    if card == BUMP_LEFT:
        return bumps_left(state.sights)
    if card == BUMP_RIGHT:
        return bumps_right(state.sights)
    if card == HANG_BACK:
        return hang_backs(own)
    if card == MOVE_AHEAD:
        return move_aheads(own)
    if card == FAST_FORWARD:
        return own
    if card == DUCK_AND_COVER:
        return hides(state, seat, alone)
    if card == BOTTOMS_UP:
        return dives(ducks, dived)
    if card == GIVE_PEACE:
        return 1 if state.sights != 0 else 0
    if card == RESURRECTION:
        return resurrections(box, state, seat)
    return 1


def targets_of_shots(sights: int, card: int, ducks: int, exposed: int) -> int:
    """SD-5.1, SD-5.2, SD-5.4 to SD-5.7: the cards that aim and those that shoot."""
    if card == TAKE_AIM:
        return aims(sights)
    if card == SHOOT:
        return sights
    if card == DOUBLE_BARREL:
        return double_aims(sights)
    if card == QUICK_SHOT:
        return exposed
    if card == MISFIRE:
        return misfires(sights, exposed)
    return double_shots(sights, ducks)


def is_shot(card: int) -> bool:
    """Whether a card takes sights off, and mostly strikes."""
    return card == SHOOT or card == QUICK_SHOT or card == MISFIRE or card == TWO_BIRDS or card == GIVE_PEACE


def resolve(state: State, seat: int, card: int, target: int, log: EventLog) -> None:
    """SD-3.1: what the card does, up to the gaps it leaves in the line."""
    if is_shot(card):
        remove_sights(state, sights_used_by(card, target), log)
        strike(state, struck_by(card, target), log)
    elif card == TAKE_AIM:
        take_aim(state, target, log)
    elif card == LINE_FORWARD:
        line_forward(state, log)
    elif card == HANG_BACK or card == MOVE_AHEAD or card == FAST_FORWARD:
        swim(state, card, target, log)
    elif card == BOTTOMS_UP:
        bottoms_up(state, seat, target, log)
    elif card == BUMP_LEFT:
        bump(state, target, target - 1, log)
    elif card == BUMP_RIGHT:
        bump(state, target, target + 1, log)
    elif card == DUCK_AND_COVER:
        duck_and_cover(state, target // SIDES, target % SIDES, log)
    elif card == DOUBLE_BARREL:
        double_barrel(state, target, log)
    elif card == DISORDERLY_CONDUCKT:
        begin_disorder(state)
    elif card == DUCK_SHUFFLE:
        duck_shuffle(state, log)
    elif card == RESURRECTION:
        resurrect(state, target, log)

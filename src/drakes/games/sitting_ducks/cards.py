"""Chapter 5: which chapter answers for which card."""

from drakes.core.events import EventLog
from drakes.games.sitting_ducks.actions import SIDES, TARGETS
from drakes.games.sitting_ducks.aiming import (
    bump,
    double_barrel,
    give_peace,
    may_bump,
    may_double_barrel,
    may_give_peace,
    may_take_aim,
    take_aim,
)
from drakes.games.sitting_ducks.hiding import (
    bottoms_up,
    duck_and_cover,
    may_bottoms_up,
    may_duck_and_cover,
    may_resurrect,
    resurrect,
)
from drakes.games.sitting_ducks.shooting import (
    may_misfire,
    may_quick_shot,
    may_shoot,
    may_two_birds,
    misfire,
    quick_shot,
    shoot,
    two_birds,
)
from drakes.games.sitting_ducks.state import (
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
    QUICK_SHOT,
    RESURRECTION,
    SHOOT,
    TAKE_AIM,
    TWO_BIRDS,
    Box,
    State,
)
from drakes.games.sitting_ducks.swimming import (
    begin_disorder,
    duck_shuffle,
    fast_forward,
    line_forward,
    may_fast_forward,
    may_swap,
    swap,
)


def may_play(box: Box, state: State, seat: int, card: int, target: int) -> int:
    """SD-3.1: whether this card may be played at this target: 0, or the clause that forbids it."""
    if card == SHOOT:
        return may_shoot(state, target)
    if card == TAKE_AIM:
        return may_take_aim(state, target)
    if card == HANG_BACK:
        return may_swap(state, seat, target, target + 1)
    if card == MOVE_AHEAD:
        return may_swap(state, seat, target, target - 1)
    if card == BOTTOMS_UP:
        return may_bottoms_up(state, target)
    if card == BUMP_LEFT:
        return may_bump(state, target, target - 1)
    if card == BUMP_RIGHT:
        return may_bump(state, target, target + 1)
    if card == DUCK_AND_COVER:
        return may_duck_and_cover(state, seat, target // SIDES, target % SIDES)
    if card == MISFIRE:
        return may_misfire(state, target // SIDES, target % SIDES)
    if card == QUICK_SHOT:
        return may_quick_shot(state, target)
    if card == DOUBLE_BARREL:
        return may_double_barrel(state, target)
    if card == TWO_BIRDS:
        return may_two_birds(state, target)
    if card == FAST_FORWARD:
        return may_fast_forward(state, seat, target)
    if card == GIVE_PEACE:
        return may_give_peace(state)
    if card == RESURRECTION:
        return may_resurrect(box, state, seat, target)
    return 0


def is_playable(box: Box, state: State, seat: int, card: int) -> bool:
    """SD-3.2: whether a card could be played at all."""
    for target in range(TARGETS[card]):
        if may_play(box, state, seat, card, target) == 0:
            return True
    return False


def resolve(box: Box, state: State, seat: int, card: int, target: int, log: EventLog) -> None:
    """SD-3.1: what the card does, up to the gaps it leaves in the line."""
    if card == SHOOT:
        shoot(state, target, log)
    elif card == TAKE_AIM:
        take_aim(state, target, log)
    elif card == LINE_FORWARD:
        line_forward(state, log)
    elif card == HANG_BACK:
        swap(state, target, target + 1, log)
    elif card == MOVE_AHEAD:
        swap(state, target, target - 1, log)
    elif card == BOTTOMS_UP:
        bottoms_up(state, seat, target, log)
    elif card == BUMP_LEFT:
        bump(state, target, target - 1, log)
    elif card == BUMP_RIGHT:
        bump(state, target, target + 1, log)
    elif card == DUCK_AND_COVER:
        duck_and_cover(state, target // SIDES, target % SIDES, log)
    elif card == MISFIRE:
        misfire(state, target // SIDES, target % SIDES, log)
    elif card == QUICK_SHOT:
        quick_shot(state, target, log)
    elif card == DOUBLE_BARREL:
        double_barrel(state, target, log)
    elif card == TWO_BIRDS:
        two_birds(state, target, log)
    elif card == FAST_FORWARD:
        fast_forward(state, target, log)
    elif card == DISORDERLY_CONDUCKT:
        begin_disorder(state)
    elif card == DUCK_SHUFFLE:
        duck_shuffle(state, log)
    elif card == GIVE_PEACE:
        give_peace(state, log)
    elif card == RESURRECTION:
        resurrect(state, target, log)

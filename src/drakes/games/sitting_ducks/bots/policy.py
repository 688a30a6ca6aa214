"""What a sensible player does, for search: each legal action weighed by the hits and the aims it leaves.

Ducks that can be hit are sets of places, one bit each: mine and the others'. A card strikes some, moves some, or moves
sights; what it is worth is read from the sets before and after. `sights_after` and `moved` restate for whole sets what
the chapters on aiming, movement and defence do; `tests/games/sitting_ducks/test_policy.py` holds them to the rules.
"""

from drakes.core.moves import Moves
from drakes.games.sitting_ducks.rules.actions import ARRANGE, DISCARD, PAIRS, SIDES
from drakes.games.sitting_ducks.rules.cards import is_shot
from drakes.games.sitting_ducks.rules.end import count, owner_of
from drakes.games.sitting_ducks.rules.shooting import sights_used_by, struck_by, target_at
from drakes.games.sitting_ducks.rules.state import (
    ARRANGE_PHASE,
    BOTTOMS_UP,
    BUMP_LEFT,
    BUMP_RIGHT,
    DISORDERLY_CONDUCKT,
    DOUBLE_BARREL,
    DUCK_AND_COVER,
    DUCK_SHUFFLE,
    FAST_FORWARD,
    HANG_BACK,
    LINE_FORWARD,
    MOVE_AHEAD,
    NOTHING,
    PLACES,
    RESURRECTION,
    TAKE_AIM,
    Box,
    State,
    team_of,
)
from drakes.games.sitting_ducks.rules.turn import first_action, is_play_of

HIT, LOSS = 16, 24
"""What a hit on another is worth, and what one's own lost duck costs."""
AIMED, AIMED_AT = 2, 8
"""What a sight over another's duck is worth, and what one over one's own costs."""
STANDING = 12
"""What every action is worth to begin with, so that losses and gains both tell."""
FRESH = 3
"""What a new line is worth to somebody aimed at, for each sight."""
SAVED = 14
"""What a duck taken back from the dead is worth."""


def policy(box: Box, state: State, moves: Moves) -> None:
    """How likely a sensible player takes each action: by the square of what it is worth."""
    mine = exposed_of(state, True)
    theirs = exposed_of(state, False)
    moves.total = 0
    for i in range(moves.n):
        action = moves.actions[i]
        if state.phase == ARRANGE_PHASE:
            worth = worth_of_place(state, action - ARRANGE, mine, theirs)
        elif action >= DISCARD:
            worth = STANDING
        else:
            worth = worth_of_play(box, state, action, mine, theirs)
        worth = max(worth, 1)
        moves.weights[i] = worth * worth
        moves.total += worth * worth


def exposed_of(state: State, is_mine: bool) -> int:
    """The places where a shot would hit a duck of the mover's side, or of another."""
    found = 0
    team = team_of(state, state.seat)
    for place in range(PLACES):
        target = target_at(state, place)
        if target != NOTHING:
            owner = owner_of(state, target)
            if (owner != NOTHING and team_of(state, owner) == team) == is_mine:
                found |= 1 << place
    return found


def balance(mine: int, theirs: int, sights: int) -> int:
    """What the sights are worth where they lie."""
    return AIMED * count(theirs & sights) - AIMED_AT * count(mine & sights)


def worth_of_play(box: Box, state: State, action: int, mine: int, theirs: int) -> int:
    """What a card at its target is worth: hits and losses, and what changes under the sights."""
    slot = 0
    while not is_play_of(box, state, slot, action):
        slot += 1
    card = state.hands[state.seat].cards[slot]
    target = action - first_action(box, card, slot)
    before = balance(mine, theirs, state.sights)
    if is_shot(card):
        return STANDING - before + worth_of_shot(state, card, target, mine, theirs)
    if card == DISORDERLY_CONDUCKT or card == DUCK_SHUFFLE:
        return STANDING + FRESH * count(mine & state.sights) - FRESH * count(theirs & state.sights)
    if card == RESURRECTION:
        return SAVED
    sights = sights_after(state.sights, card, target)
    return STANDING - before + balance(moved(mine, card, target), moved(theirs, card, target), sights)


def worth_of_shot(state: State, card: int, target: int, mine: int, theirs: int) -> int:
    """Hits and losses, and what the sights left are worth; that those behind a gap move up is left out."""
    struck = struck_by(card, target)
    left = state.sights & ~sights_used_by(card, target)
    worth = HIT * count(theirs & struck) - LOSS * count(mine & struck)
    return worth + balance(mine & ~struck, theirs & ~struck, left)


def sights_after(sights: int, card: int, target: int) -> int:
    """Where the sights lie after a card that aims or bumps."""
    if card == TAKE_AIM:
        return sights | 1 << target
    if card == DOUBLE_BARREL:
        return sights | (3 << target if target < PAIRS else 1 << (target - PAIRS))
    if card == BUMP_LEFT:
        return sights ^ (3 << (target - 1))
    if card == BUMP_RIGHT:
        return sights ^ (3 << target)
    return sights


def moved(places: int, card: int, target: int) -> int:
    """Where ducks lie after a card that moves or hides them; what comes from the pond is not counted."""
    if card == LINE_FORWARD:
        return places >> 1
    if card == HANG_BACK:
        return swapped(places, target)
    if card == MOVE_AHEAD:
        return swapped(places, target - 1)
    if card == FAST_FORWARD:
        passed = (1 << target) - 1
        return places & ~(passed | 1 << target) | (places & passed) << 1 | places >> target & 1
    if card == DUCK_AND_COVER:
        return covered(places, target // SIDES)
    if card == BOTTOMS_UP:
        return places & ~(1 << target)
    return places


def swapped(places: int, front: int) -> int:
    """Two neighbours change places."""
    pair = places >> front & 3
    return places & ~(3 << front) | (pair >> 1 | (pair & 1) << 1) << front


def covered(places: int, place: int) -> int:
    """A duck slips under its neighbour, and those behind it move up."""
    before = places & ((1 << place) - 1)
    return before | (places >> (place + 1)) << place


def worth_of_place(state: State, place: int, mine: int, theirs: int) -> int:
    """SD-5.12: one's own duck where no sight is, others' where there is one."""
    is_aimed = state.sights >> state.arranged & 1
    if mine >> place & 1 != 0:
        return 1 if is_aimed != 0 else STANDING
    if theirs >> place & 1 != 0:
        return STANDING if is_aimed != 0 else STANDING // 3
    return STANDING // 2

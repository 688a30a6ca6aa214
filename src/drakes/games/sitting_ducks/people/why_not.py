"""Why an action is not possible: the same questions that `legal` asks, with the clause as the answer."""

from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.games.sitting_ducks.rules.actions import (
    ACTIONS,
    ARRANGE,
    CARD,
    COLOUR_DEALT,
    DISCARD,
    DRAW,
    POND,
    SIDES,
    STARTER,
)
from drakes.games.sitting_ducks.rules.cards import sets_of_ducks, targets_of
from drakes.games.sitting_ducks.rules.clauses import (
    SD_2_3,
    SD_3_1,
    SD_3_2,
    SD_3_4,
    SD_4_1,
    SD_5_1,
    SD_5_2,
    SD_5_4,
    SD_5_5,
    SD_5_6,
    SD_5_7,
    SD_5_8,
    SD_5_10,
    SD_5_11,
    SD_5_12,
    SD_5_14,
    SD_5_15,
    SD_R1,
    SD_R2,
    SD_R3,
    SD_R4,
    SD_R5,
    SD_R10,
    SD_V1,
    SD_V5,
)
from drakes.games.sitting_ducks.rules.setup import is_taken
from drakes.games.sitting_ducks.rules.shooting import neighbour
from drakes.games.sitting_ducks.rules.state import (
    ARRANGE_PHASE,
    BOTTOMS_UP,
    BUMP_LEFT,
    BUMP_RIGHT,
    CARDS,
    COLOURS_PHASE,
    DOUBLE_BARREL,
    DRAW_PHASE,
    DUCK_AND_COVER,
    FAST_FORWARD,
    FILL_PHASE,
    GIVE_PEACE,
    HAND,
    HANG_BACK,
    MISFIRE,
    MOVE_AHEAD,
    PLACES,
    QUICK_SHOT,
    RESURRECTION,
    SHOOT,
    STARTER_PHASE,
    TAKE_AIM,
    TWO_BIRDS,
    WATER,
    Box,
    State,
)
from drakes.games.sitting_ducks.rules.turn import to_move

OWN_CLAUSE = {
    TAKE_AIM: SD_5_1,
    SHOOT: SD_5_2,
    DOUBLE_BARREL: SD_5_4,
    QUICK_SHOT: SD_5_5,
    MISFIRE: SD_5_6,
    TWO_BIRDS: SD_5_7,
    BUMP_LEFT: SD_5_8,
    BUMP_RIGHT: SD_5_8,
    HANG_BACK: SD_5_10,
    MOVE_AHEAD: SD_5_10,
    FAST_FORWARD: SD_5_11,
    DUCK_AND_COVER: SD_5_14,
    BOTTOMS_UP: SD_5_15,
    GIVE_PEACE: SD_V5,
    RESURRECTION: SD_V5,
}
"""The clause that describes each card which is not always playable."""

ON_DUCKS = (QUICK_SHOT, MISFIRE, HANG_BACK, MOVE_AHEAD, FAST_FORWARD, DUCK_AND_COVER, BOTTOMS_UP)
"""The cards played on a duck, never on water."""


def why_not(box: Box, state: State, action: int) -> int:
    """0 if the observer may take this action now, else the clause that forbids it."""
    mover = to_move(state)
    if mover == OVER:
        return SD_4_1
    if mover == NATURE:
        return why_not_nature(state, action) if state.observer == EVERYTHING else SD_2_3
    if state.observer not in (EVERYTHING, mover):
        return SD_2_3
    if state.phase == ARRANGE_PHASE:
        return 0 if state.arranged <= action - ARRANGE < POND - ARRANGE else SD_5_12
    if action >= ARRANGE:
        return SD_3_1
    if action >= DISCARD:
        return why_not_discard(box, state, mover, action - DISCARD)
    return why_not_card(box, state, mover, action)


def why_not_card(box: Box, state: State, seat: int, action: int) -> int:
    """SD-3.1: the slot must hold that card, and the card's conditions must hold."""
    found = ACTIONS.range_of(action)
    card = CARD.index(found.kind)
    slot, target = divmod(action - found.first, found.size // HAND)
    if state.hands[seat].cards[slot] != card:
        return SD_3_1
    if targets_of(box, state, seat, card, sets_of_ducks(state, seat)) >> target & 1:
        return 0
    return clause_against(state, card, target)


def clause_against(state: State, card: int, target: int) -> int:
    """The clause that forbids to play a card at a target where it may not be played."""
    place, side = divmod(target, SIDES) if card in (MISFIRE, DUCK_AND_COVER) else (target, 0)
    is_water = card in ON_DUCKS and state.line[place].card == WATER
    if is_water or card in (TAKE_AIM, SHOOT, DOUBLE_BARREL, BUMP_LEFT, BUMP_RIGHT, GIVE_PEACE, RESURRECTION):
        return OWN_CLAUSE[card]
    if card == QUICK_SHOT or (card == MISFIRE and has_sight(state, neighbour(place, side))):
        return SD_R4
    if card == TWO_BIRDS and has_sight(state, place) and has_sight(state, place + 1):
        return SD_R5
    if (card == HANG_BACK and place + 1 < PLACES) or (card == MOVE_AHEAD and place > 0) or card == FAST_FORWARD:
        return SD_R2
    if card == BOTTOMS_UP:
        return SD_R3
    if card == DUCK_AND_COVER and is_duck_at(state, neighbour(place, side)):
        return SD_R1
    return OWN_CLAUSE[card]


def has_sight(state: State, place: int) -> bool:
    """Whether there is such a place, with a sight."""
    return 0 <= place < PLACES and state.sights >> place & 1 == 1


def is_duck_at(state: State, place: int) -> bool:
    """Whether there is such a place, with a duck on top."""
    return 0 <= place < PLACES and state.line[place].card != WATER


def why_not_discard(box: Box, state: State, seat: int, choice: int) -> int:
    """SD-3.2: one of the three, and only if none of them can be played."""
    slot, discarded = divmod(choice, CARDS)
    if state.hands[seat].cards[slot] != discarded:
        return SD_3_1
    sets = sets_of_ducks(state, seat)
    for card in state.hands[seat].cards:
        if targets_of(box, state, seat, card, sets):
            return SD_3_2
    return 0


def why_not_nature(state: State, action: int) -> int:
    """What chance can bring: a card that is in the bag it is drawn from."""
    if state.phase == FILL_PHASE:
        return 0 if POND <= action < DRAW and state.mix[action - POND] else SD_R10
    if state.phase == DRAW_PHASE:
        return 0 if DRAW <= action < COLOUR_DEALT and state.pile[action - DRAW] else SD_3_4
    if state.phase == COLOURS_PHASE:
        colour = action - COLOUR_DEALT
        return 0 if 0 <= colour < state.seats and not is_taken(state, colour) else SD_V1
    assert state.phase == STARTER_PHASE
    return 0 if 0 <= action - STARTER < state.seats else SD_V1

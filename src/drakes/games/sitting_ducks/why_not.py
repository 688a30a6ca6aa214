"""Why an action is not possible: the same questions that `legal` asks, with the clause as the answer."""

from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.games.sitting_ducks.actions import ACTIONS, ARRANGE, CARD, COLOUR_DEALT, DISCARD, DRAW, POND, STARTER
from drakes.games.sitting_ducks.cards import is_playable, may_play
from drakes.games.sitting_ducks.clauses import (
    SD_2_3,
    SD_3_1,
    SD_3_2,
    SD_3_4,
    SD_4_1,
    SD_5_12,
    SD_R10,
    SD_V1,
)
from drakes.games.sitting_ducks.setup import is_taken
from drakes.games.sitting_ducks.state import (
    ARRANGE_PHASE,
    CARDS,
    COLOURS_PHASE,
    DRAW_PHASE,
    FILL_PHASE,
    HAND,
    STARTER_PHASE,
    Box,
    State,
)
from drakes.games.sitting_ducks.turn import to_move


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
    return may_play(box, state, seat, card, target)


def why_not_discard(box: Box, state: State, seat: int, choice: int) -> int:
    """SD-3.2: one of the three, and only if none of them can be played."""
    slot, discarded = divmod(choice, CARDS)
    if state.hands[seat].cards[slot] != discarded:
        return SD_3_1
    for card in state.hands[seat].cards:
        if is_playable(box, state, seat, card):
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

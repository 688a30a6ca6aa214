"""Which actions are worth a look, for search: those that bring the mover's heir nearer to what it needs."""

from drakes.core.moves import Moves
from drakes.games.dragon_market.actions import BOAT_MOVES, COIN, DISTANCES, END_TURN, SLIDE, STEP, TURN, VAULTED
from drakes.games.dragon_market.board import move_boat, towards, turned
from drakes.games.dragon_market.evaluate import way_to_go
from drakes.games.dragon_market.state import TURN_PHASE, Box, State, side_of

PLAIN, NEARER, FARTHER = 4, 3, 1
"""The weight of an action that changes nothing, what every part nearer adds, the weight of one that leads away."""
A_STEP = 12
"""The weight of a step: few are offered, and most of a way is walked."""


def policy(box: Box, state: State, moves: Moves) -> None:
    """How likely a sensible player takes each action: more for boat moves that shorten its own way."""
    if state.phase != TURN_PHASE or state.cards[side_of(state, state.seat)] < 0:
        return
    now = way_to_go(box, state, state.seat)
    moves.total = 0
    for i in range(moves.n):
        action = moves.actions[i]
        weight = PLAIN
        if action >= SLIDE and action < STEP:
            gain = now - way_after(box, state, action)
            weight = FARTHER if gain < 0 else PLAIN + NEARER * gain
        elif action < VAULTED:
            weight = A_STEP
        elif action == COIN or action == END_TURN:
            weight = FARTHER if state.points > 0 else PLAIN
        moves.weights[i] = weight
        moves.total += weight


def way_after(box: Box, state: State, action: int) -> int:
    """DM-4.1, DM-4.2: the mover's way once a boat has been moved; the boat is put back."""
    if action < TURN:
        move = action - SLIDE
        boat = move // BOAT_MOVES
        sailor = state.sailors[boat] + (move % DISTANCES + 1) * towards(move // DISTANCES % 4)
        heading = state.headings[boat]
    else:
        boat = (action - TURN) // 2
        sailor = state.sailors[boat]
        heading = turned(state.headings[boat], (action - TURN) % 2)
    old_sailor, old_heading = state.sailors[boat], state.headings[boat]
    move_boat(box, state, boat, sailor, heading)
    way = way_to_go(box, state, state.seat)
    move_boat(box, state, boat, old_sailor, old_heading)
    return way

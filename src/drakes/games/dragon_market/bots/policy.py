"""Which actions are worth a look, for search: those that bring the mover's heir nearer to what it needs."""

from drakes.core.moves import Moves
from drakes.games.dragon_market.bots.next_goal import LEG
from drakes.games.dragon_market.bots.squares import goals, meet, only
from drakes.games.dragon_market.bots.value import way_to_go
from drakes.games.dragon_market.rules.actions import COIN, END_TURN, SLIDE, STEP, VAULTED
from drakes.games.dragon_market.rules.board import move_boat, square_of, towards
from drakes.games.dragon_market.rules.boats import lies_after
from drakes.games.dragon_market.rules.state import TURN_PHASE, Box, State, side_of

PLAIN, NEARER, FARTHER = 4, 3, 1
"""The weight of an action that changes nothing, what every part nearer adds, the weight of one that leads away."""
ON_FOOT = 8
"""What every part nearer adds to a step: it lasts, where a boat may be moved back."""


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
        elif action >= STEP and action < VAULTED:
            gain = now - way_on_foot(box, state, action - STEP)
            weight = FARTHER if gain < 0 else PLAIN + ON_FOOT * gain
        elif action == COIN or action == END_TURN:
            weight = FARTHER if state.points > 0 else PLAIN
        moves.weights[i] = weight
        moves.total += weight


def way_on_foot(box: Box, state: State, way: int) -> int:
    """DM-4.3, DM-4.5: the mover's way once its heir has stepped; a good it wants, or home, is worth the leg."""
    here = state.heirs[state.seat]
    square = square_of(box, state, here) + towards(way)
    if meet(goals(box, state, state.seat), only(square)):
        return way_to_go(box, state, state.seat) - LEG
    state.heirs[state.seat] = state.grid[square] - 1
    on_foot = way_to_go(box, state, state.seat)
    state.heirs[state.seat] = here
    return on_foot


def way_after(box: Box, state: State, action: int) -> int:
    """DM-4.1, DM-4.2: the mover's way once a boat has been moved; the boat is put back."""
    boat, sailor, heading = lies_after(state, action)
    old_sailor, old_heading = state.sailors[boat], state.headings[boat]
    move_boat(box, state, boat, sailor, heading)
    way = way_to_go(box, state, state.seat)
    move_boat(box, state, boat, old_sailor, old_heading)
    return way

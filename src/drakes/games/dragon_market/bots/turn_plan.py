"""Planning a turn: point after point the most promising positions go on, and the best one to stop at decides.

A turn is the mover's alone: nothing is hidden in it and no chance comes in until a card is validated, so it is searched
by itself, wide rather than deep. How wide is the budget.
"""

from drakes.core.chance import mix
from drakes.core.moves import Moves
from drakes.games.dragon_market.bots.memory import (
    CANDIDATES,
    LONGEST,
    LOST,
    WIDEST,
    WON,
    Memory,
    forget_positions,
    key_of,
    meet_position,
    note_plan,
    order_best,
)
from drakes.games.dragon_market.bots.next_goal import legs_to_go, points_to_goal
from drakes.games.dragon_market.bots.round_trip import round_trip
from drakes.games.dragon_market.bots.squares import free_of_sailors, walkable
from drakes.games.dragon_market.rules.actions import COIN, END_TURN, REROLLED, SLIDE, STEP
from drakes.games.dragon_market.rules.board import move_boat
from drakes.games.dragon_market.rules.boats import lies_after, sail
from drakes.games.dragon_market.rules.coins import coins_to_spend
from drakes.games.dragon_market.rules.state import (
    CROSSING_PHASE,
    FINISHED_PHASE,
    TURN_PHASE,
    Box,
    State,
    copy_state,
    side_of,
)
from drakes.games.dragon_market.rules.turn import apply, legal

PART = 5
"""How much a part of a leg counts; what follows is in the same measure."""
ROUND_TRIP = 8
"""One part in so many of the whole way counts besides."""
POINT = 16
"""A point of this turn that is still to be spent."""
DEAR_COINS, DEAR, CHEAP, MOST_COINS = 2, 5, 1, 6
"""What a coin is worth: one of the two that a turn may take, one of the next, none beyond."""
DOUBT, LEAST_DOUBT = 96, 16
"""By how much a position may be misjudged: the less the wider the look, and a little always, so that a bot that sees
no way on tries something else each turn."""


def plan_turn(box: Box, state: State, moves: Moves, memory: Memory, budget: int) -> int:
    """The first action of the best plan. Where none is found the turn goes on by its first legal action."""
    any_action = moves.actions[0]
    begin(box, state, memory, budget)
    n, layer = 1, 0
    for depth in range(LONGEST):
        memory.depth = depth
        memory.n = 0
        for i in range(n):
            expand(box, memory, moves, layer * WIDEST + i)
        if memory.plan.worth == WON or memory.n == 0:
            break
        layer = 1 - layer
        n = order_best(memory, min(budget, WIDEST))
        for i in range(n):
            go_on(box, memory, memory.order[i], layer * WIDEST + i)
    if memory.plan.worth == LOST:
        return any_action
    return memory.plan.steps[0] if memory.plan.n > 0 else END_TURN


def begin(box: Box, state: State, memory: Memory, budget: int) -> None:
    """The turn as it stands is the first layer, and, where it may be ended, the first plan."""
    forget_positions(memory, min(budget, WIDEST))
    meet_position(memory, key_of(state))
    memory.doubt = LEAST_DOUBT + DOUBT // budget
    memory.salt = mix((state.turn << 2) + state.seat)
    copy_state(memory.nodes[0].state, state)
    memory.plan.worth = LOST
    memory.plan.n = 0
    if state.phase == TURN_PHASE:
        side = side_of(state, state.seat)
        memory.plan.worth = worth_of_coins(coins_after_turn(box, state)) - card_to_go(box, state, memory, side)
        copy_state(memory.plan.promise, state)


def card_to_go(box: Box, state: State, memory: Memory, side: int) -> int:
    """What a side's card still takes: mostly by its nearer heir."""
    nearer, farther, free = WON, 0, free_of_sailors(state)
    for seat in range(state.seats):
        if side_of(state, seat) == side:
            boats = walkable(box, state, seat)
            points = points_to_goal(box, state, seat, boats, free)
            if seat == state.seat:
                memory.to_goal = points
            way = PART * legs_to_go(box, state, side, points)
            way += round_trip(box, state, memory, seat, boats, free) // ROUND_TRIP
            nearer = min(nearer, way)
            farther = max(farther, way)
    return (3 * nearer + farther) // 4


def coins_after_turn(box: Box, state: State) -> int:
    """DM-3.4: what the mover's side has once `collect` has paid for the points left: all that there are, at most."""
    return min(state.coins[side_of(state, state.seat)] + state.points, box.coins)


def worth_of_coins(coins: int) -> int:
    """What coins are worth at the end of a turn."""
    dear = min(coins, DEAR_COINS)
    return DEAR * dear + CHEAP * (min(coins, MOST_COINS) - dear)


def expand(box: Box, memory: Memory, moves: Moves, parent: int) -> None:
    """Look at every action of a position. Coins are spent last, dice were rolled again before anything else."""
    state = memory.nodes[parent].state
    moves.n = 0
    moves.total = 0
    legal(box, state, moves)
    for i in range(moves.n):
        action = moves.actions[i]
        if action >= SLIDE and action < STEP:
            try_boat(box, state, memory, parent, action)
        elif action < REROLLED or (action == COIN and state.points == 0):
            copy_state(memory.trial, state)
            apply(box, memory.trial, action, memory.log)
            consider(box, memory.trial, memory, parent, action)


def try_boat(box: Box, state: State, memory: Memory, parent: int, action: int) -> None:
    """DM-4.1, DM-4.2: the same for a slide or a turn, without a word and taken back: less work than a copy."""
    points = state.points
    boat, sailor, heading = lies_after(state, action)
    old_sailor, old_heading = state.sailors[boat], state.headings[boat]
    sail(box, state, boat, sailor, heading)
    consider(box, state, memory, parent, action)
    move_boat(box, state, boat, old_sailor, old_heading)
    state.points = points


def consider(box: Box, state: State, memory: Memory, parent: int, action: int) -> None:
    """What an action leads to: a place to stop at, and one to go on from while points, or coins to arrive, are left."""
    side = side_of(state, state.seat)
    if state.phase == FINISHED_PHASE:
        note_plan(memory, WON, state, parent, action)
    elif state.phase != TURN_PHASE and state.phase != CROSSING_PHASE:
        worth = POINT * state.points + worth_of_coins(state.coins[side])
        note_plan(memory, worth, state, parent, action)
    else:
        key = key_of(state)
        if not meet_position(memory, key):
            return
        worth = ((mix(key ^ memory.salt) & 0xFFFF) * memory.doubt >> 16) - card_to_go(box, state, memory, side)
        if state.phase == TURN_PHASE:
            note_plan(memory, worth + worth_of_coins(coins_after_turn(box, state)), state, parent, action)
        if state.points > 0 or memory.to_goal <= coins_to_spend(state, state.seat):
            add_candidate(memory, worth + POINT * state.points + worth_of_coins(state.coins[side]), parent, action)


def add_candidate(memory: Memory, worth: int, parent: int, action: int) -> None:
    """An action that may be gone on from, as long as there is room."""
    if memory.n < CANDIDATES:
        one = memory.candidates[memory.n]
        one.worth = worth
        one.parent = parent
        one.action = action
        memory.n += 1


def go_on(box: Box, memory: Memory, candidate: int, into: int) -> None:
    """A candidate becomes a position of the next layer."""
    one, node = memory.candidates[candidate], memory.nodes[into]
    parent = memory.nodes[one.parent]
    copy_state(node.state, parent.state)
    for i in range(memory.depth):
        node.steps[i] = parent.steps[i]
    node.steps[memory.depth] = one.action
    apply(box, node.state, one.action, memory.log)

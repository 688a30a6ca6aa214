"""Planning a turn: point after point the most promising positions go on, and the best one to stop at decides.

A turn is the mover's alone: nothing is hidden in it and no chance comes in until a card is validated, so it is searched
by itself, wide rather than deep. How wide is the budget.
"""

from drakes.core.chance import mix
from drakes.core.moves import Moves
from drakes.games.dragon_market.bots.bridges import way_left
from drakes.games.dragon_market.bots.memory import (
    CANDIDATES,
    LOST,
    SLOTS_A_NODE,
    WIDEST,
    WON,
    Memory,
    is_better,
    is_known,
    key_of,
    select,
)
from drakes.games.dragon_market.bots.tours import tour
from drakes.games.dragon_market.rules.actions import (
    COIN,
    END_TURN,
    REROLLED,
    SLIDE,
    STEP,
)
from drakes.games.dragon_market.rules.board import move_boat
from drakes.games.dragon_market.rules.boats import lies_after
from drakes.games.dragon_market.rules.state import (
    COINS_A_TURN,
    CROSSING_PHASE,
    FINISHED_PHASE,
    NOTHING,
    TURN_PHASE,
    Box,
    State,
    copy_state,
    side_of,
)
from drakes.games.dragon_market.rules.turn import apply, legal

PART = 5
"""How much a part of a leg counts; what follows is in the same measure."""
TOUR = 8
"""One part in so many of the whole way counts besides."""
POINT = 16
"""A point of this turn that is still to be spent."""
DEAR_COINS, DEAR, CHEAP, MOST_COINS = 2, 5, 1, 6
"""What a coin is worth: one of the two that a turn may take, one of the next, none beyond."""
DOUBT, LEAST_DOUBT = 96, 16
"""By how much a position may be misjudged: the less the wider the look, and a little always, so that a bot that sees
no way on tries something else each turn."""
LONGEST = 16
"""Actions of a turn."""


def plan_turn(box: Box, state: State, moves: Moves, memory: Memory, budget: int) -> int:
    """The first action towards the best position in which the turn can be ended."""
    begin(box, state, moves, memory, budget)
    n, layer = 1, 0
    for _ in range(LONGEST):
        memory.n = 0
        for i in range(n):
            expand(box, memory, moves, layer * WIDEST + i)
        if memory.best == WON or memory.n == 0:
            break
        layer = 1 - layer
        n = select(memory, min(budget, WIDEST))
        for i in range(n):
            go_on(box, memory, memory.order[i], layer * WIDEST + i)
    return memory.answer


def begin(box: Box, state: State, moves: Moves, memory: Memory, budget: int) -> None:
    """An empty table of positions known, and the turn as it stands as the best so far."""
    memory.mask = SLOTS_A_NODE - 1
    while memory.mask < SLOTS_A_NODE * min(budget, WIDEST) - 1:
        memory.mask = 2 * memory.mask + 1
    for i in range(memory.mask + 1):
        memory.known[i] = 0
    memory.n_known = 0
    memory.doubt = LEAST_DOUBT + DOUBT // budget
    memory.salt = mix((state.turn << 2) + state.seat)
    memory.best = LOST
    memory.answer = moves.actions[0]
    copy_state(memory.nodes[0].state, state)
    memory.nodes[0].first = NOTHING
    is_known(memory, key_of(state))
    if state.phase == TURN_PHASE:
        side = side_of(state, state.seat)
        is_better(memory, worth_of_coins(state.coins[side] + state.points) - left(box, state, memory, side), END_TURN)


def left(box: Box, state: State, memory: Memory, side: int) -> int:
    """What a side's card still takes: mostly by its nearer heir."""
    nearer, farther = WON, 0
    for seat in range(state.seats):
        if side_of(state, seat) == side:
            way = PART * way_left(box, state, seat) + tour(box, state, memory, seat) // TOUR
            nearer = min(nearer, way)
            farther = max(farther, way)
    return (3 * nearer + farther) // 4


def worth_of_coins(coins: int) -> int:
    """What coins are worth at the end of a turn."""
    dear = min(coins, DEAR_COINS)
    return DEAR * dear + CHEAP * (min(coins, MOST_COINS) - dear)


def expand(box: Box, memory: Memory, moves: Moves, parent: int) -> None:
    """Look at every action of a position. Coins are spent last, dice rolled again before anything else."""
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
    """DM-4.1, DM-4.2: the same for a slide or a turn, which is taken back: less work than a copy."""
    boat, sailor, heading = lies_after(state, action)
    old_sailor, old_heading = state.sailors[boat], state.headings[boat]
    move_boat(box, state, boat, sailor, heading)
    state.points -= 1
    consider(box, state, memory, parent, action)
    state.points += 1
    move_boat(box, state, boat, old_sailor, old_heading)


def consider(box: Box, state: State, memory: Memory, parent: int, action: int) -> None:
    """What an action leads to: a place to stop at, and one to go on from while there are points or coins."""
    side = side_of(state, state.seat)
    before = memory.nodes[parent].first
    first = before if before != NOTHING else action
    if state.phase == FINISHED_PHASE:
        is_better(memory, WON, first)
    elif state.phase != TURN_PHASE and state.phase != CROSSING_PHASE:
        is_better(memory, POINT * state.points + worth_of_coins(state.coins[side]), first)
    else:
        key = key_of(state)
        if is_known(memory, key):
            return
        worth = ((mix(key ^ memory.salt) & 0xFFFF) * memory.doubt >> 16) - left(box, state, memory, side)
        if state.phase == TURN_PHASE:
            is_better(memory, worth + worth_of_coins(state.coins[side] + state.points), first)
        may_go_on = state.points > 0 or (state.coins[side] > 0 and state.coins_spent < COINS_A_TURN)
        if may_go_on and memory.n < CANDIDATES:
            one = memory.candidates[memory.n]
            one.worth = worth + POINT * state.points + worth_of_coins(state.coins[side])
            one.parent = parent
            one.action = action
            memory.n += 1


def go_on(box: Box, memory: Memory, candidate: int, into: int) -> None:
    """A candidate becomes a position of the next layer."""
    one, node = memory.candidates[candidate], memory.nodes[into]
    parent = memory.nodes[one.parent]
    copy_state(node.state, parent.state)
    node.first = parent.first if parent.first != NOTHING else one.action
    apply(box, node.state, one.action, memory.log)

"""What a turn is planned in: positions in two layers, candidates for the next one, positions met, the best plan."""

from typing import Annotated

from drakes.core.chance import MASK, mix
from drakes.core.events import EventLog
from drakes.core.record import Int16, Int32, Int64, record
from drakes.games.dragon_market.rules.state import BOATS, RED, SPACES, State, copy_state, side_of

WIDEST = 2048
"""Positions of a layer."""
CANDIDATES = 64 * WIDEST
SLOTS_A_NODE = 256
"""Room for positions met, for each position of a layer: those that all layers of a turn lead to."""
LONGEST = 16
"""Actions of a plan."""
MOST_GOODS = 4
LANDMARKS = 2 + MOST_GOODS
"""What a way leads by: the heir, its pontoon and the goods of a card."""
WON = 1 << 28
LOST = -WON
SCATTER = 0x7FEB352D
"""An odd number that scatters bits."""


@record
class Node:
    """A position of the turn, and the actions that lead there, as many as the layer is deep."""

    state: State
    steps: Annotated[list[int], Int16, LONGEST]


@record
class Candidate:
    """What an action leads to, and what it promises."""

    worth: Int32
    parent: Int32
    action: Int32


@record
class Plan:
    """The best position to stop at so far: what it is worth, the actions that lead there, and what it promises."""

    worth: Int32
    n: Int32
    steps: Annotated[list[int], Int16, LONGEST]
    """None where the turn is best ended at once."""
    promise: State


@record
class Memory:
    """What a plan is made with; nothing in it outlives a decision."""

    nodes: Annotated[tuple[Node, ...], 2 * WIDEST]
    depth: Int32
    """Actions that lead to the layer that is looked at."""
    trial: State
    log: EventLog
    candidates: Annotated[tuple[Candidate, ...], CANDIDATES]
    n: Int32
    order: Annotated[list[int], Int32, WIDEST]
    """The best candidates, as a heap with the least of them on top."""
    met: Annotated[list[int], Int64, SLOTS_A_NODE * WIDEST]
    """Keys of the positions met, in an open hash table."""
    mask: Int32
    n_met: Int32
    plan: Plan
    to_goal: Int32
    """Points from the mover's heir to its next goal, in the position valued last."""
    doubt: Int32
    """By how much a position may be misjudged."""
    salt: Int64
    marks_one: Annotated[list[int], Int64, LANDMARKS]
    marks_two: Annotated[list[int], Int64, LANDMARKS]
    """Where the landmarks of a way are: one bit in one half of the board."""
    legs: Annotated[list[int], Int32, LANDMARKS * LANDMARKS]
    """The points between two landmarks."""
    costs: Annotated[list[int], Int32, MOST_GOODS << MOST_GOODS]
    """What it costs to fetch a set of goods, one of them last."""


def note_plan(memory: Memory, worth: int, state: State, parent: int, action: int) -> None:
    """An action leads from a position of the layer to one to stop at: the plan, if nothing better was found."""
    plan, steps = memory.plan, memory.nodes[parent].steps
    if worth > plan.worth:
        plan.worth = worth
        plan.n = memory.depth + 1
        for i in range(memory.depth):
            plan.steps[i] = steps[i]
        plan.steps[memory.depth] = action
        copy_state(plan.promise, state)


def key_of(state: State) -> int:
    """A number for all that may change while a turn goes on, but for the points left; never 0."""
    key = state.heirs[state.seat] * 4 + state.phase
    for boat in range(BOATS):
        key = ((key ^ (state.sailors[boat] * 4 + state.headings[boat])) * SCATTER) & MASK
        key ^= key >> 15
    key = mix(key ^ state.collected[side_of(state, state.seat)])
    key = mix(key ^ (state.used | state.coins_spent << RED))
    for space in range(SPACES):
        key += (state.goods[space] + 2) * (SCATTER + 2 * space)
    for seat in range(state.seats):
        key += state.heirs[seat] << (8 * seat)
    return mix(key & MASK) + 1


def forget_positions(memory: Memory, width: int) -> None:
    """No position is met yet; there is room for what layers of this width lead to."""
    memory.mask = SLOTS_A_NODE - 1
    while memory.mask < SLOTS_A_NODE * width - 1:
        memory.mask = 2 * memory.mask + 1
    for i in range(memory.mask + 1):
        memory.met[i] = 0
    memory.n_met = 0


def meet_position(memory: Memory, key: int) -> bool:
    """Note a position as met, as long as there is room. False if it was before."""
    slot = key & memory.mask
    while memory.met[slot] != 0:
        if memory.met[slot] == key:
            return False
        slot = (slot + 1) & memory.mask
    if memory.n_met * 4 < memory.mask * 3:
        memory.met[slot] = key
        memory.n_met += 1
    return True


def order_best(memory: Memory, width: int) -> int:
    """The best candidates, as many as there may be, into `order`. Gives their number."""
    n = min(width, memory.n)
    for i in range(n):
        memory.order[i] = i
    for i in range(n):
        sink(memory, n - 1 - i, n)
    for i in range(n, memory.n):
        if memory.candidates[i].worth > memory.candidates[memory.order[0]].worth:
            memory.order[0] = i
            sink(memory, 0, n)
    return n


def sink(memory: Memory, at: int, n: int) -> None:
    """Put one entry of the heap in its place below."""
    child = 2 * at + 1
    while child < n:
        if child + 1 < n and worth_at(memory, child + 1) < worth_at(memory, child):
            child += 1
        if worth_at(memory, child) >= worth_at(memory, at):
            return
        held = memory.order[at]
        memory.order[at] = memory.order[child]
        memory.order[child] = held
        at, child = child, 2 * child + 1


def worth_at(memory: Memory, place: int) -> int:
    """What a candidate in the heap promises."""
    return memory.candidates[memory.order[place]].worth

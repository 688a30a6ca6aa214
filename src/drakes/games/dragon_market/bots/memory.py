"""Room to plan a turn in: positions in two layers, candidates for the next one, and the positions known already."""

from typing import Annotated

from drakes.core.chance import MASK, mix
from drakes.core.events import EventLog
from drakes.core.record import Int32, Int64, record
from drakes.games.dragon_market.rules.state import BOATS, SPACES, State, side_of

WIDEST = 2048
"""Positions of a layer."""
CANDIDATES = 64 * WIDEST
SLOTS_A_NODE = 256
"""Room for positions known, for each position of a layer: those that all layers of a turn lead to."""
MOST_GOODS = 4
LANDMARKS = 2 + MOST_GOODS
"""What a way leads by: the heir, its pontoon and the goods of a card."""
WON = 1 << 28
LOST = -WON
SCATTER = 0x7FEB352D
"""An odd number that scatters bits."""


@record
class Node:
    """A position of the turn, and the action by which it begins."""

    state: State
    first: Int32


@record
class Candidate:
    """What an action leads to, and what it promises."""

    worth: Int32
    parent: Int32
    action: Int32


@record
class Memory:
    """What a plan is made with; nothing in it outlives a decision."""

    nodes: Annotated[tuple[Node, ...], 2 * WIDEST]
    trial: State
    log: EventLog
    candidates: Annotated[tuple[Candidate, ...], CANDIDATES]
    n: Int32
    order: Annotated[list[int], Int32, WIDEST]
    """The best candidates, as a heap with the least of them on top."""
    known: Annotated[list[int], Int64, SLOTS_A_NODE * WIDEST]
    """Keys of the positions met, in an open hash table."""
    mask: Int32
    n_known: Int32
    best: Int32
    answer: Int32
    """The best position to stop at so far: what it is worth, and the first action towards it."""
    doubt: Int32
    salt: Int64
    marks_one: Annotated[list[int], Int64, LANDMARKS]
    marks_two: Annotated[list[int], Int64, LANDMARKS]
    """Where the landmarks of a way are: one bit in one half of the board."""
    legs: Annotated[list[int], Int32, LANDMARKS * LANDMARKS]
    """The points between two landmarks."""
    costs: Annotated[list[int], Int32, MOST_GOODS << MOST_GOODS]
    """What it costs to fetch a set of goods, one of them last."""


def is_better(memory: Memory, worth: int, first: int) -> bool:
    """Note a position to stop at where it is better than the best so far."""
    if worth <= memory.best:
        return False
    memory.best = worth
    memory.answer = first
    return True


def key_of(state: State) -> int:
    """A number for all that may change while a turn goes on, but for points and coins; never 0."""
    key = state.heirs[state.seat] * 4 + state.phase
    for boat in range(BOATS):
        key = ((key ^ (state.sailors[boat] * 4 + state.headings[boat])) * SCATTER) & MASK
        key ^= key >> 15
    key = mix(key ^ state.collected[side_of(state, state.seat)])
    key = mix(key ^ state.used)
    for space in range(SPACES):
        key += (state.goods[space] + 2) * (SCATTER + 2 * space)
    for seat in range(state.seats):
        key += state.heirs[seat] << (8 * seat)
    return mix(key & MASK) + 1


def is_known(memory: Memory, key: int) -> bool:
    """Whether a position was met before; from now on it was, as long as there is room."""
    slot = key & memory.mask
    while memory.known[slot] != 0:
        if memory.known[slot] == key:
            return True
        slot = (slot + 1) & memory.mask
    if memory.n_known * 4 < memory.mask * 3:
        memory.known[slot] = key
        memory.n_known += 1
    return False


def select(memory: Memory, width: int) -> int:
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

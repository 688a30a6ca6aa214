"""One simulation after another, compiled: down the tree, a playout, and every mover's own reward back up.

A node is an information set: the hash of what the seat to move may know in a guessed position. So a seat never chooses
by what it cannot know, whichever way a position came about it is one node, and all guesses that look alike to the
mover share it. Nature's actions are drawn, not stored. Values are max-n: each seat's share of the first place.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from drakes.bots.search.tree import ACTIONS, DEPTH, EDGES, EMPTY, LONGEST_PATH, MISFITS, NODES, Scratch, Task, Tree
from drakes.core.chance import MASK, below, draw, mix, stream
from drakes.core.events import Log
from drakes.core.game import CERTAIN, NATURE, OVER, State
from drakes.core.moves import Moves
from drakes.core.record import Numbers
from drakes.engine.drivers import apply, choose, copy_state, guess, hide, list_moves, places, to_move

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FIRST_FACTOR, SECOND_FACTOR = 0x2545F4914F6CDD1D, 0x1B03738712FAD5C9
"""Odd numbers that scatter bits over 64."""
NOTHING = -1


def policy(box: object, state: State, moves: Moves) -> None:
    """For games without one: all actions alike."""


def value(box: object, state: State, out: Numbers) -> None:
    """For games without one: all seats alike."""
    for seat in range(state.seats):
        out[seat] = CERTAIN // state.seats


def weighted(moves: Moves, bits: int) -> int:
    """One of the offered actions by its weight."""
    left = below(bits, moves.total)
    i = 0
    while left >= moves.weights[i]:
        left -= moves.weights[i]
        i += 1
    return moves.actions[i]


def key_of(box: object, state: State, seen: State, words: NDArray[np.signedinteger], mover: int) -> int:
    """The key of an information set: a hash over what the mover may know; `words` is the memory of `seen`."""
    copy_state(seen, state)
    hide(box, seen, mover)
    key = mover + 1
    for i in range(len(words)):
        key = (key ^ words[i]) * FIRST_FACTOR
        key ^= (key >> 29) & 0x7FFFFFFFF
    key *= SECOND_FACTOR
    key ^= (key >> 32) & 0xFFFFFFFF
    return key if key != EMPTY else 1


def slot_of(nodes: NDArray[np.void], key: int) -> int:
    """Where a key's node is, or would be."""
    slot = key & (len(nodes) - 1)
    while nodes[slot].key != EMPTY and nodes[slot].key != key:
        slot = (slot + 1) & (len(nodes) - 1)
    return slot


def has_room(tree: Tree, n: int) -> bool:
    """Whether a node with `n` choices still fits."""
    is_roomy: bool = tree.counts[NODES] * 4 < len(tree.nodes) * 3 and tree.counts[EDGES] + n <= len(tree.edges)
    return is_roomy


def add_node(tree: Tree, slot: int, key: int, moves: Moves) -> None:
    """A node with a choice for each offer, its share of the weights as how likely it is.

    Each share is raised a little by chance: of choices that seem alike another one is then looked at first each time,
    so that a bot does not go back and forth.
    """
    node = tree.nodes[slot]
    tree.order[tree.counts[NODES]] = slot
    node.key = key
    node.first = tree.counts[EDGES]
    node.n = moves.n
    for i in range(moves.n):
        edge = tree.edges[node.first + i]
        edge.action = moves.actions[i]
        edge.prior = moves.weights[i] / moves.total * (1 + (mix((key + i) & MASK) & 127) / 1024)
    tree.counts[NODES] += 1
    tree.counts[EDGES] += moves.n


def select(tree: Tree, slot: int, exploration: float) -> int:
    """The choice with the best value for the mover, plus more the likelier it is and the less it was tried."""
    node = tree.nodes[slot]
    mean = node.worth / max(node.visits, 1)
    wide = exploration * math.sqrt(node.visits)
    best = -1.0
    found: int = node.first
    for i in range(node.first, node.first + node.n):
        edge = tree.edges[i]
        worth = edge.worth / edge.visits if edge.visits > 0 else mean
        worth += wide * edge.prior / (1 + edge.visits)
        if worth > best:
            best, found = worth, i
    return found


def play_on(box: object, state: State, moves: Moves, log: Log, key: int, n: int, horizon: int) -> int:
    """A playout: sensible actions for so many decisions, or to the end. Gives the number of draws made so far."""
    decisions = 0
    mover = to_move(state)
    while mover != OVER and (mover == NATURE or decisions < horizon):
        list_moves(box, state, moves)
        if mover != NATURE:
            decisions += 1
            if moves.n > 1:
                policy(box, state, moves)
        apply(box, state, weighted(moves, draw(key, n)), log)
        n += 1
        mover = to_move(state)
    return n


def reward(box: object, state: State, chances: Numbers) -> None:
    """Each seat's share of the first place where the game is over, else its chance as valued, in millionths."""
    if to_move(state) != OVER:
        value(box, state, chances)
        return
    places(box, state, chances)
    first = 0
    for seat in range(state.seats):
        if chances[seat] == 1:
            first += 1
    for seat in range(state.seats):
        chances[seat] = CERTAIN // first if chances[seat] == 1 else 0


def choose_by_tree(box: object, scratch: Scratch, tree: Tree, mover: int, depth: int, width: float) -> tuple[int, int]:
    """The mover's choice by the tree, and how long the path then is; NOTHING at a node that is new or has no room."""
    state, moves = scratch.states[0], scratch.moves[0]
    known = key_of(box, state, scratch.states[1], scratch.words, mover)
    slot = slot_of(tree.nodes, known)
    is_new = tree.nodes[slot].key == EMPTY
    if is_new:
        list_choices(box, state, moves)
        if moves.n == 1:
            return moves.actions[0], depth
        if not has_room(tree, moves.n):
            return NOTHING, depth
        add_node(tree, slot, known, moves)
    edge = NOTHING if is_new else select(tree, slot, width)
    tree.path[depth, 0], tree.path[depth, 1], tree.path[depth, 2] = slot, edge, mover
    return NOTHING if is_new else tree.edges[edge].action, depth + 1


def descend(box: object, scratch: Scratch, tree: Tree, key: int, exploration: float) -> tuple[int, int]:
    """Down the tree to a node that is new. Gives the length of the path and the number of draws made so far."""
    state, moves = scratch.states[0], scratch.moves[0]
    depth, n = 0, 1
    mover = to_move(state)
    while mover != OVER and depth < LONGEST_PATH:
        if mover == NATURE:
            list_moves(box, state, moves)
            action = choose(moves, NATURE, draw(key, n))
        else:
            action, depth = choose_by_tree(box, scratch, tree, mover, depth, exploration)
            if action == NOTHING:
                return depth, n
        apply(box, state, action, scratch.logs[0])
        n += 1
        mover = to_move(state)
    return depth, n


def list_choices(box: object, state: State, moves: Moves) -> None:
    """What the mover may choose from, each as likely as a sensible player takes it."""
    list_moves(box, state, moves)
    if moves.n > 1:
        policy(box, state, moves)


def back_up(tree: Tree, depth: int, chances: Numbers) -> None:
    """Every mover of the path gets its own reward."""
    for i in range(depth):
        worth = chances[tree.path[i, 2]] / CERTAIN
        node = tree.nodes[tree.path[i, 0]]
        node.visits += 1
        node.worth += worth
        if tree.path[i, 1] >= 0:
            edge = tree.edges[tree.path[i, 1]]
            edge.visits += 1
            edge.worth += worth


def lead_of(tree: Tree, slot: int) -> int:
    """By how many visits the choice most tried is ahead of the next one."""
    node = tree.nodes[slot]
    first, second = 0, 0
    for i in range(node.first, node.first + node.n):
        visits = tree.edges[i].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second


def simulate(
    box: NDArray[np.void], root: NDArray[np.void], scratch: Scratch, tree: Tree, task: Task, first: int, last: int
) -> int:
    """Simulations `first` to `last` of a task, fewer once no other choice can be the most tried. Gives how many."""
    state = scratch.states[0]
    slot = slot_of(tree.nodes, task.root_key)
    for i in range(first, last):
        key = stream(task.seed, i)
        copy_state(state, root[0])
        if not guess(box[0], state, draw(key, 0)):
            tree.counts[MISFITS] += 1
            continue
        depth, n = descend(box[0], scratch, tree, key, task.exploration)
        n = play_on(box[0], state, scratch.moves[0], scratch.logs[0], key, n, task.horizon)
        reward(box[0], state, scratch.chances)
        back_up(tree, depth, scratch.chances)
        for seat in range(state.seats):
            scratch.sums[seat] += scratch.chances[seat]
        tree.counts[ACTIONS] += n - 1
        tree.counts[DEPTH] = max(tree.counts[DEPTH], depth)
        if tree.nodes[slot].key == task.root_key and lead_of(tree, slot) > task.simulations - i - 1:
            return i + 1
    return last


def root_key(box: NDArray[np.void], root: NDArray[np.void], scratch: Scratch, mover: int) -> int:
    """The key of the position a search starts from."""
    return key_of(box[0], root[0], scratch.states[1], scratch.words, mover)


FALLBACKS = (policy, value)
HELPERS = (
    weighted, key_of, slot_of, has_room, add_node, select, play_on, reward, list_choices, choose_by_tree,
    descend, back_up, lead_of,
)  # fmt: skip
KERNELS = (simulate, root_key)

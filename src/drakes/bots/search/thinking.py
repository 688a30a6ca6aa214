"""One simulation after another, compiled: down the tree, a playout, and every mover's own reward back up.

A node is an information set: the hash of what the seat to move may know in a guessed position. So a seat never chooses
by what it cannot know, whichever way a position came about it is one node, and all guesses that look alike to the
mover share it. Nature's actions are drawn, not stored. Values are max-n: each seat's share of the first place.
"""

from __future__ import annotations

import math
from typing import Any

from drakes.bots.search.tree import ACTIONS, DEPTH, EDGES, EMPTY, LONGEST_PATH, MISFITS, NODES
from drakes.core.chance import MASK, below, draw, mix, stream
from drakes.core.game import CERTAIN, NATURE, OVER
from drakes.core.moves import Moves
from drakes.engine.drivers import apply, choose, copy_state, guess, hide, list_moves, places, to_move

LONGEST_PLAN = 200
"""Actions of one plan; one that has not come to its end then is cut off."""
FIRST_FACTOR, SECOND_FACTOR = 0x2545F4914F6CDD1D, 0x1B03738712FAD5C9
"""Odd numbers that scatter bits over 64."""
NOTHING = -1


def policy(box: Any, state: Any, moves: Any) -> None:
    """For games without one: all actions alike."""


def evaluate(box: Any, state: Any, out: Any) -> None:
    """For games without one: all seats alike."""
    for seat in range(state.seats):
        out[seat] = CERTAIN // state.seats


def plans(box: Any, state: Any, moves: Any) -> None:
    """For games without plans: none."""


def follow(box: Any, state: Any, plan: int, moves: Any) -> int:
    """For games without plans: carried out at once."""
    return NOTHING


def weighted(moves: Moves, bits: int) -> int:
    """One of the offered actions by its weight."""
    left = below(bits, moves.total)
    i = 0
    while left >= moves.weights[i]:
        left -= moves.weights[i]
        i += 1
    return moves.actions[i]


def key_of(box: Any, state: Any, seen: Any, words: Any, mover: int) -> int:
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


def slot_of(nodes: Any, key: int) -> int:
    """Where a key's node is, or would be."""
    slot = key & (len(nodes) - 1)
    while nodes[slot].key != EMPTY and nodes[slot].key != key:
        slot = (slot + 1) & (len(nodes) - 1)
    return slot


def has_room(nodes: Any, edges: Any, counts: Any, n: int) -> bool:
    """Whether a node with `n` choices still fits."""
    is_roomy: bool = counts[NODES] * 4 < len(nodes) * 3 and counts[EDGES] + n <= len(edges)
    return is_roomy


def add_node(nodes: Any, edges: Any, counts: Any, order: Any, slot: int, key: int, moves: Any, has_plans: bool) -> None:
    """A node with a choice for each offer, its share of the weights as how likely it is.

    Each share is raised a little by chance: of choices that seem alike another one is then looked at first each time,
    so that a bot without a plan does not go back and forth.
    """
    node = nodes[slot]
    order[counts[NODES]] = slot
    node.key = key
    node.first = counts[EDGES]
    node.n = moves.n
    node.has_plans = 1 if has_plans else 0
    for i in range(moves.n):
        edge = edges[node.first + i]
        edge.action = moves.actions[i]
        edge.prior = moves.weights[i] / moves.total * (1 + (mix((key + i) & MASK) & 127) / 1024)
    counts[NODES] += 1
    counts[EDGES] += moves.n


def select(nodes: Any, edges: Any, slot: int, exploration: float) -> int:
    """The choice with the best value for the mover, plus more the likelier it is and the less it was tried."""
    node = nodes[slot]
    mean = node.worth / max(node.visits, 1)
    wide = exploration * math.sqrt(node.visits)
    best = -1.0
    found: int = node.first
    for i in range(node.first, node.first + node.n):
        edge = edges[i]
        worth = edge.worth / edge.visits if edge.visits > 0 else mean
        worth += wide * edge.prior / (1 + edge.visits)
        if worth > best:
            best, found = worth, i
    return found


def is_offered(moves: Moves, action: int) -> bool:
    """Whether an action is among those listed in ascending order."""
    low, high = 0, moves.n
    while low < high:
        middle = (low + high) // 2
        if moves.actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < moves.n and moves.actions[low] == action


def carry_out(box: Any, state: Any, plan: int, moves: Any, log: Any, key: int, n: int) -> int:
    """Follow a plan to its end, nature acting in between. Gives the number of draws made so far."""
    mover = to_move(state)
    for _ in range(LONGEST_PLAN):
        while to_move(state) == NATURE:
            list_moves(box, state, moves)
            apply(box, state, choose(moves, NATURE, draw(key, n)), log)
            n += 1
        if to_move(state) != mover:
            return n
        list_moves(box, state, moves)
        action = follow(box, state, plan, moves)
        if not is_offered(moves, action):
            return n
        apply(box, state, action, log)
        n += 1
    return n


def play_on(box: Any, state: Any, moves: Any, log: Any, key: int, n: int, horizon: int) -> int:
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


def reward(box: Any, state: Any, chances: Any) -> None:
    """Each seat's share of the first place where the game is over, else its chance as evaluated, in millionths."""
    if to_move(state) != OVER:
        evaluate(box, state, chances)
        return
    places(box, state, chances)
    first = 0
    for seat in range(state.seats):
        if chances[seat] == 1:
            first += 1
    for seat in range(state.seats):
        chances[seat] = CERTAIN // first if chances[seat] == 1 else 0


def descend(
    box: Any, state: Any, seen: Any, words: Any, moves: Any, log: Any, nodes: Any, edges: Any, counts: Any, order: Any,
    path: Any, key: int, n: int, exploration: float,
) -> tuple[int, int]:  # fmt: skip
    """Down the tree to a node that is new. Gives the length of the path and the number of draws made so far."""
    depth = 0
    mover = to_move(state)
    while mover != OVER and depth < LONGEST_PATH:
        if mover == NATURE:
            list_moves(box, state, moves)
            apply(box, state, choose(moves, NATURE, draw(key, n)), log)
            n += 1
            mover = to_move(state)
            continue
        known = key_of(box, state, seen, words, mover)
        slot = slot_of(nodes, known)
        is_new = nodes[slot].key == EMPTY
        if is_new:
            has_plans = list_choices(box, state, moves)
            if moves.n == 1 and not has_plans:
                apply(box, state, moves.actions[0], log)
                n += 1
                mover = to_move(state)
                continue
            if not has_room(nodes, edges, counts, moves.n):
                return depth, n
            add_node(nodes, edges, counts, order, slot, known, moves, has_plans)
        path[depth, 0], path[depth, 1], path[depth, 2] = slot, NOTHING, mover
        depth += 1
        if is_new:
            return depth, n
        path[depth - 1, 1] = select(nodes, edges, slot, exploration)
        n = take(box, state, nodes[slot].has_plans, edges[path[depth - 1, 1]].action, moves, log, key, n)
        mover = to_move(state)
    return depth, n


def list_choices(box: Any, state: Any, moves: Any) -> bool:
    """What the mover may choose from, with priors: its plans (True) or its actions."""
    moves.n = 0
    moves.total = 0
    plans(box, state, moves)
    if moves.n > 0:
        return True
    list_moves(box, state, moves)
    if moves.n > 1:
        policy(box, state, moves)
    return False


def take(box: Any, state: Any, has_plans: int, choice: int, moves: Any, log: Any, key: int, n: int) -> int:
    """Do what was chosen, one action or a whole plan. Gives the number of draws made so far."""
    if has_plans != 0:
        return carry_out(box, state, choice, moves, log, key, n)
    apply(box, state, choice, log)
    return n + 1


def back_up(nodes: Any, edges: Any, path: Any, depth: int, chances: Any) -> None:
    """Every mover of the path gets its own reward."""
    for i in range(depth):
        worth = chances[path[i, 2]] / CERTAIN
        node = nodes[path[i, 0]]
        node.visits += 1
        node.worth += worth
        if path[i, 1] >= 0:
            edge = edges[path[i, 1]]
            edge.visits += 1
            edge.worth += worth


def lead_of(nodes: Any, edges: Any, slot: int) -> int:
    """By how many visits the choice most tried is ahead of the next one."""
    node = nodes[slot]
    first, second = 0, 0
    for i in range(node.first, node.first + node.n):
        if edges[i].visits > first:
            first, second = edges[i].visits, first
        elif edges[i].visits > second:
            second = edges[i].visits
    return first - second


def think(
    box: Any, root: Any, states: Any, words: Any, moves: Any, logs: Any, nodes: Any, edges: Any, counts: Any,
    order: Any, path: Any, chances: Any, sums: Any, known: int, seed: int, first: int, last: int, total: int,
    horizon: int, exploration: float,
) -> int:  # fmt: skip
    """Simulations `first` to `last` of `total`, fewer once no other choice can be the most tried. Gives how many."""
    state, seen = states[0], states[1]
    slot = slot_of(nodes, known)
    for i in range(first, last):
        key = stream(seed, i)
        copy_state(state, root[0])
        if not guess(box[0], state, draw(key, 0)):
            counts[MISFITS] += 1
            continue
        depth, n = descend(
            box[0], state, seen, words, moves[0], logs[0], nodes, edges, counts, order, path, key, 1, exploration
        )
        n = play_on(box[0], state, moves[0], logs[0], key, n, horizon)
        reward(box[0], state, chances)
        back_up(nodes, edges, path, depth, chances)
        for seat in range(state.seats):
            sums[seat] += chances[seat]
        counts[ACTIONS] += n - 1
        counts[DEPTH] = max(counts[DEPTH], depth)
        if nodes[slot].key == known and lead_of(nodes, edges, slot) > total - i - 1:
            return i + 1
    return last


def root_key(box: Any, root: Any, states: Any, words: Any, mover: int) -> int:
    """The key of the position a search starts from."""
    return key_of(box[0], root[0], states[1], words, mover)


def first_of_plan(box: Any, root: Any, states: Any, moves: Any, plan: int, seed: int) -> int:
    """The first action of a plan in the position a search starts from."""
    copy_state(states[0], root[0])
    guess(box[0], states[0], seed)
    list_moves(box[0], states[0], moves[0])
    action = follow(box[0], states[0], plan, moves[0])
    return action if is_offered(moves[0], action) else moves[0].actions[0]


FALLBACKS = (policy, evaluate, plans, follow)
HELPERS = (
    weighted, key_of, slot_of, has_room, add_node, select, is_offered, carry_out, play_on, reward, list_choices, take,
    descend, back_up, lead_of,
)  # fmt: skip
KERNELS = (think, root_key, first_of_plan)

"""The tree of a search in arrays made once: nodes are information sets, found by the hash of what the mover knows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from drakes.core.events import Silence
from drakes.core.game import Game
from drakes.core.record import dtype_of

EMPTY = 0
"""The key of a slot that holds no node."""
NODES, EDGES, ACTIONS, DEPTH, MISFITS = range(5)
"""What `counts` counts: nodes and edges in use, actions applied, the deepest path, guesses that failed."""
LONGEST_PATH = 256
"""Decisions of a simulation inside the tree; beyond, it is played out."""

NODE = np.dtype([("key", "i8"), ("worth", "f8"), ("visits", "i4"), ("first", "i4"), ("n", "i4")], align=True)
"""An information set: the mover's values summed, visits, its edges in a row."""
EDGE = np.dtype([("worth", "f8"), ("prior", "f8"), ("action", "i4"), ("visits", "i4")], align=True)
"""A choice: the mover's values summed, how likely a sensible player takes it, the action, visits."""


class Tree(NamedTuple):
    """The arrays of a tree, as compiled code takes them: an open hash table of nodes and their edges."""

    nodes: NDArray[np.void]
    edges: NDArray[np.void]
    counts: NDArray[np.int64]
    path: NDArray[np.int64]
    """Node, edge and mover of each decision of the simulation under way."""
    order: NDArray[np.int64]
    """Where the nodes lie, in the order in which they came."""


class Scratch(NamedTuple):
    """What one thread works in: the position under way and what its mover sees of it, moves, log, chances."""

    states: NDArray[np.void]
    words: NDArray[np.signedinteger]
    """The memory of the second state."""
    moves: NDArray[np.void]
    logs: NDArray[np.void]
    chances: NDArray[np.int64]
    sums: NDArray[np.float64]
    """Every seat's chances over all simulations."""


class Task(NamedTuple):
    """What is asked of a search: from which position, by which seed, how many simulations, how far and how wide."""

    root_key: int
    seed: int
    simulations: int
    horizon: int
    exploration: float


def new_tree(capacity: int, edges_a_node: int) -> Tree:
    """Room for so many nodes; it is filled to three quarters at most."""
    slots = 1 << (capacity * 4 // 3).bit_length()
    return Tree(
        nodes=np.zeros(slots, NODE),
        edges=np.zeros(capacity * edges_a_node, EDGE),
        counts=np.zeros(5, np.int64),
        path=np.zeros((LONGEST_PATH, 3), np.int64),
        order=np.zeros(slots, np.int64),
    )


def new_scratch(game: Game) -> Scratch:
    """What one thread needs to search a game."""
    states = np.zeros(2, dtype_of(game.rules.state))
    width = next(width for width in (8, 4, 2, 1) if states.itemsize % width == 0)
    return Scratch(
        states=states,
        words=states[1:].view(np.uint8).view(f"i{width}"),
        moves=np.zeros(1, dtype_of(game.rules.moves)),
        logs=np.zeros(1, dtype_of(Silence)),
        chances=np.zeros(max(game.rules.seats), np.int64),
        sums=np.zeros(max(game.rules.seats), np.float64),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    tree.nodes[tree.order[: tree.counts[NODES]]] = 0
    tree.edges[: tree.counts[EDGES]] = 0
    tree.counts[:] = 0


def is_filling(tree: Tree) -> bool:
    """Whether more than half of the room is taken, so that another search might not fit."""
    return bool(tree.counts[NODES] * 8 > len(tree.nodes) * 3 or tree.counts[EDGES] * 2 > len(tree.edges))


def edges_at(tree: Tree, key: int) -> NDArray[np.void] | None:
    """The choices of a key's node, or None where there is none."""
    slot = key & (len(tree.nodes) - 1)
    while tree.nodes[slot]["key"] != EMPTY:
        node = tree.nodes[slot]
        if node["key"] == key:
            chosen: NDArray[np.void] = tree.edges[node["first"] : node["first"] + node["n"]]
            return chosen
        slot = (slot + 1) & (len(tree.nodes) - 1)
    return None

"""The tree of a search in arrays made once: nodes are information sets, found by the hash of what the mover knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

EMPTY = 0
"""The key of a slot that holds no node."""
NODES, EDGES, ACTIONS, DEPTH, MISFITS = range(5)
"""What `counts` counts: nodes and edges in use, actions applied, the deepest path, guesses that failed."""
LONGEST_PATH = 256
"""Decisions of a simulation inside the tree; beyond, it is played out."""

NODE = np.dtype(
    [("key", "i8"), ("worth", "f8"), ("visits", "i4"), ("first", "i4"), ("n", "i4"), ("has_plans", "i4")], align=True
)
"""An information set: the mover's values summed, visits, its edges in a row, whether they are plans."""
EDGE = np.dtype([("worth", "f8"), ("prior", "f8"), ("action", "i4"), ("visits", "i4")], align=True)
"""A choice: the mover's values summed, how likely a sensible player takes it, the action or plan, visits."""


class Tree:
    """Room for so many nodes, in an open hash table that is filled to three quarters at most."""

    def __init__(self, capacity: int, edges_a_node: int) -> None:
        slots = 1 << (capacity * 4 // 3).bit_length()
        self.nodes: NDArray[Any] = np.zeros(slots, NODE)
        self.edges: NDArray[Any] = np.zeros(capacity * edges_a_node, EDGE)
        self.counts: NDArray[np.int64] = np.zeros(5, np.int64)
        self.path: NDArray[np.int64] = np.zeros((LONGEST_PATH, 3), np.int64)
        """Node, edge and mover of each decision of the simulation under way."""
        self.order: NDArray[np.int64] = np.zeros(slots, np.int64)
        """Where the nodes lie, in the order in which they came."""

    def clear(self) -> None:
        """Forget everything."""
        self.nodes[self.order[: self.counts[NODES]]] = 0
        self.edges[: self.counts[EDGES]] = 0
        self.counts[:] = 0

    @property
    def is_filling(self) -> bool:
        """Whether more than half of the room is taken, so that another search might not fit."""
        return bool(self.counts[NODES] * 8 > len(self.nodes) * 3 or self.counts[EDGES] * 2 > len(self.edges))

    def root(self, key: int) -> Any:
        """The node of a key, or None."""
        slot = key & (len(self.nodes) - 1)
        while self.nodes[slot]["key"] != EMPTY:
            if self.nodes[slot]["key"] == key:
                return self.nodes[slot]
            slot = (slot + 1) & (len(self.nodes) - 1)
        return None

    def edges_of(self, node: Any) -> NDArray[Any]:
        """The choices of a node."""
        chosen: NDArray[Any] = self.edges[node["first"] : node["first"] + node["n"]]
        return chosen

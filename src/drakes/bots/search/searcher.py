"""A searcher: thinks about positions of one game as one seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from drakes.bots.players import refuse_what_is_not_hidden
from drakes.bots.search.thinking import FALLBACKS, HELPERS, KERNELS
from drakes.bots.search.tree import ACTIONS, MISFITS, Tree
from drakes.core.chance import stream
from drakes.core.errors import DrakesError
from drakes.core.events import Silence
from drakes.core.game import ENDLESS, Game, Level
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.engine.cpu import compile_for

if TYPE_CHECKING:
    from numpy.typing import NDArray

CHUNK = 256
"""Simulations between two looks at the clock."""
MOST_NODES = 1 << 17
EDGES_A_NODE = 40
"""Room for choices, on average."""


@dataclass(frozen=True)
class Line:
    """A choice and what the search thinks of it: visits, and the mover's chance to win by it."""

    action: int
    visits: int
    chance: float
    plan: int | None = None


@dataclass(frozen=True)
class Findings:
    """What a search found: its lines, best first, how many simulations it took and actions they applied."""

    lines: tuple[Line, ...]
    simulations: int
    actions: int
    chances: tuple[float, ...]
    """Every seat's chance to win, over all simulations; together they make 1."""

    @property
    def action(self) -> int:
        """The best action."""
        return self.lines[0].action


@cache
def compiled(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The search bound to a game, compiled when first called or fetched from the disk cache."""
    missing = tuple(one for one in FALLBACKS if getattr(game, one.__name__) is None)
    return compile_for(game, *KERNELS, helpers=(*missing, *HELPERS))


class Thinker:
    """One thread's own tree and scratch space."""

    def __init__(self, game: Game, capacity: int) -> None:
        self.tree = Tree(capacity, EDGES_A_NODE)
        self.states: NDArray[Any] = np.zeros(2, dtype_of(game.state))
        size = self.states.itemsize
        self.words = self.states[1:].view(np.uint8).view(f"i{next(w for w in (8, 4, 2, 1) if size % w == 0)}")
        self.moves = np.zeros(1, dtype_of(game.moves))
        self.logs = np.zeros(1, dtype_of(Silence))
        self.chances = np.zeros(max(game.seats), np.int64)
        self.sums = np.zeros(max(game.seats), np.float64)


class Searcher:
    """Searches for one seat at one table. What it thought of is kept, so that the next search may build on it."""

    def __init__(self, game: Game, box: Any, threads: int = 1, capacity: int = MOST_NODES) -> None:
        self.game = game
        self._box = packed(game.box, box)
        self._kernels = compiled(game)
        self._thinkers = [Thinker(game, capacity) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def forget(self) -> None:
        """Begin the next search from nothing, so that it depends on its seed alone."""
        for thinker in self._thinkers:
            thinker.tree.clear()

    def search(self, hidden: Any, level: Level, seed: int, seconds: float | None = None) -> Findings:
        """Think for the level's simulations, or for so many seconds if given, from what the seat to move may know."""
        refuse_what_is_not_hidden(self.game, hidden)
        root, mover = packed(self.game.state, hidden), self.game.to_move(hidden)
        threads = len(self._thinkers)
        share = ENDLESS if seconds is not None else -(-level.simulations // threads)
        until = None if seconds is None else perf_counter() + seconds
        work = [
            self._pool.submit(self._think, thinker, root, mover, level, stream(seed, part), share, until)
            for part, thinker in enumerate(self._thinkers)
        ]
        done = [one.result() for one in work]
        lines = self._merged(root, seed, [key for key, _, _ in done])
        sums = np.sum([thinker.sums for thinker in self._thinkers], axis=0)[: hidden.seats]
        chances = tuple(float(one) for one in sums / sums.sum())
        return Findings(lines, sum(n for _, n, _ in done), sum(actions for _, _, actions in done), chances)

    def _think(
        self, thinker: Thinker, root: NDArray[Any], mover: int, level: Level, seed: int, total: int, until: float | None
    ) -> tuple[int, int, int]:
        tree = thinker.tree
        if tree.is_filling:
            tree.clear()
        key = int(self._kernels["root_key"](self._box, root, thinker.states, thinker.words, mover))
        horizon = level.horizon if self.game.evaluate else ENDLESS
        before, done = int(tree.counts[ACTIONS]), 0
        thinker.sums[:] = 0
        while done < total and (until is None or perf_counter() < until):
            last = min(total, done + CHUNK)
            done = self._kernels["think"](
                self._box, root, thinker.states, thinker.words, thinker.moves, thinker.logs, tree.nodes, tree.edges,
                tree.counts, tree.order, tree.path, thinker.chances, thinker.sums, key, seed, done, last, total,
                horizon, level.exploration,
            )  # fmt: skip
            if done < last:
                break
        if tree.counts[MISFITS]:
            raise DrakesError("No deal fits what this seat knows.")
        return key, done, int(tree.counts[ACTIONS]) - before

    def _merged(self, root: NDArray[Any], seed: int, keys: list[int]) -> tuple[Line, ...]:
        """The choices of all trees together, most visited first."""
        priors: dict[int, float] = {}
        visits: dict[int, int] = {}
        worths: dict[int, float] = {}
        has_plans = False
        for thinker, key in zip(self._thinkers, keys, strict=True):
            node = thinker.tree.root(key)
            if node is None:
                raise DrakesError("The seat to move has no choice here; there is nothing to search.")
            has_plans = bool(node["has_plans"])
            for edge in thinker.tree.edges_of(node):
                choice = int(edge["action"])
                priors[choice] = float(edge["prior"])
                visits[choice] = visits.get(choice, 0) + int(edge["visits"])
                worths[choice] = worths.get(choice, 0.0) + float(edge["worth"])
        means = {choice: worths[choice] / max(visits[choice], 1) for choice in visits}
        ordered = sorted(visits, key=lambda choice: (-visits[choice], -means[choice], -priors[choice]))
        return tuple(self._line(root, seed, one, visits[one], means[one], has_plans) for one in ordered)

    def _line(self, root: NDArray[Any], seed: int, choice: int, visits: int, chance: float, has_plans: bool) -> Line:
        if not has_plans:
            return Line(choice, visits, chance)
        thinker = self._thinkers[0]
        first = self._kernels["first_of_plan"](
            self._box, root, thinker.states, thinker.moves, choice, stream(seed, 0) & 0x7FFFFFFF
        )
        return Line(int(first), visits, chance, choice)

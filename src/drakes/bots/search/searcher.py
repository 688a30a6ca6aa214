"""A searcher: thinks about positions of one game as one seat may know them."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from drakes.bots.choosing import refuse_what_is_not_hidden
from drakes.bots.search.simulate import FALLBACKS, HELPERS, KERNELS
from drakes.bots.search.tree import (
    ACTIONS,
    EMPTY,
    MISFITS,
    Scratch,
    Task,
    Tree,
    clear,
    edges_at,
    is_filling,
    new_scratch,
    new_tree,
)
from drakes.core.chance import stream
from drakes.core.errors import DrakesError
from drakes.core.game import ENDLESS, OVER, Game, Level, State
from drakes.engine.batch import packed
from drakes.engine.cpu import Kernel, compile_for

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
def compiled(game: Game) -> Mapping[str, Kernel]:
    """The search bound to a game, compiled when first called or fetched from the disk cache."""
    missing = tuple(one for one in FALLBACKS if getattr(game.bots, one.__name__) is None)
    return compile_for(game, *KERNELS, helpers=(*missing, *HELPERS), for_bots=True)


class Searcher:
    """Searches for one seat at one table. What it found is kept, so that the next search may build on it."""

    def __init__(self, game: Game, box: object, threads: int = 1, capacity: int = MOST_NODES) -> None:
        self.game = game
        self._box = packed(game.rules.box, box)
        self._kernels = compiled(game)
        self._threads = [(new_scratch(game), new_tree(capacity, EDGES_A_NODE)) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def forget(self) -> None:
        """Begin the next search from nothing, so that it depends on its seed alone."""
        for _, tree in self._threads:
            clear(tree)

    def search(self, hidden: State, level: Level, seed: int, seconds: float | None = None) -> Findings:
        """Think for the level's simulations, or for so many seconds if given, from what the seat to move may know."""
        refuse_what_is_not_hidden(self.game, hidden)
        root, mover = packed(self.game.rules.state, hidden), self.game.rules.to_move(hidden)
        simulations = ENDLESS if seconds is not None else -(-level.simulations // len(self._threads))
        horizon = level.horizon if self.game.bots.value else ENDLESS
        until = None if seconds is None else perf_counter() + seconds
        key = int(self._kernels["root_key"](self._box, root, self._threads[0][0], mover))
        work = [
            self._pool.submit(
                self._simulate, scratch, tree, root,
                Task(key, stream(seed, part), simulations, horizon, level.exploration), until,
            )
            for part, (scratch, tree) in enumerate(self._threads)
        ]  # fmt: skip
        done = [one.result() for one in work]
        sums = np.sum([scratch.sums for scratch, _ in self._threads], axis=0)[: hidden.seats]
        chances = tuple(float(one) for one in sums / sums.sum())
        return Findings(self._merged(key), sum(n for n, _ in done), sum(actions for _, actions in done), chances)

    def outlook(self, known: State, level: Level, seed: int) -> tuple[float, ...]:
        """Every seat's chance to win from a position as one of them knows it, whoever acts next."""
        root = packed(self.game.rules.state, known)
        if self.game.rules.to_move(known) == OVER:
            raise DrakesError("The game is over; there is nothing to search.")
        simulations = -(-level.simulations // len(self._threads))
        horizon = level.horizon if self.game.bots.value else ENDLESS
        for part, (scratch, tree) in enumerate(self._threads):
            task = Task(EMPTY, stream(seed, part), simulations, horizon, level.exploration)
            self._simulate(scratch, tree, root, task, None)
        sums = np.sum([scratch.sums for scratch, _ in self._threads], axis=0)[: known.seats]
        return tuple(float(one) for one in sums / sums.sum())

    def _simulate(
        self, scratch: Scratch, tree: Tree, root: NDArray[np.void], task: Task, until: float | None
    ) -> tuple[int, int]:
        """One thread's share of a task. Gives how many simulations it took and actions they applied."""
        if is_filling(tree):
            clear(tree)
        before, done = int(tree.counts[ACTIONS]), 0
        scratch.sums[:] = 0
        while done < task.simulations and (until is None or perf_counter() < until):
            last = min(task.simulations, done + CHUNK)
            done = self._kernels["simulate"](self._box, root, scratch, tree, task, done, last)
            if done < last:
                break
        if tree.counts[MISFITS]:
            raise DrakesError("No deal fits what this seat knows.")
        return done, int(tree.counts[ACTIONS]) - before

    def _merged(self, key: int) -> tuple[Line, ...]:
        """The choices of all threads together, most visited first."""
        priors: dict[int, float] = {}
        visits: dict[int, int] = {}
        worths: dict[int, float] = {}
        for _, tree in self._threads:
            edges = edges_at(tree, key)
            if edges is None:
                raise DrakesError("The seat to move has no choice here; there is nothing to search.")
            for edge in edges:
                action = int(edge["action"])
                priors[action] = float(edge["prior"])
                visits[action] = visits.get(action, 0) + int(edge["visits"])
                worths[action] = worths.get(action, 0.0) + float(edge["worth"])
        means = {action: worths[action] / max(visits[action], 1) for action in visits}
        ordered = sorted(visits, key=lambda action: (-visits[action], -means[action], -priors[action]))
        return tuple(Line(action, visits[action], means[action]) for action in ordered)

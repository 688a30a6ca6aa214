"""How fast a game runs on each engine: random play, with and without masks and features, and the copy of a position.

Every figure is the median of several runs in one process, with the lowest and highest beside it; engines are measured
one after the other in the same run, so that their ratios mean something on a noisy machine.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.options import OptionValue
from drakes.engine.batch import Batch

Progress = Callable[[str], None]

WINDOW = 1024
"""Games of a batch that is stepped with masks and features."""
STEPS = 60
"""Steps of such a batch in one run: most games last longer."""


@dataclass(frozen=True)
class Rate:
    """A figure per second: the median of the runs, the lowest and the highest."""

    median: float
    lowest: float
    highest: float


@dataclass(frozen=True)
class Figures:
    """What one engine did."""

    engine: str
    games: int
    nodes_per_second: Rate
    decisions_per_second: Rate
    natures_per_second: Rate
    games_per_second: Rate
    stepped_nodes_per_second: Rate | None
    """Batches of 1,024, one decision a step, nothing shown."""
    seen_nodes_per_second: Rate | None
    """The same with mask and features of the seat to move."""


@dataclass(frozen=True)
class Shape:
    """What a random game is like."""

    decisions: float
    natures: float
    branching: float


def rate_of(values: list[float]) -> Rate:
    return Rate(median(values), min(values), max(values))


class Bench:
    """The measurements of one game at one table."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        runs: int = 5,
        progress: Progress = lambda _: None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.runs = runs
        self.progress = progress

    def measure(self, engines: list[str]) -> dict[str, Any]:
        """All figures of the engines named: plain, cpu1 (one core), cpu (all cores), gpu."""
        figures = [self._measure(engine) for engine in engines]
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options or {}),
            "machine": machine("gpu" in engines),
            "method": f"median of {self.runs} runs (lowest, highest)",
            "random_game": asdict(self._shape()),
            "engines": [asdict(one) for one in figures],
            "position": {"bytes": self.game.codec.size, "copy_ns": self._copy_costs(engines)},
        }

    def _batch(self, engine: str, games: int, **more: Any) -> Batch:
        return make_batch(engine, self.game, games, self.seats, options=self.options, **more)

    def _measure(self, engine: str) -> Figures:
        games = {"plain": 40, "cpu1": 4000, "cpu": 8000, "gpu": 1 << 21}[engine]
        self.progress(f"{engine}: compiling")
        batch = self._batch(engine, games)
        batch.play_out()
        finish(batch)
        parts: list[tuple[float, float, float]] = []
        for run in range(self.runs):
            self.progress(f"{engine}: run {run + 1} of {self.runs}")
            parts.append(self._time_play_out(batch, run))
        window = WINDOW if engine != "gpu" else 1 << 18
        stepped = self._time_steps(engine, window, masks=False, features=False) if engine != "plain" else None
        seen = self._time_steps(engine, window, masks=True, features=True) if engine != "plain" else None
        return Figures(
            engine,
            games,
            rate_of([(decisions + natures) / seconds for decisions, natures, seconds in parts]),
            rate_of([decisions / seconds for decisions, _, seconds in parts]),
            rate_of([natures / seconds for _, natures, seconds in parts]),
            rate_of([games / seconds for _, _, seconds in parts]),
            stepped,
            seen,
        )

    def _time_play_out(self, batch: Batch, run: int) -> tuple[float, float, float]:
        batch.restart(run + 1)
        before = batch.tally()
        finish(batch)
        start = time.perf_counter()
        batch.play_out()
        finish(batch)
        seconds = time.perf_counter() - start
        after = batch.tally()
        return after.decisions - before.decisions, after.natures - before.natures, seconds

    def _time_steps(self, engine: str, games: int, *, masks: bool, features: bool) -> Rate:
        batch = self._batch(engine, games, masks=masks, features=features)
        batch.step_random()
        rates = []
        for run in range(self.runs):
            batch.restart(run + 1)
            before = batch.tally().nodes
            start = time.perf_counter()
            for _ in range(STEPS):
                batch.step_random()
            finish(batch)
            rates.append((batch.tally().nodes - before) / (time.perf_counter() - start))
        return rate_of(rates)

    def _shape(self) -> Shape:
        batch = self._batch("cpu", 4000)
        batch.play_out()
        tally = batch.tally()
        return Shape(tally.decisions / tally.games, tally.natures / tally.games, tally.offered / tally.decisions)

    def _copy_costs(self, engines: list[str]) -> dict[str, float]:
        costs = {}
        if "plain" in engines:
            state = self.game.new_state(self.seats, self.options)
            costs["plain"] = time_of(lambda: self.game.codec.copy(state), 2000)
        if "cpu1" in engines:
            from drakes.engine.cpu import CpuBatch

            batch = CpuBatch(self.game, WINDOW, self.seats, options=self.options, threads=1)
            target = np.zeros_like(batch.states)
            costs["cpu1"] = time_of(lambda: batch.copy_states(target), 200) / WINDOW
        return costs


def make_batch(engine: str, game: Game, games: int, seats: int, **more: Any) -> Batch:
    """A batch by the name of its engine."""
    if engine == "plain":
        from drakes.engine.plain import PlainBatch

        return PlainBatch(game, games, seats, **more)
    if engine in ("cpu", "cpu1"):
        from drakes.engine.cpu import CpuBatch

        return CpuBatch(game, games, seats, threads=1 if engine == "cpu1" else None, **more)
    if engine == "gpu":
        from drakes.engine.gpu import GpuBatch

        return GpuBatch(game, games, seats, **more)
    raise DrakesError(f"There is no engine '{engine}' to measure; expected plain, cpu1, cpu or gpu.")


def finish(batch: Batch) -> None:
    """Wait for an engine that works on its own."""
    wait = getattr(batch, "wait", None)
    if wait is not None:
        wait()


def time_of(work: Callable[[], object], times: int) -> float:
    """Nanoseconds of one call, the best of three rounds."""
    work()
    rounds = []
    for _ in range(3):
        start = time.perf_counter()
        for _ in range(times):
            work()
        rounds.append((time.perf_counter() - start) / times * 1e9)
    return min(rounds)


def has_gpu() -> bool:
    """Whether the GPU engine can run here."""
    try:
        from drakes.engine.gpu import is_available
    except DrakesError:
        return False
    return is_available()


def machine(with_gpu: bool) -> dict[str, Any]:
    """What the figures were measured on."""
    import numba

    found: dict[str, Any] = {
        "cpu": cpu_name(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
    }
    if with_gpu:
        from numba import cuda

        name = cuda.get_current_device().name
        found["gpu"] = name.decode() if isinstance(name, bytes) else str(name)
    return found


def cpu_name() -> str:
    """The processor's name, as the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()

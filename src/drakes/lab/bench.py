"""How fast a game runs on each engine: random play, with and without masks and features, and the copy of a position.

Every figure is the median of several runs in one process, with the lowest and highest beside it; engines are measured
one after the other in the same run, so that their ratios mean something on a noisy machine. Beside the clock stands
the processor's own time: on a machine shared with others it tells what a core to oneself would do.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import drakes
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.options import OptionValue
from drakes.engine.batch import Batch, Tally
from drakes.engine.drivers import copy_state

Progress = Callable[[str], None]

ENGINES = ("plain", "cpu1", "cpu", "gpu")
"""What can be measured: ordinary Python, compiled on one core, on all cores, on a GPU."""
CORES = os.cpu_count() or 1
FEWEST = {"plain": 2, "cpu1": 100, "cpu": 100 * CORES, "gpu": 1 << 18}
MOST = {"plain": 40, "cpu1": 4000, "cpu": 4000 * CORES, "gpu": 1 << 21}
"""Games of a batch that is played out: at most so many, fewer where games are long."""
RUN = 0.5
"""Seconds that one run may take, roughly."""
WINDOW = {"plain": 8, "cpu1": 1024, "cpu": 1024 * CORES, "gpu": 1 << 18}
"""Games of a batch that is played step by step."""
STEPS = 60
"""Steps of such a batch in one run: most games last longer."""
POSITIONS = 256
"""Positions that are copied over and over: few enough to stay close to the core, as in a search."""


@dataclass(frozen=True)
class Rate:
    """A figure per second of the clock: the median of the runs, the lowest and the highest."""

    median: float
    lowest: float
    highest: float
    per_core_second: float | None
    """The median per second of processor time, of all cores together; none on a GPU."""


@dataclass(frozen=True)
class Span:
    """How long a run took, by the clock and in processor time."""

    seconds: float
    core_seconds: float


@dataclass(frozen=True)
class Figures:
    """What one engine did."""

    engine: str
    games: int
    nodes_per_second: Rate
    decisions_per_second: Rate
    natures_per_second: Rate
    games_per_second: Rate
    window: int
    stepped_nodes_per_second: Rate
    """`window` games, one decision a step in each, nothing shown."""
    seen_nodes_per_second: Rate
    """The same with mask and features of the seat to move."""


@dataclass(frozen=True)
class Shape:
    """What a random game is like."""

    games: int
    decisions: float
    natures: float
    branching: float


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
        self.played: list[Tally] = []
        """What the batches did that were played out."""

    def measure(self, engines: Sequence[str]) -> dict[str, Any]:
        """All figures of the engines named; refuses engines that are unknown or cannot run here before any does."""
        engines = list(dict.fromkeys(engines))
        check_engines(engines)
        figures = [self._measure(engine) for engine in engines]
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options or {}),
            "machine": machine("gpu" in engines),
            "method": f"random play, median of {self.runs} runs (lowest, highest)",
            "random_game": asdict(self._shape()),
            "engines": [asdict(one) for one in figures],
            "position": {"bytes": self.game.rules.codec.size, "copy_ns": self.copy_costs(engines)},
        }

    def _batch(self, engine: str, games: int, **more: Any) -> Batch:
        return make_batch(engine, self.game, games, self.seats, options=self.options, **more)

    def _measure(self, engine: str) -> Figures:
        batch = self._batch(engine, self._enough_games(engine))
        batch.play_out()
        done, spans = self._time(batch, f"{engine}, whole games", lambda: play_to_the_end(batch))
        self.played.append(batch.tally())
        rate = partial(rate_of, spans=spans, on_cores=engine != "gpu")
        return Figures(
            engine,
            batch.games,
            rate([one.nodes for one in done]),
            rate([one.decisions for one in done]),
            rate([one.natures for one in done]),
            rate([one.games for one in done]),
            WINDOW[engine],
            self._time_steps(engine, "step by step"),
            self._time_steps(engine, "with masks and features", masks=True, features=True),
        )

    def _enough_games(self, engine: str) -> int:
        """As many games as fit into one run, judged by a small batch once it is compiled."""
        self.progress(f"{engine}: compiling")
        batch = self._batch(engine, FEWEST[engine])
        batch.play_out()
        batch.restart(1)
        finish(batch)
        span = span_of(lambda: play_to_the_end(batch))
        return min(MOST[engine], max(FEWEST[engine], int(RUN / span.seconds * batch.games)))

    def _time_steps(self, engine: str, label: str, **more: bool) -> Rate:
        batch = self._batch(engine, WINDOW[engine], **more)
        batch.step_random()

        def steps() -> None:
            for _ in range(STEPS):
                batch.step_random()
            finish(batch)

        done, spans = self._time(batch, f"{engine}, {label}", steps)
        return rate_of([one.nodes for one in done], spans, engine != "gpu")

    def _time(self, batch: Batch, label: str, work: Callable[[], None]) -> tuple[list[Tally], list[Span]]:
        """What a batch does, and how long it takes, in each run from another seed."""
        done, spans = [], []
        for run in range(self.runs):
            self.progress(f"{label}: run {run + 1} of {self.runs}")
            batch.restart(run + 1)
            before = batch.tally()
            spans.append(span_of(work))
            after = batch.tally()
            done.append(
                Tally(
                    batch.games,
                    after.decisions - before.decisions,
                    after.natures - before.natures,
                    after.offered - before.offered,
                )
            )
        return done, spans

    def _shape(self) -> Shape:
        """The mean of the games that were played last on the engine that played most."""
        tally = max(self.played, key=lambda tally: tally.games)
        return Shape(
            tally.games,
            tally.decisions / tally.games,
            tally.natures / tally.games,
            tally.offered / tally.decisions,
        )

    def copy_costs(self, engines: Sequence[str]) -> dict[str, float]:
        """Nanoseconds of processor time to copy a position, plain and in compiled code."""
        costs = {}
        if "plain" in engines:
            state = self.game.new_state(self.seats, self.options)
            costs["plain"] = cost_of(lambda: self.game.rules.codec.copy(state), 2000)
        if "cpu1" in engines or "cpu" in engines:
            from drakes.engine.cpu import compile_for

            states = self._batch("cpu1", POSITIONS).states
            to, times = np.zeros_like(states), 400
            copy = compile_for(self.game, copy_often)["copy_often"]
            costs["compiled"] = cost_of(lambda: copy(to, states, times), 10) / (POSITIONS * times)
        return costs


def copy_often(to: Any, states: Any, times: int) -> None:
    """Copy positions, again and again; compiled before use."""
    for _ in range(times):
        for i in range(len(states)):
            copy_state(to[i], states[i])


def rate_of(amounts: list[int], spans: list[Span], on_cores: bool) -> Rate:
    """How much a second, by the clock and by the processor's time."""
    rates = [amount / span.seconds for amount, span in zip(amounts, spans, strict=True)]
    by_core = [amount / span.core_seconds for amount, span in zip(amounts, spans, strict=True) if on_cores]
    return Rate(median(rates), min(rates), max(rates), median(by_core) if on_cores else None)


def span_of(work: Callable[[], object]) -> Span:
    """How long some work takes."""
    core, start = time.process_time(), time.perf_counter()
    work()
    return Span(time.perf_counter() - start, time.process_time() - core)


def cost_of(work: Callable[[], object], times: int) -> float:
    """Nanoseconds of processor time of one call, the best of three rounds."""

    def work_often() -> None:
        for _ in range(times):
            work()

    work()
    return min(span_of(work_often).core_seconds for _ in range(3)) / times * 1e9


def check_engines(engines: Sequence[str]) -> None:
    """Refuse an engine that does not exist, or cannot run here."""
    for engine in engines:
        if engine not in ENGINES:
            raise DrakesError(f"There is no engine '{engine}' to measure; expected one of {', '.join(ENGINES)}.")
    if "gpu" in engines:
        require_gpu()


def make_batch(engine: str, game: Game, games: int, seats: int, **more: Any) -> Batch:
    """A batch by the name of its engine."""
    if engine == "plain":
        from drakes.engine.plain import PlainBatch

        return PlainBatch(game, games, seats, **more)
    if engine in ("cpu", "cpu1"):
        from drakes.engine.cpu import CpuBatch

        return CpuBatch(game, games, seats, threads=1 if engine == "cpu1" else None, **more)
    from drakes.engine.gpu import GpuBatch

    return GpuBatch(game, games, seats, **more)


def play_to_the_end(batch: Batch) -> None:
    """Play all games out, and wait until that is done."""
    batch.play_out()
    finish(batch)


def finish(batch: Batch) -> None:
    """Wait for an engine that works on its own."""
    wait = getattr(batch, "wait", None)
    if wait is not None:
        wait()


def require_gpu() -> None:
    """Refuse, in a sentence that says why, where the GPU engine cannot run."""
    from drakes.engine.gpu import is_available

    if not is_available():
        raise DrakesError("There is no GPU that can be used here; the engines plain and cpu need none.")


def has_gpu() -> bool:
    """Whether the GPU engine can run here."""
    try:
        require_gpu()
    except DrakesError:
        return False
    return True


def machine(with_gpu: bool) -> dict[str, Any]:
    """What the figures were measured on."""
    import numba

    found: dict[str, Any] = {
        "cpu": cpu_name(),
        "cores": CORES,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "drakes": drakes.__version__,
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

"""The CPU engine: rules compiled by Numba, batches over all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import extending, types
from numba.core import cgutils

from drakes.core.events import Silence
from drakes.core.game import OVER, B, Bots, Game, S
from drakes.core.options import OptionValue
from drakes.core.record import dtype_of
from drakes.engine.batch import Batch, new_runs, packed
from drakes.engine.cache import bots_hash, kept_in, sources_of
from drakes.engine.compiling import is_copier, register, rule_functions
from drakes.engine.drivers import (
    DRIVERS,
    begin,
    bind,
    copy_state,
    list_moves,
    places,
    play_out,
    scatter,
    see,
    settle,
    step,
    step_random,
    to_move,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from drakes.engine.batch import Records

Kernel = Callable[..., int]
"""A compiled function: what it gives is a number, where it gives anything."""

SPAN, LOG, SCRATCH = object(), object(), object()
"""Marks for what each thread gets of its own."""

config: Any = numba.config
_registered: set[Callable[..., object]] = set()


def start_range(
    box: Records,
    fresh: Records,
    states: Records,
    runs: Records,
    seed: int,
    lo: int,
    hi: int,
    moves: Records,
    logs: Records,
) -> None:
    """Begin games `lo` to `hi` and let nature act."""
    for i in range(lo, hi):
        begin(box[0], fresh[0], states[i], runs[i], seed, i)
        settle(box[0], states[i], runs[i], moves[i], logs[0])
        list_moves(box[0], states[i], moves[i])


def play_out_range(
    box: Records, states: Records, runs: Records, lo: int, hi: int, moves: Records, logs: Records
) -> None:
    """Play games `lo` to `hi` to their end."""
    for i in range(lo, hi):
        play_out(box[0], states[i], runs[i], moves[i], logs[0])
        moves[i].n = 0


def step_range(
    box: Records,
    states: Records,
    runs: Records,
    actions: NDArray[np.int32],
    lo: int,
    hi: int,
    moves: Records,
    logs: Records,
) -> None:
    """One decision in each of games `lo` to `hi` that is not over."""
    for i in range(lo, hi):
        if to_move(states[i]) != OVER:
            step(box[0], states[i], runs[i], actions[i], moves[i], logs[0])
            list_moves(box[0], states[i], moves[i])


def step_random_range(
    box: Records, states: Records, runs: Records, lo: int, hi: int, moves: Records, logs: Records
) -> None:
    """One random decision in each of games `lo` to `hi` that is not over."""
    for i in range(lo, hi):
        if to_move(states[i]) != OVER:
            step_random(box[0], states[i], runs[i], moves[i], logs[0])
            list_moves(box[0], states[i], moves[i])


def look_range(
    box: Records,
    states: Records,
    lo: int,
    hi: int,
    moves: Records,
    scratch: Records,
    masks: NDArray[np.uint8],
    features: Records,
) -> None:
    """Masks and features of games `lo` to `hi`, where there is room for them; zero where a game is over."""
    for i in range(lo, hi):
        if len(masks) > 0:
            scatter(moves[i], masks[i])
        if len(features) > 0 and to_move(states[i]) != OVER:
            see(box[0], states[i], scratch[0], features[i])


def judge_range(
    box: Records, states: Records, lo: int, hi: int, movers: NDArray[np.int8], standings: NDArray[np.int8]
) -> None:
    """Who is to move, and the places of all seats, in games `lo` to `hi`."""
    for i in range(lo, hi):
        movers[i] = to_move(states[i])
        places(box[0], states[i], standings[i])


def copy_range(to: Records, states: Records, lo: int, hi: int) -> None:
    """Copy positions `lo` to `hi`: what a search pays for a node."""
    for i in range(lo, hi):
        copy_state(to[i], states[i])


KERNELS = (start_range, play_out_range, step_range, step_random_range, look_range, judge_range, copy_range)


def copy_bytes(_: Any, to: Any, source: Any) -> Any:
    """For Numba: how a record is copied into another whole, which takes a fifth of the time of field by field."""

    def generate(context: Any, builder: Any, _: Any, records: Any) -> Any:
        cgutils.raw_memcpy(builder, *records, cgutils.intp_t(to.size), 1)
        return context.get_dummy_value()

    return (types.void(to, source), generate) if to == source else None


copy_whole = extending.intrinsic(copy_bytes)


def copy_records(to: Any, source: Any) -> None:
    """What a generated copier comes to where both records are of one type."""
    copy_whole(to, source)


def register_copiers(functions: Iterator[FunctionType]) -> None:
    """Tell Numba about generated copiers, each once."""

    def register_copier(function: FunctionType) -> None:
        _registered.add(function)
        extending.overload(function, strict=False)(lambda to, source: copy_records if to == source else function)

    for function in functions:
        if is_copier(function) and function not in _registered:
            register_copier(function)


@cache
def compile_for(
    game: Game,
    *functions: Callable[..., object],
    helpers: tuple[Callable[..., object], ...] = (),
    for_bots: bool = False,
) -> Mapping[str, Kernel]:
    """Functions that call drivers, rules or helpers by name, bound to a game and compiled when first called.

    They come from the disk cache where the same sources were compiled before, if there can be one. Those `for_bots` may
    call the functions of the game's bots too, and are compiled again when one of those changes.
    """
    own = own_functions(game.bots) if for_bots else {}
    modules = (*game.rules.modules, *(game.bots.modules if for_bots else ()))
    bound = bind(game.rules, *helpers, *functions, own=own)
    bound["copy_state"] = copy_whole
    register_copiers(rule_functions(*modules))
    register(rule_functions(*modules), extending, _registered)
    register((bound[function.__name__] for function in (*DRIVERS, *helpers)), extending, _registered)
    marks = (numba.__version__, np.__version__, config.BOUNDSCHECK, sources_of((*functions, *helpers)))
    folder = kept_in(game, *marks, bots_hash(game) if for_bots else "")
    config.CACHE_DIR = str(folder or "")
    jit = numba.njit(nogil=True, cache=folder is not None)
    return {function.__name__: jit(bound[function.__name__]) for function in functions}


def own_functions(bots: Bots[B, S]) -> dict[str, Callable[..., object]]:
    """The functions in the dialect that a game's bots have, by the names under which others call them."""
    planner = bots.planner
    found: dict[str, Callable[..., object] | None] = {"policy": bots.policy, "value": bots.value}
    if planner is not None:
        found |= {"decide": planner.decide, "forecast": planner.forecast}
    return {name: function for name, function in found.items() if function is not None}


class CpuBatch(Batch):
    """A batch on the CPU, split over `threads` cores (all by default)."""

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        box: str = "standard",
        *,
        masks: bool = False,
        features: bool = False,
        threads: int | None = None,
    ) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads)
        self._kernels = compile_for(game, *KERNELS)
        super().__init__(game, games, seats, seed, options, box, masks=masks, features=features)

    def _start(self) -> None:
        game = self.game
        self._box = packed(game.rules.box, self.plain_box)
        self._fresh = packed(game.rules.state, self.plain_fresh)
        self._states = np.zeros(self.games, dtype_of(game.rules.state))
        self._runs = new_runs(self.games)
        self._moves = np.zeros(self.games, dtype_of(game.rules.moves))
        self._feature_rows = self.features.view(dtype_of(game.rules.features)).reshape(-1)
        self._over("start_range", self._box, self._fresh, self._states, self._runs, self.seed, SPAN, self._moves, LOG)
        self._look()

    def _over(self, kernel: str, *arguments: object) -> None:
        """Run a kernel over all games, split evenly; SPAN stands for a part's bounds, LOG and SCRATCH for its own."""
        parts = min(self.threads, self.games)
        bounds = [self.games * part // parts for part in range(parts + 1)]
        work = [self._pool.submit(self._kernels[kernel], *self._fill(arguments, *span)) for span in pairwise(bounds)]
        for part in work:
            part.result()

    def _fill(self, arguments: tuple[object, ...], lo: int, hi: int) -> list[object]:
        filled: list[object] = []
        for argument in arguments:
            if argument is SPAN:
                filled += [lo, hi]
            elif argument is LOG:
                filled.append(np.zeros(1, dtype_of(Silence)))
            elif argument is SCRATCH:
                filled.append(np.zeros(1, dtype_of(self.game.rules.state)))
            else:
                filled.append(argument)
        return filled

    def _look(self) -> None:
        if len(self.masks) or len(self.features):
            rows = self._feature_rows
            self._over("look_range", self._box, self._states, SPAN, self._moves, SCRATCH, self.masks, rows)

    @property
    def states(self) -> NDArray[np.void]:
        return self._states

    @property
    def runs(self) -> NDArray[np.void]:
        return self._runs

    def _judge(self) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        movers = np.zeros(self.games, np.int8)
        standings = np.zeros((self.games, self.seats), np.int8)
        self._over("judge_range", self._box, self._states, SPAN, movers, standings)
        return movers, standings

    @property
    def to_move(self) -> NDArray[np.int8]:
        return self._judge()[0]

    @property
    def places(self) -> NDArray[np.int8]:
        return self._judge()[1]

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        return self._moves["actions"], self._moves["n"]

    def step(self, actions: NDArray[np.int32]) -> None:
        self._check(actions)
        actions = np.ascontiguousarray(actions, np.int32)
        self._over("step_range", self._box, self._states, self._runs, actions, SPAN, self._moves, LOG)
        self._look()

    def step_random(self) -> None:
        self._over("step_random_range", self._box, self._states, self._runs, SPAN, self._moves, LOG)
        self._look()

    def play_out(self) -> None:
        self._over("play_out_range", self._box, self._states, self._runs, SPAN, self._moves, LOG)
        self._look()

    def copy_states(self, to: NDArray[np.void]) -> None:
        """Copy all positions into another array of them."""
        self._over("copy_range", to, self._states, SPAN)

"""The GPU engine: the same rules compiled by numba-cuda, one thread a game.

A playout runs on a copy of the position in the thread's own memory, where neighbouring threads' bytes lie side by side;
single steps work on the games where they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from drakes.core.errors import DrakesError
from drakes.core.events import Silence
from drakes.core.game import NATURE, OVER, Game
from drakes.core.record import copier, dtype_of
from drakes.engine.batch import Batch, new_runs, packed
from drakes.engine.compiling import register, rule_functions, with_inner_copiers
from drakes.engine.drivers import (
    DRIVERS,
    Run,
    begin,
    bind,
    copy_state,
    list_moves,
    places,
    play_random,
    scatter,
    see,
    settle,
    step,
    step_random,
    to_move,
    unbound,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from drakes.engine.batch import Records

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 asks for it; NumPy 2.5 dropped it

try:
    from numba import cuda, extending, from_dtype
except ImportError:
    raise DrakesError("The GPU engine needs numba-cuda: pip install 'drakes[gpu]'.") from None

THREADS = 128
"""Threads a block."""
RESIDENT = 16
"""Blocks a multiprocessor gets for playouts: fewer threads than games, so that few wait for the longest game."""
REGISTERS = 64
"""Registers a thread: more would leave room for fewer threads."""
WARP = 0xFFFFFFFF
"""All threads of a warp."""

STATE: object = None
MOVES: object = None
LOG: object = None
RUN: object = None
"""Numba's types of a game's records, once kernels are bound to it."""
copy_run: Callable[[Run, Run], None] = unbound

_registered: set[Callable[..., object]] = set()


def is_available() -> bool:
    """Whether there is a GPU that can be used."""
    return bool(cuda.is_available())


def start_kernel(box: Records, fresh: Records, states: Records, runs: Records, seed: int, moves: Records) -> None:
    """Begin every game and let nature act."""
    i = cuda.grid(1)
    if i < len(states):
        log = cuda.local.array(1, LOG)
        begin(box[0], fresh[0], states[i], runs[i], seed, i)
        settle(box[0], states[i], runs[i], moves[i], log[0])
        list_moves(box[0], states[i], moves[i])


def play_out_kernel(box: Records, states: Records, runs: Records, moves: Records) -> None:
    """Play every game to its end; a thread that has finished one takes the next.

    The threads of a warp take nature's actions and decisions in turn, so that they run the same rules together.
    """
    i = cuda.grid(1)
    state = cuda.local.array(1, STATE)
    run = cuda.local.array(1, RUN)
    offered = cuda.local.array(1, MOVES)
    log = cuda.local.array(1, LOG)
    is_playing = False
    while cuda.any_sync(WARP, i < len(states)):
        if i < len(states) and not is_playing:
            copy_state(state[0], states[i])
            copy_run(run[0], runs[i])
            is_playing = True
        mover = OVER
        if is_playing:
            mover = to_move(state[0])
        is_natures = cuda.any_sync(WARP, mover == NATURE)
        if mover == NATURE or (mover != OVER and not is_natures):
            play_random(box[0], state[0], run[0], offered[0], log[0])
        elif mover == OVER and is_playing:
            copy_state(states[i], state[0])
            copy_run(runs[i], run[0])
            moves[i].n = 0
            i += cuda.gridsize(1)
            is_playing = False


def step_kernel(box: Records, states: Records, runs: Records, actions: NDArray[np.int32], moves: Records) -> None:
    """One decision in every game that is not over."""
    i = cuda.grid(1)
    if i < len(states) and to_move(states[i]) != OVER:
        log = cuda.local.array(1, LOG)
        step(box[0], states[i], runs[i], actions[i], moves[i], log[0])
        list_moves(box[0], states[i], moves[i])


def step_random_kernel(box: Records, states: Records, runs: Records, moves: Records) -> None:
    """One random decision in every game that is not over."""
    i = cuda.grid(1)
    if i < len(states) and to_move(states[i]) != OVER:
        log = cuda.local.array(1, LOG)
        step_random(box[0], states[i], runs[i], moves[i], log[0])
        list_moves(box[0], states[i], moves[i])


def look_kernel(box: Records, states: Records, moves: Records, masks: NDArray[np.uint8], features: Records) -> None:
    """Masks and features of every game, where there is room for them."""
    i = cuda.grid(1)
    if i < len(states):
        if len(masks) > 0:
            scatter(moves[i], masks[i])
        if len(features) > 0 and to_move(states[i]) != OVER:
            scratch = cuda.local.array(1, STATE)
            see(box[0], states[i], scratch[0], features[i])


def judge_kernel(box: Records, states: Records, movers: NDArray[np.int8], standings: NDArray[np.int8]) -> None:
    """Who is to move, and the places of all seats, in every game."""
    i = cuda.grid(1)
    if i < len(states):
        movers[i] = to_move(states[i])
        places(box[0], states[i], standings[i])


KERNELS = (start_kernel, play_out_kernel, step_kernel, step_random_kernel, look_kernel, judge_kernel)


@cache
def compile_kernels(game: Game) -> Mapping[str, Any]:
    """The kernels bound to a game's rules and records, compiled when first called."""
    bound = bind(game.rules, *KERNELS)
    bound["cuda"] = cuda
    bound["copy_run"] = copier(Run)
    for name, cls in (("STATE", game.rules.state), ("MOVES", game.rules.moves), ("LOG", Silence), ("RUN", Run)):
        bound[name] = from_dtype(dtype_of(cls))
    register(rule_functions(*game.rules.modules), extending, _registered)
    for name in ("copy_state", "copy_run"):
        register(with_inner_copiers(bound[name]), extending, _registered)
    register((bound[driver.__name__] for driver in DRIVERS), extending, _registered)
    return {kernel.__name__: cuda.jit(bound[kernel.__name__], max_registers=REGISTERS) for kernel in KERNELS}


class GpuBatch(Batch):
    """A batch on a GPU, one thread a game. `masks` and `features` are fetched after each step."""

    def _start(self) -> None:
        if not is_available():
            raise DrakesError("There is no GPU that can be used here; the engines plain and cpu need none.")
        game = self.game
        self._kernels = compile_kernels(game)
        self._box = cuda.to_device(packed(game.rules.box, self.plain_box))
        self._fresh = cuda.to_device(packed(game.rules.state, self.plain_fresh))
        self._states = cuda.to_device(np.zeros(self.games, dtype_of(game.rules.state)))
        self._runs = cuda.to_device(new_runs(self.games))
        self._moves = cuda.to_device(np.zeros(self.games, dtype_of(game.rules.moves)))
        self._masks = cuda.to_device(self.masks)
        self._rows = cuda.to_device(self.features.view(dtype_of(game.rules.features)).reshape(-1))
        self._launch("start_kernel", self._box, self._fresh, self._states, self._runs, self.seed, self._moves)
        self._look()

    def _launch(self, kernel: str, *arguments: object, most_blocks: int = 1 << 30) -> None:
        blocks = min(-(-self.games // THREADS), most_blocks)
        self._kernels[kernel][blocks, THREADS](*arguments)

    def _look(self) -> None:
        if len(self.masks) or len(self.features):
            self._launch("look_kernel", self._box, self._states, self._moves, self._masks, self._rows)
            self._masks.copy_to_host(self.masks)
            self._rows.copy_to_host(self.features.view(dtype_of(self.game.rules.features)).reshape(-1))

    def wait(self) -> None:
        """Until the GPU has done all that was asked of it."""
        cuda.synchronize()

    @property
    def states(self) -> NDArray[np.void]:
        fetched: NDArray[np.void] = self._states.copy_to_host()
        return fetched

    @property
    def runs(self) -> NDArray[np.void]:
        fetched: NDArray[np.void] = self._runs.copy_to_host()
        return fetched

    def _judge(self) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        movers = cuda.to_device(np.zeros(self.games, np.int8))
        standings = cuda.to_device(np.zeros((self.games, self.seats), np.int8))
        self._launch("judge_kernel", self._box, self._states, movers, standings)
        return movers.copy_to_host(), standings.copy_to_host()

    @property
    def to_move(self) -> NDArray[np.int8]:
        return self._judge()[0]

    @property
    def places(self) -> NDArray[np.int8]:
        return self._judge()[1]

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        listed = self._moves.copy_to_host()
        return listed["actions"], listed["n"]

    def step(self, actions: NDArray[np.int32]) -> None:
        self._check(actions)
        chosen = cuda.to_device(np.ascontiguousarray(actions, np.int32))
        self._launch("step_kernel", self._box, self._states, self._runs, chosen, self._moves)
        self._look()

    def step_random(self) -> None:
        self._launch("step_random_kernel", self._box, self._states, self._runs, self._moves)
        self._look()

    def play_out(self) -> None:
        most = cuda.get_current_device().MULTIPROCESSOR_COUNT * RESIDENT
        self._launch("play_out_kernel", self._box, self._states, self._runs, self._moves, most_blocks=most)
        self._look()

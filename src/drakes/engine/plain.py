"""The plain engine: rules as they stand, on ordinary objects. No compiler; the debugger works."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np

from drakes.core.events import Silence
from drakes.core.game import OVER, Game, State
from drakes.core.moves import Moves
from drakes.core.record import codec_of, dtype_of
from drakes.engine.batch import Batch
from drakes.engine.drivers import Run, bind

if TYPE_CHECKING:
    from numpy.typing import NDArray


@cache
def bind_plain(game: Game) -> SimpleNamespace:
    """The drivers bound to a game, uncompiled."""
    return SimpleNamespace(**bind(game.rules))


class PlainBatch(Batch):
    """A batch on ordinary objects, one game after the other: the reference for the compiled engines."""

    def _start(self) -> None:
        self._run = bind_plain(self.game)
        self._log = Silence()
        self._states = [self.game.rules.state() for _ in range(self.games)]
        self._runs = [Run() for _ in range(self.games)]
        self._moves = [self.game.rules.moves() for _ in range(self.games)]
        for i, (state, run, moves) in enumerate(self._tables()):
            self._run.begin(self.plain_box, self.plain_fresh, state, run, self.seed, i)
            self._run.settle(self.plain_box, state, run, moves, self._log)
            self._run.list_moves(self.plain_box, state, moves)
        self._look()

    def _tables(self) -> list[tuple[State, Run, Moves]]:
        return list(zip(self._states, self._runs, self._moves, strict=True))

    def _look(self) -> None:
        scratch, out, codec = self.game.rules.state(), self.game.rules.features(), codec_of(self.game.rules.features)
        for i, (state, _, moves) in enumerate(self._tables()):
            if len(self.masks):
                self._run.scatter(moves, self.masks[i])
            if len(self.features) and self.game.rules.to_move(state) != OVER:
                self._run.see(self.plain_box, state, scratch, out)
                self.features[i] = np.frombuffer(codec.pack(out), np.int8)

    @property
    def states(self) -> NDArray[np.void]:
        return np.frombuffer(b"".join(map(self.game.rules.codec.pack, self._states)), dtype_of(self.game.rules.state))

    @property
    def runs(self) -> NDArray[np.void]:
        return np.frombuffer(b"".join(map(codec_of(Run).pack, self._runs)), dtype_of(Run))

    @property
    def to_move(self) -> NDArray[np.int8]:
        return np.array([self.game.rules.to_move(state) for state in self._states], np.int8)

    @property
    def places(self) -> NDArray[np.int8]:
        standings = [[0] * self.seats for _ in self._states]
        for state, out in zip(self._states, standings, strict=True):
            self.game.rules.places(self.plain_box, state, out)
        return np.array(standings, np.int8)

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        listed = np.array([moves.actions for moves in self._moves], np.int32)
        return listed, np.array([moves.n for moves in self._moves], np.int32)

    def step(self, actions: NDArray[np.int32]) -> None:
        self._check(actions)
        for action, (state, run, moves) in zip(actions.tolist(), self._tables(), strict=True):
            if self.game.rules.to_move(state) != OVER:
                self._run.step(self.plain_box, state, run, action, moves, self._log)
                self._run.list_moves(self.plain_box, state, moves)
        self._look()

    def step_random(self) -> None:
        for state, run, moves in self._tables():
            if self.game.rules.to_move(state) != OVER:
                self._run.step_random(self.plain_box, state, run, moves, self._log)
                self._run.list_moves(self.plain_box, state, moves)
        self._look()

    def play_out(self) -> None:
        for state, run, moves in self._tables():
            self._run.play_out(self.plain_box, state, run, moves, self._log)
            moves.n = 0
        self._look()

"""Many games at once: what a batch is, whatever engine runs it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import OVER, Game
from drakes.core.options import OptionValue
from drakes.core.record import codec_of, dtype_of, layout_of
from drakes.engine.drivers import Run

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Records = NDArray[np.void]
    """Records in a row, as compiled code takes them; one of them alone is a row of length 1."""

T = TypeVar("T")


@dataclass(frozen=True)
class Tally:
    """What a batch has done so far: decisions of players, actions of nature, and how wide the choices were."""

    games: int
    decisions: int
    natures: int
    offered: int

    @property
    def nodes(self) -> int:
        """Decisions and nature's actions together."""
        return self.decisions + self.natures


class Batch:
    """A batch of one game: `games` tables with the same seats, options and box, each with its own chance.

    Arrays, by game: `to_move` and `places`; where asked for, `masks` (games x actions, 0 or 1) and `features`
    (games x features, of the seat to move). They show the position before the next `step`.
    """

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
    ) -> None:
        if games < 1:
            raise DrakesError(f"A batch holds at least one game, not {games}.")
        self.game = game
        self.games = games
        self.seats = seats
        self.seed = seed
        self.plain_box = load_box(game, box)
        self.plain_fresh = game.new_state(seats, options)
        game.rules.setup(self.plain_box, self.plain_fresh)
        self.masks: NDArray[np.uint8] = np.zeros((games if masks else 0, game.rules.actions.size), np.uint8)
        self.features: NDArray[np.int8] = np.zeros(
            (games if features else 0, layout_of(game.rules.features).size), np.int8
        )
        self._start()

    @property
    def states(self) -> NDArray[np.void]:
        """The positions, as records: a copy or a view, to be read only."""
        raise NotImplementedError

    @property
    def runs(self) -> NDArray[np.void]:
        """How far each game has come."""
        raise NotImplementedError

    @property
    def to_move(self) -> NDArray[np.int8]:
        """For each game the seat to decide, or OVER."""
        raise NotImplementedError

    @property
    def places(self) -> NDArray[np.int8]:
        """For each game and seat the place so far; 1 = won once the game is over."""
        raise NotImplementedError

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The legal actions of each game (games x most moves) and how many they are."""
        raise NotImplementedError

    def step(self, actions: NDArray[np.int32]) -> None:
        """One decision in each game that is not over, then nature's answers; all or, if one is illegal, none."""
        raise NotImplementedError

    def step_random(self) -> None:
        """One random decision in each game that is not over, then nature's answers."""
        raise NotImplementedError

    def play_out(self) -> None:
        """Random play to the end of every game."""
        raise NotImplementedError

    def _start(self) -> None:
        raise NotImplementedError

    def restart(self, seed: int) -> None:
        """Begin all games anew, under another seed."""
        self.seed = seed
        self._start()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        ended: NDArray[np.bool_] = self.to_move == OVER
        return ended

    def tally(self) -> Tally:
        """What all games of the batch have done since they began."""
        runs = self.runs
        return Tally(self.games, *(int(runs[name].sum()) for name in ("decisions", "natures", "offered")))

    def _check(self, actions: NDArray[np.int32]) -> None:
        """Refuse a step of the wrong length, or one with an illegal action, naming the first."""
        if actions.shape != (self.games,):
            raise DrakesError(f"A step takes {self.games} actions, one for each game, not an array of {actions.shape}.")
        listed, counts = self.legal()
        offered = (listed == actions[:, None]) & (np.arange(listed.shape[1]) < counts[:, None])
        wrong = np.flatnonzero(~offered.any(axis=1) & ~self.over)
        if len(wrong):
            first = int(wrong[0])
            raise DrakesError(
                f"Action {int(actions[first])} is not legal in game {first} of the batch; nothing was done."
            )


def packed(cls: type[T], plain: T) -> NDArray[np.void]:
    """One plain record as an array of length 1."""
    return np.frombuffer(bytearray(codec_of(cls).pack(plain)), dtype_of(cls))


def new_runs(games: int) -> NDArray[np.void]:
    """Runs that have not begun."""
    return np.zeros(games, dtype_of(Run))

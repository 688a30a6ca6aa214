"""A game's own planner, compiled: what it decides, and the points it forecasts for a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from drakes.bots.choosing import planner_of
from drakes.core.errors import DrakesError
from drakes.core.game import Game, State
from drakes.core.moves import Moves
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.engine.cpu import Kernel, compile_for
from drakes.engine.drivers import list_moves, unbound

if TYPE_CHECKING:
    from drakes.engine.batch import Records

HUNDREDTHS = 100
decide: Callable[[object, State, Moves, object, int, int], int] = unbound
forecast: Callable[[object, State, object, int, int], int] = unbound
_one_at_a_time = Lock()


def decide_once(box: Records, states: Records, moves: Records, memory: Records, budget: int, seed: int) -> int:
    """List the legal actions, and let the game decide."""
    list_moves(box[0], states[0], moves[0])
    return decide(box[0], states[0], moves[0], memory[0], budget, seed)


def forecast_once(box: Records, states: Records, memory: Records, budget: int, seat: int) -> int:
    """What a seat may end with, from one position."""
    return forecast(box[0], states[0], memory[0], budget, seat)


@cache
def compiled(game: Game) -> Mapping[str, Kernel]:
    """A game's planner, compiled when first called or fetched from the disk cache."""
    planner_of(game)
    return compile_for(game, decide_once, forecast_once, for_bots=True)


@cache
def memory_of(game: Game, use: str) -> Records:
    """This process's memory for one use: what was planned last is found there again, as a hint."""
    return np.zeros(1, dtype_of(planner_of(game).memory))


def decide_by(game: Game, box: object, hidden: State, budget: int, seed: int) -> int:
    """The action a game's own planner finds."""
    moves = np.zeros(1, dtype_of(game.rules.moves))
    position = packed(game.rules.box, box), packed(game.rules.state, hidden)
    with _one_at_a_time:
        return int(compiled(game)["decide_once"](*position, moves, memory_of(game, "decide"), budget, seed))


def turn_decided(game: Game) -> tuple[int, ...]:
    """The whole turn of which the last decision was the first step, where the planner makes plans of turns."""
    turn = planner_of(game).turn
    return () if turn is None else tuple(turn(memory_of(game, "decide").view(np.recarray)[0]))


def forget(game: Game) -> None:
    """Begin the next decision from nothing, so that it depends on the position, the budget and the seed alone."""
    memory_of(game, "decide").view(np.uint8)[:] = 0  # byte by byte: field by field takes ten times as long


def points_of(game: Game, box: object, state: State, budget: int, seat: int) -> float:
    """The points a seat may end with."""
    if planner_of(game).forecast is None:
        raise DrakesError(f"The planner of {game.name} forecasts no points.")
    position = packed(game.rules.box, box), packed(game.rules.state, state)
    with _one_at_a_time:
        found = compiled(game)["forecast_once"](*position, memory_of(game, "forecast"), budget, seat)
    return int(found) / HUNDREDTHS

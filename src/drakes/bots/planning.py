"""Planning: a game's own way to decide, compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.engine.cpu import compile_for
from drakes.engine.drivers import list_moves, unbound

decide: Callable[..., int] = unbound
_one_at_a_time = Lock()


def decide_once(box: Any, states: Any, moves: Any, thoughts: Any, budget: int, seed: int) -> int:
    """List the legal actions, and let the game decide."""
    list_moves(box[0], states[0], moves[0])
    return decide(box[0], states[0], moves[0], thoughts[0], budget, seed)


@cache
def compiled(game: Game) -> Callable[..., Any]:
    """A game's planning, compiled when first called or fetched from the disk cache."""
    if game.decide is None:
        raise DrakesError(f"{game.name} does not plan by itself.")
    return compile_for(game, decide_once, helpers=(game.decide,))["decide_once"]


@cache
def room_of(game: Game) -> Any:
    """A process's room to think in: what was planned last is found there again, as a hint."""
    return np.zeros(1, dtype_of(game.thought or game.state))


def decide_by(game: Game, box: Any, hidden: Any, budget: int, seed: int) -> int:
    """The action a game's own planning finds."""
    moves = np.zeros(1, dtype_of(game.moves))
    run = compiled(game)
    with _one_at_a_time:
        return int(run(packed(game.box, box), packed(game.state, hidden), moves, room_of(game), budget, seed))


def forget(game: Game) -> None:
    """Begin the next decision from nothing, so that it depends on the position, the budget and the seed alone."""
    room_of(game)[:] = 0

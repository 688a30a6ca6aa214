"""What a game that plans by itself expects: for any seat the points it may end with, compiled."""

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
from drakes.engine.drivers import unbound

HUNDREDTHS = 100
outlook: Callable[..., int] = unbound
_one_at_a_time = Lock()


def look_once(box: Any, states: Any, thoughts: Any, budget: int, seat: int) -> int:
    """What a seat may end with, from one position."""
    return outlook(box[0], states[0], thoughts[0], budget, seat)


@cache
def compiled(game: Game) -> Callable[..., Any]:
    """A game's outlook, compiled when first called or fetched from the disk cache."""
    if game.outlook is None:
        raise DrakesError(f"{game.name} has no outlook.")
    return compile_for(game, look_once, helpers=(game.outlook,))["look_once"]


@cache
def room_of(game: Game) -> Any:
    """A process's room to look ahead in; what players plan lies elsewhere."""
    return np.zeros(1, dtype_of(game.thought or game.state))


def points_of(game: Game, box: Any, state: Any, budget: int, seat: int) -> float:
    """The points a seat may end with."""
    with _one_at_a_time:
        found = compiled(game)(packed(game.box, box), packed(game.state, state), room_of(game), budget, seat)
    return int(found) / HUNDREDTHS

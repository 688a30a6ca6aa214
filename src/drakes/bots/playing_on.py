"""Games that a planner plays on with, compiled: how they go says what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from drakes.bots.planner import memory_of
from drakes.bots.search.simulate import FALLBACKS, reward
from drakes.core.chance import draw, stream
from drakes.core.events import Silence
from drakes.core.game import NATURE, OVER, Game, State
from drakes.core.moves import Moves
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.engine.cpu import Kernel, compile_for
from drakes.engine.drivers import apply, choose, copy_state, guess, hide, list_moves, to_move, unbound

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from drakes.engine.batch import Records

decide: Callable[[object, State, Moves, object, int, int], int] = unbound
_one_at_a_time = Lock()


def play_on_once(
    box: Records,
    root: Records,
    states: Records,
    moves: Records,
    logs: Records,
    memory: Records,
    budget: int,
    turns: int,
    seed: int,
    out: NDArray[np.int64],
) -> None:
    """One game from a position as a seat knows it: all play by the planner for so many turns, or to the end; each
    seat's share of the first place then, or its chance as it is valued."""
    state, seen = states[0], states[1]
    copy_state(state, root[0])
    guess(box[0], state, draw(seed, 0))
    n, last = 1, OVER
    mover = to_move(state)
    while mover != OVER:
        if mover != NATURE and mover != last:
            if turns == 0:
                break
            turns -= 1
            last = mover
        list_moves(box[0], state, moves[0])
        if mover == NATURE:
            action = choose(moves[0], NATURE, draw(seed, n))
        else:
            copy_state(seen, state)
            hide(box[0], seen, mover)
            action = decide(box[0], seen, moves[0], memory[0], budget, draw(seed, n))
        apply(box[0], state, action, logs[0])
        n += 1
        mover = to_move(state)
    reward(box[0], state, out)


@cache
def compiled(game: Game) -> Mapping[str, Kernel]:
    """Games that a planner plays on with, compiled when first called or fetched from the disk cache."""
    missing = tuple(one for one in FALLBACKS if one.__name__ == "value" and game.bots.value is None)
    return compile_for(game, play_on_once, helpers=(*missing, reward), for_bots=True)


def chances_of(game: Game, box: object, hidden: State, budget: int, games: int, seed: int) -> tuple[float, ...]:
    """Every seat's chance to win over so many games, each played on for one turn of every seat; over none, as it is
    valued at once."""
    kernel = compiled(game)["play_on_once"]
    root = packed(game.rules.state, hidden)
    where = (packed(game.rules.box, box), root, np.zeros(2, root.dtype), np.zeros(1, dtype_of(game.rules.moves)))
    logs, memory = np.zeros(1, dtype_of(Silence)), memory_of(game, "games")
    found, total = np.zeros(max(game.rules.seats), np.int64), np.zeros(hidden.seats)
    with _one_at_a_time:
        for n in range(max(1, games)):
            kernel(*where, logs, memory, budget, hidden.seats if games else 0, stream(seed, n), found)
            total += found[: hidden.seats]
    return tuple(float(one) for one in total / total.sum())

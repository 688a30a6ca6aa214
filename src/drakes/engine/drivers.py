"""How to run any game: random playouts, steps of a batch, observations. Never what the rules are.

These functions follow the rules' dialect and run plain, on the CPU and on a GPU. Rules are unbound here; `bind` makes
copies of the drivers that know one game's own.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from drakes.core.chance import below, draw
from drakes.core.game import NATURE, OVER, Game
from drakes.core.moves import Moves
from drakes.core.record import copier


def unbound(*_: Any) -> Any:
    """Stands for a rule until `bind` puts a game's own in its place."""
    raise RuntimeError("a driver was called that is bound to no game")


setup: Callable[..., None] = unbound
to_move: Callable[..., int] = unbound
legal: Callable[..., None] = unbound
apply: Callable[..., None] = unbound
places: Callable[..., None] = unbound
scores: Callable[..., None] = unbound
hide: Callable[..., None] = unbound
guess: Callable[..., bool] = unbound
observe: Callable[..., None] = unbound
copy_state: Callable[..., None] = unbound


def choose(moves: Moves, mover: int, bits: int) -> int:
    """One of the offered actions: for a player all alike, for nature by the number of ways."""
    if mover != NATURE:
        return moves.actions[below(bits, moves.n)]
    total = 0
    for i in range(moves.n):
        total += moves.weights[i]
    left = below(bits, total)
    i = 0
    while left >= moves.weights[i]:
        left -= moves.weights[i]
        i += 1
    return moves.actions[i]


def play_random(box: Any, state: Any, key: int, n: int, moves: Any, log: Any) -> int:
    """One random action, by a player or by nature, with draw number `n` of the stream."""
    mover = to_move(state)
    moves.n = 0
    legal(box, state, moves)
    apply(box, state, choose(moves, mover, draw(key, n)), log)
    return mover


def play_out(box: Any, state: Any, key: int, n: int, moves: Any, log: Any, tally: Any) -> int:
    """Random play to the end. Counts decisions, nature's actions and legal actions; gives the next draw number."""
    decisions, natures, offered = 0, 0, 0
    while to_move(state) != OVER:
        if play_random(box, state, key, n, moves, log) == NATURE:
            natures += 1
        else:
            decisions += 1
            offered += moves.n
        n += 1
    tally[0] += decisions
    tally[1] += natures
    tally[2] += offered
    return n


def settle(box: Any, state: Any, key: int, n: int, moves: Any, log: Any) -> int:
    """Nature acts until a player is to decide or the game is over. Gives the next draw number."""
    while to_move(state) == NATURE:
        play_random(box, state, key, n, moves, log)
        n += 1
    return n


def see(box: Any, state: Any, scratch: Any, out: Any) -> None:
    """The features of the seat to move: from its hidden state, never from the true one."""
    copy_state(scratch, state)
    hide(box, scratch, to_move(state))
    observe(box, scratch, out)


RULES = ("setup", "to_move", "legal", "apply", "places", "scores", "hide", "guess", "observe")
DRIVERS: tuple[Callable[..., Any], ...] = (choose, play_random, play_out, settle, see)


def bind(game: Game, *more: Callable[..., Any]) -> dict[str, Any]:
    """The drivers, and `more` functions that use them, bound to one game's rules, by name."""
    names: dict[str, Any] = {"below": below, "draw": draw, "NATURE": NATURE, "OVER": OVER}
    names.update({name: getattr(game, name) for name in RULES})
    names["copy_state"] = copier(game.state)
    for driver in (*DRIVERS, *more):
        assert isinstance(driver, FunctionType)
        bound = FunctionType(driver.__code__, names, driver.__name__, driver.__defaults__)
        bound.__qualname__ = f"{game.name}.{driver.__name__}"
        bound.__module__ = driver.__module__
        names[driver.__name__] = bound
    names["__name__"] = f"{__name__}.{game.name}"
    return names

"""How to run any game: random playouts, steps of a batch, observations. Never what the rules are.

These functions follow the rules' dialect and run plain, on the CPU and on a GPU. Rules are unbound here; `bind` makes
copies of the drivers that know one game's own. All chance comes from a game's own stream (`core.chance`), one number an
action, so that a seed gives the same game on every engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, NoReturn

from drakes.core.chance import below, draw, stream
from drakes.core.events import Log
from drakes.core.game import NATURE, OVER, B, F, Rules, S, State
from drakes.core.moves import Moves, clear
from drakes.core.record import Int64, Numbers, copier, record


@record
class Run:
    """How far a game of a batch has come: its number and key, and counts of what was done."""

    number: Int64
    key: Int64
    draws: Int64
    decisions: Int64
    natures: Int64
    offered: Int64
    """Legal actions of all decisions together."""


def unbound(*_: object) -> NoReturn:
    """Stands for a rule until `bind` puts a game's own in its place."""
    raise RuntimeError("a driver was called that is bound to no game")


setup: Callable[[object, State], None] = unbound
to_move: Callable[[State], int] = unbound
legal: Callable[[object, State, Moves], None] = unbound
apply: Callable[[object, State, int, Log], None] = unbound
places: Callable[[object, State, Numbers], None] = unbound
scores: Callable[[object, State, Numbers], None] = unbound
hide: Callable[[object, State, int], None] = unbound
guess: Callable[[object, State, int], bool] = unbound
observe: Callable[[object, State, object], None] = unbound
pieces: Callable[[object, State, Numbers], None] = unbound
copy_state: Callable[[State, State], None] = unbound


def choose(moves: Moves, mover: int, bits: int) -> int:
    """One of the offered actions: for a player all alike, for nature by the number of ways."""
    if mover != NATURE:
        return moves.actions[below(bits, moves.n)]
    left = below(bits, moves.total)
    i = 0
    while left >= moves.weights[i]:
        left -= moves.weights[i]
        i += 1
    return moves.actions[i]


def list_moves(box: object, state: State, moves: Moves) -> None:
    """The legal actions, from an empty list; none when the game is over."""
    clear(moves)
    legal(box, state, moves)


def play_random(box: object, state: State, run: Run, moves: Moves, log: Log) -> None:
    """One random action, by a player or by nature."""
    mover = to_move(state)
    list_moves(box, state, moves)
    apply(box, state, choose(moves, mover, draw(run.key, run.draws)), log)
    run.draws += 1
    if mover == NATURE:
        run.natures += 1
    else:
        run.decisions += 1
        run.offered += moves.n


def play_out(box: object, state: State, run: Run, moves: Moves, log: Log) -> None:
    """Random play to the end."""
    while to_move(state) != OVER:
        play_random(box, state, run, moves, log)


def settle(box: object, state: State, run: Run, moves: Moves, log: Log) -> None:
    """Nature acts until a player is to decide or the game is over."""
    while to_move(state) == NATURE:
        play_random(box, state, run, moves, log)


def begin(box: object, fresh: State, state: State, run: Run, seed: int, number: int) -> None:
    """Put a game on the table: the state after set-up, and its own stream of chance."""
    copy_state(state, fresh)
    run.number = number
    run.key = stream(seed, number)
    run.draws = 0


def step(box: object, state: State, run: Run, action: int, moves: Moves, log: Log) -> None:
    """One decision and what nature answers to it."""
    run.decisions += 1
    run.offered += moves.n
    apply(box, state, action, log)
    settle(box, state, run, moves, log)


def step_random(box: object, state: State, run: Run, moves: Moves, log: Log) -> None:
    """One random decision out of the listed moves, and what nature answers to it."""
    action = choose(moves, to_move(state), draw(run.key, run.draws))
    run.draws += 1
    step(box, state, run, action, moves, log)


def scatter(moves: Moves, row: Numbers) -> None:
    """The dense mask of the listed moves: one byte an action of the table."""
    for action in range(len(row)):
        row[action] = 0
    for i in range(moves.n):
        row[moves.actions[i]] = 1


def see(box: object, state: State, scratch: State, out: object) -> None:
    """The features of the seat to move: from its hidden state, never from the true one."""
    copy_state(scratch, state)
    hide(box, scratch, to_move(state))
    observe(box, scratch, out)


RULES = ("setup", "to_move", "legal", "apply", "places", "scores", "hide", "guess", "observe", "pieces")
DRIVERS: tuple[Callable[..., object], ...] = (
    choose,
    list_moves,
    play_random,
    play_out,
    settle,
    begin,
    step,
    step_random,
    scatter,
    see,
)


def bind(
    rules: Rules[B, S, F], *more: Callable[..., object], own: Mapping[str, Callable[..., object]] | None = None
) -> dict[str, Any]:
    """The drivers, and `more` functions that use them, bound to one game's rules and `own` functions, by name."""
    names: dict[str, Any] = {name: getattr(rules, name) for name in RULES}
    names |= own or {}
    names["copy_state"] = copier(rules.state)
    for driver in (*DRIVERS, *more):
        assert isinstance(driver, FunctionType)
        used = (name for name in driver.__code__.co_names if name in driver.__globals__)
        names.update({name: driver.__globals__[name] for name in used if name not in names})
        bound = FunctionType(driver.__code__, names, driver.__name__, driver.__defaults__)
        bound.__qualname__ = f"{rules.name}.{driver.__name__}"
        bound.__module__ = driver.__module__
        names[driver.__name__] = bound
    return names

"""A tiny game with a known answer: take one to three stones, then the wind may blow one away; who moved last wins.

Written in the rules' dialect, so that it compiles; `oracle` looks at every way to go on.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from msgspec import Struct

from drakes.core.actions import ActionTable, Domain
from drakes.core.events import EventTable
from drakes.core.game import NATURE, OVER, Game, People, Rules
from drakes.core.moves import Moves, offer
from drakes.core.record import Int8, record

MOST = 3
TAKE, WIND = 0, MOST
STILL, GUST = 2, 1
"""Of three winds, two blow nothing away."""


@record
class Box:
    """How many stones there are."""

    stones: Int8


@record
class NoOptions:
    """The table has none, but a record needs a field."""

    none: Int8


@record
class State:
    """The stones left, and who moved last."""

    observer: Int8
    seats: Int8
    options: NoOptions
    stones: Int8
    seat: Int8
    last: Int8
    is_windy: Int8


@record
class Features:
    """Nothing to learn from."""

    stones: Annotated[list[int], Int8, 1]


def setup(box: Box, state: State) -> None:
    state.stones = box.stones


def to_move(state: State) -> int:
    if state.stones == 0:
        return OVER
    if state.is_windy != 0:
        return NATURE
    return state.seat


def legal(box: Box, state: State, moves: Moves) -> None:
    if state.is_windy != 0:
        offer(moves, WIND, STILL)
        offer(moves, WIND + 1, GUST)
        return
    for n in range(min(MOST, state.stones)):
        offer(moves, TAKE + n, 1)


def apply(box: Box, state: State, action: int, log: Any) -> None:
    log.n = 0
    if state.is_windy != 0:
        state.stones -= action - WIND
        state.is_windy = 0
    else:
        state.stones -= action - TAKE + 1
        state.last = state.seat
        state.seat = (state.seat + 1) % state.seats
        state.is_windy = 1 if state.stones > 0 else 0


def places(box: Box, state: State, out: list[int]) -> None:
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.last else 2


def scores(box: Box, state: State, out: list[int]) -> None:
    for seat in range(state.seats):
        out[seat] = 0


def hide(box: Box, state: State, seat: int) -> None:
    state.observer = seat


def guess(box: Box, hidden: State, seed: int) -> bool:
    hidden.observer = -2
    return True


def observe(box: Box, hidden: State, features: Features) -> None:
    features.stones[0] = hidden.stones


def pieces(box: Box, state: State, out: list[int]) -> None:
    out[0] = state.stones


def rules() -> ModuleType:
    import sys

    return sys.modules[__name__]


RULES = Rules(
    name="stones", version=1, seats=range(2, 4), box=Box, state=State, features=Features, max_moves=MOST,
    actions=ActionTable(take=(Domain("stones", ("1", "2", "3")),), wind=(Domain("gust", ("still", "gust")),)),
    events=EventTable(), domains={}, clauses={}, source=Path(__file__), modules=(rules(),),
    setup=setup, to_move=to_move, legal=legal, apply=apply, places=places, scores=scores, hide=hide, guess=guess,
    observe=observe, pieces=pieces, piece_names=("stones",),
)  # fmt: skip


class View(Struct, frozen=True):
    """What is seen: the stones."""

    stones: int


PEOPLE: People[Box, State, View] = People(
    folder=Path(__file__).parent,
    read_box=lambda document: Box(),
    refuse_box=lambda box: "",
    why_not=lambda box, state, action: 0,
    view=lambda box, hidden: View(hidden.stones),
)
STONES = Game(RULES, PEOPLE)


@cache
def oracle(stones: int, seats: int) -> tuple[tuple[float, ...], ...]:
    """For one, two or three stones taken: the chances of the mover, of the one after them, and so on, in max-n."""
    return tuple(after(stones - n, seats) for n in range(1, min(MOST, stones) + 1))


def after(stones: int, seats: int) -> tuple[float, ...]:
    """The chances once the mover has taken their stones, the mover's first."""
    if stones == 0:
        return (1.0,) + (0.0,) * (seats - 1)
    still, gust = best(stones, seats), best(stones - 1, seats)
    return tuple((STILL * a + GUST * b) / (STILL + GUST) for a, b in zip(still, gust, strict=True))


def best(stones: int, seats: int) -> tuple[float, ...]:
    """What the next seat's best choice gives everyone, still counted from the one who moved before."""
    if stones == 0:
        return (1.0,) + (0.0,) * (seats - 1)
    values = max(oracle(stones, seats), key=lambda chances: chances[0])
    return (values[-1], *values[:-1])


def position(stones: int, seats: int) -> Any:
    """Seat 0 to move, as it may know it."""
    state = State()
    state.seats, state.stones = seats, stones
    return state

"""The rules, in the dialect: take one to three stones; whoever takes the last one wins."""

import sys
from pathlib import Path
from typing import Annotated

from drakes.core.actions import ActionTable, Domain
from drakes.core.events import EVERYONE, EventLog, EventTable, emit
from drakes.core.game import EVERYTHING, OVER, Rules
from drakes.core.moves import Moves, offer
from drakes.core.record import Int8, record

SEATS = 4
MOST = 3

ACTIONS = ActionTable(take=(Domain("stones", ("1", "2", "3")),))
EVENTS = EventTable(("took", {"seat": "seat", "stones": "number"}))
TOOK = EVENTS.number("took")

MG_2_1, MG_2_2, MG_3_1 = range(1, 4)
CLAUSES = {MG_2_1: "MG-2.1", MG_2_2: "MG-2.2", MG_3_1: "MG-3.1"}


@record
class Box:
    """MG-1.1: how many stones there are."""

    stones: Int8


@record
class State:
    """What lies on the table."""

    observer: Int8
    seats: Int8
    mover: Int8
    stones: Int8
    taken: Annotated[list[int], Int8, SEATS]


@record
class Features:
    """What a learning program sees."""

    stones: Int8


def setup(box: Box, state: State) -> None:
    """MG-1.1: all stones lie on the table."""
    state.stones = box.stones


def to_move(state: State) -> int:
    """MG-2.1, MG-3.1: the players take turns until no stone is left."""
    return state.mover if state.stones > 0 else OVER


def legal(box: Box, state: State, moves: Moves) -> None:
    """MG-2.2: one to three stones, as far as there are so many."""
    for stones in range(1, min(MOST, state.stones) + 1):
        offer(moves, stones - 1, 1)


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """MG-2.2: the stones are taken, and it is the next player's turn."""
    log.n = 0
    emit(log, EVERYONE, TOOK, state.mover, action + 1, 0)
    state.stones -= action + 1
    state.taken[state.mover] += action + 1
    if state.stones > 0:
        state.mover = (state.mover + 1) % state.seats


def places(box: Box, state: State, out: list[int]) -> None:
    """MG-3.1: whoever took the last stone has won."""
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.mover else 2


def scores(box: Box, state: State, out: list[int]) -> None:
    """There are no points."""
    for seat in range(state.seats):
        out[seat] = 0


def hide(box: Box, state: State, seat: int) -> None:
    """Everybody sees everything."""
    state.observer = seat


def guess(box: Box, hidden: State, seed: int) -> bool:
    """There is nothing to guess."""
    hidden.observer = EVERYTHING
    return True


def observe(box: Box, hidden: State, features: Features) -> None:
    """All that matters is how many stones are left."""
    features.stones = hidden.stones


def pieces(box: Box, state: State, out: list[int]) -> None:
    """MG-1.1: every stone, on the table or taken."""
    out[0] = state.stones
    for seat in range(state.seats):
        out[0] += state.taken[seat]


RULES = Rules(
    name="my_game",
    version=1,
    seats=range(2, SEATS + 1),
    box=Box,
    state=State,
    features=Features,
    max_moves=MOST,
    actions=ACTIONS,
    events=EVENTS,
    domains={"seat": ("1", "2", "3", "4")},
    clauses=CLAUSES,
    source=Path(__file__),
    modules=(sys.modules[__name__],),
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    places=places,
    scores=scores,
    hide=hide,
    guess=guess,
    observe=observe,
    pieces=pieces,
    piece_names=("stone",),
)

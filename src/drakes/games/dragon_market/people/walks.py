"""Walks of several steps: where one's own heir can come to, found by the rules' own steps."""

from __future__ import annotations

from msgspec import Struct

from drakes.core.events import EventLog
from drakes.core.moves import moves_schema
from drakes.core.record import codec_of
from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.rules.actions import STEP
from drakes.games.dragon_market.rules.board import square_of, towards
from drakes.games.dragon_market.rules.events import EVENTS
from drakes.games.dragon_market.rules.heirs import offer_steps, step
from drakes.games.dragon_market.rules.state import CROSSING_PHASE, TURN_PHASE, WAYS, Box, State

MOST_SQUARES = 14
"""How many squares are looked at, the nearest first."""
StepList = moves_schema(WAYS)
CODEC = codec_of(State)


class Walk(Struct, frozen=True):
    """A square that one's heir can walk to by several steps, and rest on."""

    to: str
    steps: list[int]
    """The actions, one after the other."""
    price: int
    """The points they take."""
    path: list[str]
    """The squares from where the heir stands to where it comes."""


class Walked(Struct, frozen=True):
    """Where some steps have led: the position, the actions, and the squares."""

    state: State
    steps: list[int]
    squares: list[int]


def walks(box: Box, hidden: State) -> list[Walk]:
    """DM-4.3: the squares farther away that the observer's heir can walk to now, the nearest first."""
    if hidden.observer != hidden.seat or hidden.phase != TURN_PHASE or hidden.points < 2:
        return []
    start = square_of(box, hidden, hidden.heirs[hidden.seat])
    seen, edge, found = {start}, [Walked(hidden, [], [start])], []
    while edge and len(seen) <= MOST_SQUARES:
        edge = [after for walked in edge for after in step_on(box, walked, seen)]
        found += [told(hidden, walked) for walked in edge if len(walked.steps) > 1 and walked.state.phase == TURN_PHASE]
    return found


def step_on(box: Box, walked: Walked, seen: set[int]) -> list[Walked]:
    """One step on to every square not seen before, where nothing comes out that is not known."""
    state, offered, found = walked.state, StepList(), []
    offer_steps(box, state, offered)
    if offered.n == 0:
        return []
    log = EventLog()
    log.is_open = 1
    for action in offered.actions[: offered.n]:
        square = square_of(box, state, state.heirs[state.seat]) + towards(action - STEP)
        if square in seen or len(seen) > MOST_SQUARES:
            continue
        seen.add(square)
        after, log.n = CODEC.copy(state), 0
        step(box, after, action - STEP, log)
        is_quiet = not any(EVENTS.is_revealing(row.kind) for row in log.rows[: log.n])
        if is_quiet and after.phase in (TURN_PHASE, CROSSING_PHASE):
            found.append(Walked(after, [*walked.steps, action], [*walked.squares, square]))
    return found


def told(hidden: State, walked: Walked) -> Walk:
    """A walk as it is shown."""
    path = [square_name(square) for square in walked.squares]
    return Walk(to=path[-1], steps=walked.steps, price=hidden.points - walked.state.points, path=path)

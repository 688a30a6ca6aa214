"""Where one's own heir can come to, by one action or by several steps: found by the rules' own moves."""

from __future__ import annotations

from msgspec import Struct

from drakes.core.events import EventLog
from drakes.core.moves import moves_schema
from drakes.core.record import codec_of
from drakes.games.dragon_market.people.squares import square_name
from drakes.games.dragon_market.rules.actions import CROSSED, MAX_MOVES, STEP, SWUNG
from drakes.games.dragon_market.rules.board import square_of, towards
from drakes.games.dragon_market.rules.events import EVENTS
from drakes.games.dragon_market.rules.heirs import offer_steps
from drakes.games.dragon_market.rules.state import CROSSING_PHASE, TURN_PHASE, WAYS, Box, State
from drakes.games.dragon_market.rules.turn import act, offer_bonuses
from drakes.games.dragon_market.rules.ways_out import bonuses_left

MOST_SQUARES = 14
"""How many squares are looked at for walks of several steps, the nearest first."""
StepList = moves_schema(WAYS)
MoveList = moves_schema(MAX_MOVES)
CODEC = codec_of(State)


class Walk(Struct, frozen=True):
    """A square that one's heir can come to: by one action, or by several steps to where it may rest."""

    to: str
    steps: list[int]
    """The actions, one after the other."""
    price: int
    """The points they take."""
    path: list[str]
    """The squares from where the heir stands to where it comes."""


class Walked(Struct, frozen=True):
    """Where some steps have led: the position, the actions, the squares, and whether nothing new came out."""

    state: State
    steps: list[int]
    squares: list[int]
    is_quiet: bool


def walks(box: Box, hidden: State) -> list[Walk]:
    """DM-4.3, DM-6.3: where the observer's heir can come to: by one action first, then by steps, nearest first."""
    if hidden.observer != hidden.seat or hidden.phase not in (TURN_PHASE, CROSSING_PHASE):
        return []
    steps, bonuses = offered_steps(box, hidden), offered_bonuses(box, hidden)
    if not steps and not bonuses:
        return []
    here, log = Walked(hidden, [], [heir_square(box, hidden)], is_quiet=True), EventLog()
    log.is_open = 1
    edge = [walk_on(box, here, action, log) for action in steps]
    found = [*edge, *(walk_on(box, here, action, log) for action in bonuses)]
    if hidden.phase == TURN_PHASE and hidden.points > 1:
        found += far_walks(box, here, edge, log)
    return [told(hidden, walked) for walked in found]


def far_walks(box: Box, here: Walked, edge: list[Walked], log: EventLog) -> list[Walked]:
    """DM-4.3: from walks of one step on to every square not seen before, where nothing comes out that is not known."""
    seen, found = {here.squares[0], *(walked.squares[-1] for walked in edge)}, []
    while edge and len(seen) <= MOST_SQUARES:
        edge = [after for walked in edge if can_go_on(walked) for after in step_on(box, walked, seen, log)]
        found += [walked for walked in edge if walked.is_quiet and walked.state.phase == TURN_PHASE]
    return found


def can_go_on(walked: Walked) -> bool:
    """Whether what follows is the walker's own choice and known to them."""
    return walked.is_quiet and walked.state.phase in (TURN_PHASE, CROSSING_PHASE)


def step_on(box: Box, walked: Walked, seen: set[int], log: EventLog) -> list[Walked]:
    """One step on to every square not seen before."""
    found = []
    for action in offered_steps(box, walked.state):
        square = walked.squares[-1] + towards(action - STEP)
        if square not in seen and len(seen) <= MOST_SQUARES:
            seen.add(square)
            found.append(walk_on(box, walked, action, log))
    return found


def offered_steps(box: Box, state: State) -> list[int]:
    """DM-4.3: the steps that the rules offer."""
    offered = StepList()
    if state.points > 0:
        offer_steps(box, state, offered)
    return offered.actions[: offered.n]


def offered_bonuses(box: Box, state: State) -> list[int]:
    """DM-6.3 (d) to (g): the bonuses that the rules offer one's heir."""
    if bonuses_left(state, state.seat) == 0:
        return []
    offered = MoveList()
    offer_bonuses(box, state, state.phase == TURN_PHASE, offered)
    return [action for action in offered.actions[: offered.n] if CROSSED <= action < SWUNG]


def walk_on(box: Box, walked: Walked, action: int, log: EventLog) -> Walked:
    """What a move of one's heir leads to."""
    after, log.n = CODEC.copy(walked.state), 0
    act(box, after, action, log)
    is_quiet = not any(EVENTS.is_revealing(row.kind) for row in log.rows[: log.n])
    return Walked(after, [*walked.steps, action], [*walked.squares, heir_square(box, after)], is_quiet)


def heir_square(box: Box, state: State) -> int:
    """Where the heir of whose turn it is stands."""
    return square_of(box, state, state.heirs[state.seat])


def told(hidden: State, walked: Walked) -> Walk:
    """A walk as it is shown."""
    path = [square_name(square) for square in walked.squares]
    return Walk(to=path[-1], steps=walked.steps, price=hidden.points - walked.state.points, path=path)

"""A quick look at what an action would lead to, by the rules themselves: on copies, so nothing of it is done."""

from __future__ import annotations

from drakes.core.events import EventLog
from drakes.core.moves import moves_schema
from drakes.core.record import codec_of
from drakes.games.duck_dealer.rules.actions import ACTIONS, DELIVER, MAX_MOVES
from drakes.games.duck_dealer.rules.state import Box, State
from drakes.games.duck_dealer.rules.turn import apply, legal

STATES = codec_of(State)
MoveList = moves_schema(MAX_MOVES)
BUILDING = ("build_consumer", "build_consumer_with", "build_spaceyard", "build_factory")
WORKS = (*BUILDING, "claim", "mine", "make", "deliver", "buy", "replace")
"""What can be done where a ship is, besides flying on."""


def after(box: Box, known: State, action: int) -> State:
    """The table after a legal action."""
    then = STATES.copy(known)
    apply(box, then, action, EventLog())
    return then


def offered(box: Box, known: State) -> list[int]:
    """What the rules offer."""
    moves = MoveList()
    legal(box, known, moves)
    return moves.actions[: moves.n]


def kind_of(action: int) -> str:
    """The kind of an action."""
    return ACTIONS.range_of(action).kind


def works(actions: list[int]) -> list[int]:
    """Those actions that do something where the ship is."""
    return [action for action in actions if kind_of(action) in WORKS]


def gained(box: Box, known: State, action: int) -> int:
    """The points that an action scores for whoever is to move."""
    return after(box, known, action).ships[known.seat].score - known.ships[known.seat].score


def best_score(box: Box, known: State, actions: list[int]) -> tuple[int, int] | None:
    """Of some legal actions the one that scores most at once, with its points; None if none scores."""
    found = [(gained(box, known, n), n) for n in actions if kind_of(n) in (*BUILDING, "deliver")]
    points, action = max(found, default=(0, 0), key=lambda one: (one[0], -one[1]))
    return (action, points) if points > 0 else None


def delivery_in_reach(box: Box, known: State, actions: list[int]) -> tuple[list[int], int] | None:
    """The steps, with one flight at most, to the delivery that scores most, and its points."""
    ways = [[DELIVER]] if DELIVER in actions else []
    ways += [[n, DELIVER] for n in actions if kind_of(n) == "fly" and DELIVER in offered(box, after(box, known, n))]
    found = [(points_of(box, known, way), way) for way in ways]
    if not found:
        return None
    points, way = max(found, key=lambda one: (one[0], -len(one[1])))
    return way, points


def points_of(box: Box, known: State, way: list[int]) -> int:
    """The points that steps score, one after the other."""
    then = known
    for action in way:
        then = after(box, then, action)
    return then.ships[known.seat].score - known.ships[known.seat].score

"""Advice for people: the best lines from what a seat may know, and how a finished game went, decision by decision.

A game that is searched gives chances to win; one that plans by itself gives the points its plans expect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from drakes.bots.choosing import planner_of, refuse_what_is_not_hidden, searcher_for
from drakes.core.errors import DrakesError
from drakes.core.events import EVERYONE, Event, EventLog
from drakes.core.game import Game, Level, State

if TYPE_CHECKING:
    from drakes.bots.search import Findings

Measure = Literal["chance", "points"]
"""What lines and outlooks are measured in: chances to win from 0 to 1, or points at the end."""

USUAL = Level(simulations=400)
"""How hard to think about a game that has no levels."""
LINES = 3
TURNING_POINTS = 5
DOUBTS = 10
"""So many looks at an action weigh as much as the average of all."""
MOST_WEIGHED = 24
"""How many actions a planner weighs."""
FEW = 4
"""How many of them it weighs twice."""
LONGEST_PLAN = 6
"""How many steps after the first a plan tells."""


@dataclass(frozen=True)
class Hint:
    """One line: an action, what it is worth to the seat, the share of the thinking spent on it, and the steps that a
    planner would take after it in the same turn."""

    action: int
    worth: float
    share: float
    then: tuple[int, ...] = ()


@dataclass(frozen=True)
class Advice:
    """The best lines for the seat to move, best first, and how every seat stands."""

    measure: Measure
    hints: tuple[Hint, ...]
    outlook: tuple[float, ...]


@dataclass(frozen=True)
class Judgement:
    """One decision of a game: who took which action, what a bot would have done, and how everybody stood then."""

    ply: int
    seat: int
    action: int
    best: int
    lost: float
    """What the action gave away, as far as anybody looked at it; 0 for the best one."""
    measure: Measure
    outlook: tuple[float, ...]


def measure_of(game: Game) -> Measure:
    """What advice about a game is measured in."""
    planner = game.bots.planner
    return "points" if planner is not None and planner.forecast is not None and not game.bots.levels else "chance"


def strongest(game: Game) -> Level:
    """The level that gives advice."""
    return list(game.bots.levels.values())[-1] if game.bots.levels else USUAL


def reviewing(game: Game) -> Level:
    """The level that goes through a whole game: the one below the strongest."""
    return list(game.bots.levels.values())[-2:][0] if game.bots.levels else USUAL


# What to do


def advise(game: Game, box: object, hidden: State, seed: int, level: Level | None = None) -> Advice:
    """The three best lines for the seat to move, from its own hidden state, and how everybody stands."""
    refuse_what_is_not_hidden(game, hidden)
    if measure_of(game) == "points":
        return advise_by_planning(game, box, hidden, planning(game), seed)
    actions = legal_of(game, box, hidden)
    if len(actions) == 1:
        return Advice("chance", (Hint(actions[0], 0.0, 1.0),), ())
    found = search(game, box, hidden, level or strongest(game), seed)
    visits = max(1, sum(line.visits for line in found.lines))
    lines = [line for line in found.lines if line.visits] or list(found.lines)
    best = tuple(Hint(line.action, line.chance, line.visits / visits) for line in lines[:LINES])
    return Advice("chance", best, found.chances)


def search(game: Game, box: object, hidden: State, level: Level, seed: int) -> Findings:
    """What a search finds from nothing but the position and the seed."""
    searcher = searcher_for(game, box)
    searcher.forget()
    return searcher.search(hidden, level, seed)


def advise_by_planning(game: Game, box: object, hidden: State, budget: int, seed: int) -> Advice:
    """What the game's own planner would do, then what it would think most of, with the points expected.

    Nothing else is told to be worth more than the plan that the planner prefers to it.
    """
    chosen, quick = plan(game, box, hidden, budget, seed), weighing(game)
    worths = {
        action: points_after(game, box, hidden, action, budget)
        for action in (chosen, *promising(game, box, hidden, chosen, quick))
    }
    standing = list(outlook_of(game, box, hidden, budget))
    most = standing[hidden.observer] = max(standing[hidden.observer], worths[chosen])
    others = sorted((action for action in worths if action != chosen), key=lambda action: -worths[action])
    hints = [Hint(chosen, most, 1.0, plan_after(game, box, hidden, chosen, quick, seed))]
    for action in others[: LINES - 1]:
        then = plan_after(game, box, hidden, action, quick, seed)
        hints.append(Hint(action, min(most, worths[action]), 0.0, then))
    return Advice("points", tuple(hints), tuple(standing))


def promising(game: Game, box: object, hidden: State, chosen: int, budget: int) -> list[int]:
    """What else is worth a longer look, after a short one at each; where there is much to choose, one of a kind."""
    found = [action for action in candidates(game, box, hidden, chosen) if action != chosen]
    worths = {action: points_after(game, box, hidden, action, budget) for action in found}
    found.sort(key=lambda action: -worths[action])
    if len(found) > FEW:
        kinds = {game.rules.actions.range_of(action): action for action in reversed(found)}
        found = [action for action in found if action in kinds.values()]
    return found[:FEW]


def planning(game: Game) -> int:
    """The budget with which a planner advises: that of the strongest bot."""
    return list(planner_of(game).budgets.values())[-1]


def weighing(game: Game) -> int:
    """The budget with which a planner looks at many positions: that of the bot below the strongest."""
    return list(planner_of(game).budgets.values())[-2:][0]


def candidates(game: Game, box: object, hidden: State, always: int) -> list[int]:
    """What a planner weighs: one action always, the first of every kind, then every so many of the rest."""
    actions = legal_of(game, box, hidden)
    kinds = {game.rules.actions.range_of(action): action for action in reversed(actions)}
    some = actions[:: -(-len(actions) // MOST_WEIGHED)]
    return list(dict.fromkeys((always, *kinds.values(), *some)))[:MOST_WEIGHED]


def plan(game: Game, box: object, hidden: State, budget: int, seed: int) -> int:
    """What a game's own planner would do, from nothing but the position and the seed."""
    from drakes.bots.planner import decide_by, forget  # NumPy and Numba are for those who plan

    forget(game)
    return decide_by(game, box, hidden, budget, seed)


def points_after(game: Game, box: object, hidden: State, action: int, budget: int) -> float:
    """The points the seat to move may expect after an action."""
    from drakes.bots.planner import points_of

    return points_of(game, box, done(game, box, hidden, action), budget, hidden.observer)


def outlook_of(game: Game, box: object, hidden: State, budget: int) -> tuple[float, ...]:
    """The points every seat may end with, from what one of them knows."""
    from drakes.bots.planner import points_of

    return tuple(points_of(game, box, hidden, budget, seat) for seat in range(hidden.seats))


def plan_after(game: Game, box: object, hidden: State, action: int, budget: int, seed: int) -> tuple[int, ...]:
    """What a planner would do after an action as long as the turn is its own and nothing hidden comes out."""
    state, seat = game.rules.codec.copy(hidden), hidden.observer
    steps: list[int] = []
    while len(steps) < LONGEST_PLAN:
        state = done(game, box, state, action)
        if game.rules.to_move(state) != seat:
            break
        game.rules.hide(box, state, seat)
        action = plan(game, box, state, budget, seed)
        steps.append(action)
    return tuple(steps)


def done(game: Game, box: object, hidden: State, action: int) -> State:
    """The position after an action, on a guess of what the seat knows."""
    guessed: State = game.rules.codec.copy(hidden)
    if not game.rules.guess(box, guessed, 0):
        raise DrakesError("No deal fits what this seat knows.")
    game.rules.apply(box, guessed, action, EventLog())
    return guessed


def legal_of(game: Game, box: object, hidden: State) -> list[int]:
    """What the seat to move may do, from what it knows."""
    moves = game.rules.moves()
    game.rules.legal(box, hidden, moves)
    return list(moves.actions[: moves.n])


def events_of(game: Game, box: object, hidden: State, action: int, seed: int = 0) -> tuple[Event, ...]:
    """What an action does at once and for all to see; what it would bring out of hiding is left out."""
    guessed, log = game.rules.codec.copy(hidden), EventLog()
    if not game.rules.guess(box, guessed, seed):
        raise DrakesError("No deal fits what this seat knows.")
    log.is_open = 1
    game.rules.apply(box, guessed, action, log)
    rows = [
        row for row in log.rows[: log.n] if row.audience == EVERYONE and not game.rules.events.is_revealing(row.kind)
    ]
    return tuple(game.rules.events.event(row.kind, row.audience, tuple(row.arguments), hidden.observer) for row in rows)


# How it went


def judge(
    game: Game, box: object, hidden: State, action: int, ply: int, seed: int, level: Level | None = None
) -> Judgement:
    """What a bot thinks of an action, from what the seat to move knew."""
    refuse_what_is_not_hidden(game, hidden)
    if measure_of(game) == "points":
        return judge_by_planning(game, box, hidden, action, ply, seed)
    found = search(game, box, hidden, level or reviewing(game), seed)
    lost = lost_by(found, action)
    return Judgement(ply, hidden.observer, action, found.lines[0].action, lost, "chance", found.chances)


def judge_by_planning(game: Game, box: object, hidden: State, action: int, ply: int, seed: int) -> Judgement:
    """What a game's own planner thinks of an action: the points expected after it, beside those of its own plan."""
    budget, seat = planning(game), hidden.observer
    best = plan(game, box, hidden, budget, seed)
    standing = outlook_of(game, box, hidden, budget)
    lost = standing[seat] - points_after(game, box, hidden, action, budget) if action != best else 0.0
    return Judgement(ply, seat, action, best, max(0.0, lost), "points", standing)


def lost_by(found: Findings, action: int) -> float:
    """The best line's chance less that of the action taken, which counts the less the fewer looked at it."""
    best = found.lines[0]
    taken = next((line for line in found.lines if line.action == action), best)
    visits = sum(line.visits for line in found.lines)
    mean = sum(line.visits * line.chance for line in found.lines) / max(visits, 1)
    chance = (taken.visits * taken.chance + DOUBTS * mean) / (taken.visits + DOUBTS)
    return 0.0 if taken.action == best.action else max(0.0, best.chance - chance)


def review(
    game: Game, box: object, positions: Iterable[tuple[int, State, int]], level: Level | None = None, seed: int = 0
) -> Iterator[Judgement]:
    """A game decision by decision, from `(ply, the mover's hidden state, the action taken)` of each with a choice."""
    for ply, hidden, action in positions:
        yield judge(game, box, hidden, action, ply, seed + ply, level)


def turning_points(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The decisions that gave most away, most costly first."""
    costly = [one for one in judgements if one.lost > 0]
    return sorted(costly, key=lambda one: (-one.lost, one.ply))[:TURNING_POINTS]

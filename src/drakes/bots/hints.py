"""Advice for people: the best lines from what a seat may know, and how a finished game went, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from drakes.bots.search import Findings, Searcher
from drakes.core.errors import DrakesError
from drakes.core.events import EVERYONE, Event, EventLog
from drakes.core.game import Game, Level

USUAL = Level(simulations=400)
"""How hard to think about a game that has no levels."""
LINES = 3
TURNING_POINTS = 5
DOUBTS = 10
"""So many looks at an action weigh as much as the average of all."""


@dataclass(frozen=True)
class Hint:
    """One line: an action, the share of the thinking spent on it, the chance to win by it, what it does at once."""

    action: int
    share: float
    chance: float
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Judgement:
    """One decision of a game: who took which action, what the search would have done, and everybody's chances then."""

    ply: int
    seat: int
    action: int
    best: int
    lost: float
    """The chance to win that the action gave away, as far as the search looked at it; 0 for the best one."""
    chances: tuple[float, ...]


def strongest(game: Game) -> Level:
    """The level that gives advice."""
    return list(game.levels.values())[-1] if game.levels else USUAL


def hints(searcher: Searcher, box: Any, hidden: Any, seed: int, level: Level | None = None) -> list[Hint]:
    """The three best lines for the seat to move, from its own hidden state, best first."""
    game = searcher.game
    searcher.forget()
    found = searcher.search(hidden, level or strongest(game), seed)
    visits = sum(line.visits for line in found.lines)
    return [
        Hint(line.action, line.visits / max(visits, 1), line.chance, events_of(game, box, hidden, line.action, seed))
        for line in found.lines[:LINES]
        if line.visits
    ]


def events_of(game: Game, box: Any, hidden: Any, action: int, seed: int) -> tuple[Event, ...]:
    """What an action does at once and for all to see; what it would bring out of hiding is left out."""
    guessed, log = game.codec.copy(hidden), EventLog()
    if not game.guess(box, guessed, seed):
        raise DrakesError("No deal fits what this seat knows.")
    log.is_open = 1
    game.apply(box, guessed, action, log)
    rows = [row for row in log.rows[: log.n] if row.audience == EVERYONE and not game.events.is_revealing(row.kind)]
    return tuple(game.events.event(row.kind, row.audience, tuple(row.arguments), hidden.observer) for row in rows)


def judge(searcher: Searcher, hidden: Any, action: int, ply: int, level: Level, seed: int) -> Judgement:
    """What a search thinks of an action, from what the seat to move knew."""
    searcher.forget()
    found = searcher.search(hidden, level, seed)
    best = found.lines[0]
    return Judgement(ply, hidden.observer, action, best.action, lost_by(found, action), found.chances)


def lost_by(found: Findings, action: int) -> float:
    """The best line's chance less that of the action taken, which counts the less the fewer looked at it."""
    best = found.lines[0]
    taken = next((line for line in found.lines if line.action == action), best)
    visits = sum(line.visits for line in found.lines)
    mean = sum(line.visits * line.chance for line in found.lines) / max(visits, 1)
    chance = (taken.visits * taken.chance + DOUBTS * mean) / (taken.visits + DOUBTS)
    return 0.0 if taken.action == best.action else max(0.0, best.chance - chance)


def review(
    game: Game, box: Any, positions: Iterator[tuple[int, Any, int]], level: Level | None = None, seed: int = 0
) -> Iterator[Judgement]:
    """A game decision by decision, from `(ply, the mover's hidden state, the action taken)` of each with a choice."""
    searcher = Searcher(game, box)
    for ply, hidden, action in positions:
        yield judge(searcher, hidden, action, ply, level or strongest(game), seed + ply)


def turning_points(judgements: list[Judgement]) -> list[Judgement]:
    """The decisions that gave most away, most costly first."""
    costly = [one for one in judgements if one.lost > 0]
    return sorted(costly, key=lambda one: (-one.lost, one.ply))[:TURNING_POINTS]

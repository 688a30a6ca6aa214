"""Hints for people: the best turns from what a seat may know, each whole and with its reason, and how everybody stands.

No two of them lead to the same position or are told alike, and none goes back on itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from drakes.bots.choosing import refuse_what_is_not_hidden, searcher_for
from drakes.bots.worth import (
    Measure,
    best_turn,
    following,
    known_after,
    legal_of,
    measure_of,
    outcome_of,
    rest_of_turn,
    strongest,
    undoes_itself,
    worth_to_mover,
    worths_after,
)
from drakes.core.events import Event
from drakes.core.game import Game, Level, State

LINES = 3
MOST_WEIGHED = 4
"""How many other first actions a planner's hint weighs."""


@dataclass(frozen=True)
class Hint:
    """One line: an action, what it is worth to the seat, the share of the thinking spent on it, the steps after it in
    the same turn, and why."""

    action: int
    worth: float
    share: float
    then: tuple[int, ...] = ()
    reason: Event | None = None

    @property
    def steps(self) -> tuple[int, ...]:
        """The whole turn."""
        return (self.action, *self.then)


@dataclass(frozen=True)
class Advice:
    """The best lines for the seat to move, best first, and how every seat stands."""

    measure: Measure
    hints: tuple[Hint, ...]
    outlook: tuple[float, ...]


def advise(game: Game, box: object, hidden: State, seed: int, level: Level | None = None) -> Advice:
    """The three best turns for the seat to move, from its own hidden state, and how everybody stands."""
    refuse_what_is_not_hidden(game, hidden)
    actions = legal_of(game, box, hidden)
    if len(actions) == 1 and measure_of(game) == "chance":
        return Advice("chance", (Hint(actions[0], 0.0, 1.0),), ())
    if game.bots.planner is None:
        return advise_by_search(game, box, hidden, seed, level or strongest(game))
    return advise_by_planning(game, box, hidden, seed)


def advise_by_search(game: Game, box: object, hidden: State, seed: int, level: Level) -> Advice:
    """What a search looked at most, with the chances it found; each line followed to the end of the turn."""
    searcher = searcher_for(game, box)
    searcher.forget()
    found = searcher.search(hidden, level, seed)
    visits = max(1, sum(line.visits for line in found.lines))
    hints: dict[bytes, Hint] = {}
    for line in [line for line in found.lines if line.visits] or list(found.lines):
        steps = rest_of_turn(game, box, hidden, [line.action], seed)
        add_hint(game, box, hidden, hints, Hint(line.action, line.chance, line.visits / visits), steps)
        if len(told_apart(hints.values(), "chance")) == LINES:
            break
    return Advice("chance", told_apart(hints.values(), "chance"), found.chances)


def told_apart(hints: Iterable[Hint], measure: Measure) -> tuple[Hint, ...]:
    """The hints but for those with the reason of an earlier one and, as it is told, its worth: they are equal."""
    digits, found = 2 if measure == "chance" else 0, dict[object, Hint]()
    for one in hints:
        found.setdefault((repr(one.reason), round(one.worth, digits)), one)
    return tuple(found.values())


def advise_by_planning(game: Game, box: object, hidden: State, seed: int) -> Advice:
    """What the game's planner would do, then what it would think most of; nothing is told to be worth more."""
    chosen = best_turn(game, box, hidden, 1, seed, quick=True)
    hints: dict[bytes, Hint] = {}
    add_hint(game, box, hidden, hints, Hint(chosen[0], 0.0, 1.0), chosen)
    others = other_kinds(game, box, hidden, chosen[0])
    glances = {action: worth_to_mover(game, box, hidden, [action], 0, seed) for action in others}
    for action in sorted(others, key=lambda action: -glances[action]):
        if len(hints) < LINES:
            steps = rest_of_turn(game, box, hidden, [action], seed, following(game))
            add_hint(game, box, hidden, hints, Hint(action, 0.0, 0.0), steps)
    first, *rest = hints.values()
    standing = worths_after(game, box, hidden, first.steps, 1, seed)
    most = standing[hidden.observer]
    worths = [min(most, worth_to_mover(game, box, hidden, one.steps, 1, seed)) for one in rest]
    weighed = [replace(one, worth=worth) for one, worth in zip(rest, worths, strict=True)]
    told = [replace(first, worth=most), *sorted(weighed, key=lambda one: -one.worth)]
    return Advice(measure_of(game), told_apart(told, measure_of(game)), standing)


def other_kinds(game: Game, box: object, hidden: State, chosen: int) -> list[int]:
    """What else might be done first: of every kind of action one, then some of the rest."""
    actions = [action for action in legal_of(game, box, hidden) if action != chosen]
    kinds = {game.rules.actions.range_of(action): action for action in reversed(actions)}
    some = actions[:: -(-len(actions) // MOST_WEIGHED) or 1]
    return list(dict.fromkeys((*kinds.values(), *some)))[:MOST_WEIGHED]


def add_hint(
    game: Game, box: object, hidden: State, hints: dict[bytes, Hint], hint: Hint, steps: tuple[int, ...]
) -> None:
    """Tell a whole turn, unless it undoes itself or ends where another one does."""
    if not hints or not undoes_itself(game, box, hidden, steps):
        found = replace(hint, then=steps[1:], reason=reason_of(game, box, hidden, steps))
        hints.setdefault(place_of(game, box, hidden, steps), found)


def place_of(game: Game, box: object, hidden: State, steps: tuple[int, ...]) -> bytes:
    """The position a turn leads to."""
    return game.rules.codec.pack(known_after(game, box, hidden, steps))


def reason_of(game: Game, box: object, hidden: State, steps: tuple[int, ...]) -> Event | None:
    """Why a turn is worth taking, in the game's own words; nothing where it has none for it."""
    teaching = game.people.teaching
    return teaching.reason(box, hidden, outcome_of(game, box, hidden, steps)) if teaching is not None else None

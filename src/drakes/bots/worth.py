"""What a turn is worth to whoever takes it, from what they knew before it.

A game that is searched gives chances to win: so many simulations from the position after the turn. One whose planner
forecasts gives the points it expects there. Any other planner plays games on from there, and gives chances again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from drakes.bots.choosing import planner_of, searcher_for
from drakes.core.errors import DrakesError
from drakes.core.events import EVERYONE, Event, EventLog
from drakes.core.game import OVER, Game, Level, Outcome, State

Measure = Literal["chance", "points"]
"""What turns and outlooks are measured in: chances to win from 0 to 1, or points at the end."""

SHORT, LONG = 1, 4
"""How many times the usual look a turn is given at first, and again."""
USUAL = Level(simulations=400)
"""How hard to think about a game that has no levels."""
GAMES = 8
"""How many games a planner plays on with for one look."""
GUESSES = 3
"""On how many deals of what is hidden a turn is tried, to see what can be told of it."""
LONGEST_TURN = 40
"""How many steps of a turn are followed."""


def measure_of(game: Game) -> Measure:
    """What advice about a game is measured in."""
    return "points" if game.bots.planner is not None and game.bots.planner.forecast is not None else "chance"


def strongest(game: Game) -> Level:
    """The level of search that gives advice."""
    return list(game.bots.levels.values())[-1] if game.bots.levels else USUAL


def planning(game: Game) -> int:
    """The budget with which a planner advises: that of the strongest bot."""
    return list(planner_of(game).budgets.values())[-1]


def weighing(game: Game) -> int:
    """The budget with which a planner looks at many positions: that of the bot below the strongest."""
    return list(planner_of(game).budgets.values())[-2:][0]


def quickest(game: Game) -> int:
    """The budget with which a planner plays games on: that of the weakest bot."""
    return next(iter(planner_of(game).budgets.values()))


def following(game: Game) -> int:
    """The budget with which turns that are not the best are followed: where every step is planned, the least."""
    return quickest(game) if planner_of(game).turn is None else weighing(game)


# Where a turn leads


def legal_of(game: Game, box: object, hidden: State) -> list[int]:
    """What the seat to move may do, from what it knows."""
    moves = game.rules.moves()
    game.rules.legal(box, hidden, moves)
    return list(moves.actions[: moves.n])


def guessed(game: Game, box: object, hidden: State, seed: int = 0) -> State:
    """A position that fits what a seat knows."""
    state: State = game.rules.codec.copy(hidden)
    if not game.rules.guess(box, state, seed):
        raise DrakesError("No deal fits what this seat knows.")
    return state


def known_after(game: Game, box: object, hidden: State, steps: Sequence[int]) -> State:
    """What the seat to move knows after steps of its turn."""
    state = guessed(game, box, hidden)
    for action in steps:
        game.rules.apply(box, state, action, EventLog())
    game.rules.hide(box, state, hidden.observer)
    return state


def events_of(game: Game, box: object, hidden: State, steps: Sequence[int]) -> tuple[Event, ...]:
    """What steps of a turn do at once, as far as the seat can tell: what everybody would see, whatever is hidden."""
    found = events_on(game, guessed(game, box, hidden), box, steps)
    for seed in range(1, GUESSES):
        others = events_on(game, guessed(game, box, hidden, seed), box, steps)
        found = tuple(event for event in found if event in others)
    return found


def events_on(game: Game, state: State, box: object, steps: Sequence[int]) -> tuple[Event, ...]:
    """What steps do for all to see, in a position that they change."""
    log, found = EventLog(), list[Event]()
    log.is_open = 1
    for action in steps:
        game.rules.apply(box, state, action, log)
        rows = [row for row in log.rows[: log.n] if row.audience == EVERYONE]
        found += [game.rules.events.event(row.kind, row.audience, tuple(row.arguments)) for row in rows]
    return tuple(found)


def outcome_of(game: Game, box: object, hidden: State, steps: Sequence[int]) -> Outcome:
    """Where a turn leads, as the seat that takes it knows."""
    return Outcome(known_after(game, box, hidden, steps), events_of(game, box, hidden, steps))


def after_step(game: Game, box: object, hidden: State, action: int) -> State | None:
    """What a seat knows after a step if it goes on with its turn: if nothing random, hidden or of others comes next."""
    state, log = guessed(game, box, hidden), EventLog()
    log.is_open = 1
    game.rules.apply(box, state, action, log)
    is_quiet = all(
        row.audience == EVERYONE and not game.rules.events.is_revealing(row.kind) for row in log.rows[: log.n]
    )
    if not is_quiet or game.rules.to_move(state) != hidden.observer:
        return None
    game.rules.hide(box, state, hidden.observer)
    return state


# What it is worth


def worths_after(
    game: Game, box: object, hidden: State, steps: Sequence[int], times: int, seed: int
) -> tuple[float, ...]:
    """How every seat stands after steps of a turn, by so many times the usual look (0: a glance); what counts is what
    the seat knows."""
    state = known_after(game, box, hidden, steps)
    if measure_of(game) == "points":
        return points_after(game, box, state, budget_of(game, times))
    if game.rules.to_move(state) == OVER:
        return shares(game, box, state)
    if game.bots.planner is not None:
        from drakes.bots.playing_on import chances_of  # NumPy and Numba are for those who plan

        return chances_of(game, box, state, quickest(game), GAMES * times, seed)
    level = strongest(game)
    searcher = searcher_for(game, box)
    searcher.forget()
    return searcher.outlook(state, replace(level, simulations=level.simulations * times), seed)


def worth_to_mover(game: Game, box: object, hidden: State, steps: Sequence[int], times: int, seed: int) -> float:
    """The same for the seat that takes the steps alone: nobody else's points are forecast."""
    if measure_of(game) == "chance":
        return worths_after(game, box, hidden, steps, times, seed)[hidden.observer]
    from drakes.bots.planner import points_of  # NumPy and Numba are for those who plan

    return points_of(game, box, known_after(game, box, hidden, steps), budget_of(game, times), hidden.observer)


def budget_of(game: Game, times: int) -> int:
    """With how much thinking points are forecast: for a long look with twice that of the strongest bot."""
    return weighing(game) if times < LONG else 2 * planning(game) * times // LONG


def points_after(game: Game, box: object, state: State, budget: int) -> tuple[float, ...]:
    """The points every seat may end with, from what one of them knows."""
    from drakes.bots.planner import points_of  # NumPy and Numba are for those who plan

    return tuple(points_of(game, box, state, budget, seat) for seat in range(state.seats))


def shares(game: Game, box: object, state: State) -> tuple[float, ...]:
    """Who has won a game that is over."""
    places = [0] * state.seats
    game.rules.places(box, state, places)
    return tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)


# What a bot would do


def choose_best(game: Game, box: object, hidden: State, times: int, seed: int) -> tuple[int, ...]:
    """What the game's strongest bot would do, given so many times its thinking, from nothing but the position: a step,
    or as much of the turn as it has planned."""
    actions = legal_of(game, box, hidden)
    if len(actions) == 1:
        return tuple(actions)
    if game.bots.planner is not None:
        return plan(game, box, hidden, planning(game) * times, seed)
    level = strongest(game)
    searcher = searcher_for(game, box)
    searcher.forget()
    return (searcher.search(hidden, replace(level, simulations=level.simulations * times), seed).action,)


def plan(game: Game, box: object, hidden: State, budget: int, seed: int) -> tuple[int, ...]:
    """What a game's own planner would do, from nothing but the position and the seed: its plan of the whole turn where
    it makes one, else a step."""
    from drakes.bots.planner import decide_by, forget, turn_decided  # NumPy and Numba are for those who plan

    forget(game)
    first = decide_by(game, box, hidden, budget, seed)
    whole = turn_decided(game)
    return whole if whole[:1] == (first,) else (first,)


def best_turn(game: Game, box: object, hidden: State, times: int, seed: int, quick: bool = False) -> tuple[int, ...]:
    """The turn that the game's strongest bot would take, its beginning found with so many times its thinking."""
    budget = weighing(game) if quick and game.bots.planner is not None else None
    return rest_of_turn(game, box, hidden, choose_best(game, box, hidden, times, seed), seed, budget)


def rest_of_turn(
    game: Game, box: object, hidden: State, begun: Sequence[int], seed: int, budget: int | None = None
) -> tuple[int, ...]:
    """Steps and what a bot would do after them as long as the turn is its own and nothing hidden comes out: the
    strongest, or a planner with a budget."""
    steps, state, to_come = list[int](), hidden, list(begun)
    while to_come and len(steps) < LONGEST_TURN:
        steps.append(to_come.pop(0))
        then = after_step(game, box, state, steps[-1])
        if then is None:
            break
        state = then
        if not to_come and budget is not None:
            to_come += plan(game, box, state, budget, seed)
        elif not to_come:
            to_come += choose_best(game, box, state, 1, seed)
    return tuple(steps)


def undoes_itself(game: Game, box: object, hidden: State, steps: Sequence[int]) -> bool:
    """Whether a turn comes back to where it was: a move and its undoing."""
    planner = game.bots.planner
    key = planner.key if planner is not None and planner.key is not None else game.rules.codec.pack
    state, met = hidden, [key(hidden)]
    for action in steps[:-1]:
        state = known_after(game, box, state, [action])
        met.append(key(state))
    return len(set(met)) < len(met)

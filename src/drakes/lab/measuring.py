"""Games of bots with a box, measured: who won, with which points, how long it took, and what was done how often.

Random play is compiled, some ten thousand games a minute; other bots are asked one decision at a time. Chance comes
from the seed and the number of a game, so that two boxes meet the same seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from drakes.bots.choosing import RANDOM, choose
from drakes.core.chance import draw, stream
from drakes.core.editions import unpack_box
from drakes.core.events import EventLog
from drakes.core.game import OVER, Game, find_game
from drakes.core.record import dtype_of
from drakes.core.text import all_domains
from drakes.engine.batch import new_runs, packed
from drakes.engine.cpu import compile_for
from drakes.engine.drivers import Run, begin, places, play_random, scores, to_move
from drakes.engine.plain import bind_plain
from drakes.lab.ratings import shares_of
from drakes.lab.trial import Trial

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from drakes.engine.batch import Records


@dataclass(frozen=True)
class Measured:
    """Some games: by row, each seat's share of the victory and points, the decisions, and how often things happened."""

    shares: NDArray[np.float64]
    points: NDArray[np.int32]
    decisions: NDArray[np.int64]
    counts: NDArray[np.int32]


@dataclass(frozen=True)
class Counted:
    """One thing that is counted: under which heading, by which event, and for which value of an argument."""

    panel: str
    event: str
    domain: str = ""
    value: str = ""


def counted(game: Game) -> list[Counted]:
    """Everything that is counted of a game, as its people say (`measured`), a column each."""
    found = []
    domains = all_domains(game)
    for panel, events in game.people.measured.items():
        for written in events:
            event, _, argument = written.partition(".")
            if not argument:
                found.append(Counted(panel, event))
                continue
            domain = dict(game.rules.events.kinds[game.rules.events.number(event) - 1].arguments)[argument]
            found += [Counted(panel, event, domain, value) for value in domains[domain]]
    return found


def columns_of(game: Game) -> NDArray[np.int32]:
    """For each kind of event the first column that counts it, or -1, and the argument whose value is added, or -1."""
    kinds = game.rules.events
    columns = np.full((len(kinds.kinds) + 1, 2), -1, np.int32)
    first = 0
    for events in game.people.measured.values():
        for written in events:
            event, _, argument = written.partition(".")
            arguments = kinds.kinds[kinds.number(event) - 1].arguments
            place = [name for name, _ in arguments].index(argument) if argument else -1
            columns[kinds.number(event)] = first, place
            first += len(all_domains(game)[arguments[place][1]]) if argument else 1
    return columns


def note(log: Any, columns: Any, counts: Any) -> None:
    """Count what an action brought."""
    for r in range(log.n):
        column = columns[log.rows[r].kind, 0]
        if column >= 0:
            place = columns[log.rows[r].kind, 1]
            if place >= 0:
                column += log.rows[r].arguments[place]
            counts[column] += 1


def measure_range(
    box: Records,
    fresh: Records,
    states: Records,
    runs: Records,
    moves: Records,
    logs: Records,
    seed: int,
    first: int,
    columns: Any,
    counts: Any,
    points: Any,
    standings: Any,
) -> None:
    """Random games from number `first` on, one after the other, each counted into a row."""
    for i in range(len(runs)):
        begin(box[0], fresh[0], states[0], runs[i], seed, first + i)
        while to_move(states[0]) != OVER:
            logs[0].is_open = 1
            logs[0].n = 0
            play_random(box[0], states[0], runs[i], moves[0], logs[0])
            note(logs[0], columns, counts[i])
        scores(box[0], states[0], points[i])
        places(box[0], states[0], standings[i])


def measure(trial: Trial, box: bytes, first: int, games: int) -> Measured:
    """Games number `first` and on of a trial, with a packed box, which passes the gate of all boxes."""
    game = find_game(trial.game)
    opened = unpack_box(game, box)
    if all(name == RANDOM for name in trial.players):
        return measure_random(game, opened, trial, first, games)
    return measure_by_asking(game, opened, trial, first, games)


def measure_random(game: Game, box: Any, trial: Trial, first: int, games: int) -> Measured:
    """Random games, compiled."""
    rules, seats = game.rules, len(trial.players)
    fresh = game.new_state(seats, trial.options)
    rules.setup(box, fresh)
    kernel = compile_for(game, measure_range, helpers=(note,))["measure_range"]
    state, moves, log = (np.zeros(1, dtype_of(cls)) for cls in (rules.state, rules.moves, EventLog))
    runs, counts = new_runs(games), np.zeros((games, max(len(counted(game)), 1)), np.int32)
    points, standings = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
    box_row, fresh_row = packed(rules.box, box), packed(rules.state, fresh)
    kernel(box_row, fresh_row, state, runs, moves, log, trial.seed, first, columns_of(game), counts, points, standings)
    shares = np.array([shares_of(row) for row in standings.tolist()])
    return Measured(shares, points, runs["decisions"].copy(), counts)


def measure_by_asking(game: Game, box: Any, trial: Trial, first: int, games: int) -> Measured:
    """Games of bots that are asked what they do."""
    seats, columns = len(trial.players), columns_of(game)
    counts = np.zeros((games, max(len(counted(game)), 1)), np.int32)
    shares, points = np.zeros((games, seats)), np.zeros((games, seats), np.int32)
    decisions = np.zeros(games, np.int64)
    for i in range(games):
        places_, scores_, decisions[i] = play_counted(game, box, trial, first + i, columns, counts[i])
        shares[i], points[i] = shares_of(places_), scores_
    return Measured(shares, points, decisions, counts)


def play_counted(
    game: Game, box: Any, trial: Trial, number: int, columns: NDArray[np.int32], counts: NDArray[np.int32]
) -> tuple[Sequence[int], Sequence[int], int]:
    """One game, counted: places, scores and the number of decisions."""
    drivers, log, run, moves = bind_plain(game), EventLog(), Run(), game.rules.moves()
    fresh, state = game.new_state(len(trial.players), trial.options), game.rules.state()
    game.rules.setup(box, fresh)
    drivers.begin(box, fresh, state, run, trial.seed, number)
    key, n = stream(stream(trial.seed, number), 1), 0
    log.is_open = 1
    while (seat := game.rules.to_move(state)) != OVER:
        log.n = 0
        if seat < 0:
            drivers.play_random(box, state, run, moves, log)
        else:
            hidden = game.rules.codec.copy(state)
            game.rules.hide(box, hidden, seat)
            drivers.list_moves(box, state, moves)
            action = choose(game, box, hidden, moves.actions[: moves.n], trial.players[seat], draw(key, n))
            game.rules.apply(box, state, action, log)
            n += 1
        note(log, columns, counts)
    standings, points = [0] * len(trial.players), [0] * len(trial.players)
    game.rules.places(box, state, standings)
    game.rules.scores(box, state, points)
    return standings, points, n

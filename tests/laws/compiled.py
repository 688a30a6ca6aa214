"""Compiled doubles of what the laws do, for many games and for comparing engines."""

from __future__ import annotations

from typing import Any

import numpy as np

from drakes.core.events import EventLog
from drakes.core.game import OVER
from drakes.core.record import dtype_of
from drakes.engine.batch import new_runs, packed
from drakes.engine.cpu import compile_for
from drakes.engine.drivers import (
    apply,
    begin,
    copy_state,
    guess,
    hide,
    list_moves,
    observe,
    pieces,
    play_random,
    to_move,
)
from tests.laws.cases import Case

LONGEST = 20_000
"""Actions after which a random game counts as unfinished."""


def watch_games(
    box: Any, fresh: Any, state: Any, run: Any, moves: Any, log: Any, games: int, before: Any, now: Any, faults: Any
) -> None:
    """Random games under watch: unfinished ones, positions without a legal action, lost or new pieces."""
    pieces(box[0], fresh[0], before)
    for number in range(games):
        begin(box[0], fresh[0], state[0], run[0], 11, number)
        n = 0
        while to_move(state[0]) != OVER and n < LONGEST:
            list_moves(box[0], state[0], moves[0])
            if moves[0].n == 0:
                faults[1] += 1
                break
            play_random(box[0], state[0], run[0], moves[0], log[0])
            pieces(box[0], state[0], now)
            for kind in range(len(before)):
                if now[kind] != before[kind]:
                    faults[2] += 1
            n += 1
        if to_move(state[0]) != OVER:
            faults[0] += 1


def trace_game(box: Any, actions: Any, states: Any, logs: Any, moves: Any) -> None:
    """Every position, event log and legal list of a game given by its actions."""
    list_moves(box[0], states[0], moves[0])
    for i in range(len(actions)):
        copy_state(states[i + 1], states[i])
        logs[i].is_open = 1
        apply(box[0], states[i + 1], actions[i], logs[i])
        list_moves(box[0], states[i + 1], moves[i + 1])


def trace_hidden(box: Any, states: Any, seats: int, hidden: Any, features: Any, guesses: Any) -> None:
    """For every position and seat what it may know, sees and guesses."""
    for i in range(len(states)):
        for seat in range(seats):
            at = i * seats + seat
            copy_state(hidden[at], states[i])
            hide(box[0], hidden[at], seat)
            observe(box[0], hidden[at], features[at])
            copy_state(guesses[at], hidden[at])
            guess(box[0], guesses[at], at)


def watch(case: Case, games: int) -> tuple[int, dict[str, int]]:
    """How many games were watched, and the faults found."""
    game = case.game
    run = compile_for(game, watch_games, trace_game, trace_hidden)["watch_games"]
    before, now = (np.zeros(len(game.piece_names), np.int32) for _ in range(2))
    faults, runs = np.zeros(3, np.int64), new_runs(1)
    box, fresh, state = packed(game.box, case.box), packed(game.state, case.start()), np.zeros(1, dtype_of(game.state))
    moves, log = np.zeros(1, dtype_of(game.moves)), np.zeros(1, dtype_of(EventLog))
    run(box, fresh, state, runs, moves, log, games, before, now, faults)
    return int(runs["number"][0]) + 1, dict(zip(("unfinished", "stuck", "pieces"), map(int, faults), strict=True))


def trace(case: Case, actions: list[int]) -> tuple[Any, Any, Any, Any]:
    """The compiled course of a game: box, positions, event logs, legal lists."""
    game = case.game
    run = compile_for(game, watch_games, trace_game, trace_hidden)["trace_game"]
    box = packed(game.box, case.box)
    states = np.zeros(len(actions) + 1, dtype_of(game.state))
    states[:1] = packed(game.state, case.start())
    logs, moves = np.zeros(len(actions), dtype_of(EventLog)), np.zeros(len(actions) + 1, dtype_of(game.moves))
    run(box, np.array(actions, np.int32), states, logs, moves)
    return box, states, logs, moves


def trace_secrets(case: Case, box: Any, states: Any) -> tuple[Any, Any, Any]:
    """The compiled hidden states, features and guesses of every position and seat."""
    game, many = case.game, len(states) * case.seats
    run = compile_for(game, watch_games, trace_game, trace_hidden)["trace_hidden"]
    hidden, guesses = (np.zeros(many, dtype_of(game.state)) for _ in range(2))
    features = np.zeros(many, dtype_of(game.features))
    run(box, states, case.seats, hidden, features, guesses)
    return hidden, features, guesses

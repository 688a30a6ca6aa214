"""Compiled doubles of what the laws do, for many games and for comparing engines."""

from __future__ import annotations

from typing import Any

import numpy as np

from drakes.core.chance import draw
from drakes.core.events import EVENT_ARGUMENTS, EVERYONE, EventLog
from drakes.core.game import NATURE, OVER, Game, find_game
from drakes.core.record import dtype_of
from drakes.engine.batch import new_runs, packed
from drakes.engine.cpu import CpuBatch, compile_for
from drakes.engine.drivers import (
    apply,
    begin,
    choose,
    copy_state,
    guess,
    hide,
    list_moves,
    observe,
    pieces,
    play_random,
    to_move,
)
from drakes.laws.cases import Case

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


def watch_secrets(
    box: Any,
    fresh: Any,
    tables: Any,
    run: Any,
    moves: Any,
    logs: Any,
    features: Any,
    games: int,
    told: Any,
    faults: Any,
) -> None:
    """Random games in which every seat is shown another world that differs only in what it may not know.

    Of `tables` 0 is the true state, 1 what the seat knows, 2 another world, 3 to 5 work space; `told` marks the kinds
    of events that reveal. Faults: no guess was found, the other world looks otherwise, the next action tells otherwise.
    """
    for number in range(games):
        begin(box[0], fresh[0], tables[0], run[0], 12, number)
        while to_move(tables[0]) != OVER:
            mover = to_move(tables[0])
            list_moves(box[0], tables[0], moves[0])
            action = choose(moves[0], mover, draw(run[0].key, run[0].draws))
            run[0].draws += 1
            for seat in range(tables[0].seats):
                copy_state(tables[1], tables[0])
                hide(box[0], tables[1], seat)
                copy_state(tables[2], tables[1])
                if not guess(box[0], tables[2], run[0].draws):
                    faults[0] += 1
                if not looks_alike(box, tables, moves, features, seat, mover == seat):
                    faults[1] += 1
                if not sounds_alike(
                    box, tables, moves, logs, seat, action, draw(run[0].key + seat, run[0].draws), told
                ):
                    faults[2] += 1
            apply(box[0], tables[0], action, logs[2])


def same_moves(one: Any, other: Any) -> bool:
    """Whether two lists offer the same."""
    if one.n != other.n:
        return False
    for i in range(one.n):
        if one.actions[i] != other.actions[i] or one.weights[i] != other.weights[i]:
            return False
    return True


def same_bytes(array: Any, one: int, other: int) -> bool:
    """Whether two records of an array are the same to the byte."""
    raw = array.view(np.uint8)
    size = len(raw) // len(array)
    for i in range(size):
        if raw[one * size + i] != raw[other * size + i]:
            return False
    return True


def looks_alike(box: Any, tables: Any, moves: Any, features: Any, seat: int, is_to_move: bool) -> bool:
    """Whether the other world gives the seat the same hidden state, features and legal list."""
    copy_state(tables[3], tables[2])
    hide(box[0], tables[3], seat)
    observe(box[0], tables[1], features[0])
    observe(box[0], tables[3], features[1])
    if not same_bytes(tables, 1, 3) or not same_bytes(features, 0, 1):
        return False
    if is_to_move:
        list_moves(box[0], tables[0], moves[0])
        list_moves(box[0], tables[2], moves[1])
        list_moves(box[0], tables[1], moves[2])
        return same_moves(moves[0], moves[1]) and same_moves(moves[0], moves[2])
    return True


def may_hear(row: Any, seat: int) -> bool:
    """Whether a row is meant for a seat."""
    if row.audience == EVERYONE:
        return True
    return bool((row.audience >> seat) & 1 != 0)


def same_rows(one: Any, other: Any, seat: int) -> bool:
    """Whether two logs tell a seat the same."""
    if one.n != other.n:
        return False
    for i in range(one.n):
        if one.rows[i].audience != other.rows[i].audience:
            return False
        if may_hear(one.rows[i], seat):
            if one.rows[i].kind != other.rows[i].kind:
                return False
            for k in range(EVENT_ARGUMENTS):
                if one.rows[i].arguments[k] != other.rows[i].arguments[k]:
                    return False
    return True


def twin_action(world: Any, moves: Any, log: Any, seat: int, action: int, bits: int) -> int:
    """What happens in the other world: the same, or any of nature's actions the seat is not told; -1 if neither."""
    for i in range(log.n):
        if not may_hear(log.rows[i], seat) and to_move(world) == NATURE:
            return choose(moves, NATURE, bits)
    for i in range(moves.n):
        if moves.actions[i] == action:
            return action
    return -1


def sounds_alike(box: Any, tables: Any, moves: Any, logs: Any, seat: int, action: int, bits: int, told: Any) -> bool:
    """Whether an action that reveals nothing tells the seat the same in both worlds and leaves it knowing the same."""
    copy_state(tables[4], tables[0])
    apply(box[0], tables[4], action, logs[0])
    for i in range(logs[0].n):
        if told[logs[0].rows[i].kind] != 0:
            return True
    list_moves(box[0], tables[2], moves[1])
    twin = twin_action(tables[2], moves[1], logs[0], seat, action, bits)
    if twin < 0:
        return True
    apply(box[0], tables[2], twin, logs[1])
    copy_state(tables[3], tables[4])
    copy_state(tables[5], tables[2])
    hide(box[0], tables[3], seat)
    hide(box[0], tables[5], seat)
    return same_rows(logs[0], logs[1], seat) and same_bytes(tables, 3, 5)


HELPERS = (same_moves, same_bytes, may_hear, same_rows, twin_action, looks_alike, sounds_alike)
KERNELS = (watch_games, watch_secrets, trace_game, trace_hidden)


def kernel(game: Game, name: str) -> Any:
    """A kernel of the laws, bound to a game and compiled."""
    return compile_for(game, *KERNELS, helpers=HELPERS)[name]


def watch(case: Case, games: int) -> tuple[int, dict[str, int]]:
    """How many games were watched, and the faults found."""
    game = case.game
    before, now = (np.zeros(len(game.rules.piece_names), np.int32) for _ in range(2))
    faults, runs = np.zeros(3, np.int64), new_runs(1)
    box, fresh, state = (
        packed(game.rules.box, case.box),
        packed(game.rules.state, case.start()),
        np.zeros(1, dtype_of(game.rules.state)),
    )
    moves, log = np.zeros(1, dtype_of(game.rules.moves)), np.zeros(1, dtype_of(EventLog))
    kernel(game, "watch_games")(box, fresh, state, runs, moves, log, games, before, now, faults)
    return int(runs["number"][0]) + 1, dict(zip(("unfinished", "stuck", "pieces"), map(int, faults), strict=True))


def watch_for_leaks(case: Case, games: int) -> tuple[int, dict[str, int]]:
    """How many games were watched for what leaks to a seat, and the faults found."""
    game = case.game
    tables, features = np.zeros(6, dtype_of(game.rules.state)), np.zeros(2, dtype_of(game.rules.features))
    moves, logs = np.zeros(3, dtype_of(game.rules.moves)), np.zeros(3, dtype_of(EventLog))
    logs["is_open"] = 1
    told = np.array(
        [0, *(game.rules.events.is_revealing(kind + 1) for kind in range(len(game.rules.events.kinds)))], np.int8
    )
    faults, runs = np.zeros(3, np.int64), new_runs(1)
    box, fresh = packed(game.rules.box, case.box), packed(game.rules.state, case.start())
    kernel(game, "watch_secrets")(box, fresh, tables, runs, moves, logs, features, games, told, faults)
    return int(runs["number"][0]) + 1, dict(zip(("no guess", "looks", "sounds"), map(int, faults), strict=True))


def trace(case: Case, actions: list[int]) -> tuple[Any, Any, Any, Any]:
    """The compiled course of a game: box, positions, event logs, legal lists."""
    game = case.game
    box = packed(game.rules.box, case.box)
    states = np.zeros(len(actions) + 1, dtype_of(game.rules.state))
    states[:1] = packed(game.rules.state, case.start())
    logs, moves = np.zeros(len(actions), dtype_of(EventLog)), np.zeros(len(actions) + 1, dtype_of(game.rules.moves))
    kernel(game, "trace_game")(box, np.array(actions, np.int32), states, logs, moves)
    return box, states, logs, moves


def trace_secrets(case: Case, box: Any, states: Any) -> tuple[Any, Any, Any]:
    """The compiled hidden states, features and guesses of every position and seat."""
    game, many = case.game, len(states) * case.seats
    hidden, guesses = (np.zeros(many, dtype_of(game.rules.state)) for _ in range(2))
    features = np.zeros(many, dtype_of(game.rules.features))
    kernel(game, "trace_hidden")(box, states, case.seats, hidden, features, guesses)
    return hidden, features, guesses


def warm(name: str) -> str:
    """Compile all kernels of a game into the cache, so that parallel test workers find them there."""
    game = find_game(name)
    case = Case(game, game.rules.seats.start, "standard")
    watch(case, 1)
    watch_for_leaks(case, 1)
    box, states, _, _ = trace(case, [])
    trace_secrets(case, box, states)
    batch = CpuBatch(game, 2, case.seats, masks=True, features=True, threads=1)
    batch.step(batch.legal()[0][:, 0])
    batch.step_random()
    batch.play_out()
    assert batch.over.all()
    return name

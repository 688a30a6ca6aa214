"""What a seat can do in one turn: every position of it once, breadth first, compiled.

The turn ends where chance, another seat or the end of the game comes next. Positions equal to the byte are one,
whatever order of steps led there; so a turn of thousands of orders is a few positions, and all of it can be looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from drakes.core.events import Silence
from drakes.core.game import Game
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.engine.drivers import apply, copy_state, list_moves, places, scores, to_move
from drakes.puzzles.small_turn import small_turn
from drakes.puzzles.turn import ASKS, MOST_LINES, Step, Turn

if TYPE_CHECKING:
    from drakes.engine.batch import Records

SMALL = 300
"""Turns of up to so many positions are gone through without a compiler."""


def slot_of(words: Any, table: Any, n: int) -> int:
    """Where a position stands in the table of those known, or the empty slot where it would."""
    number = 1469598103934665603
    for i in range(words.shape[1]):
        number = (number ^ words[n, i]) * 1099511628211
        number = number ^ (number >> 29)
    slot = number & (len(table) - 1)
    while table[slot] >= 0:
        same = True
        for i in range(words.shape[1]):
            if words[table[slot], i] != words[n, i]:
                same = False
                break
        if same:
            break
        slot = (slot + 1) & (len(table) - 1)
    return slot


def mover_at(box: Records, states: Records, moves: Records, logs: Records, i: int, seat: int) -> int:
    """Who is to move in a position; ASKS if another seat only answers and the turn goes on."""
    mover = to_move(states[i])
    if mover < 0 or mover == seat:
        return mover
    spare = len(states) - 1
    list_moves(box[0], states[i], moves[0])
    copy_state(states[spare], states[i])
    apply(box[0], states[spare], moves[0].actions[0], logs[0])
    return ASKS if to_move(states[spare]) == seat else mover


def spread_turn(
    box: Records,
    states: Records,
    words: Any,
    moves: Records,
    logs: Records,
    table: Any,
    depths: Any,
    movers: Any,
    seat: int,
) -> int:
    """The positions of a turn that begins at the first, nearest first; how many, negative if there are more."""
    table[slot_of(words, table, 0)] = 0
    n, i = 1, 0
    while i < n:
        movers[i] = mover_at(box, states, moves, logs, i, seat)
        if movers[i] == seat:
            list_moves(box[0], states[i], moves[0])
            for k in range(moves[0].n):
                if n + 1 >= len(states):
                    for j in range(i, n):
                        movers[j] = mover_at(box, states, moves, logs, j, seat)
                    return -n
                copy_state(states[n], states[i])
                apply(box[0], states[n], moves[0].actions[k], logs[0])
                slot = slot_of(words, table, n)
                if table[slot] < 0:
                    table[slot] = n
                    depths[n] = depths[i] + 1
                    n += 1
        i += 1
    return n


def judge_turn(box: Records, states: Records, n: int, points: Any, standings: Any) -> None:
    """The points and the places in each position."""
    for i in range(n):
        scores(box[0], states[i], points[i])
        places(box[0], states[i], standings[i])


def trace_back(
    box: Records,
    states: Records,
    words: Any,
    moves: Records,
    logs: Records,
    table: Any,
    depths: Any,
    marked: Any,
    edges: Any,
    last: int,
    seat: int,
) -> int:
    """Every step of a shortest way to a marked position, as rows of from, action and to; -1 if there is no room."""
    spare, n = len(states) - 1, 0
    for i in range(last, -1, -1):
        if to_move(states[i]) == seat and not marked[i]:
            list_moves(box[0], states[i], moves[0])
            leads = False
            for k in range(moves[0].n):
                copy_state(states[spare], states[i])
                apply(box[0], states[spare], moves[0].actions[k], logs[0])
                then = table[slot_of(words, table, spare)]
                if marked[then] and depths[then] == depths[i] + 1:
                    if n == len(edges):
                        return -1
                    edges[n, 0], edges[n, 1], edges[n, 2] = i, moves[0].actions[k], then
                    n += 1
                    leads = True
            if leads:
                marked[i] = 1
    return n


def nearest_of_turn(game: Game, box: object, state: Any, most: int) -> Turn:
    """The positions of the turn of the seat to move: all, or if they are more than `most` those that are nearest."""
    found = small_turn(game, box, state, min(most, SMALL))
    return found if found is not None else large_turn(game, box, state, most)


def large_turn(game: Game, box: object, state: Any, most: int) -> Turn:
    """The same, compiled."""
    from drakes.engine.cpu import compile_for  # Numba is for those whose turns are long

    rules = game.rules
    kernels = compile_for(game, spread_turn, judge_turn, trace_back, helpers=(slot_of, mover_at))
    states = np.zeros(most + 1, dtype_of(rules.state))
    states[:1] = packed(rules.state, state)
    words = states.view(np.int32).reshape(most + 1, -1)
    table, depths = np.full(1 << (2 * most).bit_length(), -1, np.int32), np.zeros(most + 1, np.int32)
    box_row, log, moves = packed(rules.box, box), np.zeros(1, dtype_of(Silence)), np.zeros(1, dtype_of(rules.moves))
    seat, movers = rules.to_move(state), np.zeros(most + 1, np.int32)
    count = int(kernels["spread_turn"](box_row, states, words, moves, log, table, depths, movers, seat))
    size = abs(count)
    points, standings = np.zeros((size, state.seats), np.int32), np.zeros((size, state.seats), np.int32)
    kernels["judge_turn"](box_row, states, size, points, standings)

    def state_at(n: int) -> Any:
        return rules.codec.unpack(states[n].tobytes())

    def steps_to(goal: set[int]) -> list[Step] | None:
        marked, edges = np.zeros(most + 1, np.uint8), np.zeros((MOST_LINES, 3), np.int32)
        marked[list(goal)] = 1
        last = int(np.flatnonzero(depths[:size] < depths[min(goal)]).max())
        n = kernels["trace_back"](box_row, states, words, moves, log, table, depths, marked, edges, last, seat)
        return None if n < 0 else [(int(a), int(b), int(c)) for a, b, c in edges[:n]]

    known_to = depths[size - 1] if count > 0 else depths[size - 1] - 1
    return Turn(seat, movers[:size], points, standings, depths[:size], int(known_to), count > 0, state_at, steps_to)

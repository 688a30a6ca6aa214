"""Compiled: plans carried out through the rules, to see whether they cost and gain what the planner said.

The planner takes the other ships to stand still and the supply to be full, and may fly past what nobody has explored;
so the replay leaves the turn to one seat, fills the supply before every action, and explores nothing on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drakes.core.events import Silence
from drakes.core.record import dtype_of
from drakes.engine.batch import packed
from drakes.engine.cpu import compile_for
from drakes.engine.drivers import apply, copy_state, list_moves
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.bots.decisions import flight_towards, rounds_left
from drakes.games.duck_dealer.bots.errands import TO_REFIT
from drakes.games.duck_dealer.bots.exchange_offers import is_offered
from drakes.games.duck_dealer.bots.memory import COSTED, Memory
from drakes.games.duck_dealer.bots.plan_search import find_best_plan, prepare, write_down
from drakes.games.duck_dealer.bots.purse import most_held
from drakes.games.duck_dealer.rules.actions import COLLECT, END_TURN, FLY, PUT_BACK, STOP
from drakes.games.duck_dealer.rules.energy import income
from drakes.games.duck_dealer.rules.flying import chart
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    COLOURS,
    GEARS,
    GOODS,
    KEEP_ENERGY_PHASE,
    MOVEMENT,
    PLANETS,
    PRODUCTS,
    SLOTS,
    TRACK,
    TURN_PHASE,
    Box,
)

HELD = 100
"""Markers of each colour in hand before an action that is paid later: what is missing afterwards is what it cost."""
FARTHEST = 40
"""The most markers of a flight."""
MOST = 120
"""The most markers of a colour that a ship's record holds."""
FAULTS = ("illegal", "flight", "turn", "cost", "ship", "tiles", "rounds", "gain")
ILLEGAL, FLIGHT, TURN, COST, SHIP, TILES, ROUNDS, GAIN = range(len(FAULTS))


def check_plans(
    box: Any, states: Any, work: Any, memory: Any, moves: Any, log: Any, cost: Any, width: int, faults: Any, counts: Any
) -> None:
    """Plan from each position, carry the plan out, and note in which positions something was not as planned."""
    for i in range(len(states)):
        memory[0].width = width
        memory[0].horizon = rounds_left(box[0], states[i])
        prepare(box[0], states[i], memory[0], states[i].seat)
        find_best_plan(box[0], memory[0])
        write_down(box[0], memory[0])
        best, again = memory[0].best, memory[0].trial
        if best.gain != again.gain or best.rounds != again.rounds:
            faults[GAIN] = i
            counts[GAIN] += 1
        copy_state(work[0], memory[0].root.state)
        fault = replay(box[0], memory[0], work[0], moves[0], log[0], cost)
        if fault >= 0:
            faults[fault] = i
            counts[fault] += 1
        if memory[0].root.is_now == 0 and not are_rounds_enough(box[0], memory[0], work[0], log[0]):
            faults[ROUNDS] = i
            counts[ROUNDS] += 1
        counts[len(FAULTS)] += memory[0].n_actions
        counts[len(FAULTS) + 1] += again.state.ships[again.state.seat].score - states[i].ships[again.state.seat].score


def replay(box: Any, memory: Any, state: Any, moves: Any, log: Any, cost: Any) -> int:
    """Carry the plan written down out; the first thing that was not as planned, or -1."""
    is_now = memory.root.is_now != 0
    for c in range(COLOURS):
        cost[c] = 0
    for i in range(memory.n_actions):
        action = memory.actions[i]
        if action == END_TURN:
            if not end_turn(box, state, log):
                return TURN
            is_now = False
        else:
            if action >= FLY and action < STOP:
                fault = fly(box, memory, state, moves, log, cost, action - FLY, is_now)
            else:
                fault = do(box, state, moves, log, cost, action, is_now)
            if fault >= 0:
                return fault
    plan = memory.trial
    for c in range(COLOURS):
        if cost[c] != plan.cost[c]:
            return COST
    if not is_same_ship(plan.state.ships[plan.state.seat], state.ships[state.seat]):
        return SHIP
    return -1 if are_same_tiles(plan.state, state) else TILES


def do(box: Any, state: Any, moves: Any, log: Any, cost: Any, action: int, is_now: bool) -> int:
    """One action, with what is in hand or with as much as it may take; what it cost is added up."""
    ship = state.ships[state.seat]
    if not is_now:
        for c in range(COLOURS):
            ship.energy[c] = HELD
            state.supply[c] = box.energy
    before = ship.energy[0] + ship.virtual[0], ship.energy[1] + ship.virtual[1], ship.energy[2] + ship.virtual[2]
    list_moves(box, state, moves)
    if not is_offered(moves, action):
        return ILLEGAL
    apply(box, state, action, log)
    for c in range(COLOURS):
        cost[c] += before[c] - ship.energy[c] - ship.virtual[c]
    return -1


def fly(box: Any, memory: Any, state: Any, moves: Any, log: Any, cost: Any, planet: int, is_now: bool) -> int:
    """A flight of several markers, as the planner flies it, past what is unexplored."""
    unexplored = 0
    for other in range(PLANETS):
        if other != planet and state.planets[other].is_visited == 0:
            unexplored |= 1 << other
            state.planets[other].is_visited = 1
    fault = -1
    for _ in range(FARTHEST):
        if state.ships[state.seat].at == planet or fault >= 0:
            break
        if not is_now:
            state.ships[state.seat].energy[MOVEMENT] = HELD
            chart(box, state)
        list_moves(box, state, moves)
        fault = do(box, state, moves, log, cost, flight_towards(box, state, memory, moves, planet), is_now)
    for other in range(PLANETS):
        if unexplored >> other & 1 != 0:
            state.planets[other].is_visited = 0
    if state.ships[state.seat].at != planet:
        return FLIGHT
    return fault


def end_turn(box: Any, state: Any, log: Any) -> bool:
    """End the turn the plan begins in, keeping the markers the planner keeps. Whether nothing else was asked."""
    seat = state.seat
    apply(box, state, END_TURN, log)
    while state.phase == KEEP_ENERGY_PHASE:
        apply(box, state, PUT_BACK + most_held(state.ships[seat]), log)
    is_over = bool(state.phase == TURN_PHASE)
    state.seat = seat
    state.phase = ACTION_PHASE
    return is_over


def is_same_ship(one: Any, other: Any) -> bool:
    """Whether a ship is where it was planned to be, and has what it was planned to have."""
    if one.at != other.at or one.score != other.score or one.aboard != other.aboard:
        return False
    if one.filled != other.filled or one.cubes != other.cubes:
        return False
    for good in range(GOODS):
        if one.goods[good] != other.goods[good]:
            return False
    same = True
    for gear in range(GEARS):
        same = same and one.gear[gear] == other.gear[gear]
    return same


def are_same_tiles(one: Any, other: Any) -> bool:
    """Whether all planets, the factories in stock and the consumers on the track are as planned."""
    for planet in range(PLANETS):
        a, b = one.planets[planet], other.planets[planet]
        if a.second != b.second or a.is_built != b.is_built or a.factory != b.factory or a.is_visited != b.is_visited:
            return False
        for slot in range(SLOTS):
            if a.privileges[slot] != b.privileges[slot]:
                return False
    for product in range(PRODUCTS):
        if one.stock[product] != other.stock[product]:
            return False
    for i in range(TRACK):
        if one.track[i] != other.track[i]:
            return False
    return bool(one.track_top == other.track_top)


def are_rounds_enough(box: Any, memory: Any, state: Any, log: Any) -> bool:
    """Whether the markers of the first errands, before the crew changes, come in the rounds said and no fewer."""
    ship = memory.root.state.ships[memory.root.state.seat]
    for i in range(min(COSTED, memory.best.n_errands)):
        rounds = memory.errand_rounds[i]
        if memory.best.errands[i].kind == TO_REFIT:
            return True
        for c in range(COLOURS):
            if ship.energy[c] + rounds * (income(ship, c) + 1) > MOST:
                return True
        if not can_collect(box, memory, state, log, i, rounds):
            return False
        if rounds > 0 and can_collect(box, memory, state, log, i, rounds - 1):
            return False
    return True


def can_collect(box: Any, memory: Any, state: Any, log: Any, errand: int, rounds: int) -> bool:
    """Whether collecting so often brings what the errands up to one cost."""
    copy_state(state, memory.root.state)
    seat = state.seat
    ship = state.ships[seat]
    for past in range(rounds):
        lacking, most = 0, -999
        for c in range(COLOURS):
            state.supply[c] = box.energy
            lack = memory.errand_cost[errand * COLOURS + c] - ship.energy[c] - (rounds - past) * income(ship, c)
            if lack > most:
                lacking, most = c, lack
        state.seat = seat
        state.phase = TURN_PHASE
        apply(box, state, COLLECT + lacking, log)
    has_all = True
    for c in range(COLOURS):
        has_all = has_all and ship.energy[c] >= memory.errand_cost[errand * COLOURS + c]
    return has_all


HELPERS = (do, fly, end_turn, is_same_ship, are_same_tiles, replay, can_collect, are_rounds_enough)


@dataclass(frozen=True)
class Found:
    """How many plans went otherwise than said, by what went otherwise; in which position last; and what was planned."""

    faults: dict[str, int]
    last: dict[str, int]
    actions: int
    points: int


def carry_out_plans(box: Box, states: NDArray[np.void], width: int) -> Found:
    """Plan from every position, and carry each plan out through the rules."""
    state, memory = dtype_of(GAME.rules.state), np.zeros(1, dtype_of(Memory))
    last, counts = np.full(len(FAULTS), -1, np.int64), np.zeros(len(FAULTS) + 2, np.int64)
    moves, log, cost = np.zeros(1, dtype_of(GAME.rules.moves)), np.zeros(1, dtype_of(Silence)), np.zeros(3, np.int64)
    check = compile_for(GAME, check_plans, helpers=HELPERS, for_bots=True)["check_plans"]
    check(packed(GAME.rules.box, box), states, np.zeros(1, state), memory, moves, log, cost, width, last, counts)
    faults = {name: int(n) for name, n in zip(FAULTS, counts, strict=False) if n}
    where = {name: int(i) for name, i in zip(FAULTS, last, strict=True) if i >= 0}
    return Found(faults, where, int(counts[-2]), int(counts[-1]))

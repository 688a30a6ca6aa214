"""A law of the planner: a plan carried out through the rules costs and gains what the planner said."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from drakes.bots.planner import decide_by
from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER
from drakes.core.record import dtype_of
from drakes.engine.cpu import CpuBatch
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.state import Phase
from drakes.laws.cases import legal
from tests.editions import accepted_edition
from tests.games.duck_dealer.editions import random_values
from tests.games.duck_dealer.replaying import Found, carry_out_plans
from tests.games.duck_dealer.table import standard_box
from tests.games.duck_dealer.test_play import hidden

pytestmark = pytest.mark.deep
"""The law compiles the planner once more, which takes a minute."""
PLANNED = (int(Phase.TURN), int(Phase.ACTION))
BUDGET = 10
EDITIONS = 40
WIDTH = 2


def positions_of_bots(count: int, seed: int) -> NDArray[np.void]:
    """Positions of planners' own games, with a random action now and then."""
    chance, found, box = Random(seed), list[bytes](), standard_box()
    while len(found) < count:
        state = GAME.new_state(chance.randrange(2, 6))
        GAME.rules.setup(box, state)
        while (mover := GAME.rules.to_move(state)) != OVER and len(found) < count:
            moves = GAME.rules.moves()
            GAME.rules.legal(box, state, moves)
            actions, ways = moves.actions[: moves.n], moves.weights[: moves.n]
            if mover == NATURE or chance.randrange(16) == 0:
                action = chance.choices(actions, ways)[0]
            else:
                action = decide_by(GAME, box, hidden(box, state, mover), BUDGET, chance.randrange(1 << 30))
            GAME.rules.apply(box, state, action, EventLog())
            if state.phase in PLANNED:
                found.append(GAME.rules.codec.pack(state))
    return np.frombuffer(b"".join(found), dtype_of(GAME.rules.state)).copy()


def positions_of_chance(count: int, seed: int) -> NDArray[np.void]:
    """Positions of random games."""
    chance, found, most = np.random.default_rng(seed), list[NDArray[np.void]](), 64
    for seats in GAME.rules.seats:
        batch, n = CpuBatch(GAME, most, seats, seed=seed, threads=1), 0
        while n < count // len(GAME.rules.seats):
            for _ in range(int(chance.integers(1, 24))):
                batch.step_random()
            chosen = batch.states[np.isin(batch.states["phase"], PLANNED)]
            n += len(chosen)
            found.append(chosen.copy())
            if batch.over.all():
                seed += 1
                batch = CpuBatch(GAME, most, seats, seed=seed, threads=1)
    return np.concatenate(found)


def check(found: Found, points: int) -> None:
    assert (found.faults, found.last) == ({}, {})
    assert found.points > points


def test_plans_in_bots_games_cost_and_gain_what_was_said() -> None:
    check(carry_out_plans(standard_box(), positions_of_bots(200, 1), WIDTH), 20 * 200)


def test_plans_in_random_games_cost_and_gain_what_was_said() -> None:
    check(carry_out_plans(standard_box(), positions_of_chance(200, 2), WIDTH), 20 * 200)


def test_plans_cost_and_gain_what_was_said_where_the_supply_and_the_cubes_have_run_out() -> None:
    positions = positions_of_bots(200, 1)
    positions["supply"] = 0
    check(carry_out_plans(standard_box(), positions, WIDTH), 20 * 200)
    positions["ships"]["cubes"] = 0
    check(carry_out_plans(standard_box(), positions, WIDTH), 20 * 200)


def test_ten_thousand_plans_cost_and_gain_what_was_said() -> None:
    check(carry_out_plans(standard_box(), positions_of_bots(5000, 3), WIDTH), 20 * 5000)
    check(carry_out_plans(standard_box(), positions_of_chance(5000, 4), WIDTH), 20 * 5000)


def test_a_planner_plays_random_editions_to_the_end(tmp_path: Path) -> None:
    for seed in range(EDITIONS):
        box, chance = load_box(GAME, str(accepted_edition(GAME, random_values, seed, tmp_path))), Random(seed)
        state = GAME.new_state(chance.randrange(2, 6), {"start": chance.choice(("random", "auction"))})
        GAME.rules.setup(box, state)
        while (mover := GAME.rules.to_move(state)) != OVER:
            actions, ways = legal(GAME, box, state)
            action = chance.choices(actions, ways)[0]
            if mover != NATURE:
                action = decide_by(GAME, box, hidden(box, state, mover), BUDGET, chance.randrange(1 << 30))
            assert action in actions, f"edition {seed}: {GAME.rules.actions.text(action)}"
            GAME.rules.apply(box, state, action, EventLog())

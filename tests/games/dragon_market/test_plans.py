"""What the planner says holds: a plan played by the rules comes to what it promised, and its sets are the rules'.

Positions come from random play, from the planner's own games and from crowded boards; each plan is replayed through
`apply` from the true position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from drakes.core.chance import draw
from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER
from drakes.core.record import dtype_of
from drakes.engine.batch import new_runs, packed
from drakes.engine.cpu import compile_for
from drakes.engine.drivers import apply, begin, choose, copy_state, hide, list_moves, to_move
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.bots.memory import LOST, WON, Memory
from drakes.games.dragon_market.bots.next_goal import landings
from drakes.games.dragon_market.bots.squares import Squares, either, free_of_sailors, goals, meet, only, walkable
from drakes.games.dragon_market.bots.turn_plan import coins_after_turn, plan_turn
from drakes.games.dragon_market.rules.actions import END_TURN, SLIDE, STEP
from drakes.games.dragon_market.rules.board import square_at, square_of
from drakes.games.dragon_market.rules.heirs import enter
from drakes.games.dragon_market.rules.state import (
    BOATS,
    CROSSING_PHASE,
    FINISHED_PHASE,
    PONTOONS,
    SIZE,
    TAKE_PHASE,
    TURN_PHASE,
    side_of,
)
from drakes.games.dragon_market.rules.ways_out import is_sailor, is_walkable
from drakes.laws.compiled import same_bytes
from tests.games.dragon_market.positions import crossing_position, random_position

pytestmark = pytest.mark.deep
"""The law compiles the planner once more, which takes a minute."""
FAULTS = ("no plan", "illegal", "elsewhere", "coins", "won", "walkable", "sailors", "goals", "landings")
NO_PLAN, ILLEGAL, ELSEWHERE, COINS, WINS, WALKABLE, SAILORS, GOALS, LANDINGS = range(len(FAULTS))
TRUE, KNOWN, TRIAL, THEN, PROMISED = range(5)
"""The tables of a check: the position, what the mover knows of it, and work space."""
GAP = 7
"""One decision in so many is looked at, so that positions differ and games come to their end."""


def is_offered(moves: Any, action: int) -> bool:
    """Whether a list holds an action."""
    at = 0
    while at < moves.n and moves.actions[at] != action:
        at += 1
    return bool(at < moves.n)


def check_plan(box: Any, tables: Any, moves: Any, memory: Any, log: Any, seat: int, faults: Any) -> None:
    """The steps are legal, they lead to what was promised, and ending the turn there pays what was said."""
    plan, state = memory[0].plan, tables[TRIAL]
    if plan.worth == LOST:
        faults[NO_PLAN] += 1
        return
    copy_state(state, tables[TRUE])
    for i in range(plan.n):
        list_moves(box[0], state, moves[1])
        if not is_offered(moves[1], plan.steps[i]):
            faults[ILLEGAL] += 1
            return
        apply(box[0], state, plan.steps[i], log[0])
    copy_state(tables[THEN], state)
    hide(box[0], tables[THEN], seat)
    copy_state(tables[PROMISED], plan.promise)
    if state.phase not in (TURN_PHASE, CROSSING_PHASE):
        # A card was validated: how many the deck has left to draw from the mover cannot know, and no plan goes so far.
        tables[PROMISED].draws = state.draws
    if not same_bytes(tables, THEN, PROMISED):
        faults[ELSEWHERE] += 1
    side = side_of(state, seat)
    if (plan.worth == WON) != (state.phase == FINISHED_PHASE and state.winner == side):
        faults[WINS] += 1
    if state.phase == TURN_PHASE:
        coins = coins_after_turn(box[0], state)
        apply(box[0], state, END_TURN, log[0])
        while state.phase == TAKE_PHASE:
            list_moves(box[0], state, moves[1])
            apply(box[0], state, moves[1].actions[0], log[0])
        if state.coins[side] != coins:
            faults[COINS] += 1


def brings_something(box: Any, tables: Any, log: Any, seat: int, square: int) -> bool:
    """Whether the heir takes a good, or validates its card, when it enters a square."""
    copy_state(tables[TRIAL], tables[KNOWN])
    enter(box[0], tables[TRIAL], tables[KNOWN].grid[square] - 1, log[0])
    side = side_of(tables[KNOWN], seat)
    before, after = tables[KNOWN], tables[TRIAL]
    return bool(before.collected[side] != after.collected[side] or before.validated[side] != after.validated[side])


def check_squares(box: Any, tables: Any, log: Any, seat: int, faults: Any) -> None:
    """The sets of squares say of each what the rules say of it."""
    state = tables[KNOWN]
    boats, free, wanted = walkable(box[0], state, seat), free_of_sailors(state), goals(box[0], state, seat)
    for at in range(SIZE * SIZE):
        square = square_at(at % SIZE, at // SIZE)
        may_walk = is_walkable(state, seat, square)
        if meet(boats, only(square)) != may_walk:
            faults[WALKABLE] += 1
        if meet(free, only(square)) == is_sailor(state, square):
            faults[SAILORS] += 1
        if meet(wanted, only(square)) != (may_walk and brings_something(box, tables, log, seat, square)):
            faults[GOALS] += 1


def check_landings(box: Any, tables: Any, moves: Any, log: Any, found: Any, faults: Any) -> None:
    """A spot's landings are the squares to which slides and turns bring it, each tried by the rules."""
    state = tables[KNOWN]
    copy_state(tables[THEN], state)
    tables[THEN].phase = TURN_PHASE
    tables[THEN].points = 1
    list_moves(box[0], tables[THEN], moves[1])
    found[:, :] = 0
    for i in range(moves[1].n):
        action = moves[1].actions[i]
        if action >= SLIDE and action < STEP:
            copy_state(tables[TRIAL], tables[THEN])
            apply(box[0], tables[TRIAL], action, log[0])
            for spot in range(PONTOONS):
                boat = spot // 3
                is_moved = tables[TRIAL].sailors[boat] != state.sailors[boat]
                if is_moved or tables[TRIAL].headings[boat] != state.headings[boat]:
                    squares: Squares = (found[spot, 0], found[spot, 1])
                    found[spot, 0], found[spot, 1] = either(squares, only(square_of(box[0], tables[TRIAL], spot)))
    for boat in range(BOATS):
        for spot in range(3 * boat + 1, 3 * boat + 3):
            one, two = landings(box[0], state, spot)
            if one != found[spot, 0] or two != found[spot, 1]:
                faults[LANDINGS] += 1


def plan(box: Any, tables: Any, moves: Any, memory: Any, budget: int) -> int:
    """What the planner would do in the position of the first table, from what the mover knows."""
    copy_state(tables[KNOWN], tables[TRUE])
    hide(box[0], tables[KNOWN], tables[TRUE].seat)
    list_moves(box[0], tables[KNOWN], moves[0])
    return plan_turn(box[0], tables[KNOWN], moves[0], memory[0], budget)


def check_position(
    box: Any, tables: Any, moves: Any, memory: Any, log: Any, budget: int, found: Any, faults: Any
) -> int:
    """All of it, in the position of the first table; gives what the planner would do there."""
    seat = tables[TRUE].seat
    action = plan(box, tables, moves, memory, budget)
    check_plan(box, tables, moves, memory, log, seat, faults)
    check_squares(box, tables, log, seat, faults)
    check_landings(box, tables, moves, log, found, faults)
    return action


def check_games(
    box: Any,
    fresh: Any,
    tables: Any,
    run: Any,
    moves: Any,
    memory: Any,
    log: Any,
    budget: int,
    most: int,
    found: Any,
    faults: Any,
) -> int:
    """So many positions, from random play in every other game and from the planner's own in the rest.

    No game gives more than half of them.
    """
    number, met = 0, 0
    while met < most:
        begin(box[0], fresh[0], tables[TRUE], run[0], 21, number)
        n, decisions = 0, 0
        while to_move(tables[TRUE]) != OVER and n < most // 2 and met < most:
            mover = to_move(tables[TRUE])
            list_moves(box[0], tables[TRUE], moves[0])
            action = choose(moves[0], mover, draw(run[0].key, run[0].draws))
            run[0].draws += 1
            if mover != NATURE and tables[TRUE].phase in (TURN_PHASE, CROSSING_PHASE):
                decisions += 1
                own = action
                if decisions % GAP == 0:
                    own = check_position(box, tables, moves, memory, log, budget, found, faults)
                    n, met = n + 1, met + 1
                elif number % 2 == 1:
                    own = plan(box, tables, moves, memory, budget)
                action = own if number % 2 == 1 else action
            apply(box[0], tables[TRUE], action, log[0])
        number += 1
    return number


def check_one(box: Any, tables: Any, moves: Any, memory: Any, log: Any, budget: int, found: Any, faults: Any) -> None:
    """One position that was laid on the first table."""
    check_position(box, tables, moves, memory, log, budget, found, faults)


HELPERS = (same_bytes, is_offered, check_plan, brings_something, check_squares, check_landings, plan, check_position)


class Check:
    """The checks, compiled, with what they work in."""

    def __init__(self) -> None:
        kernels = compile_for(GAME, check_one, check_games, helpers=HELPERS, for_bots=True)
        self.check_one, self.check_games = kernels["check_one"], kernels["check_games"]
        self.box = packed(GAME.rules.box, load_box(GAME))
        self.tables = np.zeros(5, dtype_of(GAME.rules.state))
        self.moves = np.zeros(2, dtype_of(GAME.rules.moves))
        self.memory, self.log = np.zeros(1, dtype_of(Memory)), np.zeros(1, dtype_of(EventLog))
        self.found, self.faults = np.zeros((PONTOONS, 2), np.int64), np.zeros(len(FAULTS), np.int64)

    @property
    def room(self) -> tuple[Any, ...]:
        return self.tables, self.moves, self.memory, self.log

    def position(self, state: Any, budget: int) -> dict[str, int]:
        """The faults found in one position."""
        self.tables[:1] = packed(GAME.rules.state, state)
        self.check_one(self.box, *self.room, budget, self.found, self.faults)
        return self.seen()

    def games(self, seats: int, options: Mapping[str, bool], budget: int, most: int) -> dict[str, int]:
        """The faults found in games with these options."""
        fresh = GAME.new_state(seats, options)
        GAME.rules.setup(load_box(GAME), fresh)
        tables, *rest = self.room
        start = packed(GAME.rules.state, fresh)
        self.check_games(self.box, start, tables, new_runs(1), *rest, budget, most, self.found, self.faults)
        return self.seen()

    def seen(self) -> dict[str, int]:
        return {name: int(n) for name, n in zip(FAULTS, self.faults, strict=True) if n}


CASES = [
    (2, {}),
    (3, {"quick_setup": True}),
    (4, {"quick_setup": True, "flat_points": True}),
    (2, {"red_cards": True, "quick_setup": True}),
    (3, {"red_cards": True}),
    (4, {"red_cards": True, "quick_setup": True}),
    (4, {"red_cards": True, "flat_points": True}),
    (4, {"teams": True}),
    (4, {"teams": True, "red_cards": True, "quick_setup": True}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_plans_and_sets_are_true_in_games(seats: int, options: dict[str, bool]) -> None:
    assert Check().games(seats, options, 6, 60) == {}


def test_plans_and_sets_are_true_on_crowded_boards() -> None:
    check = Check()
    for seed in range(100):
        assert check.position(random_position(seed, red=seed % 2 == 0).state, 6) == {}, seed


def test_plans_are_true_while_an_heir_crosses() -> None:
    check = Check()
    for seed in range(100):
        table = crossing_position(seed)
        if table.legal():
            check.position(table.state, 6)
    assert {fault: n for fault, n in check.seen().items() if fault != "no plan"} == {}


@pytest.mark.parametrize("budget", [3, 12, 60])
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_plans_and_sets_are_true_in_ten_thousand_positions(seats: int, options: dict[str, bool], budget: int) -> None:
    assert Check().games(seats, options, budget, 400) == {}

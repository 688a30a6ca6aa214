"""The game's own simple players: each chooses one of the legal actions from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from drakes.core.game import Player
from drakes.games.duck_dealer.bots.planning import FLY_TO, Plan, Planner
from drakes.games.duck_dealer.rules.actions import (
    ACCEPT,
    ACT,
    BID_FIRST,
    COLLECT,
    DECLINE,
    DISCARD,
    END_TURN,
    ENTRANCE,
    EXIT,
    EXPLORE,
    FLY,
    GEAR_FIRST,
    HIGHWAY,
    JUMP,
    PART,
    POSITION_FIRST,
    PUT_BACK,
    STOP,
    TAKE_PART,
)
from drakes.games.duck_dealer.rules.flying import steps_between
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    COLOURS,
    EXIT_PHASE,
    EXPLORE_PHASE,
    GEAR_PHASE,
    GOODS,
    KEEP_ENERGY_PHASE,
    KEEP_GOODS_PHASE,
    MOVEMENT,
    NOTHING,
    PART_PHASE,
    PLANETS,
    PRIMARIES,
    SEATS,
    TURN_PHASE,
    Box,
    Gear,
    State,
)

MOST_BID = 8
PATIENCE = 4.0
"""How many turns of collecting an action turn counts for."""
LONGEST_WAIT = 14
FIRST_GEAR = (int(Gear.CARGO_HOLD), int(Gear.MERCHANT))
THIRD_GEAR = (int(Gear.NAVIGATOR), int(Gear.NAVIGATOR), int(Gear.CARGO_HOLD))


def random(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """Any legal action."""
    return Random(seed).choice(actions)


def trader(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """Plans a build, a delivery or an upgrade, collects what it costs, and carries it out.

    Of all plans it follows the one that brings most for the turns it takes. Privileges and offers it leaves aside.
    """
    if len(actions) == 1:
        return actions[0]
    chance = Random(seed)
    if hidden.phase == TURN_PHASE:
        return turn_choice(box, hidden)
    if hidden.phase == ACTION_PHASE:
        return action_choice(box, hidden, actions)
    if hidden.phase == PART_PHASE:
        return part_choice(box, hidden, actions, chance)
    if hidden.phase in (KEEP_GOODS_PHASE, KEEP_ENERGY_PHASE):
        return keep_choice(box, hidden, actions)
    if hidden.phase == EXPLORE_PHASE:
        return explore_choice(box, hidden, actions)
    return other_choice(box, hidden, actions, chance)


PLAYERS: Mapping[str, Player[Box, State]] = {"random": random, "trader": trader}
BUDGETS: Mapping[str, int] = {"easy": 10, "medium": 17, "hard": 20, "expert": 160}
"""The planners, and how many voyages they follow from each round, in tenths."""


def waits(hidden: State, cost: Sequence[int]) -> int:
    """DD-3.2: how many turns of collecting a cost still takes."""
    ship = hidden.ships[hidden.seat]
    for turns in range(LONGEST_WAIT + 1):
        missing = 0
        for c in range(COLOURS):
            had = ship.energy[c] + ship.virtual[c] + turns * ship.gear[c + 1]
            missing += max(0, cost[c] - had)
        if missing <= turns:
            return turns
    return LONGEST_WAIT + 1


def worth(box: Box, hidden: State, plan: Plan) -> float:
    """What a plan brings for each turn it takes; what may come too late for the end of the game counts little."""
    turns = waits(hidden, plan.cost)
    if turns > LONGEST_WAIT:
        return 0.0
    is_late = turns > 3 * (box.turns - hidden.turn)
    return (plan.points if is_late else plan.value) * (0.3 if is_late else 1.0) / (turns + PATIENCE)


def best_plan(box: Box, hidden: State, *, now: bool = False) -> Plan | None:
    """The plan to follow; `now` only among those that can be paid at once."""
    plans = [plan for plan in Planner(box, hidden).plans() if plan.steps]
    if now:
        plans = [plan for plan in plans if waits(hidden, plan.cost) == 0]
        if hidden.turn == box.turns:
            plans = [plan for plan in plans if plan.points]
    return max(plans, key=lambda plan: worth(box, hidden, plan), default=None)


def turn_choice(box: Box, hidden: State) -> int:
    """DD-3.1: act when the best plan can be paid, else collect the colour it lacks most."""
    plan = best_plan(box, hidden)
    if plan is None:
        return ACT if sum(hidden.ships[hidden.seat].energy) > box.kept else COLLECT + MOVEMENT
    turns = waits(hidden, plan.cost)
    if turns == 0:
        return ACT
    ship = hidden.ships[hidden.seat]
    lacking = [plan.cost[c] - ship.energy[c] - turns * ship.gear[c + 1] for c in range(COLOURS)]
    return COLLECT + lacking.index(max(lacking))


def action_choice(box: Box, hidden: State, actions: Sequence[int]) -> int:
    """DD-3.6: the next step of a plan that can be paid; then of the best one, as long as markers would be lost."""
    if HIGHWAY in actions and hidden.free_parts:
        return HIGHWAY
    plan = best_plan(box, hidden, now=True)
    if plan is None and sum(hidden.ships[hidden.seat].energy) > box.kept:
        plan = best_plan(box, hidden)
    if plan is not None:
        step = next_step(box, hidden, plan, actions)
        if step in actions:
            return step
    return END_TURN


def next_step(box: Box, hidden: State, plan: Plan, actions: Sequence[int]) -> int:
    """The first action of a plan that is not done yet."""
    ship = hidden.ships[hidden.seat]
    step = plan.steps[0]
    if step > FLY_TO:
        return step
    target = FLY_TO - step
    here = hidden.planets[ship.at].pathway if ship.at < PLANETS else NOTHING
    if JUMP in actions and 0 <= here < SEATS and hidden.ships[here].exit == target:
        return JUMP
    planner = Planner(box, hidden)
    is_far = planner.from_here[target] > 2
    if is_far and ENTRANCE + ship.at in actions and hidden.planets[target].pathway == NOTHING:
        return ENTRANCE + ship.at
    if FLY + target in actions:
        return FLY + target
    stops = [a for a in actions if FLY <= a < JUMP]
    return min(stops, key=lambda a: (distance(box, planner, a, target), a), default=END_TURN)


def distance(box: Box, planner: Planner, action: int, target: int) -> tuple[int, int]:
    """How far a flight's end is from a planet: in markers, then in steps to the nearer end of its route."""
    if action < STOP:
        return planner.flights[action - FLY][target], 0
    dot = action - STOP
    line = box.route[box.route_of[dot]]
    own, i = planner.ship.parts[box.route_of[dot]], dot - line.first
    to_a = (planner.flights[line.a][target] + 1, steps_between(own, i, 0))
    to_b = (planner.flights[line.b][target] + 1, steps_between(own, i, line.dots - 1))
    return min(to_a, to_b)


def part_choice(box: Box, hidden: State, actions: Sequence[int], chance: Random) -> int:
    """DD-5.7: on the way of the best plan: a route from where the ship is, or towards where it goes."""
    plan = best_plan(box, hidden)
    ends = [hidden.ships[hidden.seat].at] + [FLY_TO - s for s in plan.steps if s <= FLY_TO] if plan else []
    pairs = {frozenset(pair) for pair in pairwise(ends)}
    dots = [a - PART for a in actions]
    lines = [box.route[box.route_of[dot]] for dot in dots]
    direct = [dot for dot, line in zip(dots, lines) if frozenset((line.a, line.b)) in pairs]
    near = [dot for dot, line in zip(dots, lines) if line.a in ends and line.b in ends]
    at_end = [dot for dot, line in zip(dots, lines) if ends and (line.a in ends[-2:] or line.b in ends[-2:])]
    return PART + (direct or near or at_end or [chance.choice(dots)])[0]


def keep_choice(box: Box, hidden: State, actions: Sequence[int]) -> int:
    """DD-3.8, DD-4.7: what the best plan needs least goes: the cheapest goods, the markers left over."""
    ship = hidden.ships[hidden.seat]
    if hidden.phase == KEEP_ENERGY_PHASE:
        plan = best_plan(box, hidden)
        cost = plan.cost if plan else [0] * COLOURS
        return max(actions, key=lambda a: ship.energy[a - PUT_BACK] - cost[a - PUT_BACK])
    rank = [ship.goods[good] - (10 * good if good >= PRIMARIES else 0) for good in range(GOODS)]
    return max(actions, key=lambda a: rank[a - DISCARD])


def explore_choice(box: Box, hidden: State, actions: Sequence[int]) -> int:
    """DD-4.5: the consumer whose product can be made already, else the dearer one."""
    standing = {it.factory for it in hidden.planets[: box.planets]}
    return max(actions, key=lambda a: (a - EXPLORE in standing, a))


def other_choice(box: Box, hidden: State, actions: Sequence[int], chance: Random) -> int:
    """Set-up, answers, pathway exits and cubes to take back."""
    if hidden.phase == GEAR_PHASE:
        filled = hidden.ships[hidden.seat].filled
        return GEAR_FIRST + (FIRST_GEAR[filled] if filled < len(FIRST_GEAR) else chance.choice(THIRD_GEAR))
    if hidden.phase == ANSWER_PHASE:
        return ACCEPT if not any(hidden.asked) else DECLINE
    if hidden.phase == EXIT_PHASE:
        plan = best_plan(box, hidden)
        goals = [FLY_TO - s for s in plan.steps if s <= FLY_TO] if plan else []
        exits = [EXIT + goal for goal in goals if EXIT + goal in actions]
        return exits[0] if exits else chance.choice(actions)
    if BID_FIRST <= actions[0] < POSITION_FIRST:
        return BID_FIRST + chance.randrange(MOST_BID + 1)
    if actions[0] >= TAKE_PART:
        return actions[0]
    return chance.choice(actions)

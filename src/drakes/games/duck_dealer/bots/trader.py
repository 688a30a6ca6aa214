"""A trader: goes for one building or delivery at a time, by the next job it takes. Plain Python, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from drakes.core.record import codec_of
from drakes.games.duck_dealer.bots.errands import is_standing, spare_good
from drakes.games.duck_dealer.rules.actions import (
    ACCEPT,
    ACT,
    BID_FIRST,
    BUILD_CONSUMER,
    BUILD_CONSUMER_WITH,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    BUY,
    COLLECT,
    DECLINE,
    DELIVER,
    DISCARD,
    END_TURN,
    FLY,
    GEAR_FIRST,
    HIGHWAY,
    JUMP,
    MAKE,
    MINE,
    PART,
    POSITION_FIRST,
    PUT_BACK,
    STOP,
)
from drakes.games.duck_dealer.rules.building import is_factory_site, is_printed
from drakes.games.duck_dealer.rules.energy import income, markers
from drakes.games.duck_dealer.rules.exploring import is_unexplored
from drakes.games.duck_dealer.rules.flying import chart, move_ship, speed
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    ANY,
    COLOURS,
    GEAR_PHASE,
    KEEP_ENERGY_PHASE,
    KEEP_GOODS_PHASE,
    LEVEL_OF,
    MOVEMENT,
    NOTHING,
    PART_PHASE,
    PLANETS,
    PRIMARIES,
    PRODUCTS,
    TURN_PHASE,
    Box,
    Gear,
    State,
    capacity,
    consumer_points,
    delivery_points,
    factory_points,
    spaceyard_points,
)

MOST_BID = 8
PATIENCE = 6.0
"""How many turns of collecting an action turn counts for."""
LONGEST_WAIT = 14
FIRST_GEAR = (int(Gear.CARGO_HOLD), int(Gear.MERCHANT))
THIRD_GEAR = (int(Gear.NAVIGATOR), int(Gear.NAVIGATOR), int(Gear.CARGO_HOLD))
PER_PIECE = 3
"""The goods that are aboard at once for each piece that is made."""
EXPLORING, NEW_GEAR = 2.0, 24.0
NEW_FACTORY = (5.0, 12.0, 10.0)
NEW_CONSUMER = (8.0, 20.0, 15.0)
"""What is worth something beside its points, at the start of the game; less the later it comes."""


class Goal(NamedTuple):
    """What the trader goes for: where, the goods it takes, the actions that reach it, and what it is worth."""

    planet: int
    """NOTHING: wherever a factory may stand."""
    needs: Sequence[int]
    last: Sequence[int]
    points: float
    worth: float


class Job(NamedTuple):
    """One thing to do before a goal is reached: an action, and the good that comes of it."""

    action: int
    good: int


def trader(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """Follows the goal that brings most for the turns it takes; privileges and offers it leaves aside."""
    chance = Random(seed)
    if len(actions) == 1:
        return actions[0]
    if hidden.phase == TURN_PHASE:
        return choose_turn(box, hidden)
    if hidden.phase == ACTION_PHASE:
        return choose_action(box, hidden, actions)
    if hidden.phase == PART_PHASE:
        return choose_dot(box, hidden, actions)
    if hidden.phase == KEEP_GOODS_PHASE:
        return max(actions, key=lambda a: (hidden.ships[hidden.seat].goods[a - DISCARD], DISCARD - a))
    if hidden.phase == KEEP_ENERGY_PHASE:
        return max(actions, key=lambda a: hidden.ships[hidden.seat].energy[a - PUT_BACK])
    if hidden.phase == GEAR_PHASE:
        filled = hidden.ships[hidden.seat].filled
        return GEAR_FIRST + (FIRST_GEAR[filled] if filled < len(FIRST_GEAR) else chance.choice(THIRD_GEAR))
    if hidden.phase == ANSWER_PHASE:
        return DECLINE if any(hidden.asked) else ACCEPT
    if BID_FIRST <= actions[0] < POSITION_FIRST:
        return BID_FIRST + chance.randrange(MOST_BID + 1)
    return actions[-1]


def goals(box: Box, state: State) -> Iterator[Goal]:
    """Every factory, consumer, delivery, piece of gear and planet to explore."""
    early = 1 - state.turn / box.turns
    for product in range(PRODUCTS):
        if state.stock[product]:
            points = float(factory_points(box, product))
            worth = 0.0 if is_standing(box, state, product) else NEW_FACTORY[LEVEL_OF[product]] * early
            yield Goal(NOTHING, box.products[product].inputs, [BUILD_FACTORY + product], points, points + worth)
    for planet, it in enumerate(state.planets[: box.planets]):
        if box.is_start[planet]:
            yield from goals_at_yard(box, state, planet, early)
        elif it.second != NOTHING and it.is_built:
            points = float(delivery_points(box, it.second))
            for pieces in range(1, max(1, capacity(box, state.ships[state.seat]) // PER_PIECE) + 1):
                goods = [it.second + PRIMARIES] * pieces
                yield Goal(planet, goods, [DELIVER] * pieces, points * pieces, points * pieces)
        elif it.second != NOTHING:
            points = float(consumer_points(box, it.second))
            goods = [good for good in box.products[it.second].cost if good >= 0]
            last = BUILD_CONSUMER
            if is_printed(box, it.second, ANY):
                goods.append(spare_good(box, state.ships[state.seat], it.second, it.mine))
                last = BUILD_CONSUMER_WITH + goods[-1]
            yield Goal(planet, goods, [last], points, points + NEW_CONSUMER[LEVEL_OF[it.second]] * early)
        elif is_unexplored(box, state, planet) and state.track_top < state.track_end:
            yield Goal(planet, [], [], 0.0, EXPLORING)


def goals_at_yard(box: Box, state: State, planet: int, early: float) -> Iterator[Goal]:
    """DD-5.3, DD-6.3: one piece of gear, the spaceyard built first; no ship becomes slower than the second speed."""
    yard, ship = box.yards[state.planets[planet].second], state.ships[state.seat]
    if ship.filled >= 2 * box.band:
        return
    if state.planets[planet].is_built:
        yield Goal(planet, yard.price, [BUY], 0.0, NEW_GEAR * early)
        return
    other = next(good for good in (state.planets[planet].mine, *yard.price) if good != yard.printed)
    last, points = [BUILD_SPACEYARD + other, BUY], float(spaceyard_points(box, state.planets[planet].second))
    yield Goal(planet, [yard.printed, other, *yard.price], last, points, points + NEW_GEAR * early)


def jobs_for(box: Box, state: State, needs: Sequence[int]) -> list[Job] | None:
    """DD-1.8, DD-5.5: what to mine, build and make for some goods, in order; None where they cannot be had."""
    aboard, standing, jobs = list(state.ships[state.seat].goods), set[int](), list[Job]()

    def have(good: int, count: int) -> bool:
        used = min(count, aboard[good])
        aboard[good] -= used
        count -= used
        if count == 0 or good < PRIMARIES:
            jobs.extend([Job(MINE, good)] * count)
            return True
        product = good - PRIMARIES
        inputs = box.products[product].inputs
        if product not in standing and not is_standing(box, state, product):
            if not state.stock[product] or not all(have(one, 1) for one in inputs):
                return False
            standing.add(product)
            jobs.append(Job(BUILD_FACTORY + product, NOTHING))
        if not all(have(one, count) for one in inputs):
            return False
        jobs.extend([Job(MAKE, good)] * count)
        return True

    wanted = sorted(Counter(needs).items(), reverse=True)
    return jobs if all(have(good, count) for good, count in wanted) else None


class Distances:
    """The steps between nodes for the active ship, by the rules' own chart."""

    def __init__(self, box: Box, state: State) -> None:
        self.box, self.flown = box, codec_of(State).copy(state)
        ship = self.flown.ships[state.seat]
        ship.energy[MOVEMENT] = 1
        self.speed = speed(box, ship)
        self.known: dict[int, list[int]] = {}

    def steps(self, node: int, planet: int) -> int:
        """The steps from a node to a planet."""
        if node not in self.known:
            move_ship(self.box, self.flown, node)
            chart(self.box, self.flown)
            self.known[node] = list(self.flown.reach)
        return self.known[node][planet]

    def nearest(self, node: int, places: Sequence[int]) -> int:
        """The planet among some that is the fewest steps away."""
        return min(places, key=lambda planet: self.steps(node, planet))


def cost_of(box: Box, state: State, goal: Goal, jobs: Sequence[Job], distances: Distances) -> list[int]:
    """About how many markers of each colour a goal takes: from job to job, each kind of good mined on one visit."""
    at, flights = state.ships[state.seat].at, 0
    stops = [places_for(box, state, job) for job in dict.fromkeys(jobs)]
    for places in [*stops, [goal.planet] if goal.planet != NOTHING else sites(box, state)]:
        if places and at not in places:
            to = distances.nearest(at, places)
            flights += -(-distances.steps(at, to) // distances.speed)
            at = to
    actions = [*(job.action for job in jobs), *goal.last]
    build = sum(1 for action in actions if action < MINE)
    return [flights, build, len(actions) - build]


def turns_for(state: State, cost: Sequence[int]) -> int:
    """DD-3.2: how many turns of collecting a cost still takes."""
    ship = state.ships[state.seat]
    for turns in range(LONGEST_WAIT):
        held = [ship.energy[c] + ship.virtual[c] + turns * income(ship, c) for c in range(COLOURS)]
        if sum(max(0, cost[c] - held[c]) for c in range(COLOURS)) <= turns:
            return turns
    return LONGEST_WAIT


def best_goal(box: Box, state: State, *, now: bool = False) -> tuple[Goal, list[Job], list[int]] | None:
    """The goal to follow, its jobs and about what they cost; `now` only among those that can be paid at once."""
    best, most, distances = None, 0.0, Distances(box, state)
    for goal in goals(box, state):
        jobs = jobs_for(box, state, goal.needs)
        if jobs is None or not (jobs or goal.last or goal.planet != state.ships[state.seat].at):
            continue
        cost = cost_of(box, state, goal, jobs, distances)
        turns = turns_for(state, cost)
        is_late = turns > 3 * (box.turns - state.turn)
        rate = (0.3 * goal.points if is_late else goal.worth) / (turns + PATIENCE)
        if rate > most and (not now or turns == 0) and turns < LONGEST_WAIT:
            best, most = (goal, jobs, cost), rate
    return best


def choose_turn(box: Box, state: State) -> int:
    """DD-3.1: act when the best goal can be paid, else collect the colour it lacks most."""
    ship, found = state.ships[state.seat], best_goal(box, state)
    if found is None:
        return ACT if markers(ship) > box.kept else COLLECT
    turns = turns_for(state, found[2])
    lacking = [found[2][c] - ship.energy[c] - turns * income(ship, c) for c in range(COLOURS)]
    return COLLECT + lacking.index(max(lacking)) if turns else ACT


def choose_action(box: Box, state: State, actions: Sequence[int]) -> int:
    """DD-3.6: the next job of a goal that can be paid; then of the best one, as long as markers would be lost."""
    if HIGHWAY in actions and state.free_parts:
        return HIGHWAY
    found = best_goal(box, state, now=True)
    if found is None and markers(state.ships[state.seat]) > box.kept:
        found = best_goal(box, state)
    return next_action(box, state, found[0], found[1], actions) if found else END_TURN


def next_action(box: Box, state: State, goal: Goal, jobs: Sequence[Job], actions: Sequence[int]) -> int:
    """What can be done here for a goal, else the flight to where the next job can be done."""
    ship = state.ships[state.seat]
    if not jobs:
        places = [goal.planet] if goal.planet != NOTHING else sites(box, state)
        done = [action for action in goal.last if action in actions] if ship.at in places else []
        return done[0] if done else fly_to_nearest(box, state, places, actions)
    wanted = Counter(job.good for job in jobs if job.action == MINE)
    is_mine = ship.at < PLANETS and wanted[state.planets[ship.at].mine] > 0
    if is_mine and MINE in actions and ship.aboard + 2 < capacity(box, ship):
        return MINE
    job = jobs[0]
    places = places_for(box, state, job)
    if ship.at in places and job.action in actions:
        return job.action
    return fly_to_nearest(box, state, places, actions)


def places_for(box: Box, state: State, job: Job) -> list[int]:
    """The planets where a job can be done."""
    here = list(enumerate(state.planets[: box.planets]))
    if job.action == MINE:
        return [planet for planet, it in here if it.mine == job.good]
    if job.action == MAKE:
        return [planet for planet, it in here if it.factory == job.good - PRIMARIES]
    return sites(box, state)


def sites(box: Box, state: State) -> list[int]:
    """DD-5.1: where a factory may be built."""
    return [planet for planet in range(box.planets) if is_factory_site(box, state, planet)]


def fly_to_nearest(box: Box, state: State, places: Sequence[int], actions: Sequence[int]) -> int:
    """DD-4.1: to the nearest of some planets, or as far towards it as a marker goes; else the end of the turn."""
    ship = state.ships[state.seat]
    flights = [action for action in actions if FLY <= action < JUMP]
    places = [planet for planet in places if planet != ship.at]
    if not flights or not places:
        return END_TURN
    distances = Distances(box, state)
    goal = distances.nearest(ship.at, places)
    if FLY + goal in flights:
        return FLY + goal
    return min(flights, key=lambda a: distances.steps(a - FLY if a < STOP else PLANETS + a - STOP, goal))


def choose_dot(box: Box, state: State, actions: Sequence[int]) -> int:
    """DD-5.7: on a route from where the ship is, else anywhere."""
    here = state.ships[state.seat].at
    lines = {action: box.route[box.route_of[action - PART]] for action in actions}
    return next((action for action, line in lines.items() if here in (line.a, line.b)), actions[0])

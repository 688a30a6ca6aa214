"""Plans of a trader: which goods to fetch, make, build with and deliver, and what that costs in markers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from drakes.games.duck_dealer.rules.actions import (
    BUILD_CONSUMER,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    BUY,
    DELIVER,
    MAKE,
    MINE,
)
from drakes.games.duck_dealer.rules.flying import crossing, speed, steps_between
from drakes.games.duck_dealer.rules.state import (
    BUILD,
    CARGO_HOLD,
    COST,
    LEVEL_OF,
    MOVEMENT,
    NOTHING,
    PLANETS,
    PRIMARIES,
    PRODUCTS,
    TRADE,
    Box,
    Ship,
    State,
    Yard,
    capacity,
)

FLY_TO = -1
"""A step of a plan is an action, or FLY_TO less a planet."""
EXPLORING = 2.0
"""What finding a consumer is worth, in points."""
NEW_FACTORY = (5.0, 12.0, 10.0)
NEW_CONSUMER = (8.0, 20.0, 15.0)
"""What the first factory and any consumer of a level are worth beside their points: they earn later."""
NEW_YARD = 5.0
NEW_CREW, NEW_HOLD = 36.0, 18.0
"""What gear is worth at the start of the game; less the later it comes."""
SLOWER = 0.7
"""How much of that is left where the gear makes the ship slower."""


class Plan:
    """A plan as it grows: where the ship would be, what it would hold, and what it would have cost and scored."""

    def __init__(self, planner: Planner) -> None:
        ship = planner.ship
        self.at = ship.at
        self.goods = list(ship.goods)
        self.aboard = ship.aboard
        self.locked = [0] * len(self.goods)
        self.built: dict[int, int] = {}
        """Factories this plan builds: planet to product."""
        self.steps: list[int] = []
        self.cost = [0, 0, 0]
        self.value = 0.0
        self.points = 0

    def take(self, good: int) -> None:
        self.goods[good] -= 1
        self.locked[good] -= 1
        self.aboard -= 1

    def do(self, action: int, colour: int, points: int = 0, worth: float = 0.0) -> None:
        """Add one action that costs a marker."""
        self.steps.append(action)
        self.cost[colour] += 1
        self.points += points
        self.value += points + worth


@lru_cache(maxsize=256)
def flights_between(routes: tuple[tuple[int, int, int], ...], planets: int, steps_a_flight: int) -> list[list[int]]:
    """The markers from every planet to every other; routes as both ends and the steps of crossing them."""
    steps = [[0 if i == j else 999 for j in range(planets)] for i in range(planets)]
    for a, b, length in routes:
        steps[a][b] = steps[b][a] = length
    for via in range(planets):
        row = steps[via]
        for line in steps:
            through = line[via]
            for j in range(planets):
                if through + row[j] < line[j]:
                    line[j] = through + row[j]
    return [[-(-n // steps_a_flight) for n in line] for line in steps]


class Planner:
    """The plans of the active player in one position."""

    def __init__(self, box: Box, hidden: State) -> None:
        self.box, self.state, self.seat = box, hidden, hidden.seat
        self.ship: Ship = hidden.ships[hidden.seat]
        self.room = capacity(box, self.ship)
        routes = tuple((r.a, r.b, crossing(box, self.ship, i)) for i, r in enumerate(box.route[: box.routes]))
        self.flights = flights_between(routes, box.planets, speed(box, self.ship))
        self.from_here = self.flights[self.ship.at] if self.ship.at < PLANETS else self.flights_from_dot()
        here = hidden.planets[: box.planets]
        self.mines = [[p for p, it in enumerate(here) if it.mine == good] for good in range(PRIMARIES)]
        self.factories = [[p for p, it in enumerate(here) if it.factory == product] for product in range(PRODUCTS)]
        self.sites = [p for p, it in enumerate(here) if not box.is_start[p] and it.factory == NOTHING]
        self.late = hidden.turn / box.turns

    def flights_from_dot(self) -> list[int]:
        """The markers from a ship in mid-space: about those from the nearer end, and one more where it is far."""
        line = self.box.route[self.box.route_of[self.ship.at - PLANETS]]
        own, i = self.ship.parts[self.box.route_of[self.ship.at - PLANETS]], self.ship.at - PLANETS - line.first
        fast = speed(self.box, self.ship)
        to_a = -(-(steps_between(own, i, 0) + 1) // fast)
        to_b = -(-(steps_between(own, i, line.dots - 1) + 1) // fast)
        ways = zip(self.flights[line.a], self.flights[line.b])
        return [min(to_a + from_a, to_b + from_b) for from_a, from_b in ways]

    def way(self, plan: Plan, planet: int) -> int:
        """The markers from where the plan has come to a planet."""
        return self.flights[plan.at][planet] if plan.at < PLANETS else self.from_here[planet]

    def go(self, plan: Plan, planet: int) -> bool:
        """Fly there; not with more goods than fit."""
        if plan.at == planet:
            return True
        if plan.aboard > self.room:
            return False
        plan.cost[MOVEMENT] += self.way(plan, planet)
        plan.steps.append(FLY_TO - planet)
        plan.at = planet
        if not self.box.is_start[planet] and not self.state.planets[planet].is_visited:
            plan.value += EXPLORING
        return True

    def nearest(self, plan: Plan, planets: Sequence[int]) -> int:
        """The nearest of some planets, or NOTHING."""
        return min(planets, key=lambda planet: self.way(plan, planet), default=NOTHING)

    def obtain(self, plan: Plan, needs: Sequence[int]) -> bool:
        """Have all these goods aboard, set aside: products first, then primaries from the nearest mine on."""
        missing = []
        for good in needs:
            if plan.goods[good] > plan.locked[good]:
                plan.locked[good] += 1
            else:
                missing.append(good)
        for good in sorted((g for g in missing if g >= PRIMARIES), reverse=True):
            if not self.produce(plan, good - PRIMARIES):
                return False
            plan.locked[good] += 1
        primaries = [g for g in missing if g < PRIMARIES]
        while primaries:
            good = min(primaries, key=lambda g: min((self.way(plan, p) for p in self.mines[g]), default=999))
            if not self.mines[good] or not self.go(plan, self.nearest(plan, self.mines[good])):
                return False
            for _ in range(primaries.count(good)):
                plan.do(MINE, TRADE)
                plan.goods[good] += 1
                plan.locked[good] += 1
                plan.aboard += 1
            primaries = [g for g in primaries if g != good]
        return True

    def produce(self, plan: Plan, product: int) -> bool:
        """Make one product, in a factory that stands or in one the plan builds first."""
        inputs = self.box.products[product].inputs
        standing = self.factories[product] + [p for p, made in plan.built.items() if made == product]
        if not standing:
            with_both = [*inputs, *inputs] if plan.aboard + 4 <= self.room else list(inputs)
            if not self.obtain(plan, with_both) or not self.raise_factory(plan, product):
                return False
            if len(with_both) == 2 and not self.obtain(plan, inputs):
                return False
            standing = [plan.at] if len(with_both) == 4 else [p for p, made in plan.built.items() if made == product]
        elif not self.obtain(plan, inputs):
            return False
        if not self.go(plan, self.nearest(plan, standing)):
            return False
        plan.take(inputs[0])
        plan.take(inputs[1])
        plan.goods[product + PRIMARIES] += 1
        plan.aboard += 1
        plan.do(MAKE, TRADE)
        return True

    def raise_factory(self, plan: Plan, product: int) -> bool:
        """Build a factory on the nearest site, its inputs being aboard."""
        known = sum(1 for made in plan.built.values() if made == product)
        sites = [p for p in self.sites if p not in plan.built]
        if self.state.stock[product] <= known or not sites or not self.go(plan, self.nearest(plan, sites)):
            return False
        inputs = self.box.products[product].inputs
        plan.take(inputs[0])
        plan.take(inputs[1])
        level = LEVEL_OF[product]
        worth = 0.0 if self.factories[product] or known else NEW_FACTORY[level] * (1 - self.late)
        plan.do(BUILD_FACTORY + product, BUILD, self.box.levels[level].factory, worth)
        plan.built[plan.at] = product
        return True

    def plans(self) -> Iterator[Plan]:
        """Everything worth planning for."""
        for product in range(PRODUCTS):
            if self.state.stock[product]:
                plan = Plan(self)
                if self.obtain(plan, self.box.products[product].inputs) and self.raise_factory(plan, product):
                    yield plan
        for planet, it in enumerate(self.state.planets[: self.box.planets]):
            if self.box.is_start[planet]:
                yield from self.plans_at_yard(planet)
            elif it.second != NOTHING:
                yield from self.plans_at_consumer(planet, it.second, it.is_built == 1)
        yield from self.plans_to_explore()

    def plans_at_consumer(self, planet: int, product: int, is_built: bool) -> Iterator[Plan]:
        """Build a consumer; deliver as many as can be carried."""
        level = self.box.levels[LEVEL_OF[product]]
        for pieces in (1, 2, 3):
            plan = Plan(self)
            costs = [] if is_built else [g for g in self.box.products[product].cost[:COST] if g != NOTHING]
            deliveries = [product + PRIMARIES] * (pieces - (not is_built))
            if not self.obtain(plan, [*costs, *deliveries]) or not self.go(plan, planet):
                return
            if not is_built:
                for good in costs:
                    plan.take(good)
                worth = NEW_CONSUMER[LEVEL_OF[product]] * (1 - self.late)
                plan.do(BUILD_CONSUMER, BUILD, level.consumer, worth)
            for good in deliveries:
                plan.take(good)
                plan.do(DELIVER, TRADE, level.delivery)
            yield plan

    def plans_at_yard(self, planet: int) -> Iterator[Plan]:
        """Build a spaceyard, buy its gear, or both."""
        yard, is_built = self.box.yards[self.state.planets[planet].second], self.state.planets[planet].is_built == 1
        for buys in (False, True):
            plan = Plan(self)
            if not is_built and not self.raise_yard(plan, planet):
                return
            if buys and not self.buy_gear(plan, planet, yard):
                return
            if plan.steps:
                yield plan

    def raise_yard(self, plan: Plan, planet: int) -> bool:
        """Build a spaceyard with its printed good and another one that is cheap to get."""
        yard = self.box.yards[self.state.planets[planet].second]
        here = self.state.planets[planet].mine
        other = here if here != yard.printed else min(good for good in yard.price if good != yard.printed)
        if not self.obtain(plan, [yard.printed, other]) or not self.go(plan, planet):
            return False
        plan.take(yard.printed)
        plan.take(other)
        plan.do(BUILD_SPACEYARD + other, BUILD, self.box.yard_points, NEW_YARD * (1 - self.late))
        return True

    def buy_gear(self, plan: Plan, planet: int, yard: Yard) -> bool:
        """Buy one piece of gear, as long as the ship does not become slower than at the second speed."""
        if self.ship.filled >= 2 * self.box.band:
            return False
        if not self.obtain(plan, yard.price) or not self.go(plan, planet):
            return False
        plan.take(yard.price[0])
        plan.take(yard.price[1])
        worth = (NEW_HOLD if yard.gear == CARGO_HOLD else NEW_CREW) * (1 - self.late)
        plan.do(BUY, TRADE, 0, worth * (SLOWER if self.ship.filled % self.box.band == 0 else 1.0))
        return True

    def plans_to_explore(self) -> Iterator[Plan]:
        """Go where nobody has been."""
        unknown = [p for p in self.sites if not self.state.planets[p].is_visited]
        if unknown and self.state.track_top < self.state.track_end:
            plan = Plan(self)
            if self.go(plan, self.nearest(plan, unknown)):
                yield plan

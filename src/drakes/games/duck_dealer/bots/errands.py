"""Errands: the pieces of a plan. An errand fetches, makes and brings what its goal needs, stop by stop.

What is done at a stop are the rules' own deeds, on the plan's own position; only where to go next is chosen here.
"""

from drakes.games.duck_dealer.bots.distances import NO_WAY, row_of, way
from drakes.games.duck_dealer.bots.memory import FLIGHTS, ROW, Memory, ShipPlan, note
from drakes.games.duck_dealer.bots.purse import count_purse, count_rounds, gain_points, held_markers, raise_markers
from drakes.games.duck_dealer.rules.actions import (
    BUILD_CONSUMER,
    BUILD_CONSUMER_WITH,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    BUY,
    CLAIM,
    DELIVER,
    EXPLORE,
    FLY,
    MAKE,
    MINE,
    REPLACE,
)
from drakes.games.duck_dealer.rules.building import (
    build_consumer,
    build_factory,
    build_spaceyard,
    claim,
    fits_any,
    has_cost,
    is_factory_site,
    is_printed,
)
from drakes.games.duck_dealer.rules.cubes import tile_in
from drakes.games.duck_dealer.rules.energy import spend
from drakes.games.duck_dealer.rules.exploring import arrive, explore
from drakes.games.duck_dealer.rules.flying import move_ship
from drakes.games.duck_dealer.rules.state import (
    ANY,
    BUILD,
    COST,
    EXPLORE_PHASE,
    FACTORY_SLOT,
    GOODS,
    LEVEL_OF,
    MINE_SLOT,
    MOVEMENT,
    NOTHING,
    PRIMARIES,
    PRODUCTS,
    SECOND_SLOT,
    TRADE,
    Box,
    Ship,
    State,
    capacity,
    is_on_planet,
    is_overloaded,
    pairs,
)
from drakes.games.duck_dealer.rules.trade import buy, deliver, fee, has_marker, is_own, make, mine, replace

TO_DELIVER, TO_BUILD, TO_EXPLORE, TO_REFIT = range(4)
TOGETHER, FIRST_INPUT, SECOND_INPUT = range(3)
"""Manners: all goods in any order, or those of one input of the product before those of the other."""
INPUTS = 3
BUILD_AT_GOAL, LOWER_CONSUMER, CLAIMING = 4, 8, 16
"""Manners: new factories at the goal if they can be; the lesser consumer of two explored; privileges on the way."""
MOST_STOPS = 14
NEARNESS, TASKS, TOWARDS_GOAL = 16, 15, 7
"""How stops are weighed: markers to get there, things to do there, steps from there to the goal in eighths."""


def can_begin(box: Box, plan: ShipPlan) -> bool:
    """Note all goods that the errand at hand wants. Whether they can be had."""
    if plan.errand.kind == TO_EXPLORE:
        return True
    want_for_errand(box, plan)
    return want_inputs(box, plan)


def run_errand(box: Box, memory: Memory, plan: ShipPlan) -> bool:
    """Do the errand at hand, its wants being noted. Whether it could be done."""
    if plan.errand.kind == TO_EXPLORE:
        return fly_on(box, memory, plan, plan.errand.goal)
    for _ in range(MOST_STOPS):
        ship = plan.state.ships[plan.state.seat]
        if is_on_planet(ship):
            stop_over(box, memory, plan)
        if plan.errand.pieces <= 0:
            return plan.is_spoilt == 0 and not is_overloaded(box, ship)
        planet = next_stop(box, memory, plan)
        if planet == NOTHING or not fly_on(box, memory, plan, planet):
            return False
    return False


def want_for_errand(box: Box, plan: ShipPlan) -> None:
    """DD-5.3, DD-5.4, DD-5.5, DD-6.3, DD-6.5: the goods that the goal itself takes."""
    for good in range(GOODS):
        plan.want[good] = 0
    errand = plan.errand
    if errand.kind == TO_BUILD:
        for i in range(2):
            plan.want[box.products[errand.product].inputs[i]] += 1
    elif errand.kind == TO_DELIVER:
        plan.want[errand.product + PRIMARIES] = errand.pieces
        if plan.state.planets[errand.goal].is_built == 0:
            plan.want[errand.product + PRIMARIES] -= 1
            for i in range(COST):
                if box.products[errand.product].cost[i] >= 0:
                    plan.want[box.products[errand.product].cost[i]] += 1
            if is_printed(box, errand.product, ANY):
                plan.want[good_for_any(box, plan)] += 1
    else:
        yard = box.yards[errand.product]
        for i in range(2):
            plan.want[yard.price[i]] += errand.pieces
        if plan.state.planets[errand.goal].is_built == 0:
            plan.want[yard.printed] += 1
            plan.want[other_good(box, plan)] += 1


def want_inputs(box: Box, plan: ShipPlan) -> bool:
    """DD-1.8: from the goods wanted to all that has to be made and mined for them. Whether they can be had."""
    goods = plan.state.ships[plan.state.seat].goods
    for good in range(GOODS - 1, PRIMARIES - 1, -1):
        plan.want[good] = max(0, plan.want[good] - goods[good])
        if plan.want[good] > 0:
            product = good - PRIMARIES
            times = plan.want[good]
            if not is_standing(box, plan.state, product):
                times += 1
                if plan.state.stock[product] == 0:
                    return False
            for i in range(2):
                if box.products[product].inputs[i] >= good:
                    return False
                plan.want[box.products[product].inputs[i]] += times
    for good in range(PRIMARIES):
        plan.want[good] = max(0, plan.want[good] - goods[good])
    return True


def is_standing(box: Box, state: State, product: int) -> bool:
    """DD-5.5, DD-B16: whether there is a factory of a kind: not all of them are in stock."""
    return state.stock[product] < box.products[product].factories


def pairs_for(box: Box, ship: Ship, product: int) -> int:
    """How often the inputs of a product are aboard."""
    return pairs(ship, box.products[product].inputs[0], box.products[product].inputs[1])


def is_factory_due(box: Box, plan: ShipPlan, product: int) -> bool:
    """Whether the errand needs a factory of a kind that does not stand yet, and its inputs are aboard."""
    if plan.errand.kind == TO_BUILD and plan.errand.product == product:
        if plan.errand.pieces == 0:
            return False
    elif plan.want[product + PRIMARIES] == 0 or is_standing(box, plan.state, product):
        return False
    return plan.state.stock[product] > 0 and pairs_for(box, plan.state.ships[plan.state.seat], product) > 0


def factory_due(box: Box, plan: ShipPlan) -> int:
    """The highest product whose factory the errand needs and could build, or NOTHING."""
    for product in range(PRODUCTS - 1, -1, -1):
        if is_factory_due(box, plan, product):
            return product
    return NOTHING


def stop_over(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """Do on a planet whatever the errand can do there."""
    errand = plan.errand
    here = plan.state.ships[plan.state.seat].at
    mine_here(box, memory, plan)
    if errand.kind == TO_BUILD or errand.manner & BUILD_AT_GOAL == 0 or here == errand.goal:
        build_factory_here(box, memory, plan)
    make_here(box, memory, plan)
    if here == errand.goal and errand.kind == TO_DELIVER:
        deliver_here(box, memory, plan)
    elif here == errand.goal and errand.kind == TO_REFIT:
        refit_here(box, memory, plan)


def pay_uses(box: Box, memory: Memory, plan: ShipPlan, slot: int, count: int) -> None:
    """DD-6.1, DD-6.6, restated: the trade markers of so many uses; on one's own privilege one pays for the visit."""
    if is_own(plan.state, plan.state.ships[plan.state.seat].at, slot):
        count = fee(plan.state, slot)
    raise_markers(box, memory, plan, TRADE, count)


def claim_here(box: Box, memory: Memory, plan: ShipPlan, slot: int, count: int) -> None:
    """DD-5.6: on an errand that claims, a privilege for a tile that is used more than once, with a cube in stock."""
    state = plan.state
    ship = state.ships[state.seat]
    if plan.errand.manner & CLAIMING == 0 or count < 2 or ship.cubes == 0:
        return
    if state.planets[ship.at].privileges[slot] == NOTHING:
        tile = tile_in(box, ship.at, slot)
        raise_markers(box, memory, plan, BUILD, box.claim_price)
        note(memory, CLAIM + tile)
        spend(state, BUILD, box.claim_price)
        claim(state, tile, memory.log)


def mine_here(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """DD-6.2, DD-6.7: as much as is wanted and fits the holds once what can be made here is made."""
    ship = plan.state.ships[plan.state.seat]
    good = plan.state.planets[ship.at].mine
    wanted = plan.want[good]
    if wanted == 0:
        return
    ship.goods[good] += wanted
    count = min(wanted, capacity(box, ship) - ship.aboard + used_up_here(box, plan))
    ship.goods[good] -= wanted
    if count > 0:
        claim_here(box, memory, plan, MINE_SLOT, count)
        pay_uses(box, memory, plan, MINE_SLOT, count)
        plan.want[good] -= count
        for _ in range(count):
            note(memory, MINE)
            mine(plan.state, memory.log)


def used_up_here(box: Box, plan: ShipPlan) -> int:
    """By how much the cargo shrinks on this planet, with these goods aboard."""
    ship = plan.state.ships[plan.state.seat]
    if ship.at == plan.errand.goal and plan.errand.kind == TO_REFIT:
        return ship.aboard
    if is_factory_site(box, plan.state, ship.at):
        product = factory_due(box, plan)
        if product == NOTHING:
            return 0
        return 2 + min(plan.want[product + PRIMARIES], pairs_for(box, ship, product) - 1)
    product = plan.state.planets[ship.at].factory
    if product == NOTHING:
        return 0
    return min(plan.want[product + PRIMARIES], pairs_for(box, ship, product))


def build_factory_here(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """DD-5.5: the factory the errand needs."""
    ship = plan.state.ships[plan.state.seat]
    if not is_factory_site(box, plan.state, ship.at):
        return
    product = factory_due(box, plan)
    if product == NOTHING:
        return
    raise_markers(box, memory, plan, BUILD, 1)
    note(memory, BUILD_FACTORY + product)
    before = ship.score
    build_factory(box, plan.state, product, memory.log)
    gain_points(plan, ship.score - before)
    if plan.errand.kind == TO_BUILD and plan.errand.product == product:
        plan.errand.pieces = 0


def make_here(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """DD-6.4: as many as are wanted."""
    ship = plan.state.ships[plan.state.seat]
    product = plan.state.planets[ship.at].factory
    if product == NOTHING:
        return
    count = min(plan.want[product + PRIMARIES], pairs_for(box, ship, product))
    if count > 0:
        claim_here(box, memory, plan, FACTORY_SLOT, count)
        pay_uses(box, memory, plan, FACTORY_SLOT, count)
        plan.want[product + PRIMARIES] -= count
        for _ in range(count):
            note(memory, MAKE)
            make(box, plan.state, memory.log)


def deliver_here(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """DD-5.4, DD-6.5: build the consumer if need be, and hand in all there is."""
    ship = plan.state.ships[plan.state.seat]
    if plan.state.planets[ship.at].is_built == 0 and not build_consumer_here(box, memory, plan):
        return
    count = ship.goods[plan.errand.product + PRIMARIES]
    if count > 0:
        claim_here(box, memory, plan, SECOND_SLOT, count)
        pay_uses(box, memory, plan, SECOND_SLOT, count)
        plan.errand.pieces -= count
        before = ship.score
        for _ in range(count):
            note(memory, DELIVER)
            deliver(box, plan.state, memory.log)
        gain_points(plan, ship.score - before)


def build_consumer_here(box: Box, memory: Memory, plan: ShipPlan) -> bool:
    """DD-5.4: build the consumer here. Whether its goods were aboard."""
    ship = plan.state.ships[plan.state.seat]
    good = good_for_any(box, plan) if is_printed(box, plan.errand.product, ANY) else NOTHING
    if not has_cost(box, ship, plan.errand.product) or not fits_any(box, ship, plan.errand.product, good):
        return False
    raise_markers(box, memory, plan, BUILD, 1)
    note(memory, BUILD_CONSUMER if good == NOTHING else BUILD_CONSUMER_WITH + good)
    before = ship.score
    build_consumer(box, plan.state, good, memory.log)
    gain_points(plan, ship.score - before)
    plan.errand.pieces -= 1
    return True


def good_for_any(box: Box, plan: ShipPlan) -> int:
    """DD-5.4: the good for the R of the errand's consumer."""
    ship = plan.state.ships[plan.state.seat]
    return spare_good(box, ship, plan.errand.product, plan.state.planets[plan.errand.goal].mine)


def spare_good(box: Box, ship: Ship, product: int, mined: int) -> int:
    """DD-5.4: a primary for the R of a consumer: one aboard, what is mined there, or any; at most two are printed."""
    best = NOTHING
    for good in range(PRIMARIES):
        if not is_printed(box, product, good):
            if ship.goods[good] > 0:
                return good
            if best == NOTHING or good == mined:
                best = good
    return best


def refit_here(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """DD-5.3, DD-6.3: build the spaceyard if need be, and buy its gear."""
    state = plan.state
    ship = state.ships[state.seat]
    errand = plan.errand
    if state.planets[ship.at].is_built == 0 and not build_yard_here(box, memory, plan):
        return
    yard = box.yards[errand.product]
    count = min(errand.pieces, pairs(ship, yard.price[0], yard.price[1]))
    if count <= 0:
        return
    pay_uses(box, memory, plan, SECOND_SLOT, count)
    count_rounds(plan)
    count_purse(plan)
    for _ in range(count):
        if not has_marker(state, yard.gear, errand.replaced):
            return
        errand.pieces -= 1
        held = held_markers(ship) - fee(state, SECOND_SLOT)
        if errand.replaced == NOTHING:
            note(memory, BUY)
            buy(box, state, memory.log)
        else:
            note(memory, REPLACE + errand.replaced)
            replace(box, state, errand.replaced, memory.log)
        if held_markers(ship) < held:
            # DD-R7: the supply had none, so one of the ship's own became crew.
            plan.cost[yard.gear - 1] += 1


def build_yard_here(box: Box, memory: Memory, plan: ShipPlan) -> bool:
    """DD-5.3: build the spaceyard here. Whether its goods were aboard."""
    ship = plan.state.ships[plan.state.seat]
    other = other_good(box, plan)
    if ship.goods[box.yards[plan.errand.product].printed] == 0 or ship.goods[other] == 0:
        return False
    raise_markers(box, memory, plan, BUILD, 1)
    note(memory, BUILD_SPACEYARD + other)
    before = ship.score
    build_spaceyard(box, plan.state, other, memory.log)
    gain_points(plan, ship.score - before)
    return True


def other_good(box: Box, plan: ShipPlan) -> int:
    """DD-5.3: the second good of a spaceyard: one to spare, what is mined there, or one of its price."""
    goods = plan.state.ships[plan.state.seat].goods
    yard = box.yards[plan.errand.product]
    for good in range(PRIMARIES):
        if good != yard.printed and goods[good] > 0 and good != yard.price[0] and good != yard.price[1]:
            return good
    mined = plan.state.planets[plan.errand.goal].mine
    if mined != yard.printed:
        return mined
    return yard.price[0] if yard.price[0] != yard.printed else yard.price[1]


def next_stop(box: Box, memory: Memory, plan: ShipPlan) -> int:
    """The planet to go to: near, useful, and on the way to the goal; or NOTHING."""
    here = plan.state.ships[plan.state.seat].at
    goal = plan.errand.goal
    best = NOTHING
    least = 9999
    for planet in range(box.planets):
        tasks = tasks_on(box, plan, planet) if planet != here else 0
        if tasks > 0:
            cost = NEARNESS * way(box, memory, plan, planet) - TASKS * tasks
            if goal != NOTHING:
                cost += TOWARDS_GOAL * memory.steps[planet * ROW + goal] // 8
            if cost < least:
                best = planet
                least = cost
    if best != NOTHING:
        return best
    if goal != NOTHING and goal != here and has_for_goal(box, plan):
        return goal
    return site_for(box, memory, plan)


def tasks_on(box: Box, plan: ShipPlan, planet: int) -> int:
    """How much the errand could do on a planet."""
    ship = plan.state.ships[plan.state.seat]
    good = plan.state.planets[planet].mine
    product = plan.state.planets[planet].factory
    tasks = 0
    if product != NOTHING and plan.want[product + PRIMARIES] > 0:
        tasks = 2
        for i in range(2):
            needed = box.products[product].inputs[i]
            if ship.goods[needed] == 0 and (good != needed or plan.want[good] == 0):
                tasks = 0
    if plan.want[good] > 0 and is_due(box, plan, good) and (tasks > 0 or ship.aboard < capacity(box, ship)):
        tasks += 1
    return tasks


def is_due(box: Box, plan: ShipPlan, good: int) -> bool:
    """Whether it is a primary good's turn to be fetched, by the errand's manner."""
    manner = plan.errand.manner & INPUTS
    if manner == TOGETHER or plan.errand.kind == TO_REFIT:
        return True
    first = box.products[plan.errand.product].inputs[manner - FIRST_INPUT]
    if first < PRIMARIES or plan.want[first] == 0:
        return True
    inputs = box.products[first - PRIMARIES].inputs
    return good == inputs[0] or good == inputs[1]


def has_for_goal(box: Box, plan: ShipPlan) -> bool:
    """Whether something can be done at the goal already."""
    if plan.errand.kind == TO_REFIT or plan.state.ships[plan.state.seat].goods[plan.errand.product + PRIMARIES] > 0:
        return True
    return is_factory_site(box, plan.state, plan.errand.goal) and factory_due(box, plan) != NOTHING


def site_for(box: Box, memory: Memory, plan: ShipPlan) -> int:
    """The nearest free site for a factory whose inputs are aboard, or NOTHING."""
    if factory_due(box, plan) == NOTHING:
        return NOTHING
    best = NOTHING
    least = 9999
    for planet in range(box.planets):
        if is_factory_site(box, plan.state, planet) and planet != plan.state.ships[plan.state.seat].at:
            cost = NEARNESS * way(box, memory, plan, planet)
            if plan.errand.goal != NOTHING:
                cost += memory.steps[planet * ROW + plan.errand.goal]
            if cost < least:
                best = planet
                least = cost
    return best


def fly_on(box: Box, memory: Memory, plan: ShipPlan, planet: int) -> bool:
    """DD-4.1, DD-4.5, DD-4.7: fly there, and explore it. Whether there is a way."""
    state = plan.state
    ship = state.ships[state.seat]
    markers = way(box, memory, plan, planet)
    if markers >= NO_WAY or is_overloaded(box, ship):
        return False
    raise_markers(box, memory, plan, MOVEMENT, markers)
    note_flight(memory, ship, planet)
    spend(state, MOVEMENT, markers)
    move_ship(box, state, planet)
    arrive(box, state, memory.log)
    if state.phase == EXPLORE_PHASE:
        product = consumer_to_place(plan)
        note(memory, EXPLORE + product)
        explore(state, product, memory.log)
    return True


def note_flight(memory: Memory, ship: Ship, planet: int) -> None:
    """Write a flight down, where the plan carried out is the best one."""
    note(memory, FLY + planet)
    if memory.is_writing != 0 and memory.n_flights < FLIGHTS:
        memory.flights[memory.n_flights] = row_of(ship) * ROW + planet
        memory.n_flights += 1


def consumer_to_place(plan: ShipPlan) -> int:
    """DD-4.5: of the two on top the one of the higher level, or the other one, as the errand says."""
    state = plan.state
    top = state.track[state.track_top]
    other = state.track[state.track_top + 1]
    if (LEVEL_OF[other] > LEVEL_OF[top]) == (plan.errand.manner & LOWER_CONSUMER == 0):
        return other
    return top

"""Trips: the pieces of a voyage. A trip fetches, makes and brings what its goal needs, stop by stop."""

from drakes.games.duck_dealer.bots.charts import NO_WAY
from drakes.games.duck_dealer.bots.voyages import (
    FLOWN,
    IN_SPACE,
    OCCUPIED,
    ROW,
    Memory,
    Voyage,
    claim_for,
    count_rounds,
    earn,
    note,
    pay,
    room,
    settle_markers,
    use,
    way,
)
from drakes.games.duck_dealer.rules.actions import (
    BUILD_CONSUMER,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    BUY,
    CLAIM,
    CONSUMER_TILE,
    DELIVER,
    FACTORY_TILE,
    FLY,
    MAKE,
    MINE,
    MINE_TILE,
    REPLACE,
)
from drakes.games.duck_dealer.rules.state import (
    BUILD,
    COST,
    FACTORY_SLOT,
    GOODS,
    LEVEL_OF,
    MINE_SLOT,
    MOVEMENT,
    NOTHING,
    PLANETS,
    PRIMARIES,
    PRODUCTS,
    SECOND_SLOT,
    Box,
)

TO_DELIVER, TO_BUILD, TO_EXPLORE, TO_REFIT = range(4)
TOGETHER, FIRST_INPUT, SECOND_INPUT = range(3)
"""Manners: all goods in any order, or those of one input of the product before those of the other."""
INPUTS = 3
BUILD_AT_GOAL, LOWER_CONSUMER, CLAIMING = 4, 8, 16
"""Manners: new factories at the goal if they can be; the lesser consumer of two explored; privileges on the way."""
MOST_STOPS = 14
NEARNESS, TASKS, TOWARDS_GOAL = 16, 15, 7
"""How stops are weighed: markers to get there, things to do there, steps from there to the goal in eighths."""


def begin_trip(voyage: Voyage, kind: int, product: int, goal: int, pieces: int, manner: int) -> None:
    """What the trip is for."""
    voyage.kind = kind
    voyage.product = product
    voyage.goal = goal
    voyage.pieces = pieces
    voyage.manner = manner
    voyage.is_claiming = 1 if manner & CLAIMING != 0 else 0
    voyage.replaced = NOTHING
    for good in range(GOODS):
        voyage.want[good] = 0


def carry_out(box: Box, memory: Memory, voyage: Voyage) -> bool:
    """Go from stop to stop until the trip is done. Whether it could be done."""
    if not set_wants(box, voyage):
        return False
    for _ in range(MOST_STOPS):
        if voyage.at != IN_SPACE:
            stop_over(box, memory, voyage)
        if voyage.pieces <= 0:
            return voyage.aboard <= room(box, voyage)
        planet = next_stop(box, memory, voyage)
        if planet == NOTHING or not fly_on(box, memory, voyage, planet):
            return False
    return False


def set_wants(box: Box, voyage: Voyage) -> bool:
    """DD-1.8: from the goods wanted to all that has to be made and mined for them. Whether they can be had."""
    for good in range(GOODS - 1, PRIMARIES - 1, -1):
        voyage.want[good] = max(0, voyage.want[good] - voyage.goods[good])
        if voyage.want[good] > 0:
            product = good - PRIMARIES
            times = voyage.want[good]
            if not is_standing(voyage, product):
                times += 1
                if voyage.stock[product] == 0:
                    return False
            for i in range(2):
                if box.products[product].inputs[i] >= good:
                    return False
                voyage.want[box.products[product].inputs[i]] += times
    for good in range(PRIMARIES):
        voyage.want[good] = max(0, voyage.want[good] - voyage.goods[good])
    return True


def is_standing(voyage: Voyage, product: int) -> bool:
    """Whether there is a factory of a kind."""
    for planet in range(PLANETS):
        if voyage.factory[planet] == product:
            return True
    return False


def pairs_of(voyage: Voyage, a: int, b: int) -> int:
    """DD-1.8: how often both goods are aboard together."""
    if a == b:
        return voyage.goods[a] // 2
    return min(voyage.goods[a], voyage.goods[b])


def pairs_for(box: Box, voyage: Voyage, product: int) -> int:
    """How often the inputs of a product are aboard."""
    return pairs_of(voyage, box.products[product].inputs[0], box.products[product].inputs[1])


def may_raise(box: Box, voyage: Voyage, product: int) -> bool:
    """Whether the trip needs a factory of a kind that does not stand yet, and its inputs are aboard."""
    if voyage.kind == TO_BUILD and voyage.product == product:
        if voyage.pieces == 0:
            return False
    elif voyage.want[product + PRIMARIES] == 0 or is_standing(voyage, product):
        return False
    return voyage.stock[product] > 0 and pairs_for(box, voyage, product) > 0


def factory_to_raise(box: Box, voyage: Voyage) -> int:
    """The highest product whose factory the trip needs and could build, or NOTHING."""
    for product in range(PRODUCTS - 1, -1, -1):
        if may_raise(box, voyage, product):
            return product
    return NOTHING


def stop_over(box: Box, memory: Memory, voyage: Voyage) -> None:
    """Do on a planet whatever the trip can do there."""
    mine_here(box, memory, voyage)
    if voyage.kind == TO_BUILD or voyage.manner & BUILD_AT_GOAL == 0 or voyage.at == voyage.goal:
        raise_here(box, voyage)
    make_here(box, memory, voyage)
    if voyage.at == voyage.goal and voyage.kind == TO_DELIVER:
        deliver_here(box, memory, voyage)
    elif voyage.at == voyage.goal and voyage.kind == TO_REFIT:
        refit_here(box, memory, voyage)


def mine_here(box: Box, memory: Memory, voyage: Voyage) -> None:
    """DD-6.2, DD-6.7: as much as is wanted and fits the holds once what can be made here is made."""
    good = memory.mine[voyage.at]
    wanted = voyage.want[good]
    if wanted == 0:
        return
    voyage.goods[good] += wanted
    count = min(wanted, room(box, voyage) - voyage.aboard + used_up_here(box, voyage))
    voyage.goods[good] -= wanted
    if count > 0:
        claim_for(box, memory, voyage, MINE_SLOT, count, CLAIM + MINE_TILE)
        use(box, voyage, MINE_SLOT, count, MINE)
        voyage.goods[good] += count
        voyage.aboard += count
        voyage.want[good] -= count


def used_up_here(box: Box, voyage: Voyage) -> int:
    """By how much the cargo shrinks on this planet, with these goods aboard."""
    if voyage.at == voyage.goal and voyage.kind == TO_REFIT:
        return voyage.aboard
    product = voyage.factory[voyage.at]
    if product == NOTHING:
        product = factory_to_raise(box, voyage)
        if product == NOTHING:
            return 0
        return 2 + min(voyage.want[product + PRIMARIES], pairs_for(box, voyage, product) - 1)
    if product == OCCUPIED:
        return 0
    return min(voyage.want[product + PRIMARIES], pairs_for(box, voyage, product))


def raise_here(box: Box, voyage: Voyage) -> None:
    """DD-5.5: the factory the trip needs."""
    if voyage.factory[voyage.at] != NOTHING:
        return
    product = factory_to_raise(box, voyage)
    if product == NOTHING:
        return
    note(voyage, BUILD_FACTORY + product)
    pay(box, voyage, BUILD, 1)
    for i in range(2):
        voyage.goods[box.products[product].inputs[i]] -= 1
    voyage.aboard -= 2
    voyage.stock[product] -= 1
    voyage.factory[voyage.at] = product
    earn(voyage, box.levels[LEVEL_OF[product]].factory)
    if voyage.kind == TO_BUILD and voyage.product == product:
        voyage.pieces = 0


def make_here(box: Box, memory: Memory, voyage: Voyage) -> None:
    """DD-6.4: as many as are wanted."""
    product = voyage.factory[voyage.at]
    if product == NOTHING or product == OCCUPIED:
        return
    count = min(voyage.want[product + PRIMARIES], pairs_for(box, voyage, product))
    if count > 0:
        claim_for(box, memory, voyage, FACTORY_SLOT, count, CLAIM + FACTORY_TILE)
        use(box, voyage, FACTORY_SLOT, count, MAKE)
        for i in range(2):
            voyage.goods[box.products[product].inputs[i]] -= count
        voyage.goods[product + PRIMARIES] += count
        voyage.aboard -= count
        voyage.want[product + PRIMARIES] -= count


def deliver_here(box: Box, memory: Memory, voyage: Voyage) -> None:
    """DD-5.4, DD-6.5: build the consumer if need be, and hand in all there is."""
    product = voyage.product
    if voyage.built >> voyage.at & 1 == 0 and not raise_consumer(box, voyage):
        return
    count = voyage.goods[product + PRIMARIES]
    if count > 0:
        claim_for(box, memory, voyage, SECOND_SLOT, count, CLAIM + CONSUMER_TILE)
        use(box, voyage, SECOND_SLOT, count, DELIVER)
        voyage.goods[product + PRIMARIES] = 0
        voyage.aboard -= count
        voyage.pieces -= count
        earn(voyage, box.levels[LEVEL_OF[product]].delivery * count)


def raise_consumer(box: Box, voyage: Voyage) -> bool:
    """DD-5.4: build the consumer here. Whether its goods were aboard."""
    product = voyage.product
    for i in range(COST):
        good = box.products[product].cost[i]
        if good != NOTHING and voyage.goods[good] == 0:
            return False
    for i in range(COST):
        good = box.products[product].cost[i]
        if good != NOTHING:
            voyage.goods[good] = max(0, voyage.goods[good] - 1)
            voyage.aboard -= 1
    note(voyage, BUILD_CONSUMER)
    pay(box, voyage, BUILD, 1)
    voyage.built |= 1 << voyage.at
    voyage.pieces -= 1
    earn(voyage, box.levels[LEVEL_OF[product]].consumer)
    return True


def refit_here(box: Box, memory: Memory, voyage: Voyage) -> None:
    """DD-5.3, DD-6.3: build the spaceyard if need be, and buy its gear."""
    if voyage.built >> voyage.at & 1 == 0 and not raise_yard(box, memory, voyage):
        return
    yard = box.yards[voyage.product]
    count = min(voyage.pieces, pairs_of(voyage, yard.price[0], yard.price[1]))
    if count <= 0:
        return
    use(box, voyage, SECOND_SLOT, count, BUY if voyage.replaced == NOTHING else REPLACE + voyage.replaced)
    for i in range(2):
        voyage.goods[yard.price[i]] -= count
    voyage.aboard -= 2 * count
    voyage.pieces -= count
    count_rounds(voyage)
    settle_markers(voyage)
    voyage.gear[yard.gear] += count
    if voyage.replaced == NOTHING:
        voyage.filled += count
    else:
        voyage.gear[voyage.replaced] -= count


def raise_yard(box: Box, memory: Memory, voyage: Voyage) -> bool:
    """DD-5.3: build the spaceyard here. Whether its goods were aboard."""
    printed = box.yards[voyage.product].printed
    other = other_good(box, memory, voyage)
    if voyage.goods[printed] == 0 or voyage.goods[other] == 0:
        return False
    note(voyage, BUILD_SPACEYARD + other)
    pay(box, voyage, BUILD, 1)
    voyage.goods[printed] -= 1
    voyage.goods[other] -= 1
    voyage.aboard -= 2
    voyage.built |= 1 << voyage.at
    earn(voyage, box.yard_points)
    return True


def other_good(box: Box, memory: Memory, voyage: Voyage) -> int:
    """DD-5.3: the second good of a spaceyard: one to spare, what is mined there, or one of its price."""
    yard = box.yards[voyage.product]
    for good in range(PRIMARIES):
        if good != yard.printed and voyage.goods[good] > 0 and good != yard.price[0] and good != yard.price[1]:
            return good
    if memory.mine[voyage.goal] != yard.printed:
        return memory.mine[voyage.goal]
    return yard.price[0] if yard.price[0] != yard.printed else yard.price[1]


def next_stop(box: Box, memory: Memory, voyage: Voyage) -> int:
    """The planet to go to: near, useful, and on the way to the goal; or NOTHING."""
    best = NOTHING
    least = 9999
    for planet in range(box.planets):
        tasks = tasks_on(box, memory, voyage, planet) if planet != voyage.at else 0
        if tasks > 0:
            cost = NEARNESS * way(box, memory, voyage, planet) - TASKS * tasks
            if voyage.goal != NOTHING:
                cost += TOWARDS_GOAL * memory.steps[planet * ROW + voyage.goal] // 8
            if cost < least:
                best = planet
                least = cost
    if best != NOTHING:
        return best
    if voyage.goal != NOTHING and voyage.goal != voyage.at and has_for_goal(box, voyage):
        return voyage.goal
    return site_for(box, memory, voyage)


def tasks_on(box: Box, memory: Memory, voyage: Voyage, planet: int) -> int:
    """How much the trip could do on a planet."""
    tasks = 0
    good = memory.mine[planet]
    product = voyage.factory[planet]
    if product != NOTHING and product != OCCUPIED and voyage.want[product + PRIMARIES] > 0:
        tasks = 2
        for i in range(2):
            needed = box.products[product].inputs[i]
            if voyage.goods[needed] == 0 and (good != needed or voyage.want[good] == 0):
                tasks = 0
    if voyage.want[good] > 0 and is_due(box, voyage, good) and (tasks > 0 or voyage.aboard < room(box, voyage)):
        tasks += 1
    return tasks


def is_due(box: Box, voyage: Voyage, good: int) -> bool:
    """Whether it is a primary good's turn to be fetched, by the trip's manner."""
    manner = voyage.manner & INPUTS
    if manner == TOGETHER or voyage.kind == TO_REFIT:
        return True
    first = box.products[voyage.product].inputs[manner - FIRST_INPUT]
    if first < PRIMARIES or voyage.want[first] == 0:
        return True
    inputs = box.products[first - PRIMARIES].inputs
    return good == inputs[0] or good == inputs[1]


def has_for_goal(box: Box, voyage: Voyage) -> bool:
    """Whether something can be done at the goal already."""
    if voyage.kind == TO_REFIT or voyage.goods[voyage.product + PRIMARIES] > 0:
        return True
    return voyage.factory[voyage.goal] == NOTHING and factory_to_raise(box, voyage) != NOTHING


def site_for(box: Box, memory: Memory, voyage: Voyage) -> int:
    """The nearest free site for a factory whose inputs are aboard, or NOTHING."""
    if factory_to_raise(box, voyage) == NOTHING:
        return NOTHING
    best = NOTHING
    least = 9999
    for planet in range(box.planets):
        if voyage.factory[planet] == NOTHING and planet != voyage.at:
            cost = NEARNESS * way(box, memory, voyage, planet)
            if voyage.goal != NOTHING:
                cost += memory.steps[planet * ROW + voyage.goal]
            if cost < least:
                best = planet
                least = cost
    return best


def fly_on(box: Box, memory: Memory, voyage: Voyage, planet: int) -> bool:
    """DD-4.1, DD-4.5, DD-4.7: fly there, and explore it. Whether there is a way."""
    markers = way(box, memory, voyage, planet)
    if markers >= NO_WAY or voyage.aboard > room(box, voyage):
        return False
    note(voyage, FLY + planet)
    if voyage.flown < FLOWN:
        voyage.flights[voyage.flown] = voyage.at * ROW + planet
        voyage.flown += 1
    pay(box, voyage, MOVEMENT, markers)
    voyage.at = planet
    voyage.paid = 0
    if voyage.visited >> planet & 1 == 0:
        explore_here(memory, voyage)
    return True


def explore_here(memory: Memory, voyage: Voyage) -> None:
    """DD-4.5: take the consumer of the higher level, or the other one, as the trip says."""
    voyage.visited |= 1 << voyage.at
    if voyage.left == 0:
        return
    chosen = voyage.top
    if voyage.left > 1:
        other = memory.track[voyage.rest]
        if (LEVEL_OF[other] > LEVEL_OF[chosen]) == (voyage.manner & LOWER_CONSUMER == 0):
            chosen = other
        else:
            voyage.top = other
        voyage.rest += 1
    voyage.left -= 1
    voyage.second[voyage.at] = chosen

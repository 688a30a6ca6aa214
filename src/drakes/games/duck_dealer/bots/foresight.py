"""Foresight: the search for the best voyage. From every round the most promising voyages go on, trip by trip."""

from drakes.games.duck_dealer.bots.charts import chart_ways
from drakes.games.duck_dealer.bots.prospects import weigh
from drakes.games.duck_dealer.bots.trips import (
    BUILD_AT_GOAL,
    CLAIMING,
    LOWER_CONSUMER,
    TO_BUILD,
    TO_DELIVER,
    TO_EXPLORE,
    TO_REFIT,
    TOGETHER,
    begin_trip,
    carry_out,
    fly_on,
    is_standing,
    other_good,
)
from drakes.games.duck_dealer.bots.voyages import (
    LEGS,
    POOL,
    ROUNDS,
    Memory,
    Queue,
    Voyage,
    begin_voyage,
    copy_voyage,
    count_rounds,
    room,
    way,
)
from drakes.games.duck_dealer.rules.state import (
    COLOURS,
    COST,
    GEARS,
    LEVEL_OF,
    NOTHING,
    PRIMARIES,
    PRODUCTS,
    Box,
    State,
)

FAR_TO_EXPLORE = 2
"""No farther than so many markers to see what is there."""
ORDERS = 3
"""In what order the inputs of a product may be fetched: see the manners of a trip."""
SOON = 8
"""Rounds before the horizon in which nobody refits and small deliveries count."""
HIGH = 2


def prepare(box: Box, state: State, memory: Memory, seat: int) -> None:
    """What is known of the table, as one seat's ship would use it."""
    begin_voyage(box, state, memory, seat)
    chart_ways(box, state, memory, seat)


def foresee(box: Box, memory: Memory) -> None:
    """Find the best voyage within the horizon, from the one prepared."""
    for t in range(ROUNDS + 1):
        memory.queues[t].n = 0
    memory.n_free = POOL
    for i in range(POOL):
        memory.free[i] = i
    memory.tried = 0
    copy_voyage(memory.best, memory.root)
    keep(memory, memory.root)
    for t in range(memory.horizon + 1):
        go_on_from_round(box, memory, memory.queues[t])


def go_on_from_round(box: Box, memory: Memory, queue: Queue) -> None:
    """Let the most promising voyages of a round go on, new ones of the same round among them."""
    n = 0
    while queue.n > 0:
        best = 0
        for i in range(1, queue.n):
            if memory.pool[queue.places[i]].worth > memory.pool[queue.places[best]].worth:
                best = i
        place = queue.places[best]
        queue.n -= 1
        queue.places[best] = queue.places[queue.n]
        memory.free[memory.n_free] = place
        memory.n_free += 1
        if n < memory.width:
            n += 1
            copy_voyage(memory.parent, memory.pool[place])
            go_on(box, memory)


def keep(memory: Memory, voyage: Voyage) -> None:
    """Put a voyage into the queue of its round: where there is room, or in place of a worse one."""
    queue = memory.queues[voyage.rounds]
    worst = 0
    for i in range(queue.n):
        other = memory.pool[queue.places[i]]
        if other.key == voyage.key:
            if other.worth < voyage.worth:
                copy_voyage(other, voyage)
            return
        if other.worth < memory.pool[queue.places[worst]].worth:
            worst = i
    if queue.n < memory.width:
        memory.n_free -= 1
        worst = queue.n
        queue.places[worst] = memory.free[memory.n_free]
        queue.n += 1
    elif memory.pool[queue.places[worst]].worth >= voyage.worth:
        return
    copy_voyage(memory.pool[queue.places[worst]], voyage)


def finish_trip(box: Box, memory: Memory) -> None:
    """A trip is done: note what it cost, and keep the voyage if it is among the best of its round."""
    voyage = memory.trial
    count_rounds(voyage)
    memory.tried += 1
    if voyage.trips < LEGS:
        for c in range(COLOURS):
            voyage.leg_cost[voyage.trips * COLOURS + c] = voyage.cost[c]
        voyage.leg_rounds[voyage.trips] = voyage.rounds
        voyage.leg_kind[voyage.trips] = voyage.kind
    voyage.trips += 1
    if voyage.rounds <= memory.horizon:
        weigh(box, memory, voyage)
        best = memory.best
        if voyage.gain > best.gain or (voyage.gain == best.gain and voyage.worth > best.worth):
            copy_voyage(best, voyage)
        keep(memory, voyage)


def go_on(box: Box, memory: Memory) -> None:
    """Try every trip that may follow."""
    parent = memory.parent
    is_soon = memory.horizon - parent.rounds <= SOON
    for planet in range(box.planets):
        if box.is_start[planet] != 0:
            if not is_soon:
                try_refits(box, memory, planet)
        elif parent.second[planet] != NOTHING:
            try_deliveries(box, memory, planet, is_soon)
        elif parent.visited >> planet & 1 == 0 and way(box, memory, parent, planet) <= FAR_TO_EXPLORE:
            try_exploring(box, memory, planet, TOGETHER)
            if parent.left > 1:
                try_exploring(box, memory, planet, LOWER_CONSUMER)
    for product in range(PRODUCTS):
        if parent.stock[product] > 0 and (LEVEL_OF[product] > 0 or not is_standing(parent, product)):
            for order in range(ORDERS if LEVEL_OF[product] == HIGH else 1):
                try_factory(box, memory, product, order)


def try_exploring(box: Box, memory: Memory, planet: int, manner: int) -> None:
    """DD-4.5: go where nobody has been."""
    voyage = memory.trial
    copy_voyage(voyage, memory.parent)
    begin_trip(voyage, TO_EXPLORE, NOTHING, planet, 0, manner)
    if memory.parent.left > 0 and fly_on(box, memory, voyage, planet):
        finish_trip(box, memory)


def try_factory(box: Box, memory: Memory, product: int, manner: int) -> None:
    """DD-5.5: build a factory wherever its inputs come together."""
    voyage = memory.trial
    copy_voyage(voyage, memory.parent)
    begin_trip(voyage, TO_BUILD, product, NOTHING, 1, manner)
    for i in range(2):
        voyage.want[box.products[product].inputs[i]] += 1
    if carry_out(box, memory, voyage):
        finish_trip(box, memory)


def try_deliveries(box: Box, memory: Memory, planet: int, is_soon: bool) -> None:
    """DD-6.5: as many pieces as the holds are good for, in every order; few of them for the start and the end."""
    parent = memory.parent
    product = parent.second[planet]
    is_built = parent.built >> planet & 1 != 0
    if LEVEL_OF[product] == 0:
        if not is_built:
            try_delivery(box, memory, planet, 1, TOGETHER)
        elif is_soon:
            try_delivery(box, memory, planet, room(box, parent), TOGETHER)
        return
    most = max(1, room(box, parent) // 2)
    has_factories = can_be_made(box, parent, product)
    for order in range(ORDERS):
        if most == 1 or not is_built or is_soon or parent.goods[product + PRIMARIES] > 0:
            try_delivery(box, memory, planet, 1, order)
        if most > 2 and (not is_built or is_soon):
            try_delivery(box, memory, planet, 2, order)
        if most > 1:
            try_delivery(box, memory, planet, most, order)
            try_delivery(box, memory, planet, most, order + CLAIMING)
            if not has_factories:
                try_delivery(box, memory, planet, most, order + BUILD_AT_GOAL)


def can_be_made(box: Box, voyage: Voyage, product: int) -> bool:
    """Whether the factories of a product and of its inputs stand."""
    for i in range(2):
        good = box.products[product].inputs[i]
        if good >= PRIMARIES and not is_standing(voyage, good - PRIMARIES):
            return False
    return is_standing(voyage, product)


def try_delivery(box: Box, memory: Memory, planet: int, pieces: int, manner: int) -> None:
    """DD-5.4, DD-6.5: bring so many pieces, the first of them for the consumer if it is not built."""
    voyage = memory.trial
    copy_voyage(voyage, memory.parent)
    product = voyage.second[planet]
    begin_trip(voyage, TO_DELIVER, product, planet, pieces, manner)
    voyage.want[product + PRIMARIES] = pieces
    if voyage.built >> planet & 1 == 0:
        voyage.want[product + PRIMARIES] -= 1
        for i in range(COST):
            if box.products[product].cost[i] != NOTHING:
                voyage.want[box.products[product].cost[i]] += 1
    if carry_out(box, memory, voyage):
        finish_trip(box, memory)


def try_refits(box: Box, memory: Memory, planet: int) -> None:
    """DD-6.3: one or two pieces of gear on empty slots; on a slow ship, in place of another."""
    parent = memory.parent
    for pieces in range(1, 3):
        if parent.filled + pieces <= box.slots:
            try_refit(box, memory, planet, pieces, NOTHING)
    if parent.filled >= 2 * box.band:
        for gear in range(GEARS):
            if parent.gear[gear] > 0 and gear != box.yards[memory.yard[planet]].gear:
                try_refit(box, memory, planet, 1, gear)


def try_refit(box: Box, memory: Memory, planet: int, pieces: int, replaced: int) -> None:
    """DD-5.3, DD-6.3: buy gear, the spaceyard built first if it is not."""
    voyage = memory.trial
    copy_voyage(voyage, memory.parent)
    begin_trip(voyage, TO_REFIT, memory.yard[planet], planet, pieces, TOGETHER)
    voyage.replaced = replaced
    yard = box.yards[voyage.product]
    for i in range(2):
        voyage.want[yard.price[i]] += pieces
    if voyage.built >> planet & 1 == 0:
        voyage.want[yard.printed] += 1
        voyage.want[other_good(box, memory, voyage)] += 1
    if carry_out(box, memory, voyage):
        finish_trip(box, memory)

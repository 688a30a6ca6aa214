"""The search for a ship's best plan: from every round the most promising plans go on, errand by errand."""

from drakes.games.duck_dealer.bots.distances import measure, way
from drakes.games.duck_dealer.bots.errands import (
    BUILD_AT_GOAL,
    CLAIMING,
    FIRST_INPUT,
    LOWER_CONSUMER,
    TO_BUILD,
    TO_DELIVER,
    TO_EXPLORE,
    TO_REFIT,
    TOGETHER,
    can_begin,
    is_standing,
    run_errand,
)
from drakes.games.duck_dealer.bots.later_income import weigh
from drakes.games.duck_dealer.bots.memory import (
    COSTED,
    ERRANDS,
    POOL,
    ROUNDS,
    Memory,
    Queue,
    ShipPlan,
    begin_plan,
    copy_errand,
    copy_plan,
    set_errand,
)
from drakes.games.duck_dealer.bots.purse import count_rounds
from drakes.games.duck_dealer.rules.exploring import is_unexplored
from drakes.games.duck_dealer.rules.state import (
    COLOURS,
    GEARS,
    LEVEL_OF,
    NOTHING,
    PRIMARIES,
    PRODUCTS,
    Box,
    State,
    capacity,
)

FAR_TO_EXPLORE = 2
"""No farther than so many markers to see what is there."""
ORDERS = 3
"""In what order the inputs of a product may be fetched: all together, or first those of one input that is made."""
SOON = 8
"""Rounds before the horizon in which nobody refits and small deliveries count."""
HIGH = 2


def prepare(box: Box, state: State, memory: Memory, seat: int) -> None:
    """What is known of the table, as one seat's ship would use it."""
    begin_plan(box, state, memory, seat)
    measure(box, memory)


def find_best_plan(box: Box, memory: Memory) -> None:
    """Find the best plan within the horizon, from the one prepared."""
    for t in range(ROUNDS + 1):
        memory.queues[t].n = 0
    memory.n_free = POOL
    for i in range(POOL):
        memory.free[i] = i
    copy_plan(memory.best, memory.root)
    keep(memory, memory.root)
    for t in range(memory.horizon + 1):
        go_on_from_round(box, memory, memory.queues[t])


def go_on_from_round(box: Box, memory: Memory, queue: Queue) -> None:
    """Let the most promising plans of a round go on, new ones of the same round among them."""
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
            copy_plan(memory.parent, memory.pool[place])
            go_on(box, memory)


def keep(memory: Memory, plan: ShipPlan) -> None:
    """Put a plan into the queue of its round: where there is room, or in place of a worse one."""
    queue = memory.queues[plan.rounds]
    worst = 0
    for i in range(queue.n):
        other = memory.pool[queue.places[i]]
        if other.key == plan.key:
            if other.worth < plan.worth:
                copy_plan(other, plan)
            return
        if other.worth < memory.pool[queue.places[worst]].worth:
            worst = i
    if queue.n < memory.width:
        memory.n_free -= 1
        worst = queue.n
        queue.places[worst] = memory.free[memory.n_free]
        queue.n += 1
    elif memory.pool[queue.places[worst]].worth >= plan.worth:
        return
    copy_plan(memory.pool[queue.places[worst]], plan)


def go_on(box: Box, memory: Memory) -> None:
    """Try every errand that may follow."""
    parent = memory.parent
    if parent.n_errands == ERRANDS:
        return
    state = parent.state
    is_soon = memory.horizon - parent.rounds <= SOON
    has_consumers = state.track_top < state.track_end
    for planet in range(box.planets):
        if box.is_start[planet] != 0:
            if not is_soon:
                try_refits(box, memory, planet)
        elif state.planets[planet].second != NOTHING:
            try_deliveries(box, memory, planet, is_soon)
        elif has_consumers and is_unexplored(box, state, planet) and way(box, memory, parent, planet) <= FAR_TO_EXPLORE:
            try_errand(box, memory, TO_EXPLORE, NOTHING, planet, 0, TOGETHER, NOTHING)
            if state.track_end - state.track_top > 1:
                try_errand(box, memory, TO_EXPLORE, NOTHING, planet, 0, LOWER_CONSUMER, NOTHING)
    for product in range(PRODUCTS):
        if state.stock[product] > 0 and (LEVEL_OF[product] > 0 or not is_standing(box, state, product)):
            for order in range(ORDERS if LEVEL_OF[product] == HIGH else 1):
                if is_order(box, product, order):
                    try_errand(box, memory, TO_BUILD, product, NOTHING, 1, order, NOTHING)


def try_deliveries(box: Box, memory: Memory, planet: int, is_soon: bool) -> None:
    """DD-6.5: as many pieces as the holds are good for, in every order; few of them for the start and the end."""
    state = memory.parent.state
    ship = state.ships[state.seat]
    product = state.planets[planet].second
    is_built = state.planets[planet].is_built != 0
    if LEVEL_OF[product] == 0:
        if not is_built:
            try_delivery(box, memory, planet, 1, TOGETHER)
        elif is_soon:
            try_delivery(box, memory, planet, capacity(box, ship), TOGETHER)
        return
    most = max(1, capacity(box, ship) // 2)
    has_factories = can_be_made(box, state, product)
    for order in range(ORDERS):
        if is_order(box, product, order):
            if most == 1 or not is_built or is_soon or ship.goods[product + PRIMARIES] > 0:
                try_delivery(box, memory, planet, 1, order)
            if most > 2 and (not is_built or is_soon):
                try_delivery(box, memory, planet, 2, order)
            if most > 1:
                try_delivery(box, memory, planet, most, order)
                try_delivery(box, memory, planet, most, order + CLAIMING)
                if not has_factories:
                    try_delivery(box, memory, planet, most, order + BUILD_AT_GOAL)


def is_order(box: Box, product: int, order: int) -> bool:
    """Whether the inputs of a product can be fetched in an order: one that is mined needs nothing fetched before."""
    return order == TOGETHER or box.products[product].inputs[order - FIRST_INPUT] >= PRIMARIES


def can_be_made(box: Box, state: State, product: int) -> bool:
    """Whether the factories of a product and of its inputs stand."""
    for i in range(2):
        good = box.products[product].inputs[i]
        if good >= PRIMARIES and not is_standing(box, state, good - PRIMARIES):
            return False
    return is_standing(box, state, product)


def try_delivery(box: Box, memory: Memory, planet: int, pieces: int, manner: int) -> None:
    """DD-5.4, DD-6.5: bring so many pieces, the first of them for the consumer if it is not built."""
    product = memory.parent.state.planets[planet].second
    try_errand(box, memory, TO_DELIVER, product, planet, pieces, manner, NOTHING)


def try_refits(box: Box, memory: Memory, planet: int) -> None:
    """DD-6.3: one or two pieces of gear on empty slots; on a slow ship, in place of another."""
    state = memory.parent.state
    ship = state.ships[state.seat]
    yard = state.planets[planet].second
    for pieces in range(1, 3):
        if ship.filled + pieces <= box.slots:
            try_errand(box, memory, TO_REFIT, yard, planet, pieces, TOGETHER, NOTHING)
    if ship.filled >= 2 * box.band:
        for gear in range(GEARS):
            if ship.gear[gear] > 0 and gear != box.yards[yard].gear:
                try_errand(box, memory, TO_REFIT, yard, planet, 1, TOGETHER, gear)


def try_errand(
    box: Box, memory: Memory, kind: int, product: int, goal: int, pieces: int, manner: int, replaced: int
) -> None:
    """Do an errand after the plan at hand, and keep the new plan if it is among the best of its round."""
    set_errand(memory.parent, kind, product, goal, pieces, manner, replaced)
    if not can_begin(box, memory.parent):
        return
    plan = memory.trial
    copy_plan(plan, memory.parent)
    if not run_errand(box, memory, plan):
        return
    count_rounds(plan)
    plan.n_errands += 1
    if plan.rounds <= memory.horizon:
        weigh(box, memory, plan)
        best = memory.best
        if plan.gain > best.gain or (plan.gain == best.gain and plan.worth > best.worth):
            copy_plan(best, plan)
        keep(memory, plan)


def write_down(box: Box, memory: Memory) -> None:
    """Carry the best plan out once more, and write down its actions, its flights and what its first errands cost."""
    plan = memory.trial
    copy_plan(plan, memory.root)
    memory.is_writing = 1
    memory.n_actions = 0
    memory.n_flights = 0
    for i in range(memory.best.n_errands):
        copy_errand(plan.errand, memory.best.errands[i])
        can_begin(box, plan)
        run_errand(box, memory, plan)
        count_rounds(plan)
        if i < COSTED:
            memory.errand_rounds[i] = plan.rounds
            for c in range(COLOURS):
                memory.errand_cost[i * COLOURS + c] = plan.cost[c]
    memory.is_writing = 0

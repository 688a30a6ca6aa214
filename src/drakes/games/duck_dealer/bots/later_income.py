"""Income of later: what a ship could still earn after a plan, if it delivered one product over and over.

An estimate: what is restated here of fees and collecting is rough on purpose, in hundredths of rounds.
"""

from drakes.games.duck_dealer.bots.memory import DISTANCES, ROW, SCALE, Memory, ShipPlan
from drakes.games.duck_dealer.rules.energy import income
from drakes.games.duck_dealer.rules.flying import band
from drakes.games.duck_dealer.rules.state import (
    CARGO_HOLD,
    FACTORY_SLOT,
    GEARS,
    GOODS,
    LEVEL_OF,
    MINE_SLOT,
    MOVEMENT,
    NOTHING,
    PRIMARIES,
    SECOND_SLOT,
    SLOTS,
    TRADE,
    Box,
    Ship,
    State,
    capacity,
    delivery_points,
    factory_points,
)
from drakes.games.duck_dealer.rules.trade import is_own

GOODS_ABOARD = (4, 40, 192, 61)
"""What a primary good aboard is worth, and a product of each level."""
CONFIDENCE = 70
"""How many hundredths of a circuit's earnings are counted on."""
FLIGHT, SLOWER, ACTING = 10, 17, 24
"""Tenths of a marker for each marker from a stop to the goal, and more at each lower speed; hundredths of a round."""
BUILDINGS = 50
"""How many hundredths of the points for factories still to be built are counted on."""
INNER_FACTORY, OUTER_FACTORY = 7, 10
"""The markers that it takes to build an intermediate factory, and a final one."""
NOT_FOUND = 5
"""Stops of a circuit whose consumer has no planet yet."""
HIGH = 2
"""The level worth exploring for."""


def weigh(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """What a plan is worth: its gain, what is aboard, and the best income of later."""
    worth = plan.gain
    for good in range(GOODS):
        level = 0 if good < PRIMARIES else 1 + LEVEL_OF[good - PRIMARIES]
        worth += plan.state.ships[plan.state.seat].goods[good] * GOODS_ABOARD[level]
    plan.worth = worth + best_income(box, memory, plan)
    plan.key = fingerprint(box, plan.state)


def fingerprint(box: Box, state: State) -> int:
    """A number that plans to the same end share."""
    ship = state.ships[state.seat]
    key = ship.at + 31 * ship.score
    for good in range(GOODS):
        key = (key * 33 + ship.goods[good]) & 0x3FFFFFFF
    for planet in range(box.planets):
        it = state.planets[planet]
        key = (key * 37 + it.factory * 26 + it.second * 2 + it.is_built) & 0x3FFFFFFF
        for slot in range(SLOTS):
            if it.privileges[slot] == state.seat:
                key = (key * 41 + slot) & 0x3FFFFFFF
    for gear in range(GEARS):
        key = (key * 11 + ship.gear[gear]) & 0x3FFFFFFF
    return key


def best_income(box: Box, memory: Memory, plan: ShipPlan) -> int:
    """Over all consumers found, and as long as there is time the high ones still on the track, each kind once."""
    state = plan.state
    best = 0
    for planet in range(box.planets):
        if box.is_start[planet] == 0:
            product = state.planets[planet].second
            if product != NOTHING and LEVEL_OF[product] > 0:
                setup = 1 - state.planets[planet].is_built
                best = max(best, income_from(box, memory, plan, product, planet, setup))
    if plan.rounds * 3 < memory.horizon * 2:
        seen = 0
        for i in range(state.track_end - state.track_top):
            product = state.track[state.track_top + i]
            if LEVEL_OF[product] == HIGH and seen >> product & 1 == 0:
                seen |= 1 << product
                best = max(best, income_from(box, memory, plan, product, NOTHING, max(2, 2 * i)))
    return best


def income_from(box: Box, memory: Memory, plan: ShipPlan, product: int, goal: int, setup: int) -> int:
    """What one product would bring, delivered to a planet, or to one not found yet."""
    state = plan.state
    circuit = memory.circuit
    circuit.goal = goal
    circuit.pieces = max(1, capacity(box, state.ships[state.seat]) // 2)
    circuit.uses = 0
    circuit.claims = 0
    circuit.setup = setup
    circuit.stops = 0
    circuit.bonus = 0
    add_uses(memory, state, goal, SECOND_SLOT)
    if not add_factory(box, memory, state, product, OUTER_FACTORY):
        return 0
    for i in range(2):
        good = box.products[product].inputs[i]
        if good < PRIMARIES:
            add_mine(box, memory, state, good)
        else:
            if not add_factory(box, memory, state, good - PRIMARIES, INNER_FACTORY):
                return 0
            for j in range(2):
                inner = box.products[good - PRIMARIES].inputs[j]
                if inner < PRIMARIES:
                    add_mine(box, memory, state, inner)
    return earnings(box, memory, plan, delivery_points(box, product))


def add_factory(box: Box, memory: Memory, state: State, product: int, price: int) -> bool:
    """A factory on the circuit: one of my own privilege, another one, or one to be built. Whether there can be one."""
    found = NOTHING
    for planet in range(box.planets):
        if state.planets[planet].factory == product and (found == NOTHING or is_own(state, planet, FACTORY_SLOT)):
            found = planet
    add_uses(memory, state, found, FACTORY_SLOT)
    if found != NOTHING:
        return True
    memory.circuit.setup += price
    memory.circuit.bonus += factory_points(box, product)
    return state.stock[product] > 0


def add_mine(box: Box, memory: Memory, state: State, good: int) -> None:
    """A mine on the circuit: cheap to use, and near the goal."""
    circuit = memory.circuit
    best = NOTHING
    least = 9999
    for planet in range(box.planets):
        if state.planets[planet].mine == good:
            cost = 0 if is_own(state, planet, MINE_SLOT) else circuit.pieces
            if circuit.stops >> planet & 1 == 0 and circuit.goal != NOTHING:
                cost += memory.markers[planet * ROW + circuit.goal]
            if cost < least:
                best = planet
                least = cost
    if best != NOTHING:
        add_uses(memory, state, best, MINE_SLOT)


def add_uses(memory: Memory, state: State, planet: int, slot: int) -> None:
    """DD-6.6, restated: the markers for a tile on the circuit, and whether it could still be claimed."""
    circuit = memory.circuit
    if planet == NOTHING:
        circuit.uses += circuit.pieces
        circuit.claims += 1
        return
    circuit.stops |= 1 << planet
    if is_own(state, planet, slot):
        circuit.uses += 1
        return
    circuit.uses += circuit.pieces
    if state.planets[planet].privileges[slot] == NOTHING:
        circuit.claims += 1


def earnings(box: Box, memory: Memory, plan: ShipPlan, points: int) -> int:
    """What the circuit brings, with the privileges there are or with all it could have."""
    circuit = memory.circuit
    flights = flights_of(box, memory, plan.state.ships[plan.state.seat])
    earned = earned_by(memory, plan, flights, circuit.uses, circuit.setup, points)
    uses = circuit.uses - circuit.claims * (circuit.pieces - 1)
    setup = circuit.setup + circuit.claims * box.claim_price
    earned = max(earned, earned_by(memory, plan, flights, uses, setup, points))
    if earned == 0:
        return 0
    return (earned * CONFIDENCE + circuit.bonus * SCALE * BUILDINGS) // 100


def earned_by(memory: Memory, plan: ShipPlan, flights: int, uses: int, setup: int, points: int) -> int:
    """DD-3.2, restated: how often a circuit can be gone round in the rounds left, by its markers; what it brings."""
    ship = plan.state.ships[plan.state.seat]
    navigators = income(ship, MOVEMENT)
    merchants = income(ship, TRADE)
    rounds = (flights + 10 * uses) * 10 // (1 + navigators + merchants)
    rounds = max(rounds, flights * 10 // (1 + navigators), 100 * uses // (1 + merchants)) + ACTING
    crew = ship.filled - ship.gear[CARGO_HOLD]
    left = 100 * (memory.horizon - plan.rounds) - 100 * setup // (1 + crew)
    return max(0, left) * points * memory.circuit.pieces * SCALE // rounds


def flights_of(box: Box, memory: Memory, ship: Ship) -> int:
    """The movement markers of a circuit, in tenths."""
    circuit = memory.circuit
    stops = 0
    flights = 0
    for planet in range(box.planets):
        if circuit.stops >> planet & 1 != 0:
            stops += 1
            if circuit.goal != NOTHING:
                flights += memory.markers[band(box, ship) * DISTANCES + planet * ROW + circuit.goal]
    if circuit.goal == NOTHING:
        flights = NOT_FOUND
    return max(10 * stops, FLIGHT * flights) + SLOWER * band(box, ship)

"""Prospects: what a ship could still earn after a voyage, if it delivered one product over and over."""

from drakes.games.duck_dealer.bots.voyages import CHART, ROW, SCALE, Memory, Voyage, band_of, room
from drakes.games.duck_dealer.rules.state import (
    CARGO_HOLD,
    FACTORY_SLOT,
    GEARS,
    GOODS,
    LEVEL_OF,
    MINE_SLOT,
    MOVEMENT,
    NOTHING,
    PLANETS,
    PRIMARIES,
    SECOND_SLOT,
    SLOTS,
    TRADE,
    Box,
)

GOODS_ABOARD = (4, 40, 192, 61)
"""What a primary good aboard is worth, and a product of each level."""
CONFIDENCE = 70
"""How many hundredths of a ring's earnings are counted on."""
FLIGHT, SLOWER, ACTING = 10, 17, 24
"""Tenths of a marker for each marker from a stop to the goal, and more at each lower speed; hundredths of a round."""
BUILDINGS = 50
"""How many hundredths of the points for factories still to be built are counted on."""
INNER_FACTORY, OUTER_FACTORY = 7, 10
"""The markers that it takes to build an intermediate factory, and a final one."""
NOT_FOUND = 5
"""Stops of a ring whose consumer has no planet yet."""
HIGH = 2
"""The level worth exploring for."""


def weigh(box: Box, memory: Memory, voyage: Voyage) -> None:
    """What a voyage is worth: its gain, what is aboard, and the best prospect."""
    worth = voyage.gain
    for good in range(GOODS):
        level = 0 if good < PRIMARIES else 1 + LEVEL_OF[good - PRIMARIES]
        worth += voyage.goods[good] * GOODS_ABOARD[level]
    voyage.worth = worth + best_prospect(box, memory, voyage)
    voyage.key = fingerprint(voyage)


def fingerprint(voyage: Voyage) -> int:
    """A number that voyages to the same end share."""
    key = voyage.at + 31 * voyage.points + 977 * voyage.built
    for good in range(GOODS):
        key = (key * 33 + voyage.goods[good]) & 0x3FFFFFFF
    for planet in range(PLANETS):
        key = (key * 37 + voyage.factory[planet] * 13 + voyage.second[planet]) & 0x3FFFFFFF
    for slot in range(SLOTS):
        key = (key * 41 + voyage.claims[slot]) & 0x3FFFFFFF
    for gear in range(GEARS):
        key = (key * 11 + voyage.gear[gear]) & 0x3FFFFFFF
    return key


def best_prospect(box: Box, memory: Memory, voyage: Voyage) -> int:
    """Over all consumers found, and as long as there is time the high ones still on the track."""
    best = 0
    for planet in range(box.planets):
        product = voyage.second[planet]
        if product != NOTHING and LEVEL_OF[product] > 0:
            setup = 0 if voyage.built >> planet & 1 != 0 else 1
            best = max(best, prospect(box, memory, voyage, product, planet, setup))
    if voyage.left > 0 and voyage.rounds * 3 < memory.horizon * 2:
        for i in range(voyage.left):
            product = voyage.top if i == 0 else memory.track[voyage.rest + i - 1]
            if LEVEL_OF[product] == HIGH:
                best = max(best, prospect(box, memory, voyage, product, NOTHING, max(2, 2 * i)))
    return best


def prospect(box: Box, memory: Memory, voyage: Voyage, product: int, goal: int, setup: int) -> int:
    """What one product would bring, delivered to a planet, or to one not found yet."""
    ring = memory.ring
    ring.goal = goal
    ring.pieces = max(1, room(box, voyage) // 2)
    ring.uses = 0
    ring.claims = 0
    ring.setup = setup
    ring.stops = 0
    ring.bonus = 0
    if goal == NOTHING:
        add_uses(memory, 0, 0)
    else:
        ring.stops = 1 << goal
        add_uses(memory, voyage.claims[SECOND_SLOT] >> goal & 1, memory.others[SECOND_SLOT] >> goal & 1)
    if not add_factory(box, memory, voyage, product, OUTER_FACTORY):
        return 0
    for i in range(2):
        good = box.products[product].inputs[i]
        if good < PRIMARIES:
            add_mine(box, memory, voyage, good)
        else:
            if not add_factory(box, memory, voyage, good - PRIMARIES, INNER_FACTORY):
                return 0
            for j in range(2):
                inner = box.products[good - PRIMARIES].inputs[j]
                if inner < PRIMARIES:
                    add_mine(box, memory, voyage, inner)
    return earnings(box, memory, voyage, box.levels[LEVEL_OF[product]].delivery)


def add_factory(box: Box, memory: Memory, voyage: Voyage, product: int, price: int) -> bool:
    """A factory on the ring: one of my own privilege, another one, or one to be built. Whether there can be one."""
    ring = memory.ring
    found = NOTHING
    for planet in range(box.planets):
        is_mine = voyage.claims[FACTORY_SLOT] >> planet & 1 != 0
        if voyage.factory[planet] == product and (found == NOTHING or is_mine):
            found = planet
    if found == NOTHING:
        ring.setup += price
        ring.bonus += box.levels[LEVEL_OF[product]].factory
        add_uses(memory, 0, 0)
        return voyage.stock[product] > 0
    ring.stops |= 1 << found
    add_uses(memory, voyage.claims[FACTORY_SLOT] >> found & 1, memory.others[FACTORY_SLOT] >> found & 1)
    return True


def add_mine(box: Box, memory: Memory, voyage: Voyage, good: int) -> None:
    """A mine on the ring: cheap to use, and near the goal."""
    ring = memory.ring
    best = NOTHING
    least = 9999
    for planet in range(box.planets):
        if memory.mine[planet] == good:
            cost = 0 if voyage.claims[MINE_SLOT] >> planet & 1 != 0 else ring.pieces
            if ring.stops >> planet & 1 == 0 and ring.goal != NOTHING:
                cost += memory.markers[planet * ROW + ring.goal]
            if cost < least:
                best = planet
                least = cost
    if best != NOTHING:
        ring.stops |= 1 << best
        add_uses(memory, voyage.claims[MINE_SLOT] >> best & 1, memory.others[MINE_SLOT] >> best & 1)


def add_uses(memory: Memory, is_mine: int, is_others: int) -> None:
    """DD-6.6: the markers for a tile on the ring, and whether it could still be claimed."""
    ring = memory.ring
    ring.uses += 1 if is_mine != 0 else ring.pieces
    if is_mine == 0 and is_others == 0:
        ring.claims += 1


def earnings(box: Box, memory: Memory, voyage: Voyage, points: int) -> int:
    """What the ring brings, with the privileges there are or with all it could have."""
    ring = memory.ring
    flights = flights_of(box, memory, voyage)
    earned = earned_by(memory, voyage, flights, ring.uses, ring.setup, points)
    uses = ring.uses - ring.claims * (ring.pieces - 1)
    setup = ring.setup + ring.claims * box.claim_price
    earned = max(earned, earned_by(memory, voyage, flights, uses, setup, points))
    if earned == 0:
        return 0
    return (earned * CONFIDENCE + ring.bonus * SCALE * BUILDINGS) // 100


def earned_by(memory: Memory, voyage: Voyage, flights: int, uses: int, setup: int, points: int) -> int:
    """DD-3.2: how often a ring can be gone round in the rounds left, by the markers it takes, and what it brings."""
    navigators = voyage.gear[MOVEMENT + 1]
    merchants = voyage.gear[TRADE + 1]
    rounds = (flights + 10 * uses) * 10 // (1 + navigators + merchants)
    rounds = max(rounds, flights * 10 // (1 + navigators), 100 * uses // (1 + merchants)) + ACTING
    crew = voyage.filled - voyage.gear[CARGO_HOLD]
    left = 100 * (memory.horizon - voyage.rounds) - 100 * setup // (1 + crew)
    return max(0, left) * points * memory.ring.pieces * SCALE // rounds


def flights_of(box: Box, memory: Memory, voyage: Voyage) -> int:
    """The movement markers of a ring, in tenths."""
    ring = memory.ring
    band = band_of(box, voyage.filled)
    stops = 0
    flights = 0
    for planet in range(box.planets):
        if ring.stops >> planet & 1 != 0:
            stops += 1
            if ring.goal != NOTHING:
                flights += memory.markers[band * CHART + planet * ROW + ring.goal]
    if ring.goal == NOTHING:
        flights = NOT_FOUND
    return max(10 * stops, FLIGHT * flights) + SLOWER * band

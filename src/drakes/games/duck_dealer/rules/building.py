"""Chapter 5: consumers, spaceyards, factories and privileges."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import (
    BUILD_CONSUMER,
    BUILD_CONSUMER_WITH,
    BUILD_FACTORY,
    BUILD_SPACEYARD,
    CLAIM,
    FACTORY_TILE,
    MINE_TILE,
    SLOT_OF,
    TILES,
)
from drakes.games.duck_dealer.rules.clauses import DD_3_9, DD_5_1, DD_5_3, DD_5_4, DD_5_5, DD_5_6, DD_R5
from drakes.games.duck_dealer.rules.cubes import has_cube, tile_in
from drakes.games.duck_dealer.rules.energy import may_spend, spend
from drakes.games.duck_dealer.rules.events import (
    CLAIMED,
    CONSUMER_BUILT,
    FACTORY_BUILT,
    PAID_ANY,
    SCORED,
    SPACEYARD_BUILT,
)
from drakes.games.duck_dealer.rules.state import (
    ANY,
    BUILD,
    COST,
    GOODS,
    NOTHING,
    PRODUCTS,
    Box,
    Ship,
    State,
    consumer_points,
    factory_points,
    has_two,
    is_on_planet,
    load,
    spaceyard_points,
)


def score(state: State, points: int, log: EventLog) -> None:
    """DD-5.2, DD-6.5, DD-1.7: points at once; the track laps at 100, the score does not."""
    state.ships[state.seat].score += points
    emit(log, EVERYONE, SCORED, state.seat, points, 0)


def is_on_start(box: Box, ship: Ship) -> bool:
    """Whether the ship is on a starting planet."""
    return is_on_planet(ship) and box.is_start[ship.at] != 0


def has_cost(box: Box, ship: Ship, product: int) -> bool:
    """DD-5.4, DD-B12: whether the goods printed on a consumer are aboard."""
    for i in range(COST):
        good = box.products[product].cost[i]
        if good >= 0:
            wanted = 0
            for j in range(COST):
                if box.products[product].cost[j] == good:
                    wanted += 1
            if ship.goods[good] < wanted:
                return False
    return True


def is_printed(box: Box, product: int, good: int) -> bool:
    """DD-5.4: whether a good, or ANY, is printed on a product's consumer."""
    for i in range(COST):
        if box.products[product].cost[i] == good:
            return True
    return False


def fits_any(box: Box, ship: Ship, product: int, good: int) -> bool:
    """DD-5.4: for an R a good of a kind that is not printed on the consumer; without an R none."""
    if good == NOTHING or not is_printed(box, product, ANY):
        return good == NOTHING and not is_printed(box, product, ANY)
    return ship.goods[good] > 0 and not is_printed(box, product, good)


def may_build_consumer(box: Box, state: State, good: int) -> int:
    """DD-5.1, DD-5.2, DD-5.4: an unbuilt consumer here, a build marker, the goods printed on it, and one for an R."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship) or box.is_start[ship.at] != 0:
        return DD_5_1
    planet = state.planets[ship.at]
    if planet.second == NOTHING or planet.is_built != 0:
        return DD_5_1
    if not has_cost(box, ship, planet.second) or not fits_any(box, ship, planet.second, good):
        return DD_5_4
    return may_spend(ship, BUILD, 1)


def build_consumer(box: Box, state: State, good: int, log: EventLog) -> None:
    """DD-5.2, DD-5.4, DD-B11: it scores its points at once."""
    ship = state.ships[state.seat]
    product = state.planets[ship.at].second
    spend(state, BUILD, 1)
    for i in range(COST):
        if box.products[product].cost[i] >= 0:
            load(ship, box.products[product].cost[i], -1)
    state.planets[ship.at].is_built = 1
    emit(log, EVERYONE, CONSUMER_BUILT, state.seat, product, 0)
    if good != NOTHING:
        load(ship, good, -1)
        emit(log, EVERYONE, PAID_ANY, state.seat, good, 0)
    score(state, consumer_points(box, product), log)


def may_build_spaceyard(box: Box, state: State, good: int) -> int:
    """DD-5.3: an unbuilt spaceyard here, its printed good, one good of another kind, and a build marker."""
    ship = state.ships[state.seat]
    if not is_on_start(box, ship) or state.planets[ship.at].is_built != 0:
        return DD_5_1
    printed = box.yards[state.planets[ship.at].second].printed
    if good == printed or ship.goods[printed] == 0 or ship.goods[good] == 0:
        return DD_5_3
    return may_spend(ship, BUILD, 1)


def build_spaceyard(box: Box, state: State, good: int, log: EventLog) -> None:
    """DD-5.2, DD-5.3, DD-B6: it scores its points at once."""
    ship = state.ships[state.seat]
    number = state.planets[ship.at].second
    yard = box.yards[number]
    spend(state, BUILD, 1)
    load(ship, yard.printed, -1)
    load(ship, good, -1)
    state.planets[ship.at].is_built = 1
    emit(log, EVERYONE, SPACEYARD_BUILT, state.seat, yard.gear, good)
    score(state, spaceyard_points(box, number), log)


def is_factory_site(box: Box, state: State, planet: int) -> bool:
    """DD-5.1, DD-1.2: whether a planet has an empty factory slot; starting planets have none."""
    return box.is_start[planet] == 0 and state.planets[planet].factory == NOTHING


def may_build_factory(box: Box, state: State, product: int) -> int:
    """DD-5.1, DD-5.5: an empty factory slot here, the kind in stock, its two inputs, and a build marker."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship) or not is_factory_site(box, state, ship.at):
        return DD_5_1
    inputs = box.products[product].inputs
    if state.stock[product] == 0 or not has_two(ship, inputs[0], inputs[1]):
        return DD_5_5
    return may_spend(ship, BUILD, 1)


def build_factory(box: Box, state: State, product: int, log: EventLog) -> None:
    """DD-5.2, DD-5.5, DD-B10, DD-B11: it scores its points at once."""
    ship = state.ships[state.seat]
    spend(state, BUILD, 1)
    load(ship, box.products[product].inputs[0], -1)
    load(ship, box.products[product].inputs[1], -1)
    state.stock[product] -= 1
    state.planets[ship.at].factory = product
    emit(log, EVERYONE, FACTORY_BUILT, state.seat, product, 0)
    score(state, factory_points(box, product), log)


def may_claim(box: Box, state: State, tile: int) -> int:
    """DD-5.6, DD-R5: a mine or built tile here without privilege, three build markers, and a cube."""
    ship = state.ships[state.seat]
    slot = SLOT_OF[tile]
    if not is_on_planet(ship) or tile_in(box, ship.at, slot) != tile:
        return DD_5_6
    planet = state.planets[ship.at]
    if tile == FACTORY_TILE and box.is_start[ship.at] != 0:
        return DD_5_6
    if tile == FACTORY_TILE and planet.factory == NOTHING:
        return DD_R5
    if tile != FACTORY_TILE and tile != MINE_TILE and planet.is_built == 0:
        return DD_R5
    if planet.privileges[slot] != NOTHING:
        return DD_5_6
    if not has_cube(box, ship):
        return DD_3_9
    if may_spend(ship, BUILD, box.claim_price) != 0:
        return DD_5_6
    return 0


def claim(state: State, tile: int, log: EventLog) -> None:
    """DD-5.6, DD-R10: one of the player's cubes on the tile."""
    ship = state.ships[state.seat]
    ship.cubes -= 1
    state.planets[ship.at].privileges[SLOT_OF[tile]] = state.seat
    emit(log, EVERYONE, CLAIMED, state.seat, ship.at, tile)


def offer_builds(box: Box, state: State, moves: Moves) -> None:
    """DD-5.1: all that may be built or claimed here."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship) or may_spend(ship, BUILD, 1) != 0:
        return
    if may_build_consumer(box, state, NOTHING) == 0:
        offer(moves, BUILD_CONSUMER, 1)
    if is_on_start(box, ship) and state.planets[ship.at].is_built == 0:
        for good in range(GOODS):
            if may_build_spaceyard(box, state, good) == 0:
                offer(moves, BUILD_SPACEYARD + good, 1)
    elif ship.aboard > 1:
        for product in range(PRODUCTS):
            if may_build_factory(box, state, product) == 0:
                offer(moves, BUILD_FACTORY + product, 1)
    for tile in range(TILES):
        if may_claim(box, state, tile) == 0:
            offer(moves, CLAIM + tile, 1)


def offer_consumer_with(box: Box, state: State, moves: Moves) -> None:
    """DD-5.4: a consumer with an R, by the good given for it."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship) or box.is_start[ship.at] != 0 or state.planets[ship.at].second == NOTHING:
        return
    if is_printed(box, state.planets[ship.at].second, ANY):
        for good in range(GOODS):
            if may_build_consumer(box, state, good) == 0:
                offer(moves, BUILD_CONSUMER_WITH + good, 1)

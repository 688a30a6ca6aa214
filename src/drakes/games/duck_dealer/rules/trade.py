"""Chapter 6: mines, factories, consumers and spaceyards in use."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import BUY, DELIVER, MAKE, MINE, REPLACE
from drakes.games.duck_dealer.rules.building import is_on_start, score
from drakes.games.duck_dealer.rules.clauses import DD_1_5, DD_6_1, DD_6_3, DD_6_4, DD_6_5, DD_R7, DD_R16
from drakes.games.duck_dealer.rules.energy import may_spend, spend
from drakes.games.duck_dealer.rules.events import BOUGHT, DELIVERED, GAVE_UP, MADE, MINED
from drakes.games.duck_dealer.rules.state import (
    CARGO_HOLD,
    FACTORY_SLOT,
    GEARS,
    MINE_SLOT,
    NOTHING,
    PRIMARIES,
    SECOND_SLOT,
    TRADE,
    Box,
    Ship,
    State,
    delivery_points,
    has_two,
    is_on_planet,
    load,
)


def fee(state: State, slot: int) -> int:
    """DD-6.1, DD-6.6: the trade markers of a use: none where one's own privilege was paid for in this visit."""
    if (state.paid >> slot) & 1 != 0:
        return 0
    return 1


def is_own(state: State, planet: int, slot: int) -> bool:
    """DD-5.6: whether the active player has the privilege of a tile."""
    return state.planets[planet].privileges[slot] == state.seat


def pay_fee(state: State, slot: int) -> None:
    """DD-6.6, DD-R14: with a privilege of one's own the first marker pays for the visit."""
    ship = state.ships[state.seat]
    spend(state, TRADE, fee(state, slot))
    if is_own(state, ship.at, slot):
        state.paid |= 1 << slot


def may_mine(box: Box, state: State) -> int:
    """DD-6.1, DD-6.2, DD-R16: on a planet, for a trade marker, up to one piece more than any ship can carry."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship):
        return DD_6_1
    if ship.goods[state.planets[ship.at].mine] > box.half_hold + box.hold * box.slots:
        return DD_R16
    return may_spend(ship, TRADE, fee(state, MINE_SLOT))


def mine(state: State, log: EventLog) -> None:
    """DD-6.2: one good of its kind."""
    ship = state.ships[state.seat]
    pay_fee(state, MINE_SLOT)
    load(ship, state.planets[ship.at].mine, 1)
    emit(log, EVERYONE, MINED, state.seat, state.planets[ship.at].mine, 0)


def may_make(box: Box, state: State) -> int:
    """DD-6.4, DD-R6: a factory here, its two inputs, and a trade marker."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship):
        return DD_6_1
    product = state.planets[ship.at].factory
    if product == NOTHING:
        return DD_6_4
    if not has_two(ship, box.products[product].inputs[0], box.products[product].inputs[1]):
        return DD_6_4
    return may_spend(ship, TRADE, fee(state, FACTORY_SLOT))


def make(box: Box, state: State, log: EventLog) -> None:
    """DD-6.4: two inputs in, one product out."""
    ship = state.ships[state.seat]
    product = state.planets[ship.at].factory
    pay_fee(state, FACTORY_SLOT)
    load(ship, box.products[product].inputs[0], -1)
    load(ship, box.products[product].inputs[1], -1)
    load(ship, product + PRIMARIES, 1)
    emit(log, EVERYONE, MADE, state.seat, product, 0)


def may_deliver(box: Box, state: State) -> int:
    """DD-6.5, DD-R6: a built consumer here, its good, and a trade marker."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship):
        return DD_6_1
    planet = state.planets[ship.at]
    if box.is_start[ship.at] != 0 or planet.is_built == 0:
        return DD_6_5
    if ship.goods[planet.second + PRIMARIES] == 0:
        return DD_6_5
    return may_spend(ship, TRADE, fee(state, SECOND_SLOT))


def deliver(box: Box, state: State, log: EventLog) -> None:
    """DD-6.5, DD-B9: hand in its good, score its points."""
    ship = state.ships[state.seat]
    product = state.planets[ship.at].second
    pay_fee(state, SECOND_SLOT)
    load(ship, product + PRIMARIES, -1)
    emit(log, EVERYONE, DELIVERED, state.seat, product, 0)
    score(state, delivery_points(box, product), log)


def has_marker(state: State, gear: int, replaced: int) -> bool:
    """DD-R7: a marker for a crew quarter, from the supply after payment and replaced gear, or of one's own real ones.

    A real trade marker paid comes back as the supply's: with one of one's own in hand there is always one.
    """
    if gear == CARGO_HOLD:
        return True
    return gear == replaced or state.supply[gear - 1] > 0 or state.ships[state.seat].energy[gear - 1] > 0


def may_visit_yard(box: Box, state: State) -> int:
    """DD-6.3, DD-R6: a built spaceyard here, the goods of its gear, and a trade marker."""
    ship = state.ships[state.seat]
    if not is_on_planet(ship):
        return DD_6_1
    if not is_on_start(box, ship) or state.planets[ship.at].is_built == 0:
        return DD_6_3
    price = box.yards[state.planets[ship.at].second].price
    if not has_two(ship, price[0], price[1]):
        return DD_6_3
    return may_spend(ship, TRADE, fee(state, SECOND_SLOT))


def may_buy(box: Box, state: State) -> int:
    """DD-6.3, DD-1.5: the next slot is empty, and there is a marker for a crew quarter."""
    refusal = may_visit_yard(box, state)
    if refusal != 0:
        return refusal
    ship = state.ships[state.seat]
    if ship.filled == box.slots:
        return DD_1_5
    if not has_marker(state, box.yards[state.planets[ship.at].second].gear, NOTHING):
        return DD_R7
    return 0


def may_replace(box: Box, state: State, gear: int) -> int:
    """DD-6.3, DD-1.5: a slot is filled with that gear, and there is a marker for a crew quarter."""
    refusal = may_visit_yard(box, state)
    if refusal != 0:
        return refusal
    ship = state.ships[state.seat]
    if ship.gear[gear] == 0:
        return DD_1_5
    if not has_marker(state, box.yards[state.planets[ship.at].second].gear, gear):
        return DD_R7
    return 0


def buy(box: Box, state: State, log: EventLog) -> None:
    """DD-6.3: goods paid, the gear goes on the next empty slot."""
    ship = state.ships[state.seat]
    yard = box.yards[state.planets[ship.at].second]
    pay_fee(state, SECOND_SLOT)
    load(ship, yard.price[0], -1)
    load(ship, yard.price[1], -1)
    install(state, ship, yard.gear)
    emit(log, EVERYONE, BOUGHT, state.seat, yard.gear, 0)


def install(state: State, ship: Ship, gear: int) -> None:
    """DD-1.4, DD-R7: a crew quarter is a marker from the supply, or else one of the buyer's own real ones."""
    ship.gear[gear] += 1
    ship.filled += 1
    if gear != CARGO_HOLD:
        if state.supply[gear - 1] > 0:
            state.supply[gear - 1] -= 1
        else:
            ship.energy[gear - 1] -= 1


def replace(box: Box, state: State, gear: int, log: EventLog) -> None:
    """DD-6.3, DD-R7: the old gear goes back first, its marker to the supply."""
    ship = state.ships[state.seat]
    ship.gear[gear] -= 1
    ship.filled -= 1
    if gear != CARGO_HOLD:
        state.supply[gear - 1] += 1
    emit(log, EVERYONE, GAVE_UP, state.seat, gear, 0)
    buy(box, state, log)


def offer_uses(box: Box, state: State, moves: Moves) -> None:
    """DD-6.1: every tile here that may be used."""
    if not is_on_planet(state.ships[state.seat]):
        return
    if may_mine(box, state) == 0:
        offer(moves, MINE, 1)
    if may_make(box, state) == 0:
        offer(moves, MAKE, 1)
    if may_deliver(box, state) == 0:
        offer(moves, DELIVER, 1)
    if may_visit_yard(box, state) != 0:
        return
    if may_buy(box, state) == 0:
        offer(moves, BUY, 1)
    for gear in range(GEARS):
        if may_replace(box, state, gear) == 0:
            offer(moves, REPLACE + gear, 1)

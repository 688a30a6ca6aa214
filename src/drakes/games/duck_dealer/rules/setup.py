"""Chapter 2: tiles, starting player, gear and starting planets. Chance is nature's; this only prepares it."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import (
    CONSUMER_DEALT,
    GEAR_FIRST,
    MINE_DEALT,
    START_FIRST,
    STARTER,
    YARD_DEALT,
)
from drakes.games.duck_dealer.rules.auction import hold_auction, offer_auction, open_bidding
from drakes.games.duck_dealer.rules.clauses import DD_2_7
from drakes.games.duck_dealer.rules.events import (
    CONSUMER_LAID,
    GEAR_PLACED,
    MINE_LAID,
    STARTED,
    STARTER_DRAWN,
    YARD_LAID,
)
from drakes.games.duck_dealer.rules.state import (
    BEGIN_TURN,
    COLOURS,
    CONSUMERS_PHASE,
    DONE,
    GEAR_PHASE,
    GEARS,
    GOODS,
    LEVEL_OF,
    LEVELS,
    MINES_PHASE,
    NOTHING,
    PLANETS,
    PRIMARIES,
    PRODUCTS,
    ROUTES,
    SEATS,
    SLOTS,
    START_AUCTION,
    START_PHASE,
    START_RANDOM,
    STARTER_PHASE,
    TRACK,
    YARDS,
    YARDS_PHASE,
    Box,
    Planet,
    Ship,
    State,
)
from drakes.games.duck_dealer.rules.trade import install


def setup(box: Box, state: State) -> None:
    """The table before anything is dealt: every tile in its bag, all energy in the supply."""
    state.pending = NOTHING
    state.phase = MINES_PHASE
    state.seat = 0
    state.answering = NOTHING
    state.purpose = 0
    state.dealt = 0
    state.at_position = 0
    state.turn = 0
    state.free_parts = 0
    state.offers = 0
    state.paid = 0
    for colour in range(COLOURS):
        state.supply[colour] = box.energy
    for seat in range(SEATS):
        state.order[seat] = NOTHING
        lay_out_ship(box, state.ships[seat])
    for planet in range(PLANETS):
        lay_out_planet(state.planets[planet])
        state.reach[planet] = 0
    state.is_charted = 1
    for route in range(ROUTES):
        state.taken[route] = 0
    fill_bags(box, state)


def fill_bags(box: Box, state: State) -> None:
    """DD-2.1, DD-2.2: all tiles to be dealt, and the factories in stock; DD-R18: no offer is open."""
    for kind in range(PRIMARIES):
        state.bordered[kind] = box.bordered[kind]
        state.mines[kind] = box.mines[kind]
    for yard in range(YARDS):
        state.yards[yard] = 1
    for product in range(PRODUCTS):
        state.consumers[product] = box.products[product].consumers
        state.stock[product] = box.products[product].factories
    state.track_top = 0
    state.track_end = 0
    for i in range(TRACK):
        state.track[i] = NOTHING
    for good in range(GOODS):
        state.given[good] = 0
        state.asked[good] = 0


def lay_out_planet(planet: Planet) -> None:
    """DD-1.2: empty slots."""
    planet.mine = NOTHING
    planet.second = NOTHING
    planet.is_built = 0
    planet.factory = NOTHING
    planet.is_visited = 0
    planet.pathway = NOTHING
    for slot in range(SLOTS):
        planet.privileges[slot] = NOTHING


def lay_out_ship(box: Box, ship: Ship) -> None:
    """DD-2.3, DD-1.6: no energy, no goods; all cubes but the one that counts the score."""
    ship.at = NOTHING
    ship.score = 0
    ship.aboard = 0
    ship.filled = 0
    ship.cubes = box.cubes
    ship.on_track = 0
    ship.exit = NOTHING
    ship.bid = NOTHING
    ship.second_bid = NOTHING
    for colour in range(COLOURS):
        ship.energy[colour] = 0
        ship.virtual[colour] = 0
    for good in range(GOODS):
        ship.goods[good] = 0
    for gear in range(GEARS):
        ship.gear[gear] = 0
    for route in range(ROUTES):
        ship.parts[route] = 0


def undealt(box: Box, state: State, kind: int) -> int:
    """DD-2.1: the mines of a kind for the next planet: bordered ones for a starting planet."""
    if box.is_start[state.dealt] != 0:
        return state.bordered[kind]
    return state.mines[kind]


def offer_mines(box: Box, state: State, moves: Moves) -> None:
    """DD-2.1: any mine left for the next planet."""
    for kind in range(PRIMARIES):
        if undealt(box, state, kind) > 0:
            offer(moves, MINE_DEALT + kind, undealt(box, state, kind))


def deal_mine(box: Box, state: State, kind: int, log: EventLog) -> None:
    """DD-2.1: planet by planet."""
    if box.is_start[state.dealt] != 0:
        state.bordered[kind] -= 1
    else:
        state.mines[kind] -= 1
    state.planets[state.dealt].mine = kind
    emit(log, EVERYONE, MINE_LAID, state.dealt, kind, 0)
    state.dealt += 1
    if state.dealt == box.planets:
        state.dealt = 0
        state.phase = YARDS_PHASE


def offer_yards(state: State, moves: Moves) -> None:
    """DD-2.1: the spaceyards not dealt yet."""
    for yard in range(YARDS):
        if state.yards[yard] > 0:
            offer(moves, YARD_DEALT + yard, 1)


def deal_yard(box: Box, state: State, yard: int, log: EventLog) -> None:
    """DD-2.1: unbuilt onto the second slot of the next starting planet."""
    planet = 0
    while box.is_start[planet] == 0 or state.planets[planet].second != NOTHING:
        planet += 1
    state.yards[yard] = 0
    state.planets[planet].second = yard
    emit(log, EVERYONE, YARD_LAID, planet, yard, 0)
    state.dealt += 1
    if state.dealt == YARDS:
        state.dealt = 0
        state.phase = CONSUMERS_PHASE


def level_to_deal(state: State) -> int:
    """DD-2.2: the lowest level that still has consumers to deal; LEVELS if there is none."""
    level = LEVELS
    for product in range(PRODUCTS):
        if state.consumers[product] > 0:
            level = min(level, LEVEL_OF[product])
    return level


def offer_track(state: State, moves: Moves) -> None:
    """DD-2.2: the 3-point consumers shuffled on top, then the 10s, then the 30s."""
    level = level_to_deal(state)
    for product in range(PRODUCTS):
        if state.consumers[product] > 0 and LEVEL_OF[product] == level:
            offer(moves, CONSUMER_DEALT + product, state.consumers[product])


def deal_consumer(state: State, product: int, log: EventLog) -> None:
    """DD-2.2: all visible."""
    state.consumers[product] -= 1
    state.track[state.track_end] = product
    state.track_end += 1
    emit(log, EVERYONE, CONSUMER_LAID, product, 0, 0)
    if level_to_deal(state) == LEVELS:
        choose_order(state)


def choose_order(state: State) -> None:
    """DD-2.4: random, seat order, or auction."""
    if state.options.start == START_RANDOM:
        state.phase = STARTER_PHASE
    elif state.options.start == START_AUCTION:
        open_bidding(state)
    else:
        seat_from(state, 0)


def offer_starters(state: State, moves: Moves) -> None:
    """DD-2.4: any seat may start."""
    for seat in range(state.seats):
        offer(moves, STARTER + seat, 1)


def draw_starter(state: State, seat: int, log: EventLog) -> None:
    """DD-2.4: chance says who starts."""
    emit(log, EVERYONE, STARTER_DRAWN, seat, 0, 0)
    seat_from(state, seat)


def seat_from(state: State, starter: int) -> None:
    """DD-3.1: clockwise from the starting player."""
    for position in range(state.seats):
        state.order[position] = (starter + position) % state.seats
    begin_gear(state)


def begin_gear(state: State) -> None:
    """DD-2.6: in player order."""
    state.dealt = 0
    state.at_position = 0
    state.seat = state.order[0]
    state.phase = GEAR_PHASE


def offer_first_gear(moves: Moves) -> None:
    """DD-2.6: any of the four kinds."""
    for gear in range(GEARS):
        offer(moves, GEAR_FIRST + gear, 1)


def ask_next_player(state: State) -> bool:
    """In player order. Whether that was the last one; then the first is next."""
    state.at_position = (state.at_position + 1) % state.seats
    state.seat = state.order[state.at_position]
    return state.at_position == 0


def place_gear(box: Box, state: State, gear: int, log: EventLog) -> None:
    """DD-2.6, DD-1.4: three pieces each; a crew quarter is a marker from the supply."""
    ship = state.ships[state.seat]
    install(state, ship, gear)
    emit(log, EVERYONE, GEAR_PLACED, state.seat, gear, 0)
    if ship.filled == box.first_gear and ask_next_player(state):
        state.phase = START_PHASE


def may_start(box: Box, state: State, planet: int) -> int:
    """DD-2.7: a different starting planet for each."""
    if planet >= box.planets or box.is_start[planet] == 0:
        return DD_2_7
    for seat in range(state.seats):
        if state.ships[seat].at == planet:
            return DD_2_7
    return 0


def offer_starts(box: Box, state: State, moves: Moves) -> None:
    """DD-2.7: the starting planets left."""
    for planet in range(box.planets):
        if may_start(box, state, planet) == 0:
            offer(moves, START_FIRST + planet, 1)


def start_at(box: Box, state: State, planet: int, log: EventLog) -> bool:
    """DD-2.7: the ship is there; a fifth player has no choice. Whether all ships are placed."""
    state.ships[state.seat].at = planet
    emit(log, EVERYONE, STARTED, state.seat, planet, 0)
    if ask_next_player(state):
        return True
    if state.at_position == YARDS - 1:
        left = 0
        while may_start(box, state, left) != 0:
            left += 1
        return start_at_last(state, left, log)
    return False


def start_at_last(state: State, planet: int, log: EventLog) -> bool:
    """DD-2.7: the only starting planet left."""
    state.ships[state.seat].at = planet
    emit(log, EVERYONE, STARTED, state.seat, planet, 0)
    return ask_next_player(state)


def offer_setup(box: Box, state: State, moves: Moves) -> None:
    """Chapter 2: what chance may deal and players may choose before the first turn, by phase."""
    if state.phase == MINES_PHASE:
        offer_mines(box, state, moves)
    elif state.phase == YARDS_PHASE:
        offer_yards(state, moves)
    elif state.phase == CONSUMERS_PHASE:
        offer_track(state, moves)
    elif state.phase == STARTER_PHASE:
        offer_starters(state, moves)
    elif state.phase == GEAR_PHASE:
        offer_first_gear(moves)
    elif state.phase == START_PHASE:
        offer_starts(box, state, moves)
    else:
        offer_auction(state, moves)


def set_up(box: Box, state: State, action: int, log: EventLog) -> int:
    """Chapter 2: one tile, starting player, piece of gear, ship or step of the auction, by phase; and what follows."""
    if state.phase == MINES_PHASE:
        deal_mine(box, state, action - MINE_DEALT, log)
    elif state.phase == YARDS_PHASE:
        deal_yard(box, state, action - YARD_DEALT, log)
    elif state.phase == CONSUMERS_PHASE:
        deal_consumer(state, action - CONSUMER_DEALT, log)
    elif state.phase == STARTER_PHASE:
        draw_starter(state, action - STARTER, log)
    elif state.phase == GEAR_PHASE:
        place_gear(box, state, action - GEAR_FIRST, log)
    elif state.phase == START_PHASE:
        if start_at(box, state, action - START_FIRST, log):
            return BEGIN_TURN
    elif hold_auction(state, action, log):
        begin_gear(state)
    return DONE

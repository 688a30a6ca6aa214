"""Chapter 3, cubes: limited, so that one may have to take one's own back from the board."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import (
    CONSUMER_TILE,
    FACTORY_TILE,
    MINE_TILE,
    SLOT_OF,
    TAKE_PART,
    TAKE_PRIVILEGE,
    TILES,
    YARD_TILE,
)
from drakes.games.duck_dealer.rules.clauses import DD_3_9
from drakes.games.duck_dealer.rules.events import PART_TAKEN, PRIVILEGE_TAKEN
from drakes.games.duck_dealer.rules.places import dot_bit, mark_taken
from drakes.games.duck_dealer.rules.state import (
    FACTORY_SLOT,
    MINE_SLOT,
    NOTHING,
    SLOTS,
    Box,
    Ship,
    State,
)


def on_board(box: Box, ship: Ship) -> int:
    """DD-R10: a player's highway parts and privileges; all cubes are alike."""
    return box.cubes - ship.cubes - ship.on_track


def has_cube(box: Box, ship: Ship) -> bool:
    """DD-3.9: a cube in stock, or one that may be taken back from the board."""
    return ship.cubes > 0 or on_board(box, ship) > 0


def tile_in(box: Box, planet: int, slot: int) -> int:
    """DD-1.2: what kind of tile a slot is for."""
    if slot == MINE_SLOT:
        return MINE_TILE
    if slot == FACTORY_SLOT:
        return FACTORY_TILE
    if box.is_start[planet] != 0:
        return YARD_TILE
    return CONSUMER_TILE


def may_take_part(box: Box, state: State, dot: int) -> int:
    """DD-3.9: a highway part of one's own; cubes on the turn track never move again."""
    if dot >= box.dots or state.ships[state.seat].parts[box.route_of[dot]] & dot_bit(box, dot) == 0:
        return DD_3_9
    return 0


def may_take_privilege(box: Box, state: State, planet: int, tile: int) -> int:
    """DD-3.9: a privilege of one's own."""
    slot = SLOT_OF[tile]
    if planet >= box.planets or tile_in(box, planet, slot) != tile:
        return DD_3_9
    if state.planets[planet].privileges[slot] != state.seat:
        return DD_3_9
    return 0


def offer_take_back(box: Box, state: State, moves: Moves) -> None:
    """DD-3.9: every part and every privilege one has on the board."""
    for r in range(box.routes):
        for i in range(box.route[r].dots):
            if (state.ships[state.seat].parts[r] >> i) & 1 != 0:
                offer(moves, TAKE_PART + box.route[r].first + i, 1)
    for planet in range(box.planets):
        for tile in range(TILES):
            if may_take_privilege(box, state, planet, tile) == 0:
                offer(moves, TAKE_PRIVILEGE + planet * TILES + tile, 1)


def take_part(box: Box, state: State, dot: int, log: EventLog) -> None:
    """DD-3.9: a highway part comes off the board."""
    ship = state.ships[state.seat]
    route = box.route_of[dot]
    ship.parts[route] &= ~dot_bit(box, dot)
    ship.cubes += 1
    mark_taken(box, state, route)
    emit(log, EVERYONE, PART_TAKEN, state.seat, dot, 0)
    state.is_charted = 0


def take_privilege(state: State, planet: int, tile: int, log: EventLog) -> None:
    """DD-3.9, DD-R14: a privilege comes off the board; what was paid for it is over."""
    ship = state.ships[state.seat]
    slot = SLOT_OF[tile]
    state.planets[planet].privileges[slot] = NOTHING
    ship.cubes += 1
    if ship.at == planet:
        state.paid &= ~(1 << slot)
    emit(log, EVERYONE, PRIVILEGE_TAKEN, state.seat, planet, tile)


def take_back(box: Box, state: State, action: int, log: EventLog) -> None:
    """DD-3.9: the part or privilege chosen comes off the board."""
    if action < TAKE_PRIVILEGE:
        take_part(box, state, action - TAKE_PART, log)
    else:
        take_privilege(state, (action - TAKE_PRIVILEGE) // TILES, (action - TAKE_PRIVILEGE) % TILES, log)


def take_only_piece(box: Box, state: State, log: EventLog) -> None:
    """DD-3.9: the one piece there is to take back; there is no choice."""
    for r in range(box.routes):
        for i in range(box.route[r].dots):
            if (state.ships[state.seat].parts[r] >> i) & 1 != 0:
                take_part(box, state, box.route[r].first + i, log)
                return
    for planet in range(box.planets):
        for slot in range(SLOTS):
            if state.planets[planet].privileges[slot] == state.seat:
                take_privilege(state, planet, tile_in(box, planet, slot), log)
                return


def must_choose_cube(box: Box, state: State, log: EventLog) -> bool:
    """DD-3.9: whether the player has to choose what to take back; with one piece only there is no choice."""
    ship = state.ships[state.seat]
    if ship.cubes > 0:
        return False
    if on_board(box, ship) > 1:
        return True
    take_only_piece(box, state, log)
    return False

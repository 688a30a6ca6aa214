"""Chapter 6, bonuses for boats: vault, spin, drift, swing, exchange."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import BOAT_MOVES, DISTANCES, DRIFTED, EXCHANGED, SPUN, SWUNG, VAULTED
from drakes.games.dragon_market.rules.board import is_border, move_boat, surroundings, towards, turned
from drakes.games.dragon_market.rules.boats import is_along, length_ahead, square_beyond, swept
from drakes.games.dragon_market.rules.clauses import (
    DM_2_2,
    DM_3_5,
    DM_6_3,
    DM_6_3_C,
    DM_6_3_H,
    DM_R7,
    DM_R19_A,
    DM_R19_H,
    DM_R19_I,
)
from drakes.games.dragon_market.rules.events import DRIFT_MADE, EXCHANGE_MADE, SPIN_MADE, SWING_MADE, VAULT_MADE
from drakes.games.dragon_market.rules.state import (
    BOATS,
    CENTRE,
    DRIFT,
    END,
    EXCHANGE,
    NOTHING,
    SIZE,
    SPIN,
    SWING,
    VAULT,
    WALL,
    WATER,
    Box,
    State,
    kind_of,
)
from drakes.games.dragon_market.rules.ways_out import has_bonus

LENGTH = 3
"""DM-1.1: the squares of a boat."""


def may_use(state: State, seat: int, bonus: int, cost: int) -> int:
    """DM-6.3, DM-R6: a bonus one has and has not used in this turn, and the points it costs."""
    if not has_bonus(state, seat, bonus):
        return DM_6_3
    if state.points < cost:
        return DM_3_5
    return 0


def use(state: State, bonus: int, cost: int) -> None:
    """DM-6.3, DM-R6: once per turn, at its cost."""
    state.used |= 1 << bonus
    state.points -= cost


def is_on_board(state: State, square: int, step: int, n: int) -> bool:
    """DM-R9: whether the next `n` squares all lie on the board."""
    for i in range(1, n + 1):
        if state.grid[square + i * step] == WALL:
            return False
    return True


def boats_passed(state: State, square: int, step: int, n: int) -> int:
    """DM-R19 (a): how many different boats hold squares among the next `n`."""
    boats, last = 0, NOTHING
    for i in range(1, n + 1):
        spot = state.grid[square + i * step] - 1
        if spot >= 0 and spot // 3 != last:
            last = spot // 3
            boats += 1
    return boats


def may_vault(box: Box, state: State, seat: int, boat: int, way: int, distance: int) -> int:
    """DM-6.3 (a), DM-R7, DM-R19: along its line, over exactly one other boat, onto three free squares."""
    refusal = may_use(state, seat, VAULT, 1)
    if refusal != 0:
        return refusal
    if not is_along(state, boat, way) or distance <= LENGTH:
        return DM_R19_A
    step = towards(way)
    end = state.sailors[boat] + length_ahead(box, state, boat, way) * step
    if not is_on_board(state, end, step, distance):
        return DM_R7
    if boats_passed(state, end, step, distance - LENGTH) != 1:
        return DM_R19_A
    for i in range(distance - LENGTH + 1, distance + 1):
        if state.grid[end + i * step] != WATER:
            return DM_R7
    return 0


def offer_vaults(box: Box, state: State, moves: Moves) -> None:
    """DM-6.3 (a): every boat, both ways, any distance."""
    for boat in range(BOATS):
        for way in range(4):
            for distance in range(LENGTH + 1, SIZE - LENGTH + 1):
                if may_vault(box, state, state.seat, boat, way, distance) == 0:
                    offer(moves, VAULTED + boat * BOAT_MOVES + way * DISTANCES + distance - 1, 1)


def vault(box: Box, state: State, boat: int, way: int, distance: int, log: EventLog) -> None:
    """DM-6.3 (a): it comes down beyond the other."""
    use(state, VAULT, 1)
    move_boat(box, state, boat, square_beyond(state, boat, way, distance), state.headings[boat])
    emit(log, EVERYONE, VAULT_MADE, boat, way, distance - 1)


def may_spin(box: Box, state: State, seat: int, boat: int) -> int:
    """DM-6.3 (b), DM-R7, DM-R19: a centre boat always can, an end boat if two squares beyond its sailor are free."""
    refusal = may_use(state, seat, SPIN, 1)
    if refusal != 0 or kind_of(box, boat) == CENTRE:
        return refusal
    step = towards(state.headings[boat])
    sailor = state.sailors[boat]
    if state.grid[sailor - step] != WATER or state.grid[sailor - 2 * step] != WATER:
        return DM_R7
    return 0


def offer_spins(box: Box, state: State, moves: Moves) -> None:
    """DM-6.3 (b): every boat."""
    for boat in range(BOATS):
        if may_spin(box, state, state.seat, boat) == 0:
            offer(moves, SPUN + boat, 1)


def spin(box: Box, state: State, boat: int, log: EventLog) -> None:
    """DM-6.3 (b): half a turn in the air."""
    use(state, SPIN, 1)
    move_boat(box, state, boat, state.sailors[boat], (state.headings[boat] + 2) % 4)
    emit(log, EVERYONE, SPIN_MADE, boat, 0, 0)


def middle_of(box: Box, state: State, boat: int) -> int:
    """The square between a boat's two ends."""
    return state.sailors[boat] + (0 if kind_of(box, boat) == CENTRE else towards(state.headings[boat]))


def has_room_at(state: State, middle: int, along: int) -> bool:
    """DM-R7: whether a boat could lie with its middle here: three squares of water."""
    return state.grid[middle] == WATER and state.grid[middle - along] == WATER and state.grid[middle + along] == WATER


def room_aside(box: Box, state: State, boat: int, way: int) -> int:
    """DM-6.3 (c): how far a boat can drift that way across its axis."""
    along, middle = towards(state.headings[boat]), middle_of(box, state, boat)
    room = 0
    while has_room_at(state, middle + (room + 1) * towards(way), along):
        room += 1
    return room


def may_drift(box: Box, state: State, seat: int, boat: int, way: int, distance: int) -> int:
    """DM-6.3 (c), DM-R7, DM-2.2: sideways until something blocks, no centre sailor to the border."""
    refusal = may_use(state, seat, DRIFT, 1)
    if refusal != 0:
        return refusal
    if is_along(state, boat, way):
        return DM_6_3_C
    if distance > room_aside(box, state, boat, way):
        step, middle = towards(way), middle_of(box, state, boat)
        is_there = is_on_board(state, middle, step, distance)
        is_there = is_there and has_room_at(state, middle + distance * step, towards(state.headings[boat]))
        return DM_6_3_C if is_there else DM_R7
    if kind_of(box, boat) == CENTRE and is_border(square_beyond(state, boat, way, distance)):
        return DM_2_2
    return 0


def offer_drifts(box: Box, state: State, moves: Moves) -> None:
    """DM-6.3 (c): every boat, both ways, any distance."""
    for boat in range(BOATS):
        for way in range(4):
            if not is_along(state, boat, way):
                for distance in range(1, room_aside(box, state, boat, way) + 1):
                    if may_drift(box, state, state.seat, boat, way, distance) == 0:
                        offer(moves, DRIFTED + boat * BOAT_MOVES + way * DISTANCES + distance - 1, 1)


def drift(box: Box, state: State, boat: int, way: int, distance: int, log: EventLog) -> None:
    """DM-6.3 (c): it keeps its heading."""
    use(state, DRIFT, 1)
    move_boat(box, state, boat, square_beyond(state, boat, way, distance), state.headings[boat])
    emit(log, EVERYONE, DRIFT_MADE, boat, way, distance - 1)


def may_swing(box: Box, state: State, seat: int, boat: int, side: int) -> int:
    """DM-6.3 (h), DM-R19: an end boat about its other end, all squares swept being free as in DM-4.2."""
    refusal = may_use(state, seat, SWING, 1)
    if refusal != 0:
        return refusal
    if kind_of(box, boat) != END:
        return DM_6_3_H
    heading = state.headings[boat]
    pivot = state.sailors[boat] + 2 * towards(heading)
    if surroundings(state, pivot) & swept(box, END, (heading + 2) % 4, side) != 0:
        return DM_R19_H
    return 0


def offer_swings(box: Box, state: State, moves: Moves) -> None:
    """DM-6.3 (h): every end boat, both ways."""
    for boat in range(box.centre_boats, BOATS):
        for side in range(2):
            if may_swing(box, state, state.seat, boat, side) == 0:
                offer(moves, SWUNG + boat * 2 + side, 1)


def swing(box: Box, state: State, boat: int, side: int, log: EventLog) -> None:
    """DM-6.3 (h): the other end stays, the sailor comes round."""
    use(state, SWING, 1)
    pivot = state.sailors[boat] + 2 * towards(state.headings[boat])
    heading = turned(state.headings[boat], side)
    move_boat(box, state, boat, pivot - 2 * towards(heading), heading)
    emit(log, EVERYONE, SWING_MADE, boat, side, 0)


def may_exchange(state: State, seat: int, boat: int) -> int:
    """DM-6.3 (i), DM-R6, DM-R19: for nothing, if at least one pile is left on the boat."""
    refusal = may_use(state, seat, EXCHANGE, 0)
    if refusal != 0:
        return refusal
    if state.goods[2 * boat] == NOTHING and state.goods[2 * boat + 1] == NOTHING:
        return DM_R19_I
    return 0


def offer_exchanges(state: State, moves: Moves) -> None:
    """DM-6.3 (i): every boat with goods."""
    for boat in range(BOATS):
        if may_exchange(state, state.seat, boat) == 0:
            offer(moves, EXCHANGED + boat, 1)


def exchange(state: State, boat: int, log: EventLog) -> None:
    """DM-6.3 (i), DM-R3: the two piles change places; nobody has entered a square."""
    use(state, EXCHANGE, 0)
    one, other = 2 * boat, 2 * boat + 1
    good, tokens = state.goods[one], state.tokens[one]
    state.goods[one] = state.goods[other]
    state.tokens[one] = state.tokens[other]
    state.goods[other] = good
    state.tokens[other] = tokens
    emit(log, EVERYONE, EXCHANGE_MADE, boat, 0, 0)

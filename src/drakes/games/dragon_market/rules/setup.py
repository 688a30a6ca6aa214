"""Chapter 2: who begins, the boats, the goods. Chance is nature's; this only prepares it."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import PLACE_CENTRE, PLACE_END, STARTER, STOCK
from drakes.games.dragon_market.rules.board import clear_board, column_of, is_border, put, row_of, square_at, towards
from drakes.games.dragon_market.rules.clauses import DM_2_1, DM_2_2, DM_2_3
from drakes.games.dragon_market.rules.coins import hand_out_coins
from drakes.games.dragon_market.rules.events import PLACED, STARTER_DRAWN, STOCKED
from drakes.games.dragon_market.rules.state import (
    BLUE,
    BOATS,
    CARDS,
    CENTRE,
    DICE,
    END,
    GOODS,
    NOTHING,
    PLACE_PHASE,
    PONTOONS,
    REROLL,
    SEATS,
    SIZE,
    SPACES,
    STARTER_PHASE,
    STOCK_PHASE,
    WATER,
    Box,
    State,
    corner_of,
)


def setup(box: Box, state: State) -> None:
    """The table before anything is drawn or placed."""
    state.phase = STARTER_PHASE
    state.seat = 0
    state.first = 0
    state.turn = 0
    state.stocked = 0
    state.winner = NOTHING
    clear_board(box, state)
    clear_spaces(state)
    clear_turn(state)
    clear_seats(box, state)
    fill_deck(state)


def clear_spaces(state: State) -> None:
    """DM-1.2: no goods yet."""
    for good in range(GOODS):
        state.boxed[good] = 0
    for space in range(SPACES):
        state.goods[space] = NOTHING
        state.tokens[space] = 0


def clear_turn(state: State) -> None:
    """No dice, points or cards on offer."""
    state.used = 0
    state.points = 0
    state.coins_spent = 0
    state.owed = 0
    state.givers = 0
    state.draws = 0
    state.die = 0
    state.offered = 0
    state.looked = 0
    for die in range(DICE):
        state.dice[die] = 0


def clear_seats(box: Box, state: State) -> None:
    """DM-2.4: heirs on the pontoons of their colour, nobody has a card, goods or coins."""
    state.supply = box.coins
    for seat in range(SEATS):
        state.heirs[seat] = PONTOONS + corner_of(state, seat) if seat < state.seats else NOTHING
        state.cards[seat] = NOTHING
        state.omits[seat] = 0
        state.coins[seat] = 0
        state.collected[seat] = 0
        state.barred[seat] = 0
        state.validated[seat] = 0
        for other in range(SEATS):
            state.seen[seat * SEATS + other] = 0


def fill_deck(state: State) -> None:
    """DM-2.5, DM-6.1, DM-R18: the blue cards, or the red ones; with flat points without the one for the dice."""
    state.deck = (1 << BLUE) - 1
    if state.options.red_cards != 0:
        state.deck = (1 << CARDS) - (1 << BLUE)
        if state.options.flat_points != 0:
            state.deck &= ~(1 << (BLUE + REROLL))


def offer_starters(state: State, moves: Moves) -> None:
    """DM-2.6: the first player is random."""
    for seat in range(state.seats):
        offer(moves, STARTER + seat, 1)


def draw_starter(box: Box, state: State, seat: int, log: EventLog) -> None:
    """DM-2.6: the first player places the first boat; coins go round from there."""
    state.first = seat
    state.seat = seat
    state.phase = PLACE_PHASE
    hand_out_coins(box, state)
    emit(log, EVERYONE, STARTER_DRAWN, seat, 0, 0)


def next_boat(box: Box, state: State, kind: int) -> int:
    """The next boat of this kind that is not on the board, or NOTHING."""
    first, end = (0, box.centre_boats) if kind == CENTRE else (box.centre_boats, BOATS)
    for boat in range(first, end):
        if state.sailors[boat] == 0:
            return boat
    return NOTHING


def may_place_centre(box: Box, state: State, column: int, row: int, axis: int) -> int:
    """DM-2.1, DM-2.2: three squares of water, the sailor not on the border."""
    if next_boat(box, state, CENTRE) == NOTHING:
        return DM_2_1
    sailor = square_at(column, row)
    if is_border(sailor):
        return DM_2_2
    step = towards(axis)
    if state.grid[sailor - step] != WATER or state.grid[sailor] != WATER or state.grid[sailor + step] != WATER:
        return DM_2_1
    return 0


def may_place_end(box: Box, state: State, column: int, row: int, heading: int) -> int:
    """DM-2.1, DM-R16: three squares of water; the sailor at either end."""
    if next_boat(box, state, END) == NOTHING:
        return DM_2_1
    sailor = square_at(column, row)
    step = towards(heading)
    for i in range(3):
        if state.grid[sailor + i * step] != WATER:
            return DM_2_1
    return 0


def offer_placements(box: Box, state: State, moves: Moves) -> None:
    """DM-2.1, DM-R10, DM-R16: every kind, place and direction, all equally likely if nature places.

    There always is one: nine boats cannot leave less than three free squares in a row in every row and column.
    """
    for square in range(SIZE * SIZE):
        for axis in range(2):
            if may_place_centre(box, state, square // SIZE, square % SIZE, axis) == 0:
                offer(moves, PLACE_CENTRE + square * 2 + axis, 1)
    for square in range(SIZE * SIZE):
        for heading in range(4):
            if may_place_end(box, state, square // SIZE, square % SIZE, heading) == 0:
                offer(moves, PLACE_END + square * 4 + heading, 1)


def placement(action: int) -> tuple[int, int, int]:
    """DM-2.1: which kind of boat is placed, its sailor's square and its heading."""
    kind = CENTRE if action < PLACE_END else END
    offset = action - PLACE_CENTRE if kind == CENTRE else action - PLACE_END
    directions = 2 if kind == CENTRE else 4
    square = offset // directions
    return kind, square_at(square // SIZE, square % SIZE), offset % directions


def place(box: Box, state: State, action: int, log: EventLog) -> None:
    """DM-2.1: one boat, then the next player's turn to place, until all lie on the board."""
    kind, sailor, heading = placement(action)
    boat = next_boat(box, state, kind)
    put(box, state, boat, sailor, heading)
    emit(log, EVERYONE, PLACED, boat, column_of(sailor), row_of(sailor))
    state.seat = (state.seat + 1) % state.seats
    if next_boat(box, state, CENTRE) == NOTHING and next_boat(box, state, END) == NOTHING:
        state.phase = STOCK_PHASE
        state.seat = state.first


def may_stock(state: State, good: int) -> int:
    """DM-2.3: a kind of goods that has no pile yet."""
    for space in range(SPACES):
        if state.goods[space] == good:
            return DM_2_3
    return 0


def offer_goods(state: State, moves: Moves) -> None:
    """DM-2.3: each kind left is equally likely."""
    for good in range(GOODS):
        if may_stock(state, good) == 0:
            offer(moves, STOCK + good, 1)


def stock(box: Box, state: State, good: int, log: EventLog) -> bool:
    """DM-2.3, DM-1.2: a pile of equal tokens on the next space. True when every space has one."""
    state.goods[state.stocked] = good
    state.tokens[state.stocked] = box.tokens
    emit(log, EVERYONE, STOCKED, state.stocked // 2, good, 0)
    state.stocked += 1
    return state.stocked == SPACES

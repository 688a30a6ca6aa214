"""What a learning program sees: one seat's knowledge as small integers, itself always first."""

from typing import Annotated

from drakes.core.record import Int8, record
from drakes.games.dragon_market.rules.board import column_of, row_of, square_at, square_of
from drakes.games.dragon_market.rules.state import (
    BLUE,
    CROSSING_PHASE,
    GOODS,
    KEEP_PHASE,
    NOTHING,
    PLACE_PHASE,
    PONTOONS,
    RED,
    SEATS,
    SIZE,
    TAKE_PHASE,
    Box,
    State,
    corner_of,
    count,
    kind_of,
    side_of,
)

OPTIONS = 4


@record
class SquareFeatures:
    """One square: what lies there. Seats are counted from one's own."""

    boat: Int8
    sailor: Int8
    end_boat: Int8
    way: Annotated[list[int], Int8, 4]
    tokens: Int8
    good: Annotated[list[int], Int8, GOODS]
    heirs: Annotated[list[int], Int8, SEATS]
    pontoons: Annotated[list[int], Int8, SEATS]


@record
class SeatFeatures:
    """One player, or their team: what is known of their card, and what they have."""

    asked: Annotated[list[int], Int8, GOODS]
    """Goods of a known card; of a secret one, what it has shown."""
    collected: Annotated[list[int], Int8, GOODS]
    barred: Annotated[list[int], Int8, GOODS]
    validated: Int8
    bonuses: Annotated[list[int], Int8, RED]
    omits: Int8
    coins: Int8
    is_partner: Int8
    to_move: Int8


@record
class Features:
    """All that the seat knows. Every field is made of int8, so that the whole is one flat row."""

    squares: Annotated[tuple[SquareFeatures, ...], SIZE * SIZE]
    """Row by row from the northwest."""
    seats: Annotated[tuple[SeatFeatures, ...], SEATS]
    offered: Annotated[list[int], Int8, RED]
    used: Annotated[list[int], Int8, RED]
    seen: Annotated[list[int], Int8, RED]
    """Red cards the observer has seen go back since some other side kept its own."""
    supply: Int8
    points: Int8
    dice: Annotated[list[int], Int8, 2]
    coins_spent: Int8
    owed: Int8
    placing: Int8
    keeping: Int8
    crossing: Int8
    taking: Int8
    turns: Int8
    """Turns of the whole table, in fours."""
    options: Annotated[list[int], Int8, OPTIONS]


def observe(box: Box, hidden: State, out: Features) -> None:
    """Write what the observer of a hidden state knows into the buffer; every value is written."""
    for row in range(SIZE):
        for column in range(SIZE):
            observe_square(box, hidden, square_at(column, row), out.squares[row * SIZE + column])
    for i in range(SEATS):
        observe_seat(box, hidden, i, out.seats[i])
    for seat in range(hidden.seats):
        square = square_of(box, hidden, hidden.heirs[seat])
        place = out.squares[row_of(square) * SIZE + column_of(square)]
        place.heirs[from_observer(hidden, seat)] = 1
    observe_cards(hidden, out)
    observe_table(hidden, out)


def from_observer(hidden: State, seat: int) -> int:
    """A seat counted from the observer's, clockwise."""
    return (seat - hidden.observer + hidden.seats) % hidden.seats


def observe_square(box: Box, hidden: State, square: int, out: SquareFeatures) -> None:
    """DM-1.1, DM-1.2: boat, sailor, goods, pontoon."""
    clear_square(out)
    spot = hidden.grid[square] - 1
    if spot >= PONTOONS:
        for seat in range(hidden.seats):
            if corner_of(hidden, seat) == spot - PONTOONS:
                out.pontoons[from_observer(hidden, seat)] = 1
    elif spot >= 0:
        boat, part = spot // 3, spot % 3
        out.boat = 1
        out.end_boat = kind_of(box, boat)
        out.way[hidden.headings[boat]] = 1
        if part == 0:
            out.sailor = 1
        else:
            space = 2 * boat + part - 1
            out.tokens = hidden.tokens[space]
            if hidden.goods[space] != NOTHING:
                out.good[hidden.goods[space]] = 1


def clear_square(out: SquareFeatures) -> None:
    """Open water."""
    out.boat = 0
    out.sailor = 0
    out.end_boat = 0
    out.tokens = 0
    for i in range(4):
        out.way[i] = 0
        out.heirs[i] = 0
        out.pontoons[i] = 0
    for good in range(GOODS):
        out.good[good] = 0


def observe_seat(box: Box, hidden: State, i: int, out: SeatFeatures) -> None:
    """The player `i` places after the observer; absent ones are zero."""
    seat = (hidden.observer + i) % hidden.seats
    side = side_of(hidden, seat)
    is_there = 1 if i < hidden.seats else 0
    asked = hidden.collected[side]
    if hidden.cards[side] >= 0:
        asked |= box.cards[hidden.cards[side]].goods
    for good in range(GOODS):
        out.asked[good] = ((asked >> good) & 1) * is_there
        out.collected[good] = ((hidden.collected[side] >> good) & 1) * is_there
        out.barred[good] = ((hidden.barred[side] >> good) & 1) * is_there
    for red in range(RED):
        out.bonuses[red] = ((hidden.validated[side] >> (BLUE + red)) & 1) * is_there
    out.validated = count(hidden.validated[side]) * is_there
    out.omits = hidden.omits[side] * is_there
    out.coins = hidden.coins[side] * is_there
    out.is_partner = is_there if side == side_of(hidden, hidden.observer) else 0
    out.to_move = is_there if seat == hidden.seat else 0


def observe_cards(hidden: State, out: Features) -> None:
    """DM-6.1, DM-6.3: cards being looked at or seen go back, bonuses used."""
    own = side_of(hidden, hidden.observer)
    seen = 0
    for other in range(SEATS):
        seen |= hidden.seen[own * SEATS + other]
    for red in range(RED):
        out.offered[red] = (hidden.offered >> (BLUE + red)) & 1
        out.used[red] = (hidden.used >> red) & 1
        out.seen[red] = (seen >> red) & 1


def observe_table(hidden: State, out: Features) -> None:
    """What is asked, and the table's options."""
    out.supply = hidden.supply
    out.points = hidden.points
    out.dice[0] = hidden.dice[0]
    out.dice[1] = hidden.dice[1]
    out.coins_spent = hidden.coins_spent
    out.owed = hidden.owed
    out.placing = 1 if hidden.phase == PLACE_PHASE else 0
    out.keeping = 1 if hidden.phase == KEEP_PHASE else 0
    out.crossing = 1 if hidden.phase == CROSSING_PHASE else 0
    out.taking = 1 if hidden.phase == TAKE_PHASE else 0
    out.turns = hidden.turn // 4
    out.options[0] = hidden.options.red_cards
    out.options[1] = hidden.options.teams
    out.options[2] = hidden.options.quick_setup
    out.options[3] = hidden.options.flat_points

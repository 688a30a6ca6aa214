"""How far everyone is from winning, for search: the points it takes to fetch the goods and bring them home.

The board is two sets of squares, five rows each, one bit a square, so that a whole ring of a walk is found at once.
Where there is no boat to walk on, a square costs three points: about what it takes to bring a boat there.
"""

from drakes.core.game import CERTAIN
from drakes.games.dragon_market.rules.board import second_space, square_of, towards
from drakes.games.dragon_market.rules.objectives import target
from drakes.games.dragon_market.rules.state import (
    BOATS,
    NOTHING,
    RIM,
    SIZE,
    SPACES,
    WIDTH,
    Box,
    State,
    corner_of,
    count,
    side_of,
    sides,
)

HALF = SIZE // 2
LAST_ROW = (HALF - 1) * WIDTH
ROW = (1 << SIZE) - 1
BOARD = ROW | ROW << WIDTH | ROW << (2 * WIDTH) | ROW << (3 * WIDTH) | ROW << (4 * WIDTH)
"""The squares of half a board."""
FIRST = RIM * WIDTH + RIM
"""The first square of the board on the grid."""
SECOND = FIRST + HALF * WIDTH
"""The first square of its second half."""

FARTHEST = 60
"""No walk costs as much."""
LEG = 96
"""What it takes to fetch one good, or to come home, in parts that all of this is reckoned in."""
MIDDLING = 8
"""Points to the next good that count for half a leg; the next leg never counts for a whole one, however far it is."""
THERE_AND_BACK = 2
"""DM-4.5: a good under one's feet is taken by leaving and entering again."""
CARD = 5 * LEG
"""What it takes to complete a card that is not yet drawn."""
POINT, COIN = 2, 1
"""What a point that may still be spent is worth, and a coin."""
MOST_COINS = 4
"""Coins beyond these are worth nothing: two are spent in a turn."""
HALVING = 200
"""So much more to go halves the chance to win."""
MOST_HALVINGS = 8

Squares = tuple[int, int]


def first_half(square: int) -> int:
    """A square of the grid as a set of the first half."""
    return 1 << (square - FIRST) if square < SECOND else 0


def second_half(square: int) -> int:
    """A square of the grid as a set of the second half."""
    return 1 << (square - SECOND) if square >= SECOND else 0


def walkable(box: Box, state: State, seat: int) -> Squares:
    """DM-4.3: the squares an heir may stand on: spaces of boats, and its own pontoon."""
    home = box.pontoons[corner_of(state, seat)]
    one, two = first_half(home), second_half(home)
    for boat in range(BOATS):
        sailor, step = state.sailors[boat], towards(state.headings[boat])
        if sailor != 0:
            near, far = sailor + step, sailor + second_space(box, boat) * step
            one |= first_half(near) | first_half(far)
            two |= second_half(near) | second_half(far)
    return one, two


def wanted(box: Box, state: State, seat: int) -> Squares:
    """DM-4.5: the squares with goods still asked for."""
    side = side_of(state, seat)
    missing = box.cards[state.cards[side]].goods & ~state.collected[side]
    one, two = 0, 0
    for space in range(SPACES):
        good = state.goods[space]
        if good != NOTHING and missing >> good & 1 != 0:
            square = square_of(box, state, 3 * (space // 2) + 1 + space % 2)
            one |= first_half(square)
            two |= second_half(square)
    return one, two


def around(one: int, two: int) -> Squares:
    """The squares beside a set, and the set."""
    first = one | one << 1 | one >> 1 | one << WIDTH | one >> WIDTH | (two & ROW) << LAST_ROW
    second = two | two << 1 | two >> 1 | two << WIDTH | two >> WIDTH | one >> LAST_ROW
    return first & BOARD, second & BOARD


def free_of_sailors(state: State) -> Squares:
    """The squares a way may lead over once boats have moved: all but those where a sailor stands."""
    one, two = BOARD, BOARD
    for boat in range(BOATS):
        if state.sailors[boat] != 0:
            one &= ~first_half(state.sailors[boat])
            two &= ~second_half(state.sailors[boat])
    return one, two


def next_ring(reached: Squares, older: Squares, boats: Squares, free: Squares) -> Squares:
    """What is reached for one point more: over boats from what is reached, over anything else from two rings before."""
    near_one, near_two = around(reached[0], reached[1])
    late_one, late_two = around(older[0], older[1])
    return near_one & boats[0] | late_one & free[0], near_two & boats[1] | late_two & free[1]


def walk(here: Squares, boats: Squares, free: Squares, goal: Squares) -> int:
    """What it costs to come from a set of squares to the nearest goal, over boats and, dearer, over what is free."""
    cost = 0
    one, two = here
    old_one, old_two, older_one, older_two = 0, 0, 0, 0
    while (one & goal[0]) | (two & goal[1]) == 0 and cost < FARTHEST:
        ring_one, ring_two = next_ring((one, two), (older_one, older_two), boats, free)
        older_one, older_two, old_one, old_two = old_one, old_two, one, two
        one |= ring_one
        two |= ring_two
        cost += 1
    return cost


def goods_missing(box: Box, state: State, side: int) -> int:
    """DM-4.6, DM-R15: how many goods the side's card still needs."""
    if state.omits[side] != 0:
        return max(2 - count(state.collected[side]), 0)
    return count(box.cards[state.cards[side]].goods & ~state.collected[side])


def start(box: Box, state: State, seat: int) -> Squares:
    """Where the heir stands."""
    here = square_of(box, state, state.heirs[seat])
    return first_half(here), second_half(here)


def goals(box: Box, state: State, seat: int) -> Squares:
    """DM-4.5, DM-4.6: where to go next: to any good that is missing, or home with all of them."""
    if goods_missing(box, state, side_of(state, seat)) > 0:
        return wanted(box, state, seat)
    home = box.pontoons[corner_of(state, seat)]
    return first_half(home), second_half(home)


def is_goal(box: Box, state: State, seat: int, square: int) -> bool:
    """Whether entering a square brings what is wanted."""
    one, two = goals(box, state, seat)
    return one & first_half(square) | two & second_half(square) != 0


def way_to_go(box: Box, state: State, seat: int) -> int:
    """DM-4.5, DM-4.6: to the nearest good that is missing, or home, over the boats as they lie.

    For what comes later the goods are counted: by then the boats will lie elsewhere.
    """
    one, two = start(box, state, seat)
    goal_one, goal_two = goals(box, state, seat)
    ahead = goal_one & ~one, goal_two & ~two
    cost = walk((one, two), walkable(box, state, seat), free_of_sailors(state), ahead)
    if one & goal_one | two & goal_two != 0:
        cost = min(cost, THERE_AND_BACK)
    return LEG * cost // (cost + MIDDLING) + LEG * goods_missing(box, state, side_of(state, seat))


def cards_to_go(state: State, side: int) -> int:
    """DM-5.1: cards to validate after the present one."""
    return target(state) - count(state.validated[side]) - 1


def known_to_go(box: Box, state: State, side: int) -> int:
    """What a side needs to win, whoever looks: by its goods, its cards and its coins."""
    legs = CARD * cards_to_go(state, side) - COIN * min(state.coins[side], MOST_COINS)
    if state.cards[side] < 0:
        return legs + CARD
    return legs + LEG * (goods_missing(box, state, side) + 1)


def own_to_go(box: Box, state: State, side: int) -> int:
    """What a side needs to win, as it sees it itself: the nearest of its heirs, the points it has."""
    to_go = known_to_go(box, state, side)
    if state.cards[side] < 0:
        return to_go
    way = FARTHEST * LEG
    for seat in range(state.seats):
        if side_of(state, seat) == side:
            way = min(way, way_to_go(box, state, seat))
    to_go += way - LEG * (goods_missing(box, state, side) + 1)
    if side_of(state, state.seat) == side:
        to_go -= POINT * state.points
    return to_go


def likelier(behind: int) -> int:
    """How much likelier another wins, in thousandths, than one who has so much more to go: twice for every HALVING."""
    if behind < 0:
        return CERTAIN // likelier_than(-behind)
    return likelier_than(behind)


def likelier_than(behind: int) -> int:
    """The same for one who is behind."""
    whole, part = min(behind // HALVING, MOST_HALVINGS), behind % HALVING
    return (1000 + 1000 * part // HALVING) << whole


def value(box: Box, state: State, out: list[int]) -> None:
    """Each seat's chance to win as it sees it itself, in millionths: its own way exactly, the others' by their goods.

    Others' ways are left out because whoever blocks one pays as much as the other does for clearing it.
    """
    for seat in range(state.seats):
        side = side_of(state, seat)
        own = own_to_go(box, state, side)
        total = 1000
        for other in range(sides(state)):
            if other != side:
                total += likelier(own - known_to_go(box, state, other))
        out[seat] = 1000 * CERTAIN // total

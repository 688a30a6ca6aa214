"""How long the whole way of a card is: to every good that is missing, in the best order, and home."""

from drakes.games.dragon_market.bots.memory import LANDMARKS, MOST_GOODS, WON, Memory
from drakes.games.dragon_market.bots.value import (
    FARTHEST,
    THERE_AND_BACK,
    Squares,
    first_half,
    free_of_sailors,
    goods_missing,
    next_ring,
    second_half,
    walkable,
)
from drakes.games.dragon_market.rules.board import square_of
from drakes.games.dragon_market.rules.state import NOTHING, SPACES, Box, State, corner_of, count, side_of

HEIR, HOME, FIRST_GOOD = range(3)
"""The landmarks of a way: where the heir stands, its pontoon, then the goods."""
FIRST_POINT, LATER_POINT, LATER_LEG = 16, 6, 48
"""What a point of the first leg counts, one of a later leg, and a later leg itself: until then boats will move."""


def tour(box: Box, state: State, memory: Memory, seat: int) -> int:
    """DM-4.5, DM-4.6: the cheapest order to fetch what is missing and come home."""
    goods = mark(box, state, memory, seat)
    boats, free = walkable(box, state, seat), free_of_sailors(state)
    if goods == 0:
        measure(memory, HEIR, FIRST_GOOD, boats, free)
        return FIRST_POINT * max(memory.legs[HOME], THERE_AND_BACK)
    for good in range(goods):
        measure(memory, FIRST_GOOD + good, FIRST_GOOD + goods, boats, free)
    return shortest(memory, goods, goods_missing(box, state, side_of(state, seat)))


def mark(box: Box, state: State, memory: Memory, seat: int) -> int:
    """Note the landmarks. Gives how many goods there are among them."""
    side = side_of(state, seat)
    put_mark(memory, HEIR, square_of(box, state, state.heirs[seat]))
    put_mark(memory, HOME, box.pontoons[corner_of(state, seat)])
    goods = 0
    if goods_missing(box, state, side) > 0:
        missing = box.cards[state.cards[side]].goods & ~state.collected[side]
        for space in range(SPACES):
            good = state.goods[space]
            if good != NOTHING and missing >> good & 1 != 0:
                put_mark(memory, FIRST_GOOD + goods, square_of(box, state, 3 * (space // 2) + 1 + space % 2))
                goods += 1
    return goods


def put_mark(memory: Memory, landmark: int, square: int) -> None:
    """A landmark is on this square."""
    memory.marks_one[landmark] = first_half(square)
    memory.marks_two[landmark] = second_half(square)


def measure(memory: Memory, origin: int, n: int, boats: Squares, free: Squares) -> None:
    """The points from one of the first `n` landmarks to each of them: one for a boat's square, three for water."""
    one, two = memory.marks_one[origin], memory.marks_two[origin]
    old_one, old_two, older_one, older_two = 0, 0, 0, 0
    cost, left = 0, 0
    for i in range(n):
        memory.legs[origin * LANDMARKS + i] = FARTHEST
        left |= 1 << i
    while left != 0 and cost < FARTHEST:
        for i in range(n):
            if left >> i & 1 != 0 and one & memory.marks_one[i] | two & memory.marks_two[i] != 0:
                memory.legs[origin * LANDMARKS + i] = cost
                left &= ~(1 << i)
        ring_one, ring_two = next_ring((one, two), (older_one, older_two), boats, free)
        older_one, older_two, old_one, old_two = old_one, old_two, one, two
        one |= ring_one
        two |= ring_two
        cost += 1


def shortest(memory: Memory, goods: int, needed: int) -> int:
    """Over all sets of goods and the last one fetched: DM-R15, where not all are needed, the cheapest of them."""
    best = WON
    for chosen in range(1, 1 << goods):
        for last in range(goods):
            if chosen >> last & 1 != 0:
                cost = cost_of(memory, goods, chosen, last)
                memory.costs[chosen * MOST_GOODS + last] = cost
                if count(chosen) == needed:
                    home = memory.legs[(FIRST_GOOD + last) * LANDMARKS + HOME]
                    best = min(best, cost + LATER_POINT * home + LATER_LEG)
    return best


def cost_of(memory: Memory, goods: int, chosen: int, last: int) -> int:
    """The cheapest way to fetch some goods, one of them last; smaller sets are known."""
    legs = (FIRST_GOOD + last) * LANDMARKS
    before = chosen & ~(1 << last)
    if before == 0:
        return FIRST_POINT * (memory.legs[legs + HEIR] if memory.legs[legs + HEIR] > 0 else THERE_AND_BACK)
    cost = WON
    for other in range(goods):
        if before >> other & 1 != 0:
            way = LATER_POINT * memory.legs[legs + FIRST_GOOD + other] + LATER_LEG
            cost = min(cost, memory.costs[before * MOST_GOODS + other] + way)
    return cost

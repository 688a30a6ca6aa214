"""How long the whole way of a card is: to every good that is missing, in the best order, and home."""

from drakes.games.dragon_market.bots.memory import LANDMARKS, MOST_GOODS, WON, Memory
from drakes.games.dragon_market.bots.next_goal import FARTHEST, THERE_AND_BACK
from drakes.games.dragon_market.bots.squares import (
    Squares,
    either,
    meet,
    next_ring,
    none,
    only,
    wanted_spaces,
)
from drakes.games.dragon_market.rules.board import spot_of, square_of
from drakes.games.dragon_market.rules.objectives import goods_missing
from drakes.games.dragon_market.rules.state import SPACES, Box, State, corner_of, count, side_of

HEIR, HOME, FIRST_GOOD = range(3)
"""The landmarks of a way: where the heir stands, its pontoon, then the goods."""
FIRST_POINT, LATER_POINT, LATER_LEG = 16, 6, 48
"""What a point of the first leg counts, one of a later leg, and a later leg itself: until then boats will move."""


def round_trip(box: Box, state: State, memory: Memory, seat: int, boats: Squares, free: Squares) -> int:
    """DM-4.5, DM-4.6: the cheapest order to fetch what is missing and come home."""
    goods = mark(box, state, memory, seat)
    if goods == 0:
        measure(memory, HEIR, FIRST_GOOD, boats, free)
        return FIRST_POINT * max(memory.legs[HOME], THERE_AND_BACK)
    for good in range(goods):
        measure(memory, FIRST_GOOD + good, FIRST_GOOD + goods, boats, free)
    return shortest(memory, goods, goods_missing(box, state, side_of(state, seat)))


def mark(box: Box, state: State, memory: Memory, seat: int) -> int:
    """Note the landmarks. Gives how many goods there are among them."""
    put_mark(memory, HEIR, square_of(box, state, state.heirs[seat]))
    put_mark(memory, HOME, box.pontoons[corner_of(state, seat)])
    goods, spaces = 0, wanted_spaces(box, state, side_of(state, seat))
    for space in range(SPACES):
        if spaces >> space & 1 != 0:
            put_mark(memory, FIRST_GOOD + goods, square_of(box, state, spot_of(space)))
            goods += 1
    return goods


def put_mark(memory: Memory, landmark: int, square: int) -> None:
    """A landmark is on this square."""
    memory.marks_one[landmark], memory.marks_two[landmark] = only(square)


def measure(memory: Memory, origin: int, n: int, boats: Squares, free: Squares) -> None:
    """The points from one of the first `n` landmarks to each of them: one for a boat's square, three for water."""
    reached, before, older = (memory.marks_one[origin], memory.marks_two[origin]), none(), none()
    cost, left = 0, 0
    for i in range(n):
        memory.legs[origin * LANDMARKS + i] = FARTHEST
        left |= 1 << i
    while left != 0 and cost < FARTHEST:
        for i in range(n):
            if left >> i & 1 != 0 and meet(reached, (memory.marks_one[i], memory.marks_two[i])):
                memory.legs[origin * LANDMARKS + i] = cost
                left &= ~(1 << i)
        ring = next_ring(reached, older, boats, free)
        older, before = before, reached
        reached = either(reached, ring)
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

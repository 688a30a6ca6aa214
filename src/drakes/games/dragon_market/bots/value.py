"""How far everyone is from winning, for search: the points it takes to fetch the goods and bring them home.

Where there is no boat to walk on, a square costs three points: about what it takes to bring a boat there.
"""

from drakes.core.game import CERTAIN
from drakes.games.dragon_market.bots.next_goal import FARTHEST, LEG, THERE_AND_BACK, legs_to_go
from drakes.games.dragon_market.bots.squares import (
    Squares,
    either,
    free_of_sailors,
    goals,
    meet,
    next_ring,
    none,
    only,
    walkable,
    without,
)
from drakes.games.dragon_market.rules.board import square_of
from drakes.games.dragon_market.rules.objectives import cards_missing, goods_missing
from drakes.games.dragon_market.rules.state import Box, State, side_of, sides

CARD = 5 * LEG
"""What it takes to complete a card that is not yet drawn."""
POINT, COIN = 2, 1
"""What a point that may still be spent is worth, and a coin."""
MOST_COINS = 4
"""Coins beyond these are worth nothing: two are spent in a turn."""
HALVING = 200
"""So much more to go halves the chance to win."""
MOST_HALVINGS = 8


def walk(here: Squares, boats: Squares, free: Squares, goal: Squares) -> int:
    """What it costs to come from a set of squares to the nearest goal, over boats and, dearer, over what is free."""
    reached, before, older = here, none(), none()
    cost = 0
    while not meet(reached, goal) and cost < FARTHEST:
        ring = next_ring(reached, older, boats, free)
        older, before = before, reached
        reached = either(reached, ring)
        cost += 1
    return cost


def way_to_go(box: Box, state: State, seat: int) -> int:
    """DM-4.5, DM-4.6: to the nearest good that is missing, or home, over the boats as they lie.

    For what comes later the goods are counted: by then the boats will lie elsewhere.
    """
    here, goal = only(square_of(box, state, state.heirs[seat])), goals(box, state, seat)
    cost = walk(here, walkable(box, state, seat), free_of_sailors(state), without(goal, here))
    if meet(here, goal):
        cost = min(cost, THERE_AND_BACK)
    return legs_to_go(box, state, side_of(state, seat), cost)


def known_to_go(box: Box, state: State, side: int) -> int:
    """What a side needs to win, whoever looks: by its goods, its cards and its coins."""
    legs = CARD * (cards_missing(state, side) - 1) - COIN * min(state.coins[side], MOST_COINS)
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

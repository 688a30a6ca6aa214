"""How far everyone is from winning: the points it takes to fetch the goods and bring them home."""

from drakes.core.game import CERTAIN
from drakes.games.dragon_market.bots.next_goal import FARTHEST, LEG, legs_to_go, points_to_goal
from drakes.games.dragon_market.bots.squares import free_of_sailors, walkable
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


def way_to_go(box: Box, state: State, seat: int) -> int:
    """DM-4.5, DM-4.6: to the nearest good that is missing, or home, as a plan reckons it.

    For what comes later the goods are counted: by then the boats will lie elsewhere.
    """
    points = points_to_goal(box, state, seat, walkable(box, state, seat), free_of_sailors(state))
    return legs_to_go(box, state, side_of(state, seat), points)


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

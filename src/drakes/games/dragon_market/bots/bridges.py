"""How near an heir is to what it needs, for planning: over boats as they lie and those one move brings there.

A square of a boat costs a point, one where a single move would bring a boat costs two, any other water four.
"""

from drakes.games.dragon_market.bots.value import (
    FARTHEST,
    LEG,
    MIDDLING,
    THERE_AND_BACK,
    Squares,
    around,
    first_half,
    free_of_sailors,
    goals,
    goods_missing,
    second_half,
    start,
    walkable,
)
from drakes.games.dragon_market.rules.board import second_space, surroundings, towards, turned
from drakes.games.dragon_market.rules.boats import room_ahead, swept
from drakes.games.dragon_market.rules.state import (
    BOATS,
    NOTHING,
    PONTOONS,
    SPACES,
    Box,
    State,
    kind_of,
    side_of,
)


def row_beyond(square: int, step: int, room: int) -> Squares:
    """So many squares of a line beyond one of them."""
    one, two = 0, 0
    for _ in range(room):
        square += step
        one |= first_half(square)
        two |= second_half(square)
    return one, two


def landings(box: Box, state: State, boat: int, part: int) -> Squares:
    """DM-4.1, DM-4.2: the squares to which a single slide or turn of its boat would bring one of its two spaces."""
    heading, sailor = state.headings[boat], state.sailors[boat]
    step, distance = towards(heading), second_space(box, boat) if part == 2 else 1
    square = sailor + distance * step
    one, two = row_beyond(square, step, room_ahead(box, state, boat, heading))
    back_one, back_two = row_beyond(square, -step, room_ahead(box, state, boat, (heading + 2) % 4))
    one |= back_one
    two |= back_two
    near = surroundings(state, sailor)
    for side in range(2):
        if near & swept(box, kind_of(box, boat), heading, side) == 0:
            landing = sailor + distance * towards(turned(heading, side))
            one |= first_half(landing)
            two |= second_half(landing)
    return one, two


def bridges(box: Box, state: State, but: int) -> Squares:
    """The squares that a single move of any boat but one would let an heir walk on."""
    one, two = 0, 0
    for boat in range(BOATS):
        if boat != but:
            for part in range(1, 3):
                more_one, more_two = landings(box, state, boat, part)
                one |= more_one
                two |= more_two
    return one, two


def goods_brought(box: Box, state: State, side: int, but: int) -> Squares:
    """The squares to which a single move would bring a good that a side's card still needs, of any boat but one."""
    one, two = 0, 0
    if goods_missing(box, state, side) > 0:
        missing = box.cards[state.cards[side]].goods & ~state.collected[side]
        for space in range(SPACES):
            good = state.goods[space]
            if good != NOTHING and missing >> good & 1 != 0 and space // 2 != but:
                more_one, more_two = landings(box, state, space // 2, 1 + space % 2)
                one |= more_one
                two |= more_two
    return one, two


def points_to_goal(box: Box, state: State, seat: int) -> int:
    """DM-4.5, DM-4.6: about how many points the nearest good that is missing costs, or the way home with all of them.

    A ring holds what is reached for a point more. Riding one's own boat is a first point, whatever the distance; a good
    that a boat brings is met where a bridge would lead, for two points at least.
    """
    one, two = start(box, state, seat)
    goal_one, goal_two = goals(box, state, seat)
    is_there = one & goal_one | two & goal_two != 0
    goal_one &= ~one
    goal_two &= ~two
    walk_one, walk_two = walkable(box, state, seat)
    free_one, free_two = free_of_sailors(state)
    heir = state.heirs[seat]
    boat = heir // 3 if heir < PONTOONS else NOTHING
    bridge_one, bridge_two = bridges(box, state, boat)
    brought_one, brought_two = goods_brought(box, state, side_of(state, seat), boat)
    before_one, before_two, third_one, third_two, fourth_one, fourth_two = 0, 0, 0, 0, 0, 0
    cost = 0
    while one & goal_one | two & goal_two == 0 and cost < FARTHEST:
        near_one, near_two = around(one, two)
        late_one, late_two = around(before_one, before_two)
        last_one, last_two = around(fourth_one, fourth_two)
        fourth_one, fourth_two, third_one, third_two = third_one, third_two, before_one, before_two
        before_one, before_two = one, two
        one |= near_one & walk_one | late_one & bridge_one | last_one & free_one
        two |= near_two & walk_two | late_two & bridge_two | last_two & free_two
        cost += 1
        if cost == 1 and boat != NOTHING:
            ride_one, ride_two = landings(box, state, boat, heir % 3)
            one |= ride_one
            two |= ride_two
        elif cost == 2:
            goal_one |= brought_one & (late_one | ~one)
            goal_two |= brought_two & (late_two | ~two)
    return min(cost, THERE_AND_BACK) if is_there else cost


def way_left(box: Box, state: State, seat: int) -> int:
    """What is left of a card, in parts of a leg: goods by their number, the next of them by how near it is."""
    cost = points_to_goal(box, state, seat)
    return LEG * cost // (cost + MIDDLING) + LEG * goods_missing(box, state, side_of(state, seat))

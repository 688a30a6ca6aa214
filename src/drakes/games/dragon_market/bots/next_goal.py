"""How near an heir is to what it needs next: over boats as they lie and those one move brings there.

A square of a boat costs a point, one where a single move would bring a boat costs two, any other water four.
"""

from drakes.games.dragon_market.bots.squares import (
    Squares,
    around,
    boat_under,
    either,
    goals,
    meet,
    none,
    only,
    shared,
    wanted_spaces,
    without,
)
from drakes.games.dragon_market.rules.board import distance_of, spot_of, square_of, surroundings, towards, turned
from drakes.games.dragon_market.rules.boats import has_room_to_turn, room_ahead
from drakes.games.dragon_market.rules.objectives import goods_missing
from drakes.games.dragon_market.rules.state import BOATS, NOTHING, SPACES, Box, State, side_of

FARTHEST = 60
"""No walk costs as much."""
LEG = 96
"""What it takes to fetch one good, or to come home, in parts that all of this is reckoned in."""
MIDDLING = 8
"""Points to the next good that count for half a leg; the next leg never counts for a whole one, however far it is."""
THERE_AND_BACK = 2
"""DM-4.5: a good under one's feet is taken by leaving and entering again."""


def row_beyond(square: int, step: int, room: int) -> Squares:
    """So many squares of a line beyond one of them."""
    found = none()
    for _ in range(room):
        square += step
        found = either(found, only(square))
    return found


def landings(box: Box, state: State, spot: int) -> Squares:
    """DM-4.1, DM-4.2: the squares to which a single slide or turn of its boat would bring a spot.

    All slides of a boat at once, where `slide` and `turn_boat` would have to be tried and taken back one by one.
    """
    boat = spot // 3
    heading, sailor = state.headings[boat], state.sailors[boat]
    step, square = towards(heading), square_of(box, state, spot)
    ahead = row_beyond(square, step, room_ahead(box, state, boat, heading))
    found = either(ahead, row_beyond(square, -step, room_ahead(box, state, boat, (heading + 2) % 4)))
    near = surroundings(state, sailor)
    for side in range(2):
        if has_room_to_turn(box, state, boat, near, side):
            found = either(found, only(sailor + distance_of(box, spot) * towards(turned(heading, side))))
    return found


def bridges(box: Box, state: State, but: int) -> Squares:
    """The squares that a single move of any boat but one would let an heir walk on."""
    found = none()
    for boat in range(BOATS):
        if boat != but:
            for part in range(1, 3):
                found = either(found, landings(box, state, 3 * boat + part))
    return found


def goods_brought(box: Box, state: State, side: int, but: int) -> Squares:
    """The squares to which a single move would bring a good that a side's card still needs, of any boat but one."""
    found, spaces = none(), wanted_spaces(box, state, side)
    for space in range(SPACES):
        if spaces >> space & 1 != 0 and space // 2 != but:
            found = either(found, landings(box, state, spot_of(space)))
    return found


def points_to_goal(box: Box, state: State, seat: int, boats: Squares, free: Squares) -> int:
    """DM-4.5, DM-4.6: about how many points the nearest good that is missing costs, or the way home with all of them.

    `boats` are the squares it may walk on, `free` those without a sailor. A ring holds what is reached for a point
    more. Riding one's own boat is a first point, whatever the distance; a good that a boat brings is met where a bridge
    would lead, for two points at least.
    """
    reached, goal = only(square_of(box, state, state.heirs[seat])), goals(box, state, seat)
    is_there = meet(reached, goal)
    goal = without(goal, reached)
    boat = boat_under(state, seat)
    bridged = bridges(box, state, boat)
    brought = goods_brought(box, state, side_of(state, seat), boat)
    before, third, fourth = none(), none(), none()
    cost = 0
    while not meet(reached, goal) and cost < FARTHEST:
        late = around(before)
        ring = either(shared(around(reached), boats), shared(late, bridged))
        ring = either(ring, shared(around(fourth), free))
        before, third, fourth = reached, before, third
        reached = either(reached, ring)
        cost += 1
        if cost == 1 and boat != NOTHING:
            reached = either(reached, landings(box, state, state.heirs[seat]))
        elif cost == 2:
            goal = either(goal, either(shared(brought, late), without(brought, reached)))
    return min(cost, THERE_AND_BACK) if is_there else cost


def legs_to_go(box: Box, state: State, side: int, cost: int) -> int:
    """What is left of a card, in parts of a leg: the next goal by the points to it, the goods by their number."""
    return LEG * cost // (cost + MIDDLING) + LEG * goods_missing(box, state, side)

"""Chapter 4, boats: slide and turn any of them."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import BOAT_MOVES, DISTANCES, SLIDE, TURN
from drakes.games.dragon_market.rules.board import move_boat, surroundings, towards, turned
from drakes.games.dragon_market.rules.clauses import DM_3_5, DM_4_1, DM_4_2
from drakes.games.dragon_market.rules.events import SLID, TURNED
from drakes.games.dragon_market.rules.state import BOATS, CENTRE, WATER, Box, State, kind_of


def length_ahead(box: Box, state: State, boat: int, way: int) -> int:
    """How far the boat's own squares reach from the sailor, that way along its axis."""
    if kind_of(box, boat) == CENTRE:
        return 1
    return 2 if state.headings[boat] == way else 0


def room_ahead(box: Box, state: State, boat: int, way: int) -> int:
    """DM-4.1: the squares free for a slide, that way along its axis; boats, pontoons and the border stop it."""
    step = towards(way)
    square = state.sailors[boat] + (length_ahead(box, state, boat, way) + 1) * step
    room = 0
    while state.grid[square] == WATER:
        room += 1
        square += step
    return room


def is_along(state: State, boat: int, way: int) -> bool:
    """Whether this way runs along the boat's own axis."""
    return state.headings[boat] % 2 == way % 2


def may_slide(box: Box, state: State, boat: int, way: int, distance: int) -> int:
    """DM-4.1, DM-3.5: along its own axis, for a point. A centre boat's sailor never comes to the border so (DM-2.2)."""
    if state.points < 1:
        return DM_3_5
    if not is_along(state, boat, way) or distance > room_ahead(box, state, boat, way):
        return DM_4_1
    return 0


def offer_slides(box: Box, state: State, moves: Moves) -> None:
    """DM-4.1: every boat, both ways, any distance."""
    for boat in range(BOATS):
        axis = state.headings[boat] % 2
        for way in range(axis, 4, 2):
            offer_row(moves, SLIDE + boat * BOAT_MOVES + way * DISTANCES, room_ahead(box, state, boat, way))


def offer_row(moves: Moves, first: int, n: int) -> None:
    """Offer `n` actions in a row; one look at the list's length instead of `n`."""
    at = moves.n
    for i in range(n):
        moves.actions[at + i] = first + i
        moves.weights[at + i] = 1
    moves.n = at + n
    moves.total += n


def boat_way_distance(move: int) -> tuple[int, int, int]:
    """Which boat, which way and how far: a slide, vault or drift by its place among those of its kind."""
    return move // BOAT_MOVES, move // DISTANCES % 4, move % DISTANCES + 1


def square_beyond(state: State, boat: int, way: int, distance: int) -> int:
    """Where a boat's sailor comes to, so many squares that way."""
    return state.sailors[boat] + distance * towards(way)


def sail(box: Box, state: State, boat: int, sailor: int, heading: int) -> None:
    """DM-4.1, DM-4.2: for one point, however far."""
    state.points -= 1
    move_boat(box, state, boat, sailor, heading)


def slide(box: Box, state: State, boat: int, way: int, distance: int, log: EventLog) -> None:
    """DM-4.1: it keeps its heading."""
    sail(box, state, boat, square_beyond(state, boat, way, distance), state.headings[boat])
    emit(log, EVERYONE, SLID, boat, way, distance - 1)


def lies_after(state: State, action: int) -> tuple[int, int, int]:
    """DM-4.1, DM-4.2: a slide or a turn: the boat, its sailor's square and its heading afterwards."""
    if action < TURN:
        boat, way, distance = boat_way_distance(action - SLIDE)
        return boat, square_beyond(state, boat, way, distance), state.headings[boat]
    boat = (action - TURN) // 2
    return boat, state.sailors[boat], turned(state.headings[boat], (action - TURN) % 2)


def swept(box: Box, kind: int, heading: int, side: int) -> int:
    """DM-4.2, DM-B7: the squares around the pivot that must be on the board and free, besides the boat's own."""
    return box.sweeps[(kind * 4 + heading) * 2 + side]


def has_room_to_turn(box: Box, state: State, boat: int, around: int, side: int) -> bool:
    """DM-4.2: whether nothing is in the way, given the sailor's surroundings."""
    return around & swept(box, kind_of(box, boat), state.headings[boat], side) == 0


def may_turn(box: Box, state: State, boat: int, side: int) -> int:
    """DM-4.2, DM-3.5: about its sailor, if nothing is in the way, for a point."""
    if state.points < 1:
        return DM_3_5
    if not has_room_to_turn(box, state, boat, surroundings(state, state.sailors[boat]), side):
        return DM_4_2
    return 0


def offer_turns(box: Box, state: State, moves: Moves) -> None:
    """DM-4.2: every boat, both ways."""
    for boat in range(BOATS):
        around = surroundings(state, state.sailors[boat])
        for side in range(2):
            if has_room_to_turn(box, state, boat, around, side):
                offer(moves, TURN + boat * 2 + side, 1)


def turn_boat(box: Box, state: State, boat: int, side: int, log: EventLog) -> None:
    """DM-4.2: the sailor stays on its square."""
    sail(box, state, boat, state.sailors[boat], turned(state.headings[boat], side))
    emit(log, EVERYONE, TURNED, boat, side, 0)

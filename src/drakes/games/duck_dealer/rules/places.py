"""Chapter 1, the board: planets, routes and dots."""

from drakes.games.duck_dealer.rules.state import PLANETS, Box, State


def dot_bit(box: Box, dot: int) -> int:
    """The bit of a dot in the masks of its route."""
    return 1 << (dot - box.route[box.route_of[dot]].first)


def mark_taken(box: Box, state: State, route: int) -> None:
    """DD-5.7: note which dots of a route hold a highway part or a ship."""
    taken = 0
    first = box.route[route].first + PLANETS
    dots = box.route[route].dots
    for seat in range(state.seats):
        taken |= state.ships[seat].parts[route]
        i = state.ships[seat].at - first
        if i >= 0 and i < dots:
            taken |= 1 << i
    state.taken[route] = taken

"""Chapter 8: the end, places and scores."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.duck_dealer.rules.events import WON
from drakes.games.duck_dealer.rules.state import FINISHED_PHASE, Box, State


def final_score(state: State, seat: int) -> int:
    """DD-8.1, DD-2.5, DD-R9: points, less both bids."""
    ship = state.ships[seat]
    return ship.score - max(ship.bid, 0) - max(ship.second_bid, 0)


def is_last_turn(box: Box, state: State) -> bool:
    """DD-8.1: whether the last space of the turn track is filled."""
    return state.turn == box.turns


def matters_what_is_kept(box: Box, state: State) -> bool:
    """DD-3.8, DD-8.1: not after the last turn; by version 1 of the rules it was asked all the same."""
    return state.rulings == 0 or not is_last_turn(box, state)


def place_of(state: State, seat: int) -> int:
    """DD-8.1, DD-R8: one more than the players with more points; equal scores share."""
    place = 1
    for other in range(state.seats):
        if final_score(state, other) > final_score(state, seat):
            place += 1
    return place


def places(box: Box, state: State, out: list[int]) -> None:
    """The place of each seat as it stands."""
    for seat in range(state.seats):
        out[seat] = place_of(state, seat)


def scores(box: Box, state: State, out: list[int]) -> None:
    """The points of each seat as they stand."""
    for seat in range(state.seats):
        out[seat] = final_score(state, seat)


def finish_game(state: State, log: EventLog) -> None:
    """DD-8.1, DD-R8: most points win, equal ones share the victory."""
    state.phase = FINISHED_PHASE
    for seat in range(state.seats):
        if place_of(state, seat) == 1:
            emit(log, EVERYONE, WON, seat, 0, 0)

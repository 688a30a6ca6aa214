"""What a seat may know, and what it may guess: sealed bids are the only secrets."""

from drakes.core.chance import below, draw, stream
from drakes.core.game import EVERYTHING
from drakes.games.duck_dealer.rules.state import BID_PHASE, HIGHEST_BID, REBID_PHASE, UNKNOWN, Box, State


def hide(box: Box, state: State, seat: int) -> None:
    """DD-2.5: nobody sees the others' bids before all are made."""
    for other in range(state.seats):
        if other != seat:
            ship = state.ships[other]
            if state.phase == BID_PHASE and ship.bid >= 0:
                ship.bid = UNKNOWN
            elif state.phase == REBID_PHASE and ship.second_bid >= 0:
                ship.second_bid = UNKNOWN
    state.observer = seat


def guess(box: Box, hidden: State, seed: int) -> bool:
    """DD-R9: every unseen bid may be any whole number from 0 to 100."""
    key = stream(seed, 0)
    for seat in range(hidden.seats):
        ship = hidden.ships[seat]
        if ship.bid == UNKNOWN:
            ship.bid = below(draw(key, seat), HIGHEST_BID + 1)
        if ship.second_bid == UNKNOWN:
            ship.second_bid = below(draw(key, seat), HIGHEST_BID + 1)
    hidden.observer = EVERYTHING
    return True

"""Chapter 2, the auction: secret bids for the turn positions."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import BID_FIRST, LOT, POSITION_FIRST
from drakes.games.duck_dealer.rules.clauses import DD_2_5
from drakes.games.duck_dealer.rules.events import BID_MADE, BID_SHOWN, LOT_DRAWN, OWN_BID, POSITION_PICKED
from drakes.games.duck_dealer.rules.state import (
    BID_PHASE,
    HIGHEST_BID,
    IN_LINE,
    LOT_PHASE,
    NOTHING,
    POSITION_PHASE,
    REBID_PHASE,
    Ship,
    State,
)


def open_bidding(state: State) -> None:
    """DD-2.5: everyone bids in secret at once; the seats are asked in turn, nobody sees the others' bids."""
    state.phase = BID_PHASE
    state.seat = 0


def offer_bids(moves: Moves) -> None:
    """DD-R9: a whole number from 0 to 100."""
    for points in range(HIGHEST_BID + 1):
        offer(moves, BID_FIRST + points, 1)


def make_bid(state: State, points: int, log: EventLog) -> bool:
    """DD-2.5, DD-R9: the bid is noted, the next bidder is asked; the last bid shows all. Whether all bids are in."""
    bidder = state.seat
    emit(log, EVERYONE, BID_MADE, bidder, 0, 0)
    if state.phase == BID_PHASE:
        state.ships[bidder].bid = points
    else:
        state.ships[bidder].second_bid = points
    if ask_next_bidder(state):
        emit(log, 1 << bidder, OWN_BID, points, 0, 0)
        return False
    show_bids(state, log)
    if state.phase == REBID_PHASE:
        return True
    state.phase = REBID_PHASE
    return not ask_next_bidder(state)


def ask_next_bidder(state: State) -> bool:
    """DD-2.5: the next seat that owes a bid; the second time only tied ones do. Whether there is one."""
    for seat in range(state.seats):
        if owes_bid(state, seat):
            state.seat = seat
            return True
    return False


def owes_bid(state: State, seat: int) -> bool:
    """DD-2.5: everyone bids once, tied bidders once more."""
    if state.phase == BID_PHASE:
        return state.ships[seat].bid == NOTHING
    return is_tied(state, seat) and state.ships[seat].second_bid == NOTHING


def is_tied(state: State, seat: int) -> bool:
    """Whether another seat bid the same at first."""
    for other in range(state.seats):
        if other != seat and state.ships[other].bid == state.ships[seat].bid:
            return True
    return False


def show_bids(state: State, log: EventLog) -> None:
    """DD-2.5: all bids are shown together."""
    for seat in range(state.seats):
        if state.phase == BID_PHASE:
            emit(log, EVERYONE, BID_SHOWN, seat, state.ships[seat].bid, 0)
        elif state.ships[seat].second_bid != NOTHING:
            emit(log, EVERYONE, BID_SHOWN, seat, state.ships[seat].second_bid, 0)


def rank(ship: Ship) -> int:
    """DD-R9: by the first bid, the second orders only those tied in it."""
    return ship.bid * (HIGHEST_BID + 2) + ship.second_bid


def has_position(state: State, seat: int) -> bool:
    """Whether a player has picked their turn position."""
    for position in range(state.seats):
        if state.order[position] == seat:
            return True
    return False


def is_ranked(state: State, seat: int) -> bool:
    """DD-2.5: whether it is settled when a player picks: they have picked, or stand in line."""
    for position in range(state.seats):
        if state.order[position] == seat or state.order[position] == IN_LINE - seat:
            return True
    return False


def is_next(state: State, seat: int) -> bool:
    """DD-2.5: no other player who is not ranked has bid more."""
    if seat >= state.seats or is_ranked(state, seat):
        return False
    for other in range(state.seats):
        if not is_ranked(state, other) and rank(state.ships[other]) > rank(state.ships[seat]):
            return False
    return True


def ask_next_picker(state: State) -> None:
    """DD-2.5: highest bid picks first, and so on down; a second tie is broken at random.

    By version 1 of the rules only who picks next is drawn, by version 2 the whole line before anyone picks.
    """
    state.phase = POSITION_PHASE
    if state.rulings == 0:
        if count_next(state) > 1:
            state.phase = LOT_PHASE
    elif not line_up(state):
        state.phase = LOT_PHASE


def count_next(state: State) -> int:
    """DD-2.5: how many may come next, by their bids; the last of them is asked."""
    tied = 0
    for seat in range(state.seats):
        if is_next(state, seat):
            state.seat = seat
            tied += 1
    return tied


def line_up(state: State) -> bool:
    """DD-2.5: everybody in line by their bids, until a lot has to say who comes next. Whether all are; the first is
    asked then."""
    for position in range(state.seats):
        if state.order[position] == NOTHING:
            if count_next(state) > 1:
                return False
            state.order[position] = IN_LINE - state.seat
    for position in range(state.seats - 1, -1, -1):
        if state.order[position] < 0:
            state.seat = IN_LINE - state.order[position]
    return True


def offer_lots(state: State, moves: Moves) -> None:
    """DD-2.5: any of those tied may come next."""
    for seat in range(state.seats):
        if is_next(state, seat):
            offer(moves, LOT + seat, 1)


def draw_lot(state: State, seat: int, log: EventLog) -> None:
    """DD-2.5: chance says who picks next, or who is next in line."""
    state.seat = seat
    state.phase = POSITION_PHASE
    emit(log, EVERYONE, LOT_DRAWN, seat, 0, 0)
    if state.rulings > 0:
        join_line(state, seat)
        ask_next_picker(state)


def join_line(state: State, seat: int) -> None:
    """DD-2.5: a player is the last in line so far."""
    for position in range(state.seats):
        if state.order[position] == NOTHING:
            state.order[position] = IN_LINE - seat
            return


def may_pick(state: State, position: int) -> int:
    """DD-2.5: a position nobody has picked."""
    if position >= state.seats or state.order[position] >= 0:
        return DD_2_5
    return 0


def offer_positions(state: State, moves: Moves) -> None:
    """DD-2.5: the positions left."""
    for position in range(state.seats):
        if may_pick(state, position) == 0:
            offer(moves, POSITION_FIRST + position, 1)


def pick_position(state: State, position: int, log: EventLog) -> None:
    """DD-2.5: the chosen positions become the seating; in the free ones the line moves up."""
    ahead = state.order[position]
    state.order[position] = state.seat
    for earlier in range(position - 1, -1, -1):
        if state.order[earlier] < 0:
            behind = state.order[earlier]
            state.order[earlier] = ahead
            ahead = behind
    state.dealt += 1
    emit(log, EVERYONE, POSITION_PICKED, state.seat, position, 0)


def take_last_position(state: State, log: EventLog) -> None:
    """The last player has no choice."""
    last = 0
    for seat in range(state.seats):
        if not has_position(state, seat):
            last = seat
    state.seat = last
    for position in range(state.seats):
        if may_pick(state, position) == 0:
            pick_position(state, position, log)
            return


def offer_auction(state: State, moves: Moves) -> None:
    """DD-2.5: what may be bid or picked, or which lot may be drawn, by phase."""
    if state.phase == LOT_PHASE:
        offer_lots(state, moves)
    elif state.phase == POSITION_PHASE:
        offer_positions(state, moves)
    else:
        offer_bids(moves)


def hold_auction(state: State, action: int, log: EventLog) -> bool:
    """DD-2.5: a lot, a position or a bid, by phase. Whether all positions are taken."""
    if state.phase == LOT_PHASE:
        draw_lot(state, action - LOT, log)
        return False
    if state.phase == POSITION_PHASE:
        pick_position(state, action - POSITION_FIRST, log)
        if state.dealt == state.seats - 1:
            take_last_position(state, log)
            return True
    elif not make_bid(state, action - BID_FIRST, log):
        return False
    ask_next_picker(state)
    return False

"""Planning ahead: the table as it would be if it were one's turn already."""

from drakes.core.events import EventLog
from drakes.games.duck_dealer.rules.energy import drop_virtual
from drakes.games.duck_dealer.rules.state import FINISHED_PHASE, GOODS, NOTHING, TURN_PHASE, Box, State
from drakes.games.duck_dealer.rules.turn import begin_turn


def start_turn_early(box: Box, hidden: State, seat: int) -> None:
    """DD-3.1: those before have passed, without energy or action; what another was about to do, or to offer, is off.

    During set-up and after the end there is no turn: nothing changes.
    """
    if hidden.phase < TURN_PHASE or hidden.phase == FINISHED_PHASE:
        return
    silence = EventLog()
    drop_virtual(hidden, silence)
    hidden.pending = NOTHING
    hidden.answering = NOTHING
    hidden.purpose = 0
    hidden.free_parts = 0
    hidden.offers = 0
    hidden.paid = 0
    for good in range(GOODS):
        hidden.given[good] = 0
        hidden.asked[good] = 0
    hidden.at_position = hidden.order.index(seat)
    hidden.seat = seat
    begin_turn(hidden, silence)

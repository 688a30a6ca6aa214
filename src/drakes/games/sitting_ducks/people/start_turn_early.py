"""Planning ahead: the table as it would be if it were one's turn already."""

from drakes.core.events import EventLog
from drakes.games.sitting_ducks.rules.end import has_left
from drakes.games.sitting_ducks.rules.hiding import surface
from drakes.games.sitting_ducks.rules.state import FINISHED_PHASE, Box, State
from drakes.games.sitting_ducks.rules.turn import begin_turn


def start_turn_early(box: Box, hidden: State, seat: int) -> None:
    """SD-2.3, SD-5.15: the seats up to this one have passed, so what they laid on ducks is off; nothing was drawn.

    An arrangement that another seat has not finished stays as it lies. A seat that has left, or a game that is over,
    has no turn: then nothing changes.
    """
    if hidden.phase == FINISHED_PHASE or has_left(hidden, seat):
        return
    silence, other = EventLog(), hidden.seat
    while other != seat:
        other = (other + 1) % hidden.seats
        surface(hidden, other, silence)
    hidden.arranged = 0
    begin_turn(hidden, seat, silence)

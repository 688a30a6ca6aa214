"""Planning ahead: the table as it would be if it were one's turn already."""

from drakes.core.events import EventLog
from drakes.games.dragon_market.rules.setup import clear_turn
from drakes.games.dragon_market.rules.state import (
    DICE,
    FACES,
    FINISHED_PHASE,
    FLAT_POINTS,
    NOTHING,
    Box,
    State,
    side_of,
)
from drakes.games.dragon_market.rules.turn import start_spending


def start_turn_early(box: Box, hidden: State, seat: int) -> None:
    """DM-3.1: those before have passed without coins or cards, and both dice show the most that is printed on them.

    The most, because a plan is a list of wishes: whatever the dice may allow can be tried, and when they are thrown the
    plan is cut where the points end. During set-up, after the end, or without a card there is no turn: nothing changes.
    """
    if hidden.turn == 0 or hidden.phase == FINISHED_PHASE or hidden.cards[side_of(hidden, seat)] == NOTHING:
        return
    hidden.deck |= hidden.offered
    clear_turn(hidden)
    hidden.seat = seat
    hidden.turn += 1
    points = FLAT_POINTS
    if hidden.options.flat_points == 0:
        highest = max(face + 1 for face in range(FACES) if box.faces[face] > 0)
        for die in range(DICE):
            hidden.dice[die] = highest
        points = DICE * highest
    start_spending(hidden, points, EventLog())

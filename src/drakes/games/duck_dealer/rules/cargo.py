"""Chapters 3, 4 and 6, cargo: what fits the holds and what must go."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import DISCARD
from drakes.games.duck_dealer.rules.clauses import DD_R17
from drakes.games.duck_dealer.rules.events import DISCARDED
from drakes.games.duck_dealer.rules.state import GOODS, Box, Ship, State, capacity, is_overloaded, load


def may_discard(ship: Ship, good: int) -> int:
    """DD-R17: a good that is aboard."""
    if ship.goods[good] == 0:
        return DD_R17
    return 0


def offer_discards(state: State, moves: Moves) -> None:
    """DD-R17: one good at a time, while what is aboard does not fit."""
    for good in range(GOODS):
        if may_discard(state.ships[state.seat], good) == 0:
            offer(moves, DISCARD + good, 1)


def discard(state: State, good: int, count: int, log: EventLog) -> None:
    """DD-6.8: goods leave the ship."""
    load(state.ships[state.seat], good, -count)
    emit(log, EVERYONE, DISCARDED, state.seat, good, count)


def must_choose_goods(box: Box, state: State, log: EventLog) -> bool:
    """DD-4.7, DD-3.8: whether the player has to choose what to keep; with one kind only there is no choice."""
    ship = state.ships[state.seat]
    if not is_overloaded(box, ship):
        return False
    for good in range(GOODS):
        if ship.goods[good] == ship.aboard:
            discard(state, good, ship.aboard - capacity(box, ship), log)
            return False
    return True

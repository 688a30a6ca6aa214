"""Chapter 3, energy: collecting, shortage, spending, and what is kept."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.actions import PUT_BACK
from drakes.games.duck_dealer.rules.clauses import DD_3_6, DD_3_8
from drakes.games.duck_dealer.rules.events import COLLECTED, MARKERS_PUT_BACK, MISSING, VIRTUAL_GONE
from drakes.games.duck_dealer.rules.state import COLOURS, Box, Ship, State


def income(ship: Ship, colour: int) -> int:
    """DD-3.2: the markers of a colour that the crew brings each time energy is collected."""
    return ship.gear[colour + 1]


def collect_energy(state: State, colour: int, log: EventLog) -> bool:
    """DD-3.2, DD-3.3: one marker of choice, and one per crew quarter. Whether any was missing."""
    ship = state.ships[state.seat]
    is_short = False
    for c in range(COLOURS):
        owed = income(ship, c)
        if c == colour:
            owed += 1
        got = min(owed, state.supply[c])
        state.supply[c] -= got
        ship.energy[c] += got
        if got > 0:
            emit(log, EVERYONE, COLLECTED, state.seat, c, got)
        if got < owed:
            ship.virtual[c] = owed - got
            emit(log, EVERYONE, MISSING, state.seat, c, owed - got)
            is_short = True
    return is_short


def may_spend(ship: Ship, colour: int, count: int) -> int:
    """DD-3.6: markers of the colour, real or virtual."""
    if ship.energy[colour] + ship.virtual[colour] < count:
        return DD_3_6
    return 0


def spend(state: State, colour: int, count: int) -> None:
    """DD-3.6, DD-R2: virtual markers first; real ones return to the supply; DD-3.5: this ends the free parts."""
    ship = state.ships[state.seat]
    virtual = min(count, ship.virtual[colour])
    ship.virtual[colour] -= virtual
    ship.energy[colour] -= count - virtual
    state.supply[colour] += count - virtual
    if count > 0:
        state.free_parts = 0


def markers(ship: Ship) -> int:
    """All real markers of a player."""
    total = 0
    for c in range(COLOURS):
        total += ship.energy[c]
    return total


def drop_virtual(state: State, log: EventLog) -> None:
    """DD-3.3: no virtual marker survives the turn."""
    ship = state.ships[state.seat]
    for c in range(COLOURS):
        if ship.virtual[c] > 0:
            emit(log, EVERYONE, VIRTUAL_GONE, state.seat, c, ship.virtual[c])
            ship.virtual[c] = 0


def may_put_back(ship: Ship, colour: int) -> int:
    """DD-3.8: a colour the player holds."""
    if ship.energy[colour] == 0:
        return DD_3_8
    return 0


def offer_put_back(state: State, moves: Moves) -> None:
    """DD-3.8: the markers that need not be kept."""
    for c in range(COLOURS):
        if may_put_back(state.ships[state.seat], c) == 0:
            offer(moves, PUT_BACK + c, 1)


def put_back(state: State, colour: int, count: int, log: EventLog) -> None:
    """DD-3.8: markers go back to the supply."""
    state.ships[state.seat].energy[colour] -= count
    state.supply[colour] += count
    emit(log, EVERYONE, MARKERS_PUT_BACK, state.seat, colour, count)


def must_choose_markers(box: Box, state: State, log: EventLog) -> bool:
    """DD-3.8: whether the player has to choose which markers to keep; with one colour only there is no choice."""
    ship = state.ships[state.seat]
    excess = markers(ship) - box.kept
    if excess <= 0:
        return False
    for c in range(COLOURS):
        if ship.energy[c] == box.kept + excess:
            put_back(state, c, excess, log)
            return False
    return True

"""Outlook: the points a seat may end with, if its best voyage comes true."""

from drakes.games.duck_dealer.bots.dealing import FIRST_GEARS, is_outfit_open, rounds_left
from drakes.games.duck_dealer.bots.foresight import foresee, prepare
from drakes.games.duck_dealer.bots.voyages import SCALE, Memory, width_of
from drakes.games.duck_dealer.rules.end import final_score
from drakes.games.duck_dealer.rules.state import FINISHED_PHASE, GEARS, NOTHING, Box, State

HUNDRED = 100


def outlook(box: Box, state: State, memory: Memory, budget: int, seat: int) -> int:
    """Hundredths of points: what a seat has, and what the best voyage within the turn track would still bring."""
    score = final_score(state, seat) * HUNDRED
    if state.phase == FINISHED_PHASE:
        return score
    memory.width = width_of(budget, 0)
    memory.horizon = rounds_left(box, state)
    prepare(box, state, memory, seat)
    if state.ships[seat].at != NOTHING:
        foresee(box, memory)
        return score + memory.best.gain * HUNDRED // SCALE
    if state.ships[seat].filled < box.first_gear:
        fit_out(box, state, memory, seat)
    most = 0
    for planet in range(box.planets):
        if box.is_start[planet] != 0:
            memory.root.at = planet
            foresee(box, memory)
            most = max(most, memory.best.gain)
    return score + most * HUNDRED // SCALE


def fit_out(box: Box, state: State, memory: Memory, seat: int) -> None:
    """DD-2.6: the gear still to come is that of the first outfit which the gear placed so far may become."""
    for outfit in range(len(FIRST_GEARS)):
        if is_outfit_open(state, seat, outfit):
            memory.root.filled = box.first_gear
            for gear in range(GEARS):
                memory.root.gear[gear] = FIRST_GEARS[outfit][gear]
            return

"""The points a seat may end with, if its best plan comes true."""

from drakes.games.duck_dealer.bots.decisions import FIRST_GEARS, fit_out, gain_from, is_outfit_open, rounds_left
from drakes.games.duck_dealer.bots.memory import SCALE, Memory, width_of
from drakes.games.duck_dealer.bots.plan_search import find_best_plan, prepare
from drakes.games.duck_dealer.rules.end import final_score
from drakes.games.duck_dealer.rules.state import FINISHED_PHASE, NOTHING, Box, State

HUNDRED = 100


def forecast(box: Box, state: State, memory: Memory, budget: int, seat: int) -> int:
    """Hundredths of points: what a seat has, and what the best plan within the turn track would still bring."""
    score = final_score(state, seat) * HUNDRED
    if state.phase == FINISHED_PHASE:
        return score
    memory.width = width_of(budget, 0)
    memory.horizon = rounds_left(box, state)
    prepare(box, state, memory, seat)
    if state.ships[seat].at != NOTHING:
        find_best_plan(box, memory)
        return score + memory.best.gain * HUNDRED // SCALE
    if state.ships[seat].filled < box.first_gear:
        fit_out_as_begun(box, state, memory, seat)
    most = 0
    for planet in range(box.planets):
        if box.is_start[planet] != 0:
            most = max(most, gain_from(box, memory, planet))
    return score + most * HUNDRED // SCALE


def fit_out_as_begun(box: Box, state: State, memory: Memory, seat: int) -> None:
    """DD-2.6: the gear still to come is that of the first outfit which the gear placed so far may become."""
    for outfit in range(len(FIRST_GEARS)):
        if is_outfit_open(state, seat, outfit):
            fit_out(box, memory, outfit)
            return

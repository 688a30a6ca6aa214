"""Markers of a plan: those in hand this turn, then those still to be collected, and in how many rounds."""

from drakes.games.duck_dealer.bots.memory import SCALE, Memory, ShipPlan, look_beyond_turn, note
from drakes.games.duck_dealer.rules.actions import END_TURN
from drakes.games.duck_dealer.rules.energy import income, markers, may_spend, put_back
from drakes.games.duck_dealer.rules.state import COLOURS, MOVEMENT, Box, Ship, is_overloaded
from drakes.games.duck_dealer.rules.turn import close_turn

IMPATIENCE = 8
"""How many thousandths of its points a round takes from what is scored later: others may be faster, the game over."""


def raise_markers(box: Box, memory: Memory, plan: ShipPlan, colour: int, count: int) -> None:
    """DD-3.6: put into the ship's hands what the deeds that follow cost; where it is too much, this turn ends first."""
    ship = plan.state.ships[plan.state.seat]
    plan.cost[colour] += count
    if plan.is_now != 0 and may_spend(ship, colour, count) != 0:
        end_this_turn(box, memory, plan)
    if plan.is_now == 0:
        plan.purse[colour] -= count
        plan.state.supply[colour] -= count
        ship.energy[colour] += count


def end_this_turn(box: Box, memory: Memory, plan: ShipPlan) -> None:
    """DD-3.3, DD-3.8: few markers are kept, as many different ones as can be; from now on they are collected."""
    note(memory, END_TURN)
    ship = plan.state.ships[plan.state.seat]
    plan.counted += 1
    if is_overloaded(box, ship):
        plan.is_spoilt = 1
    close_turn(plan.state, memory.log)
    while markers(ship) > box.kept:
        put_back(plan.state, most_held(ship), 1, memory.log)
    look_beyond_turn(box, plan)


def held_markers(ship: Ship) -> int:
    """All markers a ship may spend, real and virtual."""
    held = markers(ship)
    for c in range(COLOURS):
        held += ship.virtual[c]
    return held


def most_held(ship: Ship) -> int:
    """The colour a ship has most markers of."""
    most = 0
    for c in range(1, COLOURS):
        if ship.energy[c] > ship.energy[most]:
            most = c
    return most


def count_rounds(plan: ShipPlan) -> None:
    """DD-3.2, restated: in how many rounds of collecting the markers spent so far come together."""
    if plan.is_now != 0:
        return
    rounds = max(0, plan.rounds - plan.counted)
    while missing_after(plan, rounds) > rounds:
        rounds += 1
    plan.rounds = plan.counted + rounds


def missing_after(plan: ShipPlan, rounds: int) -> int:
    """DD-3.2, restated: the markers that the crew does not bring in so many rounds; one a round is of free choice."""
    ship = plan.state.ships[plan.state.seat]
    missing = 0
    for c in range(COLOURS):
        missing += max(0, -plan.purse[c] - rounds * income(ship, c))
    return missing


def count_purse(plan: ShipPlan) -> None:
    """Count what was collected and spent, before the crew changes; what is left of free choice is for flying."""
    if plan.is_now != 0:
        return
    ship = plan.state.ships[plan.state.seat]
    rounds = plan.rounds - plan.counted
    free = rounds - missing_after(plan, rounds)
    for c in range(COLOURS):
        plan.purse[c] = max(0, plan.purse[c] + rounds * income(ship, c))
    plan.purse[MOVEMENT] += max(0, free)
    plan.counted = plan.rounds


def gain_points(plan: ShipPlan, points: int) -> None:
    """Points scored count a little less the later they come."""
    count_rounds(plan)
    plan.gain += points * SCALE * max(0, 1000 - IMPATIENCE * plan.rounds) // 1000

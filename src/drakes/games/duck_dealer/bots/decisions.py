"""Decisions: what a planning player does in every phase, from the best plan it finds."""

from drakes.core.chance import below, draw, stream
from drakes.core.moves import Moves
from drakes.games.duck_dealer.bots.distances import left_from_dot, left_from_planet
from drakes.games.duck_dealer.bots.exchange_offers import (
    answer_offer,
    complete_offer,
    is_offered,
    open_offer_or_nothing,
)
from drakes.games.duck_dealer.bots.memory import (
    COSTED,
    ROUNDS,
    SCALE,
    Memory,
    look_beyond_turn,
    points_of,
    width_of,
)
from drakes.games.duck_dealer.bots.plan_search import find_best_plan, prepare, write_down
from drakes.games.duck_dealer.bots.shortcuts import dot_for_part, planet_for_entrance, planet_for_exit
from drakes.games.duck_dealer.rules.actions import (
    ACT,
    BID_FIRST,
    COLLECT,
    DISCARD,
    END_TURN,
    ENTRANCE,
    EXPLORE,
    FLY,
    GEAR_FIRST,
    HIGHWAY,
    JUMP,
    PUT_BACK,
    START_FIRST,
    STOP,
)
from drakes.games.duck_dealer.rules.end import final_score, is_last_turn
from drakes.games.duck_dealer.rules.energy import income, markers
from drakes.games.duck_dealer.rules.exploring import explore, is_unexplored
from drakes.games.duck_dealer.rules.pathways import way_out
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    BID_PHASE,
    COLOURS,
    EXIT_PHASE,
    EXPLORE_PHASE,
    FOR_END,
    GEAR_PHASE,
    GEARS,
    KEEP_ENERGY_PHASE,
    KEEP_GOODS_PHASE,
    MOVEMENT,
    NOTHING,
    OFFER_PHASE,
    PART_PHASE,
    REBID_PHASE,
    START_PHASE,
    TURN_PHASE,
    Box,
    State,
    load,
)

PACE = 42
"""Tenths of a round between two action turns of a player."""
PURSE = 20
"""With so many markers in hand a player acts as soon as the first errand can be paid."""
CASHED = 30
"""Points for which the last space of the turn track is taken in any case."""
MOST_BID = 8
UNSURE = 3
"""By how many points a bid is left to chance, so that nobody can reckon it out."""
SETTING_OUT = 1
"""How wide the search is that compares outfits, whatever the budget: wider ones were seen to choose worse."""
FIRST_GEARS = ((1, 1, 0, 1), (1, 2, 0, 0), (2, 1, 0, 0), (2, 0, 0, 1), (1, 1, 1, 0), (1, 0, 1, 1))
"""Outfits worth a thought."""


def decide(box: Box, state: State, moves: Moves, memory: Memory, budget: int, seed: int) -> int:
    """What a planning player does; the budget says how many plans it follows from each round."""
    memory.width = width_of(budget, seed)
    memory.horizon = rounds_left(box, state)
    if state.phase == ACTION_PHASE:
        return go_on_with_turn(box, state, memory, moves)
    if state.phase == TURN_PHASE:
        return choose_turn(box, state, memory)
    if state.phase < TURN_PHASE:
        return choose_in_setup(box, state, memory, moves, seed)
    if state.phase == EXPLORE_PHASE:
        return choose_consumer(box, state, memory, moves)
    if state.phase == KEEP_GOODS_PHASE:
        return choose_discard(box, state, memory, moves)
    if state.phase == KEEP_ENERGY_PHASE:
        return choose_put_back(box, state, memory, moves)
    if state.phase == ANSWER_PHASE:
        return answer_offer(box, state, memory)
    if state.phase == OFFER_PHASE:
        return complete_offer(box, state, memory, moves)
    if state.phase == PART_PHASE or state.phase == EXIT_PHASE:
        plan_turn(box, state, memory)
        if state.phase == EXIT_PHASE:
            return planet_for_exit(box, state, memory, moves)
        return dot_for_part(box, memory, moves)
    return moves.actions[0]


def plan_turn(box: Box, state: State, memory: Memory) -> None:
    """Find the best plan of the player whose turn it is, and write it down."""
    prepare(box, state, memory, state.seat)
    find_best_plan(box, memory)
    write_down(box, memory)


def rounds_left(box: Box, state: State) -> int:
    """DD-3.4: about how many rounds the turn track leaves; none in the last turn of all."""
    if state.phase >= ACTION_PHASE and is_last_turn(box, state):
        return 0
    left = (box.turns - state.turn) * PACE // state.seats
    return max(1, min(ROUNDS, (left + 5) // 10))


def choose_turn(box: Box, state: State, memory: Memory) -> int:
    """DD-3.1: act once enough is in hand for it, else collect what the next errands lack."""
    plan_turn(box, state, memory)
    if memory.best.n_errands == 0:
        return COLLECT + MOVEMENT
    rounds = memory.errand_rounds
    last = 0
    while last + 1 < COSTED and last + 1 < memory.best.n_errands and rounds[last] == 0:
        last += 1
    if rounds[0] == 0 and (markers(state.ships[state.seat]) >= PURSE or rounds[last] == 0):
        return ACT
    colour = colour_lacking(state, memory, last)
    if state.turn + 1 == box.turns and should_end_game(box, state, memory):
        return ACT
    return COLLECT + colour


def colour_lacking(state: State, memory: Memory, last: int) -> int:
    """The colour that a plan's first errands lack most, rather not one that is missing in the supply."""
    ship = state.ships[state.seat]
    chosen = MOVEMENT
    most = -999
    for c in range(COLOURS):
        brought = memory.errand_rounds[last] * income(ship, c)
        lack = memory.errand_cost[last * COLOURS + c] - ship.energy[c] - brought
        if state.supply[c] <= income(ship, c):
            lack -= 20
        if lack > most:
            chosen = c
            most = lack
    return chosen


def should_end_game(box: Box, state: State, memory: Memory) -> bool:
    """DD-8.1: one space is left: whether to take it for what can be cashed now, before another does."""
    memory.horizon = 0
    memory.root.is_now = 1
    find_best_plan(box, memory)
    cashed = points_of(memory, memory.best)
    if cashed >= CASHED:
        return True
    for seat in range(state.seats):
        if seat != state.seat and final_score(state, seat) >= final_score(state, state.seat) + cashed:
            return False
    return True


def go_on_with_turn(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-3.6: free parts first, an exchange or a pathway where it pays, then what the best plan begins with."""
    ship = state.ships[state.seat]
    if state.free_parts > 0 and ship.cubes > box.turns - state.turn and is_offered(moves, HIGHWAY):
        return HIGHWAY
    swap = open_offer_or_nothing(box, state, memory)
    if swap != NOTHING:
        return swap
    plan_turn(box, state, memory)
    if memory.best.n_errands == 0:
        return END_TURN
    planet = planet_for_entrance(box, state, memory)
    if planet != NOTHING:
        return ENTRANCE + planet
    action = first_deed(memory)
    if action >= FLY and action < STOP:
        action = flight_towards(box, state, memory, moves, action - FLY)
    return action if is_offered(moves, action) else END_TURN


def first_deed(memory: Memory) -> int:
    """What the best plan begins with, in this turn or a later one."""
    for i in range(memory.n_actions):
        if memory.actions[i] != END_TURN:
            return memory.actions[i]
    return END_TURN


def flight_towards(box: Box, state: State, memory: Memory, moves: Moves, planet: int) -> int:
    """The flight, stop or jump that brings the ship nearest to a planet; no other one is explored on the way."""
    chosen = END_TURN
    least = 1 << 30
    for i in range(moves.n):
        action = moves.actions[i]
        if action == FLY + planet:
            return action
        if action >= FLY and action <= JUMP:
            left = left_after(box, state, memory, action, planet)
            if left < least:
                chosen = action
                least = left
    return chosen


def left_after(box: Box, state: State, memory: Memory, action: int, planet: int) -> int:
    """What a flight, stop or jump leaves to a planet: markers before steps."""
    if action >= STOP and action < JUMP:
        return left_from_dot(box, state, memory, action - STOP, planet)
    ship = state.ships[state.seat]
    node = action - FLY if action < STOP else way_out(state, ship.at)
    if node != planet and is_unexplored(box, state, node):
        return 1 << 29
    return left_from_planet(box, memory, ship, node, planet)


def choose_in_setup(box: Box, state: State, memory: Memory, moves: Moves, seed: int) -> int:
    """Chapter 2: gear, starting planet and bid by what could be earned from there; the first position."""
    if state.phase == GEAR_PHASE:
        return choose_gear(box, state, memory)
    if state.phase == START_PHASE:
        return choose_start(box, state, memory, moves)
    if state.phase == BID_PHASE or state.phase == REBID_PHASE:
        return BID_FIRST + bid_for_position(box, state, memory) + below(draw(stream(seed, 0), 0), UNSURE)
    return moves.actions[0]


def bid_for_position(box: Box, state: State, memory: Memory) -> int:
    """DD-2.5: what the best starting planet brings more than the second best; nothing more where bids are tied."""
    if state.phase == REBID_PHASE:
        return 0
    prepare(box, state, memory, state.seat)
    memory.width = SETTING_OUT
    fit_out(box, memory, 0)
    best = 0
    second = 0
    for planet in range(box.planets):
        if box.is_start[planet] != 0:
            gain = gain_from(box, memory, planet)
            second = max(second, min(best, gain))
            best = max(best, gain)
    return min(MOST_BID, (best - second) // SCALE)


def gain_from(box: Box, memory: Memory, planet: int) -> int:
    """What the best plan brings from a starting planet."""
    state = memory.root.state
    state.ships[state.seat].at = planet
    find_best_plan(box, memory)
    return memory.best.gain


def fit_out(box: Box, memory: Memory, outfit: int) -> None:
    """DD-2.6: give the ship of the plan the gear of an outfit, as many pieces as there are at first."""
    ship = memory.root.state.ships[memory.root.state.seat]
    ship.filled = 0
    for gear in range(GEARS):
        ship.gear[gear] = min(FIRST_GEARS[outfit][gear], box.first_gear - ship.filled)
        ship.filled += ship.gear[gear]


def choose_start(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-2.7: where the best plan begins."""
    prepare(box, state, memory, state.seat)
    chosen = moves.actions[0]
    most = -1
    for i in range(moves.n):
        gain = gain_from(box, memory, moves.actions[i] - START_FIRST)
        if gain > most:
            chosen = moves.actions[i]
            most = gain
    return chosen


def choose_gear(box: Box, state: State, memory: Memory) -> int:
    """DD-2.6: the next piece of the outfit with the best plan, from whatever starting planet."""
    ship = state.ships[state.seat]
    prepare(box, state, memory, state.seat)
    memory.width = SETTING_OUT
    chosen = 0
    most = -1
    for outfit in range(len(FIRST_GEARS)):
        if is_outfit_open(state, state.seat, outfit):
            fit_out(box, memory, outfit)
            for planet in range(box.planets):
                if box.is_start[planet] != 0:
                    gain = gain_from(box, memory, planet)
                    if gain > most:
                        chosen = outfit
                        most = gain
    for gear in range(GEARS):
        if ship.gear[gear] < FIRST_GEARS[chosen][gear]:
            return GEAR_FIRST + gear
    return GEAR_FIRST


def is_outfit_open(state: State, seat: int, outfit: int) -> bool:
    """Whether the gear a seat has placed so far may become this outfit."""
    for gear in range(GEARS):
        if state.ships[seat].gear[gear] > FIRST_GEARS[outfit][gear]:
            return False
    return True


def choose_consumer(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-4.5: the consumer with which the best plan brings more."""
    chosen = moves.actions[0]
    most = -1
    for i in range(moves.n):
        prepare(box, state, memory, state.seat)
        explore(memory.root.state, moves.actions[i] - EXPLORE, memory.log)
        find_best_plan(box, memory)
        if memory.best.gain > most:
            chosen = moves.actions[i]
            most = memory.best.gain
    return chosen


def choose_discard(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-4.7, DD-3.8: the good without which the best plan brings most."""
    chosen = moves.actions[0]
    most = -1
    for i in range(moves.n):
        prepare(box, state, memory, state.seat)
        load(memory.root.state.ships[state.seat], moves.actions[i] - DISCARD, -1)
        if state.purpose == FOR_END:
            look_beyond_turn(box, memory.root)
        find_best_plan(box, memory)
        if memory.best.gain > most:
            chosen = moves.actions[i]
            most = memory.best.gain
    return chosen


def choose_put_back(box: Box, state: State, memory: Memory, moves: Moves) -> int:
    """DD-3.8: the colour of which there is most to spare for the next errand."""
    prepare(box, state, memory, state.seat)
    look_beyond_turn(box, memory.root)
    find_best_plan(box, memory)
    write_down(box, memory)
    chosen = moves.actions[0]
    most = -999
    for i in range(moves.n):
        colour = moves.actions[i] - PUT_BACK
        spare = state.ships[state.seat].energy[colour]
        if memory.best.n_errands > 0:
            spare -= memory.errand_cost[colour]
        if spare > most:
            chosen = moves.actions[i]
            most = spare
    return chosen

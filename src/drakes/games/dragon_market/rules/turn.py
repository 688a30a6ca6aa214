"""Chapter 3: the sequence of play on one screen. Who is to move, what is legal, what an action does."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.game import NATURE, OVER
from drakes.core.moves import Moves, offer
from drakes.games.dragon_market.rules.actions import (
    COIN,
    CROSSED,
    DEAL,
    DIAGONALLY,
    DRIFTED,
    END_TURN,
    EXCHANGED,
    KEEP,
    LEAPT,
    REROLLED,
    ROLL,
    SLIDE,
    SPUN,
    STARTER,
    STEP,
    STOCK,
    SWAPPED,
    SWUNG,
    TAKE,
    TURN,
    VAULTED,
)
from drakes.games.dragon_market.rules.boat_bonuses import (
    drift,
    exchange,
    offer_drifts,
    offer_exchanges,
    offer_spins,
    offer_swings,
    offer_vaults,
    spin,
    swing,
    vault,
)
from drakes.games.dragon_market.rules.boats import boat_way_distance, offer_slides, offer_turns, slide, turn_boat
from drakes.games.dragon_market.rules.coins import collect, may_spend_coin, offer_takes, spend_coin, take_coin
from drakes.games.dragon_market.rules.events import DRAWN, POINTS, ROLLED, TURN_BEGAN
from drakes.games.dragon_market.rules.heir_bonuses import (
    cross,
    leap,
    offer_crosses,
    offer_diagonals,
    offer_leaps,
    offer_rerolls,
    offer_swaps,
    reroll,
    step_diagonally,
    swap,
)
from drakes.games.dragon_market.rules.heirs import offer_steps, step
from drakes.games.dragon_market.rules.objectives import deal, keep, offer_deck, offer_keeps, set_draws
from drakes.games.dragon_market.rules.setup import (
    clear_turn,
    draw_starter,
    offer_goods,
    offer_placements,
    offer_starters,
    place,
    stock,
)
from drakes.games.dragon_market.rules.state import (
    CROSSING_PHASE,
    DEAL_PHASE,
    DICE,
    FACES,
    FINISHED_PHASE,
    FLAT_POINTS,
    KEEP_PHASE,
    NOTHING,
    PAY_PHASE,
    PLACE_PHASE,
    ROLL_PHASE,
    STARTER_PHASE,
    STOCK_PHASE,
    TAKE_PHASE,
    TURN_LIMIT,
    TURN_PHASE,
    Box,
    State,
    side_of,
)
from drakes.games.dragon_market.rules.ways_out import bonuses_left


def to_move(state: State) -> int:
    """The seat whose choice is asked, NATURE, or OVER."""
    if state.phase == TURN_PHASE or state.phase == CROSSING_PHASE:
        return state.seat
    if state.phase == TAKE_PHASE or state.phase == KEEP_PHASE:
        return state.seat
    if state.phase == PLACE_PHASE and state.options.quick_setup == 0:
        return state.seat
    if state.phase == FINISHED_PHASE:
        return OVER
    return NATURE


def legal(box: Box, state: State, moves: Moves) -> None:
    """All actions that may be taken now, in ascending order."""
    if state.phase == TURN_PHASE or state.phase == CROSSING_PHASE:
        offer_turn(box, state, moves)
    elif state.phase == ROLL_PHASE:
        offer_faces(box, moves)
    elif state.phase == TAKE_PHASE:
        offer_takes(state, moves)
    elif state.phase == STARTER_PHASE:
        offer_starters(state, moves)
    elif state.phase == PLACE_PHASE:
        offer_placements(box, state, moves)
    elif state.phase == STOCK_PHASE:
        offer_goods(state, moves)
    elif state.phase == DEAL_PHASE:
        offer_deck(state, moves)
    elif state.phase == KEEP_PHASE:
        offer_keeps(state, moves)


def offer_turn(box: Box, state: State, moves: Moves) -> None:
    """DM-3.2, DM-3.5: points are spent in any order and mix; the turn ends when its player says so.

    DM-R4: until the heir stands free only steps, (d), (e) and (f) are possible.
    """
    is_free = state.phase == TURN_PHASE
    if state.points > 0:
        if is_free:
            offer_slides(box, state, moves)
            offer_turns(box, state, moves)
        offer_steps(box, state, moves)
    if bonuses_left(state, state.seat) != 0:
        offer_bonuses(box, state, is_free, moves)
    if is_free:
        if may_spend_coin(state, state.seat) == 0:
            offer(moves, COIN, 1)
        offer(moves, END_TURN, 1)


def offer_bonuses(box: Box, state: State, is_free: bool, moves: Moves) -> None:
    """DM-6.3: whatever the validated red cards allow."""
    if is_free:
        offer_vaults(box, state, moves)
        offer_spins(box, state, moves)
        offer_drifts(box, state, moves)
    offer_crosses(box, state, moves)
    offer_diagonals(box, state, moves)
    offer_leaps(box, state, moves)
    if is_free:
        offer_swaps(state, moves)
        offer_swings(box, state, moves)
        offer_exchanges(state, moves)
        offer_rerolls(state, moves)


def offer_faces(box: Box, moves: Moves) -> None:
    """DM-3.1, DM-B3: each face of the die is equally likely."""
    for face in range(FACES):
        if box.faces[face] > 0:
            offer(moves, ROLL + face, box.faces[face])


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """Do one legal action, and whatever follows without a choice."""
    log.n = 0
    if state.phase == TURN_PHASE or state.phase == CROSSING_PHASE:
        act(box, state, action, log)
    elif state.phase == ROLL_PHASE:
        roll(state, action - ROLL, log)
    elif state.phase == TAKE_PHASE:
        take_coin(state, action - TAKE, log)
        state.phase = PAY_PHASE
    elif state.phase == STARTER_PHASE:
        draw_starter(box, state, action - STARTER, log)
    elif state.phase == PLACE_PHASE:
        place(box, state, action, log)
    elif state.phase == STOCK_PHASE:
        if stock(box, state, action - STOCK, log):
            draw_objective(state)
    elif state.phase == DEAL_PHASE:
        if deal(state, action - DEAL, log):
            go_on_after_draw(state, log)
    elif state.phase == KEEP_PHASE:
        keep(state, action - KEEP, log)
        go_on_after_draw(state, log)
    settle_up(state, log)


def act(box: Box, state: State, action: int, log: EventLog) -> None:
    """DM-3.2: one action of a turn."""
    if action < TURN:
        boat, way, distance = boat_way_distance(action - SLIDE)
        slide(box, state, boat, way, distance, log)
    elif action < STEP:
        turn_boat(box, state, (action - TURN) // 2, (action - TURN) % 2, log)
    elif action < VAULTED:
        step(box, state, action - STEP, log)
    elif action == COIN:
        spend_coin(state, log)
    elif action == END_TURN:
        end_turn(state)
    else:
        use_bonus(box, state, action, log)


def use_bonus(box: Box, state: State, action: int, log: EventLog) -> None:
    """DM-6.3: one of the bonuses (a) to (j)."""
    if action < SPUN:
        boat, way, distance = boat_way_distance(action - VAULTED)
        vault(box, state, boat, way, distance, log)
    elif action < DRIFTED:
        spin(box, state, action - SPUN, log)
    elif action < CROSSED:
        boat, way, distance = boat_way_distance(action - DRIFTED)
        drift(box, state, boat, way, distance, log)
    elif action < DIAGONALLY:
        cross(box, state, (action - CROSSED) // 4, (action - CROSSED) % 4, log)
    elif action < LEAPT:
        step_diagonally(box, state, action - DIAGONALLY, log)
    elif action < SWAPPED:
        leap(box, state, action - LEAPT, log)
    elif action < SWUNG:
        swap(box, state, action - SWAPPED, log)
    elif action < EXCHANGED:
        swing(box, state, (action - SWUNG) // 2, (action - SWUNG) % 2, log)
    elif action < REROLLED:
        exchange(state, action - EXCHANGED, log)
    else:
        reroll(state, action - REROLLED, log)


def end_turn(state: State) -> None:
    """DM-3.4, DM-3.5: the points left become coins."""
    state.owed = state.points
    state.points = 0
    state.phase = PAY_PHASE


def settle_up(state: State, log: EventLog) -> None:
    """DM-3.4, DM-R19: what is owed is paid; then cards are drawn, or the next turn begins."""
    if state.phase == PAY_PHASE and collect(state, log):
        if state.draws > 0:
            state.phase = DEAL_PHASE
        else:
            next_turn(state, log)


def draw_objective(state: State) -> None:
    """DM-2.5, DM-6.1: at the start each side in turn order."""
    set_draws(state, 2)
    state.phase = DEAL_PHASE


def go_on_after_draw(state: State, log: EventLog) -> None:
    """DM-4.6: the turn goes on; at the start the next side draws, then the first player begins (DM-7.2)."""
    state.phase = TURN_PHASE
    if state.turn == 0:
        state.seat = (state.seat + 1) % state.seats
        if state.cards[side_of(state, state.seat)] == NOTHING:
            draw_objective(state)
        else:
            begin_turn(state, state.first, log)


def begin_turn(state: State, seat: int, log: EventLog) -> None:
    """DM-3.1, DM-R11, DM-R12: both dice are rolled, or there are seven points."""
    state.seat = seat
    state.turn += 1
    clear_turn(state)
    emit(log, EVERYONE, TURN_BEGAN, seat, 0, 0)
    state.phase = ROLL_PHASE
    if state.options.flat_points != 0:
        start_spending(state, FLAT_POINTS, log)


def roll(state: State, face: int, log: EventLog) -> None:
    """DM-3.1: one die after the other; (j) rolls one again."""
    state.dice[state.die] = face + 1
    emit(log, EVERYONE, ROLLED, state.seat, state.die, face)
    for die in range(DICE):
        if state.dice[die] == 0:
            state.die = die
            return
    state.die = 0
    start_spending(state, state.dice[0] + state.dice[1], log)


def start_spending(state: State, points: int, log: EventLog) -> None:
    """DM-3.1: the movement points of the turn."""
    state.points = points
    state.phase = TURN_PHASE
    emit(log, EVERYONE, POINTS, state.seat, points, 0)


def next_turn(state: State, log: EventLog) -> None:
    """DM-7.1, DM-R16: clockwise; DM-R13: after the last turn allowed the game is a draw."""
    if state.turn == TURN_LIMIT:
        state.phase = FINISHED_PHASE
        emit(log, EVERYONE, DRAWN, 0, 0, 0)
    else:
        begin_turn(state, (state.seat + 1) % state.seats, log)

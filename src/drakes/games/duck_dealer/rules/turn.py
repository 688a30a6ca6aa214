"""Chapter 3: the sequence of play. Each chapter offers and does what belongs to its own phases."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.game import NATURE, OVER
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.action import do_action, offer_action, resume
from drakes.games.duck_dealer.rules.actions import ACT, COLLECT
from drakes.games.duck_dealer.rules.end import matters_what_is_kept
from drakes.games.duck_dealer.rules.energy import collect_energy, drop_virtual
from drakes.games.duck_dealer.rules.events import ACTION_TURN, TURN
from drakes.games.duck_dealer.rules.flying import chart
from drakes.games.duck_dealer.rules.followups import do_followup, find_cube, fit_goods, fit_markers, offer_followup
from drakes.games.duck_dealer.rules.setup import ask_next_player, offer_setup, set_up
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    BEGIN_ACTION,
    BEGIN_TURN,
    COLOURS,
    DONE,
    END,
    FINISHED_PHASE,
    FIT_GOODS,
    FIT_MARKERS,
    FOR_END,
    FOR_TURN,
    LOT_PHASE,
    NEED_CUBE,
    OFFER_PHASE,
    PASS_ON,
    RESUME,
    STARTER_PHASE,
    TURN_PHASE,
    Box,
    State,
)


def to_move(state: State) -> int:
    """The seat whose choice is asked, NATURE, or OVER."""
    if state.phase <= STARTER_PHASE or state.phase == LOT_PHASE:
        return NATURE
    if state.phase == ANSWER_PHASE:
        return state.answering
    if state.phase == FINISHED_PHASE:
        return OVER
    return state.seat


def legal(box: Box, state: State, moves: Moves) -> None:
    """All actions that may be taken now, in ascending order."""
    if state.phase == ACTION_PHASE:
        offer_action(box, state, moves)
    elif state.phase == TURN_PHASE:
        offer_turn(moves)
    elif state.phase < TURN_PHASE:
        offer_setup(box, state, moves)
    else:
        offer_followup(box, state, moves)


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """Do one legal action, and whatever follows without a choice."""
    log.n = 0
    if state.phase == ACTION_PHASE or state.phase == OFFER_PHASE:
        step = do_action(box, state, action, log)
    elif state.phase == TURN_PHASE:
        step = take_turn(state, action, log)
    elif state.phase < TURN_PHASE:
        step = set_up(box, state, action, log)
    else:
        step = do_followup(box, state, action, log)
    if step != DONE:
        go_on(box, state, step, log)
    if state.is_charted == 0:
        chart(box, state)


def go_on(box: Box, state: State, step: int, log: EventLog) -> None:
    """What follows an action, step by step, until a choice is asked."""
    if step == END:
        step = end_turn(box, state, log)
    if step == FIT_GOODS:
        step = fit_goods(box, state, log)
    if step == FIT_MARKERS:
        step = fit_markers(box, state, log)
    if step == NEED_CUBE:
        step = find_cube(box, state, log)
    if step == BEGIN_ACTION:
        begin_action_turn(box, state, log)
    elif step == RESUME:
        resume(box, state, log)
    elif step == PASS_ON:
        ask_next_player(state)
        step = BEGIN_TURN
    if step == BEGIN_TURN:
        begin_turn(state, log)


def begin_turn(state: State, log: EventLog) -> None:
    """DD-3.1: this player chooses between energy and action."""
    state.phase = TURN_PHASE
    emit(log, EVERYONE, TURN, state.seat, 0, 0)


def offer_turn(moves: Moves) -> None:
    """DD-3.1: collect energy, or take an action turn."""
    for colour in range(COLOURS):
        offer(moves, COLLECT + colour, 1)
    offer(moves, ACT, 1)


def take_turn(state: State, action: int, log: EventLog) -> int:
    """DD-3.1, DD-3.3, DD-3.4: energy or action, after a shortage both; an action turn needs a cube for the track."""
    if action == ACT or collect_energy(state, action - COLLECT, log):
        state.purpose = FOR_TURN
        return NEED_CUBE
    return PASS_ON


def begin_action_turn(box: Box, state: State, log: EventLog) -> None:
    """DD-3.4, DD-3.5, DD-R1: a cube on the next space of the turn track, for good; it says how many parts are free."""
    ship = state.ships[state.seat]
    ship.cubes -= 1
    ship.on_track += 1
    state.turn += 1
    state.free_parts = free_parts(box, state.turn)
    state.offers = 0
    state.paid = 0
    state.phase = ACTION_PHASE
    state.is_charted = 0
    emit(log, EVERYONE, ACTION_TURN, state.seat, state.turn, 0)


def free_parts(box: Box, turn: int) -> int:
    """DD-3.5: 1 on turns 1-6, 2 on turns 7-12, 3 on turns 13-24."""
    if turn <= box.one_part_until:
        return 1
    if turn <= box.two_parts_until:
        return 2
    return 3


def end_turn(box: Box, state: State, log: EventLog) -> int:
    """DD-3.8: players keep what fits and at most 4 markers, where that matters."""
    close_turn(state, log)
    return FIT_GOODS if matters_what_is_kept(box, state) else FIT_MARKERS


def close_turn(state: State, log: EventLog) -> None:
    """DD-3.3, DD-3.5, DD-6.6: what was virtual, free or paid for is over with the turn."""
    drop_virtual(state, log)
    state.free_parts = 0
    state.paid = 0
    state.purpose = FOR_END

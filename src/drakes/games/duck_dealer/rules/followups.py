"""Chapters 3 to 7, in the midst of a turn: what has to be asked before an action or the end of the turn is done."""

from drakes.core.events import EventLog
from drakes.core.moves import Moves
from drakes.games.duck_dealer.rules.action import lay_part
from drakes.games.duck_dealer.rules.actions import ACCEPT, DISCARD, EXIT, EXPLORE, PART, PUT_BACK
from drakes.games.duck_dealer.rules.cargo import discard, must_choose_goods, offer_discards
from drakes.games.duck_dealer.rules.cubes import must_choose_cube, offer_take_back, take_back
from drakes.games.duck_dealer.rules.end import finish_game, is_last_turn, matters_what_is_kept
from drakes.games.duck_dealer.rules.energy import must_choose_markers, offer_put_back, put_back
from drakes.games.duck_dealer.rules.exchange import answer, offer_answers, offer_offer
from drakes.games.duck_dealer.rules.exploring import explore, offer_consumers
from drakes.games.duck_dealer.rules.highways import offer_dots
from drakes.games.duck_dealer.rules.pathways import offer_exits, place_exit
from drakes.games.duck_dealer.rules.state import (
    ANSWER_PHASE,
    BEGIN_ACTION,
    DONE,
    EXIT_PHASE,
    EXPLORE_PHASE,
    FIT_GOODS,
    FIT_MARKERS,
    FOR_END,
    FOR_TURN,
    KEEP_ENERGY_PHASE,
    KEEP_GOODS_PHASE,
    OFFER_PHASE,
    PART_PHASE,
    PASS_ON,
    RESUME,
    TAKE_BACK_PHASE,
    Box,
    State,
)


def offer_followup(box: Box, state: State, moves: Moves) -> None:
    """What may be answered to the question, by phase."""
    if state.phase == KEEP_GOODS_PHASE:
        offer_discards(state, moves)
    elif state.phase == KEEP_ENERGY_PHASE:
        offer_put_back(state, moves)
    elif state.phase == EXPLORE_PHASE:
        offer_consumers(state, moves)
    elif state.phase == ANSWER_PHASE:
        offer_answers(moves)
    elif state.phase == PART_PHASE:
        offer_dots(box, state, moves)
    elif state.phase == EXIT_PHASE:
        offer_exits(box, state, moves)
    elif state.phase == TAKE_BACK_PHASE:
        offer_take_back(box, state, moves)
    elif state.phase == OFFER_PHASE:
        offer_offer(box, state, moves)


def do_followup(box: Box, state: State, action: int, log: EventLog) -> int:
    """The answer to the question, by phase, and what follows it; an offer grows as an action of the turn."""
    if state.phase == KEEP_GOODS_PHASE:
        discard(state, action - DISCARD, 1, log)
        return FIT_GOODS
    if state.phase == KEEP_ENERGY_PHASE:
        put_back(state, action - PUT_BACK, 1, log)
        return FIT_MARKERS
    if state.phase == EXPLORE_PHASE:
        explore(state, action - EXPLORE, log)
    elif state.phase == ANSWER_PHASE:
        answer(state, action == ACCEPT, log)
    elif state.phase == PART_PHASE:
        return lay_part(state, action - PART)
    elif state.phase == EXIT_PHASE:
        place_exit(state, action - EXIT, log)
    elif state.phase == TAKE_BACK_PHASE:
        take_back(box, state, action, log)
        return with_cube(state)
    return DONE


def find_cube(box: Box, state: State, log: EventLog) -> int:
    """DD-3.9: a cube, from the board if none is left; there the player may have to choose."""
    if must_choose_cube(box, state, log):
        state.phase = TAKE_BACK_PHASE
        return DONE
    return with_cube(state)


def with_cube(state: State) -> int:
    """DD-3.9: a cube goes where it is wanted: on the turn track, or on the board."""
    return BEGIN_ACTION if state.purpose == FOR_TURN else RESUME


def fit_goods(box: Box, state: State, log: EventLog) -> int:
    """DD-4.7, DD-3.8: once what is aboard fits, the flight, the jump or the end of the turn follows."""
    if must_choose_goods(box, state, log):
        state.phase = KEEP_GOODS_PHASE
        return DONE
    return FIT_MARKERS if state.purpose == FOR_END else RESUME


def fit_markers(box: Box, state: State, log: EventLog) -> int:
    """DD-3.8, DD-8.1: once few enough markers are left the turn is over; the last turn ends the game."""
    if matters_what_is_kept(box, state) and must_choose_markers(box, state, log):
        state.phase = KEEP_ENERGY_PHASE
        return DONE
    if is_last_turn(box, state):
        finish_game(state, log)
        return DONE
    return PASS_ON

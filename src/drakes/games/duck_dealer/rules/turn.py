"""Chapter 3: the sequence of play."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.game import NATURE, OVER
from drakes.core.moves import Moves, offer
from drakes.games.duck_dealer.rules.action import do_action, lay_part, offer_action, resume
from drakes.games.duck_dealer.rules.actions import (
    ACCEPT,
    ACT,
    BID_FIRST,
    COLLECT,
    CONSUMER_DEALT,
    DISCARD,
    EXIT,
    EXPLORE,
    GEAR_FIRST,
    LOT,
    MINE_DEALT,
    PART,
    POSITION_FIRST,
    PUT_BACK,
    START_FIRST,
    STARTER,
    TAKE_PART,
    TAKE_PRIVILEGE,
    TILES,
    YARD_DEALT,
)
from drakes.games.duck_dealer.rules.auction import (
    ask_next_picker,
    draw_lot,
    make_bid,
    offer_bids,
    offer_lots,
    offer_positions,
    pick_position,
    take_last_position,
)
from drakes.games.duck_dealer.rules.cargo import discard, must_choose_goods, offer_discards
from drakes.games.duck_dealer.rules.cubes import must_choose_cube, offer_take_back, take_part, take_privilege
from drakes.games.duck_dealer.rules.end import finish_game
from drakes.games.duck_dealer.rules.energy import (
    collect_energy,
    drop_virtual,
    must_choose_markers,
    offer_put_back,
    put_back,
)
from drakes.games.duck_dealer.rules.events import ACTION_TURN, TURN
from drakes.games.duck_dealer.rules.exchange import answer, offer_answers, offer_offer
from drakes.games.duck_dealer.rules.exploring import explore, offer_consumers
from drakes.games.duck_dealer.rules.flying import chart
from drakes.games.duck_dealer.rules.highways import offer_dots
from drakes.games.duck_dealer.rules.pathways import offer_exits, place_exit
from drakes.games.duck_dealer.rules.setup import (
    ask_next_player,
    begin_gear,
    deal_consumer,
    deal_mine,
    deal_yard,
    draw_starter,
    offer_first_gear,
    offer_mines,
    offer_starters,
    offer_starts,
    offer_track,
    offer_yards,
    place_gear,
    start_at,
)
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    ANSWER_PHASE,
    BEGIN_ACTION,
    BID_PHASE,
    COLOURS,
    CONSUMERS_PHASE,
    DONE,
    END,
    EXIT_PHASE,
    EXPLORE_PHASE,
    FINISHED_PHASE,
    FIT_GOODS,
    FIT_MARKERS,
    FOR_END,
    FOR_TURN,
    GEAR_PHASE,
    KEEP_ENERGY_PHASE,
    KEEP_GOODS_PHASE,
    LOT_PHASE,
    MINES_PHASE,
    NEED_CUBE,
    OFFER_PHASE,
    PART_PHASE,
    PASS_ON,
    POSITION_PHASE,
    REBID_PHASE,
    RESUME,
    START_PHASE,
    STARTER_PHASE,
    TAKE_BACK_PHASE,
    TURN_PHASE,
    YARDS_PHASE,
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
    elif state.phase == KEEP_GOODS_PHASE:
        offer_discards(state, moves)
    elif state.phase == KEEP_ENERGY_PHASE:
        offer_put_back(state, moves)
    elif state.phase == EXPLORE_PHASE:
        offer_consumers(state, moves)
    elif state.phase == OFFER_PHASE:
        offer_offer(box, state, moves)
    elif state.phase == ANSWER_PHASE:
        offer_answers(moves)
    elif state.phase == PART_PHASE:
        offer_dots(box, state, moves)
    elif state.phase == EXIT_PHASE:
        offer_exits(box, state, moves)
    elif state.phase == TAKE_BACK_PHASE:
        offer_take_back(box, state, moves)


def offer_setup(box: Box, state: State, moves: Moves) -> None:
    """Chapter 2: what chance may deal and players may choose before the first turn."""
    if state.phase == MINES_PHASE:
        offer_mines(box, state, moves)
    elif state.phase == YARDS_PHASE:
        offer_yards(state, moves)
    elif state.phase == CONSUMERS_PHASE:
        offer_track(state, moves)
    elif state.phase == STARTER_PHASE:
        offer_starters(state, moves)
    elif state.phase == GEAR_PHASE:
        offer_first_gear(moves)
    elif state.phase == START_PHASE:
        offer_starts(box, state, moves)
    elif state.phase == POSITION_PHASE:
        offer_positions(state, moves)
    elif state.phase == LOT_PHASE:
        offer_lots(state, moves)
    else:
        offer_bids(moves)


def offer_turn(moves: Moves) -> None:
    """DD-3.1: collect energy, or take an action turn."""
    for colour in range(COLOURS):
        offer(moves, COLLECT + colour, 1)
    offer(moves, ACT, 1)


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """Do one legal action, and whatever follows without a choice."""
    log.n = 0
    step = DONE
    if state.phase == ACTION_PHASE or state.phase == OFFER_PHASE:
        step = do_action(box, state, action, log)
    elif state.phase == TURN_PHASE:
        step = take_turn(state, action, log)
    elif state.phase < TURN_PHASE:
        set_up(box, state, action, log)
    elif state.phase == EXPLORE_PHASE:
        explore(state, action - EXPLORE, log)
    elif state.phase == ANSWER_PHASE:
        answer(state, action == ACCEPT, log)
    elif state.phase == PART_PHASE:
        step = lay_part(state, action - PART)
    elif state.phase == EXIT_PHASE:
        place_exit(state, action - EXIT, log)
    elif state.phase == TAKE_BACK_PHASE:
        step = take_back(box, state, action, log)
    elif state.phase == KEEP_GOODS_PHASE:
        discard(state, action - DISCARD, 1, log)
        step = FIT_GOODS
    elif state.phase == KEEP_ENERGY_PHASE:
        put_back(state, action - PUT_BACK, 1, log)
        step = FIT_MARKERS
    if step != DONE:
        go_on(box, state, step, log)
    if state.is_charted == 0:
        chart(box, state)


def go_on(box: Box, state: State, step: int, log: EventLog) -> None:
    """What follows an action, step by step, until a choice is asked."""
    if step == END:
        step = end_turn(state, log)
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
        pass_on(state, log)


def set_up(box: Box, state: State, action: int, log: EventLog) -> None:
    """Chapter 2: one tile, bid, piece of gear or ship."""
    if state.phase == MINES_PHASE:
        deal_mine(box, state, action - MINE_DEALT, log)
    elif state.phase == YARDS_PHASE:
        deal_yard(box, state, action - YARD_DEALT, log)
    elif state.phase == CONSUMERS_PHASE:
        deal_consumer(state, action - CONSUMER_DEALT, log)
    elif state.phase == STARTER_PHASE:
        draw_starter(state, action - STARTER, log)
    elif state.phase == GEAR_PHASE:
        place_gear(box, state, action - GEAR_FIRST, log)
    elif state.phase == START_PHASE:
        if start_at(box, state, action - START_FIRST, log):
            begin_turn(state, log)
    else:
        auction_off(state, action, log)


def auction_off(state: State, action: int, log: EventLog) -> None:
    """DD-2.5: bids, lots and positions."""
    if state.phase == BID_PHASE or state.phase == REBID_PHASE:
        if make_bid(state, action - BID_FIRST, log):
            ask_next_picker(state)
    elif state.phase == LOT_PHASE:
        draw_lot(state, action - LOT, log)
    else:
        pick_position(state, action - POSITION_FIRST, log)
        if state.dealt < state.seats - 1:
            ask_next_picker(state)
        else:
            take_last_position(state, log)
            begin_gear(state)


def begin_turn(state: State, log: EventLog) -> None:
    """DD-3.1: this player chooses between energy and action."""
    state.phase = TURN_PHASE
    emit(log, EVERYONE, TURN, state.seat, 0, 0)


def take_turn(state: State, action: int, log: EventLog) -> int:
    """DD-3.1, DD-3.3, DD-3.4: energy or action, after a shortage both; an action turn needs a cube for the track."""
    if action == ACT or collect_energy(state, action - COLLECT, log):
        state.purpose = FOR_TURN
        return NEED_CUBE
    return PASS_ON


def find_cube(box: Box, state: State, log: EventLog) -> int:
    """DD-3.9: a cube, from the board if none is left; there the player may have to choose."""
    if must_choose_cube(box, state, log):
        state.phase = TAKE_BACK_PHASE
        return DONE
    return BEGIN_ACTION if state.purpose == FOR_TURN else RESUME


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


def take_back(box: Box, state: State, action: int, log: EventLog) -> int:
    """DD-3.9: a cube comes off the board and goes where it is wanted."""
    if action < TAKE_PRIVILEGE:
        take_part(box, state, action - TAKE_PART, log)
    else:
        take_privilege(state, (action - TAKE_PRIVILEGE) // TILES, (action - TAKE_PRIVILEGE) % TILES, log)
    return BEGIN_ACTION if state.purpose == FOR_TURN else RESUME


def end_turn(state: State, log: EventLog) -> int:
    """DD-3.8, DD-3.3: he keeps what fits and at most 4 markers, none of them virtual."""
    drop_virtual(state, log)
    state.free_parts = 0
    state.paid = 0
    state.purpose = FOR_END
    return FIT_GOODS


def fit_goods(box: Box, state: State, log: EventLog) -> int:
    """DD-4.7, DD-3.8: once what is aboard fits, the flight, the jump or the end of the turn follows."""
    if must_choose_goods(box, state, log):
        state.phase = KEEP_GOODS_PHASE
        return DONE
    return FIT_MARKERS if state.purpose == FOR_END else RESUME


def fit_markers(box: Box, state: State, log: EventLog) -> int:
    """DD-3.8, DD-8.1: once few enough markers are left the turn is over; the last turn ends the game."""
    if must_choose_markers(box, state, log):
        state.phase = KEEP_ENERGY_PHASE
        return DONE
    if state.turn == box.turns:
        finish_game(state, log)
        return DONE
    return PASS_ON


def pass_on(state: State, log: EventLog) -> None:
    """DD-3.1: clockwise to the next player."""
    ask_next_player(state)
    begin_turn(state, log)

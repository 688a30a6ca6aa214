"""Chapter 3: the sequence of play."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.game import NATURE, OVER
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.actions import (
    ARRANGE,
    COLOUR_DEALT,
    DISCARD,
    DRAW,
    FIRST,
    POND,
    STARTER,
    TARGETS,
)
from drakes.games.sitting_ducks.cards import is_playable, may_play, resolve
from drakes.games.sitting_ducks.end import finish_game, has_left, judge_end, those_alive
from drakes.games.sitting_ducks.events import DISCARDED, PLAYED, TURN
from drakes.games.sitting_ducks.hiding import surface
from drakes.games.sitting_ducks.pile import (
    discard,
    draw_card,
    empty_slot,
    offer_pile,
    put_down,
    reshuffle_if_empty,
)
from drakes.games.sitting_ducks.pond import close_up, deal_from_mix, deal_from_queue, offer_pond
from drakes.games.sitting_ducks.setup import draw_colour, offer_colours, offer_starters, owner_in_front
from drakes.games.sitting_ducks.state import (
    ARRANGE_PHASE,
    BOTTOMS_UP,
    CARDS,
    COLOURS_PHASE,
    DRAW_PHASE,
    FILL_PHASE,
    FINISHED_PHASE,
    HAND,
    NOTHING,
    PLACES,
    PLAY_PHASE,
    STARTER_PHASE,
    TURN_LIMIT,
    Box,
    State,
)
from drakes.games.sitting_ducks.swimming import arrange, offer_arrangements


def to_move(state: State) -> int:
    """The seat whose choice is asked, NATURE, or OVER."""
    if state.phase == PLAY_PHASE or state.phase == ARRANGE_PHASE:
        return state.seat
    if state.phase == FINISHED_PHASE:
        return OVER
    return NATURE


def legal(box: Box, state: State, moves: Moves) -> None:
    """All actions that may be taken now, in ascending order."""
    if state.phase == PLAY_PHASE:
        offer_hand(box, state, moves)
    elif state.phase == DRAW_PHASE:
        offer_pile(state, moves)
    elif state.phase == FILL_PHASE:
        offer_pond(state, moves)
    elif state.phase == ARRANGE_PHASE:
        offer_arrangements(state, moves)
    elif state.phase == COLOURS_PHASE:
        offer_colours(state, moves)
    elif state.phase == STARTER_PHASE:
        offer_starters(state, moves)


def offer_hand(box: Box, state: State, moves: Moves) -> None:
    """SD-3.1, SD-3.2: every way to play a card of the hand; only if there is none, to discard one."""
    cards = state.hands[state.seat].cards
    first, second, third = 0, 1, 2
    if cards[second] < cards[first]:
        first, second = second, first
    if cards[third] < cards[second]:
        second, third = third, second
    if cards[second] < cards[first]:
        first, second = second, first
    offer_card(box, state, first, moves)
    offer_card(box, state, second, moves)
    offer_card(box, state, third, moves)
    if moves.n == 0:
        for slot in range(HAND):
            offer(moves, DISCARD + slot * CARDS + cards[slot], 1)


def offer_card(box: Box, state: State, slot: int, moves: Moves) -> None:
    """SD-3.1: every target of one card of the hand."""
    card = state.hands[state.seat].cards[slot]
    for target in range(TARGETS[card]):
        if may_play(box, state, state.seat, card, target) == 0:
            offer(moves, FIRST[card] + slot * TARGETS[card] + target, 1)


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """Do one legal action, and whatever follows without a choice."""
    log.n = 0
    if state.phase == PLAY_PHASE:
        take_turn(box, state, action, log)
    elif state.phase == DRAW_PHASE:
        draw_card(state, action - DRAW, log)
        go_on_after_draw(box, state, log)
    elif state.phase == FILL_PHASE:
        deal_from_mix(state, action - POND, log)
        go_on(box, state, log)
    elif state.phase == ARRANGE_PHASE:
        arrange(state, action - ARRANGE, log)
        if state.phase == PLAY_PHASE:
            go_on(box, state, log)
    elif state.phase == COLOURS_PHASE:
        draw_colour(state, action - COLOUR_DEALT, log)
    elif state.phase == STARTER_PHASE:
        begin_turn(state, action - STARTER, log)


def take_turn(box: Box, state: State, action: int, log: EventLog) -> None:
    """SD-3.1, SD-3.2: play a card, or discard one if none can be played."""
    if action >= DISCARD:
        discard_unplayable(box, state, (action - DISCARD) // CARDS, log)
        go_on(box, state, log)
        return
    seat = state.seat
    for slot in range(HAND):
        card = state.hands[seat].cards[slot]
        target = action - FIRST[card] - slot * TARGETS[card]
        if target >= 0 and target < TARGETS[card]:
            play_card(box, state, slot, target, log)
            return


def play_card(box: Box, state: State, slot: int, target: int, log: EventLog) -> None:
    """SD-3.1: the card is played and lies face up, Bottoms Up on its duck; then the end is judged, the line filled."""
    card = put_down(state, state.seat, slot)
    if card != BOTTOMS_UP:
        state.discards[card] += 1
    emit(log, EVERYONE, PLAYED, state.seat, slot, card)
    resolve(box, state, state.seat, card, target, log)
    if state.phase == PLAY_PHASE:
        close_up(state)
        if not judge_end(box, state, log):
            go_on(box, state, log)


def discard_unplayable(box: Box, state: State, slot: int, log: EventLog) -> None:
    """SD-3.2, SD-R16: a forced discard shows that the cards kept could not be played."""
    hand = state.hands[state.seat]
    playable = 0
    for card in range(CARDS):
        if is_playable(box, state, state.seat, card):
            playable |= 1 << card
    for kept in range(HAND):
        hand.barred[kept] |= playable
    card = discard(state, state.seat, slot)
    emit(log, EVERYONE, DISCARDED, state.seat, slot, card)


def go_on(box: Box, state: State, log: EventLog) -> None:
    """SD-2.1, SD-5.3, SD-3.1: the line is filled, then cards are dealt or drawn."""
    deal_from_queue(state, log)
    if state.length < PLACES:
        state.phase = FILL_PHASE
    elif has_left(state, state.seat):
        next_turn(box, state, log)
    else:
        reshuffle_if_empty(state, log)
        state.phase = DRAW_PHASE


def go_on_after_draw(box: Box, state: State, log: EventLog) -> None:
    """SD-2.2, SD-2.3, SD-3.1: during set-up three cards for everyone, then the first turn; later the next turn."""
    if state.turn > 0:
        next_turn(box, state, log)
    elif empty_slot(state, state.seat) == NOTHING:
        if state.seat + 1 < state.seats:
            state.seat += 1
        elif state.options.secret_colours != 0:
            state.phase = STARTER_PHASE
        else:
            begin_turn(state, owner_in_front(state), log)


def begin_turn(state: State, seat: int, log: EventLog) -> None:
    """SD-3.1: this player is asked for a card."""
    state.seat = seat
    state.turn += 1
    state.phase = PLAY_PHASE
    emit(log, EVERYONE, TURN, seat, 0, 0)


def next_turn(box: Box, state: State, log: EventLog) -> None:
    """SD-2.3, SD-V4: clockwise, leavers are passed over; SD-R12: after the last turn allowed the game is a draw."""
    if state.turn == TURN_LIMIT:
        finish_game(box, state, those_alive(state), log)
        return
    seat = state.seat
    looking = True
    while looking:
        seat = (seat + 1) % state.seats
        surface(state, seat, log)
        looking = has_left(state, seat)
    begin_turn(state, seat, log)

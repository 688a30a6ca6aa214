"""Chapter 3: the sequence of play."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.game import NATURE, OVER
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.rules.actions import (
    ARRANGE,
    COLOUR_DEALT,
    DISCARD,
    DRAW,
    POND,
    STARTER,
)
from drakes.games.sitting_ducks.rules.cards import resolve, sets_of_ducks, targets_of
from drakes.games.sitting_ducks.rules.end import finish_game, has_left, judge_end, those_alive
from drakes.games.sitting_ducks.rules.events import DISCARDED, PLAYED, TURN
from drakes.games.sitting_ducks.rules.hiding import surface
from drakes.games.sitting_ducks.rules.pile import (
    discard,
    draw_card,
    empty_slot,
    offer_pile,
    put_down,
    reshuffle_if_empty,
)
from drakes.games.sitting_ducks.rules.pond import close_up, deal_from_mix, deal_from_queue, offer_pond
from drakes.games.sitting_ducks.rules.setup import draw_colour, offer_colours, offer_starters, owner_in_front
from drakes.games.sitting_ducks.rules.state import (
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
from drakes.games.sitting_ducks.rules.swimming import arrange, offer_arrangements


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
    sets = sets_of_ducks(state, state.seat)
    first, second, third = 0, 1, 2
    if cards[second] < cards[first]:
        first, second = second, first
    if cards[third] < cards[second]:
        second, third = third, second
    if cards[second] < cards[first]:
        first, second = second, first
    for _ in range(HAND):
        targets = targets_of(box, state, state.seat, cards[first], sets)
        offer_targets(moves, first_action(box, cards[first], first), targets)
        first, second, third = second, third, first
    if moves.n == 0:
        for slot in range(HAND):
            offer(moves, DISCARD + slot * CARDS + cards[slot], 1)


def offer_targets(moves: Moves, action: int, targets: int) -> None:
    """SD-3.1: a card at each of its targets."""
    while targets != 0:
        if targets & 1 != 0:
            offer(moves, action, 1)
        targets >>= 1
        action += 1


def first_action(box: Box, card: int, slot: int) -> int:
    """The action that plays this card from this slot at its first target."""
    return box.first_actions[card] + slot * box.targets[card]


def apply(box: Box, state: State, action: int, log: EventLog) -> None:
    """Do one legal action, and whatever follows without a choice."""
    log.n = 0
    best = 0
    if state.phase == PLAY_PHASE:
        best = take_turn(box, state, action, log)
    elif state.phase == DRAW_PHASE:
        draw_card(state, action - DRAW, log)
    elif state.phase == FILL_PHASE:
        deal_from_mix(state, action - POND, log)
    elif state.phase == ARRANGE_PHASE:
        arrange(state, action - ARRANGE, log)
    elif state.phase == COLOURS_PHASE:
        draw_colour(state, action - COLOUR_DEALT, log)
    elif state.phase == STARTER_PHASE:
        state.seat = action - STARTER
    if best == 0:
        best = go_on(state, log)
    if best != 0:
        finish_game(box, state, best, log)


def take_turn(box: Box, state: State, action: int, log: EventLog) -> int:
    """SD-3.1, SD-3.2: play a card, or discard one if none can be played. Gives those who have won by it."""
    if action >= DISCARD:
        discard_unplayable(box, state, (action - DISCARD) // CARDS, log)
        return 0
    slot = 0
    while not is_play_of(box, state, slot, action):
        slot += 1
    return play_card(box, state, slot, action, log)


def is_play_of(box: Box, state: State, slot: int, action: int) -> bool:
    """SD-3.1: whether an action plays the card in this slot."""
    card = state.hands[state.seat].cards[slot]
    target = action - first_action(box, card, slot)
    return target >= 0 and target < box.targets[card]


def play_card(box: Box, state: State, slot: int, action: int, log: EventLog) -> int:
    """SD-3.1, SD-R9: the card lies face up, Bottoms Up on its duck, and does its work; then the end is judged."""
    card = put_down(state, state.seat, slot)
    if card != BOTTOMS_UP:
        state.discards[card] += 1
    emit(log, EVERYONE, PLAYED, state.seat, slot, card)
    resolve(state, state.seat, card, action - first_action(box, card, slot), log)
    close_up(state)
    return judge_end(state, log)


def discard_unplayable(box: Box, state: State, slot: int, log: EventLog) -> None:
    """SD-3.2, SD-R16: a forced discard shows that the cards kept could not be played."""
    hand = state.hands[state.seat]
    sets = sets_of_ducks(state, state.seat)
    playable = 0
    for card in range(CARDS):
        if targets_of(box, state, state.seat, card, sets) != 0:
            playable |= 1 << card
    for kept in range(HAND):
        hand.barred[kept] |= playable
    card = discard(state, state.seat, slot)
    emit(log, EVERYONE, DISCARDED, state.seat, slot, card)


def go_on(state: State, log: EventLog) -> int:
    """SD-5.3, SD-3.1: the line is filled, a card is drawn, the next turn comes. Gives those who have won by time."""
    if state.phase == ARRANGE_PHASE or state.phase == COLOURS_PHASE:
        return 0
    deal_from_queue(state, log)
    if state.length < PLACES:
        state.phase = FILL_PHASE
        return 0
    if empty_slot(state, state.seat) != NOTHING and not has_left(state, state.seat):
        reshuffle_if_empty(state, log)
        state.phase = DRAW_PHASE
        return 0
    if state.turn == 0:
        deal_on(state, log)
        return 0
    return next_turn(state, log)


def deal_on(state: State, log: EventLog) -> None:
    """SD-2.2, SD-2.3, SD-V1: the next player gets their cards; after the last one the starter begins."""
    if state.phase == STARTER_PHASE:
        begin_turn(state, state.seat, log)
    elif state.seat + 1 < state.seats:
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


def next_turn(state: State, log: EventLog) -> int:
    """SD-2.3, SD-V4: clockwise, leavers are passed over; SD-R12: after the last turn allowed all alive have won."""
    if state.turn == TURN_LIMIT:
        return those_alive(state)
    seat = state.seat
    looking = True
    while looking:
        seat += 1
        if seat == state.seats:
            seat = 0
        surface(state, seat, log)
        looking = has_left(state, seat)
    begin_turn(state, seat, log)
    return 0

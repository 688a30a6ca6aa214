"""Chapter 2: the pond, the line, the hands, and who starts. Chance is nature's; this only prepares it."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.core.moves import Moves, offer
from drakes.games.sitting_ducks.rules.actions import COLOUR_DEALT, STARTER
from drakes.games.sitting_ducks.rules.events import COLOUR_DRAWN, OWN_COLOUR
from drakes.games.sitting_ducks.rules.state import (
    CARDS,
    COLOURS,
    COLOURS_PHASE,
    FILL_PHASE,
    HAND,
    NOTHING,
    PLACES,
    QUEUE,
    SEATS,
    WATER,
    Box,
    State,
    clear_place,
)


def setup(box: Box, state: State) -> None:
    """The table before anything is dealt."""
    state.round = 0
    for seat in range(SEATS):
        state.points[seat] = 0
    lay_out(box, state)


def lay_out(box: Box, state: State) -> None:
    """SD-1.2, SD-V3: everything ready for one game; points stay."""
    state.turn = 0
    state.seat = 0
    state.arranged = 0
    fill_pond(box, state)
    lay_out_line(state)
    lay_out_hands(box, state)
    for seat in range(SEATS):
        state.out[seat] = 0
        state.won[seat] = 0
        state.colours[seat] = NOTHING
    if state.options.secret_colours != 0:
        state.phase = COLOURS_PHASE
        return
    for seat in range(state.seats):
        state.colours[seat] = seat
    state.phase = FILL_PHASE


def fill_pond(box: Box, state: State) -> None:
    """SD-1.2: of each colour played all ducks but the one shown, and the water cards."""
    for colour in range(COLOURS):
        ducks = box.ducks if colour < state.seats else 0
        state.mix[colour] = ducks
        state.left[colour] = ducks
        state.marched[colour] = 0
    state.mix[WATER] = box.water
    state.queued = 0
    for i in range(QUEUE):
        state.queue[i] = 0


def lay_out_line(state: State) -> None:
    """SD-1.1: six places without cards or sights."""
    state.length = 0
    state.sights = 0
    for place in range(PLACES):
        clear_place(state.line[place])


def lay_out_hands(box: Box, state: State) -> None:
    """SD-1.1, SD-V5: the whole deck is in the pile, the hands are empty."""
    state.pile_size = 0
    for card in range(CARDS):
        state.pile[card] = box.decks[state.options.deck].cards[card]
        state.pile_size += state.pile[card]
        state.discards[card] = 0
    for seat in range(SEATS):
        for slot in range(HAND):
            state.hands[seat].cards[slot] = NOTHING
            state.hands[seat].ages[slot] = 0
            state.hands[seat].barred[slot] = 0


def is_taken(state: State, colour: int) -> bool:
    """SD-V1: whether a player has drawn this colour."""
    for seat in range(state.seats):
        if state.colours[seat] == colour:
            return True
    return False


def offer_colours(state: State, moves: Moves) -> None:
    """SD-V1: each player draws one of the played colours."""
    for colour in range(state.seats):
        if not is_taken(state, colour):
            offer(moves, COLOUR_DEALT + colour, 1)


def draw_colour(state: State, colour: int, log: EventLog) -> None:
    """SD-V1: and keeps that duck face down."""
    state.colours[state.seat] = colour
    emit(log, EVERYONE, COLOUR_DRAWN, state.seat, 0, 0)
    emit(log, 1 << state.seat, OWN_COLOUR, colour, 0, 0)
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.phase = FILL_PHASE


def offer_starters(state: State, moves: Moves) -> None:
    """SD-V1: with secret colours the starter is drawn at random."""
    for seat in range(state.seats):
        offer(moves, STARTER + seat, 1)


def owner_in_front(state: State) -> int:
    """SD-2.3: the owner of the frontmost duck; water is passed over."""
    place = 0
    while state.line[place].card == WATER:
        place += 1
    return state.line[place].card

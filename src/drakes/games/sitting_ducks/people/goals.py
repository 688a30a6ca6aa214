"""What puzzles ask for, beside winning at once: to put somebody out, or to save the last duck."""

from drakes.core.events import EventLog
from drakes.core.moves import clear, moves_schema
from drakes.core.record import codec_of
from drakes.games.sitting_ducks.people.start_turn_early import start_turn_early
from drakes.games.sitting_ducks.rules.actions import MAX_MOVES
from drakes.games.sitting_ducks.rules.state import (
    CARDS,
    DRAW_PHASE,
    FILL_PHASE,
    FINISHED_PHASE,
    HAND,
    PLACES,
    PLAY_PHASE,
    Box,
    State,
)
from drakes.games.sitting_ducks.rules.turn import apply, legal

MOST_DEALT = 2
"""Cards dealt into the line whose every deal is looked at; after more of them nothing is certain."""
Moves = moves_schema(MAX_MOVES)


def puts_out(box: Box, before: State, after: State, seat: int) -> bool:
    """SD-3.3: whether somebody else has lost their last duck, and the seat has not."""
    others = [other for other in range(after.seats) if other != seat]
    return not after.out[seat] and any(after.out[other] > before.out[other] for other in others)


def is_saved(box: Box, before: State, after: State, seat: int) -> bool:
    """Whether the seat keeps its last duck, whatever is dealt into the line and whichever card the next player has."""
    if before.left[before.colours[seat]] != 1:
        return False
    if after.out[seat] or after.phase == FINISHED_PHASE:
        return not after.out[seat]
    if PLACES - after.length > MOST_DEALT or after.phase not in (FILL_PHASE, DRAW_PHASE, PLAY_PHASE):
        return False
    follower = (seat + 1) % after.seats
    return not any(can_put_out(box, position, follower, seat) for position in all_deals(box, after))


def all_deals(box: Box, state: State) -> list[State]:
    """Every line that chance may make of one with gaps."""
    done, waiting = [], [state]
    while waiting:
        position = waiting.pop()
        if position.phase != FILL_PHASE:
            done.append(position)
            continue
        waiting += [outcome(box, position, action) for action in offered(box, position)]
    return done


def can_put_out(box: Box, state: State, follower: int, seat: int) -> bool:
    """Whether some card of the deck, in the next player's hand, hits the last duck of a seat."""
    deck = box.decks[state.options.deck].cards
    for card in range(CARDS):
        if deck[card]:
            position = codec_of(State).copy(state)
            start_turn_early(box, position, follower)
            for slot in range(HAND):
                position.hands[follower].cards[slot] = card
            if any(outcome(box, position, action).out[seat] for action in offered(box, position)):
                return True
    return False


def offered(box: Box, state: State) -> list[int]:
    """What may be done in a position."""
    moves = Moves()
    clear(moves)
    legal(box, state, moves)
    return list(moves.actions[: moves.n])


def outcome(box: Box, state: State, action: int) -> State:
    """The position after an action."""
    after: State = codec_of(State).copy(state)
    apply(box, after, action, EventLog())
    return after

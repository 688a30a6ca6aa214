"""SD-1.1: every card of the box, wherever it lies."""

from drakes.games.sitting_ducks.rules.state import (
    AGE,
    BOTTOMS_UP,
    CARDS,
    COLOURS,
    HAND,
    NOTHING,
    SEATS,
    SWIMMERS,
    Box,
    State,
)


def pieces(box: Box, state: State, out: list[int]) -> None:
    """SD-1.1: ducks of each colour, water, then the action cards of each kind; a hidden state counts the same."""
    for kind in range(SWIMMERS + CARDS):
        out[kind] = 0
    count_swimmers(box, state, out)
    count_cards(state, out)


def count_swimmers(box: Box, state: State, out: list[int]) -> None:
    """SD-1.2, SD-3.3: in the pond, in the line, under a cover, or hit and before their owner."""
    for swimmer in range(SWIMMERS):
        out[swimmer] += state.mix[swimmer]
    for i in range(state.queued):
        out[state.queue[i]] += 1
    for place in range(state.length):
        out[state.line[place].card] += 1
        if state.line[place].hidden != NOTHING:
            out[state.line[place].hidden] += 1
    for colour in range(COLOURS):
        if colour < state.seats:
            out[colour] += box.ducks - state.left[colour]


def count_cards(state: State, out: list[int]) -> None:
    """SD-3.1, SD-5.15: in the pile, the discards or a hand, or on a duck of the line."""
    for card in range(CARDS):
        out[SWIMMERS + card] += state.pile[card] + state.discards[card]
    for place in range(state.length):
        if state.line[place].bottoms_up != NOTHING:
            out[SWIMMERS + BOTTOMS_UP] += 1
    for seat in range(state.seats):
        for slot in range(HAND):
            if state.hands[seat].cards[slot] >= 0:
                out[SWIMMERS + state.hands[seat].cards[slot]] += 1
    for i in range(HAND * SEATS):
        if state.loose[i] != 0:
            out[SWIMMERS + state.loose[i] % AGE] += 1

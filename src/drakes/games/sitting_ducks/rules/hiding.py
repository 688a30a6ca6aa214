"""Chapter 5, defence: Duck and Cover, Bottoms Up, Resurrection."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.rules.events import BOTTOMS_UP_LAID, HID, RESURRECTED, SURFACED
from drakes.games.sitting_ducks.rules.pond import put_under
from drakes.games.sitting_ducks.rules.shooting import neighbour, on_both_sides
from drakes.games.sitting_ducks.rules.state import (
    BOTTOMS_UP,
    COVER_ANY,
    COVER_OPPONENT,
    NOTHING,
    PLACES,
    Box,
    State,
    clear_place,
    team_of,
)


def take_off_bottoms_up(state: State, place: int, log: EventLog) -> None:
    """SD-5.15, SD-R6, SD-R13: the card on a duck, if there is one, goes to the discards."""
    if state.line[place].bottoms_up != NOTHING:
        state.line[place].bottoms_up = NOTHING
        state.discards[BOTTOMS_UP] += 1
        emit(log, EVERYONE, SURFACED, place, 0, 0)


def surface(state: State, seat: int, log: EventLog) -> None:
    """SD-5.15: what this player laid is discarded when their turn comes, or, for a leaver, would have come (SD-V4)."""
    for place in range(state.length):
        if state.line[place].bottoms_up == seat:
            take_off_bottoms_up(state, place, log)


def dives(ducks: int, dived: int) -> int:
    """SD-5.15, SD-R3, SD-R13: on any top duck of the line that has no Bottoms Up."""
    return ducks & ~dived


def bottoms_up(state: State, seat: int, place: int, log: EventLog) -> None:
    """SD-5.15: the card lies on the duck and moves with it."""
    state.line[place].bottoms_up = seat
    emit(log, EVERYONE, BOTTOMS_UP_LAID, place, seat, 0)


def is_opponents(state: State, seat: int, colour: int) -> bool:
    """SD-V2: a partner is no opponent."""
    for other in range(state.seats):
        if state.colours[other] == colour:
            return team_of(state, other) != team_of(state, seat)
    return False


def hiders(state: State, seat: int, alone: int) -> int:
    """SD-R1, SD-V1: single ducks that may slip under another: any, or by the option `cover` one's own."""
    if state.options.cover == COVER_ANY or state.options.secret_colours != 0:
        return alone
    own = 0
    for place in range(PLACES):
        if state.line[place].card == state.colours[seat]:
            own |= 1 << place
    return alone & own


def covers(state: State, seat: int, alone: int) -> int:
    """SD-R1, SD-V1: single ducks that may serve as cover: any, or by the option `cover` an opponent's."""
    if state.options.cover != COVER_OPPONENT or state.options.secret_colours != 0:
        return alone
    others = 0
    for place in range(PLACES):
        if is_opponents(state, seat, state.line[place].card):
            others |= 1 << place
    return alone & others


def hides(state: State, seat: int, alone: int) -> int:
    """SD-5.14, SD-R1: a duck under a neighbouring duck, never under water; no third duck, and no cover hides."""
    below, above = hiders(state, seat, alone), covers(state, seat, alone)
    return on_both_sides(below & above << 1, below & above >> 1)


def duck_and_cover(state: State, place: int, side: int, log: EventLog) -> None:
    """SD-5.14, SD-R13: it loses its Bottoms Up, slips under, and leaves its place free."""
    cover = neighbour(place, side)
    take_off_bottoms_up(state, place, log)
    state.line[cover].hidden = state.line[place].card
    emit(log, EVERYONE, HID, place, cover, 0)
    clear_place(state.line[place])


def resurrections(box: Box, state: State, seat: int) -> int:
    """SD-V5, SD-V1: one of one's own hit ducks; with secret colours any whose owner is not revealed."""
    targets = 0
    if state.out[seat] != 0:
        return targets
    for colour in range(state.seats):
        is_ones_own = state.options.secret_colours != 0 or state.colours[seat] == colour
        if is_ones_own and state.left[colour] != 0 and state.left[colour] != box.ducks:
            targets |= 1 << colour
    return targets


def resurrect(state: State, colour: int, log: EventLog) -> None:
    """SD-V5, SD-R10: the duck goes under the pond, seen by all; SD-V3: it scores nothing."""
    state.left[colour] += 1
    put_under(state, colour)
    emit(log, EVERYONE, RESURRECTED, colour, 0, 0)

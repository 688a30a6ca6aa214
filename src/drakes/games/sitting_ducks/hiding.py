"""Chapter 5, defence: Duck and Cover, Bottoms Up, Resurrection."""

from drakes.core.events import EVERYONE, EventLog, emit
from drakes.games.sitting_ducks.clauses import SD_5_14, SD_5_15, SD_R1, SD_R3, SD_V5
from drakes.games.sitting_ducks.events import BOTTOMS_UP_LAID, HID, RESURRECTED, SURFACED
from drakes.games.sitting_ducks.pond import put_under
from drakes.games.sitting_ducks.shooting import neighbour
from drakes.games.sitting_ducks.state import (
    BOTTOMS_UP,
    COVER_ANY,
    COVER_OPPONENT,
    NOTHING,
    PLACES,
    Box,
    State,
    clear_place,
    is_duck,
    team_of,
)


def take_off_bottoms_up(state: State, place: int, log: EventLog) -> None:
    """SD-5.15, SD-R6, SD-R13: the card on a duck, if there is one, goes to the discards."""
    if state.line[place].bottoms_up != NOTHING:
        state.line[place].bottoms_up = NOTHING
        state.discards[BOTTOMS_UP] += 1
        emit(log, EVERYONE, SURFACED, place, 0, 0)


def surface(state: State, seat: int, log: EventLog) -> None:
    """SD-5.15: what this player laid is discarded when his turn comes, or, for a leaver, would have come (SD-V4)."""
    for place in range(state.length):
        if state.line[place].bottoms_up == seat:
            take_off_bottoms_up(state, place, log)


def may_bottoms_up(state: State, place: int) -> int:
    """SD-5.15, SD-R3, SD-R13: on any top duck of the line that has none."""
    if not is_duck(state.line[place]):
        return SD_5_15
    if state.line[place].bottoms_up != NOTHING:
        return SD_R3
    return 0


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


def may_choose_cover(state: State, seat: int, place: int, cover: int) -> int:
    """SD-R1, SD-V1: the option `cover`; it has no effect with secret colours."""
    if state.options.cover == COVER_ANY or state.options.secret_colours != 0:
        return 0
    if state.line[place].card != state.colours[seat]:
        return SD_R1
    if state.options.cover == COVER_OPPONENT and not is_opponents(state, seat, state.line[cover].card):
        return SD_R1
    return 0


def may_duck_and_cover(state: State, seat: int, place: int, side: int) -> int:
    """SD-5.14, SD-R1: a duck under a neighbouring duck, never under water; no third duck, and no cover hides."""
    cover = neighbour(place, side)
    if cover < 0 or cover >= PLACES:
        return SD_5_14
    if not is_duck(state.line[place]) or not is_duck(state.line[cover]):
        return SD_5_14
    if state.line[place].hidden != NOTHING or state.line[cover].hidden != NOTHING:
        return SD_R1
    return may_choose_cover(state, seat, place, cover)


def duck_and_cover(state: State, place: int, side: int, log: EventLog) -> None:
    """SD-5.14, SD-R13: it loses its Bottoms Up, slips under, and leaves its place free."""
    cover = neighbour(place, side)
    take_off_bottoms_up(state, place, log)
    state.line[cover].hidden = state.line[place].card
    emit(log, EVERYONE, HID, place, cover, 0)
    clear_place(state.line[place])


def may_resurrect(box: Box, state: State, seat: int, colour: int) -> int:
    """SD-V5, SD-V1: one of one's own hit ducks; with secret colours any whose owner is not revealed."""
    if state.out[seat] != 0 or colour >= state.seats:
        return SD_V5
    if state.left[colour] == 0 or state.left[colour] == box.ducks:
        return SD_V5
    if state.options.secret_colours == 0 and state.colours[seat] != colour:
        return SD_V5
    return 0


def resurrect(state: State, colour: int, log: EventLog) -> None:
    """SD-V5, SD-R10: the duck goes under the pond, seen by all; SD-V3: it scores nothing."""
    state.left[colour] += 1
    put_under(state, colour)
    emit(log, EVERYONE, RESURRECTED, colour, 0, 0)

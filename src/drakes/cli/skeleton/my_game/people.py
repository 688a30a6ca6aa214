"""For people: the box that is read, what is seen, and why something is not possible. Plain Python."""

from pathlib import Path

import msgspec

from drakes.core.box import BoxDocument
from drakes.core.game import EVERYTHING, OVER, People
from my_game import rules
from my_game.rules import Box, State


class SeatView(msgspec.Struct, frozen=True):
    """A player."""

    taken: int


class View(msgspec.Struct, frozen=True):
    """The table as the observer may see it."""

    stones: int
    seats: list[SeatView]


def view(box: Box, hidden: State) -> View:
    """What is drawn of a hidden state."""
    return View(hidden.stones, [SeatView(hidden.taken[seat]) for seat in range(hidden.seats)])


def why_not(box: Box, state: State, action: int) -> int:
    """0 if the observer may take this action now, else the clause that forbids it."""
    mover = rules.to_move(state)
    if mover == OVER:
        return rules.MG_3_1
    if state.observer not in (EVERYTHING, mover):
        return rules.MG_2_1
    return 0 if action < state.stones else rules.MG_2_2


def read_box(document: BoxDocument) -> Box:
    """MG-1.1: how many stones there are."""
    box = Box()
    document.text("edition.name")
    document.sure("stones")
    box.stones = document.integer("stones.count", 1, 99)
    document.finish()
    return box


PEOPLE = People(folder=Path(__file__).parent, read_box=read_box, why_not=why_not, view=view)

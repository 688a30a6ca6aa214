"""How each game is played on its board, to its end: by touching what glows, in any language and on any screen."""

from collections.abc import Callable
from itertools import count
from typing import Any

from tests.web.at_the_board import Person

TARGET = ".line [data-n]"
STOP = ".target.stop, .handle:not(.no)"
ANSWER = ".offer[data-n], .deck .row [data-n]"
PLACE = ".placing .chip:enabled"
WALK = ".harbour .target.square"
END = ".bar .buttons .end"
TRIES = 40
MOVED = 10
"""Turns of Dragon Market in which something is moved; then they are only ended, so that somebody else soon wins."""
Turn = Callable[[Person, Any], None]


def play_out(person: Person, turn: Turn) -> Any:
    """Play turn after turn to the end of the game; gives its last frame."""
    frame = person.wait_for_turn()
    while frame["status"] != "over":
        person.wait_for_version(frame["version"])
        turn(person, frame)
        frame = person.wait_for_turn(after=frame["version"])
    assert frame["places"]
    assert person.faults == []
    return frame


def play_a_card(person: Person, frame: Any) -> None:
    """Sitting Ducks: raise a card that can be played, touch one of its targets, lay the line where it asks for that."""
    moved_on = f".bar:not([data-at^='{frame['version']} '])"
    person.page.wait_for_selector(".play.can")
    if not person.touch(".play[data-n]"):
        person.touch(".play.can")
        person.touch(TARGET)
    person.page.wait_for_selector(f".arrange .done, {moved_on}")
    if person.page.query_selector(".arrange .done"):
        person.touch(".handles button:enabled")
        person.touch(".arrange .done")
        person.page.wait_for_selector(moved_on)


def in_the_harbour(steps: int) -> Turn:
    """Dragon Market: whatever is asked; in a turn so many moves of boats and heir, then its end."""

    turns = count()

    def turn(person: Person, frame: Any) -> None:
        moved_on = f".bar:not([data-at^='{frame['version']} '])"
        least = steps if next(turns) < MOVED else 0
        for n in range(TRIES):
            person.page.wait_for_selector(f"{ANSWER}, {PLACE}, {END}, {WALK}, .boat.can, {moved_on}")
            if person.page.query_selector(moved_on):
                return
            was = person.at
            if touch_in_the_harbour(person, is_enough=n >= least):
                person.wait_for_more(was)
        raise AssertionError(f"the turn does not end: {person.at}")

    return turn


def touch_in_the_harbour(person: Person, is_enough: bool) -> bool:
    """Touch something of what glows; whether that was a step."""
    if person.page.query_selector(PLACE):
        return lay_a_boat(person)
    if person.touch(ANSWER) or (is_enough and person.touch(END)):
        return True
    if person.chance.random() < 0.5 and person.touch(WALK):
        return True
    if person.touch(".boat.can .post"):
        person.page.wait_for_selector(STOP)
        return person.touch(STOP)
    return person.touch(WALK) or person.touch(END)


def lay_a_boat(person: Person) -> bool:
    """Choose a boat, turn it, and put it on a square that glows; false while it has room nowhere so."""
    person.touch(PLACE)
    person.touch(".placing .button")
    return person.touch(".harbour .target[data-n]")

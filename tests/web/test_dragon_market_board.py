"""Whole games of Dragon Market, played by touching, dragging and turning on its board."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from drakes.core.game import find_game
from tests.web.at_the_board import Person, table

WALK = ".harbour .target.square"
TRIES = 20
SOON = 2000
"""Milliseconds after which a button is taken to have gone, because a step led onto an occupied square."""
VARIANTS = (("standard", 2), ("flat", 3), ("advanced", 2), ("teams", 4), ("advanced_teams", 4))


def take_part(person: Person, frame: Any, steps: int) -> None:
    """Whatever the game asks: lay a boat, keep a card, take a coin, or play a turn."""
    phase = frame["view"]["phase"]
    person.page.wait_for_selector(f".bar[data-at^='{frame['version']} ']")
    if phase == "place":
        person.touch(".chip:enabled")
        person.page.click("text=Turn it")
        while not person.touch(".harbour .target[data-n]"):
            person.page.click("text=Turn it")
        return
    if phase in ("keep", "take"):
        return answer(person, at_the_bar(person))
    play_a_turn(person, steps)


def play_a_turn(person: Person, steps: int) -> None:
    """A few moves of boats and heir, each on what glows, then the end of the turn."""
    page = person.page
    for _ in range(steps):
        page.wait_for_selector(".boat.can, .harbour .target, .bar button:has-text('End the turn')")
        if person.chance.random() < 0.5 and person.touch(WALK):
            pass
        elif person.touch(".boat.can .post"):
            person.touch(".target.stop, .handle:not(.no)")
    end_turn(person)


def end_turn(person: Person) -> None:
    """End the turn; where the last step led onto an occupied square, walk on first."""
    ending = person.page.locator(".bar .buttons button:has-text('End the turn')")
    for _ in range(TRIES):
        person.page.wait_for_selector(f"{WALK}, .bar .buttons button:has-text('End the turn')")
        try:
            if ending.count():
                return end_by(person, ending)
            person.touch(WALK)
        except TooLate:
            continue
    raise AssertionError("the turn does not end")


def end_by(person: Person, ending: Locator) -> None:
    """Touch the end of the turn; where the supply is empty, say as well who gives each coin: it is one draft."""
    before = at_the_bar(person)
    ending.click(timeout=SOON)
    answer(person, before, wait_for_more(person, before))


def answer(person: Person, before: str, now: str = "") -> None:
    """Touch answers on the deck until the table has moved on: each coin that is owed is asked for."""
    now = now or before
    while now.split()[0] == before.split()[0]:
        person.page.wait_for_selector(".deck [data-n]")
        person.touch(".deck [data-n]")
        now = wait_for_more(person, now)


def at_the_bar(person: Person) -> str:
    """The version the page shows and the steps of the draft."""
    return person.page.get_attribute(".bar", "data-at") or ""


def wait_for_more(person: Person, before: str) -> str:
    """What the bar is at, once that is another version or another draft."""
    person.page.wait_for_selector(f".bar:not([data-at='{before}'])")
    return at_the_bar(person)


def play(folder: Path, variant: str, seats: int, steps: int) -> None:
    """A whole game, with so many moves on the board in each turn."""
    with table(folder, "dragon_market", ["me", *["random"] * (seats - 1)], variant=variant) as person:
        frame = person.wait_for_turn()
        while frame["status"] != "over":
            take_part(person, frame, steps)
            frame = person.wait_for_turn(after=frame["version"])
        assert frame["places"]
        assert person.faults == []


def test_a_whole_game_is_played_by_touching_what_glows(tmp_path: Path) -> None:
    play(tmp_path, "quick", 4, steps=1)


@pytest.mark.deep
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_every_variant_is_played_by_touching_what_glows(tmp_path: Path, variant: str, seats: int) -> None:
    play(tmp_path, variant, seats, steps=3)


def texts(frame: Any) -> list[str]:
    """The legal actions in notation."""
    actions = find_game("dragon_market").actions
    return [actions.text(action) for action in frame["legal"]]


def test_a_boat_dragged_along_its_axis_lies_there_in_the_draft_alone(tmp_path: Path) -> None:
    with table(tmp_path, "dragon_market", ["me", "random"], variant="quick") as person:
        frame = person.wait_for_turn()
        person.page.wait_for_selector(".boat.can")
        slides = [text.split() for text in texts(frame) if text.startswith("slide")]
        _, boat, way, distance = slides[-1]
        piece = f"[data-boat='{int(boat) - 1}'] .post"
        square = person.size(".sea")[0] / 10
        shift = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[way]
        start = person.middle(piece)
        goal = (start[0] + shift[0] * square * int(distance), start[1] + shift[1] * square * int(distance))
        person.drag(start, goal)
        person.page.wait_for_selector(".bar button:enabled:has-text('Undo')")
        assert person.middle(piece) == pytest.approx(goal, abs=2)
        assert person.frame["view"]["boats"] == frame["view"]["boats"], "a draft stays with its author"


def test_a_turn_without_room_answers_with_the_clause(tmp_path: Path) -> None:
    with table(tmp_path, "dragon_market", ["me", "random"], variant="quick") as person:
        legal = texts(person.wait_for_turn())
        person.page.wait_for_selector(".boat.can")
        boats = {text.split()[1] for text in legal if text.startswith("slide")}
        wanted = [(boat, side) for boat in sorted(boats) for side in ("left", "right")]
        boat, side = next(one for one in wanted if f"turn {one[0]} {one[1]}" not in legal)
        person.page.click(f"[data-boat='{int(boat) - 1}'] .post")
        person.page.keyboard.press("<" if side == "left" else ">")
        assert "DM-" in person.page.inner_text(".slip")

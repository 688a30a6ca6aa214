"""Whole games of Dragon Market, played by touching, dragging and turning on its board."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.at_the_board import Person, table

STEPS = 3
"""What the person does with the board in a turn before ending it."""
VARIANTS = (("standard", 2), ("quick", 3), ("advanced", 2), ("advanced_teams", 4))


def take_part(person: Person, frame: Any) -> None:
    """Whatever the game asks: lay a boat, keep a card, take a coin, or play a turn."""
    phase = frame["view"]["phase"]
    if phase == "place":
        person.touch(".chip:enabled")
        person.page.click("text=Turn it")
        person.touch(".harbour .target[data-n]") or person.page.click("text=Turn it")
        return
    if phase in ("keep", "take"):
        person.page.wait_for_selector(".deck [data-n]")
        person.touch(".deck [data-n]")
        return
    play_a_turn(person, frame)


def play_a_turn(person: Person, frame: Any) -> None:
    """A few moves of boats and heir, each on what glows, then the end of the turn."""
    page = person.page
    for _ in range(STEPS):
        page.wait_for_selector(".boat.can, .harbour .target, .bar button:has-text('End the turn')")
        if person.chance.random() < 0.5 and person.touch(".harbour .target.square"):
            pass
        elif person.touch(".boat.can .post"):
            person.touch(".target.stop, .handle:not(.no)")
    end_turn(person)


def end_turn(person: Person) -> None:
    """Walk on from an occupied square where one must, and end the turn."""
    ending = person.page.locator(".bar .buttons button:has-text('End the turn')")
    while not ending.count() and person.touch(".harbour .target.square"):
        pass
    ending.click()


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_a_whole_game_is_played_by_touching_what_glows(tmp_path: Path, variant: str, seats: int) -> None:
    with table(tmp_path, "dragon_market", ["me", *["random"] * (seats - 1)], variant=variant) as person:
        frame = person.wait_for_turn()
        while frame["status"] != "over":
            take_part(person, frame)
            frame = person.wait_for_turn(after=frame["version"])
        assert frame["places"]
        assert person.faults == []

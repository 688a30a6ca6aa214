"""Whole games of Sitting Ducks, played by touching what glows on its board."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.at_the_board import Person, table

TARGET = ".line [data-n]"
VARIANTS = (("standard", 3), ("secret_teams", 4), ("everything", 4))


def play_a_card(person: Person, frame: Any) -> None:
    """Raise one of the cards that can be played, touch one of its targets, and lay the line where it asks for that."""
    page = person.page
    page.wait_for_selector(".play.can")
    if person.touch(".play[data-n]"):
        return
    person.touch(".play.can")
    slot = page.get_attribute(".play.up", "data-slot")
    person.touch(TARGET)
    held = frame["view"]["seats"][0]["hand"]
    if {"slot": slot, "card": "disorderly_conduckt"}.items() <= held["abc".index(slot or "a")].items():
        page.wait_for_selector(".arrange")
        person.touch(".handles button:enabled")
        page.click(".arrange .done")


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_a_whole_game_is_played_by_touching_what_glows(tmp_path: Path, variant: str, seats: int) -> None:
    with table(tmp_path, "sitting_ducks", ["me", *["random"] * (seats - 1)], variant=variant) as person:
        turns = 0
        frame = person.wait_for_turn()
        while frame["status"] != "over":
            play_a_card(person, frame)
            frame = person.wait_for_turn(after=frame["version"])
            turns += 1
        assert frame["places"] and turns > 0
        assert person.faults == []


def test_a_place_without_a_sight_answers_with_the_clause(tmp_path: Path) -> None:
    with table(tmp_path, "sitting_ducks", ["me", "random", "random"]) as person:
        person.wait_for_turn()
        person.page.wait_for_selector(".play.can")
        refusable = person.page.locator(".anything")
        glowing = person.page.locator(".zone")
        places = {int(box["x"]) for box in (zone.bounding_box() for zone in glowing.all()) if box}
        for place in refusable.all():
            box = place.bounding_box()
            if box and int(box["x"]) not in places:
                place.click(force=True)
                break
        assert "SD-" in person.page.inner_text(".slip")

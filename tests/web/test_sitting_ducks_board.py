"""Whole games of Sitting Ducks, played by touching what glows on its board."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.at_the_board import Person, table
from tests.web.playing import play_a_card, play_out

pytestmark = pytest.mark.deep

VARIANTS = (("secret_teams", 6), ("everything", 4), ("extended_deck", 5), ("tough_ducks", 3), ("cover_opponent", 4))


def play(folder: Path, variant: str, seats: int) -> None:
    """A whole game."""
    with table(folder, "sitting_ducks", ["me", *["random"] * (seats - 1)], variant=variant) as person:
        play_out(person, play_a_card)


def test_a_whole_game_is_played_by_touching_what_glows(tmp_path: Path) -> None:
    play(tmp_path, "standard", 3)


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_every_variant_is_played_by_touching_what_glows(tmp_path: Path, variant: str, seats: int) -> None:
    play(tmp_path, variant, seats)


def dark_place(person: Person) -> Locator | None:
    """A place where none of the cards that can be played has a target, with such a card raised; None if all glow."""
    for card in person.page.locator(".play.can").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        dark = person.page.locator(".anything.dark")
        if dark.count():
            return dark.first
    return None


def play_until_some_place_is_dark(person: Person) -> Locator:
    """Play on until a card can be raised that has no target at some place."""
    frame = person.wait_for_turn()
    person.page.wait_for_selector(".play.can")
    while (place := dark_place(person)) is None:
        play_a_card(person, frame)
        frame = person.wait_for_turn(after=frame["version"])
        person.page.wait_for_selector(".play.can")
    return place


def test_a_place_where_a_card_cannot_be_played_answers_with_the_clause(tmp_path: Path) -> None:
    with table(tmp_path, "sitting_ducks", ["me", "random", "random"]) as person:
        play_until_some_place_is_dark(person).click()
        expect(person.page.locator(".notice")).to_contain_text("SD-")


def test_shift_and_a_number_go_to_the_target_there_or_say_why_there_is_none(tmp_path: Path) -> None:
    with table(tmp_path, "sitting_ducks", ["me", "random", "random"]) as person:
        dark = play_until_some_place_is_dark(person)
        zone = person.page.locator(".zone").first
        place = (zone.get_attribute("data-places") or "").split()[0]
        person.page.keyboard.press(f"Shift+Digit{place}")
        expect(zone).to_be_focused()
        person.page.keyboard.press(f"Shift+Digit{dark.get_attribute('data-place')}")
        expect(person.page.locator(".notice")).to_contain_text("SD-")

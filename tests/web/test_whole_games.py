"""Whole games against bots, on wide screens and phones, with mouse, finger and keyboard, in every language."""

from pathlib import Path

import pytest

from tests.web import by_keys
from tests.web.at_the_board import Person, table
from tests.web.captain import Captain
from tests.web.playing import in_the_harbour, play_a_card, play_out
from tests.web.visiting import PHONE, WIDE

pytestmark = pytest.mark.deep

TABLES = {
    "sitting_ducks": (["me", "random", "random"], "standard"),
    "dragon_market": (["me", "random"], "quick"),
    "duck_dealer": (["me", "random"], "standard"),
}
SIZES = {"phone": PHONE, "wide": WIDE}
EACH_TIME = ("sitting_ducks", "fr", "phone")
"""Played each time, beside the games each board is played in English on a wide screen."""
SPREAD = (
    ("sitting_ducks", "en", "phone"),
    ("sitting_ducks", "it", "phone"),
    ("sitting_ducks", "de", "wide"),
    ("dragon_market", "fr", "wide"),
    ("dragon_market", "de", "phone"),
    ("duck_dealer", "de", "phone"),
    ("duck_dealer", "it", "wide"),
)
"""Every game and every language on a phone and on a wide screen."""


def play(person: Person, game: str) -> None:
    """A whole game by touching what glows."""
    if game == "sitting_ducks":
        play_out(person, play_a_card)
    elif game == "dragon_market":
        play_out(person, in_the_harbour(1))
    else:
        Captain(person).play_out()
    person.page.wait_for_selector("dialog[open] ol")


@pytest.mark.parametrize(("game", "language", "size"), [EACH_TIME])
def test_a_whole_game_is_played_on_a_phone(tmp_path: Path, game: str, language: str, size: str) -> None:
    seats, variant = TABLES[game]
    with table(tmp_path, game, seats, SIZES[size], language, variant=variant) as person:
        assert person.page.evaluate("document.documentElement.lang") == language
        play(person, game)


@pytest.mark.parametrize(("game", "language", "size"), SPREAD)
def test_a_whole_game_is_played_in_every_language(tmp_path: Path, game: str, language: str, size: str) -> None:
    test_a_whole_game_is_played_on_a_phone(tmp_path, game, language, size)


def test_sitting_ducks_is_played_to_its_end_with_cards_arrows_and_enter(tmp_path: Path) -> None:
    seats, variant = TABLES["sitting_ducks"]
    with table(tmp_path, "sitting_ducks", seats, WIDE, "de", variant=variant) as person:
        play_out(person, by_keys.play_a_card)


def test_dragon_market_is_played_to_its_end_with_digits_arrows_and_enter(tmp_path: Path) -> None:
    seats, variant = TABLES["dragon_market"]
    with table(tmp_path, "dragon_market", seats, WIDE, "fr", variant=variant) as person:
        play_out(person, by_keys.in_the_harbour())


def test_duck_dealer_is_played_to_its_end_with_digits(tmp_path: Path) -> None:
    seats, variant = TABLES["duck_dealer"]
    with table(tmp_path, "duck_dealer", seats, WIDE, "it", list=True, variant=variant) as person:
        play_out(person, by_keys.by_digits)

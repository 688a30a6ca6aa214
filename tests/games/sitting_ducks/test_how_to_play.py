"""The pictures of How to play: their positions are those of a table, and what they show is what the rules do."""

import json
from pathlib import Path
from typing import Any

import pytest

from drakes.core.how_to_play import how_to_play
from drakes.core.text import LANGUAGES, Words
from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import Table, lay, new_table

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "sitting_ducks"
PICTURES: dict[str, Any] = json.loads((BOARD / "howto" / "positions.json").read_text(encoding="utf-8"))
SEATS = 3


def laid(name: str) -> Table:
    """The table of a picture, with the card in hand that is played."""
    picture = PICTURES[name]
    return lay(picture["line"], picture["sights"], picture.get("play", "").split(" ")[0], seats=SEATS)


@pytest.mark.parametrize("name", [name for name in PICTURES if "after" not in PICTURES[name]])
def test_a_picture_has_the_pieces_of_the_box_and_its_card_can_be_played(name: str) -> None:
    table = laid(name)
    assert table.pieces() == new_table(SEATS).pieces()
    table.play(*filter(None, [PICTURES[name].get("play")]))


def test_what_is_hit_leaves_and_what_swims_under_the_other_sight_are_as_drawn() -> None:
    shown = PICTURES["close-up"]
    table = laid(shown["after"])
    table.play(PICTURES[shown["after"]]["play"])
    assert (table.line.removesuffix(" -"), table.sights) == (shown["line"], shown["sights"])
    assert shown["line"].split()[2] == "B", "the drawing rings place 3"


def test_a_sight_is_hung_and_a_duck_dives_where_it_is_drawn() -> None:
    aim, save = laid("aim"), laid("save")
    aim.play(PICTURES["aim"]["play"])
    save.play(PICTURES["save"]["play"])
    assert (aim.sights, save.line.split()[1]) == ("2", "B^1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_their_names_and_all_of_the_deck_are_told(language: str) -> None:
    words = Words(GAME, language)
    facts = next(section.facts for section in how_to_play(GAME, language).sections if section.id == "cards")
    labels = [fact.piece.removeprefix("sd-").replace("-", "_") for fact in facts]
    assert [fact.name for fact in facts] == [words.name("card", label) for label in labels]
    assert sum(int(fact.number) for fact in facts) == 52

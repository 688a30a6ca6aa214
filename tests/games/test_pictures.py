"""Every picture that a page How to play speaks of is drawn by the game's board, and no other."""

import re
from pathlib import Path

import pytest

from drakes.core.game import find_game
from drakes.core.how_to_play import how_to_play

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


@pytest.mark.parametrize("game", ["sitting_ducks", "dragon_market", "duck_dealer"])
def test_pictures_are_drawn_by_the_board_and_pieces_are_there(game: str) -> None:
    page = how_to_play(find_game(game), "en")
    gallery = (BOARDS / game / "howto" / "index.ts").read_text(encoding="utf-8")
    assert re.findall(r'\bname: "([^"]+)"', gallery) == [picture.name for picture in page.pictures()]
    pieces = {fact.piece for section in page.sections for fact in section.facts}
    assert pieces <= {path.stem for path in (BOARDS / game / "pieces").glob("*.svg")}

"""The pictures of How to play: their positions are those of a table, and what they show is what the rules do."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.dragon_market.positions import CORNERS
from tests.games.dragon_market.table import COLUMNS, GOODS, Table, lay

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "dragon_market"
DRAWN: dict[str, Any] = json.loads((BOARD / "howto" / "positions.json").read_text(encoding="utf-8"))
CARD = "blue_1"


def laid(name: str) -> Table:
    """The table of a picture; the blue heir has all goods of their card."""
    heirs = DRAWN["pictures"][name]["heirs"]
    table = lay(DRAWN["boats"], heirs=heirs, goods=DRAWN["goods"], cards=f"1:{CARD}")
    table.state.collected[0] = table.box.cards[table.state.cards[0]].goods
    return table


def test_ten_boats_lie_on_squares_of_their_own_beside_the_pontoons_with_every_good() -> None:
    table = laid("harbour")
    squares = [square for boat in range(1, 11) for square in table.boat(boat)]
    pontoons = {f"{COLUMNS[column]}{row + 1}" for column, row in CORNERS}
    assert len(set(squares) | pontoons) == 34
    assert all(square[0] in COLUMNS and 1 <= int(square[1:]) <= 10 for square in squares)
    for boat in range(1, 6):
        column, row = table.boat(boat)[0][0], table.boat(boat)[0][1:]
        assert column not in "aj"
        assert row not in ("1", "10"), "DM-2.2"
    piles = [table.pile(f"{boat}{space}") for boat in range(1, 11) for space in "ab"]
    assert sorted(piles) == sorted((good, 2) for good in GOODS)


@pytest.mark.parametrize("name", DRAWN["pictures"])
def test_what_a_picture_shows_can_be_done(name: str) -> None:
    laid(name).play(*DRAWN["pictures"][name]["play"])


def test_the_walk_ends_where_it_is_drawn_and_the_step_home_validates_the_card() -> None:
    walk, home = laid("walk"), laid("home")
    walk.play(*DRAWN["pictures"]["walk"]["play"])
    assert (walk.heir(1), walk.state.points) == ("a3", 5)
    happened = home.play(*DRAWN["pictures"]["home"]["play"])
    assert home.heir(1) == "a1"
    assert any(event.startswith("validated") for event in happened)


def test_the_boat_slides_as_far_as_it_goes_with_the_orange_heir_and_the_other_turns_over_free_squares() -> None:
    slide, turn = laid("slide"), laid("turn")
    assert slide.heir(2) == "f6"
    slide.play(*DRAWN["pictures"]["slide"]["play"])
    assert (slide.boat(2), slide.heir(2)) == (["e6", "d6", "f6"], "d6")
    assert not [text for text in slide.legal() if text.startswith("slide 2 west")]
    turn.play(*DRAWN["pictures"]["turn"]["play"])
    assert turn.boat(8) == ["i9", "i8", "i7"]

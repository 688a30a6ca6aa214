"""Chapter 1: the box."""

from __future__ import annotations

from typing import Any

import pytest

from drakes.core.box import BoxDocument
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import CARDS, lay, new_table, standard_box


def document(**tables: dict[str, Any]) -> dict[str, Any]:
    """A small edition; tables given are changed."""
    sure = {"sure": "ours", "clause": "SD-1.1"}
    cards = dict.fromkeys(CARDS, 2)
    return {
        "edition": {"name": "small"},
        "ducks": {**sure, "each_colour": 3, **tables.get("ducks", {})},
        "water": {**sure, "cards": 5, **tables.get("water", {})},
        "points": {**sure, "marching_off": 1, "survivor": 5, **tables.get("points", {})},
        "deck": {name: {**sure, "cards": {**cards, **tables.get(name, {})}} for name in ("standard", "extended")},
    }


def read(**tables: dict[str, Any]) -> Any:
    return GAME.people.read_box(BoxDocument("small.toml", document(**tables)))


def test_sd_1_1_six_ducks_of_each_colour_and_five_water_cards() -> None:
    box = standard_box()
    assert (box.ducks, box.water) == (5, 5)


def test_sd_1_1_fifty_two_action_cards() -> None:
    assert sum(standard_box().decks[0].cards) == 52


def test_sd_1_1_the_line_has_six_places_and_no_sight_at_first() -> None:
    table = new_table()
    assert (len(table.state.line), table.sights) == (6, "")


def test_sd_1_1_every_piece_is_counted_wherever_it_lies() -> None:
    table = lay("B/G G^2 w O w Y", hand="shoot misfire", pond="w B B", queue="w O G", pile="shoot take_aim")
    swimmers = dict(zip(GAME.rules.piece_names, table.pieces(), strict=True))
    assert [swimmers[kind] for kind in GAME.rules.domains["swimmer"]] == [5, 5, 5, 5, 0, 0, 4]
    assert [swimmers[card] for card in CARDS] == list(table.box.decks[0].cards)


def test_sd_r16_a_hidden_table_has_the_same_pieces() -> None:
    table = lay("B/G G^2 w O w Y", hands={2: "shoot misfire two_birds"}, pile="shoot take_aim")
    table.state.hands[1].ages[:] = [0, 2, 1]
    assert table.seen_by(1).pieces() == table.pieces()


def test_sd_1_2_five_ducks_of_each_colour_and_the_water_form_the_pond() -> None:
    assert new_table(3).mix == "B B B B B G G G G G O O O O O w w w w w"


def test_sd_1_2_colours_not_played_stay_in_the_box() -> None:
    assert [new_table(4).ducks(colour) for colour in "BGOYPK"] == [5, 5, 5, 5, 0, 0]


def test_sd_1_2_the_duck_that_shows_the_colour_does_not_swim() -> None:
    assert [new_table(6).ducks(colour) for colour in "BGOYPK"] == [5] * 6


def test_sd_1_1_an_edition_of_ones_own_is_read() -> None:
    box = read(ducks={"each_colour": 4}, points={"marching_off": 2, "survivor": 7}, extended={"shoot": 9})
    assert (box.ducks, box.water, box.marching_points, box.survivor_points) == (3, 5, 2, 7)
    assert [box.decks[i].cards[CARDS.index("shoot")] for i in (0, 1)] == [2, 9]


@pytest.mark.parametrize(
    ("tables", "stands"),
    [
        ({"ducks": {"each_colour": 1}}, "ducks.each_colour: 1 stands there; expected a whole number from 2 to 6"),
        ({"ducks": {"each_colour": 7}}, "ducks.each_colour: 7 stands there"),
        ({"water": {"cards": 4}}, "water.cards: 4 stands there; expected a whole number from 5 to 5"),
        ({"water": {"cards": 6}}, "water.cards: 6 stands there"),
        ({"points": {"marching_off": -1}}, "points.marching_off: -1 stands there; .* from 0 to 9"),
        ({"points": {"marching_off": 10}}, "points.marching_off: 10"),
        ({"points": {"survivor": -1}}, "points.survivor: -1 stands there; .* from 0 to 9"),
        ({"points": {"survivor": 10}}, "points.survivor: 10"),
        ({"standard": {"shoot": -1}}, "deck.standard.cards.shoot: -1 stands there; .* from 0 to 30"),
        ({"extended": {"shoot": 31}}, "deck.extended.cards.shoot: 31"),
        ({"ducks": {"sure": "perhaps"}}, "ducks.sure: 'perhaps' stands there"),
        ({"water": {"sure": ""}}, "water.sure: '' stands there"),
        ({"points": {"sure": 1}}, "points.sure: 1 stands there"),
        ({"ducks": {"colour": "red"}}, "ducks.colour: 'red' stands there; expected no such key"),
        ({"standard": {"shot": 1}}, "deck.standard.cards.shot: 1 stands there; expected no such key"),
    ],
)
def test_sd_1_1_an_edition_that_cannot_be_played_is_refused(tables: dict[str, Any], stands: str) -> None:
    with pytest.raises(DrakesError, match=stands):
        read(**tables)


@pytest.mark.parametrize("name", ["standard", "extended"])
def test_sd_1_1_each_deck_says_how_sure_it_is(name: str) -> None:
    values = document()
    del values["deck"][name]["sure"]
    with pytest.raises(DrakesError, match=f"deck.{name}.sure: nothing stands there"):
        GAME.people.read_box(BoxDocument("small.toml", values))


def test_sd_1_1_an_edition_has_a_name() -> None:
    with pytest.raises(DrakesError, match=r"edition\.name: nothing stands there"):
        GAME.people.read_box(BoxDocument("small.toml", {**document(), "edition": {}}))


def deck_of(total: int, bottoms_up: int) -> dict[str, int]:
    """A deck of as many cards in all."""
    rest = dict.fromkeys(CARDS, 0)
    rest["bottoms_up"] = bottoms_up
    for card in CARDS[:15]:
        rest[card] = min(30, total - sum(rest.values()))
    return rest


@pytest.mark.parametrize(("total", "bottoms_up"), [(19, 0), (22, 3), (25, 6), (25, 7), (120, 0)])
def test_sd_3_4_a_deck_with_a_card_to_draw_when_every_hand_is_full_is_read(total: int, bottoms_up: int) -> None:
    assert sum(read(standard=deck_of(total, bottoms_up)).decks[0].cards) == total


@pytest.mark.parametrize(
    ("total", "bottoms_up", "least"), [(18, 0, 19), (21, 3, 22), (24, 6, 25), (24, 7, 25), (121, 0, 19)]
)
def test_sd_3_4_too_small_and_too_large_a_deck_is_refused(total: int, bottoms_up: int, least: int) -> None:
    stands = f"deck.standard.cards: {total} stands there; expected {least} to 120 cards in all"
    with pytest.raises(DrakesError, match=stands):
        read(standard=deck_of(total, bottoms_up))


def test_sd_1_1_an_unknown_edition_is_refused() -> None:
    with pytest.raises(DrakesError, match="no box 'gold'"):
        load_box(GAME, "gold")

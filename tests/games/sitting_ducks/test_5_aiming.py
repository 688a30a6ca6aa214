"""Chapter 5, sights: Take Aim, Double Barrel, Bump Left and Bump Right."""

from __future__ import annotations

from tests.games.sitting_ducks.table import lay

LINE = "B G w O Y w"


def test_sd_5_1_a_sight_on_any_place_without_one() -> None:
    table = lay(LINE, sights="2", hand="take_aim")
    table.play("take_aim a 4")
    assert table.sights == "2 4"


def test_sd_5_1_over_a_duck_or_over_water() -> None:
    table = lay(LINE, hand="take_aim shoot shoot")
    assert list(table.legal()) == [f"take_aim a {place}" for place in "123456"]


def test_sd_5_1_not_where_there_is_one() -> None:
    assert lay(LINE, sights="2", hand="take_aim").refused("take_aim a 2") == "SD-5.1"


def test_sd_5_1_sights_stay_when_cards_move() -> None:
    table = lay(LINE, sights="1 4", hand="line_forward")
    table.play("line_forward a", "pond blue")
    assert (table.line, table.sights) == ("G w O Y w B", "1 4")


def test_sd_5_4_sights_on_two_neighbouring_places() -> None:
    table = lay(LINE, sights="1", hand="double_barrel")
    assert table.play("double_barrel a 3-4") == ["played 1 a double_barrel", "aimed 3", "aimed 4"]
    assert table.sights == "1 3 4"


def test_sd_5_4_both_without_one() -> None:
    table = lay(LINE, sights="3", hand="double_barrel")
    assert [table.refused(f"double_barrel a {pair}") for pair in ("1-2", "2-3", "3-4", "4-5")] == [
        "",
        "SD-5.4",
        "SD-5.4",
        "",
    ]


def test_sd_5_4_a_single_sight_only_where_there_are_no_two_such_neighbours() -> None:
    table = lay(LINE, sights="2 4 6", hand="double_barrel shoot shoot")
    assert [text for text in table.legal() if "double" in text] == [
        "double_barrel a 1",
        "double_barrel a 3",
        "double_barrel a 5",
    ]


def test_sd_5_4_then_one_sight_is_set() -> None:
    table = lay(LINE, sights="2 4 6", hand="double_barrel")
    table.play("double_barrel a 5")
    assert table.sights == "2 4 5 6"


def test_sd_5_4_no_single_sight_while_there_are_two_neighbours() -> None:
    table = lay(LINE, sights="1 2 3 4", hand="double_barrel")
    assert [table.refused("double_barrel a 5"), table.refused("double_barrel a 5-6")] == ["SD-5.4", ""]


def test_sd_5_4_no_second_sight_on_a_place() -> None:
    assert lay(LINE, sights="2 4 6", hand="double_barrel").refused("double_barrel a 6") == "SD-5.4"


def test_sd_5_8_bump_left_moves_a_sight_to_the_front() -> None:
    table = lay(LINE, sights="3 6", hand="bump_left")
    assert table.play("bump_left a 3")[1:] == ["sight_moved 3 2"]
    assert table.sights == "2 6"


def test_sd_5_8_bump_right_moves_a_sight_to_the_back() -> None:
    table = lay(LINE, sights="3 5", hand="bump_right")
    table.play("bump_right a 5")
    assert table.sights == "3 6"


def test_sd_5_8_if_that_place_exists() -> None:
    table = lay(LINE, sights="1 6", hand="bump_left bump_right")
    assert [table.refused("bump_left a 1"), table.refused("bump_right b 6")] == ["SD-5.8", "SD-5.8"]


def test_sd_5_8_to_the_very_ends() -> None:
    table = lay(LINE, sights="2 5", hand="bump_left bump_right")
    assert [table.refused("bump_left a 2"), table.refused("bump_right b 5")] == ["", ""]


def test_sd_5_8_if_that_place_has_none() -> None:
    table = lay(LINE, sights="3 4", hand="bump_left bump_right")
    assert [table.refused("bump_left a 4"), table.refused("bump_right b 3")] == ["SD-5.8", "SD-5.8"]


def test_sd_5_8_only_a_place_with_a_sight() -> None:
    table = lay(LINE, sights="3", hand="bump_left bump_right")
    assert [table.refused("bump_left a 5"), table.refused("bump_right b 1")] == ["SD-5.8", "SD-5.8"]

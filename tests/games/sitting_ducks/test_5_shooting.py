"""Chapter 5, shots: Shoot, Quick Shot, Misfire, Two Birds."""

from __future__ import annotations

from tests.games.sitting_ducks.table import lay

LINE = "B G w O Y w"


def test_sd_5_2_only_at_a_place_with_a_sight() -> None:
    table = lay(LINE, sights="2", hand="shoot")
    assert [table.refused("shoot a 1"), table.refused("shoot a 2")] == ["SD-5.2", ""]


def test_sd_5_2_the_sight_goes() -> None:
    table = lay(LINE, sights="2 4", hand="shoot")
    table.play("shoot a 2")
    assert table.sights == "4"


def test_sd_5_2_a_duck_there_is_hit() -> None:
    table = lay(LINE, sights="2 4", hand="shoot")
    assert table.play("shoot a 2") == ["played 1 a shoot", "sight_gone 2", "hit 2 green"]


def test_sd_5_2_water_stays() -> None:
    table = lay(LINE, sights="3", hand="shoot")
    assert table.play("shoot a 3") == ["played 1 a shoot", "sight_gone 3", "missed 3"]
    assert (table.line, table.sights) == (LINE, "")


def test_sd_5_3_the_cards_behind_close_up_to_the_front() -> None:
    table = lay(LINE, sights="2", hand="shoot")
    table.play("shoot a 2")
    assert table.line == "B w O Y w"


def test_sd_5_3_the_top_of_the_pond_fills_the_last_place() -> None:
    table = lay(LINE, sights="2", hand="shoot")
    assert table.play("shoot a 2", "pond blue")[-1] == "dealt 6 blue"
    assert table.line == "B w O Y w B"


def test_sd_5_3_sights_stay_while_the_line_closes_up() -> None:
    table = lay(LINE, sights="2 3 6", hand="shoot")
    table.play("shoot a 2", "pond blue")
    assert table.sights == "3 6"


def test_sd_5_3_the_last_place_is_filled_at_once_after_a_hit_there() -> None:
    table = lay("B G w O w Y", sights="6", hand="shoot")
    table.play("shoot a 6", "pond yellow")
    assert table.line == "B G w O w Y"


def test_sd_5_5_quick_shot_hits_any_duck_aimed_at_or_not() -> None:
    table = lay(LINE, hand="quick_shot shoot shoot")
    assert list(table.legal()) == [f"quick_shot a {place}" for place in "1245"]


def test_sd_5_5_not_water() -> None:
    assert lay(LINE, hand="quick_shot").refused("quick_shot a 3") == "SD-5.5"


def test_sd_5_5_a_sight_over_it_goes() -> None:
    table = lay(LINE, sights="1 2", hand="quick_shot")
    assert table.play("quick_shot a 2") == ["played 1 a quick_shot", "sight_gone 2", "hit 2 green"]
    assert table.sights == "1"


def test_sd_5_5_without_a_sight_none_goes() -> None:
    table = lay(LINE, sights="1 3", hand="quick_shot")
    table.play("quick_shot a 2")
    assert (table.line, table.sights) == ("B w O Y w", "1 3")


def test_sd_5_6_misfire_hits_a_duck_next_to_a_place_with_a_sight() -> None:
    table = lay(LINE, sights="3", hand="misfire shoot shoot")
    assert [text for text in table.legal() if "misfire" in text] == ["misfire a 2 right", "misfire a 4 left"]


def test_sd_5_6_that_sight_goes() -> None:
    table = lay(LINE, sights="3 6", hand="misfire")
    assert table.play("misfire a 4 left") == ["played 1 a misfire", "sight_gone 3", "hit 4 orange"]
    assert (table.line, table.sights) == ("B G w Y w", "6")


def test_sd_5_6_a_sight_over_the_victim_stays() -> None:
    table = lay(LINE, sights="1 2", hand="misfire")
    table.play("misfire a 1 right")
    assert table.sights == "1"


def test_sd_5_6_only_a_duck() -> None:
    assert lay(LINE, sights="2", hand="misfire").refused("misfire a 3 left") == "SD-5.6"


def test_sd_5_6_only_beside_a_sight() -> None:
    table = lay(LINE, sights="2", hand="misfire")
    assert [table.refused("misfire a 2 left"), table.refused("misfire a 2 right")] == ["SD-5.6", "SD-5.6"]


def test_sd_5_6_no_sight_beyond_the_line() -> None:
    table = lay("B G w O Y B", sights="1 6", hand="misfire")
    assert [table.refused("misfire a 1 left"), table.refused("misfire a 6 right")] == ["SD-5.6", "SD-5.6"]


def test_sd_5_6_sights_at_the_very_ends_count() -> None:
    table = lay("B G w O Y B", sights="1 6", hand="misfire")
    assert [table.refused("misfire a 2 left"), table.refused("misfire a 5 right")] == ["", ""]


def test_sd_5_7_two_birds_hits_both() -> None:
    table = lay(LINE, sights="1 2 3", hand="two_birds")
    assert table.play("two_birds a 1-2")[-2:] == ["hit 1 blue", "hit 2 green"]
    assert table.line == "w O Y w"


def test_sd_5_7_both_sights_go() -> None:
    table = lay(LINE, sights="1 2 3", hand="two_birds")
    assert table.play("two_birds a 1-2")[1:3] == ["sight_gone 1", "sight_gone 2"]
    assert table.sights == "3"


def test_sd_5_7_both_places_are_filled() -> None:
    table = lay(LINE, sights="1 2 3", hand="two_birds")
    table.play("two_birds a 1-2", "pond water", "pond blue")
    assert table.line == "w O Y w w B"


def test_sd_5_7_both_must_have_a_sight() -> None:
    table = lay(LINE, sights="1 4 5", hand="two_birds shoot shoot")
    assert [table.refused(f"two_birds a {pair}") for pair in ("1-2", "3-4", "4-5")] == ["SD-5.7", "SD-5.7", ""]

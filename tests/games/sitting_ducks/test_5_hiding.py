"""Chapter 5, defence: Duck and Cover, Bottoms Up."""

from __future__ import annotations

from tests.games.sitting_ducks.table import lay

LINE = "B G w O Y w"


def test_sd_5_14_a_duck_slips_under_a_neighbouring_duck() -> None:
    table = lay(LINE, hand="duck_and_cover")
    assert table.play("duck_and_cover a 1 right")[1:] == ["hid 1 2"]
    assert table.line == "G/B w O Y w"


def test_sd_5_14_to_either_side() -> None:
    table = lay(LINE, hand="duck_and_cover")
    table.play("duck_and_cover a 5 left")
    assert table.line == "B G w O/Y w"


def test_sd_5_14_the_line_closes_up_and_the_pond_fills_the_last_place() -> None:
    table = lay(LINE, hand="duck_and_cover")
    table.play("duck_and_cover a 1 right", "pond yellow")
    assert table.line == "G/B w O Y w Y"


def test_sd_5_14_it_travels_with_its_cover() -> None:
    table = lay("B G/B w O Y w", hand="hang_back", seat=2)
    table.play("hang_back a 2")
    assert table.line == "B w G/B O Y w"


def test_sd_5_14_it_cannot_be_hit_while_covered() -> None:
    table = lay("B G/B w O Y w", sights="2", hand="shoot")
    assert table.play("shoot a 2")[2] == "hit 2 green"
    assert (table.ducks("G"), table.ducks("B")) == (4, 5)


def test_sd_5_14_when_its_cover_is_hit_it_stands_in_that_place() -> None:
    table = lay("B G/B w O Y w", sights="2", hand="shoot")
    assert table.play("shoot a 2")[-1] == "uncovered 2 blue"
    assert (table.line, table.phase) == ("B B w O Y w", "draw")


def test_sd_5_14_uncovered_it_can_be_hit() -> None:
    table = lay("B G/B w O Y w", sights="2", hand="shoot", hands={2: "quick_shot"})
    table.play("shoot a 2", "draw misfire", "quick_shot a 2")
    assert table.ducks("B") == 4


def test_sd_5_14_a_pair_at_the_front_goes_under_the_pond_together() -> None:
    table = lay("G/B B w O Y w", hand="line_forward")
    assert table.play("line_forward a")[1:] == ["marched green", "marched blue"]
    assert (table.line, table.queue) == ("B w O Y w", "G B")


def test_sd_5_14_never_under_water() -> None:
    table = lay(LINE, hand="duck_and_cover")
    assert [table.refused("duck_and_cover a 2 right"), table.refused("duck_and_cover a 4 left")] == [
        "SD-5.14",
        "SD-5.14",
    ]


def test_sd_5_14_water_does_not_hide() -> None:
    table = lay(LINE, hand="duck_and_cover")
    assert [table.refused("duck_and_cover a 3 left"), table.refused("duck_and_cover a 3 right")] == [
        "SD-5.14",
        "SD-5.14",
    ]


def test_sd_5_14_not_beyond_the_line() -> None:
    table = lay("B G w O Y B", hand="duck_and_cover")
    assert [table.refused("duck_and_cover a 1 left"), table.refused("duck_and_cover a 6 right")] == [
        "SD-5.14",
        "SD-5.14",
    ]


def test_sd_5_14_under_the_front_and_the_last_duck() -> None:
    table = lay("B G w O Y B", hand="duck_and_cover")
    assert [table.refused("duck_and_cover a 2 left"), table.refused("duck_and_cover a 5 right")] == ["", ""]


def test_sd_5_15_the_duck_cannot_be_hit() -> None:
    table = lay(LINE, sights="2", hand="bottoms_up", hands={2: "shoot"})
    assert table.play("bottoms_up a 2")[1:] == ["bottoms_up 2 1"]
    assert table.play("draw shoot", "shoot a 2")[-1] == "missed 2"
    assert table.ducks("G") == 5


def test_sd_5_15_a_shot_takes_the_sight_and_nothing_else() -> None:
    table = lay("B G^2 w O Y w", sights="2 3", hand="shoot")
    table.play("shoot a 2")
    assert (table.line, table.sights, table.phase) == ("B G^2 w O Y w", "3", "draw")


def test_sd_5_15_until_the_next_turn_of_who_laid_it() -> None:
    table = lay("B G^2 w O Y^3 w", hand="take_aim")
    assert table.play("take_aim a 1", "draw shoot")[-2:] == ["surfaced 2", "turn 2"]
    assert table.line == "B G w O Y^3 w"


def test_sd_5_15_not_before() -> None:
    table = lay("B G^3 w O Y w", hand="take_aim")
    table.play("take_aim a 1", "draw shoot")
    assert table.line == "B G^3 w O Y w"


def test_sd_5_15_then_the_card_is_discarded() -> None:
    table = lay("B G^2 w O Y w", hand="take_aim")
    table.play("take_aim a 1", "draw shoot")
    assert table.discards == {"take_aim": 1, "bottoms_up": 1}


def test_sd_5_15_before_that_it_is_not_among_the_discards() -> None:
    table = lay(LINE, hand="bottoms_up", pile="")
    table.play("bottoms_up a 1")
    assert (table.pile["bottoms_up"], table.pile.total()) == (2, 40)


def test_sd_5_15_it_can_be_aimed_at() -> None:
    table = lay("B G^2 w O Y w", hand="take_aim")
    table.play("take_aim a 2")
    assert table.sights == "2"


def test_sd_5_15_the_card_moves_with_the_duck() -> None:
    table = lay("B G^2 w O Y w", hand="hang_back", seat=2)
    table.play("hang_back a 2")
    assert table.line == "B w G^2 O Y w"


def test_sd_5_15_also_when_the_line_closes_up() -> None:
    table = lay("B G^2 w O Y w", sights="1", hand="shoot")
    table.play("shoot a 1")
    assert table.line == "G^2 w O Y w"


def test_sd_5_15_never_on_water() -> None:
    assert lay(LINE, hand="bottoms_up").refused("bottoms_up a 3") == "SD-5.15"


def test_sd_5_15_one_player_may_protect_several_ducks() -> None:
    table = lay("B^2 G^2 w O^2 Y w", hand="take_aim")
    assert table.play("take_aim a 1", "draw shoot")[-4:] == ["surfaced 1", "surfaced 2", "surfaced 4", "turn 2"]
    assert table.discards["bottoms_up"] == 3

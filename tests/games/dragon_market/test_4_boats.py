"""Chapter 4, boats."""

from __future__ import annotations

from tests.games.dragon_market.table import lay


def test_dm_4_1_a_boat_slides_along_its_axis_as_far_as_wanted() -> None:
    assert lay("1 d5 north").offers("slide") == {
        f"slide 1 {way} {n}" for way, far in (("north", 3), ("south", 4)) for n in range(1, far + 1)
    }


def test_dm_4_1_an_end_boat_slides_both_ways_too() -> None:
    assert lay("6 d5 east").offers("slide") == {
        f"slide 6 {way} {n}" for way, far in (("east", 4), ("west", 3)) for n in range(1, far + 1)
    }


def test_dm_4_1_a_slide_costs_a_point_however_far() -> None:
    table = lay("1 d5 north", points=3)
    assert table.play("slide 1 south 4") == ["slid 0 2 3"]
    assert (table.boat(1), table.state.points) == (["d9", "d8", "d10"], 2)


def test_dm_4_1_other_boats_stop_it() -> None:
    table = lay("1 d5 north, 2 e2 east")
    assert table.offers("slide") & {f"slide 1 north {n}" for n in range(1, 9)} == {"slide 1 north 1"}
    assert table.refused("slide 1 north 2") == "DM-4.1"


def test_dm_4_1_pontoons_stop_it() -> None:
    assert lay("6 j5 north").offers("slide") == {"slide 6 north 1", *(f"slide 6 south {n}" for n in range(1, 5))}


def test_dm_4_1_never_sideways() -> None:
    assert lay("1 d5 north").refused("slide 1 east 1") == "DM-4.1"


def test_dm_4_1_any_boat_also_one_with_a_rival_aboard() -> None:
    table = lay("1 d5 north, 6 g5 east", heirs="2:1a", player=1)
    assert "slide 1 north 1" in table.legal()


def test_dm_4_2_a_boat_turns_about_its_sailor_either_way() -> None:
    table = lay("1 d5 north, 6 g5 east")
    assert table.offers("turn") == {"turn 1 left", "turn 1 right", "turn 6 left", "turn 6 right"}
    assert table.play("turn 1 left", "turn 6 right") == ["turned 0 0", "turned 5 1"]
    assert (table.boat(1), table.boat(6)) == (["d5", "c5", "e5"], ["g5", "g6", "g7"])


def test_dm_4_2_a_turn_costs_a_point() -> None:
    table = lay("1 d5 north", points=2)
    table.play("turn 1 left")
    assert table.state.points == 1


def test_dm_4_2_every_square_swept_must_be_free_of_boats() -> None:
    table = lay("6 e5 east, 1 g3 north")
    assert (table.refused("turn 6 left"), table.refused("turn 6 right")) == ("DM-4.2", "")


def test_dm_4_2_every_square_swept_must_be_free_of_pontoons() -> None:
    assert lay("6 h1 south").refused("turn 6 left") == "DM-4.2"


def test_dm_4_2_every_square_swept_must_be_on_the_board() -> None:
    table = lay("6 e2 east, 7 a5 south, 8 j5 south, 9 e9 west")
    refused = [table.refused(f"turn {boat} {side}") for boat in (6, 7, 8, 9) for side in ("left", "right")]
    assert refused == ["DM-4.2", "", "", "DM-4.2", "DM-4.2", "", "DM-4.2", ""]


def test_dm_4_2_a_centre_boat_needs_only_the_corners_it_passes() -> None:
    table = lay("1 e5 east, 6 d4 north")
    assert (table.refused("turn 1 left"), table.refused("turn 1 right")) == ("", "DM-4.2")


def test_dm_r1_heirs_and_piles_travel_with_a_boat_that_slides() -> None:
    table = lay("1 d5 north", heirs="1:1a 3:1b", goods="1a vase 2")
    table.play("slide 1 south 2")
    assert (table.heir(1), table.heir(3), table.pile("1a")) == ("d6", "d8", ("vase", 2))


def test_dm_r1_heirs_travel_with_a_boat_that_turns() -> None:
    table = lay("6 d5 north", heirs="1:6a 3:6b")
    table.play("turn 6 right")
    assert (table.heir(1), table.heir(3)) == ("e5", "f5")


def test_dm_r9_boats_never_leave_the_board() -> None:
    assert lay("1 b5 east, 6 c1 east").offers("slide") == {
        *(f"slide 1 east {n}" for n in range(1, 8)),
        *(f"slide 6 east {n}" for n in range(1, 5)),
        "slide 6 west 1",
    }


def test_dm_2_2_a_slide_never_brings_a_centre_sailor_to_the_border() -> None:
    table = lay("1 b5 east")
    table.play("slide 1 east 7")
    assert table.boat(1) == ["i5", "j5", "h5"]
    assert "slide 1 east 1" not in table.legal()

"""Chapter 5, movement: Line Forward, Hang Back, Move Ahead, Fast Forward, Disorderly Conduckt, Duck Shuffle."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.sitting_ducks.table import lay

LINE = "B G w O Y w"


def test_sd_5_9_the_front_card_goes_under_the_pond() -> None:
    table = lay(LINE, hand="line_forward")
    assert table.play("line_forward a")[1:] == ["marched blue"]
    assert (table.line, table.queue) == ("G w O Y w", "B")


def test_sd_5_9_the_top_of_the_pond_fills_the_back() -> None:
    table = lay(LINE, hand="line_forward")
    table.play("line_forward a", "pond orange")
    assert table.line == "G w O Y w O"


def test_sd_5_9_water_goes_under_too() -> None:
    table = lay("w G w O Y B", hand="line_forward")
    assert table.play("line_forward a")[1:] == ["marched water"]
    assert (table.line, table.queue) == ("G w O Y B", "w")


def test_sd_5_9_sights_stay() -> None:
    table = lay(LINE, sights="1 2", hand="line_forward")
    table.play("line_forward a", "pond orange")
    assert table.sights == "1 2"


def test_sd_5_9_it_may_always_be_played() -> None:
    assert list(lay("w w w w w B", hand="line_forward shoot shoot").legal()) == ["line_forward a"]


def test_sd_5_10_hang_back_swaps_with_the_card_behind() -> None:
    table = lay("B G w O Y B", hand="hang_back", seat=2)
    assert table.play("hang_back a 2")[1:] == ["swapped 2 3"]
    assert table.line == "B w G O Y B"


def test_sd_5_10_move_ahead_swaps_with_the_card_in_front() -> None:
    table = lay("B G w O Y B", hand="move_ahead", seat=4)
    assert table.play("move_ahead a 5")[1:] == ["swapped 5 4"]
    assert table.line == "B G w Y O B"


def test_sd_5_10_hang_back_not_from_the_last_place() -> None:
    table = lay("B G w O Y B", hand="hang_back shoot shoot")
    assert (table.refused("hang_back a 6"), list(table.legal())) == ("SD-5.10", ["hang_back a 1"])


def test_sd_5_10_move_ahead_not_from_the_first_place() -> None:
    table = lay("B G w O Y B", hand="move_ahead shoot shoot")
    assert (table.refused("move_ahead a 1"), list(table.legal())) == ("SD-5.10", ["move_ahead a 6"])


def test_sd_5_10_hang_back_from_the_last_but_one_place() -> None:
    table = lay("w G w O B Y", hand="hang_back")
    table.play("hang_back a 5")
    assert table.line == "w G w O Y B"


def test_sd_5_10_move_ahead_to_the_front() -> None:
    table = lay("w B w O G Y", hand="move_ahead")
    table.play("move_ahead a 2")
    assert table.line == "B w w O G Y"


def test_sd_5_10_only_ones_own_duck_and_no_water() -> None:
    table = lay("B G w O Y B", hand="hang_back move_ahead", seat=2)
    assert [table.refused(f"{card} 3") for card in ("hang_back a", "move_ahead b")] == ["SD-5.10", "SD-5.10"]
    assert [table.refused(f"{card} 4") for card in ("hang_back a", "move_ahead b")] == ["SD-R2", "SD-R2"]


def test_sd_5_10_anothers_duck_next_to_the_ends_is_refused_as_anothers() -> None:
    table = lay("B O w w G B", hand="hang_back move_ahead", seat=4)
    assert [table.refused("hang_back a 5"), table.refused("move_ahead b 2")] == ["SD-R2", "SD-R2"]


def test_sd_5_11_ones_own_duck_moves_to_the_front_those_it_passes_move_back() -> None:
    table = lay(LINE, hand="fast_forward", seat=3)
    assert table.play("fast_forward a 4")[1:] == ["moved 4 1"]
    assert table.line == "O B G w Y w"


def test_sd_5_11_sights_stay() -> None:
    table = lay(LINE, sights="4", hand="fast_forward", seat=3)
    table.play("fast_forward a 4")
    assert table.sights == "4"


def test_sd_5_11_not_water_nor_anothers_duck() -> None:
    table = lay(LINE, hand="fast_forward", seat=3)
    assert [table.refused("fast_forward a 3"), table.refused("fast_forward a 5")] == ["SD-5.11", "SD-R2"]


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.permutations("BGwOYP"))
def test_sd_5_12_any_order_can_be_reached(wanted: list[str]) -> None:
    table = lay("B G w O Y P", hand="disorderly_conduckt", seats=5)
    table.play("disorderly_conduckt a")
    for settled in range(5):
        table.play(f"arrange {table.line.split().index(wanted[settled], settled) + 1}")
    assert (table.line, table.phase) == (" ".join(wanted), "draw")


def test_sd_5_12_the_player_himself_arranges_and_then_draws() -> None:
    table = lay(LINE, hand="disorderly_conduckt", seat=3)
    table.play("disorderly_conduckt a")
    assert (table.mover, table.phase, list(table.legal())) == (3, "arrange", [f"arrange {place}" for place in "123456"])


def test_sd_5_12_a_settled_card_stays_where_it_is() -> None:
    table = lay(LINE, hand="disorderly_conduckt")
    table.play("disorderly_conduckt a", "arrange 4", "arrange 2")
    assert (table.refused("arrange 2"), table.refused("arrange 3"), table.line) == ("SD-5.12", "", "O B G w Y w")


@pytest.mark.parametrize("text", ["shoot b 1", "discard b shoot", "pond blue", "draw shoot"])
def test_sd_5_12_nothing_else_may_be_done_meanwhile(text: str) -> None:
    table = lay(LINE, hand="disorderly_conduckt shoot", sights="1")
    table.play("disorderly_conduckt a")
    assert table.refused(text) == "SD-5.12"


def test_sd_5_12_sights_stay() -> None:
    table = lay(LINE, sights="2", hand="disorderly_conduckt")
    table.play("disorderly_conduckt a", *["arrange 6"] * 5)
    assert (table.line, table.sights) == ("w Y O w G B", "2")


def test_sd_5_12_a_second_rearrangement_begins_at_the_front_again() -> None:
    table = lay(LINE, hand="disorderly_conduckt", hands={2: "disorderly_conduckt"})
    table.play("disorderly_conduckt a", *["arrange 6"] * 5, "draw shoot", "disorderly_conduckt a")
    assert len(table.legal()) == 6


def test_sd_5_13_the_line_is_shuffled_into_the_pond() -> None:
    table = lay(LINE, hand="duck_shuffle", pond="w w B")
    assert table.play("duck_shuffle a")[1:] == ["danced"]
    assert (table.line, table.mix) == ("", "B B G O Y w w w w")


def test_sd_5_13_six_new_cards_are_laid() -> None:
    table = lay(LINE, hand="duck_shuffle", pond="w w B")
    table.play("duck_shuffle a", *["pond water"] * 4, "pond blue", "pond green")
    assert (table.line, table.mix, table.phase) == ("w w w w B G", "B O Y", "draw")


def test_sd_5_13_sights_stay() -> None:
    table = lay(LINE, sights="2 6", hand="duck_shuffle")
    table.play("duck_shuffle a")
    assert table.settle().sights == "2 6"

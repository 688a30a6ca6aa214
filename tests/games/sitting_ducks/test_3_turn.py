"""Chapter 3: the turn."""

from __future__ import annotations

from tests.games.sitting_ducks.table import lay

UNPLAYABLE = "shoot misfire bump_left"
"""A hand that needs a sight."""


def test_sd_3_1_the_card_played_leaves_the_hand_for_the_discards() -> None:
    table = lay("B G w O Y B", hand="take_aim shoot shoot")
    table.play("take_aim a 2")
    assert (table.hand(1), table.discards) == (["", "shoot", "shoot"], {"take_aim": 1})


def test_sd_3_1_then_a_card_is_drawn_into_the_same_slot() -> None:
    table = lay("B G w O Y B", hand="shoot take_aim shoot")
    table.play("take_aim b 2", "draw misfire")
    assert table.hand(1) == ["shoot", "misfire", "shoot"]


def test_sd_3_1_then_the_next_player_is_asked() -> None:
    table = lay("B G w O Y B", hand="take_aim")
    assert table.play("take_aim a 2", "draw misfire")[-1] == "turn 2"


def test_sd_3_1_even_a_harmful_card_must_be_played() -> None:
    table = lay("B w w w w w", sights="1", hand="shoot misfire bump_left")
    assert list(table.legal()) == ["shoot a 1"]


def test_sd_3_1_every_card_of_the_hand_may_be_played() -> None:
    table = lay("B G w O Y B", sights="2 5", hand="shoot bump_left shoot")
    assert list(table.legal()) == ["shoot a 2", "shoot a 5", "shoot c 2", "shoot c 5", "bump_left b 2", "bump_left b 5"]


def test_sd_3_1_a_card_that_is_not_in_the_hand_is_refused() -> None:
    table = lay("B G w O Y B", sights="2", hand="shoot bump_left shoot")
    assert [table.refused(a) for a in ("take_aim a 1", "bump_left a 2", "shoot b 2")] == ["SD-3.1"] * 3


def test_sd_3_1_chance_is_not_the_players() -> None:
    table = lay("B G w O Y B", hand="take_aim")
    assert [table.refused(a) for a in ("draw shoot", "pond blue", "arrange 1", "starter 1")] == ["SD-3.1"] * 4


def test_sd_3_2_if_none_can_be_played_one_is_discarded() -> None:
    table = lay("B G w O Y B", hand=UNPLAYABLE)
    assert list(table.legal()) == ["discard a shoot", "discard b misfire", "discard c bump_left"]


def test_sd_3_2_the_discarded_card_is_replaced() -> None:
    table = lay("B G w O Y B", hand=UNPLAYABLE)
    table.play("discard b misfire", "draw take_aim")
    assert (table.hand(1), table.discards) == (["shoot", "take_aim", "bump_left"], {"misfire": 1})


def test_sd_3_2_any_card_of_any_slot_can_be_the_one() -> None:
    table = lay("B G w O Y B", sights="1 2 3 4 5 6", hand="take_aim double_barrel bump_left")
    table.play("discard a take_aim")
    assert table.hand(1) == ["", "double_barrel", "bump_left"]


def test_sd_3_2_everyone_sees_what_is_discarded() -> None:
    assert lay("B G w O Y B", hand=UNPLAYABLE).play("discard c bump_left") == ["discarded 1 c bump_left"]


def test_sd_3_2_while_a_card_can_be_played_none_is_discarded() -> None:
    table = lay("B G w O Y B", sights="1", hand=UNPLAYABLE)
    assert [table.refused(f"discard {held}") for held in ("a shoot", "b misfire", "c bump_left")] == ["SD-3.2"] * 3


def test_sd_3_2_one_playable_card_in_the_last_slot_is_enough() -> None:
    table = lay("B G w O Y B", hand="shoot misfire take_aim")
    assert [table.refused("discard a shoot"), len(table.legal())] == ["SD-3.2", 6]


def test_sd_3_2_only_a_card_of_the_hand_is_discarded() -> None:
    table = lay("B G w O Y B", hand=UNPLAYABLE)
    assert [table.refused("discard a misfire"), table.refused("discard c shoot")] == ["SD-3.1", "SD-3.1"]


def test_sd_3_3_a_duck_that_is_hit_is_gone() -> None:
    table = lay("B G w O Y B", sights="2", hand="shoot")
    table.play("shoot a 2")
    assert (table.ducks("G"), table.ducks("B")) == (4, 5)


def test_sd_3_3_who_has_no_duck_left_can_no_longer_win() -> None:
    table = lay("B G w O Y B", sights="2", hand="shoot", pond="w w w w")
    assert "eliminated 2 green" in table.play("shoot a 2")
    assert table.out == [2]


def test_sd_3_3_but_keeps_playing() -> None:
    table = lay("B G w O Y B", sights="2", hand="shoot", pond="w w w w")
    table.play("shoot a 2")
    assert table.settle().mover == 2


def test_sd_3_3_with_a_duck_in_the_pond_they_are_not_out() -> None:
    table = lay("B G w O Y B", sights="2", hand="shoot", pond="w w w G")
    table.play("shoot a 2")
    assert table.out == []


def test_sd_3_4_the_discards_become_the_pile_when_it_is_empty() -> None:
    table = lay("B G w O Y B", hand="take_aim", pile="")
    assert table.play("take_aim a 1") == ["played 1 a take_aim", "aimed 1", "reshuffled"]
    assert (table.discards.total(), table.pile.total(), table.state.pile_size) == (0, 41, 41)


def test_sd_3_4_the_card_just_played_is_among_them() -> None:
    table = lay("B G w O Y B", hand="double_barrel", pile="")
    table.play("double_barrel a 1-2")
    assert "draw double_barrel" in table.legal()


def test_sd_3_4_not_before_a_card_is_to_be_drawn() -> None:
    table = lay("B G w O Y B", hand="take_aim", pile="misfire")
    table.play("take_aim a 1", "draw misfire")
    assert (table.pile.total(), table.discards.total()) == (0, 40)


def test_sd_3_4_a_pile_with_a_card_is_not_shuffled() -> None:
    table = lay("B G w O Y B", hand="take_aim", pile="misfire")
    table.play("take_aim a 1")
    assert table.legal() == {"draw misfire": 1}


def test_sd_3_4_only_a_card_of_the_pile_is_drawn() -> None:
    table = lay("B G w O Y B", hand="take_aim", pile="misfire")
    table.play("take_aim a 1")
    assert [table.refused(text) for text in ("draw shoot", "pond water", "colour blue", "shoot b 1")] == ["SD-3.4"] * 4

"""Chapter 4, heirs: steps, crossing, taking, coming home. Blue card 3 asks for bonsai, buddha, teapot and kite."""

from __future__ import annotations

import pytest

from tests.games.dragon_market.table import goods, lay

CARD = "1:blue_3"


def test_dm_4_3_an_heir_steps_onto_a_neighbouring_boat_square() -> None:
    table = lay("6 d5 east, 7 e4 east", heirs="1:6a", points=2)
    assert table.offers("step") == {"step east"}
    assert table.play("step east") == ["stepped 0 5 4"]
    assert (table.heir(1), table.state.points) == ("f5", 1)


def test_dm_4_3_never_onto_a_sailor() -> None:
    assert lay("6 d5 east", heirs="1:6a").refused("step west") == "DM-4.3"


def test_dm_4_3_never_onto_the_water() -> None:
    assert lay("6 d5 east", heirs="1:6a").refused("step north") == "DM-4.3"


def test_dm_4_3_from_boat_to_boat_in_all_four_ways() -> None:
    table = lay("6 e3 south, 1 c5 east, 2 g5 east, 7 f6 west", heirs="1:6b")
    assert table.boat(6)[2] == "e5"
    assert table.offers("step") == {"step north", "step south", "step west"} | {"step east"}


def test_dm_4_3_onto_ones_own_pontoon_only() -> None:
    table = lay("6 b4 north", heirs="1:6b")
    assert table.offers("step") == {"step south"}
    table = lay("6 d1 west", heirs="1:6b")
    assert table.offers("step") == {"step east", "step west"}
    assert lay("6 d1 west", heirs="2:6b", player=2).refused("step west") == "DM-4.3"


def test_dm_4_3_off_the_pontoon_onto_a_boat() -> None:
    assert lay("6 d1 west").offers("step") == {"step east"}


def test_dm_4_4_an_heir_may_cross_a_square_held_by_another() -> None:
    table = lay("6 d5 east, 7 i5 west", heirs="1:6a 2:6b", points=2)
    table.play("step east")
    assert (table.phase, table.state.points) == ("CROSSING", 1)
    table.play("step east")
    assert (table.phase, table.heir(1), table.state.points) == ("TURN", "g5", 0)


def test_dm_4_4_but_not_stop_on_it() -> None:
    table = lay("6 d5 east, 7 i5 west", heirs="1:6a 2:6b", points=1)
    assert table.refused("step east") == "DM-R4"


def test_dm_r4_it_may_turn_back() -> None:
    table = lay("6 d5 east", heirs="1:6a 2:6b", points=2)
    table.play("step east")
    assert set(table.legal()) == {"step west"}


def test_dm_r4_until_it_stands_free_only_steps_are_possible() -> None:
    table = lay("6 d5 east", heirs="1:6a 2:6b", points=4, coins="3 0 0 0", bonuses="spin swap exchange", red_cards=True)
    table.play("step east")
    assert set(table.legal()) == {"step west"}
    assert [table.refused(a) for a in ("coin", "end", "slide 6 east 1", "swap 2", "spin 6")] == ["DM-R4"] * 5


def test_dm_r4_coins_are_turned_into_points_before() -> None:
    table = lay("6 d5 east", heirs="1:6a 2:6b", points=1, coins="1 0 0 0")
    assert table.refused("step east") == "DM-R4"
    table.play("coin", "step east")
    assert table.phase == "CROSSING"


def test_dm_r4_each_step_must_keep_a_way_out() -> None:
    boats, heirs = "6 a5 east, 7 f5 west, 8 g5 east", "1:6a 2:6b 3:7b 4:7a"
    table = lay(boats, heirs=heirs, points=3)
    assert [table.boat(6), table.boat(7)] == [["a5", "b5", "c5"], ["f5", "e5", "d5"]]
    table.play("step east")
    assert set(table.legal()) == {"step west"}
    table = lay(boats, heirs=heirs, points=4)
    table.play("step east")
    assert set(table.legal()) == {"step west", "step east"}


def test_dm_r4_heirs_below_each_other_are_crossed_alike() -> None:
    table = lay("6 e2 south, 7 e7 north", heirs="1:6a 2:6b 3:7b 4:7a", points=4)
    table.play("step south")
    assert set(table.legal()) == {"step north", "step south"}


def test_dm_r4_three_heirs_in_a_row_can_be_crossed() -> None:
    table = lay("6 a5 east, 7 f5 west, 8 h5 north", heirs="1:6a 2:6b 3:7b 4:7a", points=6)
    table.play("step east", "step east", "step east")
    assert (table.heir(1), set(table.legal())) == ("e5", {"step west"})


def test_dm_r4_an_unused_leap_is_a_way_out() -> None:
    table = lay("6 a5 east, 7 e4 south", heirs="1:6a 2:6b", points=2, bonuses="leap", red_cards=True)
    table.play("step east")
    assert set(table.legal()) == {"step west", "leap east"}


@pytest.mark.parametrize(
    ("bonuses", "landing", "ways"),
    [
        ("", ", 8 e3 west", {"step west"}),
        ("leap", "", {"step west"}),
        ("leap", ", 8 e3 west", {"step west", "step east", "leap north"}),
    ],
)
def test_dm_r4_past_two_heirs_a_leap_is_a_way_out_with_bonus_and_landing(
    bonuses: str, landing: str, ways: set[str]
) -> None:
    boats, heirs = f"6 a5 east, 7 f5 west{landing}", "1:6a 2:6b 3:7b 4:7a"
    table = lay(boats, heirs=heirs, points=3, bonuses=bonuses, red_cards=True)
    table.play("step east")
    assert set(table.legal()) == ways


def test_dm_r4_past_two_heirs_a_leap_home_is_a_way_out() -> None:
    boats, heirs = "6 f1 west, 7 c3 north", "1:6a 2:6b 3:7b 4:7a"
    table = lay(boats, heirs=heirs, points=3, bonuses="leap", red_cards=True)
    table.play("step west", "step west", "leap west")
    assert table.heir(1) == "a1"


def test_dm_r4_a_bonus_alone_opens_a_way_only_if_unused() -> None:
    boats, heirs = "6 d5 east, 1 g5 north", "1:6a 2:6b 3:1a"
    table = lay(boats, heirs=heirs, points=1, bonuses="diagonal cross leap", red_cards=True)
    assert table.refused("step east") == "DM-R4"


def test_dm_4_5_it_takes_one_token_the_card_asks_for() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b kite 2", cards=CARD)
    assert table.play("step east") == ["stepped 0 5 4", "took 0 15"]
    assert (table.pile("6b"), table.collected(1), table.state.points) == (("kite", 1), {"kite"}, 6)


def test_dm_4_5_nothing_the_card_does_not_ask_for() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b vase 2", cards=CARD)
    assert table.play("step east") == ["stepped 0 5 4"]
    assert (table.pile("6b"), table.collected(1)) == (("vase", 2), set())


def test_dm_4_5_nothing_it_has_already() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b kite 1", cards=CARD)
    table.state.collected[0] = goods("kite")
    table.play("step east")
    assert table.pile("6b") == ("kite", 1)


def test_dm_4_5_also_on_a_square_it_only_crosses() -> None:
    table = lay("6 d5 east", heirs="1:6a 2:6b", goods="6b kite 1", cards=CARD)
    table.play("step east")
    assert (table.phase, table.collected(1)) == ("CROSSING", {"kite"})


def test_dm_4_5_each_heir_for_its_own_card() -> None:
    table = lay("6 d5 east", heirs="2:6a", goods="6b kite 2", cards="1:blue_3 2:blue_5", player=2)
    table.play("step east")
    assert (table.collected(1), table.collected(2)) == (set(), {"kite"})


def test_dm_r9_an_exhausted_pile_is_an_empty_space() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b kite 1", cards=CARD)
    table.play("step east")
    assert table.pile("6b") == ("", 0)


def test_dm_r3_no_token_because_a_pile_came_to_the_heir() -> None:
    table = lay("6 d5 east", heirs="1:6b", goods="6a kite 1, 6b vase 1", cards=CARD, bonuses="exchange", red_cards=True)
    table.state.cards[0] = 2
    table.play("exchange 6")
    assert (table.pile("6b"), table.collected(1)) == (("kite", 1), set())


def test_dm_4_6_with_all_goods_the_own_pontoon_validates_the_card() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards=CARD, points=3)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    assert table.play("step west") == ["stepped 0 0 0", "validated 0 2"]
    assert (table.mover, table.phase, table.collected(1)) == ("nature", "DEAL", set())
    assert table.play("deal blue_1") == ["drew 0 0"]
    assert (table.mover, table.phase, table.state.points, table.state.cards[0]) == (1, "TURN", 2, 0)


def test_dm_4_6_the_tokens_go_to_the_box() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards=CARD)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.play("step west")
    assert table.view()["boxed"] == {"bonsai": 1, "buddha": 1, "teapot": 1, "kite": 1}


def test_dm_4_6_not_with_a_good_missing() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards=CARD)
    table.state.collected[0] = goods("bonsai buddha teapot")
    assert table.play("step west") == ["stepped 0 0 0"]


def test_dm_r3_a_new_card_takes_nothing_by_itself() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards=CARD, goods="6b frog 2")
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.play("step west", "deal blue_4")
    assert table.collected(1) == set()


def test_dm_r5_validating_is_automatic_on_entering() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards=CARD)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.play("step west")
    assert table.state.validated[0] == 1 << 2


def test_dm_r17_an_heir_already_at_home_must_leave_and_come_back() -> None:
    table = lay("6 d1 west", goods="6b kite 1", cards=CARD)
    table.state.collected[0] = goods("bonsai buddha teapot")
    table.play("step east")
    assert (table.collected(1), table.state.validated[0]) == ({"bonsai", "buddha", "teapot", "kite"}, 0)
    table.play("step west")
    assert table.state.validated[0] == 4


def test_dm_3_2_an_heir_that_passes_through_its_pontoon_goes_on() -> None:
    table = lay("6 d1 west, 7 a4 north", heirs="1:6b")
    table.play("step west", "step south")
    assert table.heir(1) == "a2"

"""Chapter 6: trade, privileges, exchanges."""

from __future__ import annotations

import pytest

from tests.games.duck_dealer.table import Table, fly, lay, on, planet

MOVE, BUILD, TRADE = range(3)
CARGO = "phone_boxes blue_paint"


def at_yard(name: str, energy: str, goods: str, gear: str = "cargo_hold cargo_hold cargo_hold") -> Table:
    """Player 1 at a built spaceyard."""
    table = lay(name, energy, goods, gear=gear)
    table.on(name).is_built = 1
    return table


def test_dd_6_1_no_trade_in_mid_space() -> None:
    table = lay("C-I1 1", "0 0 1", "satellites")
    assert [table.refused(a) for a in ("mine", "make", "deliver", "buy", "replace merchant")] == ["DD-6.1"] * 5


def test_dd_6_1_each_use_costs_a_trade_marker() -> None:
    table = lay("C", "0 0 2")
    table.play("mine", "mine")
    assert (table.energy(), table.goods(), table.refused("mine")) == ("0 0 0", {"rubber_ducks": 2}, "DD-3.6")


def test_dd_6_2_a_mine_gives_one_good_of_its_kind() -> None:
    table = lay("S4", "0 0 1")
    assert table.play("mine") == ["mined 0 3"]
    assert table.goods() == {"blue_paint": 1}


def test_dd_6_3_gear_goes_on_the_next_empty_slot() -> None:
    table = at_yard("S1", "0 0 1", CARGO)
    assert table.play("buy") == ["bought 0 0"]
    assert (table.gear(), table.ship().filled, table.goods(), table.energy()) == (
        "cargo_hold " * 3 + "cargo_hold",
        4,
        {},
        "0 0 0",
    )


def test_dd_6_3_or_over_a_filled_slot() -> None:
    table = at_yard("S1", "0 0 1", CARGO, "navigator builder builder")
    assert table.of("replace") == ["navigator", "builder"]
    assert table.play("replace navigator") == ["gave_up 0 1", "bought 0 0"]
    assert (table.gear(), table.ship().filled) == ("cargo_hold builder builder", 3)


def test_dd_6_3_the_crew_marker_of_replaced_gear_returns_to_the_supply() -> None:
    table = at_yard("S1", "0 0 1", CARGO, "navigator builder builder")
    before = table.state.supply[MOVE]
    table.play("replace navigator")
    assert table.state.supply[MOVE] == before + 1


@pytest.mark.parametrize("goods", ["phone_boxes", "blue_paint blue_paint", ""])
def test_dd_6_3_both_goods_of_the_price_are_needed(goods: str) -> None:
    table = at_yard("S1", "0 0 1", goods)
    assert [table.refused(a) for a in ("buy", "replace cargo_hold")] == ["DD-6.3"] * 2


def test_dd_6_3_an_unbuilt_yard_sells_nothing() -> None:
    assert lay("S1", "0 0 1", CARGO).refused("buy") == "DD-6.3"
    assert lay("C", "0 0 1", CARGO).consumer("C", "satellites").refused("buy") == "DD-6.3"


def test_dd_6_3_without_a_trade_marker_no_gear() -> None:
    assert at_yard("S1", "0 1 0", CARGO).refused("buy") == "DD-3.6"


def test_dd_1_5_a_full_ship_can_only_overbuild() -> None:
    table = at_yard("S1", "0 0 1", CARGO)
    table.ship().gear[0] = table.ship().filled = 9
    assert (table.refused("buy"), table.refused("replace cargo_hold")) == ("DD-1.5", "")


def test_dd_1_5_only_gear_they_have_can_be_overbuilt() -> None:
    assert at_yard("S1", "0 0 1", CARGO).refused("replace merchant") == "DD-1.5"


def test_dd_r7_a_crew_quarters_marker_comes_from_the_supply() -> None:
    table = at_yard("S2", "1 0 1", "solar_panels blue_paint")
    table.play("buy")
    assert (table.supply(), table.energy(), table.ship().gear[1]) == ("38 40 40", "1 0 0", 1)


def test_dd_r7_else_from_the_buyers_own_real_markers() -> None:
    table = at_yard("S2", "1 0 1", "solar_panels blue_paint").empty_supply(MOVE)
    table.play("buy")
    assert (table.supply(), table.energy(), table.ship().gear[1]) == ("0 40 40", "0 0 0", 1)


def test_dd_r7_never_a_virtual_one() -> None:
    table = at_yard("S2", "0 0 1", "solar_panels blue_paint").empty_supply(MOVE)
    table.ship().virtual[MOVE] = 2
    assert [table.refused(a) for a in ("buy", "replace cargo_hold")] == ["DD-R7"] * 2


def test_dd_r7_a_trade_marker_just_paid_can_become_the_merchant() -> None:
    table = at_yard("S4", "0 0 1", "phone_boxes plastic_beads").empty_supply(TRADE)
    table.play("buy")
    assert (table.supply(), table.energy(), table.ship().gear[3]) == ("40 40 0", "0 0 0", 1)


def test_dd_r7_a_virtual_marker_paid_cannot() -> None:
    table = at_yard("S4", "0 0 0", "phone_boxes plastic_beads").empty_supply(TRADE)
    table.ship().virtual[TRADE] = 1
    assert table.refused("buy") == "DD-R7"


def test_dd_r7_replaced_gear_of_the_colour_gives_its_marker() -> None:
    table = at_yard("S2", "0 0 1", "solar_panels blue_paint", "navigator builder builder").empty_supply(MOVE)
    assert (table.refused("buy"), table.refused("replace builder")) == ("DD-R7", "DD-R7")
    table.play("replace navigator")
    assert (table.gear(), table.state.supply[MOVE]) == ("navigator builder builder", 0)


def test_dd_r7_cargo_holds_never_run_out() -> None:
    table = at_yard("S1", "0 0 1", CARGO)
    for colour in (MOVE, BUILD, TRADE):
        table.empty_supply(colour)
    assert table.refused("buy") == ""


def test_dd_6_4_two_inputs_in_one_product_out() -> None:
    table = lay("C", "0 0 1", "phone_boxes solar_panels").factory("C", "satellites")
    assert table.play("make") == ["made 0 0"]
    assert (table.goods(), table.energy()) == ({"satellites": 1}, "0 0 0")


def test_dd_6_4_without_both_inputs_or_a_factory_nothing_is_made() -> None:
    assert lay("C", "0 0 1", "phone_boxes").factory("C", "satellites").refused("make") == "DD-6.4"
    assert lay("C", "0 0 1", "phone_boxes solar_panels").refused("make") == "DD-6.4"
    assert lay("C", "0 0 0", "phone_boxes solar_panels").factory("C", "satellites").refused("make") == "DD-3.6"


def test_dd_6_4_nothing_is_ever_taken_apart() -> None:
    table = lay("C", "0 0 1", "satellites").factory("C", "satellites")
    assert table.refused("make") == "DD-6.4"


@pytest.mark.parametrize(("product", "points"), [("satellites", 3), ("science", 10), ("military", 30)])
def test_dd_6_5_a_delivery_scores_its_points(product: str, points: int) -> None:
    table = lay("C", "0 0 1", product).consumer("C", product)
    table.play("deliver")
    assert (table.scores()[0], table.goods(), table.energy()) == (points, {}, "0 0 0")


def test_dd_6_5_only_its_good_only_when_built_only_with_a_marker() -> None:
    assert lay("C", "0 0 1", "science").consumer("C", "satellites").refused("deliver") == "DD-6.5"
    assert lay("C", "0 0 1", "satellites").consumer("C", "satellites", built=False).refused("deliver") == "DD-6.5"
    assert lay("C", "0 0 0", "satellites").consumer("C", "satellites").refused("deliver") == "DD-3.6"
    table = at_yard("S1", "0 0 1", "satellites")
    assert table.refused("deliver") == "DD-6.5"


def test_dd_r6_a_tile_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    table = lay("C", "0 2 2", "satellites satellites").load(1, "phone_boxes " * 2 + "solar_panels " * 2)
    table.consumer("C", "satellites", built=False)
    table.play("build_consumer", "deliver", "build_factory satellites", "make")
    assert (table.goods(), table.scores()[0]) == ({"satellites": 1}, 5 + 3 + 5)


def test_dd_6_6_with_a_privilege_one_marker_pays_for_any_number_of_uses() -> None:
    table = lay("C", "0 0 1").claim(1, "C", 0)
    table.play("mine", "mine", "mine")
    assert (table.goods(), table.energy()) == ({"rubber_ducks": 3}, "0 0 0")


def test_dd_6_6_each_tile_is_paid_for_itself() -> None:
    table = lay("C", "0 0 1", "satellites").claim(1, "C", 0).claim(1, "C", 1).consumer("C", "satellites")
    table.play("mine")
    assert table.refused("deliver") == "DD-3.6"


def test_dd_6_6_goods_are_paid_every_time() -> None:
    table = lay("C", "0 0 1", "satellites satellites").claim(1, "C", 1).consumer("C", "satellites")
    table.play("deliver", "deliver")
    assert (table.scores()[0], table.refused("deliver")) == (6, "DD-6.5")


def test_dd_6_6_also_for_factories_and_spaceyards() -> None:
    table = lay("C", "0 0 1", "phone_boxes solar_panels " * 2).factory("C", "satellites").claim(1, "C", 2)
    table.play("make", "make")
    assert table.goods() == {"satellites": 2}
    table = at_yard("S1", "0 0 1", f"{CARGO} {CARGO}").claim(1, "S1", 1)
    table.play("buy", "buy")
    assert table.ship().filled == 5


def test_dd_6_6_until_they_leave_the_planet() -> None:
    table = lay("C", "2 0 1").claim(1, "C", 0)
    table.play("mine", fly("C-I1 1"), fly("C"))
    assert table.refused("mine") == "DD-3.6"


def test_dd_6_6_or_ends_the_turn() -> None:
    table = lay("C", "0 0 1").claim(1, "C", 0)
    table.play("mine", "end_turn", "collect build", "act")
    assert table.refused("mine") == "DD-3.6"


def test_dd_6_6_a_privilege_hinders_nobody_else_and_helps_nobody_else() -> None:
    table = lay("C", "0 0 1").claim(2, "C", 0)
    table.play("mine")
    assert (table.goods(), table.refused("mine")) == ({"rubber_ducks": 1}, "DD-3.6")


def test_dd_r14_a_use_paid_before_the_claim_does_not_count() -> None:
    table = lay("C", "0 3 2")
    table.play("mine", "claim mine", "mine")
    assert table.energy() == "0 0 0"
    table.play("mine")
    assert table.goods() == {"rubber_ducks": 3}


def test_dd_r14_taking_the_privilege_back_ends_it() -> None:
    table = lay("C", "0 0 1").claim(1, "C", 0).claim(1, "I1", 0)
    table.play("mine")
    table.ship().on_track += table.ship().cubes
    table.ship().cubes = 0
    table.state.free_parts = 2
    table.play("highway", "part 1", "take_privilege 2 mine")
    assert table.refused("mine") == ""
    table.play("highway", "part 2", "take_privilege 1 mine")
    assert table.refused("mine") == "DD-3.6"


def test_dd_r14_taking_a_privilege_back_pays_for_no_other() -> None:
    table = lay("C", "0 0 0", "satellites").consumer("C", "satellites").claim(1, "C", 0).claim(1, "C", 1)
    table.ship().on_track += table.ship().cubes
    table.ship().cubes = 0
    table.play("highway", "part 1", "take_privilege 1 mine")
    assert table.refused("deliver") == "DD-3.6"


def test_dd_r14_a_jump_ends_it() -> None:
    table = lay("C", "2 0 1").claim(1, "C", 0)
    table.play("mine", on("entrance", "C"), on("exit", "S1"), "jump", fly("C"))
    assert table.refused("mine") == "DD-3.6"


def test_dd_r16_a_mine_gives_nothing_while_20_of_its_good_are_aboard() -> None:
    table = lay("C", "0 0 1").claim(1, "C", 0)
    table.play(*["mine"] * 20)
    assert (table.goods(), table.refused("mine")) == ({"rubber_ducks": 20}, "DD-R16")


def test_dd_r16_other_goods_do_not_count() -> None:
    assert lay("C", "0 0 1", "blue_paint " * 20).refused("mine") == ""


def test_dd_6_7_during_a_visit_a_ship_may_hold_any_number_of_goods() -> None:
    table = lay("C", "0 0 9", gear="navigator navigator navigator")
    table.play(*["mine"] * 9)
    assert table.ship().aboard == 9


def test_dd_6_8_discarded_goods_are_gone() -> None:
    table = lay("C", "1 0 0", "rubber_ducks " * 7 + "military")
    table.play(fly("I1"), "discard military", "explore satellites")
    assert table.goods() == {"rubber_ducks": 7}


def partners(goods: str, other: str, seats: int = 2) -> Table:
    """Players 1 and 2 together on S1."""
    table = lay("S1", "0 0 0", goods, seats=seats).load(2, other)
    return table.put(2, "S1")


def test_dd_6_9_goods_change_ships_without_energy() -> None:
    table = partners("rubber_ducks rubber_ducks", "military")
    table.play("give rubber_ducks", "give rubber_ducks", "ask military", "send 2")
    assert (table.mover, list(table.legal())) == (2, ["accept", "decline"])
    assert table.play("accept") == ["accepted 1"]
    assert (table.goods(1), table.goods(2), table.mover) == ({"military": 1}, {"rubber_ducks": 2}, 1)


def test_dd_6_9_gifts_are_allowed_both_ways() -> None:
    table = partners("rubber_ducks", "military")
    table.play("give rubber_ducks", "send 2", "accept", "ask military", "send 2", "accept")
    assert (table.goods(1), table.goods(2)) == ({"military": 1}, {"rubber_ducks": 1})


def test_dd_6_9_declined_nothing_changes() -> None:
    table = partners("rubber_ducks", "military")
    table.play("give rubber_ducks", "ask military", "send 2", "decline")
    assert (table.goods(1), table.goods(2), table.phase) == ({"rubber_ducks": 1}, {"military": 1}, "action")
    assert (sum(table.state.given), sum(table.state.asked)) == (0, 0)


def test_dd_6_9_only_with_players_on_the_same_planet() -> None:
    table = lay("S1", "0 0 0", "rubber_ducks").load(2, "military")
    assert [table.refused(a) for a in ("give rubber_ducks", "ask military")] == ["DD-6.9"] * 2
    dots = lay("C-I1 1", "0 0 0", "rubber_ducks").put(2, "C-I1 1")
    assert dots.refused("give rubber_ducks") == "DD-R18"


def test_dd_6_9_only_goods_that_are_there() -> None:
    table = partners("rubber_ducks", "military")
    assert [table.refused(a) for a in ("give military", "ask rubber_ducks")] == ["DD-6.9", "DD-R18"]
    table.play("give rubber_ducks")
    assert table.refused("give rubber_ducks") == "DD-6.9"
    table.play("ask military")
    assert table.refused("ask military") == "DD-R18"


def test_dd_6_9_the_offer_goes_to_a_partner_who_has_what_is_asked() -> None:
    table = partners("rubber_ducks", "military", seats=4).put(3, "S1").load(3, "medicine")
    table.play("ask medicine")
    refused = [table.refused(f"send {n}") for n in (1, 2, 4, 5)]
    assert (table.of("send"), refused) == (["3"], ["DD-6.9", "DD-R18", "DD-6.9", "DD-6.9"])


def test_dd_6_9_the_third_player_is_not_asked() -> None:
    table = partners("rubber_ducks", "military", seats=3).put(3, "S1")
    table.play("give rubber_ducks", "send 3", "accept")
    assert (table.goods(2), table.goods(3)) == ({"military": 1}, {"rubber_ducks": 1})


def test_dd_r11_the_partner_must_stay_within_their_holds() -> None:
    table = partners("rubber_ducks rubber_ducks", "military " * 6)
    table.play("give rubber_ducks", "give rubber_ducks")
    assert table.refused("send 2") == "DD-R11"
    table.play("ask military")
    assert table.refused("send 2") == ""


def test_dd_r11_the_active_player_may_be_over_theirs() -> None:
    table = partners("rubber_ducks " * 7, "military")
    table.play("ask military", "send 2", "accept")
    assert table.ship().aboard == 8


def test_dd_r11_nothing_else_before_the_answer() -> None:
    table = partners("rubber_ducks", "military")
    table.play("give rubber_ducks", "send 2")
    assert table.refused("give rubber_ducks") == "DD-R11"


def test_dd_r18_an_offer_only_grows_and_may_be_withdrawn() -> None:
    table = partners("rubber_ducks", "military")
    table.play("give rubber_ducks")
    assert table.kinds() == {"ask", "send", "withdraw"}
    assert table.refused("end_turn") == "DD-R18"
    assert table.play("withdraw") == ["withdrawn 0"]
    assert (table.goods(1), table.phase, sum(table.state.given)) == ({"rubber_ducks": 1}, "action", 0)


def test_dd_r18_one_asks_only_for_what_one_single_partner_has_altogether() -> None:
    table = partners("", "military military medicine", seats=4).put(3, "S1").load(3, "medicine science")
    table.play("ask medicine", "ask military")
    assert (table.of("ask"), table.refused("ask science")) == (["military"], "DD-R18")
    table.play("ask military")
    assert (table.of("ask"), table.of("send")) == ([], ["2"])


def test_dd_r18_by_version_1_an_offer_could_ask_for_more_than_anyone_has() -> None:
    table = partners("", "military", seats=3).put(3, "S1").load(3, "medicine")
    table.state.rulings = 0
    table.play("ask medicine", "ask military")
    assert list(table.legal()) == ["withdraw"]


def test_dd_r18_the_same_good_may_stand_on_both_sides() -> None:
    table = partners("military", "military")
    table.play("give military", "ask military", "send 2", "accept")
    assert (table.goods(1), table.goods(2)) == ({"military": 1}, {"military": 1})


def test_dd_r18_before_the_first_good_there_is_nothing_to_send_or_to_withdraw() -> None:
    table = partners("military", "military")
    assert [table.refused(a) for a in ("send 2", "withdraw")] == ["DD-R18"] * 2
    assert [table.refused(a) for a in ("accept", "decline")] == ["DD-R11"] * 2


def test_dd_r18_at_most_three_offers_are_begun_in_a_turn() -> None:
    table = partners("rubber_ducks", "military")
    for _ in range(3):
        table.play("give rubber_ducks", "withdraw")
    assert [table.refused(a) for a in ("give rubber_ducks", "ask military")] == ["DD-R18"] * 2


def test_dd_r18_the_third_offer_may_still_grow() -> None:
    table = partners("rubber_ducks rubber_ducks", "military")
    table.play("give rubber_ducks", "withdraw", "give rubber_ducks", "withdraw", "give rubber_ducks")
    assert table.refused("give rubber_ducks") == ""


def test_dd_r18_the_next_turn_begins_with_none() -> None:
    table = partners("rubber_ducks", "military")
    for _ in range(3):
        table.play("give rubber_ducks", "withdraw")
    table.play("end_turn", "act")
    assert table.refused("give military") == ""


def test_yards_are_where_the_tests_expect_them() -> None:
    assert [lay().on(f"S{n}").second for n in (1, 2, 3, 4, 5)] == [0, 1, 2, 3, 4]
    assert planet("S2") == 7

"""Chapter 5: building."""

from __future__ import annotations

import pytest

from tests.games.duck_dealer.table import Table, fly, lay, on, planet


def test_dd_5_1_nothing_is_built_in_mid_space() -> None:
    table = lay("C-I1 1", "0 3 0", "phone_boxes solar_panels satellites")
    refused = [table.refused(a) for a in ("build_consumer", "build_factory satellites", "build_spaceyard satellites")]
    assert refused == ["DD-5.1"] * 3


def test_dd_5_1_one_factory_per_planet() -> None:
    table = lay("C", "0 1 0", "phone_boxes solar_panels").factory("C", "diet_pills")
    assert table.refused("build_factory satellites") == "DD-5.1"


def test_dd_5_1_a_consumer_is_built_once() -> None:
    table = lay("C", "0 1 0", "satellites").consumer("C", "satellites")
    assert table.refused("build_consumer") == "DD-5.1"


def test_dd_5_1_a_spaceyard_is_built_once_and_only_on_starting_planets() -> None:
    table = lay("S1", "0 2 0", "rubber_ducks " * 2 + "blue_paint " * 2)
    table.play("build_spaceyard blue_paint")
    assert table.refused("build_spaceyard blue_paint") == "DD-5.1"
    assert lay("C", "0 1 0", "rubber_ducks blue_paint").refused("build_spaceyard blue_paint") == "DD-5.1"


def test_dd_5_2_building_costs_a_build_marker_and_scores_at_once() -> None:
    table = lay("C", "0 1 0", "phone_boxes solar_panels")
    assert table.play("build_factory satellites") == ["factory_built 0 0", "scored 0 5"]
    assert (table.energy(), table.goods(), table.scores()) == ("0 0 0", {}, [5, 0])


def test_dd_5_2_without_a_build_marker_nothing_is_built() -> None:
    table = lay("C", "1 0 1", "phone_boxes solar_panels satellites").consumer("C", "satellites", built=False)
    refused = [table.refused(a) for a in ("build_consumer", "build_factory satellites", "claim mine")]
    assert refused == ["DD-3.6", "DD-3.6", "DD-5.6"]


def test_dd_5_3_a_spaceyard_takes_its_printed_good_and_one_of_another_kind() -> None:
    table = lay("S1", "0 1 0", "rubber_ducks blue_paint military")
    assert table.of("build_spaceyard") == ["blue_paint", "military"]
    table.play("build_spaceyard military")
    assert (table.goods(), table.scores()[0], table.here.is_built) == ({"blue_paint": 1}, 3, 1)


@pytest.mark.parametrize("goods", ["rubber_ducks rubber_ducks", "rubber_ducks", "blue_paint military"])
def test_dd_5_3_two_different_goods_one_of_them_printed(goods: str) -> None:
    table = lay("S1", "0 1 0", goods)
    assert (table.of("build_spaceyard"), table.refused("build_spaceyard rubber_ducks")) == ([], "DD-5.3")


def test_dd_5_3_without_a_build_marker_no_yard() -> None:
    assert lay("S1", "0 0 1", "rubber_ducks military").refused("build_spaceyard military") == "DD-3.6"


def test_dd_5_4_a_consumer_costs_the_goods_printed_on_it() -> None:
    table = lay("C", "0 1 0", "religion").consumer("C", "religion", built=False)
    assert table.play("build_consumer") == ["consumer_built 0 8", "scored 0 50"]
    assert (table.goods(), table.here.is_built) == ({}, 1)


def test_dd_5_4_without_them_it_is_refused() -> None:
    table = lay("C", "0 1 0", "politics").consumer("C", "religion", built=False)
    assert table.refused("build_consumer") == "DD-5.4"


def test_dd_5_4_a_price_of_several_goods_is_paid_in_full() -> None:
    table = lay("C", "0 1 0", "religion blue_paint").consumer("C", "religion", built=False)
    cost = table.box.products[8].cost
    kept = list(cost)
    cost[:] = [13, 3, 3]
    try:
        refused = table.refused("build_consumer")
        table.load(1, "blue_paint").play("build_consumer")
    finally:
        cost[:] = kept
    assert (refused, table.goods()) == ("DD-5.4", {})


def test_dd_5_5_a_factory_takes_its_two_inputs() -> None:
    table = lay("C", "0 1 0", "phone_boxes solar_panels plastic_beads")
    assert table.of("build_factory") == ["satellites", "linear_accelerators"]
    assert table.refused("build_factory religion") == "DD-5.5"


def test_dd_5_5_as_long_as_that_kind_is_in_stock() -> None:
    table = lay("C", "0 1 0", "phone_boxes solar_panels").factory("I1", "satellites").factory("I2", "satellites")
    assert table.refused("build_factory satellites") == "DD-5.5"


@pytest.mark.parametrize(
    ("product", "inputs", "points"),
    [("science", "linear_accelerators rubber_ducks", 15), ("military", "satellites linear_accelerators", 50)],
)
def test_dd_5_5_higher_factories_score_more(product: str, inputs: str, points: int) -> None:
    table = lay("C", "0 1 0", inputs)
    table.play(f"build_factory {product}")
    assert table.scores()[0] == points


def test_dd_5_6_three_build_markers_claim_a_mine() -> None:
    table = lay("C", "0 4 0")
    assert table.play("claim mine") == ["claimed 0 0 0"]
    assert (table.here.privileges, table.energy(), table.ship().cubes) == ([0, -1, -1], "0 1 0", 37)


def test_dd_5_6_two_markers_are_not_enough() -> None:
    assert lay("C", "0 2 0").refused("claim mine") == "DD-5.6"


def test_dd_5_6_a_tile_with_a_privilege_cannot_be_claimed_by_anyone() -> None:
    assert lay("C", "0 3 0").claim(2, "C", 0).refused("claim mine") == "DD-5.6"
    assert lay("C", "0 3 0").claim(1, "C", 0).refused("claim mine") == "DD-5.6"


def test_dd_5_6_only_tiles_of_this_planet() -> None:
    table = lay("C", "0 3 0").consumer("C", "satellites")
    assert (table.of("claim"), table.refused("claim spaceyard")) == (["mine", "consumer"], "DD-5.6")
    assert lay("C-I1 1", "0 3 0").refused("claim mine") == "DD-5.6"


def test_dd_5_6_a_factory_and_a_spaceyard_can_be_claimed() -> None:
    assert lay("C", "0 3 0").factory("C", "satellites").of("claim") == ["mine", "factory"]
    table = lay("S1", "0 3 0")
    table.here.is_built = 1
    assert table.of("claim") == ["mine", "spaceyard"]
    table.play("claim spaceyard")
    assert table.here.privileges == [-1, 0, -1]


def test_dd_r5_a_tile_must_be_built_before_it_can_be_claimed() -> None:
    table = lay("C", "0 3 0").consumer("C", "satellites", built=False)
    assert [table.refused(f"claim {tile}") for tile in ("consumer", "factory", "mine")] == ["DD-R5", "DD-R5", ""]
    table = lay("S1", "0 3 0")
    assert [table.refused(f"claim {tile}") for tile in ("spaceyard", "factory")] == ["DD-R5", "DD-5.6"]


def spent_free(table: Table) -> Table:
    table.state.free_parts = 0
    return table


def test_dd_5_7_a_part_costs_a_build_marker() -> None:
    table = spent_free(lay("C", "0 2 0"))
    table.play("highway", "part 9")
    assert (table.energy(), table.state.ships[0].parts[4], table.ship().cubes) == ("0 1 0", 1, 37)


def test_dd_5_7_on_any_dot_of_the_board() -> None:
    table = spent_free(lay("C-I1 1", "0 1 0"))
    table.play("highway")
    assert len(table.of("part")) == 109
    assert table.refused("part 1") == "DD-5.7"
    assert table.refused("part 111") == "DD-5.7"
    assert table.refused("end_turn") == "DD-5.7"


def test_dd_5_7_not_on_a_ship_nor_on_a_part() -> None:
    table = spent_free(lay("C", "0 1 0")).put(2, "C-I1 2").pave(2, "C-I2 1").pave(1, "C-I2 2")
    table.play("highway")
    assert [table.refused(on("part", n)) for n in ("C-I1 2", "C-I2 1", "C-I2 2", "C-I1 1")] == ["DD-5.7"] * 3 + [""]


def test_dd_5_7_a_dot_is_free_again_when_the_ship_has_left() -> None:
    table = lay("C-I1 1", "1 1 0")
    table.play(fly("C"), "explore satellites", "highway", on("part", "C-I1 1"))
    assert table.state.taken[0] == 1


def test_dd_5_7_a_dot_is_taken_when_a_ship_has_come() -> None:
    table = lay("C", "1 1 0")
    table.play(fly("C-I1 1"), "highway")
    assert [table.refused(on("part", name)) for name in ("C-I1 1", "C-I1 2")] == ["DD-5.7", ""]


def test_dd_5_7_a_board_without_a_free_dot_takes_no_part() -> None:
    table = lay("C", "0 1 0")
    for route in range(table.box.routes):
        table.state.taken[route] = (1 << table.box.route[route].dots) - 1
    assert table.refused("highway") == "DD-5.7"


def test_planets_are_numbered_as_on_the_board() -> None:
    assert planet("S1") == 6

"""Chapter 4: movement, exploration, pathways used."""

from __future__ import annotations

import pytest

from drakes.games.duck_dealer.rules.flying import move_ship
from drakes.games.duck_dealer.rules.state import PLANETS
from tests.games.duck_dealer.table import PRODUCTS, Table, dot, fly, lay, node, on, planet


def flying(filled: int, at: str) -> Table:
    """A ship with so many slots filled and one movement marker."""
    table = lay(at, "1 0 0")
    table.ship().gear[0] = table.ship().filled = filled
    return table


@pytest.mark.parametrize(("filled", "farthest"), [(3, 8), (4, 5), (6, 5), (7, 2), (9, 2)])
def test_dd_4_1_one_marker_flies_8_5_or_2_steps_by_filled_slots(filled: int, farthest: int) -> None:
    table = flying(filled, "O1")
    stops = [int(n) - 1 for n in table.of("stop")]
    route = range(dot("O1-O2"), dot("O1-O2") + 6)
    assert [d for d in stops if d in route] == list(route)[: min(farthest, 6)]
    assert (fly("O2") in table.legal()) == (farthest >= 7)


def test_dd_r12_six_filled_slots_still_fly_5_steps() -> None:
    assert [fly("S2") in flying(n, "O2").legal() for n in (6, 7)] == [True, False]


def test_dd_r12_a_planet_takes_a_consumer_and_a_factory() -> None:
    table = lay("C", "0 2 0", "satellites phone_boxes solar_panels").consumer("C", "satellites", built=False)
    table.play("build_consumer", "build_factory satellites")
    assert (table.here.is_built, table.here.factory) == (1, 0)


def test_dd_4_1_every_dot_and_every_planet_entered_is_one_step() -> None:
    table = lay("C", "1 0 0")
    steps = {name: table.state.reach[planet(name)] for name in ("C", "I1", "S1", "O1", "O2")}
    assert steps == {"C": 0, "I1": 3, "S1": 7, "O1": 12, "O2": 12}


def test_dd_4_1_too_far_is_refused() -> None:
    assert lay("C", "1 0 0").refused(fly("O1")) == "DD-4.1"


def test_dd_4_2_own_parts_cost_no_step() -> None:
    table = flying(7, "O1").pave(1, *(f"O1-O2 {n}" for n in range(1, 7)))
    assert (table.state.reach[planet("O2")], fly("O2") in table.legal()) == (1, True)


def test_dd_4_2_other_players_parts_count_as_ordinary_dots() -> None:
    table = flying(7, "O1").pave(2, *(f"O1-O2 {n}" for n in range(1, 7)))
    assert table.state.reach[planet("O2")] == 7


def test_dd_4_2_a_part_just_placed_shortens_the_way() -> None:
    table = lay("C", "1 1 0")
    table.play("highway", on("part", "C-I1 1"))
    assert (table.state.reach[planet("I1")], table.state.reach[planet("S1")]) == (2, 6)
    table.play("highway", on("part", "I1-S1 2"))
    assert table.state.reach[planet("S1")] == 5


def test_dd_4_2_a_part_on_the_ships_own_route_shortens_the_way() -> None:
    table = lay("O1-O2 3", "1 0 0")
    before = table.state.reach[planet("O2")]
    table.play("highway", on("part", "O1-O2 5"))
    assert (before, table.state.reach[planet("O2")]) == (4, 3)


def test_dd_4_3_a_flight_may_end_on_a_dot() -> None:
    table = lay("C", "2 0 0")
    assert table.play(fly("C-I1 2")) == ["stopped 0 1"]
    assert table.state.reach[planet("I1")] == 1
    assert table.state.reach[planet("C")] == 2
    assert "mine" not in table.legal()


def test_dd_4_3_even_on_the_very_first_dot() -> None:
    assert lay("C", "1 0 0").play(fly("C-I1 1")) == ["stopped 0 0"]


def test_dd_4_3_from_a_dot_one_may_fly_on_along_the_route_and_back() -> None:
    table = flying(7, "O1-O2 3")
    stops = {int(n) - 1 - dot("O1-O2") + 1 for n in table.of("stop")}
    assert (stops, table.of("fly")) == ({1, 2, 4, 5}, [])


def test_dd_4_3_ships_never_block_each_other() -> None:
    table = lay("C", "1 0 0").put(2, "C-I1 1")
    table.play(fly("C-I1 1"))
    assert table.ship(1).at == table.ship(2).at


def test_dd_4_3_what_is_left_of_a_marker_is_lost() -> None:
    table = lay("C", "1 0 0")
    table.play(fly("C-I1 1"))
    assert (table.of("fly"), table.of("stop"), table.energy()) == ([], [], "0 0 0")


def test_dd_4_4_flying_past_a_planet_does_nothing_there() -> None:
    table = lay("C", "1 0 0")
    table.play(fly("S1"))
    assert (table.on("I1").is_visited, table.on("I2").is_visited, table.on("I1").second) == (0, 0, -1)


def test_dd_4_5_ending_on_an_unvisited_planet_explores_it() -> None:
    table = lay("S1", "1 0 0")
    table.play(fly("I1"))
    assert (table.phase, table.of("explore")) == ("explore", ["satellites", "linear_accelerators"])
    assert table.refused("end_turn") == "DD-4.5"
    assert table.refused("explore stealth_ducks") == "DD-4.5"


def test_dd_4_5_the_consumer_taken_lies_there_unbuilt_the_other_stays_on_top() -> None:
    table = lay("S1", "1 0 0")
    table.play(fly("I1"), "explore linear_accelerators")
    track = [PRODUCTS[p] for p in table.state.track[table.state.track_top :][:2]]
    assert (table.here.second, table.here.is_built, track) == (1, 0, ["satellites", "stealth_ducks"])


def test_dd_4_5_taking_the_top_one_leaves_the_second_on_top() -> None:
    table = lay("S1", "2 0 0")
    table.play(fly("I1"), "explore satellites", fly("C"))
    assert table.of("explore") == ["linear_accelerators", "stealth_ducks"]


def test_dd_4_5_a_planet_is_explored_once() -> None:
    table = lay("S1", "3 0 0")
    table.play(fly("I1"), "explore satellites", fly("S1"), fly("I1"))
    assert table.phase == "action"


def test_dd_4_5_starting_planets_are_never_explored() -> None:
    table = lay("I1", "1 0 0")
    table.play(fly("S1"))
    assert (table.phase, table.state.track_top) == ("action", 0)


def test_dd_4_5_a_dot_is_never_explored() -> None:
    table = lay("I1", "1 0 0")
    table.play(fly("C-I1 1"))
    assert table.phase == "action"


def test_dd_r4_one_consumer_left_on_the_track_is_that_one() -> None:
    table = lay("S1", "1 0 0")
    table.state.track_top = 11
    for product in range(11):
        table.state.consumers[product] = 1
    table.play(fly("I1"))
    assert (table.phase, table.here.second, table.state.track_top) == ("action", 11, 12)


def test_dd_r4_none_left_the_planet_is_explored_and_gets_none() -> None:
    table = lay("S1", "1 2 0")
    table.state.track_top = 12
    table.state.consumers[:] = [1] * 12
    assert table.play(fly("I1"))[-1] == "found_nothing 0 1"
    assert (table.here.is_visited, table.refused("build_consumer"), table.refused("deliver")) == (1, "DD-5.1", "DD-6.5")


def test_dd_r4_two_of_a_kind_on_top_leave_no_choice() -> None:
    table = lay("S1", "1 0 0")
    table.state.track[1] = 0
    table.state.consumers[0], table.state.consumers[1] = -1, 1
    table.play(fly("I1"))
    assert (table.phase, table.here.second) == ("action", 0)


def test_dd_r3_a_flight_ends_on_another_node() -> None:
    table = lay("S1", "1 0 0")
    assert (table.refused(fly("S1")), table.refused("fly 17"), table.refused("stop 111")) == ("DD-R3",) * 3


def test_dd_r3_by_the_cheapest_route() -> None:
    table = lay("S1", "1 0 0").pave(1, "S1-O2 1", "S1-O2 2", "S1-O2 3", "S1-O2 4")
    assert table.state.reach[planet("O2")] == 1
    assert table.state.reach[planet("S2")] == 1 + 5
    assert fly("O2-O3 6") in table.legal()


def test_dd_4_6_a_pathway_costs_one_whole_marker() -> None:
    table = lay("S1", "2 0 0")
    table.play(on("entrance", "S1"), on("exit", "O3"), "jump")
    assert (table.ship().at, table.energy(), table.phase) == (planet("O3"), "1 0 0", "explore")


def test_dd_4_6_anyone_may_use_anyones_pathway() -> None:
    table = lay("S1", "1 0 0")
    table.on("S1").pathway, table.on("S4").pathway, table.ship(2).exit = 1, 5 + 1, planet("S4")
    table.play("jump")
    assert table.ship().at == planet("S4")


def test_dd_4_6_only_from_an_entrance() -> None:
    table = lay("S1", "1 0 0")
    table.play(on("entrance", "S2"), on("exit", "S1"))
    assert table.refused("jump") == "DD-4.6"
    assert lay("C-I1 1", "1 0 0").refused("jump") == "DD-4.6"


def test_dd_4_6_without_a_marker_there_is_no_jump() -> None:
    table = lay("S1")
    table.play(on("entrance", "S1"), on("exit", "S2"))
    assert table.refused("jump") == "DD-3.6"


def test_dd_r13_arriving_by_a_pathway_explores() -> None:
    table = lay("S1", "1 0 0")
    table.play(on("entrance", "S1"), on("exit", "C"), "jump", "explore satellites")
    assert (table.here.is_visited, table.here.second) == (1, 0)


def test_dd_4_7_before_a_flight_the_goods_must_fit() -> None:
    table = lay("S1", "1 0 0", "rubber_ducks " * 6 + "blue_paint blue_paint")
    table.play(fly("S2"))
    assert (table.phase, table.ship().at, table.refused("end_turn")) == ("keep_goods", planet("S1"), "DD-4.7")
    table.play("discard blue_paint")
    assert (table.ship().at, table.ship().aboard) == (planet("S2"), 7)


def test_dd_4_7_one_kind_of_goods_leaves_no_choice() -> None:
    table = lay("S1", "1 0 0", "rubber_ducks " * 9)
    assert table.play(fly("S2")) == ["discarded 0 0 2", "flew 0 7"]


def test_dd_4_7_before_a_jump_too() -> None:
    table = lay("S1", "1 0 0", "rubber_ducks " * 6 + "blue_paint blue_paint")
    table.play(on("entrance", "S1"), on("exit", "S2"), "jump", "discard rubber_ducks")
    assert (table.ship().at, table.goods()) == (planet("S2"), {"rubber_ducks": 5, "blue_paint": 2})


def test_dd_r17_goods_are_discarded_only_in_the_choice_of_what_to_keep() -> None:
    table = lay("S1", "1 0 0", "rubber_ducks " * 6 + "blue_paint blue_paint blue_paint")
    assert table.refused("discard blue_paint") == "DD-R17"
    table.play(fly("S2"), "discard blue_paint")
    assert table.phase == "keep_goods"


def test_dd_r17_the_choice_ends_when_only_one_kind_is_left() -> None:
    table = lay("S1", "1 0 0", "rubber_ducks " * 9 + "blue_paint")
    table.play(fly("S2"), "discard blue_paint")
    assert (table.ship().at, table.goods()) == (planet("S2"), {"rubber_ducks": 7})


def test_dd_7_1_entrance_and_exit_go_on_two_different_planets() -> None:
    table = lay()
    table.play("entrance 5")
    assert table.refused("exit 5") == "DD-7.1"
    assert table.refused("exit 17") == "DD-7.1"


def test_dd_7_1_no_planet_holds_more_than_one_pathway_marker() -> None:
    table = lay()
    table.on("C").pathway, table.on("I1").pathway = 1, 6
    assert [table.refused(f"entrance {n}") for n in (1, 2, 3)] == ["DD-7.1", "DD-7.1", ""]
    table.play("entrance 3")
    assert [table.refused(f"exit {n}") for n in (1, 2, 3)] == ["DD-7.1"] * 3


def crowded(rulings: int = 1) -> Table:
    """Two planets are left without a pathway marker, the first and the last."""
    table = lay("S1", "1 0 0", seats=5)
    table.state.rulings = rulings
    for taken in table.state.planets[1 : table.box.planets - 1]:
        taken.pathway = 1
    return table


def test_dd_7_1_the_only_place_for_an_exit_is_not_asked() -> None:
    table = crowded()
    last = table.box.planets - 1
    assert table.play("entrance 1") == ["entrance_placed 0 0", f"exit_placed 0 {last}"]
    assert (table.phase, table.ship().exit, table.refused(f"exit {last + 1}")) == ("action", last, "DD-3.7")


def test_dd_7_1_by_version_1_it_was_asked() -> None:
    table = crowded(rulings=0)
    table.play("entrance 1")
    assert (table.phase, table.of("exit")) == ("exit", [str(table.box.planets)])


def test_dd_7_1_the_entrance_comes_first() -> None:
    assert lay("S1", "1 0 0").refused("exit 3") == "DD-7.1"


def test_dd_7_1_travel_is_from_entrance_to_exit() -> None:
    table = lay("S2", "1 0 0")
    table.play(on("entrance", "S1"), on("exit", "S2"))
    assert table.refused("jump") == "DD-4.6"


def test_dd_r15_pathway_markers_go_on_any_planet_and_placing_is_no_visit() -> None:
    table = lay()
    assert table.of("entrance") == [str(n) for n in range(1, 17)]
    table.play(on("entrance", "S1"), on("exit", "C"))
    assert (table.on("C").is_visited, table.phase) == (0, "action")


def test_nodes_count_planets_first() -> None:
    assert node("C-I1 1") == PLANETS


def test_dd_5_7_a_ship_on_the_very_first_dot_keeps_parts_off_it() -> None:
    table = lay("C", "1 0 0")
    move_ship(table.box, table.state, PLANETS)
    assert table.state.taken[table.box.route_of[0]] & 1 == 1

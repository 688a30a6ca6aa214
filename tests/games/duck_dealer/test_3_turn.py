"""Chapter 3: the turn."""

from __future__ import annotations

import pytest

from tests.games.duck_dealer.table import Table, dot, fly, is_over, lay, node, on, ready

MOVE, BUILD, TRADE = range(3)


def collecting(gear: str, seats: int = 2) -> Table:
    return ready(seats, gear)


def test_dd_3_1_a_turn_is_collecting_or_acting() -> None:
    assert list(ready().legal()) == ["collect movement", "collect build", "collect trade", "act"]


def test_dd_3_1_after_collecting_the_next_player_is_asked() -> None:
    table = ready(3)
    table.play("collect build", "collect trade", "collect trade")
    assert (table.mover, table.phase) == (1, "turn")


def test_dd_3_1_building_needs_an_action_turn() -> None:
    table = ready().charge(1, "0 1 1")
    assert [table.refused(a) for a in ("mine", "highway", "end_turn")] == ["DD-3.1"] * 3


def test_dd_3_2_each_crew_quarter_brings_one_marker() -> None:
    table = collecting("navigator navigator builder")
    table.play("collect trade")
    assert table.energy() == "2 1 1"


def test_dd_3_2_the_free_marker_may_be_of_a_crew_colour() -> None:
    table = collecting("merchant merchant merchant")
    table.play("collect trade")
    assert (table.energy(), table.supply()) == ("0 0 4", "40 40 30")


def test_dd_3_2_there_is_no_limit_while_collecting() -> None:
    table = collecting("builder builder builder").charge(1, "4 4 4")
    table.play("collect build")
    assert table.energy() == "4 8 4"


def short(gear: str, left: str, colour: str) -> Table:
    """Player 1 collects while the supply holds only so much."""
    table = collecting(gear)
    for c, n in enumerate(map(int, left.split())):
        table.ship(2).energy[c] += table.state.supply[c] - n
        table.state.supply[c] = n
    table.play(f"collect {colour}")
    return table


def test_dd_3_3_missing_markers_become_virtual_and_force_an_action_turn() -> None:
    table = short("navigator navigator builder", "1 9 9", "trade")
    assert (table.energy(), table.ship().virtual, table.phase, table.mover) == ("1 1 1", [1, 0, 0], "action", 1)


def test_dd_3_3_an_exhausted_colour_may_be_chosen() -> None:
    table = short("cargo_hold cargo_hold cargo_hold", "5 5 0", "trade")
    assert (table.energy(), table.ship().virtual, table.phase) == ("0 0 0", [0, 0, 1], "action")


def test_dd_3_3_no_shortage_no_action_turn() -> None:
    table = short("navigator navigator builder", "2 1 1", "trade")
    assert (table.phase, table.mover, table.supply()) == ("turn", 2, "0 0 0")


def test_dd_3_3_virtual_markers_may_be_spent_like_real_ones() -> None:
    table = short("cargo_hold cargo_hold cargo_hold", "5 5 0", "trade")
    table.play("mine")
    assert (table.goods(), table.supply()) == ({"rubber_ducks": 1}, "5 5 0")


def test_dd_3_3_no_virtual_marker_survives_the_turn() -> None:
    table = short("cargo_hold cargo_hold cargo_hold", "5 5 0", "trade")
    assert "virtual_gone 0 2 1" in table.play("end_turn")
    assert (table.ship().virtual, table.energy()) == ([0, 0, 0], "0 0 0")


def test_dd_r1_the_forced_action_turn_uses_a_space_of_the_turn_track() -> None:
    table = short("cargo_hold cargo_hold cargo_hold", "5 5 0", "trade")
    assert (table.state.turn, table.ship().on_track, table.ship().cubes) == (1, 1, 38)


def test_dd_r2_virtual_markers_are_spent_first() -> None:
    table = short("cargo_hold cargo_hold cargo_hold", "5 5 0", "trade")
    table.ship(2).energy[TRADE] -= 2
    table.ship(1).energy[TRADE] += 2
    table.play("mine")
    assert (table.energy(), table.ship().virtual, table.supply()) == ("0 0 2", [0, 0, 0], "5 5 0")
    table.play("mine")
    assert (table.energy(), table.supply()) == ("0 0 1", "5 5 1")


def test_dd_3_4_a_cube_goes_on_the_next_space_for_good() -> None:
    table = ready()
    assert table.play("act") == ["action_turn 0 1"]
    table.play("end_turn", "act")
    assert (table.state.turn, table.ship(1).on_track, table.ship(2).on_track) == (2, 1, 1)


def test_dd_3_4_the_turn_that_fills_the_last_space_is_the_last_of_the_game() -> None:
    table = lay(turn=24)
    assert not is_over(table)
    table.play("end_turn")
    assert is_over(table)


def test_dd_3_4_the_turn_before_is_not_the_last() -> None:
    table = lay(turn=23)
    table.play("end_turn")
    assert (is_over(table), table.mover) == (False, 2)


@pytest.mark.parametrize(("turn", "free"), [(1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (24, 3)])
def test_dd_3_5_free_parts_by_the_turn(turn: int, free: int) -> None:
    table = lay(turn=turn)
    placed = 0
    while "highway" in table.legal():
        table.play("highway", f"part {placed + 1}")
        placed += 1
    assert placed == free


def test_dd_3_5_the_first_marker_spent_ends_the_free_parts() -> None:
    table = lay(energy="0 0 1", turn=13)
    table.play("highway", "part 1", "mine")
    assert table.refused("highway") == "DD-3.5"


def test_dd_3_5_placing_a_pathway_does_not_end_them() -> None:
    table = lay(turn=13)
    table.play("entrance 1", "exit 2")
    assert "highway" in table.legal()


def test_dd_3_5_an_exchange_does_not_end_them() -> None:
    table = lay(goods="rubber_ducks", turn=13).put(2, "S1")
    table.play("give rubber_ducks", "send 2", "accept")
    assert table.state.free_parts == 3


def test_dd_3_5_free_parts_cost_no_marker_even_with_build_markers_in_hand() -> None:
    table = lay(energy="0 1 0")
    table.play("highway", "part 1")
    assert table.energy() == "0 1 0"
    table.play("highway", "part 2")
    assert (table.energy(), table.legal().keys() & {"highway"}) == ("0 0 0", set())


def test_dd_3_6_spent_markers_return_to_the_supply() -> None:
    table = lay(energy="1 1 1")
    table.play("mine", fly("I1"), "explore satellites")
    assert (table.energy(), table.supply()) == ("0 1 0", "40 39 40")


def test_dd_3_6_a_marker_of_the_wrong_colour_does_not_pay() -> None:
    table = lay(energy="1 1 0")
    assert table.refused("mine") == "DD-3.6"
    assert lay(energy="0 1 1").refused(fly("I1")) == "DD-3.6"


def test_dd_3_6_none_need_be_spent() -> None:
    table = lay(energy="1 1 1")
    table.play("end_turn")
    assert table.energy() == "1 1 1"


def test_dd_3_7_pathway_markers_are_placed_once_per_game() -> None:
    table = lay()
    table.play("entrance 1", "exit 2")
    assert table.refused("entrance 3") == "DD-3.7"


def test_dd_3_7_the_exit_follows_at_once() -> None:
    table = lay(energy="1 0 0")
    table.play("entrance 1")
    assert (table.kinds(), table.refused(fly("I1"))) == ({"exit"}, "DD-7.1")


def test_dd_3_7_even_after_markers_were_spent() -> None:
    table = lay(energy="0 0 1")
    table.play("mine")
    assert "entrance" in table.kinds()


def test_dd_3_8_they_keep_four_markers_of_their_choice() -> None:
    table = lay(energy="3 2 1")
    table.play("end_turn")
    assert (table.phase, table.of("put_back")) == ("keep_energy", ["movement", "build", "trade"])
    table.play("put_back movement", "put_back trade")
    assert (table.energy(), table.supply(), table.mover) == ("2 2 0", "38 38 40", 2)


def test_dd_3_8_a_colour_they_have_not_cannot_be_put_back() -> None:
    table = lay(energy="3 3 0")
    table.play("end_turn")
    assert table.refused("put_back trade") == "DD-3.8"


def test_dd_3_8_with_one_colour_there_is_no_choice() -> None:
    table = lay(energy="0 7 0")
    assert "put_back 0 1 3" in table.play("end_turn")
    assert (table.energy(), table.mover) == ("0 4 0", 2)


def test_dd_3_8_four_markers_are_kept_without_asking() -> None:
    table = lay(energy="2 1 1")
    table.play("end_turn")
    assert (table.energy(), table.mover) == ("2 1 1", 2)


def test_dd_3_8_only_goods_that_fit_are_kept() -> None:
    table = lay(goods="rubber_ducks " * 6 + "blue_paint blue_paint")
    table.play("end_turn")
    assert (table.phase, table.refused("discard military")) == ("keep_goods", "DD-R17")
    assert table.refused("end_turn") == "DD-3.8"
    table.play("discard rubber_ducks")
    assert (table.goods(), table.mover) == ({"rubber_ducks": 5, "blue_paint": 2}, 2)


def test_dd_3_8_goods_come_first_then_markers() -> None:
    table = lay(energy="3 2 1", goods="rubber_ducks " * 7 + "blue_paint")
    table.play("end_turn", "discard blue_paint")
    assert table.phase == "keep_energy"
    assert table.refused("discard rubber_ducks") == "DD-3.8"


def without_cubes(table: Table, player: int = 1) -> Table:
    """All cubes left in stock lie on dots of the outer ring."""
    names = [f"O{n}-O{n % 5 + 1} {place}" for n in (1, 2, 3, 4, 5) for place in range(1, 7)]
    names += [f"O{n}-S{n} {place}" for n in (1, 2, 3, 4, 5) for place in range(1, 5)]
    return table.pave(player, *names[: table.ship(player).cubes])


def test_dd_3_9_without_cubes_a_part_is_taken_back_and_used() -> None:
    table = without_cubes(lay())
    table.play("highway", "part 1")
    assert table.phase == "take_back"
    table.play(on("take_part", "O1-O2 3"))
    assert (table.ship().cubes, table.refused(fly("I1")), table.phase) == (0, "DD-3.6", "action")
    assert table.state.taken[0] == 1
    assert table.state.taken[table.box.route_of[dot("O1-O2")]] == 0b111011


def test_dd_3_9_or_a_privilege() -> None:
    table = lay().claim(1, "C", 0)
    without_cubes(table)
    table.play("highway", "part 1", "take_privilege 1 mine")
    assert (table.on("C").privileges[0], table.ship().cubes) == (-1, 0)


def test_dd_3_9_only_their_own() -> None:
    table = lay().claim(2, "C", 0).pave(2, "C-I1 1")
    without_cubes(table)
    table.play("highway", "part 2")
    refused = [table.refused(a) for a in ("take_privilege 1 mine", "take_privilege 1 consumer", "take_part 1")]
    assert refused == ["DD-3.9"] * 3
    assert table.refused("take_privilege 17 mine") == "DD-3.9"
    assert table.refused("take_part 111") == "DD-3.9"


def test_dd_3_9_a_privilege_is_named_by_its_tile() -> None:
    table = lay().claim(1, "S1", 1).consumer("C", "satellites").claim(1, "C", 1).factory("C", "satellites")
    without_cubes(table.claim(1, "C", 2))
    table.play("highway", "part 1")
    assert table.of("take_privilege") == ["1 consumer", "1 factory", "7 spaceyard"]


def test_dd_3_9_for_the_turn_track_they_must() -> None:
    table = without_cubes(ready())
    table.play("act")
    assert (table.phase, table.kinds(), table.state.turn) == ("take_back", {"take_part"}, 0)
    assert table.refused("end_turn") == "DD-3.9"
    table.play(on("take_part", "O1-O2 1"))
    assert (table.phase, table.ship().on_track, table.state.turn) == ("action", 1, 1)


def test_dd_3_9_also_for_a_privilege() -> None:
    table = without_cubes(lay(energy="0 3 0"))
    table.play("claim mine", on("take_part", "O1-O2 1"))
    assert (table.here.privileges[0], table.energy()) == (0, "0 0 0")


def test_dd_3_9_the_only_piece_on_the_board_is_not_asked_for() -> None:
    table = lay(energy="0 1 0").pave(1, "O1-O2 3")
    table.ship().on_track += table.ship().cubes
    table.ship().cubes = 0
    assert table.play("highway", "part 1") == ["part_taken 0 82", "part_placed 0 0"]


@pytest.mark.parametrize(("slot", "tile"), [(0, 0), (1, 2), (2, 3)])
def test_dd_3_9_the_only_privilege_on_the_board_is_not_asked_for(slot: int, tile: int) -> None:
    table = lay(energy="0 1 0").consumer("C", "satellites").factory("C", "satellites").claim(1, "C", slot)
    table.ship().on_track += table.ship().cubes
    table.ship().cubes = 0
    assert table.play("highway", "part 1") == [f"privilege_taken 0 0 {tile}", "part_placed 0 0"]


def test_dd_3_9_with_all_cubes_on_the_turn_track_there_is_none() -> None:
    table = lay(energy="0 3 0")
    table.ship().on_track += table.ship().cubes
    table.ship().cubes = 0
    assert [table.refused(a) for a in ("highway", "claim mine")] == ["DD-3.9"] * 2


def test_dd_3_9_a_part_taken_back_makes_flights_longer() -> None:
    table = without_cubes(lay(energy="1 0 0").put(1, "O1"))
    assert table.state.reach[node("O2")] == 1
    table.play("highway", "part 1", on("take_part", "O1-O2 3"))
    assert table.state.reach[node("O2")] == 2


def test_dd_r10_highway_parts_privileges_and_turn_cubes_are_the_same_cubes() -> None:
    table = lay(energy="0 4 0")
    table.play("highway", "part 1", "claim mine", "highway", "part 2")
    assert table.ship().cubes == 39 - 1 - 1 - 1 - 1

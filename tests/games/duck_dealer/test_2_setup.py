"""Chapters 1 and 2: the box, the set-up and the auction."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.state import NOTHING
from tests.games.duck_dealer.table import MINES, PRODUCTS, Table, begin, dealt, lay, on, pentagon, planet, ready

INTERMEDIATES, TENS, THIRTIES = PRODUCTS[:5], PRODUCTS[5:8], PRODUCTS[8:]


def test_dd_1_1_there_are_seventeen_goods_in_four_levels() -> None:
    table = begin()
    levels = [table.box.levels[level].delivery for level in (0, 1, 2)]
    assert (len(MINES), len(PRODUCTS), levels) == (16, 12, [3, 10, 30])


def test_dd_1_2_starting_planets_have_no_consumer_and_no_factory() -> None:
    table = lay("S1", "0 3 0", "phone_boxes solar_panels").factory("O1", "satellites")
    assert {table.refused("build_consumer"), table.refused("build_factory satellites")} == {"DD-5.1"}


def test_dd_1_3_five_starting_planets_have_five_bordered_mines_and_five_yards() -> None:
    table = dealt()
    starts = [n for n in range(16) if table.box.is_start[n]]
    assert sorted(table.state.planets[n].mine for n in starts) == [0, 1, 2, 3, 4]
    assert sorted(table.state.planets[n].second for n in starts) == [0, 1, 2, 3, 4]


def test_dd_1_4_a_crew_quarter_is_missing_from_the_supply() -> None:
    table = ready(2, "navigator builder merchant")
    assert table.supply() == "38 38 38"


def test_dd_1_5_a_cargo_hold_carries_two_goods_and_the_half_hold_one() -> None:
    carried = {}
    for gear in ("navigator navigator navigator", "cargo_hold navigator navigator"):
        table = lay("S1", "1 0 0", "rubber_ducks " * 6, gear=gear)
        table.play("fly 2")
        carried[gear] = table.ship().aboard
    assert list(carried.values()) == [1, 3]


def test_dd_1_6_a_player_has_39_cubes_beside_the_one_that_counts_the_score() -> None:
    assert [table.cubes for table in begin(5).state.ships] == [39] * 5


def test_dd_1_7_the_score_goes_on_after_a_lap() -> None:
    table = lay("I1", "0 0 1", "religion").consumer("I1", "religion")
    table.ship().score = 95
    table.play("deliver")
    assert table.scores()[0] == 125


def test_dd_1_8_a_recipe_of_the_same_good_twice_needs_two_pieces() -> None:
    table = lay("I1", "0 0 1", "rubber_ducks").factory("I1", "satellites")
    row = table.box.products[0].inputs
    kept = list(row)
    row[:] = [0, 0]
    try:
        one = table.refused("make")
        table.load(1, "rubber_ducks").play("make")
    finally:
        row[:] = kept
    assert (one, table.goods()) == ("DD-6.4", {"satellites": 1})


def test_dd_2_1_bordered_mines_go_on_starting_planets_the_others_elsewhere() -> None:
    table = dealt()
    assert {name: table.on(name).mine for name in MINES} == {
        name: (["rubber_ducks", "plastic_beads", "solar_panels", "blue_paint", "phone_boxes"]).index(good)
        for name, good in MINES.items()
    }
    assert (table.state.bordered, table.state.mines) == ([0] * 5, [0, 0, 0, 1, 3])


def test_dd_2_1_every_mine_left_may_turn_up_as_often_as_it_is_left() -> None:
    table = begin()
    table.play("mine_dealt blue_paint")
    assert table.legal()["mine_dealt blue_paint"] == 2
    assert table.legal()["mine_dealt rubber_ducks"] == 3


def test_dd_2_1_a_mine_that_is_used_up_cannot_turn_up() -> None:
    table = begin()
    table.play(*["mine_dealt blue_paint"] * 3)
    assert table.refused("mine_dealt blue_paint") == "DD-2.1"


def test_dd_2_1_each_spaceyard_is_dealt_once() -> None:
    table = begin()
    while table.phase != "yards":
        table.play(next(iter(table.legal())))
    table.play("yard_dealt 3")
    assert table.refused("yard_dealt 3") == "DD-2.1"
    assert (table.on("S1").second, table.on("S1").is_built) == (2, 0)


def test_dd_2_2_the_track_has_the_intermediates_on_top_then_the_10s_then_the_30s() -> None:
    table = begin()
    offered = []
    while table.phase != "starter":
        if table.phase == "consumers":
            offered.append(set(table.of("consumer_dealt")))
        table.play(list(table.legal())[-1])
    assert offered[0] == set(INTERMEDIATES)
    assert offered[5] == set(TENS)
    assert offered[8] == set(THIRTIES)
    assert len(offered) == 12


def test_dd_2_2_a_higher_level_cannot_come_first() -> None:
    table = begin()
    while table.phase != "consumers":
        table.play(next(iter(table.legal())))
    assert [table.refused(f"consumer_dealt {p}") for p in ("science", "religion", "satellites")] == ["DD-2.2"] * 2 + [
        ""
    ]


def test_dd_2_3_nobody_starts_with_energy_or_goods() -> None:
    table = ready(3)
    assert [table.energy(n) for n in (1, 2, 3)] == ["0 0 0"] * 3
    assert [table.goods(n) for n in (1, 2, 3)] == [{}] * 3


def test_dd_2_4_by_default_chance_says_who_starts() -> None:
    table = begin(3)
    while table.phase != "starter":
        table.play(next(iter(table.legal())))
    assert table.legal() == {"starter 1": 1, "starter 2": 1, "starter 3": 1}
    assert table.refused("starter 4") == "DD-2.4"
    table.play("starter 2")
    assert table.state.order[:3] == [1, 2, 0]


def test_dd_2_4_in_seat_order_the_first_seat_starts() -> None:
    table = dealt(3, "seats")
    assert (table.mover, table.state.order) == (1, [0, 1, 2, NOTHING, NOTHING])


def bid(seats: int, *bids: int) -> Table:
    table = dealt(seats, "auction")
    table.play(*(f"bid {points}" for points in bids))
    return table


def test_dd_2_5_everyone_bids_before_any_bid_is_shown() -> None:
    table = dealt(3, "auction")
    assert table.play("bid 7", "bid 3") == ["bid_made 0", "own_bid 7", "bid_made 1", "own_bid 3"]
    assert table.play("bid 5")[1:] == ["bid_shown 0 7", "bid_shown 1 3", "bid_shown 2 5"]


def test_dd_2_5_only_the_bidder_sees_their_own_bid() -> None:
    table = dealt(2, "auction")
    table.play("bid 7")
    assert table.events(2) == ["bid_made 0", ""]
    assert table.events(1) == ["bid_made 0", "own_bid 7"]


def test_dd_2_5_the_highest_bid_picks_first_and_so_on_down() -> None:
    table = bid(3, 3, 9, 5)
    table.play("position 2")
    assert (table.mover, table.of("position")) == (3, ["1", "3"])
    table.play("position 1")
    assert (table.state.order[:3], table.phase) == ([2, 1, 0], "gear")


def test_dd_2_5_a_taken_position_is_refused() -> None:
    table = bid(3, 3, 9, 5)
    table.play("position 2")
    assert [table.refused(f"position {n}") for n in (2, 4)] == ["DD-2.5"] * 2


def test_dd_2_5_clockwise_follows_the_chosen_positions() -> None:
    table = bid(3, 3, 9, 5)
    table.play("position 2", "position 1", *["gear navigator"] * 9, "start 7", "start 8", "start 9")
    movers = []
    for _ in range(4):
        movers.append(table.mover)
        table.play("collect movement")
    assert movers == [3, 2, 1, 3]


def test_dd_2_5_tied_bidders_bid_again_among_themselves() -> None:
    table = bid(4, 5, 8, 5, 8)
    asked = []
    while table.phase == "rebid":
        asked.append(table.mover)
        table.play(f"bid {len(asked)}")
    assert (asked, table.mover) == ([1, 2, 3, 4], 4)


def test_dd_2_5_who_is_not_tied_bids_only_once() -> None:
    table = bid(3, 5, 8, 5)
    assert (table.phase, table.mover) == ("rebid", 1)
    table.play("bid 0")
    assert table.mover == 3
    table.play("bid 1")
    assert (table.phase, table.mover) == ("position", 2)


def test_dd_2_5_a_second_tie_is_broken_at_random() -> None:
    table = bid(3, 5, 5, 2)
    table.play("bid 4", "bid 4")
    assert (table.mover, table.legal()) == ("nature", {"lot 1": 1, "lot 2": 1})
    assert table.refused("lot 3") == "DD-2.5"
    table.play("lot 2", "position 1")
    assert (table.phase, table.mover) == ("position", 1)


def test_dd_2_5_a_second_tie_ranks_the_whole_group_before_anyone_picks() -> None:
    table = bid(5, 5, 9, 5, 9, 5)
    table.play(*["bid 4"] * 5)
    assert table.legal() == {"lot 2": 1, "lot 4": 1}
    assert table.play("lot 4") == ["lot 3"]
    assert (table.phase, table.legal()) == ("lot", {"lot 1": 1, "lot 3": 1, "lot 5": 1})
    table.play("lot 5", "lot 1")
    assert GAME.people.view(table.box, table.state).order == [None] * 5
    movers = []
    for position in ("3", "1", "5", "2"):
        movers.append(table.mover)
        table.play(f"position {position}")
    assert (movers, table.state.order) == ([4, 2, 5, 1], [1, 0, 3, 2, 4])


def test_dd_2_5_every_order_of_a_tied_group_is_as_likely_as_every_other() -> None:
    for line in permutations((0, 1, 2)):
        table = bid(3, 5, 5, 5)
        table.play(*["bid 4"] * 3)
        assert table.legal() == {"lot 1": 1, "lot 2": 1, "lot 3": 1}
        table.play(f"lot {line[0] + 1}")
        assert list(table.legal().values()) == [1, 1]
        table.play(f"lot {line[1] + 1}", "position 1", "position 2")
        assert table.state.order[:3] == list(line)


def test_dd_2_5_by_version_1_a_second_tie_was_broken_pick_by_pick() -> None:
    table = dealt(3, "auction")
    table.state.rulings = 0
    table.play(*["bid 5"] * 3, *["bid 4"] * 3, "lot 2")
    assert (table.phase, table.mover) == ("position", 2)
    table.play("position 1")
    assert table.legal() == {"lot 1": 1, "lot 3": 1}


def test_dd_2_5_the_page_is_told_which_positions_are_picked() -> None:
    table = bid(3, 3, 9, 5)
    table.play("position 2")
    assert GAME.people.view(table.box, table.state).order == [None, 1, None]


def test_dd_2_5_bids_are_subtracted_from_the_final_score() -> None:
    table = bid(2, 30, 4)
    table.ship(1).score = 100
    assert table.scores() == [70, -4]


def test_dd_r9_a_bid_goes_from_0_to_100() -> None:
    assert [int(n) for n in dealt(2, "auction").of("bid")] == list(range(101))


def test_dd_r9_a_second_bid_is_added_to_the_first_and_orders_only_the_tied() -> None:
    table = bid(3, 10, 10, 11)
    table.play("bid 50", "bid 60")
    assert (table.scores(), table.mover) == ([-60, -70, -11], 3)
    table.play("position 1")
    assert table.mover == 2


def test_dd_r9_no_second_bid_overtakes_a_higher_first_one() -> None:
    table = bid(3, 10, 10, 11)
    table.play("bid 100", "bid 99")
    assert table.mover == 3


def test_dd_2_6_each_player_places_three_pieces_of_any_kind_in_player_order() -> None:
    table = dealt(2)
    assert table.of("gear") == ["cargo_hold", "navigator", "builder", "merchant"]
    table.play("gear builder", "gear builder", "gear cargo_hold")
    assert (table.gear(1), table.mover) == ("cargo_hold builder builder", 2)


def test_dd_2_6_nothing_else_comes_first() -> None:
    assert dealt(2).refused("act") == "DD-2.6"


def test_dd_2_7_two_players_never_start_on_the_same_planet() -> None:
    table = dealt(2)
    table.play(*["gear merchant"] * 6, on("start", "S3"))
    assert table.refused(on("start", "S3")) == "DD-2.7"
    assert len(table.of("start")) == 4


def test_dd_2_7_only_starting_planets_are_offered() -> None:
    table = dealt(2)
    table.play(*["gear merchant"] * 6)
    assert table.of("start") == [str(planet(f"S{n}") + 1) for n in (1, 2, 3, 4, 5)]
    assert table.refused(on("start", "C")) == "DD-2.7"
    assert table.refused("start 17") == "DD-2.7"


def test_dd_2_7_a_fifth_player_has_no_choice_and_is_not_asked() -> None:
    table = dealt(5)
    table.play(*["gear merchant"] * 15, *(on("start", name) for name in ("S2", "S3", "S5", "S1")))
    assert (table.ship(5).at, table.phase, table.mover) == (planet("S4"), "turn", 1)


def test_dd_b1_to_b8_recipes_and_prices_are_the_sides_and_diagonals_of_the_pentagon() -> None:
    """DD-B1, DD-B2, DD-B3, DD-B4, DD-B5, DD-B7, DD-B8."""
    box, ring = begin().box, [4, 2, 1, 3, 0]
    sides = [sorted((ring[i], ring[(i + 1) % 5])) for i in range(5)]
    diagonals = [sorted((ring[i], ring[(i + 2) % 5])) for i in range(5)]
    assert sorted(sorted(box.products[p].inputs) for p in range(5)) == sorted(sides)
    assert sorted(sorted(yard.price) for yard in box.yards) == sorted(diagonals)
    assert {tuple(sorted(box.products[p].inputs)) for p in range(8, 12)} == {(7, 8), (5, 8), (5, 6), (6, 9)}
    assert {tuple(box.products[p].inputs) for p in range(5, 8)} == {(6, 0), (9, 4), (7, 2)}


def test_dd_b6_a_yard_is_built_with_the_primary_between_the_two_of_its_price() -> None:
    box, ring = begin().box, [4, 2, 1, 3, 0]
    between = {}
    for i, middle in enumerate(ring):
        between[tuple(sorted((ring[i - 1], ring[(i + 1) % 5])))] = middle
    assert [yard.printed for yard in box.yards] == [between[tuple(sorted(yard.price))] for yard in box.yards]
    assert box.yard_points == 3


def test_dd_b9_b10_b11_points_by_level() -> None:
    """DD-B9, DD-B10, DD-B11."""
    rows = [(level.delivery, level.consumer, level.factory) for level in begin().box.levels]
    assert rows == [(3, 5, 5), (10, 15, 15), (30, 50, 50)]


def test_dd_b12_a_consumer_costs_one_piece_of_what_it_wants() -> None:
    assert [list(row.cost) for row in begin().box.products] == [[good, -1, -1] for good in range(5, 17)]


def test_dd_b13_one_consumer_of_each_kind_one_more_than_planets_to_explore() -> None:
    table = dealt()
    unexplored = sum(1 for n in range(table.box.planets) if not table.box.is_start[n])
    assert (table.state.track_end, unexplored, table.box.planets) == (12, 11, 16)


def test_dd_b14_nine_slots_three_at_each_speed() -> None:
    assert (begin().box.slots, begin().box.band) == (9, 3)


def test_dd_b15_five_bordered_mines_and_fifteen_others() -> None:
    assert (begin().state.bordered, begin().state.mines) == ([1] * 5, [3] * 5)


def test_dd_b16_twenty_factories_of_twelve_kinds() -> None:
    assert begin().state.stock == [2] * 8 + [1] * 4


def test_dd_b17_pentagon_has_sixteen_planets_on_three_rings_around_a_centre() -> None:
    board = pentagon()
    rings = Counter(round((spot.x**2 + spot.y**2) ** 0.5) for spot in board.planets)
    assert rings == {0: 1, 172: 5, 302: 5, 416: 5}
    assert {line.dots for line in board.routes} == {2, 3, 4, 6}

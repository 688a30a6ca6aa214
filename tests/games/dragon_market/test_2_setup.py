"""Chapter 2: who begins, boats, goods, heirs, cards, coins."""

from __future__ import annotations

import pytest

from tests.games.dragon_market.table import CARDS, Table, lay, lay_boats, start


def placing(boats: str = "", seats: int = 4) -> Table:
    """While boats are placed, some already lying there; player 2 begins."""
    table = start(seats)
    table.play("starter 2")
    lay_boats(table, boats)
    return table


def test_dm_2_1_boats_are_placed_in_turn_order_again_and_again() -> None:
    table = placing()
    movers = []
    for boat in range(10):
        movers.append(table.mover)
        table.play(
            f"place_end {'abcdefghij'[boat]} 5 north"
            if boat < 5
            else f"place_centre {'abcdefghij'[boat - 4]} 8 vertical"
        )
    assert movers == [2, 3, 4, 1, 2, 3, 4, 1, 2, 3]
    assert table.phase == "STOCK"


def test_dm_2_1_a_boat_lies_exactly_on_three_squares_where_the_placer_puts_it() -> None:
    table = placing()
    table.play("place_centre d 5 vertical", "place_end f 3 west", "place_centre h 8 horizontal")
    assert [table.boat(1), table.boat(6), table.boat(2)] == [
        ["d5", "d4", "d6"],
        ["f3", "e3", "d3"],
        ["h8", "i8", "g8"],
    ]


@pytest.mark.parametrize(
    "action", ["place_end d 5 east", "place_end f 5 west", "place_end e 3 south", "place_centre e 6 vertical"]
)
def test_dm_2_1_no_boat_lies_on_another(action: str) -> None:
    assert placing("1 e5 east").refused(action) == "DM-2.1"


@pytest.mark.parametrize(
    "action", ["place_end a 1 east", "place_end c 1 west", "place_end j 8 south", "place_end h 10 east"]
)
def test_dm_2_1_no_boat_lies_on_a_pontoon(action: str) -> None:
    assert placing().refused(action) == "DM-2.1"


@pytest.mark.parametrize(
    "action", ["place_end i 5 east", "place_end b 5 west", "place_end e 2 north", "place_end e 9 south"]
)
def test_dm_2_1_no_boat_lies_beyond_the_border(action: str) -> None:
    assert placing().refused(action) == "DM-2.1"


def test_dm_2_1_no_more_boats_of_a_kind_than_there_are() -> None:
    table = placing("1 b2 north, 2 d2 north, 3 f2 north, 4 h2 north, 5 b6 north")
    assert table.refused("place_centre e 6 vertical") == "DM-2.1"
    table = placing("6 a2 south, 7 b2 south, 8 c2 south, 9 d2 south, 10 e2 south")
    assert table.refused("place_end h 5 north") == "DM-2.1"


@pytest.mark.parametrize(
    "action",
    [
        "place_centre a 5 vertical",
        "place_centre j 5 vertical",
        "place_centre e 1 horizontal",
        "place_centre e 10 horizontal",
    ],
)
def test_dm_2_2_a_centre_boat_has_its_sailor_off_the_border(action: str) -> None:
    assert placing().refused(action) == "DM-2.2"


def test_dm_2_2_a_centre_boat_may_touch_the_border_with_its_ends() -> None:
    assert placing().refused("place_centre b 5 horizontal") == placing().refused("place_centre e 9 vertical") == ""


def test_dm_r16_the_empty_board_has_432_placements() -> None:
    assert len(placing().legal()) == 432


def test_dm_r16_the_placer_chooses_the_direction_and_the_sailors_end() -> None:
    offered = placing().legal()
    assert {f"place_end e 5 {way}" for way in ("north", "east", "south", "west")} <= set(offered)


def stocking() -> Table:
    table = start(quick_setup=True)
    while table.phase != "STOCK":
        table.play(next(iter(table.legal())))
    return table


def test_dm_2_3_each_space_gets_a_pile_of_two_equal_tokens() -> None:
    table = stocking()
    for good in reversed(list(table.legal())):
        table.play(good)
    assert table.pile("1a") == ("flute", 2)
    assert table.pile("10b") == ("bonsai", 2)
    assert table.phase == "DEAL"


def test_dm_2_3_every_kind_left_is_equally_likely() -> None:
    table = stocking()
    table.play("stock frog")
    assert set(table.legal().values()) == {1}
    assert len(table.legal()) == 19
    assert table.refused("stock frog") == "DM-2.3"


def test_dm_2_3_stocking_tells_the_boat() -> None:
    table = stocking()
    assert table.play("stock frog", "stock vase", "stock ring") == ["stocked 0 10", "stocked 0 6", "stocked 1 3"]


def test_dm_2_4_heirs_start_on_the_pontoons_of_their_colour() -> None:
    assert [start().heir(player) for player in (1, 2, 3, 4)] == ["a1", "j1", "j10", "a10"]


def test_dm_2_4_two_players_sit_in_opposite_corners() -> None:
    assert [start(2).heir(player) for player in (1, 2)] == ["a1", "j10"]


def test_dm_r16_with_three_players_the_fourth_corner_is_vacant() -> None:
    table = start(3)
    assert [table.heir(player) for player in (1, 2, 3)] == ["a1", "j1", "j10"]


def test_dm_r16_pontoons_of_absent_players_block() -> None:
    assert placing(seats=2).refused("place_end j 3 north") == "DM-2.1"
    assert placing(seats=3).refused("place_end a 8 south") == "DM-2.1"


def dealing(**options: bool) -> Table:
    table = start(quick_setup=True, **options)
    table.play("starter 3")
    while table.phase != "DEAL":
        table.play(next(iter(table.legal())))
    return table


def test_dm_2_5_each_player_draws_one_blue_card_face_up_in_turn_order() -> None:
    table = dealing()
    assert table.play("deal blue_4", "deal blue_1") == ["drew 2 3", "drew 3 0"]
    assert table.play("deal blue_9", "deal blue_2")[:2] == ["drew 0 8", "drew 1 1"]
    assert [table.view()["seats"][i]["card"]["card"] for i in range(4)] == ["blue_9", "blue_2", "blue_4", "blue_1"]


def test_dm_2_5_red_cards_stay_out_of_the_standard_game() -> None:
    assert set(dealing().legal()) == {f"deal blue_{n}" for n in range(1, 11)}


def test_dm_2_5_a_card_drawn_is_not_in_the_deck() -> None:
    table = dealing()
    table.play("deal blue_4")
    assert table.refused("deal blue_4") == "DM-2.5"


def test_dm_6_1_blue_cards_stay_out_of_the_advanced_game() -> None:
    assert set(dealing(red_cards=True).legal()) == {f"deal {card}" for card in CARDS[10:]}


def test_dm_2_6_the_first_player_is_drawn_at_random_before_boats_are_placed() -> None:
    assert start(3).legal() == {"starter 1": 1, "starter 2": 1, "starter 3": 1}
    assert start(3).refused("starter 4") == "DM-2.6"


def test_dm_2_6_in_turn_order_players_get_no_one_two_three_coins() -> None:
    table = start()
    assert table.play("starter 3") == ["starter 2"]
    assert table.purse() == [2, 3, 0, 1, 6]


def test_dm_2_6_three_players_leave_more_in_the_supply() -> None:
    table = start(3)
    table.play("starter 1")
    assert table.purse() == [0, 1, 2, 0, 9]


def test_dm_2_6_the_first_player_has_the_first_turn() -> None:
    table = dealing()
    table.settle()
    assert (table.mover, table.state.turn) == (3, 1)


def test_dm_r10_quick_set_up_places_uniformly_among_all_placements() -> None:
    table = start(quick_setup=True)
    table.play("starter 1")
    assert table.mover == "nature"
    assert len(table.legal()) == 432
    assert set(table.legal().values()) == {1}


def test_dm_r10_the_boats_left_decide_what_can_be_placed() -> None:
    table = start(quick_setup=True)
    table.play("starter 1")
    lay_boats(table, "1 b2 north, 2 d2 north, 3 f2 north, 4 h2 north, 5 b6 north")
    assert {text.split()[0] for text in table.legal()} == {"place_end"}


def test_dm_r10_without_it_players_place() -> None:
    assert placing().mover == 2


def test_dm_2_1_placing_tells_the_boat_and_its_sailors_square() -> None:
    assert placing().play("place_end f 3 west") == ["placed 5 5 2"]


def test_a_laid_position_is_one_of_a_turn() -> None:
    assert (lay("1 d5 north").mover, lay("1 d5 north").phase) == (1, "TURN")

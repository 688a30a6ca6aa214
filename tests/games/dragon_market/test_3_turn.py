"""Chapter 3: the roll, points, coins, the end of a turn."""

from __future__ import annotations

from tests.games.dragon_market.table import Table, lay, start


def rolling(**options: bool) -> Table:
    """Before the first roll of a game; player 1 begins."""
    table = start(quick_setup=True, **options)
    table.play("starter 1")
    while table.phase in ("PLACE", "STOCK", "DEAL"):
        table.play(next(iter(table.legal())))
    return table


def test_dm_3_1_the_sum_of_both_dice_is_the_number_of_points() -> None:
    table = rolling()
    assert table.play("roll 3", "roll 4") == ["rolled 0 0 2", "rolled 0 1 3", "points 0 7"]
    assert (table.state.points, table.mover) == (7, 1)


def test_dm_3_1_there_are_no_other_faces() -> None:
    assert rolling().refused("roll 5") == "DM-3.1"


def test_dm_3_2_points_are_spent_in_any_order_and_mix() -> None:
    table = lay("1 b2 south, 6 e5 east", points=4)
    table.play("slide 6 west 1", "turn 6 left", "slide 6 south 1", "turn 6 right")
    assert (table.state.points, table.boat(6)) == (0, ["d6", "e6", "f6"])


def test_dm_3_2_only_actions_of_a_turn_are_possible_in_it() -> None:
    assert lay("1 b2 south").refused("place_end e 5 north") == "DM-3.2"


def test_dm_3_2_only_the_mover_acts() -> None:
    table = lay("1 d5 north")
    table.state.observer = 1
    assert table.refused("end") == "DM-3.2"
    table.state.observer = 0
    assert table.refused("end") == ""


def test_dm_3_3_a_coin_gives_a_point_and_returns_to_the_supply() -> None:
    table = lay("1 d5 north", coins="3 0 0 0", points=0)
    assert table.play("coin") == ["coin_spent 0"]
    assert (table.state.points, table.purse()) == (1, [2, 0, 0, 0, 10])


def test_dm_3_3_no_more_than_two_coins_in_a_turn() -> None:
    table = lay("1 d5 north", coins="3 0 0 0")
    table.play("coin", "slide 1 north 1", "coin")
    assert table.refused("coin") == "DM-3.3"


def test_dm_3_3_no_coin_without_a_coin() -> None:
    assert lay("1 d5 north", coins="0 3 0 0").refused("coin") == "DM-3.3"


def test_dm_3_3_the_limit_is_per_turn() -> None:
    table = lay("1 d5 north", coins="3 3 0 0", points=0)
    table.play("coin", "coin", "end")
    table.settle()
    assert table.refused("coin") == ""


def test_dm_3_5_an_action_that_cannot_be_paid_is_not_offered() -> None:
    table = lay("1 b1 south, 6 e5 east", points=0)
    assert table.offers("slide", "turn", "step") == set()
    assert [table.refused(a) for a in ("slide 6 west 1", "turn 6 left", "step east")] == ["DM-3.5"] * 3


def test_dm_3_5_a_turn_ends_only_when_its_player_says_so() -> None:
    table = lay("1 d5 north", points=1)
    table.play("slide 1 north 1")
    assert (table.mover, set(table.legal())) == (1, {"end"})


def test_dm_3_5_the_end_is_always_offered() -> None:
    assert "end" in lay("1 d5 north").legal()


def test_dm_r11_flat_points_are_seven() -> None:
    table = rolling(flat_points=True)
    assert (table.state.points, table.mover) == (7, 1)
    assert table.play("end")[-2:] == ["turn 1", "points 1 7"]


def test_dm_r12_the_dice_are_rolled_once_before_anything_else() -> None:
    table = lay("1 d5 north", points=0)
    table.play("end")
    assert (table.mover, set(table.legal())) == ("nature", {"roll 3", "roll 4"})
    assert table.refused("slide 1 north 1") == "DM-3.1"
    table.settle()
    assert table.offers("reroll", "roll") == set()


def test_dm_r12_a_new_turn_starts_with_new_dice() -> None:
    table = lay("1 d5 north", points=2)
    table.play("end", "roll 4", "roll 4")
    assert (list(table.state.dice), table.state.points) == ([4, 4], 8)


def test_dm_r13_the_400th_turn_is_played_out_then_the_game_is_a_draw() -> None:
    table = lay("1 d5 north", points=1)
    table.state.turn = 400
    table.play("slide 1 north 1")
    assert table.play("end") == ["drawn"]
    assert (table.mover, table.places()) == ("over", [1, 1, 1, 1])


def test_dm_r13_the_399th_turn_is_not_the_last() -> None:
    table = lay("1 d5 north", points=0)
    table.state.turn = 399
    table.play("end")
    assert (table.mover, table.state.turn) == ("nature", 400)


def test_dm_r16_turns_go_round_clockwise() -> None:
    table = lay("1 d5 north", player=4, points=0)
    table.play("end")
    assert table.state.seat == 0

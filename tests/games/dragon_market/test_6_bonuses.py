"""Chapter 6, bonuses (a) to (j), each with its cost and its limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragon_market.table import Table, goods, lay


def red(boats: str, bonuses: str, **more: Any) -> Table:
    """A position of an advanced game where player 1 has bonuses."""
    return lay(boats, bonuses=bonuses, red_cards=True, **more)


ONCE = {
    "vault": ("6 b8 north, 1 b5 east", "vault 6 north 4", 1),
    "spin": ("1 e5 north", "spin 1", 1),
    "drift": ("1 e5 north", "drift 1 east 1", 1),
    "cross": ("6 d5 east, 7 c4 south", "cross west west", 2),
    "diagonal": ("6 d5 east, 7 c4 east", "diagonal northwest", 1),
    "leap": ("6 d5 east, 7 i5 west", "leap east", 1),
    "swap": ("6 d5 east", "swap 2", 0),
    "swing": ("6 d5 east", "swing 6 left", 1),
    "exchange": ("6 d5 east", "exchange 6", 0),
    "reroll": ("6 d5 east", "reroll 1", 0),
}


def one_bonus(bonus: str, points: int = 7) -> tuple[Table, str]:
    boats, action, _ = ONCE[bonus]
    heirs = {"cross": "1:6a", "leap": "1:6b", "diagonal": "1:6a", "swap": "1:6a 2:6b"}.get(bonus, "")
    if bonus == "leap":
        boats = "6 c5 east, 7 i5 west"
    table = red(boats, bonus, heirs=heirs, goods="6a vase 1", points=points)
    return table, action


@pytest.mark.parametrize("bonus", ONCE)
def test_dm_6_3_a_bonus_is_used_once_per_turn(bonus: str) -> None:
    table, action = one_bonus(bonus)
    table.play(action)
    table.settle()
    assert [text for text in table.legal() if text.startswith(bonus)] == []
    assert table.refused(action) == "DM-6.3"


@pytest.mark.parametrize("bonus", ONCE)
def test_dm_6_3_only_who_has_it_uses_a_bonus(bonus: str) -> None:
    table, action = one_bonus(bonus)
    table.state.validated[1], table.state.validated[0] = table.state.validated[0], 0
    assert table.refused(action) == "DM-6.3"


@pytest.mark.parametrize("bonus", ONCE)
def test_dm_r6_what_a_bonus_costs(bonus: str) -> None:
    table, action = one_bonus(bonus)
    cost = ONCE[bonus][2]
    table.play(action)
    table.settle()
    assert table.state.points == 7 - cost
    if cost:
        table, action = one_bonus(bonus, points=cost - 1)
        assert table.refused(action) == "DM-3.5"


@pytest.mark.parametrize("bonus", ONCE)
def test_dm_6_3_a_new_turn_gives_the_bonus_again(bonus: str) -> None:
    table, action = one_bonus(bonus)
    table.play(action)
    table.settle()
    table.play("end")
    assert table.state.used == 0


# Bonus a, by its letter in DM-6.3


def vaults_of_6(table: Table) -> set[str]:
    return {text for text in table.offers("vault") if text.startswith("vault 6")}


def test_dm_6_3_a_over_exactly_one_boat_however_it_lies() -> None:
    table = red("6 b9 north, 1 b5 east", "vault")
    assert table.play("vault 6 north 5") == ["vaulted 5 0 4"]
    assert table.boat(6) == ["b4", "b3", "b2"]
    along = red("6 b10 north, 7 b7 north", "vault")
    assert vaults_of_6(along) == {"vault 6 north 6", "vault 6 north 7"}


def test_dm_r19_a_any_distance_onto_three_free_squares() -> None:
    assert vaults_of_6(red("6 b10 north, 1 b6 east", "vault")) == {f"vault 6 north {n}" for n in (5, 6, 7)}


def test_dm_r19_a_not_over_two_boats() -> None:
    table = red("6 b10 north, 1 b7 east, 2 b6 east", "vault")
    assert vaults_of_6(table) == set()
    assert table.refused("vault 6 north 5") == "DM-R19 (a)"


def test_dm_r19_a_not_over_none() -> None:
    assert red("6 b10 north", "vault").refused("vault 6 north 4") == "DM-R19 (a)"


def test_dm_r19_a_not_off_its_line() -> None:
    assert red("6 b10 north, 1 d10 west", "vault").refused("vault 6 east 4") == "DM-R19 (a)"


def test_dm_r7_a_not_onto_a_boat_or_pontoon_or_off_the_board() -> None:
    table = red("6 b10 north, 1 b6 east, 2 b2 east", "vault")
    assert table.refused("vault 6 north 6") == "DM-R7"
    assert red("6 a9 north, 1 b6 west", "vault").refused("vault 6 north 6") == "DM-R7"
    assert red("6 b9 north, 1 b5 east", "vault").refused("vault 6 north 7") == "DM-R7"


def test_dm_r1_a_heirs_travel() -> None:
    table = red("6 b9 north, 1 b5 east", "vault", heirs="1:6b 2:6a")
    table.play("vault 6 north 5")
    assert (table.heir(1), table.heir(2)) == ("b2", "b3")


# Bonus b, by its letter in DM-6.3


def test_dm_6_3_b_half_a_turn_even_if_the_way_is_blocked() -> None:
    table = red("6 e5 east, 7 e4 north, 8 e6 south", "spin")
    assert table.play("spin 6") == ["spun 5"]
    assert table.boat(6) == ["e5", "d5", "c5"]


def test_dm_r19_b_a_centre_boat_always_can_and_its_ends_change_places() -> None:
    table = red("1 e5 east, 6 e4 north, 7 e6 south", "spin")
    table.play("spin 1")
    assert table.boat(1) == ["e5", "d5", "f5"]


def test_dm_r7_b_an_end_boat_needs_two_free_squares_of_the_board() -> None:
    assert red("6 b5 east", "spin").refused("spin 6") == "DM-R7"
    assert red("6 e5 east, 1 d5 north", "spin").refused("spin 6") == "DM-R7"
    assert red("6 e5 east, 1 c5 north", "spin").refused("spin 6") == "DM-R7"


# Bonus c, by its letter in DM-6.3


def test_dm_6_3_c_sideways_any_distance() -> None:
    table = red("6 e5 north", "drift")
    ways = {f"drift 6 {way} {n}" for way, far in (("east", 5), ("west", 4)) for n in range(1, far + 1)}
    assert {text for text in table.offers("drift") if text.startswith("drift 6")} == ways
    assert table.play("drift 6 west 2") == ["drifted 5 3 1"]
    assert table.boat(6) == ["c5", "c4", "c3"]


@pytest.mark.parametrize("blocker", ["1 g2 north", "1 h5 east", "7 g5 south"])
def test_dm_6_3_c_unless_blocked(blocker: str) -> None:
    table = red(f"6 e5 north, {blocker}", "drift")
    assert (table.refused("drift 6 east 1"), table.refused("drift 6 east 2")) == ("", "DM-R7")


def test_dm_2_2_c_no_centre_sailor_to_the_border() -> None:
    table = red("1 h5 north", "drift")
    assert [table.refused(f"drift 1 east {n}") for n in (1, 2, 3)] == ["", "DM-2.2", "DM-R7"]


def test_dm_6_3_c_never_along_its_axis() -> None:
    assert red("1 e5 north", "drift").refused("drift 1 north 1") == "DM-6.3 (c)"


# Bonus d, by its letter in DM-6.3


def test_dm_6_3_d_across_a_sailor() -> None:
    table = red("6 d5 east, 7 a5 east", "cross", heirs="1:6a")
    assert table.play("cross west west") == ["crossed 0 2 4"]
    assert table.heir(1) == "c5"


def test_dm_r14_to_any_square_next_to_the_sailor_the_one_it_came_from_included() -> None:
    table = red("6 d5 east, 7 d2 south, 8 d8 north", "cross", heirs="1:6a")
    assert table.offers("cross") == {"cross west north", "cross west south", "cross west east"}


def test_dm_r14_coming_back_is_entering() -> None:
    table = red("6 d5 east", "cross", heirs="1:6a", goods="6a kite 1", cards="1:diagonal")
    table.play("cross west east")
    assert (table.heir(1), table.collected(1)) == ("e5", {"kite"})


def test_dm_r7_d_not_onto_an_heir_another_sailor_or_water() -> None:
    table = red("6 d5 east, 7 d2 south, 8 d6 south", "cross", heirs="1:6a 2:7b")
    assert [table.refused(f"cross west {way}") for way in ("north", "south", "west")] == ["DM-R7"] * 3


def test_dm_6_3_d_only_over_a_sailor() -> None:
    assert red("6 d5 east, 7 g5 east", "cross", heirs="1:6a").refused("cross east east") == "DM-R14"


def test_dm_r7_d_home_validates() -> None:
    table = red("6 b1 south", "cross", heirs="1:6a", cards="1:drift")
    table.state.collected[0] = goods("teapot jade incense")
    table.play("cross north west")
    assert table.state.validated[0] == 1 << 13 | 1 << 12


# Bonus e, by its letter in DM-6.3


def test_dm_6_3_e_one_diagonal_step() -> None:
    table = red("6 d5 east, 7 c4 east, 8 f7 north", "diagonal", heirs="1:6a")
    assert table.offers("diagonal") == {"diagonal northwest", "diagonal southeast"}
    assert table.play("diagonal southeast") == ["diagonally 0 5 5"]
    assert table.heir(1) == "f6"


def test_dm_r7_e_not_onto_an_heir_or_a_sailor() -> None:
    table = red("6 d5 east, 7 d4 west, 8 f7 north", "diagonal", heirs="1:6a 2:8a")
    assert [table.refused(f"diagonal {c}") for c in ("northwest", "southeast", "northeast")] == ["DM-R7"] * 3


def test_dm_6_3_e_every_corner() -> None:
    table = red("6 d5 east, 7 c4 east, 8 f7 north, 1 f3 north, 2 d7 north", "diagonal", heirs="1:6a")
    assert table.offers("diagonal") == {f"diagonal {c}" for c in ("northeast", "southeast", "northwest", "southwest")}


# Bonus f, by its letter in DM-6.3


def test_dm_6_3_f_over_one_square_of_water_in_a_straight_line() -> None:
    table = red("6 c5 east, 7 i5 west, 8 e3 west", "leap", heirs="1:6b")
    assert table.offers("leap") == {"leap east"}
    assert table.play("leap east") == ["leapt 0 6 4"]
    assert table.heir(1) == "g5"


def test_dm_r19_f_not_over_a_boat_or_pontoon() -> None:
    assert red("6 d5 east, 7 h5 east", "leap", heirs="1:6a").refused("leap east") == "DM-R19 (f)"
    assert red("6 d1 west", "leap", heirs="1:6b", player=1).refused("leap west") == "DM-R19 (f)"


def test_dm_r7_f_not_onto_an_heir() -> None:
    table = red("6 c5 east, 7 i5 west", "leap", heirs="1:6b 2:7b")
    assert table.refused("leap east") == "DM-R7"


def test_dm_6_3_f_home_validates() -> None:
    table = red("6 c4 north", "leap", heirs="1:6b", cards="1:drift")
    table.state.collected[0] = goods("teapot jade incense")
    table.play("slide 6 north 1", "leap west")
    assert table.state.validated[0] == 1 << 15 | 1 << 12


# Bonus g, by its letter in DM-6.3


def test_dm_6_3_g_places_are_swapped_on_the_same_boat() -> None:
    table = red("6 d5 east", "swap", heirs="1:6a 2:6b")
    assert table.play("swap 2") == ["swapped 0 1"]
    assert (table.heir(1), table.heir(2)) == ("f5", "e5")


def test_dm_6_3_g_not_with_an_heir_elsewhere_or_oneself() -> None:
    table = red("6 d5 east, 7 d7 east", "swap", heirs="1:6a 2:7b")
    assert [table.refused(f"swap {n}") for n in (1, 2, 3, 4)] == ["DM-6.3 (g)"] * 4


def test_dm_6_3_g_not_from_a_pontoon() -> None:
    table = red("6 d5 east", "swap")
    assert [table.refused(f"swap {n}") for n in (2, 3, 4)] == ["DM-6.3 (g)"] * 3


def test_dm_6_3_g_not_with_an_absent_player() -> None:
    table = red("1 d5 east", "swap", heirs="1:1a", seats=3)
    table.state.heirs[3] = 2
    assert table.refused("swap 4") == "DM-6.3 (g)"


def test_dm_r3_g_only_the_swappers_heir_has_entered() -> None:
    piles = "6a frog 1, 6b kite 1"
    table = red("6 d5 east", "swap", heirs="1:6a 2:6b", goods=piles, cards="1:diagonal 2:reroll")
    table.play("swap 2")
    assert (table.collected(1), table.collected(2)) == ({"kite"}, set())


# Bonus h, by its letter in DM-6.3


def test_dm_6_3_h_an_end_boat_turns_about_its_other_end() -> None:
    table = red("6 d5 east", "swing")
    assert table.offers("swing") == {"swing 6 left", "swing 6 right"}
    assert table.play("swing 6 left") == ["swung 5 0"]
    assert table.boat(6) == ["f7", "f6", "f5"]


def test_dm_6_3_h_to_the_right() -> None:
    table = red("6 d5 east", "swing")
    table.play("swing 6 right")
    assert table.boat(6) == ["f3", "f4", "f5"]


def test_dm_r19_h_the_squares_it_sweeps_must_be_free() -> None:
    table = red("6 d5 east, 1 d7 east", "swing")
    assert (table.refused("swing 6 left"), table.refused("swing 6 right")) == ("DM-R19 (h)", "")


def test_dm_6_3_h_not_for_centre_boats() -> None:
    assert red("1 d5 east", "swing").refused("swing 1 left") == "DM-6.3 (h)"


# Bonus i, by its letter in DM-6.3


def test_dm_6_3_i_the_two_piles_of_one_boat_are_swapped() -> None:
    table = red("6 d5 east", "exchange", goods="6a vase 1, 6b kite 2")
    assert table.play("exchange 6") == ["exchanged 5"]
    assert (table.pile("6a"), table.pile("6b")) == (("kite", 2), ("vase", 1))


def test_dm_r19_i_an_empty_space_swaps_like_a_pile() -> None:
    for piles, after in (("6a vase 1", ("", 0)), ("6b vase 1", ("vase", 1))):
        table = red("6 d5 east", "exchange", goods=piles)
        table.play("exchange 6")
        assert table.pile("6a") == after


def test_dm_r19_i_needs_a_pile() -> None:
    assert red("6 d5 east", "exchange").refused("exchange 6") == "DM-R19 (i)"


# Bonus j, by its letter in DM-6.3


def test_dm_6_3_j_one_die_is_rolled_again() -> None:
    table = red("6 d5 east", "reroll")
    assert table.play("reroll 2") == ["rerolled 0 1"]
    assert table.mover == "nature"
    assert table.play("roll 4") == ["rolled 0 1 3", "points 0 7"]
    assert list(table.state.dice) == [3, 4]


def test_dm_6_3_j_the_first_die_too() -> None:
    table = red("6 d5 east", "reroll")
    table.play("reroll 1", "roll 4")
    assert (table.state.points, list(table.state.dice)) == (8, [4, 4])


def test_dm_r6_j_before_the_first_point_is_spent() -> None:
    table = red("6 d5 east", "reroll")
    table.play("slide 6 east 1")
    assert table.refused("reroll 1") == "DM-R19 (j)"


def test_dm_r19_j_before_any_coin_or_other_bonus() -> None:
    table = red("6 d5 east", "reroll", coins="2 0 0 0")
    table.play("coin")
    assert table.refused("reroll 1") == "DM-R19 (j)"
    table = red("6 d5 east", "reroll exchange", goods="6a vase 1")
    table.play("exchange 6")
    assert table.refused("reroll 1") == "DM-R19 (j)"


def test_dm_r19_j_not_after_a_coin_made_up_for_a_point() -> None:
    table = red("6 d5 east", "reroll", coins="2 0 0 0")
    table.play("slide 6 east 1", "coin")
    assert (table.state.points, table.refused("reroll 1")) == (7, "DM-R19 (j)")


# The first action of each range, and the last before the next begins


@pytest.mark.parametrize(
    ("boats", "heirs", "action", "event"),
    [
        ("1 e8 north, 2 e6 east", "", "vault 1 north 4", "vaulted 0 0 3"),
        ("10 b2 west, 1 e5 north", "", "spin 1", "spun 0"),
        ("10 e5 east", "", "spin 10", "spun 9"),
        ("1 e5 east", "", "drift 1 north 1", "drifted 0 0 0"),
        ("10 e5 north", "", "drift 10 west 4", "drifted 9 3 3"),
        ("6 e4 south, 7 e1 south", "1:6a", "cross north north", "crossed 0 4 2"),
        ("6 d5 east, 7 a5 east", "1:6a", "cross west west", "crossed 0 2 4"),
        ("6 d5 east, 7 f6 north", "1:6a", "diagonal northeast", "diagonally 0 5 3"),
        ("6 d5 east, 7 d3 south", "1:6a", "diagonal northwest", "diagonally 0 3 3"),
        ("6 d5 east, 7 d3 east", "1:6a", "leap north", "leapt 0 4 2"),
        ("6 f5 west, 8 b7 north", "1:6b", "leap west", "leapt 0 1 4"),
        ("6 d5 east", "1:6a 4:6b", "swap 4", "swapped 0 3"),
        ("10 e5 north", "", "swing 10 right", "swung 9 1"),
        ("1 e5 north", "", "exchange 1", "exchanged 0"),
        ("10 e5 north", "", "exchange 10", "exchanged 9"),
    ],
)
def test_dm_6_3_every_bonus_at_the_ends_of_its_range(boats: str, heirs: str, action: str, event: str) -> None:
    bonus = action.split()[0]
    table = red(boats, bonus, heirs=heirs, goods="1a vase 1, 10b kite 1")
    assert table.play(action)[0] == event


def test_dm_6_3_g_with_the_first_player() -> None:
    table = red("6 d5 east", "swap", heirs="1:6b 2:6a", player=2)
    assert table.play("swap 1") == ["swapped 1 0"]


def test_dm_6_3_j_a_die_being_rolled_again_shows_nothing() -> None:
    table = red("6 d5 east", "reroll")
    table.play("reroll 1")
    assert table.view()["dice"] == [4]

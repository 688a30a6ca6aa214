"""Chapter 3, coins: what is left of a turn, and from whom it comes when the supply is short (DM-3.4).

The reading of before, by which tables begun under version 1 go on, is checked beside it.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.dragon_market.table import Table, lay


def test_dm_3_4_points_left_become_coins() -> None:
    table = lay("1 d5 north", coins="1 0 0 0", points=3)
    assert table.play("end") == ["coins_earned 0 3", "turn 1"]
    assert table.purse() == [4, 0, 0, 0, 8]


def test_dm_3_4_no_points_no_coins() -> None:
    table = lay("1 d5 north", coins="1 0 0 0", points=0)
    assert table.play("end") == ["turn 1"]
    assert table.purse() == [1, 0, 0, 0, 11]


def test_dm_3_4_only_the_richest_may_be_chosen() -> None:
    table = lay("1 d5 north", coins="2 4 4 2", points=2)
    table.play("end")
    assert [table.refused(f"take {n}") for n in (1, 2, 3, 4)] == ["DM-3.4", "", "", "DM-3.4"]
    assert table.refused("end") == "DM-3.4"


def test_dm_3_4_seats_without_players_have_no_coins_to_take() -> None:
    table = lay("1 d5 north", coins="0 6 6 0", points=1, seats=3)
    table.play("end")
    assert table.refused("take 4") == "DM-3.4"


def test_dm_3_4_if_nobody_has_coins_the_rest_is_lost() -> None:
    table = lay("1 d5 north", coins="11 1 0 0", points=3)
    assert table.play("end") == ["coin_taken 0 1", "coins_lost 0 2", "turn 1"]
    assert (table.purse(), table.state.owed) == ([12, 0, 0, 0, 0], 0)


def test_dm_3_4_a_short_supply_is_made_up_by_whoever_had_most_when_the_taking_began() -> None:
    table = lay("1 d5 north", coins="0 5 6 0", points=3)
    assert table.play("end")[:3] == ["coins_earned 0 1", "coin_taken 0 2", "coin_taken 0 2"]
    assert (table.purse(), table.mover) == ([3, 5, 4, 0, 0], "nature")


def test_dm_3_4_among_equals_the_taker_chooses_for_each_coin() -> None:
    table = lay("1 d5 north", coins="0 5 5 2", points=3)
    table.play("end")
    assert table.legal() == {"take 2": 1, "take 3": 1}
    assert table.play("take 3") == ["coin_taken 0 2"]
    assert table.legal() == {"take 2": 1, "take 3": 1}
    assert table.play("take 3") == ["coin_taken 0 2"]
    table.play("take 3")
    assert (table.purse(), table.mover) == ([3, 5, 2, 2, 0], "nature")


def test_dm_3_4_or_the_coins_are_shared_out() -> None:
    table = lay("1 d5 north", coins="0 6 6 0", points=3)
    table.play("end", "take 2", "take 3", "take 2")
    assert (table.purse(), table.mover) == ([3, 4, 5, 0, 0], "nature")


def test_dm_3_4_the_next_richest_follow_only_when_none_of_the_richest_has_a_coin_left() -> None:
    table = lay("1 d5 north", coins="4 2 2 1", points=7)
    table.state.supply = 0
    table.play("end", "take 2", "take 2")
    assert table.purse() == [9, 0, 0, 0, 0], "the last of player 3, then player 4, by themselves; two are lost"
    table = lay("1 d5 north", coins="0 8 2 2", points=9)
    table.play("end")
    assert (table.purse(), table.legal()) == ([8, 0, 2, 2, 0], {"take 3": 1, "take 4": 1})


def test_dm_6_3_m_three_coins_of_a_short_supply_come_in_the_same_way() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:purse", coins="0 6 6 0", points=2, red_cards=True)
    table.state.collected[0] = table.box.cards[table.state.cards[0]].goods
    table.play("step west")
    assert (table.phase, table.state.owed, table.legal()) == ("TAKE", 3, {"take 2": 1, "take 3": 1})
    table.play("take 2", "take 2", "take 2")
    assert (table.purse()[:3], table.state.points, table.phase) == ([3, 3, 6], 1, "DEAL")


def test_dm_3_4_by_version_1_the_most_was_asked_again_for_each_coin() -> None:
    table = lay("1 d5 north", coins="0 5 6 0", points=3, rules=1)
    assert table.play("end")[:2] == ["coins_earned 0 1", "coin_taken 0 2"]
    assert (table.purse(), table.phase, table.mover) == ([2, 5, 5, 0, 0], "TAKE", 1)
    table = lay("1 d5 north", coins="0 6 6 0", points=3, rules=1)
    table.play("end", "take 2")
    assert (table.purse(), table.phase) == ([2, 5, 5, 0, 0], "TAKE")


def sides_by_hand(rules: int, begun: list[int], now: list[int]) -> set[int]:
    """DM-3.4, slow and obvious: from which other sides the next coin may come."""
    if rules == 1:
        return {side for side, coins in enumerate(now) if coins and coins == max(now)}
    for most in sorted(set(begun), reverse=True):
        richest = [side for side, coins in enumerate(begun) if coins == most]
        if any(now[side] for side in richest):
            return {side for side in richest if now[side]}
    return set()


def take_by_hand(table: Table, rules: int, random: Random) -> None:
    """End the turn, take coin by coin as chance has it, and compare each with what the clause says."""
    state = table.state
    mine = state.seat % 2 if state.options.teams else state.seat
    count = 2 if state.options.teams else state.seats
    purse, supply, owed = list(state.coins), state.supply, state.points
    earned = min(owed, supply)
    purse[mine], supply, owed = purse[mine] + earned, supply - earned, owed - earned
    begun = [0 if side == mine else coins for side, coins in enumerate(purse[:count])]
    rows = table.play("end")
    while owed:
        now = [0 if side == mine else coins for side, coins in enumerate(purse[:count])]
        allowed = sides_by_hand(rules, begun, now)
        if len(allowed) > 1 and not any(row.startswith("coin_taken") for row in rows):
            assert set(table.legal()) == {f"take {side + 1}" for side in allowed}
            assert state.owed == owed
            rows = table.play(random.choice(list(table.legal())))
        taken = [int(row.split()[2]) for row in rows if row.startswith("coin_taken")]
        if not allowed:
            assert f"coins_lost {state_seat(rows)} {owed}" in rows
            break
        assert taken[0] in allowed
        rows.remove(next(row for row in rows if row.startswith("coin_taken")))
        purse[taken[0]], purse[mine], owed = purse[taken[0]] - 1, purse[mine] + 1, owed - 1
    assert table.purse() == [*purse, supply]
    assert (state.owed, state.givers, table.phase) == (0, 0, "ROLL")


def state_seat(rows: list[str]) -> str:
    """Who lost coins."""
    return next(row for row in rows if row.startswith("coins_lost")).split()[1]


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_dm_3_4_every_coin_comes_from_where_the_clause_says(seats: int, teams: bool, rules: int) -> None:
    sides = 2 if teams else seats
    for purse in product(range(5), repeat=sides - 1):
        random = Random(repr((purse, rules)))
        mover, points = random.randrange(seats), random.randint(1, 12)
        coins = list(purse)
        coins.insert(mover % 2 if teams else mover, random.randrange(3))
        table = lay("1 d5 north", points=points, player=mover + 1, seats=seats, teams=teams, rules=rules)
        for side, n in enumerate(coins):
            table.state.coins[side] = n
        table.state.supply = random.choice((0, 0, 1, 2))
        take_by_hand(table, rules, random)

"""Chapter 7: two against two. Players 1 and 3 are one team, 2 and 4 the other."""

from __future__ import annotations

from tests.games.dragon_market.table import Table, goods, lay, start


def drawing(**options: bool) -> Table:
    """Before cards are drawn; player 4 begins."""
    table = start(quick_setup=True, teams=True, **options)
    table.play("starter 4")
    while table.phase != "DEAL":
        table.play(next(iter(table.legal())))
    return table


def test_dm_7_1_turns_alternate_between_teams_and_partners() -> None:
    table, seats = lay("1 d5 north", teams=True, points=0), []
    for _ in range(5):
        seats.append(table.mover)
        table.settle()
        table.play("end")
        table.settle()
    assert seats == [1, 2, 3, 4, 1]


def test_dm_7_2_a_team_has_one_card() -> None:
    table = drawing()
    table.play("deal blue_1", "deal blue_2")
    assert table.phase == "ROLL"
    assert [seat["card"]["card"] for seat in table.view()["seats"]] == ["blue_2", "blue_1", "blue_2", "blue_1"]


def test_dm_7_2_the_first_player_begins_after_both_teams_have_drawn() -> None:
    table = drawing()
    table.play("deal blue_1", "deal blue_2")
    assert table.state.seat == 3


def test_dm_r17_a_purse_starts_with_both_partners_coins() -> None:
    table = start(teams=True)
    table.play("starter 2")
    assert table.purse() == [4, 2, 0, 0, 6]


def test_dm_7_2_a_team_has_one_stock_of_coins() -> None:
    table = lay("1 d5 north", coins="2 0 0 0", player=3, teams=True, points=2)
    table.play("coin", "end")
    assert table.purse() == [4, 0, 0, 0, 8]


def test_dm_3_4_a_short_supply_is_made_up_by_the_other_team() -> None:
    table = lay("1 d5 north", coins="2 10 0 0", player=3, teams=True, points=2)
    assert table.play("end")[:2] == ["coin_taken 2 1", "coin_taken 2 1"]
    assert table.purse() == [4, 8, 0, 0, 0]


def test_dm_7_2_goods_collected_by_either_partner_count() -> None:
    table = lay("6 d5 east", heirs="3:6a", goods="6b kite 2", cards="1:blue_3", player=3, teams=True)
    table.state.collected[0] = goods("bonsai")
    table.play("step east")
    assert table.collected(1) == {"bonsai", "kite"}


def test_dm_7_2_what_a_partner_has_is_not_taken_again() -> None:
    table = lay("6 d5 east", heirs="3:6a", goods="6b kite 2", cards="1:blue_3", player=3, teams=True)
    table.state.collected[0] = goods("kite")
    table.play("step east")
    assert table.pile("6b") == ("kite", 2)


def test_dm_7_2_either_heir_validates_at_its_own_pontoon() -> None:
    table = lay("6 g10 east", heirs="3:6b", cards="1:blue_3", player=3, teams=True)
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    assert table.play("step east") == ["stepped 2 9 9", "validated 2 2"]
    assert (table.state.validated[0], table.state.seat) == (4, 2)


def test_dm_7_2_not_at_the_partners_pontoon() -> None:
    assert lay("6 d1 west", heirs="3:6b", player=3, teams=True).refused("step west") == "DM-4.3"


def test_dm_7_2_both_partners_see_the_offered_cards() -> None:
    table = drawing(red_cards=True)
    table.play("deal leap")
    assert [table.events(player)[1] for player in (1, 2, 3, 4)] == ["", "offered 15", "", "offered 15"]
    assert [len(table.view(player)["offered"]) for player in (1, 2, 3, 4)] == [0, 1, 0, 1]


def test_dm_7_2_at_the_start_the_first_in_turn_order_decides() -> None:
    table = drawing(red_cards=True)
    table.play("deal leap", "deal spin")
    assert table.mover == 4
    table.play("keep leap", "deal spin", "deal swap")
    assert table.mover == 1


def test_dm_7_2_the_one_who_validated_decides() -> None:
    table = lay("6 g10 east", heirs="3:6b", cards="1:drift", player=3, teams=True, red_cards=True)
    table.state.collected[0] = goods("teapot jade incense")
    table.play("step east", "deal leap", "deal spin")
    assert table.mover == 3
    assert table.play("keep leap")[-1] == "own_card 15"
    assert [table.events(player)[1] for player in (1, 2, 3, 4)] == ["own_card 15", "", "own_card 15", ""]


def test_dm_7_3_the_player_whose_turn_it_is_uses_the_teams_bonuses() -> None:
    table = lay("1 e5 east", bonuses="spin", player=1, teams=True, red_cards=True)
    assert table.refused("spin 1") == ""
    table.state.seat = 2
    assert table.refused("spin 1") == ""
    table.state.seat = 1
    assert table.refused("spin 1") == "DM-6.3"


def test_dm_7_3_each_once_per_turn_of_a_player() -> None:
    table = lay("1 e5 east", bonuses="spin", player=1, teams=True, red_cards=True)
    table.play("spin 1")
    assert table.refused("spin 1") == "DM-6.3"
    for _ in range(2):
        table.play("end")
        table.settle()
    assert (table.mover, table.refused("spin 1")) == (3, "")


def test_dm_4_4_a_partners_heir_may_be_crossed_not_joined() -> None:
    table = lay("6 d5 east", heirs="1:6a 3:6b", points=1, teams=True)
    assert table.refused("step east") == "DM-R4"

"""Chapter 6, cards: two to look at, one to keep, bonuses on validation. The vault card asks for bonsai, frog, kite."""

from __future__ import annotations

from typing import Any

from tests.games.dragon_market.table import CARDS, Table, goods, lay, start

GOODS_OF = {
    "vault": "bonsai frog kite",
    "omit": "necklace perfume carpet",
    "choice": "vase baby_dragon teapot",
    "purse": "necklace snake incense",
}


def drawing(**options: bool) -> Table:
    """Before the first cards of an advanced game; player 2 begins."""
    table = start(quick_setup=True, red_cards=True, **options)
    table.play("starter 2")
    while table.phase != "DEAL":
        table.play(next(iter(table.legal())))
    return table


def validating(card: str, coins: str = "0 0 0 0", **options: Any) -> Table:
    """Player 1 comes home with all goods of a card."""
    table = lay("6 d1 west", heirs="1:6b", cards=f"1:{card}", coins=coins, red_cards=True, **options)
    table.state.collected[0] = goods(GOODS_OF[card])
    table.play("step west")
    return table


def test_dm_6_1_a_player_looks_at_two_cards_and_keeps_one() -> None:
    table = drawing()
    assert table.play("deal leap", "deal swap") == ["looked 1", "offered 15", "looked 1", "offered 16"]
    assert (table.mover, set(table.legal())) == (2, {"keep leap", "keep swap"})
    assert table.refused("keep vault") == "DM-6.1"
    assert table.play("keep swap") == ["kept 1", "own_card 16"]
    assert table.state.cards[1] == CARDS.index("swap")


def test_dm_6_1_the_other_is_shuffled_back_before_the_next_draws() -> None:
    table = drawing()
    table.play("deal leap", "deal swap", "keep swap")
    assert (table.state.seat, "deal leap" in table.legal(), "deal swap" in table.legal()) == (2, True, False)


def test_dm_6_1_at_the_start_in_turn_order() -> None:
    table, seats = drawing(), []
    while table.phase != "ROLL":
        if table.phase == "KEEP":
            seats.append(table.mover)
        table.play(next(iter(table.legal())))
    assert (seats, table.state.seat) == ([2, 3, 4, 1], 1)


def test_dm_6_1_cards_looked_at_are_told_to_their_player_alone() -> None:
    table = drawing()
    table.play("deal leap")
    assert (table.events(2), table.events(3)) == (["looked 1", "offered 15"], ["looked 1", ""])
    table.play("deal swap", "keep leap")
    assert (table.events(2), table.events(1)) == (["kept 1", "own_card 15"], ["kept 1", ""])


def test_dm_6_1_after_a_validation_two_cards_again() -> None:
    table = validating("vault")
    table.play("deal leap", "deal swap", "keep leap")
    assert (table.mover, table.phase, table.state.cards[0], table.state.looked) == (1, "TURN", 15, 0)
    assert table.refused("deal spin") == "DM-3.2"


def test_dm_6_2_a_validated_red_card_lies_face_up_and_gives_its_bonus_from_then_on() -> None:
    table = validating("vault")
    assert table.events()[-2:] == ["validated 0 10", "turned_up 0 10"]
    assert [card["card"] for card in table.view()["seats"][0]["validated"]] == ["vault"]
    before = lay("6 b8 north, 1 b5 east", cards="1:vault", red_cards=True)
    assert before.refused("vault 6 north 4") == "DM-6.3"
    before.state.validated[0] = 1 << 10
    assert before.refused("vault 6 north 4") == ""


def test_dm_6_3_k_the_next_card_is_complete_with_two_goods() -> None:
    table = validating("omit")
    table.play("deal leap", "deal spin", "keep leap")
    assert table.state.omits[0] == 1
    assert [seat["omits"] for seat in table.view()["seats"]] == [True, False, False, False]
    table.state.heirs[0] = 3 * 5 + 2
    table.state.collected[0] = goods("perfume silk")
    table.play("step west")
    assert table.state.validated[0] == 1 << 20 | 1 << 15


def test_dm_6_3_k_is_for_one_card_only() -> None:
    table = validating("omit")
    table.play("deal leap", "deal spin", "keep leap")
    table.state.heirs[0] = 3 * 5 + 2
    table.state.collected[0] = goods("perfume silk")
    table.state.validated[0] = 0
    table.play("step west")
    assert table.state.omits[0] == 0


def test_dm_r15_any_two_goods_will_do_and_nothing_further_is_taken() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b silk 2", cards="1:leap", red_cards=True)
    table.state.omits[0] = 1
    table.state.collected[0] = goods("perfume mushrooms")
    assert table.play("step east") == ["stepped 0 5 4"]
    assert (table.pile("6b"), table.state.barred[0]) == (("silk", 2), 0)


def test_dm_r15_with_one_good_it_still_takes() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b silk 2", cards="1:leap", red_cards=True)
    table.state.omits[0] = 1
    table.state.collected[0] = goods("perfume")
    table.play("step east")
    assert table.collected(1) == {"perfume", "silk"}


def test_dm_6_3_l_the_next_card_is_chosen_among_three() -> None:
    table = validating("choice")
    table.play("deal leap", "deal spin")
    assert table.phase == "DEAL"
    table.play("deal drift")
    assert set(table.legal()) == {"keep spin", "keep drift", "keep leap"}
    table.play("keep drift")
    assert table.state.deck & (1 << 15 | 1 << 11) == 1 << 15 | 1 << 11


def test_dm_6_3_m_three_coins_at_once() -> None:
    table = validating("purse", coins="1 2 0 0")
    assert (table.purse(), table.phase) == ([4, 2, 0, 0, 6], "DEAL")


def test_dm_6_3_m_a_short_supply_as_at_the_end_of_a_turn() -> None:
    table = validating("purse", coins="0 5 5 1")
    assert (table.purse(), table.phase, table.mover) == ([1, 5, 5, 1, 0], "TAKE", 1)
    table.play("take 3", "take 3")
    assert (table.purse(), table.phase) == ([3, 5, 3, 1, 0], "DEAL")


def test_dm_r19_coins_come_before_the_draw_and_points_stay() -> None:
    table = validating("purse", coins="0 6 6 0")
    table.play("take 2", "take 3", "take 2")
    table.play("deal leap", "deal spin", "keep leap")
    assert (table.mover, table.phase, table.state.points) == (1, "TURN", 6)


def test_dm_r19_not_for_a_winning_card() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:purse", red_cards=True)
    table.state.collected[0] = goods(GOODS_OF["purse"])
    table.state.validated[0] = 3 << 10
    table.play("step west")
    assert (table.mover, table.purse()) == ("over", [0, 0, 0, 0, 12])


def test_dm_r8_with_fewer_cards_those_there_are() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:choice", red_cards=True)
    table.state.collected[0] = goods(GOODS_OF["choice"])
    table.state.deck = 1 << 12
    table.play("step west", "deal drift")
    assert set(table.legal()) == {"keep drift"}


def test_dm_r18_with_flat_points_the_card_for_the_dice_stays_in_the_box() -> None:
    assert set(drawing(flat_points=True).legal()) == {f"deal {card}" for card in CARDS[10:] if card != "reroll"}


def test_dm_r2_taking_is_automatic_and_shows_part_of_the_card() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6b kite 2", cards="1:vault", red_cards=True)
    assert table.play("step east") == ["stepped 0 5 4", "took 0 15", "showed 0 15"]


def test_dm_r2_leaving_a_token_shows_what_the_card_does_not_ask_for() -> None:
    table = lay("6 d5 east", heirs="1:6a", goods="6a vase 1, 6b vase 2", cards="1:vault", red_cards=True)
    assert table.play("step east") == ["stepped 0 5 4", "passed 0 6"]
    assert table.play("step west") == ["stepped 0 4 4"]
    assert table.view(2)["seats"][0]["not_asked"] == ["vase"]


def test_dm_r2_what_was_shown_is_forgotten_with_the_card() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:vault", red_cards=True)
    table.state.collected[0] = goods(GOODS_OF["vault"])
    table.state.barred[0] = goods("vase")
    table.play("step west")
    assert table.state.barred[0] == 0

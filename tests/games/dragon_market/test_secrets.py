"""What a seat may know of red cards, and what it may guess: uniform over all deals that fit."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from drakes.core.game import NOBODY
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.rules.state import State
from tests.games.dragon_market.table import CARDS, Table, goods, lay, standard_box, start

RED = range(10, 23)


def middle(**more: object) -> Table:
    """Three players of an advanced game with the cards leap, swap and spin."""
    return lay("1 d5 north", cards="1:leap 2:swap 3:spin", seats=3, red_cards=True)


def guesses(table: Table, player: int | None, n: int) -> Counter[tuple[int, ...]]:
    """How often each deal of cards was guessed."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(n):
        world = table.hidden(player)
        assert GAME.rules.guess(table.box, world, seed)
        found[(*world.cards[:3], world.offered)] += 1
    return found


def is_even(found: Counter[tuple[int, ...]], worlds: int) -> bool:
    """Whether all of so many worlds were found, each about equally often."""
    mean = sum(found.values()) / worlds
    return len(found) == worlds and all(abs(n - mean) < 6 * mean**0.5 for n in found.values())


def test_dm_6_1_other_players_red_cards_are_secret() -> None:
    seats = middle().view(1)["seats"]
    assert [seat["is_secret"] for seat in seats] == [False, True, True]
    assert [seat["card"] and seat["card"]["card"] for seat in seats] == ["leap", None, None]


def test_dm_6_1_nobody_sees_none_of_them() -> None:
    assert [seat["is_secret"] for seat in middle().view()["seats"]] == [True, True, True]


def test_dm_6_1_secret_cards_lie_among_those_of_the_deck() -> None:
    deck = middle().view(1)["deck"]
    assert {"swap", "spin"} <= set(deck)
    assert "leap" not in deck


def test_dm_2_5_blue_cards_are_open() -> None:
    assert not any(seat["is_secret"] for seat in lay("1 d5 north").view(2)["seats"])


def test_dm_7_2_partners_know_their_card() -> None:
    table = lay("1 d5 north", cards="1:leap 2:swap", teams=True, red_cards=True)
    assert [seat["is_secret"] for seat in table.view(3)["seats"]] == [False, True, False, True]


def test_a_guess_is_uniform_over_all_deals() -> None:
    worlds = len(list(permutations([card for card in RED if card != 15], 2)))
    assert is_even(guesses(middle(), 1, 4000), worlds)


def test_dm_r2_a_guess_fits_what_was_taken_and_left() -> None:
    table = middle()
    table.state.collected[1] = goods("carpet")
    table.state.barred[2] = goods("teapot bonsai kite buddha")
    fits_2 = {CARDS.index("swap"), CARDS.index("omit")}
    barred = goods("teapot bonsai kite buddha")
    fits_3 = {card for card in RED if standard_box().cards[card].goods & barred == 0 and card != 15}
    worlds = {(a, b) for a in fits_2 for b in fits_3 if a != b}
    assert is_even(guesses(table, 1, 600), len(worlds))


def test_a_guess_without_a_deal_that_fits_fails() -> None:
    table = middle()
    table.state.collected[1] = goods("carpet bonsai")
    assert GAME.rules.guess(table.box, table.hidden(1), 1) is False


def test_dm_6_1_whoever_saw_a_card_go_back_knows_who_does_not_have_it() -> None:
    table = start(2, quick_setup=True, red_cards=True)
    table.play("starter 1")
    while table.phase != "DEAL":
        table.play(next(iter(table.legal())))
    table.play("deal vault", "deal spin", "keep vault", "deal leap", "deal swap", "keep leap")
    assert table.view(2)["seats"][0]["not_cards"] == ["leap", "swap"]
    assert table.view(1)["seats"][1]["not_cards"] == []
    assert table.view()["seats"][0]["not_cards"] == []
    cards = {world[0] for world in guesses(table, 2, 300)}
    assert cards == set(RED) - {15, 16}
    assert {world[1] for world in guesses(table, 1, 300)} == set(RED) - {10}


def test_dm_6_1_what_was_seen_says_nothing_of_the_next_card() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:vault 2:leap", seats=2, red_cards=True)
    table.state.seen[4 * 1 + 0] = 1 << 5 | 1 << 6
    table.state.collected[0] = goods("bonsai frog kite")
    table.play("step west", "deal swap", "deal spin", "keep swap")
    assert table.state.seen[4 * 1 + 0] == 0
    assert table.state.seen[4 * 0 + 1] == 1 << 6 | 1 << 1


def test_dm_6_1_what_was_seen_before_stays_known() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:vault 2:leap", seats=2, red_cards=True)
    table.state.seen[4 * 0 + 1] = 1 << 2
    table.state.collected[0] = goods("bonsai frog kite")
    table.play("step west", "deal swap", "deal spin", "keep swap")
    assert table.view(1)["seats"][1]["not_cards"] == ["spin", "drift", "swap"]


def test_dm_6_1_of_cards_looked_at_others_know_only_the_number() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:vault 2:leap", seats=2, red_cards=True)
    table.state.collected[0] = goods("bonsai frog kite")
    table.play("step west", "deal swap", "deal spin")
    assert (table.view(2)["offered"], table.view(2)["looked"]) == ([], 2)
    assert [card["card"] for card in table.view(1)["offered"]] == ["spin", "swap"]
    assert is_even(guesses(table, 2, 1500), 11 * 10 // 2)


def test_a_guess_takes_cards_looked_at_out_of_the_deck() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:vault 2:leap", seats=2, red_cards=True)
    table.state.collected[0] = goods("bonsai frog kite")
    table.play("step west", "deal swap", "deal spin")
    world = table.hidden(2)
    GAME.rules.guess(table.box, world, 3)
    assert world.deck & world.offered == 0
    assert bin(world.deck | world.offered).count("1") == 11


def test_hiding_forgets_what_others_have_seen() -> None:
    table = middle()
    for i in range(16):
        table.state.seen[i] = 1
    hidden: State = table.hidden(2)
    assert [hidden.seen[i] for i in range(12)] == [0] * 4 + [1] * 4 + [0] * 4
    assert set(table.hidden().seen[:12]) == {0}


def test_the_observer_is_written_down() -> None:
    table = middle()
    assert (table.hidden(2).observer, table.hidden().observer) == (1, NOBODY)


def test_dm_6_1_the_first_player_too_knows_what_they_saw() -> None:
    table = middle()
    table.state.seen[1] = 1 << 6
    table.state.seen[2] = 1 << 2
    assert [seat["not_cards"] for seat in table.view(1)["seats"]] == [[], ["swap"], ["drift"]]
    found = guesses(table, 1, 1500)
    assert {world[1] for world in found} == set(RED) - {15, 16}
    assert {world[2] for world in found} == set(RED) - {15, 12}


def test_dm_6_1_a_guess_leaves_ones_own_offer_as_it_is() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:vault 2:leap", seats=2, red_cards=True)
    table.state.collected[0] = goods("bonsai frog kite")
    table.play("step west", "deal swap", "deal spin")
    world = table.hidden(1)
    assert GAME.rules.guess(table.box, world, 5)
    assert (world.offered, world.looked) == (1 << 16 | 1 << 11, 2)


def test_a_guess_is_of_everything_that_is_not_known() -> None:
    world = middle().hidden()
    assert GAME.rules.guess(standard_box(), world, 1)
    assert min(world.cards[:3]) >= 10
    assert all(world.deck >> card & 1 == 0 for card in world.cards[:3])
    assert bin(world.deck).count("1") == 10

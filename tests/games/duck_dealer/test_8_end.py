"""Chapter 8: the end; and what is secret."""

from __future__ import annotations

from drakes.core.game import NOBODY
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.state import State
from tests.games.duck_dealer.table import Table, dealt, is_over, lay


def test_dd_8_1_after_space_24_most_points_win() -> None:
    table = lay(turn=24)
    table.ship(2).score = 1
    assert table.play("end_turn")[-1] == "won 1"
    assert (table.places(), table.mover, table.refused("act")) == ([2, 1], "over", "DD-8.1")


def test_dd_8_1_less_the_auction_bid() -> None:
    table = lay(turn=24)
    table.ship(1).score, table.ship(1).bid, table.ship(1).second_bid = 50, 20, 15
    table.ship(2).score, table.ship(2).bid = 30, 10
    table.play("end_turn")
    assert (table.scores(), table.places()) == ([15, 20], [2, 1])


def test_dd_8_1_what_is_kept_after_the_last_turn_is_not_asked() -> None:
    table = lay(energy="3 3 0", goods="rubber_ducks " * 7 + "blue_paint", turn=24)
    assert table.play("end_turn") == ["won 0", "won 1"]
    assert (is_over(table), table.energy(), table.ship().aboard) == (True, "3 3 0", 8)


def test_dd_8_1_by_version_1_what_does_not_fit_was_still_chosen_in_the_last_turn() -> None:
    table = lay(energy="3 3 0", turn=24)
    table.state.rulings = 0
    table.play("end_turn", "put_back build", "put_back build")
    assert is_over(table)


def test_dd_r8_equal_scores_share_the_victory() -> None:
    table = lay(turn=24, seats=3)
    table.ship(1).score = table.ship(3).score = 7
    assert table.play("end_turn")[-2:] == ["won 0", "won 2"]
    assert table.places() == [1, 3, 1]


def hidden(table: Table, seat: int) -> State:
    state: State = GAME.rules.codec.copy(table.state)
    GAME.rules.hide(table.box, state, seat)
    return state


def test_dd_2_5_a_hidden_bid_is_neither_in_the_state_nor_in_the_view() -> None:
    tables = []
    for points in (0, 93):
        table = dealt(3, "auction")
        table.play(f"bid {points}")
        tables.append(table)
    one, two = (hidden(table, 1) for table in tables)
    assert one == two
    assert GAME.people.view(tables[0].box, one) == GAME.people.view(tables[1].box, two)
    assert hidden(tables[0], NOBODY) == hidden(tables[1], NOBODY)


def test_dd_2_5_ones_own_bid_stays_known() -> None:
    table = dealt(3, "auction")
    table.play("bid 7")
    assert hidden(table, 0).ships[0].bid == 7


def test_dd_2_5_second_bids_are_secret_too_first_ones_no_longer() -> None:
    table = dealt(2, "auction")
    table.play("bid 7", "bid 7", "bid 0")
    seen = hidden(table, 1).ships[0]
    assert (seen.bid, seen.second_bid) == (7, -2)
    table.play("bid 4")
    assert hidden(table, 1).ships[0].second_bid == 0


def test_dd_r9_a_guess_fills_unseen_bids_with_0_to_100() -> None:
    table = dealt(3, "auction")
    table.play("bid 7")
    guessed = set()
    for seed in range(600):
        state = hidden(table, 1)
        assert GAME.rules.guess(table.box, state, seed)
        guessed.add(state.ships[0].bid)
        assert state.ships[1].bid == -1
    assert {min(guessed), max(guessed)} == {0, 100}


def test_dd_r9_a_guess_fills_unseen_second_bids() -> None:
    table = dealt(2, "auction")
    table.play("bid 7", "bid 7", "bid 3")
    guessed = set()
    for seed in range(600):
        state = hidden(table, 1)
        GAME.rules.guess(table.box, state, seed)
        guessed.add(state.ships[0].second_bid)
        assert state.ships[0].bid == 7
    assert {min(guessed), max(guessed)} == {0, 100}

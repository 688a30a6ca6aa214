"""Chapter 4: the end."""

from __future__ import annotations

from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import lay


def test_sd_4_1_who_alone_has_a_duck_left_wins() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w")
    assert table.play("shoot a 2")[-1] == "won 1"
    assert (table.winners, table.mover) == ([1], "over")


def test_sd_4_1_also_in_anothers_turn() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", seat=3)
    table.play("shoot a 2")
    assert table.winners == [1]


def test_sd_4_1_by_ones_own_hand_too() -> None:
    table = lay("B G w w w w", sights="1", hand="shoot", pond="w")
    table.play("shoot a 1")
    assert (table.winners, table.out) == ([2], [1, 3, 4])


def test_sd_4_1_a_duck_in_the_pond_counts() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w O")
    table.play("shoot a 2")
    assert (table.winners, table.mover) == ([], "nature")


def test_sd_4_1_a_duck_in_the_known_part_of_the_pond_counts() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w", queue="O")
    table.play("shoot a 2")
    assert table.winners == []


def test_sd_4_1_a_hidden_duck_counts() -> None:
    table = lay("B/O G w w w w", sights="2", hand="shoot", pond="w")
    table.play("shoot a 2")
    assert table.winners == []


def test_sd_4_1_when_the_game_is_over_nothing_may_be_done() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w")
    table.play("shoot a 2")
    assert (table.legal(), table.refused("shoot b 2"), table.refused("pond blue")) == ({}, "SD-4.1", "SD-4.1")


def test_sd_4_1_the_winner_is_first_all_others_share_the_second_place() -> None:
    table = lay("B G w w w w", sights="1", hand="shoot", pond="w")
    table.play("shoot a 1")
    assert (table.places(), table.scores()) == ([2, 1, 2, 2], [0, 0, 0, 0])


def test_sd_4_1_while_the_game_goes_on_all_are_equal() -> None:
    assert lay("B G w w w w").places() == [1, 1, 1, 1]


def test_sd_4_1_after_the_end_the_view_shows_who_won_and_no_empty_place() -> None:
    table = lay("B G w w w w", sights="2", hand="shoot", pond="w")
    table.play("shoot a 2")
    view = GAME.people.view(table.box, table.seen_by(2).state)
    assert [spot.card for spot in view.line] == ["blue", "water", "water", "water", "water"]
    assert ([seat.won for seat in view.seats], view.to_move) == ([True, False, False, False], "over")

"""Chapter 2: set-up."""

from __future__ import annotations

from tests.games.sitting_ducks.table import Table, new_table

SIX_PONDS = ("pond green", "pond water", "pond blue", "pond blue", "pond orange", "pond yellow")


def dealt(*ponds: str, seats: int = 4) -> Table:
    """A table whose line was dealt like this, and whose hands follow as they come."""
    table = new_table(seats)
    table.play(*ponds)
    return table.settle()


def test_sd_2_1_the_top_six_cards_fill_the_line_from_the_front() -> None:
    table = new_table()
    table.play(*SIX_PONDS)
    assert table.line == "G w B B O Y"


def test_sd_2_1_cards_of_the_line_are_no_longer_in_the_pond() -> None:
    table = new_table(3)
    table.play(*SIX_PONDS[:5], "pond green")
    assert table.mix == "B B B G G G O O O O w w w w"


def test_sd_2_1_the_pond_is_shuffled_every_card_alike() -> None:
    assert new_table(3).legal() == {"pond blue": 5, "pond green": 5, "pond orange": 5, "pond water": 5}


def test_sd_2_2_each_player_gets_three_action_cards() -> None:
    table = dealt(*SIX_PONDS)
    assert [len([card for card in table.hand(seat) if card]) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]


def test_sd_2_2_the_cards_dealt_leave_the_pile() -> None:
    table = dealt(*SIX_PONDS)
    assert (table.pile.total(), table.state.pile_size) == (40, 40)


def test_sd_2_2_a_card_is_seen_by_its_owner_alone() -> None:
    table = new_table()
    table.play(*SIX_PONDS, "draw shoot")
    assert [table.events(seat) for seat in (1, 2, 0)] == [
        ["drew 1 a", "got a shoot"],
        ["drew 1 a", ""],
        ["drew 1 a", ""],
    ]


def test_sd_2_2_every_card_of_the_pile_may_come() -> None:
    table = new_table()
    table.play(*SIX_PONDS, "draw shoot")
    legal = table.legal()
    assert (legal["draw shoot"], legal["draw take_aim"], sum(legal.values())) == (11, 10, 51)


def test_sd_2_3_the_owner_of_the_frontmost_duck_starts() -> None:
    assert dealt(*SIX_PONDS).mover == 2


def test_sd_2_3_water_is_passed_over() -> None:
    table = dealt("pond water", "pond water", "pond yellow", "pond blue", "pond blue", "pond blue")
    assert table.mover == 4


def test_sd_2_3_five_waters_in_front_are_passed_over() -> None:
    assert dealt(*["pond water"] * 5, "pond orange").mover == 3


def test_sd_2_3_play_goes_clockwise() -> None:
    table = dealt(*SIX_PONDS)
    table.play("take_aim a 1")
    assert table.settle().mover == 3


def test_sd_2_3_after_the_last_player_comes_the_first() -> None:
    table = dealt("pond yellow", *SIX_PONDS[:5])
    table.play("take_aim a 1")
    assert table.settle().mover == 1


def test_sd_2_3_nobody_plays_out_of_turn() -> None:
    seen = dealt(*SIX_PONDS).seen_by(1)
    assert [seen.refused("take_aim a 1"), seen.refused("discard a shoot")] == ["SD-2.3", "SD-2.3"]


def test_sd_2_3_who_has_the_turn_may_play() -> None:
    assert dealt(*SIX_PONDS).seen_by(2).refused("take_aim a 1") == ""


def test_sd_2_3_nobody_plays_while_cards_are_dealt() -> None:
    assert new_table().seen_by(1).refused("pond blue") == "SD-2.3"


def test_sd_2_1_a_card_that_is_gone_does_not_come_again() -> None:
    table = new_table()
    table.play(*["pond water"] * 5)
    assert table.refused("pond water") == "SD-R10"

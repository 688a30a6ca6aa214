"""Chapter 5: the target, the win, the places."""

from __future__ import annotations

from typing import Any

import pytest

from drakes.core.errors import DrakesError
from drakes.games.dragon_market import GAME
from tests.games.dragon_market.table import Table, goods, lay

BLUE_3 = "bonsai buddha teapot kite"
VAULT = "bonsai frog kite"


def coming_home(validated: int, seats: int = 4, **options: Any) -> Table:
    """Player 1 one step from home, their card complete, with so many cards validated before."""
    red = options.get("red_cards", False)
    card, asked = ("vault", VAULT) if red else ("blue_3", BLUE_3)
    table = lay("6 d1 west", heirs="1:6b", cards=f"1:{card}", seats=seats, **options)
    table.state.collected[0] = goods(asked)
    table.state.validated[0] = {0: 0, 1: 1, 2: 3, 3: 11}[validated] << (11 if red else 0)
    return table


@pytest.mark.parametrize(
    ("seats", "options", "target"),
    [
        (4, {}, 2),
        (3, {}, 3),
        (2, {}, 3),
        (4, {"red_cards": True}, 3),
        (2, {"red_cards": True}, 3),
        (4, {"teams": True}, 4),
        (4, {"teams": True, "red_cards": True}, 4),
    ],
)
def test_dm_5_1_the_target_number_of_cards_wins_at_once(seats: int, options: dict[str, bool], target: int) -> None:
    table = coming_home(target - 1, seats, **options)
    assert table.play("step west")[-1].startswith("won")
    assert table.mover == "over"
    table = coming_home(target - 2, seats, **options)
    table.play("step west")
    assert table.mover == "nature"
    assert table.view()["target"] == target


def test_dm_5_1_the_winner_is_first_and_all_others_behind() -> None:
    table = coming_home(1)
    table.play("step west")
    assert (table.places(), table.state.winner) == ([1, 2, 2, 2], 0)


def test_dm_5_1_partners_win_together() -> None:
    table = coming_home(3, teams=True)
    assert table.play("step west")[-2:] == ["won 0", "won 2"]
    assert table.places() == [1, 3, 1, 3]


def test_dm_5_1_nothing_is_possible_after_the_end() -> None:
    table = coming_home(1)
    table.play("step west")
    assert (table.legal(), table.refused("end")) == ({}, "DM-5.1")


def test_dm_5_1_scores_count_the_cards_validated() -> None:
    table = coming_home(1)
    table.state.validated[2] = 1 << 9
    table.play("step west")
    out = [0] * 4
    GAME.rules.scores(table.box, table.state, out)
    assert out == [2, 0, 1, 0]


def test_dm_5_1_before_the_end_all_are_equal() -> None:
    assert coming_home(0).places() == [1, 1, 1, 1]


def test_dm_7_1_teams_are_for_four_players() -> None:
    with pytest.raises(DrakesError, match=r"Teams are for 4 players, not 3 \(DM-7.1\)"):
        GAME.new_state(3, {"teams": True})

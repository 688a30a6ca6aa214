"""What is shown of turns: the squares a boat needs and what is in its way, as real rectangles would find them."""

from __future__ import annotations

from typing import Any

import pytest

from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.people.turns import Turn
from tests.games.dragon_market.oracle import covered
from tests.games.dragon_market.positions import random_position
from tests.games.dragon_market.table import Table, lay

SIDES = ("left", "right")


def seen(table: Table, number: int, player: int | None = 1) -> dict[str, Any]:
    """A boat as a player sees it."""
    boat: dict[str, Any] = table.view(player)["boats"][number - 1]
    return boat


def swept(table: Table, number: int, side: str) -> set[str]:
    """The squares that a turn of a boat covers, but for its own; some may lie beyond the board."""
    boat = seen(table, number)
    column, row = "abcdefghij".index(boat["sailor"][0]), int(boat["sailor"][1:]) - 1
    squares = {(column + x, row + y) for x, y in covered(boat["kind"], boat["heading"], side)}
    return {f"{column} {row}" for column, row in squares} - {place(name) for name in table.boat(number)}


def place(name: str) -> str:
    """From 'd5' to '3 4'."""
    return f"{'abcdefghij'.index(name[0])} {int(name[1:]) - 1}"


def shown(turn: Turn) -> set[str]:
    """All squares of a turn that is shown."""
    return {place(name) for name in (*turn.free, *turn.blocked)}


def test_dm_4_2_dm_b7_turns_are_shown_with_all_they_sweep_and_all_that_is_in_the_way() -> None:
    left_out = 0
    for seed in range(100):
        table = random_position(seed, red=False)
        legal, view = table.legal(), GAME.people.view(table.box, table.hidden(table.state.seat + 1))
        taken = {name for number in range(1, 11) for name in table.boat(number)} | set(view.pontoons)
        for boat in view.boats:
            for side, turn in zip(SIDES, boat.turns, strict=True):
                if turn is None:
                    left_out += 1
                    assert f"turn {boat.boat + 1} {side}" not in legal
                    continue
                assert shown(turn) == swept(table, boat.boat + 1, side)
                assert set(turn.blocked) == {*turn.free, *turn.blocked} & taken
                may_turn = not turn.blocked and view.points > 0
                assert may_turn == (f"turn {boat.boat + 1} {side}" in legal)
    assert left_out > 0


def test_dm_4_2_a_turn_tells_the_squares_it_needs_and_those_that_are_taken() -> None:
    left, right = seen(lay("6 a3 east, 7 d1 west", points=3), 6)["turns"]
    assert left == {"free": ("a2", "b2", "c2"), "blocked": ("a1", "b1", "c1")}
    assert right == {"free": ("a4", "b4", "c4", "a5", "b5", "c5")}


def test_a_turn_that_would_leave_the_board_is_not_shown() -> None:
    assert seen(lay("6 d1 east", points=3), 6)["turns"][0] is None


def test_dm_r19_swings_are_shown_to_whoever_has_the_bonus() -> None:
    boats = "1 e8 north, 6 a3 east, 7 d1 west"
    assert "swings" not in seen(lay(boats, points=3), 6)
    table = lay(boats, bonuses="swing", points=3)
    assert "swings" not in seen(table, 1), "a centre boat has no other end"
    assert seen(table, 6)["swings"] == (
        {"free": ("a4", "b4", "c4", "a5", "b5", "c5")},
        {"free": ("a2", "b2", "c2"), "blocked": ("a1", "b1", "c1")},
    )


@pytest.mark.parametrize("player", [2, None])
def test_only_whose_turn_it_is_is_shown_turns(player: int | None) -> None:
    table = lay("6 a3 east", bonuses="swing", points=3)
    assert {"turns", "swings"} <= set(seen(table, 6))
    assert set(seen(table, 6, player)) == {"boat", "kind", "sailor", "heading", "spaces"}

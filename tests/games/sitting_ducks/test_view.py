"""What a person sees."""

from __future__ import annotations

from typing import Any

import msgspec

from drakes.core.game import EVERYTHING
from drakes.games.sitting_ducks import GAME
from tests.games.sitting_ducks.table import Table, lay, new_table


def plain(table: Table) -> dict[str, Any]:
    """The view of a table as it stands, as JSON has it."""
    view: dict[str, Any] = msgspec.to_builtins(GAME.people.view(table.box, table.state))
    return view


def view(table: Table, seat: int) -> dict[str, Any]:
    """The view of a seat, as JSON has it."""
    return plain(table.seen_by(seat))


def rich() -> Table:
    table = lay("G/B G^3 w O^1 w w", "2 6", "shoot misfire two_birds", seats=3, queue="w O", pond="B", pile="shoot")
    table.state.hands[2].ages[1], table.state.hands[2].barred[1] = 2, 0b101
    return table


def test_the_view_of_a_seat_shows_the_table() -> None:
    seen = view(rich(), 1)
    assert {key: seen[key] for key in ("seat", "phase", "to_move", "turn", "round", "arranged", "pile")} == {
        "seat": 0,
        "phase": "play",
        "to_move": 0,
        "turn": 1,
        "round": 0,
        "arranged": 0,
        "pile": 1,
    }
    assert seen["options"] == GAME.people.options.complete({})


def test_the_view_shows_line_sights_and_pond() -> None:
    seen = view(rich(), 1)
    assert seen["line"][:4] == [
        {"card": "green", "hidden": "blue", "bottoms_up": None},
        {"card": "green", "hidden": None, "bottoms_up": 2},
        {"card": "water", "hidden": None, "bottoms_up": None},
        {"card": "orange", "hidden": None, "bottoms_up": 0},
    ]
    assert (len(seen["line"]), seen["sights"]) == (6, [False, True, False, False, False, True])
    assert seen["pond"] == {"mix": {"blue": 1}, "queue": ["water", "orange"]}


def test_sd_r16_the_view_shows_discards_and_what_is_unseen() -> None:
    table = rich()
    seen = view(table, 1)
    unseen = table.pile
    for seat in (2, 3):
        unseen.update(table.hand(seat))
    assert (seen["discards"], seen["unseen"]) == (table.discards, unseen)


def test_sd_r16_the_view_shows_ones_own_hand_and_what_others_cards_are_not() -> None:
    seen = view(rich(), 1)["seats"]
    assert seen[0]["hand"][1] == {"slot": "b", "card": "misfire", "age": 0, "not": []}
    assert seen[2]["hand"][1] == {"slot": "b", "card": None, "age": 2, "not": ["take_aim", "double_barrel"]}


def test_the_view_of_everything_shows_every_hand() -> None:
    table = rich()
    seen = plain(table)
    assert table.state.observer == EVERYTHING
    assert [[held["card"] for held in seat["hand"]] for seat in seen["seats"]] == [
        table.hand(seat) for seat in (1, 2, 3)
    ]
    assert seen["seat"] is None


def test_the_view_of_a_seat_keeps_secrets_even_of_a_table_that_was_not_hidden() -> None:
    table = lay("B G w O Y w", hands={2: "take_aim shoot misfire"})
    table.state.observer = 0
    assert [held["card"] for held in plain(table)["seats"][1]["hand"]] == [None, None, None]


def test_the_view_of_nobody_shows_no_hand() -> None:
    seen = view(rich(), 0)
    assert {held["card"] for seat in seen["seats"] for held in seat["hand"]} == {None}
    assert seen["seat"] is None


def test_the_view_shows_the_players() -> None:
    table = lay("B G w O w w", seats=4, pond="w G", teams="twos", points=2, tough_ducks=True)
    table.state.points[2] = 4
    seats = view(table, 1)["seats"]
    assert {key: seats[1][key] for key in seats[1] if key != "hand"} == {
        "seat": 1,
        "colour": "green",
        "team": 1,
        "ducks": 2,
        "hit": 3,
        "out": False,
        "left": False,
        "points": 0,
        "won": False,
    }
    assert [seat["points"] for seat in seats] == [4, 0, 4, 0]
    assert (seats[3]["out"], seats[3]["left"], seats[3]["hand"]) == (True, True, [None, None, None])


def test_sd_v1_the_view_hides_colours_and_counts_of_others() -> None:
    table = lay("B G w O Y w", colours="Y B G O", secret_colours=True)
    seats = view(table, 2)["seats"]
    assert [(seat["colour"], seat["ducks"], seat["hit"]) for seat in seats[:2]] == [(None, None, None), ("blue", 5, 0)]


def test_the_view_of_set_up() -> None:
    seen = view(new_table(3), 1)
    assert (seen["phase"], seen["to_move"], seen["line"]) == ("fill", "nature", [])
    assert seen["seats"][0]["hand"] == [None, None, None]

"""What people see, and what learning programs see."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from drakes.core.text import LANGUAGES, Words
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.people.terminal import draw as draw_view
from drakes.games.dragon_market.rules.features import Features
from tests.games.dragon_market.positions import random_position
from tests.games.dragon_market.table import Table, goods, lay, start


def full() -> Table:
    """A position with everything in it."""
    boats = "1 c3 east, 2 h3 south, 3 e5 north, 4 c8 east, 5 h8 east"
    ends = "6 a5 south, 7 j6 north, 8 e1 east, 9 f10 west, 10 g6 north"
    piles = "1a kite 2, 6b vase 1, 10a frog 2"
    table = lay(f"{boats}, {ends}", heirs="2:1a", goods=piles, bonuses="spin leap", coins="1 2 0 3", red_cards=True)
    table.state.used = 1 << 5
    table.state.collected[1] = goods("kite")
    table.state.barred[1] = goods("vase")
    return table


def test_a_view_tells_what_lies_on_the_table() -> None:
    view = full().view(1)
    shown = {
        key: view[key] for key in ("seat", "phase", "to_move", "turn", "player", "target", "supply", "points", "dice")
    }
    assert shown == {
        "seat": 0,
        "phase": "turn",
        "to_move": 0,
        "turn": 1,
        "player": 0,
        "target": 3,
        "supply": 6,
        "points": 7,
        "dice": [3, 4],
    }
    assert view["pontoons"] == ["a1", "j1", "j10", "a10"]
    assert view["used"] == ["leap"]
    assert (view["offered"], view["boxed"], view["coins_spent"], view["owed"], view["first"]) == ([], {}, 0, 0, 0)


def test_a_view_tells_each_boat_and_what_it_carries() -> None:
    boats = full().view(2)["boats"]
    assert boats[0] == {
        "boat": 0,
        "kind": "centre",
        "sailor": "c3",
        "heading": "east",
        "spaces": [{"square": "d3", "good": "kite", "tokens": 2}, {"square": "b3", "good": None, "tokens": 0}],
    }
    assert (boats[5]["kind"], boats[5]["spaces"][1]) == ("end", {"square": "a7", "good": "vase", "tokens": 1})


def test_a_view_tells_of_each_player_what_is_known() -> None:
    seats = full().view(1)["seats"]
    own, other = seats[0], seats[1]
    assert own["card"]["is_red"]
    assert [card["card"] for card in own["validated"]] == ["spin", "leap"]
    assert {
        key: other[key] for key in ("heir", "is_secret", "collected", "not_asked", "coins", "side", "corner", "cards")
    } == {
        "heir": "d3",
        "is_secret": True,
        "collected": ["kite"],
        "not_asked": ["vase"],
        "coins": 2,
        "side": 1,
        "corner": 1,
        "cards": 0,
    }
    assert (other["omits"], other["won"], other["not_cards"]) == (False, False, [])


def test_dm_4_5_a_view_tells_the_goods_that_the_observer_still_takes() -> None:
    table = lay("6 d1 west", cards="1:blue_3")
    assert table.view(1)["wanted"] == ["bonsai", "buddha", "teapot", "kite"]
    table.state.collected[0] = goods("kite")
    assert table.view(1)["wanted"] == ["bonsai", "buddha", "teapot"]
    assert table.view()["wanted"] == []


def test_dm_r15_with_two_goods_of_a_card_that_leaves_one_out_no_more_is_taken() -> None:
    table = full()
    asked = table.view(1)["wanted"]
    table.state.omits[0], table.state.collected[0] = 1, goods(" ".join(asked[:2]))
    assert (len(asked), table.view(1)["wanted"]) == (3, [])


def test_dm_b1_a_view_tells_the_size_of_the_board() -> None:
    assert start().view()["size"] == 10


def test_before_the_draw_nobody_is_first() -> None:
    assert start().view()["first"] is None
    assert start().view()["to_move"] == "nature"


def test_a_finished_game_is_over() -> None:
    table = lay("6 d1 west", heirs="1:6b", cards="1:blue_3")
    table.state.collected[0] = goods("bonsai buddha teapot kite")
    table.state.validated[0] = 1
    table.play("step west")
    view = table.view()
    assert (view["to_move"], view["seats"][0]["won"], view["seats"][1]["won"]) == ("over", True, False)


def draw(table: Table, player: int, language: str) -> str:
    """The table as the terminal shows it."""
    file = StringIO()
    view = GAME.people.view(table.box, table.hidden(player))
    Console(width=100, file=file).print(draw_view(view, Words(GAME, language), ["Anna", "Ben", "Carla", "Dario"]))
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_language(language: str) -> None:
    table = full()
    table.state.omits[1] = 1
    drawn = draw(table, 1, language)
    assert "1a/2" in drawn
    assert "(10)" in drawn
    assert "[1]/1" in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 100


def test_cards_looked_at_are_drawn() -> None:
    table = start(quick_setup=True, red_cards=True)
    table.settle()
    assert "Choose a card" in draw(table, table.state.seat + 1, "en")


def observe(table: Table, player: int) -> Features:
    out: Any = GAME.rules.features()
    GAME.rules.observe(table.box, table.hidden(player), out)
    features: Features = out
    return features


def test_features_of_squares() -> None:
    out = observe(full(), 2)
    bow, sailor, stern = (out.squares[10 * 2 + column] for column in (3, 2, 1))
    assert (bow.boat, bow.sailor, bow.end_boat, bow.tokens, sum(bow.good), bow.good[15]) == (1, 0, 0, 2, 1, 1)
    assert (sailor.boat, sailor.sailor, sailor.tokens, sum(sailor.good)) == (1, 1, 0, 0)
    assert (stern.boat, stern.tokens, list(stern.way)) == (1, 0, [0, 1, 0, 0])
    assert (list(bow.heirs), list(out.squares[0].pontoons)) == ([1, 0, 0, 0], [0, 0, 0, 1])
    assert out.squares[40].end_boat == 1
    water = out.squares[1]
    assert (water.boat, water.sailor, water.end_boat, water.tokens) == (0, 0, 0, 0)
    assert not any([*water.way, *water.heirs, *water.pontoons, *water.good])


def test_features_of_seats_start_with_the_observer() -> None:
    out = observe(full(), 2)
    assert [seat.coins for seat in out.seats] == [2, 0, 3, 1]
    assert [seat.to_move for seat in out.seats] == [0, 0, 0, 1]
    assert [seat.is_partner for seat in out.seats] == [1, 0, 0, 0]
    assert [seat.validated for seat in out.seats] == [0, 0, 0, 2]
    assert list(out.seats[3].bonuses) == [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert (out.seats[0].collected[15], out.seats[0].barred[6], sum(out.seats[0].asked)) == (1, 1, 4)
    assert sum(out.seats[3].asked) == 0


def test_features_of_absent_seats_are_zero() -> None:
    table = lay("1 d5 north", coins="1 2 0 0", seats=2)
    out = observe(table, 1)
    assert [(seat.coins, sum(seat.asked)) for seat in out.seats] == [(1, 4), (2, 4), (0, 0), (0, 0)]


def test_features_of_the_table() -> None:
    table = full()
    table.state.coins_spent, table.state.owed, table.state.turn = 1, 2, 9
    table.state.seen[4 + 3] = 1 << 3
    out = observe(table, 2)
    assert (out.supply, out.points, list(out.dice), out.coins_spent, out.owed, out.turns) == (6, 7, [3, 4], 1, 2, 2)
    assert (list(out.options), out.used[5], out.seen[3], sum(out.seen)) == ([1, 0, 0, 0], 1, 1, 1)
    assert (out.placing, out.keeping, out.crossing, out.taking) == (0, 0, 0, 0)


def test_features_of_choices() -> None:
    table = start(2, red_cards=True, teams=False, quick_setup=True, flat_points=True)
    table.settle()
    out = observe(table, table.state.seat + 1)
    assert (out.keeping, sum(out.offered), list(out.options)) == (1, 2, [1, 0, 1, 1])
    placing = start(2)
    placing.play("starter 1")
    assert observe(placing, 1).placing == 1


def test_features_are_written_whole_whatever_was_there_before() -> None:
    for seed in range(20):
        table, dirty = random_position(seed), GAME.rules.features()
        fresh = observe(table, 1)
        for other in range(3):
            GAME.rules.observe(table.box, random_position(seed + 100 + other).hidden(1), dirty)
        GAME.rules.observe(table.box, table.hidden(1), dirty)
        assert dirty == fresh


def test_pieces_are_conserved_while_walkers_play() -> None:
    from drakes.games.dragon_market.bots.players import walker
    from drakes.play.match import Match

    match = Match(GAME, 4, 2, {"quick_setup": True, "red_cards": True})
    counts = []
    while match.to_move is not None and len(match.log) < 250:
        out = [0] * len(GAME.rules.piece_names)
        GAME.rules.pieces(match._box, match._state, out)
        counts.append(out)
        match.play(walker(match._box, match.hidden(match.to_move), match.legal(), len(match.log)))
    assert all(count == counts[0] for count in counts)
    assert counts[0] == [2] * 20 + [12] + [0] * 10 + [1] * 13


def test_a_view_has_these_parts() -> None:
    view = full().view(1)
    assert set(view) == {
        *("seat", "phase", "to_move", "turn", "player", "first", "target", "options", "pontoons", "boats", "supply"),
        *("deck", "boxed", "dice", "points", "coins_spent", "owed", "looked", "offered", "used", "walks", "seats"),
        *("size", "wanted"),
    }
    assert set(view["seats"][0]) == {
        *("seat", "side", "corner", "heir", "card", "is_secret", "collected", "not_asked", "not_cards", "omits"),
        *("coins", "validated", "cards", "won"),
    }
    assert view["options"] == {"red_cards": True, "teams": False, "quick_setup": False, "flat_points": False}
    assert [seat["seat"] for seat in view["seats"]] == [0, 1, 2, 3]
    assert full().view()["seat"] is None


def test_pieces_are_conserved_during_set_up() -> None:
    table = start(3, quick_setup=True, red_cards=True)
    counts = []
    while table.phase != "ROLL":
        out = [9] * len(GAME.rules.piece_names)
        GAME.rules.pieces(table.box, table.state, out)
        counts.append(out)
        table.play(next(iter(table.legal())))
    assert all(count == [2] * 20 + [12] + [0] * 10 + [1] * 13 for count in counts)


def test_features_of_goods_asked_and_shown_are_exact() -> None:
    out = observe(full(), 2)
    assert [sum(seat.barred) for seat in out.seats] == [1, 0, 0, 0]
    assert [sum(seat.collected) for seat in out.seats] == [1, 0, 0, 0]
    assert [seat.omits for seat in out.seats] == [0, 0, 0, 0]
    assert sum(out.offered) == 0

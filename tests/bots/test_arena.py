"""The arena: fair tables, the same games however they are shared out, and a page that stands alone."""

import json
from collections import Counter
from pathlib import Path

import pytest

from drakes.cli import main
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import find_game, game_names
from drakes.lab.arena import Series, play_game, play_number, play_series
from drakes.lab.arena_report import as_page
from drakes.lab.ratings import rate

GAME = "sitting_ducks"


@pytest.mark.parametrize(("seats", "players"), [(2, "ab"), (4, "ab"), (4, "abbb"), (4, "abc"), (3, "abcde")])
def test_every_player_sits_on_every_seat_equally_often(seats: int, players: str) -> None:
    series = Series(GAME, seats, tuple(players))
    whole = seats * len(players)
    sat = Counter((seat, player) for number in range(whole) for seat, player in enumerate(series.table(number)))
    for player in range(len(series.names)):
        assert len({sat[seat, player] for seat in range(seats)}) == 1


def test_a_table_as_large_as_the_list_is_that_list_turned() -> None:
    series = Series(GAME, 4, ("expert", "greedy", "greedy", "greedy"))
    assert [series.table(n) for n in range(4)] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


@pytest.mark.parametrize("name", game_names())
def test_a_game_ends_with_places_and_is_the_same_from_the_same_seed(name: str) -> None:
    game = find_game(name)
    seats = min(game.rules.seats)
    box, options = load_box(game), next(iter(game.people.variants.values()))
    ending = play_game(game, box, options, ["random"] * seats, 5)
    assert len(ending.places) == len(ending.scores) == seats
    assert min(ending.places) == 1 or len(set(ending.places)) == 1
    assert ending == play_game(game, box, options, ["random"] * seats, 5)


def test_processes_change_nothing() -> None:
    series = Series(GAME, 3, ("greedy", "random", "random"), seed=4)
    shared = list(play_series(series, 6, processes=2))[-1]
    assert shared == [play_number(series, number) for number in range(6)]


def test_an_unknown_player_is_refused_before_anything_is_played() -> None:
    with pytest.raises(DrakesError, match="no player 'genius'"):
        next(play_series(Series(GAME, 4, ("genius", "random")), 4))


def test_a_page_has_every_player_and_needs_nothing_from_elsewhere() -> None:
    series = Series(GAME, 3, ("greedy", "random"))
    results = [play_number(series, number) for number in range(3)]
    page = as_page(series, rate(series.names, results), results)
    assert page.count("<svg") == 2
    assert ">greedy<" in page
    assert "http" not in page


def test_the_command_writes_ratings_as_json_and_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    with pytest.raises(SystemExit) as left:
        main(["arena", GAME, "--players", "greedy,random", "--games", "8", "--json", "--html", str(page)])
    assert not left.value.code
    report = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in report["players"]] == ["greedy", "random"]
    assert report["games"] == 8
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")

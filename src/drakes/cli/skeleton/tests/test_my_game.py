"""A test for every clause, named after it, and the laws that hold for every game."""

import subprocess
import sys

import drakes


def test_mg_1_1_all_stones_lie_on_the_table() -> None:
    match = drakes.Match("my_game", 2)
    assert match.to_json()["state"]["stones"] == 15


def test_mg_2_1_the_players_take_turns() -> None:
    match = drakes.Match("my_game", 3)
    for seat in (0, 1, 2, 0):
        assert match.to_move == seat
        match.play("take 1")


def test_mg_2_2_no_more_than_there_are() -> None:
    match = drakes.Match("my_game", 2)
    for _ in range(14):
        match.play("take 1")
    assert [match.text(action) for action in match.legal()] == ["take 1"]
    assert match.why_not("take 2") == "MG-2.2"


def test_mg_3_1_whoever_takes_the_last_stone_wins() -> None:
    match = drakes.Match("my_game", 2)
    for _ in range(5):
        match.play("take 3")
    assert match.places() == [1, 2]


def test_the_laws_hold() -> None:
    assert subprocess.run([sys.executable, "-m", "drakes.laws", "my_game"], check=False).returncode == 0

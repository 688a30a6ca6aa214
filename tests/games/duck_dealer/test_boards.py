"""Boards: the file format and its faults, Pentagon, generated galaxies, the drawing."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from drakes.core.about_edition import edition_page
from drakes.core.box import read_values
from drakes.core.editions import find_box
from drakes.core.errors import DrakesError
from drakes.core.text import LANGUAGES, Words
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.board import (
    Board,
    Line,
    Spot,
    board_names,
    board_to_text,
    check_drawing,
    find_board,
    joined,
    read_board,
)
from drakes.games.duck_dealer.people.drawing import draw_board
from drakes.games.duck_dealer.people.galaxy import LEAST_APART, MOST_UNFAIR, all_steps, apart, make_galaxy, unfairness
from tests.games.duck_dealer.table import pentagon

FILE = GAME.people.folder / "boards" / "pentagon.toml"


def board_with(**changes: Any) -> dict[str, Any]:
    """Pentagon with some values changed: `planets__C__x=5`; None takes the key away."""
    values = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for key, value in changes.items():
        *path, last = key.split("__")
        table = values
        for part in path:
            table = table[part.replace("_to_", "-")]
        last = last.replace("_to_", "-")
        if value is None:
            del table[last]
        else:
            table[last] = value
    return values


def fault(**changes: Any) -> str:
    with pytest.raises(DrakesError) as caught:
        read_board("mine.toml", board_with(**changes))
    return str(caught.value)


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"name": None}, "name: nothing stands there; expected a text of at most 24 bytes"),
    ({"name": "x" * 25}, f"name: '{'x' * 25}' stands there; expected a text of at most 24 bytes"),
    ({"colour": 3}, "colour: 3 stands there; expected no such key, only name, planets, routes"),
    ({"planets": 3}, "planets: 3 stands there; expected a table"),
    ({"planets__C": 3}, "planets.C: 3 stands there; expected a table"),
    ({"planets__C__size": 3}, "planets.C.size: 3 stands there; expected no such key, only name, start, x, y"),
    ({"planets__C__name": ""}, "planets.C.name: '' stands there; expected a text of at most 24 bytes"),
    ({"planets__C__x": 486}, "planets.C.x: 486 stands there; expected a number from -485 to 485"),
    ({"planets__C__y": None}, "planets.C.y: nothing stands there; expected a number from -485 to 485"),
    ({"planets__C__y": True}, "planets.C.y: True stands there; expected a number from -485 to 485"),
    ({"planets__C__start": 1}, "planets.C.start: 1 stands there; expected true or false"),
    ({"planets__C__start": True}, "planets: 6 stands there; expected exactly 5 starting planets"),
    ({"planets__S1__start": False}, "planets: 4 stands there; expected exactly 5 starting planets"),
    ({"planets__a_to_b": {"name": "A", "x": 0, "y": 0}}, "planets: 'a-b' stands there; expected an id without '-'"),
    ({"routes": None}, "routes: nothing stands there; expected a table"),
    ({"routes__C_to_I1": 2}, "routes.C-I1: 2 stands there; expected a table"),
    ({"routes__C_to_I1__width": 2}, "routes.C-I1.width: 2 stands there; expected no such key, only bow, dots"),
    ({"routes__C_to_I1__dots": 0}, "routes.C-I1.dots: 0 stands there; expected a whole number from 1 to 6"),
    ({"routes__C_to_I1__dots": 7}, "routes.C-I1.dots: 7 stands there; expected a whole number from 1 to 6"),
    ({"routes__C_to_I1__dots": True}, "routes.C-I1.dots: True stands there; expected a whole number from 1 to 6"),
    ({"routes__C_to_I1__dots": 3}, "routes.C-I1.dots: 3 stands there; expected at most 2, for planets so close"),
    ({"routes__C_to_I1__bow": 0.6}, "routes.C-I1.bow: 0.6 stands there; expected a number from -0.5 to 0.5"),
    ({"routes__C_to_X": {"dots": 2}}, "routes: 'C-X' stands there; expected the ids of two planets, joined by '-'"),
    ({"routes__C": {"dots": 2}}, "routes: 'C' stands there; expected the ids of two planets, joined by '-'"),
    ({"routes__C_to_C": {"dots": 2}}, "routes: 'C-C' stands there; expected a route between two different planets"),
    (
        {"routes__I1_to_C": {"dots": 2}},
        "routes.I1-C: 'I1-C' stands there; expected one route between two planets; there is C-I1",
    ),
    ({"planets__C__y": -60}, "planets.I1: (0.0, -172.0) stands there; expected a place 116 away from C"),
    (
        {"routes__I5_to_I2": {"dots": 3}},
        "routes.I5-I2: 0.0 stands there; expected a line that does not touch the planet C",
    ),
    (
        {"routes__S1_to_S5": {"dots": 3}, "routes__I1_to_O1": {"dots": 3}},
        "routes.I1-O1: 0.0 stands there; expected a line that does not cross S1-S5",
    ),
]


@pytest.mark.parametrize(("changes", "message"), FAULTS)
def test_each_kind_of_fault_gets_its_own_message(changes: dict[str, Any], message: str) -> None:
    assert fault(**changes).startswith(f"mine.toml: {message}")


def test_a_planet_without_routes_is_named() -> None:
    values = board_with()
    for key in list(values["routes"]):
        if "O3" in key:
            del values["routes"][key]
    with pytest.raises(DrakesError, match="routes: 'O3' stands there; expected routes that join every planet with C"):
        read_board("mine.toml", values)


def test_too_few_and_too_many_planets_are_named() -> None:
    values = board_with()
    few = {"name": "x", "planets": {"A": {"name": "A", "x": 0, "y": 0}}, "routes": {}}
    with pytest.raises(DrakesError, match="planets: 1 stands there; expected 10 to 20 planets"):
        read_board("mine.toml", few)
    for n in range(5):
        values["planets"][f"X{n}"] = {"name": "X", "x": 0, "y": 0}
    with pytest.raises(DrakesError, match="planets: 21 stands there; expected 10 to 20 planets"):
        read_board("mine.toml", values)


def test_too_many_routes_and_dots_are_named() -> None:
    values = board_with()
    ids = list(values["planets"])
    pairs = [
        f"{a}-{b}"
        for i, a in enumerate(ids)
        for b in ids[i + 1 :]
        if not {f"{a}-{b}", f"{b}-{a}"} & set(values["routes"])
    ]
    for pair in pairs[:11]:
        values["routes"][pair] = {"dots": 1}
    with pytest.raises(DrakesError, match="routes: 41 stands there; expected 1 to 40 routes"):
        read_board("mine.toml", values)
    del values["routes"][pairs[10]]
    for route in values["routes"].values():
        route["dots"] = 6
    with pytest.raises(DrakesError, match="routes: 240 stands there; expected at most 140 dots on all routes together"):
        read_board("mine.toml", values)


def test_dots_that_touch_are_named() -> None:
    spots = (Spot("A", "A", 0, 0, True), Spot("B", "B", 900, 0, True), Spot("C", "C", 900, 120, True))
    board = Board("narrow", spots, (Line(0, 1, 20), Line(0, 2, 20)))
    with pytest.raises(DrakesError, match=r"mine.toml: routes.A-C: .* expected dots that do not touch those of A-B"):
        check_drawing("mine.toml", board)


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("name = [", encoding="utf-8")
    with pytest.raises(DrakesError, match=r"bad.toml: this is not TOML"):
        find_board("bad.toml", tmp_path)


def test_dd_b17_on_pentagon_every_starting_planet_is_like_the_others() -> None:
    steps = all_steps(pentagon())
    starts = [n for n, spot in enumerate(pentagon().planets) if spot.is_start]
    assert len({tuple(sorted(steps[start])) for start in starts}) == 1
    assert unfairness(steps, starts) == 1


def test_dd_b17_a_fifth_of_a_turn_changes_nothing() -> None:
    """Five-fold symmetry: turning the names by one gives the same routes."""
    turned = {
        spot.id: spot.id if spot.id == "C" else spot.id[0] + str(int(spot.id[1]) % 5 + 1) for spot in pentagon().planets
    }
    ids = [spot.id for spot in pentagon().planets]
    routes = {(frozenset((ids[line.a], ids[line.b])), line.dots) for line in pentagon().routes}
    assert {(frozenset(turned[name] for name in ends), dots) for ends, dots in routes} == routes


def test_dd_b17_distances_make_8_5_and_2_steps_matter() -> None:
    steps = all_steps(pentagon())
    from_start = Counter(steps[6])
    within = [sum(n for far, n in from_start.items() if 0 < far <= speed) for speed in (2, 5, 8)]
    assert within == [0, 4, 7]


def test_a_board_survives_being_written_and_read() -> None:
    for board in (pentagon(), make_galaxy(3)):
        assert read_board("x", tomllib.loads(board_to_text(board))) == board


def check_galaxy(seed: int) -> None:
    board = make_galaxy(seed)
    read_board("x", tomllib.loads(board_to_text(board)))
    steps, starts = all_steps(board), [n for n, spot in enumerate(board.planets) if spot.is_start]
    assert len(board.planets) == 16
    assert joined(board) == set(range(16))
    assert {line.dots for line in board.routes} <= {1, 2, 3, 4, 5, 6}
    assert unfairness(steps, starts) <= MOST_UNFAIR
    assert apart(steps, starts) >= LEAST_APART
    assert min(Counter(end for line in board.routes for end in (line.a, line.b)).values()) >= 2
    assert len({spot.name for spot in board.planets}) == 16


def test_galaxies_are_planar_connected_and_fair() -> None:
    for seed in range(3):
        check_galaxy(seed)


@pytest.mark.deep
def test_a_hundred_galaxies_are_planar_connected_and_fair() -> None:
    for seed in range(100):
        check_galaxy(seed)


def test_a_seed_always_gives_the_same_galaxy_and_another_gives_another() -> None:
    assert make_galaxy(7) == make_galaxy(7) == find_board("galaxy:7")
    assert make_galaxy(7) != make_galaxy(8)


def test_the_drawing_shows_every_planet_route_dot_and_turn() -> None:
    drawing = ElementTree.fromstring(draw_board(pentagon()))
    classes = Counter(element.get("class") for element in drawing.iter())
    assert (classes["route"], classes["dot"], classes["turn"]) == (30, 110, 24)
    assert (classes["planet"], classes["planet start"], classes["slot"]) == (11, 5, 11 * 3 + 5 * 2)
    assert {spot.name for spot in pentagon().planets} <= {element.text for element in drawing.iter()}


def test_a_board_is_drawn_by_its_name() -> None:
    assert GAME.people.draw_board is not None
    assert GAME.people.draw_board("pentagon") == draw_board(pentagon())
    assert board_names() == ["pentagon"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_an_edition_names_every_table_with_its_clause(language: str) -> None:
    values = read_values(find_box(GAME, "standard"))
    page = edition_page(values, values, Words(GAME, language))
    clauses = {clause for table in tables(values) for clause in [table["clause"]]}
    assert clauses == set(re.findall(r"DD-[0-9RB.]+", page))
    assert values["edition"]["name"] in page.splitlines()[0]


def tables(values: dict[str, Any]) -> list[dict[str, Any]]:
    """All tables that say how sure they are."""
    inner = [value for value in values.values() if isinstance(value, dict)]
    return [table for table in inner if "sure" in table] + [one for table in inner for one in tables(table)]

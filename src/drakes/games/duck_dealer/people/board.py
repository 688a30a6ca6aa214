"""Boards: planets joined by routes, read from TOML, checked for what the game and a clear drawing need.

    name = "Pentagon"

    [planets.C]
    name = "Canvasback"
    x = 0
    y = 0
    start = false

    [routes]
    C-I1 = { dots = 2 }
    O1-O2 = { dots = 6, bow = 0.16 }

`x` and `y` go from -540 to 540, right and down. `bow` is how far the middle of a route lies off the straight line, to
the left as one flies from the first planet to the second, in parts of its length.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

from drakes.core.box import read_values
from drakes.core.errors import DrakesError
from drakes.games.duck_dealer.people.geometry import (
    DISC,
    DOT,
    EDGE,
    GAP,
    Point,
    curve,
    dots_along,
    meet,
    off,
    outside,
    too_close,
)
from drakes.games.duck_dealer.rules.state import DOTS, NAME, PLANETS, ROUTE_DOTS, ROUTES, SEATS, YARDS

FOLDER = Path(__file__).parent / "boards"
FEWEST_PLANETS = 2 * SEATS
"""DD-7.1: each player's two pathway markers need a planet of their own."""
GALAXY = "galaxy:"
"""What a generated board is named by, before its seed."""
SEED_DIGITS = 9


@dataclass(frozen=True)
class Spot:
    """A planet of a board: its id and name, its place on the drawing, and whether ships start there."""

    id: str
    name: str
    x: float
    y: float
    is_start: bool

    @property
    def point(self) -> Point:
        return self.x, self.y


@dataclass(frozen=True)
class Line:
    """A route of a board, between two planets by their numbers."""

    a: int
    b: int
    dots: int
    bow: float = 0.0


@dataclass(frozen=True)
class Board:
    """A board on paper."""

    name: str
    planets: tuple[Spot, ...]
    routes: tuple[Line, ...]

    def points(self, line: Line) -> list[Point]:
        """A route from centre to centre."""
        return curve(self.planets[line.a].point, self.planets[line.b].point, line.bow)

    def dots(self, line: Line) -> list[Point]:
        """The dots of a route."""
        return dots_along(self.planets[line.a].point, self.planets[line.b].point, line.bow, line.dots)

    def label(self, line: Line) -> str:
        return f"{self.planets[line.a].id}-{self.planets[line.b].id}"

    @cached_property
    def all_dots(self) -> list[Point]:
        """Every dot, in the order of the routes."""
        return [dot for line in self.routes for dot in self.dots(line)]


def board_names() -> list[str]:
    """The boards that come with the game."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def find_board(name: str, folder: Path | None = None) -> Board:
    """A board that comes with the game, a generated one (`galaxy:7`), or a file in a folder."""
    if name.startswith(GALAXY):
        from drakes.games.duck_dealer.people.galaxy import make_galaxy

        seed = name.removeprefix(GALAXY)
        if not re.fullmatch(f"[0-9]{{1,{SEED_DIGITS}}}", seed):
            expected = f"a whole number of at most {SEED_DIGITS} digits after '{GALAXY}'"
            raise DrakesError(f"'{name[:NAME]}' is no board: expected {expected}.")
        return make_galaxy(int(seed))
    if name in board_names():
        return own_board(name)
    known = f"{', '.join(board_names())}, {GALAXY}<seed>"
    if folder is None:
        raise DrakesError(f"There is no board '{name[:NAME]}'; expected {known}, or a board in the table board.own.")
    if not (folder / name).is_file():
        raise DrakesError(f"There is no board '{name}'; expected {known}, or the path of a board file.")
    return read_board((folder / name).name, read_values(folder / name))


@cache
def own_board(name: str) -> Board:
    """A board that comes with the game, read once: whether it can be drawn takes a while to check."""
    return read_board(f"{name}.toml", read_values(FOLDER / f"{name}.toml"))


def read_board(file: str, values: dict[str, Any]) -> Board:
    """A board from its document; any fault is named with its place."""
    _only(file, "", values, {"name", "planets", "routes"})
    name = _text(file, "name", values.get("name"))
    planets = tuple(
        _read_spot(file, key, value) for key, value in _table(file, "planets", values.get("planets")).items()
    )
    ids = [spot.id for spot in planets]
    routes = tuple(
        _read_line(file, key, value, ids) for key, value in _table(file, "routes", values.get("routes")).items()
    )
    board = Board(name, planets, routes)
    check_graph(file, board)
    check_drawing(file, board)
    return board


def _fault(file: str, key: str, value: object, expected: str) -> DrakesError:
    stands = "nothing" if value is None else repr(value)
    return DrakesError(f"{file}: {key}: {stands} stands there; expected {expected}.")


def _only(file: str, where: str, table: dict[str, Any], known: set[str]) -> None:
    for key, value in table.items():
        if key not in known:
            raise _fault(file, f"{where}{key}", value, f"no such key, only {', '.join(sorted(known))}")


def _table(file: str, key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _fault(file, key, value, "a table")
    return value


def _text(file: str, key: str, value: Any) -> str:
    if not isinstance(value, str) or not value.isprintable() or not 1 <= len(value.encode()) <= NAME:
        raise _fault(file, key, value, f"a text of at most {NAME} bytes")
    return value


def _number(file: str, key: str, value: Any, lowest: float, highest: float) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not lowest <= value <= highest:
        raise _fault(file, key, value, f"a number from {lowest} to {highest}")
    return float(value)


def _read_spot(file: str, key: str, value: Any) -> Spot:
    where = f"planets.{key}"
    table = _table(file, where, value)
    _only(file, f"{where}.", table, {"name", "x", "y", "start"})
    if "-" in key:
        raise _fault(file, "planets", key, "an id without '-', which joins the ids of a route")
    start = table.get("start", False)
    if not isinstance(start, bool):
        raise _fault(file, f"{where}.start", start, "true or false")
    name = _text(file, f"{where}.name", table.get("name"))
    most = EDGE - DISC
    x, y = (_number(file, f"{where}.{axis}", table.get(axis), -most, most) for axis in "xy")
    return Spot(key, name, x, y, start)


def _read_line(file: str, key: str, value: Any, ids: list[str]) -> Line:
    where = f"routes.{key}"
    table = _table(file, where, value)
    _only(file, f"{where}.", table, {"dots", "bow"})
    ends = key.split("-")
    if len(ends) != 2 or not set(ends) <= set(ids):
        raise _fault(file, "routes", key, "the ids of two planets, joined by '-'")
    if ends[0] == ends[1]:
        raise _fault(file, "routes", key, "a route between two different planets")
    dots = table.get("dots")
    if isinstance(dots, bool) or not isinstance(dots, int) or not 1 <= dots <= ROUTE_DOTS:
        raise _fault(file, f"{where}.dots", dots, f"a whole number from 1 to {ROUTE_DOTS}")
    bow = _number(file, f"{where}.bow", table.get("bow", 0), -0.5, 0.5)
    return Line(ids.index(ends[0]), ids.index(ends[1]), dots, bow)


def check_graph(file: str, board: Board) -> None:
    """DD-1.2, DD-1.3: counts, five starting planets, no route twice, all planets joined."""
    limits = (("planets", len(board.planets), FEWEST_PLANETS, PLANETS), ("routes", len(board.routes), 1, ROUTES))
    for key, count, fewest, most in limits:
        if not fewest <= count <= most:
            raise _fault(file, key, count, f"{fewest} to {most} {key}")
    dots = sum(line.dots for line in board.routes)
    if dots > DOTS:
        raise _fault(file, "routes", dots, f"at most {DOTS} dots on all routes together")
    starts = [spot.id for spot in board.planets if spot.is_start]
    if len(starts) != YARDS:
        raise _fault(file, "planets", len(starts), f"exactly {YARDS} starting planets")
    seen: dict[frozenset[int], str] = {}
    for line in board.routes:
        ends = frozenset((line.a, line.b))
        if ends in seen:
            raise _fault(file, "routes", board.label(line), f"one route between two planets; there is {seen[ends]}")
        seen[ends] = board.label(line)
    cut_off = [spot.id for number, spot in enumerate(board.planets) if number not in joined(board)]
    if cut_off:
        raise _fault(file, "routes", ", ".join(cut_off), f"routes that join every planet with {board.planets[0].id}")


def joined(board: Board) -> set[int]:
    """The planets that can be reached from the first."""
    found, grown = {0}, True
    while grown:
        more = {end for line in board.routes for end in (line.a, line.b) if {line.a, line.b} & found}
        grown = not more <= found
        found |= more
    return found


def check_drawing(file: str, board: Board) -> None:
    """DD-B17: nothing crosses or overlaps."""
    close = too_close([spot.point for spot in board.planets], 2 * DISC + GAP)
    if close:
        a, b = (board.planets[i] for i in close)
        raise _fault(file, f"planets.{b.id}", b.point, f"a place {2 * DISC + GAP} away from {a.id}")
    lines = [(line, outside(board.points(line))) for line in board.routes]
    for line, points in lines:
        check_route(file, board, line, points)
    for (one, ones), (two, twos) in combinations(lines, 2):
        if meet(ones, twos):
            raise _fault(file, f"routes.{board.label(two)}", two.bow, f"a line that does not cross {board.label(one)}")
    spots = [(board.label(line), dot) for line in board.routes for dot in board.dots(line)]
    close = too_close([dot for _, dot in spots], 2 * DOT + 1)
    if close:
        (other, _), (label, dot) = spots[close[0]], spots[close[1]]
        raise _fault(file, f"routes.{label}", dot, f"dots that do not touch those of {other}")


def check_route(file: str, board: Board, line: Line, points: list[Point]) -> None:
    """DD-B17: room for its dots, and no planet on its way."""
    key = f"routes.{board.label(line)}"
    length = sum(dist(p, q) for p, q in pairwise(points))
    most = int(length / (2 * DOT + GAP)) - 1
    if line.dots > most:
        raise _fault(file, f"{key}.dots", line.dots, f"at most {max(most, 0)}, for planets so close together")
    for number, spot in enumerate(board.planets):
        if number not in (line.a, line.b) and off(points, spot.point) < DISC + GAP:
            raise _fault(file, key, line.bow, f"a line that does not touch the planet {spot.id}")


def board_to_text(board: Board) -> str:
    """A board as its file."""
    lines = [f'name = "{board.name}"', ""]
    for spot in board.planets:
        lines += [f"[planets.{spot.id}]", f'name = "{spot.name}"', f"x = {spot.x:g}", f"y = {spot.y:g}"]
        lines += ["start = true", ""] if spot.is_start else [""]
    lines.append("[routes]")
    for line in board.routes:
        bow = f", bow = {line.bow:g}" if line.bow else ""
        lines.append(f"{board.label(line)} = {{ dots = {line.dots}{bow} }}")
    return "\n".join(lines) + "\n"

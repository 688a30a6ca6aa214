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
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

from drakes.core.box import BoxValueError, read_values
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

    def outside(self, line: Line) -> list[Point]:
        """A route between the rims of its two planets."""
        return self._outsides[line]

    @cached_property
    def _outsides(self) -> dict[Line, list[Point]]:
        return {line: outside(self.points(line)) for line in self.routes}

    def dots(self, line: Line) -> list[Point]:
        """The dots of a route."""
        return self._dots[line]

    @cached_property
    def _dots(self) -> dict[Line, list[Point]]:
        return {
            line: dots_along(self.planets[line.a].point, self.planets[line.b].point, line.bow, line.dots)
            for line in self.routes
        }

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


def read_drawing(file: str, values: dict[str, Any]) -> Board:
    """A board from its document, whether it can be played on or not."""
    _only(file, "", values, {"name", "planets", "routes"})
    name = _text(file, "name", values.get("name"))
    planets = tuple(
        _read_spot(file, key, value) for key, value in _table(file, "planets", values.get("planets")).items()
    )
    ids = [spot.id for spot in planets]
    routes = tuple(
        _read_line(file, key, value, ids) for key, value in _table(file, "routes", values.get("routes")).items()
    )
    return Board(name, planets, routes)


def read_board(file: str, values: dict[str, Any]) -> Board:
    """A board from its document; any fault is named with its place."""
    board = read_drawing(file, values)
    check_graph(file, board)
    check_drawing(file, board)
    return board


def _fault(file: str, key: str, value: object, expected: str, **about: int | str) -> BoxValueError:
    stands = "nothing" if value is None else repr(value)
    return BoxValueError(f"{file}: {key}: {stands} stands there; expected {expected}.", key).because("", **about)


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
    for check in (check_planets, check_routes, check_dots, check_starts, check_pairs, check_joined):
        check(file, board)


def check_planets(file: str, board: Board) -> None:
    """DD-1.2, DD-7.1: enough planets for all pathways, and not more than the rules carry."""
    _count(file, "planets", len(board.planets), FEWEST_PLANETS, PLANETS)


def check_routes(file: str, board: Board) -> None:
    """DD-1.2: not more routes than the rules carry."""
    _count(file, "routes", len(board.routes), 1, ROUTES)


def _count(file: str, key: str, count: int, fewest: int, most: int) -> None:
    if not fewest <= count <= most:
        raise _fault(file, key, count, f"{fewest} to {most} {key}")


def check_dots(file: str, board: Board) -> None:
    """DD-1.2: not more dots than the rules carry."""
    dots = sum(line.dots for line in board.routes)
    if dots > DOTS:
        raise _fault(file, "routes", dots, f"at most {DOTS} dots on all routes together")


def check_starts(file: str, board: Board) -> None:
    """DD-1.3: a starting planet for every spaceyard."""
    starts = [spot.id for spot in board.planets if spot.is_start]
    if len(starts) != YARDS:
        raise _fault(file, "planets", len(starts), f"exactly {YARDS} starting planets")


def check_pairs(file: str, board: Board) -> None:
    """DD-1.2: one route between two planets."""
    seen: dict[frozenset[int], str] = {}
    for line in board.routes:
        ends = frozenset((line.a, line.b))
        if ends in seen:
            expected = f"one route between two planets; there is {seen[ends]}"
            raise _fault(file, f"routes.{board.label(line)}", board.label(line), expected, other=seen[ends])
        seen[ends] = board.label(line)


def check_joined(file: str, board: Board) -> None:
    """DD-1.2: every planet can be reached."""
    cut_off = [spot.id for number, spot in enumerate(board.planets) if number not in joined(board)]
    if cut_off:
        expected = f"routes that join every planet with {board.planets[0].id}"
        raise _fault(file, "routes", ", ".join(cut_off), expected, other=cut_off[0])


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
    for check in (check_apart, check_room, check_touch, check_crossings, check_dots_apart):
        check(file, board)


def check_apart(file: str, board: Board) -> None:
    """DD-B17: planets do not overlap."""
    close = too_close([spot.point for spot in board.planets], 2 * DISC + GAP)
    if close:
        a, b = (board.planets[i] for i in close)
        raise _fault(file, f"planets.{b.id}", b.point, f"a place {2 * DISC + GAP} away from {a.id}", other=a.id)


def check_room(file: str, board: Board) -> None:
    """DD-B17: every route has room for its dots."""
    for line in board.routes:
        most = room_on(board.outside(line))
        if line.dots > most:
            key = f"routes.{board.label(line)}.dots"
            raise _fault(file, key, line.dots, f"at most {most}, for planets so close together", most=most)


def room_on(way: Sequence[Point]) -> int:
    """How many dots a route has room for between the rims."""
    return max(int(sum(dist(p, q) for p, q in pairwise(way)) / (2 * DOT + GAP)) - 1, 0)


def check_touch(file: str, board: Board) -> None:
    """DD-B17: no route touches a planet on its way."""
    for line in board.routes:
        for number, spot in enumerate(board.planets):
            if number not in (line.a, line.b) and off(board.outside(line), spot.point) < DISC + GAP:
                key = f"routes.{board.label(line)}"
                raise _fault(file, key, line.bow, f"a line that does not touch the planet {spot.id}", other=spot.id)


def check_crossings(file: str, board: Board) -> None:
    """DD-B17: no two routes cross."""
    for one, two in combinations(board.routes, 2):
        if meet(board.outside(one), board.outside(two)):
            other = board.label(one)
            expected = f"a line that does not cross {other}"
            raise _fault(file, f"routes.{board.label(two)}", two.bow, expected, other=other)


def check_dots_apart(file: str, board: Board) -> None:
    """DD-B17: no two dots touch."""
    spots = [(board.label(line), dot) for line in board.routes for dot in board.dots(line)]
    close = too_close([dot for _, dot in spots], 2 * DOT + 1)
    if close:
        (other, _), (label, dot) = spots[close[0]], spots[close[1]]
        raise _fault(file, f"routes.{label}", dot, f"dots that do not touch those of {other}", other=other)


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

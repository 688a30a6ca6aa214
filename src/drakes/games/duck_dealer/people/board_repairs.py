"""What would mend a board: for its first fault a few changes of one part each, the smallest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import dist
from typing import Any

from drakes.core.game import BoardCheck, BoardRepair
from drakes.games.duck_dealer.people.board import Board, Line, Spot, joined, room_on
from drakes.games.duck_dealer.people.geometry import DISC, DOT, EDGE, GAP, curve, dots_along, meet, off, outside
from drakes.games.duck_dealer.rules.state import YARDS

BOWS = tuple(n / 25 for n in range(-12, 13))
"""The bows that are tried."""
GRID = 10
NEW_DOTS = 2


def repairs_of(board: Board, check: BoardCheck) -> Iterator[BoardRepair]:
    """What would mend a fault; nothing where it is the drawer's to say which part should go."""
    kind, _, part = check.key.partition(".")
    label = part.partition(".")[0]
    if check.name == "starts":
        yield from starts_mended(board)
    elif check.name == "joined":
        yield from joining(board, check.other)
    elif kind == "planets" and part:
        yield from placing(board, label)
    elif kind == "routes" and part:
        line = next(line for line in board.routes if board.label(line) == label)
        if check.name == "room" and check.most:
            yield route("dots", board, replace(line, dots=check.most))
        if check.name != "pairs":
            yield from bowing(board, line, *(other for other in board.routes if board.label(other) == check.other))
        yield BoardRepair("remove", f"routes.{label}", None)


def route(kind: str, board: Board, line: Line) -> BoardRepair:
    """A route with new values."""
    return BoardRepair(kind, f"routes.{board.label(line)}", {"dots": line.dots, "bow": line.bow})


def planet(kind: str, spot: Spot) -> BoardRepair:
    """A planet with new values."""
    values: dict[str, Any] = {"name": spot.name, "x": spot.x, "y": spot.y, "start": spot.is_start}
    return BoardRepair(kind, f"planets.{spot.id}", values)


def bowing(board: Board, *lines: Line) -> Iterator[BoardRepair]:
    """Each of some routes bowed no more than it takes to be clear of everything."""
    for line in lines:
        beside = Surroundings(board, line)
        for bow in sorted(BOWS, key=lambda bow: abs(bow - line.bow)):
            bowed = replace(line, bow=bow)
            if beside.is_clear(bowed):
                yield route("bow", board, bowed)
                break


class Surroundings:
    """All that a route must be clear of: the other planets, and the other routes with their dots."""

    def __init__(self, board: Board, line: Line) -> None:
        ends = {line.a, line.b}
        self._a, self._b = board.planets[line.a].point, board.planets[line.b].point
        self._planets = [spot.point for n, spot in enumerate(board.planets) if n not in ends]
        others = [other for other in board.routes if {other.a, other.b} != ends]
        self._ways = [board.outside(other) for other in others]
        self._dots = [dot for other in others for dot in board.dots(other)]

    def is_clear(self, line: Line) -> bool:
        """Whether the route has room for its dots and touches nothing."""
        way = outside(curve(self._a, self._b, line.bow))
        if len(way) < 2 or line.dots > room_on(way):
            return False
        if any(off(way, planet) < DISC + GAP for planet in self._planets) or any(meet(one, way) for one in self._ways):
            return False
        dots = dots_along(self._a, self._b, line.bow, line.dots)
        return all(dist(p, q) >= 2 * DOT + 1 for p in self._dots for q in dots)


def starts_mended(board: Board) -> Iterator[BoardRepair]:
    """One start more, far from the others; or the one that lies closest to another no more."""
    starts = [spot for spot in board.planets if spot.is_start]
    free = [spot for spot in board.planets if not spot.is_start]

    def away(spot: Spot) -> float:
        return min((dist(spot.point, start.point) for start in starts if start is not spot), default=0.0)

    if len(starts) < YARDS and free:
        yield planet("start", replace(max(free, key=away), is_start=True))
    elif len(starts) > YARDS:
        for spot in sorted(starts, key=away)[:2]:
            yield planet("no_start", replace(spot, is_start=False))


def joining(board: Board, cut_off: str) -> Iterator[BoardRepair]:
    """A route from the nearest planet that can be reached and seen, or the planet gone."""
    number = next(n for n, spot in enumerate(board.planets) if spot.id == cut_off)
    here = board.planets[number]
    for other in sorted(joined(board), key=lambda n: dist(board.planets[n].point, here.point)):
        line = Line(other, number, NEW_DOTS)
        if Surroundings(board, line).is_clear(line):
            yield route("join", board, line)
            break
    yield BoardRepair("remove", f"planets.{cut_off}", None)


def placing(board: Board, planet_id: str) -> Iterator[BoardRepair]:
    """A planet at the nearest place of the grid where it is clear of all others, or gone."""
    spot = next(spot for spot in board.planets if spot.id == planet_id)
    others = [other.point for other in board.planets if other is not spot]
    most = (EDGE - DISC) // GRID * GRID
    places = [(float(x), float(y)) for x in range(-most, most + 1, GRID) for y in range(-most, most + 1, GRID)]
    for place in sorted(places, key=lambda place: dist(place, spot.point)):
        if all(dist(place, other) >= 2 * DISC + GAP for other in others):
            yield planet("move", replace(spot, x=place[0], y=place[1]))
            break
    yield BoardRepair("remove", f"planets.{planet_id}", None)

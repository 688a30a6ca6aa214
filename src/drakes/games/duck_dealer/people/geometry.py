"""How a board lies on paper: routes as bowed lines, dots along them, and what would overlap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import dist, hypot, inf

Point = tuple[float, float]

EDGE = 540
"""Half the side of the drawing."""
DISC = 55
"""The radius of a planet."""
DOT = 6
"""The radius of a dot."""
GAP = 6
"""The least paper between two things."""
PIECES = 24
"""How many straight pieces a route is drawn with when overlaps are looked for."""


def bend(a: Point, b: Point, bow: float) -> Point:
    """The control point of a route's curve; its middle lies `bow` of its length to the left of the straight line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (a[0] + b[0]) / 2 + 2 * bow * dy, (a[1] + b[1]) / 2 - 2 * bow * dx


def curve(a: Point, b: Point, bow: float) -> list[Point]:
    """A route as a line of points from centre to centre."""
    c = bend(a, b, bow)
    points = []
    for i in range(PIECES + 1):
        t = i / PIECES
        u = 1 - t
        points.append((u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]))
    return points


def outside(points: Sequence[Point]) -> list[Point]:
    """The part of a route between the rims of its two planets."""
    a, b = points[0], points[-1]
    fine = [spot for p, q in pairwise(points) for spot in _between(p, q, 4)] + [b]
    return [p for p in fine if dist(p, a) >= DISC and dist(p, b) >= DISC]


def _between(p: Point, q: Point, parts: int) -> Iterator[Point]:
    for i in range(parts):
        yield p[0] + (q[0] - p[0]) * i / parts, p[1] + (q[1] - p[1]) * i / parts


def dots_along(a: Point, b: Point, bow: float, dots: int) -> list[Point]:
    """The dots of a route, evenly spaced between the rims."""
    line = outside(curve(a, b, bow))
    if len(line) < 2:
        return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)] * dots
    lengths = [dist(p, q) for p, q in pairwise(line)]
    total = sum(lengths)
    return [_at(line, lengths, total * (i + 1) / (dots + 1)) for i in range(dots)]


def _at(line: Sequence[Point], lengths: Sequence[float], way: float) -> Point:
    """The point of a line after a length of way."""
    for (p, q), length in zip(pairwise(line), lengths, strict=True):
        if way <= length and length > 0:
            return p[0] + (q[0] - p[0]) * way / length, p[1] + (q[1] - p[1]) * way / length
        way -= length
    return line[-1]


def meet(one: Sequence[Point], two: Sequence[Point]) -> bool:
    """Whether two lines cross: the longer is halved for as long as the frames round them overlap."""
    if len(one) < 2 or len(two) < 2 or not _overlap(one, two):
        return False
    if len(one) == len(two) == 2:
        return _cross(*one, *two)
    longer, shorter = (one, two) if len(one) >= len(two) else (two, one)
    middle = len(longer) // 2
    return meet(longer[: middle + 1], shorter) or meet(longer[middle:], shorter)


def _overlap(one: Sequence[Point], two: Sequence[Point]) -> bool:
    """Whether the upright rectangles round two lines have a point in common."""
    return all(
        max(p[axis] for p in one) >= min(p[axis] for p in two)
        and max(p[axis] for p in two) >= min(p[axis] for p in one)
        for axis in (0, 1)
    )


def _cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    return _side(p, q, r) * _side(p, q, s) <= 0 and _side(r, s, p) * _side(r, s, q) <= 0


def _side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def off(line: Sequence[Point], spot: Point) -> float:
    """The least distance of a spot from a line; infinite from one of fewer than two points."""
    return min((_off(p, q, spot) for p, q in pairwise(line)), default=inf)


def _off(p: Point, q: Point, spot: Point) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((spot[0] - p[0]) * dx + (spot[1] - p[1]) * dy) / square))
    return hypot(p[0] + t * dx - spot[0], p[1] + t * dy - spot[1])


def too_close(spots: Sequence[Point], least: float) -> tuple[int, int] | None:
    """The first two spots that lie closer together than allowed."""
    for (i, p), (j, q) in combinations(enumerate(spots), 2):
        if dist(p, q) < least:
            return i, j
    return None

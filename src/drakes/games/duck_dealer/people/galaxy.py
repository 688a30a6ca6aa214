"""Fresh galaxies from a seed: planar, connected, without dead ends and crossings, its starting planets fairly spread.

Fair means, in steps of flight without highways: the mean distance to all other planets differs by at most a tenth
between the best and the worst starting planet, and any two starting planets lie at least six steps apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import atan2, cos, dist, pi, sin, sqrt

from drakes.core.chance import draw, stream
from drakes.core.errors import DrakesError
from drakes.games.duck_dealer.people.board import GALAXY, Board, Line, Spot, check_drawing, check_graph, joined
from drakes.games.duck_dealer.people.geometry import DISC, DOT, EDGE, GAP, Point, meet, off
from drakes.games.duck_dealer.rules.state import ROUTE_DOTS, YARDS

NAMES = (
    *("Canvasback", "Teal", "Smew", "Scaup", "Eider", "Gadwall", "Mallard", "Pintail", "Wigeon", "Pochard", "Shoveler"),
    *("Goldeneye", "Garganey", "Harlequin", "Merganser", "Muscovy", "Mandarin", "Shelduck", "Bufflehead", "Redhead"),
    *("Scoter", "Ruddy", "Torrent", "Steamer", "Whistler"),
)
SPOTS = 16
"""DD-B13."""
MOST_ROUTES = 29
MOST_AT_PLANET = 5
LONGEST = 430
NEAREST = 168
NARROWEST = pi / 7
"""The least angle between two routes at a planet."""
CANDIDATES = 24
ATTEMPTS = 2000
KEPT = 64
"""Galaxies that are kept, since finding one takes half a second."""
MOST_UNFAIR = 1.1
LEAST_APART = 6


class Chance:
    """Random numbers of one attempt."""

    def __init__(self, seed: int, attempt: int) -> None:
        self._key, self._n = stream(seed, attempt), 0

    def part(self) -> float:
        """A number from 0 to 1."""
        self._n += 1
        return draw(self._key, self._n) / 2**32

    def shuffled(self, things: Sequence[str]) -> list[str]:
        return [thing for _, thing in sorted((self.part(), thing) for thing in things)]


@lru_cache(maxsize=KEPT)
def make_galaxy(seed: int) -> Board:
    """The galaxy of a seed; the same seed always gives the same one."""
    for attempt in range(ATTEMPTS):
        board = try_galaxy(seed, Chance(seed, attempt))
        if board is not None:
            return board
    raise DrakesError(f"No fair galaxy was found for seed {seed}; try another.")


def try_galaxy(seed: int, chance: Chance) -> Board | None:
    """One attempt; None if it is not fair or could not be drawn."""
    points = scatter_planets(chance)
    if points is None:
        return None
    name = f"{GALAXY}{seed}"
    lines = join_planets(points, chance)
    bare = [
        Spot(f"P{i + 1}", label, x, y, False) for i, ((x, y), label) in enumerate(zip(points, name_planets(chance)))
    ]
    board = Board(name, tuple(bare), tuple(lines))
    has_dead_end = any(sum(i in (line.a, line.b) for line in lines) < 2 for i in range(SPOTS))
    starts = None if has_dead_end or len(joined(board)) < SPOTS else choose_starts(board)
    if starts is None:
        return None
    spots = tuple(Spot(s.id, s.name, s.x, s.y, i in starts) for i, s in enumerate(board.planets))
    board = Board(name, spots, board.routes)
    try:
        check_graph(name, board)
        check_drawing(name, board)
    except DrakesError:
        return None
    return board


def name_planets(chance: Chance) -> list[str]:
    """A name for each planet, at random."""
    return chance.shuffled(NAMES)[:SPOTS]


def scatter_planets(chance: Chance) -> list[Point] | None:
    """Planets on a disc, each where most room was left; None if they came too close."""
    points: list[Point] = []
    for _ in range(SPOTS):
        spots = [somewhere(chance) for _ in range(CANDIDATES)]
        best = max(spots, key=lambda spot: min((dist(spot, other) for other in points), default=0))
        if points and min(dist(best, other) for other in points) < NEAREST:
            return None
        points.append(best)
    return points


def somewhere(chance: Chance) -> Point:
    """Anywhere on the disc of the galaxy, on whole numbers."""
    radius, turn = (EDGE - DISC) * sqrt(chance.part()), 2 * pi * chance.part()
    return float(round(radius * cos(turn))), float(round(radius * sin(turn)))


def join_planets(points: Sequence[Point], chance: Chance) -> list[Line]:
    """The shortest routes first, none across another; the longest that are not needed are left out."""
    pairs = sorted(combinations(range(SPOTS), 2), key=lambda pair: dist(points[pair[0]], points[pair[1]]))
    chosen: list[tuple[int, int]] = []
    for pair in pairs:
        if is_clear(points, chosen, pair):
            chosen.append(pair)
    needed = spanning(chosen)
    extra = [pair for pair in chosen if pair not in needed]
    kept = needed + extra[: MOST_ROUTES - len(needed)]
    return [Line(a, b, dots_for(dist(points[a], points[b]), chance)) for a, b in sorted(kept)]


def is_clear(points: Sequence[Point], chosen: Sequence[tuple[int, int]], pair: tuple[int, int]) -> bool:
    """Whether a route can be drawn: short, past other planets, across no route, at a fair angle to its neighbours."""
    a, b = pair
    line = [points[a], points[b]]
    if dist(*line) > LONGEST:
        return False
    if any(off(line, spot) < DISC + 2 * GAP for i, spot in enumerate(points) if i not in pair):
        return False
    for end, other in ((a, b), (b, a)):
        around = [x if y == end else y for x, y in chosen if end in (x, y)]
        if len(around) >= MOST_AT_PLANET or any(
            angle(points[end], points[other], points[third]) < NARROWEST for third in around
        ):
            return False
    return not any(meet(line, [points[x], points[y]]) for x, y in chosen if not {x, y} & {a, b})


def angle(corner: Point, p: Point, q: Point) -> float:
    """The angle between two directions."""
    turn = abs(atan2(p[1] - corner[1], p[0] - corner[0]) - atan2(q[1] - corner[1], q[0] - corner[0]))
    return min(turn, 2 * pi - turn)


def spanning(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The shortest routes that join all they can."""
    group = list(range(SPOTS))
    kept = []
    for a, b in pairs:
        if group[a] != group[b]:
            kept.append((a, b))
            group = [group[a] if g == group[b] else g for g in group]
    return kept


def dots_for(length: float, chance: Chance) -> int:
    """More dots on longer routes, as many as there is room for."""
    rim_to_rim = length - 2 * DISC
    room = int(rim_to_rim / (2 * DOT + GAP)) - 1
    return max(1, min(ROUTE_DOTS, room, int(rim_to_rim / 52 + 2 * chance.part())))


def all_steps(board: Board) -> list[list[int]]:
    """The steps from every planet to every other, without highways."""
    size = len(board.planets)
    steps = [[0 if i == j else 10**6 for j in range(size)] for i in range(size)]
    for line in board.routes:
        steps[line.a][line.b] = steps[line.b][line.a] = line.dots + 1
    for via in range(size):
        for i in range(size):
            for j in range(size):
                steps[i][j] = min(steps[i][j], steps[i][via] + steps[via][j])
    return steps


def unfairness(steps: Sequence[Sequence[int]], starts: Sequence[int]) -> float:
    """How many times farther the worst starting planet is from all others, on the mean, than the best."""
    means = [sum(steps[start]) for start in starts]
    return max(means) / min(means)


def apart(steps: Sequence[Sequence[int]], starts: Sequence[int]) -> int:
    """The steps between the two closest starting planets."""
    return min(steps[a][b] for a, b in combinations(starts, 2))


def choose_starts(board: Board) -> tuple[int, ...] | None:
    """The fairest five among those farthest apart; None if none are fair enough."""
    steps = all_steps(board)
    total = [sum(row) for row in steps]
    fair = [
        starts
        for starts in combinations(range(len(total)), YARDS)
        if max(total[s] for s in starts) <= MOST_UNFAIR * min(total[s] for s in starts)
        and apart(steps, starts) >= LEAST_APART
    ]
    return max(fair, key=lambda starts: (apart(steps, starts), -unfairness(steps, starts)), default=None)

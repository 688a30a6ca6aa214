"""A slow, obvious twin of what may be done in a turn: real rectangles, sets of squares, tries of every way.

It shares no function with the rules: it reads the bare numbers of a state and works on coordinates, (column, row) from
the northwest. Slides move a rectangle in small steps until it touches another; for turns a rectangle is turned in small
angles, and a square counts when the turn as a whole covers more than 15 % of it (DM-B7).
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import cos, pi, sin

import numpy as np

from drakes.games.dragon_market.rules.state import Bonus, Box, Phase, State

Square = tuple[int, int]
Rectangle = tuple[float, float, float, float]

WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
NAMES = list(WAYS)
CORNERS = {"northeast": (1, -1), "southeast": (1, 1), "southwest": (-1, 1), "northwest": (-1, -1)}
PONTOONS = [(0, 0), (9, 0), (9, 9), (0, 9)]
SLIDE_STEP = 0.125
TURN_STEPS = 90
GRAIN = 32
"""A square is looked at in so many by so many points."""
COUNTS_FROM = 0.15


def plus(a: Square, b: Square, n: int = 1) -> Square:
    return a[0] + n * b[0], a[1] + n * b[1]


@cache
def covered(kind: str, heading: str, side: str) -> frozenset[Square]:
    """DM-B7: the squares around the pivot that a quarter turn covers by more than 15 %, small turns one by one."""
    back, ahead = (-1.5, 1.5) if kind == "centre" else (-0.5, 2.5)
    towards = {"east": 0.0, "south": pi / 2, "west": pi, "north": -pi / 2}[heading]
    turn = pi / 2 if side == "right" else -pi / 2
    points = (np.arange(7 * GRAIN) + 0.5) / GRAIN - 3.5
    x, y = np.meshgrid(points, points, indexing="ij")
    touched = np.zeros(x.shape, bool)
    for i in range(TURN_STEPS + 1):
        angle = towards + turn * i / TURN_STEPS
        along, across = x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)
        touched |= (along > back) & (along < ahead) & (abs(across) < 0.5)
    shares = touched.reshape(7, GRAIN, 7, GRAIN).mean(axis=(1, 3))
    return frozenset((int(i) - 3, int(j) - 3) for i, j in np.argwhere(shares > COUNTS_FROM))


class Twin:
    """A position as squares and rectangles."""

    def __init__(self, box: Box, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.boats = {boat: self.read_boat(box, boat) for boat in range(10) if state.sailors[boat]}
        self.kinds = {boat: "centre" if boat < box.centre_boats else "end" for boat in self.boats}
        corners = [0, 2] if state.seats == 2 else [0, 1, 2, 3]
        self.home = PONTOONS[corners[self.seat]]
        self.heirs = [self.read_heir(state.heirs[seat]) for seat in range(state.seats)]
        side = self.seat % 2 if state.options.teams else self.seat
        self.side = side
        self.bonuses = {b.name.lower() for b in Bonus if (state.validated[side] >> 10 & ~state.used) >> b & 1}

    def read_boat(self, box: Box, boat: int) -> list[Square]:
        """Sailor, first space, second space."""
        sailor = (self.state.sailors[boat] % 12 - 2, self.state.sailors[boat] // 12 - 2)
        way = WAYS[NAMES[self.state.headings[boat]]]
        return [sailor, plus(sailor, way), plus(sailor, way, -1 if boat < box.centre_boats else 2)]

    def read_heir(self, spot: int) -> Square:
        return self.boats[spot // 3][spot % 3] if spot < 30 else PONTOONS[spot - 30]

    def others(self, boat: int) -> set[Square]:
        """What a boat may not touch: other boats and pontoons."""
        return {one for other, squares in self.boats.items() if other != boat for one in squares} | set(PONTOONS)

    def heading(self, boat: int) -> str:
        return NAMES[self.state.headings[boat]]

    def can_lie(self, boat: int, squares: list[Square]) -> bool:
        """DM-R7, DM-2.2: on the board, free, and a centre sailor off the border."""
        on_board = all(0 <= x <= 9 and 0 <= y <= 9 for x, y in squares)
        x, y = squares[0]
        off_border = 0 < x < 9 and 0 < y < 9
        return on_board and not self.others(boat) & set(squares) and (self.kinds[boat] == "end" or off_border)

    # What can be done

    def legal(self) -> set[str]:
        """All actions, as text."""
        crossing = self.state.phase == Phase.CROSSING
        found = self.steps() | self.heir_bonuses()
        if not crossing:
            found |= self.slides() | self.turns() | self.boat_bonuses() | self.free_bonuses() | {"end"}
            if self.state.coins_spent < 2 and self.state.coins[self.side] > 0:
                found.add("coin")
        return found

    def slides(self) -> set[str]:
        """DM-4.1: a rectangle moves by small steps until it would overlap something."""
        found = set()
        for boat, squares in self.boats.items() if self.state.points else ():
            for name in NAMES:
                if NAMES.index(name) % 2 == NAMES.index(self.heading(boat)) % 2:
                    way = WAYS[name]
                    far = slide_room(bounds(squares), way, [bounds([one]) for one in self.others(boat)])
                    found |= {f"slide {boat + 1} {name} {n}" for n in range(1, far + 1)}
        return found

    def turns(self) -> set[str]:
        """DM-4.2: every square that counts is on the board, and free of others."""
        return {
            f"turn {boat + 1} {side}"
            for boat, side in product(self.boats if self.state.points else (), ("left", "right"))
            if self.can_turn(boat, self.boats[boat][0], self.kinds[boat], self.heading(boat), side)
        }

    def can_turn(self, boat: int, pivot: Square, kind: str, heading: str, side: str) -> bool:
        swept = [plus(pivot, offset) for offset in covered(kind, heading, side)]
        return all(0 <= x <= 9 and 0 <= y <= 9 for x, y in swept) and not self.others(boat) & set(swept)

    def boat_bonuses(self) -> set[str]:
        """DM-6.3 (a) (b) (c) (h)."""
        found = set()
        for boat, squares in self.boats.items() if self.state.points else ():
            for name, n in product(NAMES, range(1, 10)):
                goal = [plus(one, WAYS[name], n) for one in squares]
                if "vault" in self.bonuses and self.vaults_one(boat, name, n) and self.can_lie(boat, goal):
                    found.add(f"vault {boat + 1} {name} {n}")
                if "drift" in self.bonuses and self.drifts(boat, name, n) and self.can_lie(boat, goal):
                    found.add(f"drift {boat + 1} {name} {n}")
            if "spin" in self.bonuses and self.can_lie(boat, half_turned(squares)):
                found.add(f"spin {boat + 1}")
            if "swing" in self.bonuses and self.kinds[boat] == "end":
                back = NAMES[(self.state.headings[boat] + 2) % 4]
                for side in ("left", "right"):
                    if self.can_turn(boat, squares[2], "end", back, side):
                        found.add(f"swing {boat + 1} {side}")
        return found

    def is_along(self, boat: int, name: str) -> bool:
        return NAMES.index(name) % 2 == NAMES.index(self.heading(boat)) % 2

    def vaults_one(self, boat: int, name: str, n: int) -> bool:
        """DM-R19: all squares swept on the way, those where it ends left out, hold squares of one other boat."""
        squares, way = self.boats[boat], WAYS[name]
        goal = {plus(one, way, n) for one in squares}
        passed = {plus(one, way, i) for one in squares for i in range(1, n)} - goal - set(squares)
        met = [other for other, there in self.boats.items() if other != boat and passed & set(there)]
        return self.is_along(boat, name) and len(met) == 1

    def drifts(self, boat: int, name: str, n: int) -> bool:
        """DM-6.3 (c): nothing is in the way."""
        swept = {plus(one, WAYS[name], i) for one in self.boats[boat] for i in range(1, n + 1)}
        return not self.is_along(boat, name) and not swept & self.others(boat)

    def free_bonuses(self) -> set[str]:
        """DM-6.3 (g) (i) (j): for no points."""
        state, found = self.state, set()
        mine = state.heirs[self.seat]
        if "swap" in self.bonuses and mine < 30:
            found |= {
                f"swap {other + 1}"
                for other in range(state.seats)
                if other != self.seat and state.heirs[other] < 30 and state.heirs[other] // 3 == mine // 3
            }
        if "exchange" in self.bonuses:
            found |= {f"exchange {boat + 1}" for boat in self.boats if max(state.goods[2 * boat : 2 * boat + 2]) >= 0}
        if "reroll" in self.bonuses and not state.used and not state.coins_spent and state.points == sum(state.dice):
            found |= {"reroll 1", "reroll 2"}
        return found

    # Heirs

    def sailors(self) -> set[Square]:
        return {squares[0] for squares in self.boats.values()}

    def walkable(self) -> set[Square]:
        """DM-4.3."""
        return {one for squares in self.boats.values() for one in squares[1:]} | {self.home}

    def rivals(self) -> set[Square]:
        return {heir for seat, heir in enumerate(self.heirs) if seat != self.seat}

    def free(self) -> set[Square]:
        """Where the heir may stop; what it left counts as free."""
        return self.walkable() - self.rivals()

    def jumps(self, at: Square) -> dict[str, tuple[int, Square]]:
        """DM-6.3 (d) (e) (f): text to cost and square, from a square."""
        found: dict[str, tuple[int, Square]] = {}
        boats = {one for squares in self.boats.values() for one in squares}
        for name, way in WAYS.items():
            beside, beyond = plus(at, way), plus(at, way, 2)
            is_water = beside not in boats and beside not in PONTOONS
            if "leap" in self.bonuses and is_water and beyond in self.free():
                found[f"leap {name}"] = 1, beyond
            for onward, step in WAYS.items():
                if "cross" in self.bonuses and beside in self.sailors() and plus(beside, step) in self.free():
                    found[f"cross {name} {onward}"] = 2, plus(beside, step)
        for name, step in CORNERS.items():
            if "diagonal" in self.bonuses and plus(at, step) in self.free():
                found[f"diagonal {name}"] = 1, plus(at, step)
        return found

    def heir_bonuses(self) -> set[str]:
        jumps = self.jumps(self.heirs[self.seat])
        return {text for text, (cost, _) in jumps.items() if cost <= self.state.points}

    def steps(self) -> set[str]:
        """DM-4.3, DM-4.4, DM-R4."""
        found, points = set(), self.state.points - 1
        for name, way in WAYS.items():
            goal = plus(self.heirs[self.seat], way)
            if points >= 0 and goal in self.walkable() and (goal in self.free() or self.gets_free(goal, points)):
                found.add(f"step {name}")
        return found

    def gets_free(self, at: Square, points: int) -> bool:
        """DM-R4: some way of steps and jumps ends on a free square before the points do."""
        if any(cost <= points for cost, _ in self.jumps(at).values()):
            return True
        if points < 1:
            return False
        beside = [plus(at, way) for way in WAYS.values() if plus(at, way) in self.walkable()]
        return any(goal in self.free() or self.gets_free(goal, points - 1) for goal in beside)


def bounds(squares: list[Square]) -> Rectangle:
    """The rectangle that squares fill: left, top, right, bottom."""
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def slide_room(one: Rectangle, way: Square, others: list[Rectangle]) -> int:
    """How many whole squares a rectangle can move that way, in small steps."""
    x, y, right, bottom = one
    gone = 0.0
    while True:
        gone += SLIDE_STEP
        x, right = x + way[0] * SLIDE_STEP, right + way[0] * SLIDE_STEP
        y, bottom = y + way[1] * SLIDE_STEP, bottom + way[1] * SLIDE_STEP
        if x < 0 or y < 0 or right > 10 or bottom > 10:
            return int(gone - SLIDE_STEP)
        if any(x < r and left < right and y < b and top < bottom for left, top, r, b in others):
            return int(gone - SLIDE_STEP)


def half_turned(squares: list[Square]) -> list[Square]:
    """DM-6.3 (b): every square on the other side of the sailor."""
    sailor = squares[0]
    return [(2 * sailor[0] - x, 2 * sailor[1] - y) for x, y in squares]

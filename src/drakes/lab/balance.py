"""Balance: one's own box beside the standard one, on the same seeds, and what of it is more than chance.

Every figure is a mean over games with both boxes; whether they differ is asked of the differences game by game, whose
spread also says how sure that is. Differences count as found at three standard errors: of the score of figures on one
page hardly one is that far off by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from drakes.core.game import Game, find_game
from drakes.lab.measuring import Counted, Measured, counted, measure
from drakes.lab.trial import Balance, Finding, Mean, Panel, Spread, Trial

if TYPE_CHECKING:
    from numpy.typing import NDArray

SURE = 3.0
"""Standard errors after which two figures differ."""
USUAL = 1.96
"""Standard errors within which a figure lies, nineteen times of twenty."""
FEWEST = 30
"""Games before anything is said to differ: of fewer the spread is not known."""
BINS = 10
WINS, LENGTH, LEAD = "wins", "length", "lead"
FIRST_PART, LARGEST_PART = 8, 500
"""Games of the first part, and of one at most."""
PART_SECONDS = 0.5
"""How long a part may take, so that news come often."""


class Sums:
    """Sums over games: of every column with both boxes, of the differences, and of their squares."""

    def __init__(self, columns: int) -> None:
        self.games = 0
        self.standard, self.mine = np.zeros(columns), np.zeros(columns)
        self.squares, self.of_shares = np.zeros(columns), np.zeros(columns)

    def add(self, standard: NDArray[np.float64], mine: NDArray[np.float64]) -> None:
        """Take in games, a row each."""
        self.games += len(standard)
        self.standard += standard.sum(axis=0)
        self.mine += mine.sum(axis=0)
        self.squares += ((mine - standard) ** 2).sum(axis=0)
        self.of_shares += (mine**2).sum(axis=0)

    def figure(self, column: int, what: Counted) -> Mean:
        """The means of a column, and whether they differ."""
        n = max(self.games, 1)
        standard, mine = float(self.standard[column]) / n, float(self.mine[column]) / n
        error = self._error(float(self.squares[column]) / n - (mine - standard) ** 2)
        differs = self.games >= FEWEST and abs(mine - standard) > SURE * error
        return Mean(what.event, what.domain, what.value, standard, mine, USUAL * error, differs)

    def uncertainty(self, column: int) -> float:
        """How far a mean of one's own box may be off."""
        n = max(self.games, 1)
        return USUAL * self._error(float(self.of_shares[column]) / n - (float(self.mine[column]) / n) ** 2)

    def _error(self, variance: float) -> float:
        return sqrt(max(variance, 0.0) / max(self.games, 1))


class Comparison:
    """Games with two boxes, as they come in."""

    def __init__(self, game: Game, seats: int, wanted: int, same: bool) -> None:
        self.seats, self.wanted, self.same = seats, wanted, same
        self.counted = [
            *(Counted(WINS, "", "seat", str(seat)) for seat in range(seats)),
            *(Counted("length", one) for one in (LENGTH, LEAD)),
            *counted(game),
        ]
        self._sums = Sums(len(self.counted))
        self._points: tuple[Counter[int], Counter[int]] = Counter(), Counter()
        self._began = monotonic()

    @property
    def games(self) -> int:
        """How many were taken in."""
        return self._sums.games

    def add(self, standard: Measured, mine: Measured) -> None:
        """Take in the same games with both boxes."""
        self._sums.add(self._rows(standard), self._rows(mine))
        for points, games in zip(self._points, (standard, mine), strict=True):
            points.update(games.points.ravel().tolist())

    def _rows(self, games: Measured) -> NDArray[np.float64]:
        ranked = np.sort(games.points, axis=1)
        lead = ranked[:, -1] - ranked[:, -2]
        rows = [games.shares, games.decisions[:, None], lead[:, None], games.counts]
        return np.hstack(rows)[:, : len(self.counted)].astype(np.float64)

    def balance(self) -> Balance:
        """What the games so far say."""
        figures = [self._sums.figure(column, what) for column, what in enumerate(self.counted)]
        panels: dict[str, list[Mean]] = {}
        for what, figure in zip(self.counted, figures, strict=True):
            if figure.event != LEAD or self._has_points:
                panels.setdefault(what.panel, []).append(figure)
        passed = monotonic() - self._began
        return Balance(
            games=self.games,
            wanted=self.wanted,
            seconds_left=passed / max(self.games, 1) * (self.wanted - self.games),
            uncertainty=max(self._sums.uncertainty(seat) for seat in range(self.seats)),
            findings=[] if self.same else findings(figures, self.seats),
            panels=[Panel(name, rows) for name, rows in panels.items()],
            points=spread_of(*self._points) if self._has_points else None,
            seats=self.seats,
            same=self.same,
        )

    @property
    def _has_points(self) -> bool:
        return any(points != Counter({0: points[0]}) for points in self._points)


def findings(figures: Sequence[Mean], seats: int) -> list[Finding]:
    """What differs for sure, the fairness of seats first."""
    found = []
    wins = [figure for figure in figures[:seats] if figure.differs]
    if wins:
        worst = max(wins, key=lambda figure: abs(figure.mine - figure.standard))
        unfair, was_unfair = (max(abs(share - 1 / seats) for share in shares) for shares in shares_of(figures, seats))
        kind = "fairer" if unfair < was_unfair else "less_fair"
        found.append(Finding(kind, worst.standard, worst.mine, worst.value))
    for figure, less, more in zip(figures[seats:], ("shorter", "closer"), ("longer", "wider"), strict=False):
        if figure.differs:
            found.append(Finding(less if figure.mine < figure.standard else more, figure.standard, figure.mine))
    return found


def shares_of(figures: Sequence[Mean], seats: int) -> tuple[list[float], list[float]]:
    """The shares of victories with one's own box, and with the standard one."""
    return [figure.mine for figure in figures[:seats]], [figure.standard for figure in figures[:seats]]


def spread_of(standard: Mapping[int, int], mine: Mapping[int, int]) -> Spread:
    """Points in some ten classes of a round width, and the middle ones."""
    lowest, highest = min(*standard, *mine), max(*standard, *mine)
    width = next(step for step in steps() if (highest - lowest) // step < BINS)
    first = lowest // width * width

    def shares(points: Mapping[int, int]) -> list[float]:
        bins = [0] * ((highest - first) // width + 1)
        for value, count in points.items():
            bins[(value - first) // width] += count
        return [count / max(sum(bins), 1) for count in bins]

    return Spread(first, width, shares(standard), shares(mine), middle_of(standard), middle_of(mine))


def steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10


def middle_of(points: Mapping[int, int]) -> int:
    """The median."""
    left = sum(points.values()) / 2
    for value in sorted(points):
        left -= points[value]
        if left <= 0:
            return value
    return 0


def compare(trial: Trial, standard: bytes, mine: bytes, games: int, tell: Callable[[Balance], object]) -> Balance:
    """Play so many games with each of two packed boxes, in parts, and tell after each how it stands."""
    comparison = Comparison(find_game(trial.game), len(trial.players), games, standard == mine)
    part = FIRST_PART
    while comparison.games < games:
        now = min(part, games - comparison.games)
        began = monotonic()
        usual = measure(trial, standard, comparison.games, now)
        own = usual if comparison.same else measure(trial, mine, comparison.games, now)
        took = max(monotonic() - began, 1e-3)
        comparison.add(usual, own)
        part = max(1, min(LARGEST_PART, 4 * now, int(now * PART_SECONDS / took)))
        tell(comparison.balance())
    return comparison.balance()

"""A turn: the positions a seat can bring about in it, and the one answer to a question about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

ASKS = -3
"""To move is another seat that only answers; then the turn goes on. With two seats every turn's end looks like that."""
MOST_LINES = 20_000
"""Orders of steps that are gone through to see whether they are the same steps."""
Line = tuple[int, ...]
Step = tuple[int, int, int]
"""From a position, by an action, to a position."""


@dataclass(frozen=True)
class Turn:
    """The positions of a turn, the first one first: who is to move, points and places of all seats, steps to it."""

    seat: int
    movers: NDArray[Any]
    points: NDArray[Any]
    places: NDArray[Any]
    depths: NDArray[Any]
    known_to: int
    """All positions that at most so many steps lead to are among them."""
    is_whole: bool
    """Whether these are all positions of the turn."""
    state_at: Callable[[int], Any]
    steps_to: Callable[[set[int]], Sequence[Step] | None]
    """The steps of all shortest ways to some positions that are equally far; None if they are too many."""

    @property
    def size(self) -> int:
        """How many positions there are."""
        return len(self.movers)

    @property
    def gains(self) -> NDArray[Any]:
        """The points that the seat has more than before the turn, in each position."""
        found: NDArray[Any] = self.points[:, self.seat] - self.points[0, self.seat]
        return found

    def answer(self, goal: NDArray[Any]) -> Line | None:
        """The shortest line to a position that is wanted, if all shortest ones are made of the same steps."""
        wanted = np.flatnonzero(goal)
        if not len(wanted) or goal[0]:
            return None
        nearest = wanted[self.depths[wanted] == self.depths[wanted].min()]
        if self.depths[nearest[0]] > self.known_to:
            return None
        steps = self.steps_to({int(n) for n in nearest})
        if steps is None:
            return None
        found: dict[frozenset[tuple[int, int]], Line] = {}
        for n, line in enumerate(lines_of(steps)):
            found.setdefault(frozenset(Counter(line).items()), line)
            if len(found) > 1 or n > MOST_LINES:
                return None
        return next(iter(found.values()), None)


def lines_of(steps: Sequence[Step]) -> Iterator[Line]:
    """All ways from the first position along steps."""
    after: dict[int, list[tuple[int, int]]] = {}
    for start, action, end in steps:
        after.setdefault(start, []).append((action, end))
    waiting: list[tuple[int, Line]] = [(0, ())]
    while waiting:
        at, line = waiting.pop()
        if at in after:
            waiting += [(end, (*line, action)) for action, end in after[at]]
        else:
            yield line

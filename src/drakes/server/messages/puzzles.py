"""Messages about puzzles."""

from __future__ import annotations

from msgspec import Struct

from drakes.core.options import OptionValue
from drakes.play.drafts import Tried
from drakes.server.messages.fields import RequestBody, Steps


class PuzzleSummary(Struct):
    """A puzzle in the list: what it asks, how hard it is, and how it was checked."""

    game: str
    id: str
    kind: str
    """`win`, `points`, or one of the game's own."""
    goal: int
    """The points that are asked for, or 0."""
    difficulty: int
    steps: int
    """How long the shortest answer is."""
    positions: int
    """How many positions its turn has; all were looked at."""
    found: str
    checked: str


class PuzzleList(Struct):
    """All puzzles, and the one of today."""

    puzzles: list[PuzzleSummary]
    today: PuzzleSummary | None


class PuzzleInfo(Struct):
    """A puzzle to be solved: who is to move, and the table as that seat sees it."""

    puzzle: PuzzleSummary
    seat: int
    seats: int
    options: dict[str, OptionValue]
    printed: dict[str, tuple[str, ...]]
    numbers: dict[str, int]
    start: Tried


class PuzzleSteps(RequestBody):
    """The steps tried so far."""

    actions: Steps


class PuzzleTried(Struct):
    """What steps come to, and whether that solves the puzzle."""

    tried: Tried
    solved: bool


class PuzzleAnswer(Struct):
    """The steps of the answer."""

    actions: list[int]

"""Puzzles to be tried: one position for everybody, on which nothing is ever done, only tried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from drakes.core.game import find_game
from drakes.play.drafts import SeatDraft
from drakes.play.game_position import deal_unknown
from drakes.puzzles.puzzle import Puzzle, is_solved, position_of, puzzle_of

KEPT = 64
"""Puzzles whose positions are kept: a long game takes a moment to replay."""


class PuzzleTable:
    """A puzzle's position: what its seat tries is tried on a guess of what it knows, as at any table; whether it is
    solved is asked of the true position."""

    def __init__(self, game_name: str, puzzle: Puzzle) -> None:
        self.game = find_game(game_name)
        self.puzzle = puzzle
        self.true = position_of(self.game, puzzle).position
        self.seat = self.true.actor
        guess = deal_unknown(self.game, self.true.box, self.true.hidden(self.seat))
        self.draft = SeatDraft(guess, self.seat, 0)

    def is_solved(self, actions: Sequence[int]) -> bool:
        """Whether steps, as far as they are legal and this seat's, reach what is asked."""
        after = self.true.copy()
        for action in actions:
            if after.actor != self.seat or action not in after.legal():
                return False
            after.do(action)
        return is_solved(self.game, self.puzzle, self.true.box, self.true.state, after.state)


@lru_cache(maxsize=KEPT)
def puzzle_table(game_name: str, puzzle: str) -> PuzzleTable:
    """The table of a puzzle."""
    return PuzzleTable(game_name, puzzle_of(game_name, puzzle))

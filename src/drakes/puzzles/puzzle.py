"""A puzzle: how its position came about, what is asked, and the answer.

Puzzles that come with a game lie in its folder for people, `puzzles.json`: every one is the log of a game up to the
position, so that it is replayed through the rules, and says how it was found and checked.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from drakes.core.errors import DrakesError
from drakes.core.game import OVER, Game, find_game
from drakes.core.options import OptionValue
from drakes.play.match import Match

WIN, POINTS = "win", "points"
"""What every game's puzzles may ask for: to win in this turn, to score that much in it."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a recorded game with one best answer in the turn of the seat to move."""

    id: str
    kind: str
    seats: int
    options: dict[str, OptionValue]
    box: str
    actions: list[int]
    """From the deal on, nature's among them."""
    goal: int
    """The points to be scored in the turn, or 0."""
    solution: list[int]
    difficulty: int
    """From 1, easy, to 3."""
    found: str
    """How it was found, for readers of the file."""
    checked: str
    """How it was checked."""
    positions: int
    """How many positions of the turn were looked at."""


class Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles that come with a game, and by which version of its rules."""

    game: str
    rules_version: int
    puzzles: list[Puzzle]


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; none for a game without any."""
    path = game.people.folder / "puzzles.json"
    if not path.is_file():
        return ()
    return tuple(msgspec.json.decode(path.read_bytes(), type=Collection).puzzles)


@cache
def puzzle_of(game_name: str, puzzle: str) -> Puzzle:
    """One puzzle by its id."""
    for found in puzzles_of(find_game(game_name)):
        if found.id == puzzle:
            return found
    raise DrakesError(f"{game_name} has no puzzle '{puzzle}'.")


def collection_bytes(collection: Collection) -> bytes:
    """A collection as a file, with one puzzle a line."""
    lines = b",\n".join(map(msgspec.json.encode, collection.puzzles))
    return b'{"game": %b, "rules_version": %d, "puzzles": [\n%b\n]}\n' % (
        msgspec.json.encode(collection.game),
        collection.rules_version,
        lines,
    )


def position_of(game: Game, puzzle: Puzzle) -> Match:
    """The puzzle's position, replayed through the rules."""
    return Match.replay(game, puzzle.seats, puzzle.actions, options=puzzle.options, box=puzzle.box)


def is_solved(game: Game, puzzle: Puzzle, box: Any, before: Any, after: Any) -> bool:
    """Whether a turn that led from one position to another has reached what the puzzle asks."""
    seat, seats = game.rules.to_move(before), before.seats
    if puzzle.kind == WIN:
        standings = [0] * seats
        game.rules.places(box, after, standings)
        return game.rules.to_move(after) == OVER and standings[seat] == 1
    if puzzle.kind == POINTS:
        points, first = [0] * seats, [0] * seats
        game.rules.scores(box, after, points)
        game.rules.scores(box, before, first)
        return points[seat] - first[seat] >= puzzle.goal
    return game.people.goals[puzzle.kind](box, before, after, seat)

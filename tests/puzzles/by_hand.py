"""Puzzles of every game made by hand, for the pages: a step or two before points in a game of quick bots."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import msgspec
import pytest

from drakes.bots.choosing import choose
from drakes.core.chance import draw
from drakes.core.game import Game
from drakes.play.match import Match
from drakes.puzzles import puzzle as shipped
from drakes.puzzles.puzzle import POINTS, Collection, Puzzle
from drakes.server.api import puzzles as routes
from drakes.server.puzzle_tables import puzzle_table

BOTS = {"dragon_market": "walker", "duck_dealer": "trader"}
SEED = 1
STEPS = 2


@cache
def made(name: str) -> Puzzle:
    """The first points of a game of bots, to be scored again by the last steps before them."""
    match = Match(name, 2, SEED)
    scores = match.scores()
    while True:
        seat = match.to_move
        assert seat is not None, "nobody scored"
        chosen = choose(
            match.game, match.position.box, match.hidden(seat), match.legal(), BOTS[name], draw(SEED, len(match.log))
        )
        match.play(chosen)
        if match.scores()[seat] > scores[seat]:
            return from_log(match, seat, match.scores()[seat] - scores[seat])


def from_log(match: Match, seat: int, goal: int) -> Puzzle:
    """The puzzle of the last steps of a log."""
    last = max(n for n, entry in enumerate(match.log) if entry.actor == seat)
    first = last
    while last - first + 1 < STEPS and match.log[first - 1].actor == seat:
        first -= 1
    actions = [entry.action for entry in match.log]
    return Puzzle(
        id="0123abcd",
        kind=POINTS,
        seats=2,
        options={},
        box="standard",
        actions=actions[:first],
        goal=goal,
        solution=actions[first : last + 1],
        difficulty=1,
        found="by hand",
        checked="all 1 positions",
        positions=1,
    )


@contextmanager
def puzzles_by_hand() -> Iterator[None]:
    """Puzzles of the games in BOTS, through the file's format; of other games those that come with them."""
    before = shipped.puzzles_of

    def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
        if game.name not in BOTS:
            return before(game)
        file = msgspec.json.encode(Collection(game.name, 1, [made(game.name)]))
        return tuple(msgspec.json.decode(file, type=Collection).puzzles)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipped, "puzzles_of", puzzles_of)
        patch.setattr(routes, "puzzles_of", puzzles_of)
        forget()
        yield
    forget()


def forget() -> None:
    """Read all puzzles anew."""
    for known in (routes.summaries, shipped.puzzle_of, puzzle_table):
        known.cache_clear()

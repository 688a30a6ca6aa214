"""Finding puzzles: bots play, and turns in which something was won are looked at.

A position becomes a puzzle if what is asked can be reached, all shortest ways there are made of the same steps, in
whatever order, and nothing better turns up among a hundred times as many positions; of most turns those are all that
there are. What follows chance, or another's answer, in the turn is not known; so a turn in which more might come that
way is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

import numpy as np

from drakes.bots.choosing import choose
from drakes.core.chance import draw, stream
from drakes.core.game import NATURE, OVER, Game
from drakes.core.options import OptionValue
from drakes.play.match import Match
from drakes.puzzles.puzzle import POINTS, WIN, Puzzle, position_of
from drakes.puzzles.turn import ASKS, Line, Turn
from drakes.puzzles.turn_search import nearest_of_turn

FINDING = 20_000
"""The positions of a turn, nearest first, among which a puzzle is looked for."""
CHECKING = 100 * FINDING
"""The positions among which its answer is checked."""
FEWEST_ACTIONS = 4
"""A choice among fewer is no puzzle."""
SMALL = 200
"""The game's own goals are asked of every position of a turn, so only of turns that are this small."""
LEAST_STEPS = 2
"""Of an answer to a puzzle about points."""
EASY = 30
"""Turns of more positions than that are harder."""
SHORT = 2
"""Answers of more steps than that are harder."""


@dataclass(frozen=True)
class Wanted:
    """Where puzzles are looked for: games of these bots, from a seed on."""

    game: Game
    players: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class Played:
    """A turn of a game: where in the log it began and ended, whose it was, and what it brought them."""

    first: int
    last: int
    seat: int
    gain: int
    is_won: bool


def play_match(wanted: Wanted, seed: int) -> Match:
    """One game of the bots."""
    match = Match(wanted.game, len(wanted.players), seed, wanted.options)
    key = stream(seed, 1)
    while (seat := match.to_move) is not None:
        name = wanted.players[seat]
        match.play(
            choose(wanted.game, match.position.box, match.hidden(seat), match.legal(), name, draw(key, len(match.log)))
        )
    return match


def turns_of(match: Match) -> Iterator[Played]:
    """The turns of a game, as far as one seat decided alone."""
    first = 0
    actors = [entry.actor for entry in match.log]
    while first < len(actors):
        last = first
        while last + 1 < len(actors) and actors[last + 1] in (actors[first], NATURE):
            last += 1
        if actors[first] != NATURE:
            yield played(match, first, last, actors[first])
        first = last + 1


def played(match: Match, first: int, last: int, seat: int) -> Played:
    """What a turn brought its seat."""
    before, after = match.at(first).scores(), match.at(last + 1).scores()
    is_won = last + 1 == len(match.log) and match.places()[seat] == 1
    return Played(first, last, seat, after[seat] - before[seat], is_won)


def find_puzzles(wanted: Wanted, games: int) -> Iterator[Puzzle]:
    """Puzzles from so many games, at most one of a turn, as they are found."""
    for number in range(games):
        seed = stream(wanted.seed, number)
        match = play_match(wanted, seed)
        for turn in turns_of(match):
            found = puzzle_in(wanted, match, turn, seed)
            if found is not None:
                yield found


def puzzle_in(wanted: Wanted, match: Match, turn: Played, seed: int) -> Puzzle | None:
    """A puzzle of a turn, from the earliest of its decisions that makes one."""
    if not (turn.gain > 0 or turn.is_won or wanted.game.people.goals):
        return None
    for at in range(turn.first, turn.last + 1):
        if match.log[at].actor != turn.seat:
            continue
        here = match.at(at)
        if len(here.legal()) < FEWEST_ACTIONS:
            continue
        box, state = here.position.box, here.position.state
        known = nearest_of_turn(wanted.game, box, state, FINDING)
        asked = question_of(wanted.game, box, state, known)
        if asked is not None and not known.is_whole:
            known = nearest_of_turn(wanted.game, box, state, CHECKING)
            asked = asked if question_of(wanted.game, box, state, known) == asked else None
        if asked is not None:
            return made(wanted, match, at, known, *asked, seed)
    return None


def question_of(game: Game, box: object, state: object, turn: Turn) -> tuple[str, int, Line] | None:
    """What may be asked of a position, the points of it, and the one answer."""
    wins = (turn.movers == OVER) & (turn.places[:, turn.seat] == 1)
    if wins.any():
        is_sure = 2 * wins.sum() > (turn.movers != turn.seat).sum()
        return None if is_sure else with_answer(WIN, 0, turn.answer(wins))
    most = int(turn.gains.max())
    unsure = (turn.movers == NATURE) | (turn.movers == ASKS)
    if most > 0 and not (unsure & (turn.gains < most)).any():
        line = turn.answer(turn.gains == most)
        return with_answer(POINTS, most, line) if line is None or len(line) >= LEAST_STEPS else None
    if turn.size > SMALL:
        return None
    for kind, is_reached in game.people.goals.items():
        ends = [0, *np.flatnonzero(turn.movers != turn.seat)]
        reached = np.zeros(turn.size, bool)
        reached[ends] = [is_reached(box, state, turn.state_at(int(n)), turn.seat) for n in ends]
        if reached.any():
            return with_answer(kind, 0, turn.answer(reached))
    return None


def has_one_answer(game: Game, puzzle: Puzzle) -> bool:
    """Whether the answer to a puzzle is the only best one, among all positions of the turn or very many."""
    here = position_of(game, puzzle).position
    turn = nearest_of_turn(game, here.box, here.state, CHECKING)
    asked = question_of(game, here.box, here.state, turn)
    if asked is None or turn.size != puzzle.positions:
        return False
    return asked[:2] == (puzzle.kind, puzzle.goal) and sorted(asked[2]) == sorted(puzzle.solution)


def with_answer(kind: str, goal: int, line: Line | None) -> tuple[str, int, Line] | None:
    """A question, if it has one answer."""
    return None if line is None else (kind, goal, line)


def made(wanted: Wanted, match: Match, at: int, turn: Turn, kind: str, goal: int, line: Line, seed: int) -> Puzzle:
    """The puzzle of a position, with the way it came about."""
    actions = [entry.action for entry in match.log[:at]]
    return Puzzle(
        id=sha256(" ".join(map(str, [wanted.game.name, *actions])).encode()).hexdigest()[:8],
        kind=kind,
        seats=len(wanted.players),
        options=dict(wanted.options),
        box="standard",
        actions=actions,
        goal=goal,
        solution=list(line),
        difficulty=difficulty_of(turn.size, len(line)),
        found=f"in a game of the bots {', '.join(wanted.players)} with seed {seed}, at action {at}",
        checked=f"{'all' if turn.is_whole else 'the nearest'} {turn.size} positions of the turn: "
        "none is better, and every shortest way to the goal has the same steps",
        positions=turn.size,
    )


def difficulty_of(positions: int, steps: int) -> int:
    """By how much there is to look at and how long the answer is: 1, 2 or 3."""
    return 1 + int(positions > EASY) + int(steps > SHORT)


def spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of them, of every kind, goal and difficulty in turn."""
    groups: dict[tuple[str, int, int], list[Puzzle]] = {}
    for puzzle in puzzles:
        groups.setdefault((puzzle.kind, puzzle.goal, puzzle.difficulty), []).append(puzzle)
    chosen: list[Puzzle] = []
    rows = [groups[key] for key in sorted(groups)]
    for n in range(max(map(len, rows), default=0)):
        chosen += [row[n] for row in rows if n < len(row)]
    return sorted(chosen[:most], key=lambda puzzle: (puzzle.difficulty, puzzle.kind, puzzle.id))

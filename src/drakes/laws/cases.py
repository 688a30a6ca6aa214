"""Every game, player count and variant: what the laws run over."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import drakes
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER, Game, find_game, game_names

LONG = 1200
"""Actions of a long game: where random games last longer, the long tests play fewer of them."""


SMALL = 1000
"""Positions, or games, of a small game at most: the laws look at all of them, not at a sample."""
MORE = 20
"""Where games are small, so many times as many are played where they cannot be listed."""

Position = tuple[Any, list[int], list[int]]
"""A position, its legal actions and their weights."""


def is_worth_a_look(ply: int) -> bool:
    """For laws that cost much at each position: all of the first ones, then one in twenty."""
    return ply < 100 or ply % 20 == 0


@cache
def standard_box(game: Game) -> Any:
    """The box that comes with a game, read once."""
    return load_box(game)


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and a variant."""

    game: Game
    seats: int
    variant: str

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.variant}"

    @property
    def is_outer(self) -> bool:
        """Whether this is the standard game at its fewest or most seats: what is looked at first."""
        seats = self.game.rules.seats
        return self.variant == next(iter(self.game.people.variants)) and self.seats in (seats[0], seats[-1])

    @property
    def options(self) -> Any:
        return self.game.people.variants[self.variant]

    @property
    def box(self) -> Any:
        return standard_box(self.game)

    def start(self) -> Any:
        """The state after set-up."""
        state = self.game.new_state(self.seats, self.options)
        self.game.rules.setup(self.box, state)
        return state

    def how_many(self, quick: int, most: int = 10**9) -> int:
        """Random games for a law: few by default, DRAKES_GAMES of them in the long tests; more of small ones, fewer of
        long ones."""
        asked = os.environ.get("DRAKES_GAMES")
        if every_position(self) is not None:
            return min(most, quick * MORE)
        return quick if asked is None else min(most, max(quick, self.fewer_if_long(int(asked))))

    def fewer_if_long(self, games: int) -> int:
        """So many games, or fewer where they are long."""
        length = sum(1 for _ in self.walk(0))
        return games * min(LONG, length) // length

    def positions(self, seed: int, games: int = 1, one_in: int = 1, is_costly: bool = False) -> Iterator[Position]:
        """What a law looks at: every position of a small game; of others those of random games, or one in so many.

        Where looking `is_costly`, the later ones of a long game are thinned out.
        """
        every = every_position(self)
        if every is not None:
            for packed in every:
                state = self.game.rules.codec.unpack(packed)
                yield state, *legal(self.game, self.box, state)
            return
        random = Random(seed)
        for number in range(seed, seed + games):
            for ply, position in enumerate(self.walk(number)):
                if not random.randrange(one_in) and (not is_costly or is_worth_a_look(ply)):
                    yield position

    def draws(self, random: Random, actions: list[int], weights: list[int]) -> list[int]:
        """What a law tries at a position: every action of a small game; of others one, drawn by weight."""
        return actions if not actions or every_position(self) is not None else random.choices(actions, weights)

    def games(self, seed: int, games: int) -> list[list[int]]:
        """The games a law looks at, each by its actions, nature's included: all of a small game, else random ones."""
        return every_game(self) or [self.actions(number) for number in range(seed, seed + games)]

    def walk(self, seed: int) -> Iterator[Position]:
        """A random game: before each action the position, the legal actions and their weights."""
        random, box, state, log = Random(seed), self.box, self.start(), EventLog()
        while self.game.rules.to_move(state) != OVER:
            actions, weights = legal(self.game, box, state)
            yield state, actions, weights
            nature = self.game.rules.to_move(state) == NATURE
            action = random.choices(actions, weights)[0] if nature else random.choice(actions)
            self.game.rules.apply(box, state, action, log)
        yield state, [], []

    def actions(self, seed: int) -> list[int]:
        """The actions of a random game, nature's included."""
        random, box, state, log, played = Random(seed), self.box, self.start(), EventLog(), []
        while self.game.rules.to_move(state) != OVER:
            actions, weights = legal(self.game, box, state)
            played.append(random.choices(actions, weights)[0])
            self.game.rules.apply(box, state, played[-1], log)
        return played


@cache
def every_position(case: Case) -> tuple[bytes, ...] | None:
    """All positions that can be reached, packed; None where they are too many to look at."""
    codec = case.game.rules.codec
    found = {codec.pack(case.start()): True}
    waiting = deque(found)
    while waiting and len(found) <= SMALL:
        packed = waiting.popleft()
        for action in legal(case.game, case.box, codec.unpack(packed))[0]:
            state = codec.unpack(packed)
            apply(case.game, case.box, state, action)
            after = codec.pack(state)
            if after not in found:
                found[after] = True
                waiting.append(after)
    return tuple(found) if len(found) <= SMALL else None


@cache
def every_game(case: Case) -> list[list[int]] | None:
    """All ways a game can go, each by its actions; None where they are too many to look at."""
    if every_position(case) is None:
        return None
    codec, ended = case.game.rules.codec, list[list[int]]()
    waiting: list[tuple[bytes, list[int]]] = [(codec.pack(case.start()), [])]
    while waiting and len(ended) + len(waiting) <= SMALL:
        packed, played = waiting.pop()
        actions, _ = legal(case.game, case.box, codec.unpack(packed))
        if not actions:
            ended.append(played)
        for action in actions:
            state = codec.unpack(packed)
            apply(case.game, case.box, state, action)
            waiting.append((codec.pack(state), [*played, action]))
    return None if waiting else ended


def legal(game: Game, box: Any, state: Any) -> tuple[list[int], list[int]]:
    """The legal actions and their weights."""
    moves = game.rules.moves()
    game.rules.legal(box, state, moves)
    return moves.actions[: moves.n], moves.weights[: moves.n]


def apply(game: Game, box: Any, state: Any, action: int) -> EventLog:
    """Apply an action to a copy's own log and give the rows it left."""
    log = EventLog()
    log.is_open = 1
    game.rules.apply(box, state, action, log)
    return log


def all_cases(chosen: str | None) -> list[Case]:
    """All cases of all installed games, or of one."""
    cases = []
    for game in games(chosen):
        for seats in game.rules.seats:
            for variant in game.people.variants:
                try:
                    game.new_state(seats, game.people.variants[variant])
                except DrakesError:
                    continue
                cases.append(Case(game, seats, variant))
    return cases


def home_of(game: Game) -> Path:
    """The folder in which a game's rules and all that people read lie together."""
    return Path(os.path.commonpath([game.rules.source, game.people.folder]))


def project_of(game: Game) -> Path | None:
    """The project a game is developed in; None where it was installed without it."""
    return next((folder for folder in home_of(game).parents if (folder / "pyproject.toml").is_file()), None)


def folder_of_tests(game: Game) -> Path | None:
    """Where a game's own tests lie: with its project, in a folder of their own where that has several games."""
    project = project_of(game)
    if project is None:
        return None
    own = project / "tests" / "games" / game.name
    return own if own.is_dir() else project / "tests"


def is_ours(game: Game) -> bool:
    """Whether a game comes with Drakes itself."""
    return Path(drakes.__file__).parent in home_of(game).parents


def games(chosen: str | None) -> list[Game]:
    """The installed games, or the one chosen."""
    return [find_game(name) for name in ([chosen] if chosen else game_names())]

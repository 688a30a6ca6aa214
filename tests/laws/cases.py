"""Every game, player count and variant: what the laws run over."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER, Game, find_game, game_names

LONG = 1200
"""Actions of a long game: where random games last longer, the long tests play fewer of them."""


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
        """Random games for a law: few by default, DRAKES_GAMES of them in the long tests, fewer of long ones."""
        asked = os.environ.get("DRAKES_GAMES")
        return quick if asked is None else min(most, max(quick, self.fewer_if_long(int(asked))))

    def fewer_if_long(self, games: int) -> int:
        """So many games, or fewer where they are long."""
        length = sum(1 for _ in self.walk(0))
        return games * min(LONG, length) // length

    def walk(self, seed: int) -> Iterator[tuple[Any, list[int], list[int]]]:
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


def games(chosen: str | None) -> list[Game]:
    """The installed games, or the one chosen."""
    if chosen and ":" in chosen:
        module, _, name = chosen.partition(":")
        return [getattr(import_module(module), name)]
    return [find_game(name) for name in ([chosen] if chosen else game_names())]

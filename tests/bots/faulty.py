"""A game whose players misbehave, for processes that can import it by name."""

import os
from collections.abc import Sequence
from dataclasses import replace
from threading import Event
from typing import Any

import kuhn_poker

from drakes.core.game import Game, find_game, game_names


def hang(box: Any, hidden: Any, actions: Sequence[int], seed: int) -> int:
    """Never answers."""
    Event().wait()
    return actions[0]


def crash(box: Any, hidden: Any, actions: Sequence[int], seed: int) -> int:
    """Takes its process with it."""
    os._exit(1)


def fail(box: Any, hidden: Any, actions: Sequence[int], seed: int) -> int:
    """Raises."""
    raise ValueError("a bot's own mistake")


def cheat(box: Any, hidden: Any, actions: Sequence[int], seed: int) -> int:
    """Answers what is not legal."""
    return max(actions) + 1


def last(box: Any, hidden: Any, actions: Sequence[int], seed: int) -> int:
    """Behaves: the last of the legal actions."""
    return actions[-1]


def find_faulty(name: str) -> Game:
    """Any installed game, with players that misbehave."""
    players = {"hang": hang, "crash": crash, "fail": fail, "cheat": cheat, "last": last}
    game = find_game(name)
    return replace(game, bots=replace(game.bots, players=players))


def find_example(name: str) -> Game:
    """The smallest game, whose bots are soon compiled."""
    return kuhn_poker.GAME


NAME = next(name for name in game_names() if find_game(name).bots.levels)
"""A game with bots that have to be compiled."""

"""What has to be compiled before a bot plays or advises: done once, on any position, and for how long about."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from drakes.bots.choosing import RANDOM, choose, names
from drakes.bots.hints import advise
from drakes.bots.reviews import judge
from drakes.bots.worth import legal_of
from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER, Game, State

PLAY, ADVICE = "play", "advice"
"""What is compiled as one: what bots need to choose, and what advisers need besides."""
NOT_KEPT = 28
"""How a process ends that could not keep what it has compiled."""
NICE = 10
"""By how much a process that compiles gives way to those that answer."""
SECONDS_A_KILOBYTE = {PLAY: 0.5, ADVICE: 0.15}
"""How long compiling takes, about, for each kilobyte of the game's rules and bots."""
LEAST_SECONDS = 5.0

FindGame = Callable[[str], Game]
"""From a name to a game; a function that a new process can import."""


class Readiness(NamedTuple):
    """How far something is compiled: whether it is done, since how many seconds, and of about how many in all."""

    is_ready: bool
    gone_s: float = 0.0
    of_s: float = 0.0


@cache
def seconds_for(game: Game, what: str) -> float:
    """How long it takes to compile something, about."""
    sources = [game.rules.source, *([game.bots.source] if game.bots.source is not None else [])]
    files = [file for source in sources for file in (sorted(source.rglob("*.py")) if source.is_dir() else [source])]
    return LEAST_SECONDS + SECONDS_A_KILOBYTE[what] * sum(Path(file).stat().st_size for file in files) / 1024


def prepare(find: FindGame, name: str, what: str) -> None:
    """Have everything compiled that a game's bots, or its advisers, will ask for."""
    game = find(name)
    box, hidden, actions = some_position(game)
    if what == PLAY:
        bot = next(bot for bot in names(game) if bot != RANDOM and bot not in game.bots.players)
        choose(game, box, hidden, actions, bot, 0)
        return
    advise(game, box, hidden, 0)
    judge(game, box, hidden, actions[-1:], 0, 0)


def prepare_beside(find: FindGame, name: str, what: str) -> None:
    """The same in a process of its own, which gives way to others and says how it ended."""
    os.nice(NICE)
    try:
        prepare(find, name, what)
    except OSError:
        sys.exit(NOT_KEPT)


def some_position(game: Game) -> tuple[Any, State, list[int]]:
    """Any position in which a seat has a choice: the box, what the seat knows, and its legal actions."""
    box, random, log = load_box(game), Random(0), EventLog()
    while True:
        state = game.new_state(min(game.rules.seats))
        game.rules.setup(box, state)
        while (mover := game.rules.to_move(state)) != OVER:
            actions = legal_of(game, box, state)
            if mover != NATURE and len(actions) > 1:
                game.rules.hide(box, state, mover)
                return box, state, actions
            game.rules.apply(box, state, random.choice(actions), log)

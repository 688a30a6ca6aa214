"""How long the players of a game think, in processor time of one core."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from time import process_time
from typing import Any

from benchmarks.strength.claims import levels_of
from drakes.bots.choosing import choose
from drakes.core.editions import load_box
from drakes.core.game import Game
from drakes.lab.arena import play_game


class Stopwatch:
    """Asks players, and notes how long each took: by decision, and by turn (decisions of one seat in a row)."""

    def __init__(self) -> None:
        self.decisions: defaultdict[str, list[float]] = defaultdict(list)
        self.turns: defaultdict[str, list[float]] = defaultdict(list)
        self._last = ("", -1)

    def ask(self, game: Game, box: Any, hidden: Any, actions: Sequence[int], name: str, seed: int) -> int:
        """As `choose`; a decision with one action is none."""
        began = process_time()
        action = choose(game, box, hidden, actions, name, seed)
        spent = process_time() - began
        if len(actions) > 1:
            self.decisions[name].append(spent)
        if (name, hidden.observer) != self._last:
            self.turns[name].append(0.0)
        self._last = (name, hidden.observer)
        self.turns[name][-1] += spent
        return action


def time_levels(game: Game, seats: int) -> Stopwatch:
    """One game of each level against itself, after one that is not timed: it compiles or loads what they need."""
    box, options = load_box(game), next(iter(game.people.variants.values()))
    levels = levels_of(game)
    play_game(game, box, options, [levels[0]] * seats, 0)
    watch = Stopwatch()
    for level in levels:
        play_game(game, box, options, [level] * seats, 1, watch.ask)
    return watch

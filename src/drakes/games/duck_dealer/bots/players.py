"""The game's own simple players, and how much the planners may think."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from drakes.core.game import Player
from drakes.games.duck_dealer.bots.trader import trader
from drakes.games.duck_dealer.rules.state import Box, State


def random(box: Box, hidden: State, actions: Sequence[int], seed: int) -> int:
    """Any legal action."""
    return Random(seed).choice(actions)


PLAYERS: Mapping[str, Player[Box, State]] = {"random": random, "trader": trader}
BUDGETS: Mapping[str, int] = {"easy": 10, "medium": 17, "hard": 20, "expert": 160}
"""The planners, and how many plans they follow from each round, in tenths."""

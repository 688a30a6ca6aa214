"""The bots: simple players, and what search needs to know of the game, compiled apart from the rules."""

from pathlib import Path

from drakes.core.game import Bots
from drakes.games.sitting_ducks.bots import policy, value
from drakes.games.sitting_ducks.bots.levels import LEVELS
from drakes.games.sitting_ducks.bots.players import PLAYERS

BOTS = Bots(
    players=PLAYERS,
    levels=LEVELS,
    policy=policy.policy,
    value=value.value,
    source=Path(__file__).parent,
    modules=(policy, value),
)

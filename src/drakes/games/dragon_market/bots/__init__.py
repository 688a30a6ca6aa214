"""The bots: simple players, what search needs to know, and a planner of turns; compiled apart from the rules."""

from pathlib import Path

from drakes.core.game import Bots, Planner
from drakes.games.dragon_market.bots import bridges, memory, planner, planning, policy, tours, value
from drakes.games.dragon_market.bots.levels import BUDGETS, LEVELS
from drakes.games.dragon_market.bots.players import PLAYERS

BOTS = Bots(
    players=PLAYERS,
    levels=LEVELS,
    policy=policy.policy,
    value=value.value,
    planner=Planner(memory=memory.Memory, decide=planner.decide, budgets=BUDGETS),
    source=Path(__file__).parent,
    modules=(value, policy, bridges, memory, tours, planning, planner),
)

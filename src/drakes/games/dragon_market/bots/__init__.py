"""The bots: simple players, what search needs to know, and a planner of turns; compiled apart from the rules."""

from pathlib import Path

from drakes.core.game import Bots, Planner
from drakes.games.dragon_market.bots import decisions, memory, next_goal, policy, round_trip, squares, turn_plan, value
from drakes.games.dragon_market.bots.levels import BUDGETS, LEVELS
from drakes.games.dragon_market.bots.players import PLAYERS

BOTS = Bots(
    players=PLAYERS,
    levels=LEVELS,
    policy=policy.policy,
    value=value.value,
    planner=Planner(memory=memory.Memory, decide=decisions.decide, budgets=BUDGETS),
    source=Path(__file__).parent,
    modules=(squares, next_goal, value, policy, memory, round_trip, turn_plan, decisions),
)

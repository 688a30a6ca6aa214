"""The bots: simple players, and a planner of turns; compiled apart from the rules."""

from pathlib import Path

from drakes.core.game import Bots, Planner
from drakes.games.dragon_market.bots import decisions, memory, next_goal, round_trip, squares, turn_plan, value
from drakes.games.dragon_market.bots.players import BUDGETS, PLAYERS, planned_turn

BOTS = Bots(
    players=PLAYERS,
    value=value.value,
    planner=Planner(
        memory=memory.Memory,
        decide=decisions.decide,
        budgets=BUDGETS,
        key=memory.key_of,
        turn=planned_turn,
    ),
    source=Path(__file__).parent,
    modules=(squares, next_goal, value, memory, round_trip, turn_plan, decisions),
)

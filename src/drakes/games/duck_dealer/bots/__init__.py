"""The bots: simple players, and a planner of one ship's way to the end; compiled apart from the rules."""

from pathlib import Path

from drakes.core.game import Bots, Planner
from drakes.games.duck_dealer.bots import (
    decisions,
    distances,
    errands,
    exchange_offers,
    later_income,
    memory,
    plan_search,
    points_forecast,
    purse,
    shortcuts,
)
from drakes.games.duck_dealer.bots.players import BUDGETS, PLAYERS

BOTS = Bots(
    players=PLAYERS,
    planner=Planner(memory.Memory, decide=decisions.decide, budgets=BUDGETS, forecast=points_forecast.forecast),
    source=Path(__file__).parent,
    modules=(
        memory,
        purse,
        distances,
        errands,
        later_income,
        plan_search,
        shortcuts,
        exchange_offers,
        decisions,
        points_forecast,
    ),
)

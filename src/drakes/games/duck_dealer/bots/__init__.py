"""The bots: simple players, and a planner of one ship's way to the end; compiled apart from the rules."""

from pathlib import Path

from drakes.core.game import Bots, Planner
from drakes.games.duck_dealer.bots import (
    charts,
    dealing,
    foresight,
    haggling,
    outlook,
    prospects,
    shortcuts,
    trips,
    voyages,
)
from drakes.games.duck_dealer.bots.players import BUDGETS, PLAYERS

BOTS = Bots(
    players=PLAYERS,
    planner=Planner(voyages.Memory, decide=dealing.decide, budgets=BUDGETS, forecast=outlook.outlook),
    source=Path(__file__).parent,
    modules=(voyages, charts, trips, prospects, foresight, shortcuts, haggling, dealing, outlook),
)

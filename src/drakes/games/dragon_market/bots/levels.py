"""The bots that think ahead, weakest first: how many positions of a turn each keeps in mind; and who gives advice."""

from collections.abc import Mapping

from drakes.core.game import Level

BUDGETS: Mapping[str, int] = {"easy": 3, "medium": 12, "hard": 60, "expert": 360}
"""Positions that go on, point after point."""

LEVELS: Mapping[str, Level] = {
    "hard": Level(simulations=1000, horizon=0, exploration=0.1),
    "expert": Level(simulations=4000, horizon=0, exploration=0.1),
}
"""The search that gives advice in their names: it weighs every action, where a plan knows only its own."""

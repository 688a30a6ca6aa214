"""Kuhn poker: one card each, one bet. The smallest model of a game; outside, only GAME is visible."""

from drakes.core.game import Bots, Game, Level
from kuhn_poker.people import PEOPLE
from kuhn_poker.rules import RULES

__all__ = ["GAME"]

GAME = Game(RULES, PEOPLE, Bots(levels={"easy": Level(simulations=8), "expert": Level(simulations=400)}))

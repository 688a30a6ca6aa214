"""My Game. Outside, only GAME is visible."""

from drakes.core.game import Bots, Game, Level
from my_game.people import PEOPLE
from my_game.rules import RULES

__all__ = ["GAME"]

GAME = Game(RULES, PEOPLE, Bots(levels={"easy": Level(simulations=20), "expert": Level(simulations=1000)}))

"""Dragon Market: boats on a grid for 2 to 4 players. Outside, only GAME is visible."""

from drakes.core.game import Game
from drakes.games.dragon_market.bots import BOTS
from drakes.games.dragon_market.people import PEOPLE
from drakes.games.dragon_market.rules import RULES

__all__ = ["GAME"]

GAME = Game(RULES, PEOPLE, BOTS)

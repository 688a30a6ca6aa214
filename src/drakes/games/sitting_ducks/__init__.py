"""Sitting Ducks: spiteful cards for 3 to 6 players. Outside, only GAME is visible."""

from drakes.core.game import Game
from drakes.games.sitting_ducks.bots import BOTS
from drakes.games.sitting_ducks.people import PEOPLE
from drakes.games.sitting_ducks.rules import RULES

__all__ = ["GAME"]

GAME = Game(RULES, PEOPLE, BOTS)

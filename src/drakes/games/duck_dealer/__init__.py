"""Duck Dealer: heavy planning in space for 2 to 5 players. Outside, only GAME is visible."""

from drakes.core.game import Game
from drakes.games.duck_dealer.bots import BOTS
from drakes.games.duck_dealer.people import PEOPLE
from drakes.games.duck_dealer.rules import RULES

__all__ = ["GAME"]

GAME = Game(RULES, PEOPLE, BOTS)

"""The bots that search, weakest first: how hard each thinks. They play every guess out to the end."""

from collections.abc import Mapping

from drakes.core.game import Level

LEVELS: Mapping[str, Level] = {
    "easy": Level(simulations=16, exploration=0.5),
    "medium": Level(simulations=64, exploration=0.5),
    "hard": Level(simulations=250, exploration=0.5),
    "expert": Level(simulations=1000, exploration=0.5),
}

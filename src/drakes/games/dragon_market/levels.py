"""The bots that search, weakest first: how hard each thinks."""

from collections.abc import Mapping

from drakes.core.game import Level

LEVELS: Mapping[str, Level] = {
    "easy": Level(simulations=8, horizon=0, exploration=0.1),
    "medium": Level(simulations=32, horizon=0, exploration=0.1),
    "hard": Level(simulations=200, horizon=0, exploration=0.1),
    "expert": Level(simulations=4000, horizon=0, exploration=0.1),
}

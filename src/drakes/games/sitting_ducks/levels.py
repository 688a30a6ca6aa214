"""The bots that search, weakest first: how hard each thinks, and how many decisions it plays on before it judges."""

from collections.abc import Mapping

from drakes.core.game import Level

LEVELS: Mapping[str, Level] = {
    "easy": Level(simulations=4, horizon=0, exploration=0.5),
    "medium": Level(simulations=25, horizon=4, exploration=0.5),
    "hard": Level(simulations=200, horizon=4, exploration=0.5),
    "expert": Level(simulations=6400, horizon=4, exploration=0.5),
}

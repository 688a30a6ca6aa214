"""The bots that search, weakest first: how hard each thinks, and how many decisions it plays on before it judges.

Below them stands `easy`, a simple player that does not always look.
"""

from collections.abc import Mapping

from drakes.core.game import Level

LEVELS: Mapping[str, Level] = {
    "medium": Level(simulations=2, horizon=4, exploration=0.5),
    "hard": Level(simulations=24, horizon=4, exploration=0.5),
    "expert": Level(simulations=1600, horizon=4, exploration=0.5),
}

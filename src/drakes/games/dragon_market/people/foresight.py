"""What a player can tell beforehand of what they show the others."""

from collections.abc import Sequence

from drakes.core.events import Event
from drakes.core.game import Foresight
from drakes.games.dragon_market.rules.state import State


def foresees(state: State, events: Sequence[Event]) -> Foresight:
    """DM-6.1: who moves brings out their own secret card alone, and that they know."""
    return Foresight(len(events), True)

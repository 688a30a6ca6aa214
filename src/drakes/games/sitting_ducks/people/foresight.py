"""What a player can tell beforehand of a shot that puts somebody out."""

from collections.abc import Sequence

from drakes.core.events import Event
from drakes.core.game import Foresight
from drakes.games.sitting_ducks.rules.state import State

OWNERS = ("eliminated", "left", "scored", "won")
"""What tells whose a colour is, where colours are secret."""
DEALT_ANEW = ("left", "game_ended")
"""After these the table shows the cards of whoever left, or the next game."""


def foresees(state: State, events: Sequence[Event]) -> Foresight:
    """SD-V1: with secret colours nobody knows who is out; else only a leaver's cards (SD-V4) come out."""
    kinds = [event.kind for event in events]
    is_secret = state.options.secret_colours != 0
    told = next((n for n, kind in enumerate(kinds) if is_secret and kind in OWNERS), len(kinds))
    return Foresight(told, not is_secret and not any(kind in DEALT_ANEW for kind in kinds))

"""The end of a game: by its rules, or because only one side has not resigned."""

from __future__ import annotations

from drakes.core.game import OVER
from drakes.play.entries import End
from drakes.play.history import History
from drakes.play.seats import final_places


def is_finished(history: History) -> bool:
    """Whether the game is over by its rules, or only one side has not resigned; before that is written down."""
    if history.position is None or history.status == "over":
        return False
    return history.position.actor == OVER or len(sides_left(history)) < 2


def sides_left(history: History) -> set[int]:
    """The sides of which at least one seat has not resigned."""
    side_of = history.game.rules.side_of
    left = [n for n, seat in enumerate(history.seats) if not seat.resigned]
    assert history.position is not None
    return {side_of(history.position.state, n) if side_of else n for n in left}


def end(history: History, key: bytes, at: int) -> End:
    """The last entry of a game that is finished: places, points, and the key of its chance."""
    position = history.position
    assert position is not None
    resigned = [n for n, seat in enumerate(history.seats) if seat.resigned]
    places = position.places() if position.actor == OVER else [1] * len(history.seats)
    return End(at=at, places=final_places(places, resigned), scores=tuple(position.scores()), key=key.hex())

"""What of a table can be pointed at, as the page marks it."""

from __future__ import annotations

from drakes.games.sitting_ducks.people.view import View


def things(view: View) -> set[str]:
    """The places, the ducks and sights there, my cards, pond and pile, the players."""
    places = range(1, len(view.line) + 1)
    found = {"pond", "pile", "bar", "log"} | {f"place:{place}" for place in places}
    found |= {f"duck:{place}" for place in places if view.line[place - 1].card != "water"}
    found |= {f"sight:{place}" for place in places if view.sights[place - 1]}
    found |= {f"seat:{seat.seat}" for seat in view.seats}
    mine = [] if view.seat is None else view.seats[view.seat].hand
    return found | {f"card:{held.slot}" for held in mine if held is not None}

"""What of a table can be pointed at, as the page marks it."""

from __future__ import annotations

from drakes.games.dragon_market.people.view import View


def things(view: View) -> set[str]:
    """The squares, boats and goods, heirs and pontoons, cards and dice, the players."""
    found = {f"square:{column},{row}" for column in range(view.size) for row in range(view.size)} | {"bar", "log"}
    found |= {f"boat:{boat.boat}" for boat in view.boats}
    found |= {f"good:{space.good}" for boat in view.boats for space in boat.spaces if space.good}
    for seat in view.seats:
        found |= {f"seat:{seat.seat}", f"heir:{seat.seat}", f"pontoon:{seat.seat}"}
        found |= {f"card:{seat.card.card}"} if seat.card else set()
    return found | ({"dice"} if view.dice else set())

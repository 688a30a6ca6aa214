"""What of a table can be pointed at, as the page marks it."""

from __future__ import annotations

from drakes.games.duck_dealer.people.view import View

SLOTS = ("mine", "second", "factory")


def things(view: View) -> set[str]:
    """Planets with their slots and dots, ships, gear, energy, goods, the track, the players."""
    found = {f"planet:{n}" for n in range(len(view.planets))} | {"track", "bar", "log"}
    found |= {f"slot:{n}/{slot}" for n, planet in enumerate(view.planets) for slot in slots_of(planet.start)}
    found |= {f"dot:{route.first + i}" for route in view.routes for i in range(len(route.parts))}
    found |= {f"good:{good}" for good in view.recipes}
    found |= {f"energy:{colour}" for colour in ("movement", "build", "trade")}
    for seat in view.seats:
        found |= {f"seat:{seat.seat}"} | ({f"ship:{seat.seat}"} if seat.planet is not None else set())
    mine = None if view.seat is None else view.seats[view.seat]
    return found | ({f"gear:{slot}" for slot in range(mine.slots)} if mine else set())


def slots_of(is_port: bool) -> tuple[str, ...]:
    """A port has no room for a factory."""
    return SLOTS[:2] if is_port else SLOTS

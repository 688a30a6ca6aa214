"""What the things of this game answer when they are touched."""

from __future__ import annotations

from drakes.core.sheets import Figure, Part, Row, Sheet, key_of, number_in, say
from drakes.games.duck_dealer.people.sheets.dot import tell_of_dot
from drakes.games.duck_dealer.people.sheets.good import tell_of_good
from drakes.games.duck_dealer.people.sheets.planet import tell_of_planet
from drakes.games.duck_dealer.people.sheets.ship import tell_of_energy, tell_of_gear, tell_of_seat, tell_of_slot
from drakes.games.duck_dealer.rules.actions import ENERGY, GEAR, GOOD
from drakes.games.duck_dealer.rules.state import FACTORY_SLOT, MINE_SLOT, PRIMARIES, Box, Slot, State
from drakes.games.duck_dealer.rules.turn import free_parts


def tell_of(box: Box, hidden: State, thing: str) -> Sheet | None:
    """The sheet of a thing, from what the observer may know; None where there is no such thing."""
    kind, key = key_of(thing)
    if kind == "slot":
        return tell_of_planet_slot(box, hidden, key)
    if kind == "track":
        return tell_of_track(box, hidden)
    labels = {"good": GOOD.labels, "energy": ENERGY.labels, "crew": GEAR.labels}.get(kind)
    if labels is not None:
        named = {"good": tell_of_good, "energy": tell_of_energy, "crew": tell_of_gear}[kind]
        return named(box, hidden, labels.index(key)) if key in labels else None
    below = {"planet": box.planets, "dot": box.dots, "gear": box.slots, "seat": hidden.seats, "ship": hidden.seats}
    number = number_in(key, below.get(kind, 0))
    if number is None:
        return None
    tell = {"planet": tell_of_planet, "dot": tell_of_dot, "gear": tell_of_slot, "seat": tell_of_seat}
    return tell.get(kind, tell_of_seat)(box, hidden, number)


def tell_of_planet_slot(box: Box, hidden: State, key: str) -> Sheet | None:
    """What lies in a slot of a planet: a good, a kind of gear; of an empty slot the planet tells."""
    place, _, name = key.partition("/")
    number = number_in(place, box.planets)
    if number is None or name.upper() not in Slot.__members__:
        return None
    planet, slot = hidden.planets[number], Slot[name.upper()]
    if slot == MINE_SLOT and planet.mine >= 0:
        return tell_of_good(box, hidden, planet.mine)
    if slot == FACTORY_SLOT and planet.factory >= 0:
        return tell_of_good(box, hidden, planet.factory + PRIMARIES)
    if slot not in (MINE_SLOT, FACTORY_SLOT) and planet.second >= 0:
        is_yard = box.is_start[number] == 1
        yard_gear = box.yards[planet.second].gear if is_yard else 0
        return tell_of_gear(box, hidden, yard_gear) if is_yard else tell_of_good(box, hidden, planet.second + PRIMARIES)
    return tell_of_planet(box, hidden, number)


def tell_of_track(box: Box, hidden: State) -> Sheet:
    """DD-3.4, DD-3.5, DD-8.1: the turn track: what is left of the game, and the free parts of each stretch."""
    stretches = [(1, box.one_part_until), (2, box.two_parts_until), (3, box.turns)]
    now = free_parts(box, min(hidden.turn + 1, box.turns))
    rows = [
        Row(say("free-parts", count=count), "piece:cube", say("until", turn=until), tone="have" if count == now else "")
        for count, until in stretches
    ]
    return Sheet(
        thing="track",
        title=say("track-title"),
        lead=say("track-lead", turns=box.turns),
        figures=[Figure(box.turns - hidden.turn, say("turns-left"))],
        parts=[Part(say("free-title"), rows)],
        ringed=["track"],
    )

"""What is said of a turn to whoever wants to learn: why it is good, and what was wrong with another."""

from typing import NamedTuple

from drakes.core.events import Event, EventTable
from drakes.core.game import Outcome, Teaching
from drakes.games.duck_dealer.rules.state import CARGO_HOLD, COLOURS, GEAR_PHASE, PRIMARIES, Box, State

REMARKS = EventTable(
    ("because_win", {}),
    ("because_delivery", {"planet": "planet", "points": "number", "product": "product"}),
    ("because_made_delivery", {"planet": "planet", "points": "number", "product": "product"}),
    ("because_consumer", {"planet": "planet", "points": "number", "product": "product"}),
    ("because_factory", {"planet": "planet", "points": "number", "product": "product"}),
    ("because_points", {"points": "number"}),
    ("because_gear", {"gear": "gear"}),
    ("because_first_ship", {}),
    ("because_start", {"planet": "planet"}),
    ("because_collect", {"energy": "energy"}),
    ("because_load", {"primary": "primary"}),
    ("because_make", {"product": "product"}),
    ("because_road", {}),
    ("because_way", {"planet": "planet"}),
    ("because_else", {}),
    ("let_win", {"seat": "seat"}),
    ("no_hold", {}),
    ("slow_ship", {}),
    ("far_start", {}),
    ("missed_delivery", {"planet": "planet", "points": "number", "product": "product"}),
    ("wasted_energy", {"count": "number"}),
    ("wasted_turn", {}),
    ("waited", {}),
    ("too_early", {}),
    ("other_colour", {"energy": "energy"}),
    ("fewer_points", {"points": "number"}),
    ("worse_place", {}),
    ("great_chain", {"points": "number"}),
)
FEW, MANY = 2, 60
"""Points of an action turn that was for nothing, and of one that is worth a word."""
WASTED = 3
"""Markers put back that are worth a word."""
DEEDS = {"delivered": "because_delivery", "consumer_built": "because_consumer", "factory_built": "because_factory"}


class Deed(NamedTuple):
    """Something that scores: what, of which product, where, and how many points."""

    kind: str
    product: int
    planet: int
    points: int


def reason(box: Box, before: State, turn: Outcome) -> Event:
    """Why a turn is worth taking: what it earns most by, or what it prepares."""
    if Event("won", {"seat": before.observer}) in turn.events:
        return Event("because_win", {})
    found = deeds(before, turn)
    if found:
        best = max(found, key=lambda deed: deed.points)
        told = {"planet": best.planet, "points": best.points, "product": best.product}
        is_aboard = before.ships[before.observer].goods[best.product + PRIMARIES] > 0
        kind = "because_made_delivery" if best.kind == "delivered" and not is_aboard else DEEDS[best.kind]
        return Event(kind, told)
    if points_of(before, turn) > 0:
        return Event("because_points", {"points": points_of(before, turn)})
    return reason_to_prepare(before, turn)


def reason_to_prepare(before: State, turn: Outcome) -> Event:
    """Why a turn that earns nothing is worth taking, by what comes first in this list."""
    for kind, remark, argument in (
        ("gear_placed", "because_first_ship", ""),
        ("started", "because_start", "planet"),
        ("bought", "because_gear", "gear"),
        ("collected", "because_collect", "energy"),
        ("made", "because_make", "product"),
        ("mined", "because_load", "primary"),
        ("part_placed", "because_road", ""),
        ("flew", "because_way", "planet"),
    ):
        found = own(before, turn, kind)
        if kind == "collected" and found:
            return Event(remark, {"energy": colour_chosen(before, turn)})
        if found:
            return Event(remark, {argument: found[-1].arguments[argument]} if argument else {})
    return Event("because_else", {})


def fault(box: Box, before: State, taken: Outcome, better: Outcome) -> Event:
    """What was wrong with a turn: the ship it fitted out, what it left undone, what it threw away."""
    if before.phase == GEAR_PHASE:
        has_hold = taken.state.ships[before.observer].gear[CARGO_HOLD] > 0
        return Event("slow_ship" if has_hold else "no_hold", {})
    if own(before, better, "started"):
        return Event("far_start", {})
    less = points_of(before, better) - points_of(before, taken)
    if own(before, taken, "collected"):
        return fault_of_collecting(before, better)
    missed = [deed for deed in deeds(before, better) if deed.kind == "delivered" and deed not in deeds(before, taken)]
    if own(before, better, "collected"):
        return Event("too_early", {})
    if missed and less > 0:
        most = max(missed, key=lambda deed: deed.points)
        return Event("missed_delivery", {"planet": most.planet, "points": most.points, "product": most.product})
    if put_back(before, taken) - put_back(before, better) >= WASTED:
        return Event("wasted_energy", {"count": put_back(before, taken)})
    if own(before, taken, "action_turn") and points_of(before, taken) <= FEW:
        return Event("wasted_turn", {})
    return Event("fewer_points", {"points": less}) if less > 0 else Event("worse_place", {})


def fault_of_collecting(before: State, better: Outcome) -> Event:
    """What was wrong with collecting: the colour, or that it was time to act."""
    if own(before, better, "collected"):
        return Event("other_colour", {"energy": colour_chosen(before, better)})
    return Event("waited", {})


def praise(box: Box, before: State, turn: Outcome) -> Event | None:
    """Many points in one turn."""
    points = points_of(before, turn)
    return Event("great_chain", {"points": points}) if points >= MANY else None


def deeds(before: State, turn: Outcome) -> list[Deed]:
    """What scores in a turn, where the ship is then: points follow the deed that earns them."""
    found, planet, last = list[Deed](), before.ships[before.observer].at, None
    for event in turn.events:
        if event.arguments.get("seat") != before.observer:
            continue
        if event.kind in ("flew", "jumped", "started"):
            planet = event.arguments["planet"]
        elif event.kind in DEEDS:
            last = event
        elif event.kind == "scored" and last is not None:
            found.append(Deed(last.kind, last.arguments["product"], planet, event.arguments["points"]))
            last = None
    return found


def own(before: State, turn: Outcome, kind: str) -> list[Event]:
    """What of a kind happens in a turn by the seat that takes it."""
    return [event for event in turn.events if event.kind == kind and event.arguments["seat"] == before.observer]


def points_of(before: State, turn: Outcome) -> int:
    """The points a turn scores."""
    return sum(event.arguments["points"] for event in own(before, turn, "scored"))


def put_back(before: State, turn: Outcome) -> int:
    """The markers that go back at the end of a turn."""
    return sum(event.arguments["count"] for event in own(before, turn, "put_back"))


def colour_chosen(before: State, turn: Outcome) -> int:
    """The colour of which a collecting turn brings most beyond what the crew brings anyway."""
    ship = before.ships[before.observer]
    counts = {event.arguments["energy"]: event.arguments["count"] for event in own(before, turn, "collected")}
    return max(range(COLOURS), key=lambda colour: counts.get(colour, 0) - ship.gear[colour + 1])


TEACHING = Teaching(REMARKS, reason, fault, praise)

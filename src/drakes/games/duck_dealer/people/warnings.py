"""Warnings before a fatal choice: by the rules and a quick look, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drakes.core.events import Event
from drakes.core.guide import Argument, Caution
from drakes.games.duck_dealer.people import looking_ahead
from drakes.games.duck_dealer.people.looking_ahead import best_score, delivery_in_reach, kind_of, offered, works
from drakes.games.duck_dealer.rules.actions import ACT, COLLECT, GEAR, GEAR_FIRST, GOOD, REPLACE
from drakes.games.duck_dealer.rules.end import is_last_turn
from drakes.games.duck_dealer.rules.energy import income, markers
from drakes.games.duck_dealer.rules.flying import speed
from drakes.games.duck_dealer.rules.state import (
    CARGO_HOLD,
    COLOURS,
    GEAR_PHASE,
    PRIMARIES,
    TURN_PHASE,
    Box,
    State,
    capacity,
)

FEW_MARKERS = 2
"""With so few markers an action turn that does nothing here is for nothing."""


def warn(box: Box, known: State, action: int, events: Sequence[Event]) -> Caution | None:
    """The warning before an action, or None."""
    look = LOOKS.get(kind_of(action))
    return look(box, known, action) if look is not None else None


def no_hold(box: Box, known: State, action: int) -> Caution | None:
    """DD-2.6: the last piece of a ship that would carry what fits the ship itself and no more."""
    ship, gear = known.ships[known.seat], action - GEAR_FIRST
    is_last = known.phase == GEAR_PHASE and ship.filled + 1 == box.first_gear
    if not is_last or gear == CARGO_HOLD or ship.gear[CARGO_HOLD] > 0 or box.hold == 0:
        return None
    said: dict[str, Argument] = {"gear": GEAR.labels[gear], "count": box.half_hold, "pieces": box.first_gear}
    return Caution("no_hold", said, [GEAR_FIRST + CARGO_HOLD])


def slower(box: Box, known: State, action: int) -> Caution | None:
    """DD-4.1: a piece of gear with which the ship goes on to a slower speed."""
    then = looking_ahead.after(box, known, action)
    now, later = speed(box, known.ships[known.seat]), speed(box, then.ships[known.seat])
    if later >= now:
        return None
    reach = known.reach[: box.planets]
    fewer = sum(later < steps <= now for steps in reach)
    gear = box.yards[known.planets[known.ships[known.seat].at].second].gear
    could = [n for n in offered(box, known) if kind_of(n) == "replace" and n - REPLACE != gear]
    said: dict[str, Argument] = {"steps": later, "now": now, "count": fewer}
    if not could:
        return Caution("slower", said)
    instead = max(could, key=lambda n: known.ships[known.seat].gear[n - REPLACE])
    return Caution("slower_or_over", {**said, "gear": GEAR.labels[instead - REPLACE]}, [instead])


def idle_turn(box: Box, known: State, action: int) -> Caution | None:
    """DD-3.4: an action turn in which nothing could be paid for where the ship is."""
    ship = known.ships[known.seat]
    if (
        known.phase != TURN_PHASE
        or markers(ship) > FEW_MARKERS
        or works(offered(box, looking_ahead.after(box, known, ACT)))
    ):
        return None
    colour = min(range(COLOURS), key=lambda c: (income(ship, c), ship.energy[c]))
    return Caution("idle_turn", {"count": markers(ship)}, [COLLECT + colour])


def left_behind(box: Box, known: State, action: int) -> Caution | None:
    """DD-4.7: a flight with more goods than fit."""
    ship = known.ships[known.seat]
    too_many = ship.aboard - capacity(box, ship)
    if too_many <= 0:
        return None
    return Caution("left_behind", {"count": too_many}, works(offered(box, known))[:1])


def end_turn(box: Box, known: State, action: int) -> Caution | None:
    """DD-8.1, DD-3.8: a last delivery not made, or markers given back that would still pay for something."""
    actions = offered(box, known)
    if is_last_turn(box, known):
        found = delivery_in_reach(box, known, actions)
        if found is not None:
            return last_delivery(box, known, *found)
    too_many = markers(known.ships[known.seat]) - box.kept
    best = best_score(box, known, actions)
    if best is None or (too_many <= 0 and not is_last_turn(box, known)):
        return None
    if is_last_turn(box, known):
        return Caution("last_turn", {"action": best[0], "points": best[1]}, [best[0]])
    return Caution("markers_lost", {"count": too_many, "action": best[0], "points": best[1]}, [best[0]])


def last_delivery(box: Box, known: State, way: list[int], points: int) -> Caution:
    """DD-8.1: what could still be delivered in the last turn, and where."""
    there = known if len(way) == 1 else looking_ahead.after(box, known, way[0])
    planet = there.ships[known.seat].at
    good = GOOD.labels[PRIMARIES + known.planets[planet].second]
    return Caution("last_delivery", {"good": good, "planet": planet, "points": points}, way)


LOOKS: dict[str, Callable[[Box, State, int], Caution | None]] = {
    "gear": no_hold,
    "buy": slower,
    "act": idle_turn,
    "fly": left_behind,
    "stop": left_behind,
    "jump": left_behind,
    "end_turn": end_turn,
}

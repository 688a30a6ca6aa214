"""How far it is: the steps of a ship to every planet, as the rules chart them, and the markers that takes."""

from __future__ import annotations

from heapq import heappop, heappush

from drakes.core.record import codec_of
from drakes.games.duck_dealer.rules.flying import chart
from drakes.games.duck_dealer.rules.pathways import way_out
from drakes.games.duck_dealer.rules.state import FAR, MOVEMENT, NOTHING, PLANETS, Box, State

STATES = codec_of(State)
Flown = tuple[int, int]
"""Markers spent, and the steps flown with the last one."""


def is_placed(hidden: State, seat: int) -> bool:
    """Whether a seat has a ship on the board."""
    return 0 <= seat < hidden.seats and hidden.ships[seat].at >= 0


def as_if_acting(hidden: State, seat: int, at: int | None = None) -> State:
    """A copy in which a seat acts, with its ship where it is or at another node: what the rules are asked about."""
    now = STATES.copy(hidden)
    now.seat = seat
    now.paid = 0
    if at is not None:
        now.ships[seat].at = at
    return now


def steps_from(box: Box, hidden: State, seat: int, at: int | None = None) -> list[int]:
    """DD-4.1: the steps of a seat's ship to every planet, from where it is or from another node; FAR for no way."""
    now = as_if_acting(hidden, seat, at)
    now.ships[seat].energy[MOVEMENT] = 1
    chart(box, now)
    return list(now.reach[: box.planets])


def markers_from(box: Box, hidden: State, seat: int, speed: int) -> list[int]:
    """DD-4.1, DD-4.6: the fewest movement markers to every planet at a speed, pathways counted; FAR for no way."""
    start, ways = hidden.ships[seat].at, ways_on(box, hidden, seat)
    best: dict[int, Flown] = {start: (0, speed + 1)}
    heap = [(best[start], start)]
    while heap:
        flown, node = heappop(heap)
        if flown > best[node]:
            continue
        for then, step in ways[node]:
            found = after(flown, step, speed)
            if found < best.get(then, (FAR, 0)):
                best[then] = found
                heappush(heap, (found, then))
    return [best[planet][0] if planet in best else FAR for planet in range(box.planets)]


def after(flown: Flown, step: int | None, speed: int) -> Flown:
    """What is spent after one more step; without a step after a jump, which ends a flight and takes a marker."""
    markers, steps = flown
    if step is None:
        return markers + 1, speed + 1
    return (markers, steps + step) if steps + step <= speed else (markers + 1, step)


def ways_on(box: Box, hidden: State, seat: int) -> dict[int, list[tuple[int, int | None]]]:
    """DD-4.2, DD-4.6: for every node those next to it, with the steps to enter them; a jump has none."""
    ways: dict[int, list[tuple[int, int | None]]] = {planet: [] for planet in range(box.planets)}
    for route in range(box.routes):
        line, own = box.route[route], hidden.ships[seat].parts[route]
        first = PLANETS + line.first
        chain = [line.a, *range(first, first + line.dots), line.b]
        steps = [1, *(0 if own >> i & 1 else 1 for i in range(line.dots)), 1]
        for i in range(len(chain) - 1):
            ways.setdefault(chain[i], []).append((chain[i + 1], steps[i + 1]))
            ways.setdefault(chain[i + 1], []).append((chain[i], steps[i]))
    for planet in range(box.planets):
        if way_out(hidden, planet) != NOTHING:
            ways[planet].append((way_out(hidden, planet), None))
    return ways

"""The sheet of a dot: whose highway part lies there, or what one's own would save."""

from __future__ import annotations

from drakes.core.sheets import Part, Row, Sentence, Sheet, say
from drakes.games.duck_dealer.people.sheets.flights import as_if_acting, is_placed, markers_from, steps_from
from drakes.games.duck_dealer.people.sheets.words import place, planet, player
from drakes.games.duck_dealer.rules.flying import speed
from drakes.games.duck_dealer.rules.highways import may_place_part
from drakes.games.duck_dealer.rules.places import dot_bit
from drakes.games.duck_dealer.rules.state import FAR, Box, State

MOST = 5
"""How many planets that come nearer are listed."""


def tell_of_dot(box: Box, hidden: State, dot: int) -> Sheet:
    """All about one dot."""
    line = box.route[box.route_of[dot]]
    owner = owner_of(box, hidden, dot)
    parts = []
    if owner is not None:
        parts.append(
            Part(say("dot-part"), [Row(say("part-of", seat=player(owner)), f"seat:{owner}", say("part-note"))])
        )
    elif is_placed(hidden, hidden.observer):
        parts.append(Part(say("part-here"), saving_rows(box, hidden, dot)))
    return Sheet(
        thing=f"dot:{dot}",
        title=say("dot-title", a=planet(line.a), b=planet(line.b)),
        lead=lead(box, hidden, dot, owner),
        picture="piece:cube",
        parts=parts,
        remark=None if owner is not None else best_pair(box, hidden, dot),
        ringed=[f"dot:{dot}"],
    )


def owner_of(box: Box, hidden: State, dot: int) -> int | None:
    """Whose highway part lies on a dot."""
    route, bit = box.route_of[dot], dot_bit(box, dot)
    return next((seat for seat in range(hidden.seats) if hidden.ships[seat].parts[route] & bit), None)


def lead(box: Box, hidden: State, dot: int, owner: int | None) -> Sentence:
    """Which dot of its route it is, and whether it is free."""
    line = box.route[box.route_of[dot]]
    state = "part" if owner is not None else "free" if may_place_part(box, hidden, dot) == 0 else "ship"
    return say("dot-lead", number=dot - line.first + 1, dots=line.dots, state=state)


def best_pair(box: Box, hidden: State, dot: int) -> Part | None:
    """DD-4.2: another dot of the route that together with this one brings most planets into one marker's reach."""
    seat = hidden.observer
    if not is_placed(hidden, seat):
        return None
    line = box.route[box.route_of[dot]]
    alone = set(reached(box, with_parts(box, hidden, dot), seat))
    best: tuple[list[int], int] = ([], dot)
    for other in range(line.first, line.first + line.dots):
        if other != dot and owner_of(box, hidden, other) is None:
            new = [p for p in reached(box, with_parts(box, hidden, dot, other), seat) if p not in alone]
            best = max(best, (new, other), key=lambda found: len(found[0]))
    planets, other = best
    if not planets:
        return None
    said = say("pair-text", planets=[planet(p) for p in planets])
    return Part(say("pair-title", number=other - line.first + 1), text=said)


def with_parts(box: Box, hidden: State, *dots: int) -> State:
    """As it would be with parts of the observer on some dots."""
    laid = as_if_acting(hidden, hidden.observer)
    for dot in dots:
        laid.ships[hidden.observer].parts[box.route_of[dot]] |= dot_bit(box, dot)
    return laid


def reached(box: Box, state: State, seat: int) -> list[int]:
    """The planets that one marker reaches."""
    markers = markers_from(box, state, seat, speed(box, state.ships[seat]))
    return [p for p in range(box.planets) if markers[p] == 1]


def saving_rows(box: Box, hidden: State, dot: int) -> list[Row]:
    """DD-4.2: the planets that come nearer, and how many one marker would then reach."""
    seat = hidden.observer
    laid = with_parts(box, hidden, dot)
    now, then = steps_from(box, hidden, seat), steps_from(box, laid, seat)
    nearer = sorted((p for p in range(box.planets) if then[p] < now[p] < FAR), key=lambda p: (now[p], p))
    rows = [
        Row(
            say("nearer", place=place(hidden.ships[seat].at), planet=planet(p)),
            "piece:ship",
            say("nearer-note", then=then[p], now=now[p]),
            say("saves", count=now[p] - then[p]),
            thing=f"planet:{p}",
        )
        for p in nearer[:MOST]
    ]
    counts = [len(reached(box, state, seat)) for state in (hidden, laid)]
    reach = Row(
        say("reach-with"),
        "piece:ship",
        say("reach-today", count=counts[0]),
        say("plus", count=counts[1] - counts[0]),
    )
    return [*(rows or [Row(say("saves-nothing"), "piece:ship")]), reach]

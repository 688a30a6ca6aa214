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


def saving_rows(box: Box, hidden: State, dot: int) -> list[Row]:
    """DD-4.2: the planets that come nearer, and how many one marker would then reach."""
    seat = hidden.observer
    laid = as_if_acting(hidden, seat)
    laid.ships[seat].parts[box.route_of[dot]] |= dot_bit(box, dot)
    now, then = steps_from(box, hidden, seat), steps_from(box, laid, seat)
    fast = speed(box, hidden.ships[seat])
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
    reached = [sum(n == 1 for n in markers_from(box, state, seat, fast)) for state in (hidden, laid)]
    reach = Row(
        say("reach-with"),
        "piece:ship",
        say("reach-today", count=reached[0]),
        say("plus", count=reached[1] - reached[0]),
    )
    return [*(rows or [Row(say("saves-nothing"), "piece:ship")]), reach]

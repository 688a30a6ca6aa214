"""The sheet of a good: what it is made of, what it is worth, where it is to be had and wanted, and what it becomes."""

from __future__ import annotations

from drakes.core.sheets import Figure, Formula, Name, Part, Row, Sentence, Sheet, say
from drakes.games.duck_dealer.people.sheets.flights import is_placed, markers_from, steps_from
from drakes.games.duck_dealer.people.sheets.words import (
    also,
    gear_thing,
    good,
    good_thing,
    goods,
    nearest,
    place,
    planet,
    product,
)
from drakes.games.duck_dealer.rules.actions import GEAR
from drakes.games.duck_dealer.rules.building import is_factory_site
from drakes.games.duck_dealer.rules.flying import speed
from drakes.games.duck_dealer.rules.state import (
    FAR,
    PRIMARIES,
    PRODUCTS,
    Box,
    State,
    consumer_points,
    delivery_points,
    factory_points,
)


def tell_of_good(box: Box, hidden: State, n: int) -> Sheet:
    """All about one good."""
    sources, wanted = source_planets(box, hidden, n), consumer_planets(box, hidden, n)
    where = where_to(box, hidden, n)
    steps = steps_from(box, hidden, hidden.observer) if is_placed(hidden, hidden.observer) else []
    inputs = [] if n < PRIMARIES else list(box.products[n - PRIMARIES].inputs)
    places = sorted({*sources, *wanted, *(p for one in inputs for p in source_planets(box, hidden, one))})
    slots = [f"slot:{p}/{slot}" for one in (n, *inputs) for p, slot in slots_with(box, hidden, one)]
    return Sheet(
        thing=good_thing(n),
        title=say("good-title", good=good(n)),
        lead=say(f"good-level-{'primary' if n < PRIMARIES else 'product'}"),
        picture=good_thing(n),
        formula=formula(box, n),
        figures=worth(box, n),
        parts=[part for part in (where, goes_into(box, hidden, n)) if part is not None and part.rows],
        bright=[f"planet:{p}" for p in places],
        ringed=[*slots, *(f"slot:{p}/second" for p in wanted)],
        numbers={f"planet:{p}": steps[p] for p in places if steps and 0 < steps[p] < FAR},
    )


def formula(box: Box, n: int) -> Formula | None:
    """DD-1.8: what a product is made of."""
    if n < PRIMARIES:
        return None
    inputs = [good_thing(one) for one in box.products[n - PRIMARIES].inputs]
    return Formula(inputs, good_thing(n), say("good-made", good=good(n)))


def worth(box: Box, n: int) -> list[Figure]:
    """DD-5.2, DD-6.5: what a product scores."""
    if n < PRIMARIES:
        return []
    p = n - PRIMARIES
    return [
        Figure(delivery_points(box, p), say("good-delivery")),
        Figure(consumer_points(box, p), say("good-consumer")),
        Figure(factory_points(box, p), say("good-factory")),
    ]


def source_planets(box: Box, hidden: State, n: int) -> list[int]:
    """The planets where a good is mined or made."""
    return [p for p, _ in slots_with(box, hidden, n)]


def slots_with(box: Box, hidden: State, n: int) -> list[tuple[int, str]]:
    """Mines and factories of a good, by planet and slot."""
    if n < PRIMARIES:
        return [(p, "mine") for p in range(box.planets) if hidden.planets[p].mine == n]
    return [(p, "factory") for p in range(box.planets) if hidden.planets[p].factory == n - PRIMARIES]


def consumer_planets(box: Box, hidden: State, n: int) -> list[int]:
    """The planets that want a product, whether the consumer is built or not."""
    if n < PRIMARIES:
        return []
    wanted = n - PRIMARIES
    return [p for p in range(box.planets) if box.is_start[p] == 0 and hidden.planets[p].second == wanted]


def where_to(box: Box, hidden: State, n: int) -> Part | None:
    """From where the reader is: what the good takes, where that is, and where the good is wanted."""
    seat = hidden.observer
    if not is_placed(hidden, seat):
        return None
    ship = hidden.ships[seat]
    steps = steps_from(box, hidden, seat)
    markers = markers_from(box, hidden, seat, speed(box, ship))
    sources = [n] if n < PRIMARIES else list(dict.fromkeys(box.products[n - PRIMARIES].inputs))
    rows = [source_row(box, hidden, one, steps, markers) for one in sources]
    if n >= PRIMARIES:
        rows += [factory_row(box, hidden, n - PRIMARIES, steps, markers)]
        rows += consumer_rows(box, hidden, n - PRIMARIES, steps, markers)
    return Part(say("from-here", place=place(ship.at)), rows)


def source_row(box: Box, hidden: State, n: int, steps: list[int], markers: list[int]) -> Row:
    """Where a good is to be had: green if the reader has it or is there."""
    aboard = hidden.ships[hidden.observer].goods[n]
    found = nearest(source_planets(box, hidden, n), steps)
    picture, thing = good_thing(n), good_thing(n)
    if not found:
        return Row(
            say("source-none", good=good(n)),
            picture,
            value=say("have", count=aboard) if aboard else None,
            tone="have" if aboard else "lack",
            thing=thing,
        )
    first = found[0]
    is_here = steps[first] == 0
    return Row(
        say("source-here" if is_here else "source-at", good=good(n), planet=planet(first), steps=steps[first]),
        picture,
        note=also(found[1:], steps),
        value=say("have", count=aboard) if aboard else markers_text(markers[first]),
        tone="have" if aboard or is_here else "lack",
        thing=thing,
    )


def markers_text(count: int) -> Sentence | None:
    """So many markers; nothing where the ship is."""
    return say("markers", count=count) if 0 < count < FAR else None


def factory_row(box: Box, hidden: State, p: int, steps: list[int], markers: list[int]) -> Row:
    """DD-5.5: where the product is made, or that it could be."""
    found = nearest(source_planets(box, hidden, p + PRIMARIES), steps)
    if found:
        return Row(
            say(
                "factory-here" if steps[found[0]] == 0 else "factory-at", planet=planet(found[0]), steps=steps[found[0]]
            ),
            "piece:factory",
            note=also(found[1:], steps),
            value=markers_text(markers[found[0]]),
            thing=f"planet:{found[0]}",
        )
    room = sum(is_factory_site(box, hidden, planet) for planet in range(box.planets))
    return Row(
        say("factory-none"),
        "piece:factory",
        note=say("factory-room", stock=hidden.stock[p], planets=room),
        points=factory_points(box, p),
    )


def consumer_rows(box: Box, hidden: State, p: int, steps: list[int], markers: list[int]) -> list[Row]:
    """DD-4.5, DD-5.4, DD-6.5: where the product is wanted."""
    found = nearest(consumer_planets(box, hidden, p + PRIMARIES), steps)
    rows = []
    for at in found:
        is_built = hidden.planets[at].is_built == 1
        rows.append(
            Row(
                say("wanted-built" if is_built else "wanted", planet=planet(at), steps=steps[at]),
                "piece:consumer",
                note=say("wanted-built-note") if is_built else say("wanted-note"),
                value=markers_text(markers[at]),
                points=delivery_points(box, p) if is_built else consumer_points(box, p),
                thing=f"planet:{at}",
            )
        )
    left = sum(hidden.track[i] == p for i in range(hidden.track_top, hidden.track_end))
    if left:
        rows.append(Row(say("consumers-left", count=left), "piece:consumer", note=say("consumers-left-note")))
    return rows


def goes_into(box: Box, hidden: State, n: int) -> Part:
    """DD-1.8, DD-6.3: the products a good is an input of, and the gear it pays for."""
    rows = []
    for p in range(PRODUCTS):
        inputs = list(box.products[p].inputs)
        if n in inputs:
            other = inputs[1] if inputs[0] == n else inputs[0]
            rows.append(
                Row(
                    say("goes-into", good=product(p), other=good(other)),
                    good_thing(p + PRIMARIES),
                    note=say("goes-into-note", factory=factory_points(box, p), delivery=delivery_points(box, p)),
                    thing=good_thing(p + PRIMARIES),
                )
            )
    for p in range(box.planets):
        yard = hidden.planets[p].second
        if box.is_start[p] == 1 and yard >= 0 and n in box.yards[yard].price:
            rows.append(
                Row(
                    say("pays-gear", gear=Name("gear", GEAR.labels[box.yards[yard].gear]), planet=planet(p)),
                    gear_thing(box.yards[yard].gear),
                    note=say("pays-gear-note", goods=goods(list(box.yards[yard].price))),
                    thing=gear_thing(box.yards[yard].gear),
                )
            )
    return Part(say("goes-on"), rows)

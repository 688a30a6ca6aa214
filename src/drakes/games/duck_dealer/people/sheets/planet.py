"""The sheet of a planet: how far it is, what the reader could do there with what they have, and who else can come."""

from __future__ import annotations

from drakes.core.sheets import Cost, Figure, Name, Part, Row, Sentence, Sheet, say
from drakes.games.duck_dealer.people.sheets.flights import as_if_acting, is_placed, markers_from, steps_from
from drakes.games.duck_dealer.people.sheets.words import (
    energy_thing,
    gear_thing,
    good,
    good_thing,
    goods,
    place,
    planet,
    player,
    product,
)
from drakes.games.duck_dealer.rules.actions import GEAR, MINE_TILE
from drakes.games.duck_dealer.rules.building import (
    is_factory_site,
    may_build_consumer,
    may_build_factory,
    may_build_spaceyard,
    may_claim,
)
from drakes.games.duck_dealer.rules.exploring import is_unexplored
from drakes.games.duck_dealer.rules.flying import speed
from drakes.games.duck_dealer.rules.state import (
    ANY,
    BUILD,
    FAR,
    GOODS,
    MOVEMENT,
    NOTHING,
    PRIMARIES,
    PRODUCTS,
    TRADE,
    Box,
    State,
    capacity,
    consumer_points,
    delivery_points,
    factory_points,
    has_two,
    spaceyard_points,
)
from drakes.games.duck_dealer.rules.trade import may_buy, may_deliver, may_make, may_mine


def tell_of_planet(box: Box, hidden: State, n: int) -> Sheet:
    """All about one planet."""
    seat = hidden.observer
    steps = steps_from(box, hidden, seat) if is_placed(hidden, seat) else [FAR] * box.planets
    return Sheet(
        thing=f"planet:{n}",
        title=say("planet-title", planet=planet(n)),
        lead=lead(box, hidden, n),
        figures=how_far(box, hidden, n),
        parts=[
            part
            for part in (
                Part(
                    say("do-there"), could_do(box, hidden, n) if is_placed(hidden, seat) else lies_there(box, hidden, n)
                ),
                Part(say("who-comes"), who_comes(box, hidden, n)),
            )
            if part.rows
        ],
        ringed=[f"planet:{n}"],
        numbers={f"planet:{n}": steps[n]} if 0 < steps[n] < FAR else {},
    )


def lead(box: Box, hidden: State, n: int) -> Sentence:
    """What there is to know of it at a glance."""
    here = hidden.planets[n]
    if box.is_start[n] == 1:
        return say("planet-start", built="yes" if here.is_built == 1 else "no")
    if is_unexplored(box, hidden, n):
        return say("planet-unexplored")
    factory = "yes" if here.factory != NOTHING else "no"
    consumer = "none" if here.second < 0 else "built" if here.is_built == 1 else "waits"
    return say("planet-visited", factory=factory, consumer=consumer)


def how_far(box: Box, hidden: State, n: int) -> list[Figure]:
    """DD-4.1: markers at each speed the ship can still have, the present one first."""
    seat = hidden.observer
    if not is_placed(hidden, seat) or hidden.ships[seat].at == n:
        return []
    now = speed(box, hidden.ships[seat])
    figures = []
    for steps in [one for one in box.speeds if one <= now]:
        markers = markers_from(box, hidden, seat, steps)[n]
        if markers < FAR:
            label = say("markers-now" if steps == now else "markers-at", count=markers, steps=steps)
            figures.append(Figure(markers, label))
    return figures


def lies_there(box: Box, hidden: State, n: int) -> list[Row]:
    """What lies there, for somebody without a ship."""
    here, rows = hidden.planets[n], []
    if here.mine >= 0:
        rows.append(Row(say("take", good=good(here.mine)), good_thing(here.mine), thing=good_thing(here.mine)))
    if here.factory >= 0:
        rows.append(Row(say("make", good=product(here.factory)), good_thing(here.factory + PRIMARIES)))
    return rows


def could_do(box: Box, hidden: State, n: int) -> list[Row]:
    """What the reader could do there with what they have: the rules are asked as if they stood there."""
    there = as_if_acting(hidden, hidden.observer, n)
    rows = [take_row(box, there, n)] if hidden.planets[n].mine >= 0 else []
    if is_unexplored(box, there, n):
        rows.append(explore_row(there))
    rows += (
        yard_rows(box, there, n) if box.is_start[n] == 1 else factory_rows(box, there, n) + consumer_rows(box, there, n)
    )
    if hidden.planets[n].mine >= 0:
        rows.append(claim_row(box, there, n))
    return rows


def take_row(box: Box, there: State, n: int) -> Row:
    """DD-6.2: its mine."""
    ship = there.ships[there.seat]
    return Row(
        say("take", good=good(there.planets[n].mine)),
        good_thing(there.planets[n].mine),
        note=say("take-note", room=max(0, capacity(box, ship) - ship.aboard)),
        costs=[Cost(energy_thing(TRADE), 1)],
        tone="have" if may_mine(box, there) == 0 else "lack",
        thing=good_thing(there.planets[n].mine),
    )


def explore_row(there: State) -> Row:
    """DD-4.5: the first who lands brings a consumer."""
    top = list(dict.fromkeys(there.track[i] for i in range(there.track_top, min(there.track_top + 2, there.track_end))))
    return Row(say("explore"), "piece:consumer", note=say("explore-note", goods=[product(one) for one in top]))


def factory_rows(box: Box, there: State, n: int) -> list[Row]:
    """DD-5.5, DD-6.4: its factory, or those that could be built."""
    if not is_factory_site(box, there, n):
        return [make_row(box, there, there.planets[n].factory)]
    ship, rows = there.ships[there.seat], []
    for p in range(PRODUCTS):
        inputs = list(box.products[p].inputs)
        if there.stock[p] > 0 and has_two(ship, *inputs):
            rows.append(
                Row(
                    say("build-factory", good=product(p)),
                    good_thing(p + PRIMARIES),
                    note=say("with-goods", goods=goods(inputs)),
                    costs=[Cost(energy_thing(BUILD), 1)],
                    points=factory_points(box, p),
                    tone="have" if may_build_factory(box, there, p) == 0 else "lack",
                    thing=good_thing(p + PRIMARIES),
                )
            )
    note = say("no-factory-note")
    return rows or [
        Row(say("no-factory"), "piece:factory", note=note, costs=[Cost(energy_thing(BUILD), 1)], tone="lack")
    ]


def make_row(box: Box, there: State, p: int) -> Row:
    """DD-6.4: what its factory makes."""
    return Row(
        say("make", good=product(p)),
        good_thing(p + PRIMARIES),
        note=say("with-goods", goods=goods(list(box.products[p].inputs))),
        costs=[Cost(energy_thing(TRADE), 1)],
        tone="have" if may_make(box, there) == 0 else "lack",
        thing=good_thing(p + PRIMARIES),
    )


def consumer_rows(box: Box, there: State, n: int) -> list[Row]:
    """DD-5.4, DD-6.5: its consumer."""
    p = there.planets[n].second
    if p < 0:
        return []
    thing = good_thing(p + PRIMARIES)
    if there.planets[n].is_built == 1:
        can = may_deliver(box, there) == 0
        title, costs, points = say("deliver", good=product(p)), [Cost(energy_thing(TRADE), 1)], delivery_points(box, p)
        return [Row(title, thing, costs=costs, points=points, tone="have" if can else "lack", thing=thing)]
    can = any(may_build_consumer(box, there, one) == 0 for one in (NOTHING, *range(GOODS)))
    printed = [one for one in box.products[p].cost if one >= 0]
    return [
        Row(
            say("build-consumer", good=product(p)),
            thing,
            note=say("needs-any" if ANY in box.products[p].cost else "needs", goods=goods(printed)),
            costs=[Cost(energy_thing(BUILD), 1)],
            points=consumer_points(box, p),
            tone="have" if can else "lack",
            thing=thing,
        )
    ]


def yard_rows(box: Box, there: State, n: int) -> list[Row]:
    """DD-5.3, DD-6.3: its spaceyard."""
    number = there.planets[n].second
    if number < 0:
        return []
    yard = box.yards[number]
    gear, thing = Name("gear", GEAR.labels[yard.gear]), gear_thing(yard.gear)
    if there.planets[n].is_built == 1:
        can, title = may_buy(box, there) == 0, say("buy", gear=gear)
        note, costs = say("with-goods", goods=goods(list(yard.price))), [Cost(energy_thing(TRADE), 1)]
        return [Row(title, thing, note=note, costs=costs, tone="have" if can else "lack", thing=thing)]
    can = any(may_build_spaceyard(box, there, one) == 0 for one in range(GOODS))
    return [
        Row(
            say("build-yard", gear=gear),
            thing,
            note=say("needs-any", goods=goods([yard.printed])),
            costs=[Cost(energy_thing(BUILD), 1)],
            points=spaceyard_points(box, number),
            tone="have" if can else "lack",
            thing=thing,
        )
    ]


def claim_row(box: Box, there: State, n: int) -> Row:
    """DD-5.6: the privilege of its mine, or whose it is."""
    owner = there.planets[n].privileges[0]
    if owner != NOTHING:
        return Row(say("claimed", seat=player(owner)), "piece:privilege", thing=f"seat:{owner}")
    return Row(
        say("claim"),
        "piece:privilege",
        note=say("claim-note", count=there.ships[there.seat].energy[BUILD]),
        costs=[Cost(energy_thing(BUILD), box.claim_price)],
        tone="have" if may_claim(box, there, MINE_TILE) == 0 else "lack",
    )


def who_comes(box: Box, hidden: State, n: int) -> list[Row]:
    """DD-4.1: the markers that every ship needs to come there, of those that it has."""
    rows = []
    for seat in range(hidden.seats):
        if not is_placed(hidden, seat):
            continue
        ship = hidden.ships[seat]
        need = markers_from(box, hidden, seat, speed(box, ship))[n]
        has = ship.energy[MOVEMENT] + ship.virtual[MOVEMENT]
        value = say("is-here") if ship.at == n else say("markers-of", count=need, has=has) if need < FAR else None
        title = say("from-place", seat=player(seat), place=place(ship.at))
        rows.append(Row(title, f"seat:{seat}", value=value, thing=f"seat:{seat}"))
    return rows

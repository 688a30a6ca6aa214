"""The sheets of a player, of energy, and of the gear of a ship."""

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
)
from drakes.games.duck_dealer.rules.actions import ENERGY, GEAR, TILE
from drakes.games.duck_dealer.rules.cubes import tile_in
from drakes.games.duck_dealer.rules.end import final_score
from drakes.games.duck_dealer.rules.energy import income
from drakes.games.duck_dealer.rules.flying import parts_in, speed
from drakes.games.duck_dealer.rules.state import (
    BUILD,
    CARGO_HOLD,
    COLOURS,
    FAR,
    GEARS,
    GOODS,
    MOVEMENT,
    SLOTS,
    TRADE,
    Box,
    Slot,
    State,
    capacity,
)

COLLECTS = 3
"""The collecting turns that the sheet of energy looks ahead."""


def tell_of_seat(box: Box, hidden: State, seat: int) -> Sheet:
    """All that is open of a player."""
    ship = hidden.ships[seat]
    on_chart = chart_rows(box, hidden, seat)
    parts = [Part(say("ship"), ship_rows(box, hidden, seat)), Part(say("cargo"), cargo_rows(box, hidden, seat))]
    return Sheet(
        thing=f"seat:{seat}",
        title=say("seat-title", seat=player(seat)),
        lead=say("seat-at", place=place(ship.at), points=final_score(hidden, seat)) if ship.at >= 0 else None,
        picture=f"seat:{seat}",
        figures=[
            *(Figure(ship.energy[c], say("energy-label", energy=energy(c)), energy_thing(c)) for c in range(COLOURS)),
            Figure(ship.cubes, say("cubes-label"), "piece:cube"),
        ],
        parts=[part for part in (*parts, Part(say("on-chart"), on_chart)) if part.rows],
        ringed=[f"ship:{seat}", *(row.thing for row in on_chart if row.thing)],
    )


def energy(colour: int) -> Name:
    """A colour's name."""
    return Name("energy", ENERGY.labels[colour])


def gear(n: int) -> Name:
    """The name of a kind of gear."""
    return Name("gear", GEAR.labels[n])


def ship_rows(box: Box, hidden: State, seat: int) -> list[Row]:
    """DD-1.5, DD-4.1: the gear, and how far it flies."""
    ship = hidden.ships[seat]
    has = ship.energy[MOVEMENT] + ship.virtual[MOVEMENT]
    flies = say("flies", steps=speed(box, ship))
    rows = [Row(flies, "piece:ship", note=say("flies-now", steps=has * speed(box, ship), count=has))]
    for n in range(GEARS):
        if ship.gear[n]:
            rows.append(
                Row(
                    say("gear-count", gear=gear(n), count=ship.gear[n]),
                    gear_thing(n),
                    what_it_does(box, n),
                    thing=gear_thing(n),
                )
            )
    return rows


def cargo_rows(box: Box, hidden: State, seat: int) -> list[Row]:
    """DD-3.8: goods aboard, and the room that is left."""
    ship = hidden.ships[seat]
    rows = [
        Row(say("cargo-good", good=good(n), count=ship.goods[n]), good_thing(n), thing=good_thing(n))
        for n in range(GOODS)
        if ship.goods[n]
    ]
    room = say("cargo-room", aboard=ship.aboard, capacity=capacity(box, ship))
    return [*rows, Row(room, gear_thing(CARGO_HOLD))]


def chart_rows(box: Box, hidden: State, seat: int) -> list[Row]:
    """DD-5.6, DD-5.7, DD-7.1: privileges, pathway and highway."""
    rows = []
    for p in range(box.planets):
        for slot in range(SLOTS):
            if hidden.planets[p].privileges[slot] == seat:
                tile = Name("tile", TILE.labels[tile_in(box, p, slot)])
                title = say("privilege-on", tile=tile, planet=planet(p))
                rows.append(Row(title, "piece:privilege", thing=f"slot:{p}/{Slot(slot).name.lower()}"))
    for p in range(box.planets):
        if hidden.planets[p].pathway == seat:
            title = say("pathway", planet=planet(p), exit=planet(hidden.ships[seat].exit))
            rows.append(Row(title, "piece:pathway", thing=f"planet:{p}"))
    parts = sum(parts_in(mask) for mask in hidden.ships[seat].parts[: box.routes])
    if parts:
        rows.append(Row(say("highway", count=parts), "piece:cube"))
    return rows


def tell_of_energy(box: Box, hidden: State, colour: int) -> Sheet:
    """What a colour pays, where it comes from, and how much there is."""
    seat = hidden.observer
    held = hidden.ships[seat].energy[colour] if is_placed(hidden, seat) else 0
    return Sheet(
        thing=energy_thing(colour),
        title=say("energy-title", energy=energy(colour)),
        lead=say("energy-lead", count=held, supply=hidden.supply[colour]),
        picture=energy_thing(colour),
        parts=[Part(say("pays"), pay_rows(box, colour)), Part(say("comes-from"), income_rows(box, hidden, colour))],
        remark=Part(say("rhythm"), text=rhythm(hidden, colour)) if is_placed(hidden, seat) else None,
    )


def pay_rows(box: Box, colour: int) -> list[Row]:
    """DD-3.6: what a marker of a colour is for."""
    if colour == MOVEMENT:
        return [
            Row(say("pays-flight"), "piece:ship", say("pays-flight-note", steps=box.speeds[0]), say("count", count=1)),
            Row(say("pays-jump"), "piece:pathway", say("pays-jump-note"), say("count", count=1)),
        ]
    if colour == BUILD:
        return [
            Row(say("pays-building"), "piece:factory", say("pays-building-note"), say("count", count=1)),
            Row(say("pays-part"), "piece:cube", say("pays-part-note"), say("count", count=1)),
            Row(say("pays-claim"), "piece:privilege", say("pays-claim-note"), say("count", count=box.claim_price)),
        ]
    return [
        Row(say("pays-mine"), "piece:mine", None, say("count", count=1)),
        Row(say("pays-factory"), "piece:factory", None, say("count", count=1)),
        Row(say("pays-delivery"), "piece:consumer", None, say("count", count=1)),
        Row(say("pays-yard"), "piece:yard", None, say("count", count=1)),
    ]


def income_rows(box: Box, hidden: State, colour: int) -> list[Row]:
    """DD-3.2: one's choice when collecting, and the crew."""
    rows = [Row(say("choice"), energy_thing(colour), say("choice-note"), say("count", count=1))]
    crew = gear_thing(colour + 1)
    if is_placed(hidden, hidden.observer):
        count = income(hidden.ships[hidden.observer], colour)
        title = say("crew", gear=gear(colour + 1))
        rows.append(Row(title, crew, say("crew-note", count=count), say("plus", count=max(count, 1)), thing=crew))
    short = [seat for seat in range(hidden.seats) if hidden.supply[colour] < 1 + income(hidden.ships[seat], colour)]
    rows += [Row(say("shortage", seat=player(seat)), f"seat:{seat}", say("shortage-note")) for seat in short]
    return rows


def rhythm(hidden: State, colour: int) -> Sentence:
    """DD-3.2: what some collecting turns bring, if the supply lasts."""
    ship = hidden.ships[hidden.observer]
    brings = [COLLECTS * (income(ship, c) + (c == colour)) for c in range(COLOURS)]
    has = [ship.energy[c] + min(brings[c], hidden.supply[c]) for c in range(COLOURS)]
    others = [c for c in range(COLOURS) if c != colour]
    return say(
        "rhythm-text",
        turns=COLLECTS,
        count=has[colour],
        energy=energy(colour),
        first=has[others[0]],
        first_energy=energy(others[0]),
        second=has[others[1]],
        second_energy=energy(others[1]),
    )


def what_it_does(box: Box, n: int) -> Sentence:
    """DD-1.5, DD-3.2: what a piece of gear does."""
    if n == CARGO_HOLD:
        return say("hold-does", count=box.hold)
    return say("crew-does", energy=energy(n - 1))


def tell_of_gear(box: Box, hidden: State, n: int) -> Sheet:
    """A kind of gear: what it does, and where it is sold."""
    return Sheet(
        thing=gear_thing(n),
        title=say("gear-title", gear=gear(n)),
        lead=what_it_does(box, n),
        picture=gear_thing(n),
        parts=[Part(say("sold"), sold_rows(box, hidden, n))],
        bright=[f"planet:{p}" for p, yard in yards_of(box, hidden) if box.yards[yard].gear == n],
        ringed=[f"slot:{p}/second" for p, yard in yards_of(box, hidden) if box.yards[yard].gear == n],
    )


def yards_of(box: Box, hidden: State) -> list[tuple[int, int]]:
    """Where which spaceyard lies."""
    starts = [p for p in range(box.planets) if box.is_start[p] == 1]
    return [(p, hidden.planets[p].second) for p in starts if hidden.planets[p].second >= 0]


def sold_rows(box: Box, hidden: State, n: int | None = None) -> list[Row]:
    """DD-6.3: the spaceyards that sell a kind of gear, or all."""
    seat = hidden.observer
    steps = steps_from(box, hidden, seat) if is_placed(hidden, seat) else [FAR] * box.planets
    rows = []
    for p, number in yards_of(box, hidden):
        yard, is_built = box.yards[number], hidden.planets[p].is_built == 1
        if n is None or yard.gear == n:
            where = "here" if steps[p] == 0 else "far" if steps[p] < FAR else "none"
            state = "built" if is_built else "unbuilt"
            note = say(
                "sold-note", planet=planet(p), where=where, steps=steps[p], state=state, goods=goods(list(yard.price))
            )
            title = say("sold-title", gear=gear(yard.gear))
            costs = [Cost(energy_thing(TRADE), 1)]
            rows.append(Row(title, gear_thing(yard.gear), note, costs=costs, thing=f"planet:{p}"))
    return rows


def tell_of_slot(box: Box, hidden: State, slot: int) -> Sheet:
    """A slot of the ship shown: reach with and without it, and what could go there."""
    seat = hidden.observer if is_placed(hidden, hidden.observer) else hidden.seat
    ship = hidden.ships[max(seat, 0)]
    fitted = [n for n in range(GEARS) for _ in range(ship.gear[n])]
    if slot < len(fitted):
        sheet = tell_of_gear(box, hidden, fitted[slot])
        replaced = Part(say("replaced-by"), [row for row in sold_rows(box, hidden) if row.picture != sheet.picture])
        return Sheet(sheet.thing, sheet.title, sheet.lead, sheet.picture, parts=[replaced])
    after = as_if_acting(hidden, max(seat, 0))
    after.ships[after.seat].filled = slot + 1
    slower = speed(box, after.ships[after.seat])
    changes = "yes" if slower < speed(box, ship) else "no"
    return Sheet(
        thing=f"gear:{slot}",
        title=say("slot-title", number=slot + 1),
        lead=say("slot-lead", changes=changes, steps=slower, now=speed(box, ship)),
        figures=reach_figures(box, hidden, seat, slower) if ship.at >= 0 else [],
        parts=[Part(say("could-go"), sold_rows(box, hidden))],
        remark=Part(say("worth-it"), text=say("worth-text", turns=box.turns - hidden.turn)),
    )


def reach_figures(box: Box, hidden: State, seat: int, slower: int) -> list[Figure]:
    """DD-4.1: the planets in reach of one marker, today and with the slot filled."""
    ship = hidden.ships[seat]
    reached = [sum(n == 1 for n in markers_from(box, hidden, seat, steps)) for steps in (speed(box, ship), slower)]
    room = next(limit for limit in (box.band, 2 * box.band, box.slots) if ship.filled < limit or limit == box.slots)
    return [
        Figure(reached[0], say("reach-now", count=reached[0])),
        Figure(reached[1], say("reach-filled", count=reached[1])),
        Figure(room - ship.filled, say("room-at", steps=speed(box, ship))),
    ]

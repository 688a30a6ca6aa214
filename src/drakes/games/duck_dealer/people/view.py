"""What a person sees: a hidden state in words, built from empty."""

from typing import Any

from drakes.core.game import NATURE, OVER
from drakes.games.duck_dealer.people.options import OPTIONS
from drakes.games.duck_dealer.people.printed import planet_name
from drakes.games.duck_dealer.rules.actions import ENERGY, GEAR, GOOD, PRODUCT
from drakes.games.duck_dealer.rules.cubes import on_board
from drakes.games.duck_dealer.rules.end import final_score
from drakes.games.duck_dealer.rules.energy import may_spend
from drakes.games.duck_dealer.rules.flying import speed
from drakes.games.duck_dealer.rules.state import (
    ACTION_PHASE,
    COLOURS,
    FINISHED_PHASE,
    LEVEL_OF,
    MOVEMENT,
    NOTHING,
    OFFER_PHASE,
    PLANETS,
    PRODUCTS,
    SEATS,
    SLOTS,
    TURN_PHASE,
    Box,
    Phase,
    State,
    capacity,
)
from drakes.games.duck_dealer.rules.turn import to_move


def view(box: Box, hidden: State) -> dict[str, Any]:
    """The table as the observer may see it, fit for JSON."""
    mover = to_move(hidden)
    return {
        "seat": hidden.observer if hidden.observer >= 0 else None,
        "phase": Phase(hidden.phase).name.lower(),
        "to_move": "over" if mover == OVER else "nature" if mover == NATURE else mover,
        "turn": hidden.turn,
        "turns": box.turns,
        "active": hidden.seat if hidden.phase >= TURN_PHASE else None,
        "order": [seat for seat in hidden.order if seat != NOTHING],
        "options": OPTIONS.read_all(hidden.options),
        "supply": named(ENERGY.labels, hidden.supply),
        "stock": {label: n for label, n in zip(PRODUCT.labels, hidden.stock) if n},
        "track": [PRODUCT.labels[hidden.track[i]] for i in range(hidden.track_top, hidden.track_end)],
        "free_parts": hidden.free_parts,
        "offers": hidden.offers,
        "paid": [hidden.paid >> slot & 1 == 1 for slot in range(SLOTS)],
        "offer": view_offer(hidden),
        "planets": [view_planet(box, hidden, planet) for planet in range(box.planets)],
        "routes": [view_route(box, hidden, route) for route in range(box.routes)],
        "printed": view_numbers(box),
        "recipes": view_recipes(box),
        "yards": view_yards(box),
        "seats": [view_seat(box, hidden, seat) for seat in range(hidden.seats)],
    }


def named(labels: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Counts by their labels."""
    return dict(zip(labels, counts))


def some(labels: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Counts by their labels, without the zeros."""
    return {label: n for label, n in zip(labels, counts) if n}


def view_planet(box: Box, hidden: State, planet: int) -> dict[str, Any]:
    """A planet: its place on the drawing and what lies there."""
    here = hidden.planets[planet]
    is_start = box.is_start[planet] == 1
    has_second = here.second != NOTHING
    return {
        "name": planet_name(box, planet),
        "x": box.marks[planet].x,
        "y": box.marks[planet].y,
        "start": is_start,
        "mine": GOOD.labels[here.mine] if here.mine != NOTHING else None,
        "spaceyard": here.second if is_start and has_second else None,
        "consumer": PRODUCT.labels[here.second] if not is_start and has_second else None,
        "built": here.is_built == 1,
        "factory": PRODUCT.labels[here.factory] if here.factory != NOTHING else None,
        "visited": here.is_visited == 1,
        "steps": view_steps(hidden, planet),
        "pathway": view_pathway(here.pathway),
        "privileges": [seat if seat != NOTHING else None for seat in here.privileges],
    }


def view_steps(hidden: State, planet: int) -> int | None:
    """DD-4.1: how far the active ship has to fly, in an action turn with movement markers left."""
    ship = hidden.ships[hidden.seat]
    if hidden.phase < ACTION_PHASE or hidden.phase == FINISHED_PHASE or may_spend(ship, MOVEMENT, 1) != 0:
        return None
    return hidden.reach[planet]


def view_pathway(pathway: int) -> dict[str, Any] | None:
    """Whose entrance or exit stands there."""
    if pathway == NOTHING:
        return None
    return {"seat": pathway % SEATS, "end": "entrance" if pathway < SEATS else "exit"}


def view_route(box: Box, hidden: State, route: int) -> dict[str, Any]:
    """A route: its ends, its dots from the first on, and whose parts lie on them."""
    line = box.route[route]
    parts = []
    for i in range(line.dots):
        owners = [seat for seat in range(hidden.seats) if hidden.ships[seat].parts[route] >> i & 1]
        parts.append(owners[0] if owners else None)
    return {"from": line.a, "to": line.b, "first": line.first, "bow": box.bows[route] / 1000, "parts": parts}


def view_numbers(box: Box) -> dict[str, Any]:
    """The numbers printed on placard, turn track and player's aid: what a board would else have to know by itself."""
    last = box.slots - (len(box.speeds) - 1) * box.band
    return {
        "speeds": [{"steps": steps, "slots": box.band} for steps in box.speeds[:-1]]
        + [{"steps": box.speeds[-1], "slots": last}],
        "free_parts": [
            {"parts": 1, "until": box.one_part_until},
            {"parts": 2, "until": box.two_parts_until},
            {"parts": 3, "until": box.turns},
        ],
        "kept": box.kept,
        "claim": box.claim_price,
        "first_gear": box.first_gear,
    }


def view_recipes(box: Box) -> dict[str, dict[str, Any]]:
    """What is printed about each product."""
    found = {}
    for product in range(PRODUCTS):
        row = box.products[product]
        level = box.levels[LEVEL_OF[product]]
        found[PRODUCT.labels[product]] = {
            "inputs": [GOOD.labels[good] for good in row.inputs],
            "consumer_cost": [GOOD.labels[good] for good in row.cost if good != NOTHING],
            "delivery": level.delivery,
            "consumer": level.consumer,
            "factory": level.factory,
        }
    return found


def view_yards(box: Box) -> list[dict[str, Any]]:
    """What is printed on each spaceyard."""
    return [
        {
            "gear": GEAR.labels[yard.gear],
            "price": [GOOD.labels[good] for good in yard.price],
            "printed": GOOD.labels[yard.printed],
            "points": box.yard_points,
        }
        for yard in box.yards
    ]


def view_offer(hidden: State) -> dict[str, Any] | None:
    """DD-6.9: the open offer."""
    if hidden.phase not in (OFFER_PHASE, OFFER_PHASE + 1):
        return None
    return {
        "gives": some(GOOD.labels, hidden.given),
        "asks": some(GOOD.labels, hidden.asked),
        "partner": hidden.answering if hidden.phase != OFFER_PHASE else None,
    }


def view_seat(box: Box, hidden: State, seat: int) -> dict[str, Any]:
    """A player: place, score, energy, cargo, gear, cubes."""
    ship = hidden.ships[seat]
    return {
        "seat": seat,
        "planet": ship.at if 0 <= ship.at < PLANETS else None,
        "dot": ship.at - PLANETS if ship.at >= PLANETS else None,
        "score": ship.score,
        "bid": ship.bid if ship.bid >= 0 else None,
        "second_bid": ship.second_bid if ship.second_bid >= 0 else None,
        "has_bid": ship.bid != NOTHING,
        "total": final_score(hidden, seat),
        "energy": named(ENERGY.labels, ship.energy),
        "virtual": {ENERGY.labels[c]: ship.virtual[c] for c in range(COLOURS) if ship.virtual[c]},
        "goods": some(GOOD.labels, ship.goods),
        "aboard": ship.aboard,
        "capacity": capacity(box, ship),
        "gear": named(GEAR.labels, ship.gear),
        "slots": box.slots,
        "filled": ship.filled,
        "speed": speed(box, ship),
        "cubes": ship.cubes,
        "on_board": on_board(box, ship),
        "on_track": ship.on_track,
        "exit": ship.exit if ship.exit != NOTHING else None,
    }

"""DD-1.2: what a box may hold, wherever it came from: the rules index, shift and count by these numbers."""

from collections.abc import Iterator
from itertools import chain

from drakes.core.box import Number, each, first_beyond
from drakes.core.errors import DrakesError
from drakes.games.duck_dealer.people.board import FEWEST_PLANETS, Board, Line, Spot, check_graph
from drakes.games.duck_dealer.people.box import MOST_POINTS
from drakes.games.duck_dealer.people.geometry import EDGE
from drakes.games.duck_dealer.people.printed import planet_name
from drakes.games.duck_dealer.rules.actions import GOOD, PRODUCT
from drakes.games.duck_dealer.rules.state import (
    ANY,
    DOTS,
    GEARS,
    GOODS,
    LEVEL_OF,
    NAME,
    NOTHING,
    OFFERS,
    PLANETS,
    PRIMARIES,
    PRODUCTS,
    ROUTE_DOTS,
    ROUTES,
    SEATS,
    TRACK,
    YARDS,
    Box,
    consumer_points,
    delivery_points,
    factory_points,
    spaceyard_points,
)

MOST_BOW = 500
MOST_ABOARD = 127
"""The most goods that a ship's record counts. DD-6.7: in a visit there may be aboard what was carried, then one good
more than that from the mine here (DD-R16), then what the partners of the turn's exchanges carried (DD-R18)."""


def refuse_box(box: Box) -> str:
    """A sentence about the first number that the rules cannot carry, or ''."""
    board = chain(_board(box), _routes(box), _beyond(box))
    pieces = chain(_pieces(box), _ship(box), _products(box), _yards(box), _points(box))
    return first_beyond(board) or first_beyond(pieces) or _refuse_endless(box) or _refuse_graph(box)


def _board(box: Box) -> Iterator[Number]:
    """DD-1.2: what the other numbers of the board are counted by."""
    yield "planets", box.planets, FEWEST_PLANETS, PLANETS
    yield "routes", box.routes, 1, ROUTES
    yield "dots", box.dots, 1, DOTS
    yield from each("is_start", box.is_start, 0, 1)
    yield "starting planets", sum(box.is_start[: box.planets]), YARDS, YARDS
    for planet, mark in enumerate(box.marks):
        yield f"marks[{planet}].x", mark.x, -EDGE, EDGE
        yield f"marks[{planet}].y", mark.y, -EDGE, EDGE


def _routes(box: Box) -> Iterator[Number]:
    """DD-1.2: dots are numbered along the routes, and every dot knows its route."""
    first = 0
    for n, route in enumerate(box.route[: box.routes]):
        yield f"route[{n}].a", route.a, 0, box.planets - 1
        yield f"route[{n}].b", route.b, 0, box.planets - 1
        yield f"route[{n}].dots", route.dots, 1, ROUTE_DOTS
        yield f"route[{n}].first", route.first, first, first
        yield f"bows[{n}]", box.bows[n], -MOST_BOW, MOST_BOW
        first += route.dots
        yield f"dots up to route {n}", first, 1, box.dots
        yield from each(f"route_of on route {n}", box.route_of[first - route.dots : first], n, n)
    yield "dots on all routes", first, box.dots, box.dots


def _beyond(box: Box) -> Iterator[Number]:
    """Where a board has less than there is room for, nothing stands."""
    for n in range(box.planets, PLANETS):
        mark = box.marks[n]
        yield from each(f"planet {n}", (box.is_start[n], mark.x, mark.y, *mark.name), 0, 0)
    for n in range(box.routes, ROUTES):
        route = box.route[n]
        yield from each(f"route {n}", (route.first, route.dots, route.a, route.b, box.bows[n]), 0, 0)
    yield from each("route_of beyond the last dot", box.route_of[box.dots :], 0, 0)


def _pieces(box: Box) -> Iterator[Number]:
    """DD-1.3, DD-1.4, DD-1.7, DD-B15, DD-R10: energy, cubes, turns and mines."""
    yield "energy", box.energy, 3 * SEATS, 100
    yield "kept", box.kept, 0, 20
    yield "turns", box.turns, 1, 60
    yield "one_part_until", box.one_part_until, 0, box.turns
    yield "two_parts_until", box.two_parts_until, box.one_part_until, box.turns
    yield "cubes", box.cubes, box.turns, 99
    yield "claim_price", box.claim_price, 1, 20
    yield from each("bordered", box.bordered, 0, 20)
    yield from each("mines", box.mines, 0, 20)
    yield "bordered mines", sum(box.bordered), YARDS, 20 * PRIMARIES
    yield "other mines", sum(box.mines), box.planets - YARDS, 20 * PRIMARIES


def _ship(box: Box) -> Iterator[Number]:
    """DD-1.5, DD-4.1, DD-B14."""
    yield "slots", box.slots, 1, 12
    yield "band", box.band, 1, box.slots
    yield "first_gear", box.first_gear, 1, min(3, box.slots)
    yield from each("speeds", box.speeds, 1, 40)
    yield "hold", box.hold, 1, 4
    yield "half_hold", box.half_hold, 1, 4
    most = box.half_hold + box.hold * box.slots
    yield f"goods that may be aboard with holds for {most}", (OFFERS + 2) * most + 1, 0, MOST_ABOARD


def _products(box: Box) -> Iterator[Number]:
    """DD-1.8, DD-B12, DD-B13, DD-B16: a product is made of goods of lower levels only."""
    for n, product in enumerate(box.products):
        lower = [made for made, level in enumerate(LEVEL_OF) if level < LEVEL_OF[n]]
        yield from each(f"products[{n}].inputs", product.inputs, 0, PRIMARIES + len(lower) - 1)
        goods = [0 if good == ANY else good for good in product.cost]
        yield f"products[{n}].cost[0]", goods[0], 0, GOODS - 1
        yield from each(f"products[{n}].cost", goods, NOTHING, GOODS - 1)
        yield f"products[{n}].cost: an R", product.cost.count(ANY), 0, 1
        yield f"products[{n}].consumers", product.consumers, 0, TRACK
        yield f"products[{n}].factories", product.factories, 0, 20
    yield "consumers", sum(product.consumers for product in box.products), 1, TRACK


def _yards(box: Box) -> Iterator[Number]:
    """DD-1.3, DD-B5, DD-B6."""
    for n, yard in enumerate(box.yards):
        yield f"yards[{n}].gear", yard.gear, 0, GEARS - 1
        yield from each(f"yards[{n}].price", yard.price, 0, GOODS - 1)
        yield f"yards[{n}].printed", yard.printed, 0, GOODS - 1


def _points(box: Box) -> Iterator[Number]:
    """DD-B9, DD-B10, DD-B11."""
    yield "yard_points", box.yard_points, 0, MOST_POINTS
    for n, level in enumerate(box.levels):
        yield f"levels[{n}].delivery", level.delivery, 0, MOST_POINTS
        yield f"levels[{n}].consumer", level.consumer, 0, MOST_POINTS
        yield f"levels[{n}].factory", level.factory, 0, MOST_POINTS
    for n in range(PRODUCTS):
        yield f"delivery of product {n}", delivery_points(box, n), 0, MOST_POINTS
        yield f"consumer of product {n}", consumer_points(box, n), 0, MOST_POINTS
        yield f"factory of product {n}", factory_points(box, n), 0, MOST_POINTS
    for n in range(YARDS):
        yield f"yard {n}", spaceyard_points(box, n), 0, MOST_POINTS


def _refuse_endless(box: Box) -> str:
    """DD-R16: a mine with a privilege gives its good again and again; no tile beside it may take two of that one."""
    for label, product in zip(PRODUCT.labels, box.products, strict=True):
        if product.inputs[0] == product.inputs[1] < PRIMARIES:
            twice = GOOD.labels[product.inputs[0]]
            return (
                f"the recipe of {label} takes {twice} twice: by privileges there would be no end of {label} (DD-R16)."
            )
    for n, yard in enumerate(box.yards):
        if yard.price[0] == yard.price[1] < PRIMARIES:
            twice = GOOD.labels[yard.price[0]]
            return f"spaceyard {n + 1} takes {twice} twice: by privileges a turn would have no end (DD-R16)."
    return ""


def _refuse_graph(box: Box) -> str:
    """DD-1.2, DD-1.3: planets with names, joined by routes of which none comes twice or leads back."""
    try:
        names = [planet_name(box, planet) for planet in range(box.planets)]
    except UnicodeDecodeError:
        return "the name of a planet is no text."
    if not all(name and name.isprintable() and len(name.encode()) <= NAME for name in names):
        return "a planet has no name that can be read."
    lines = tuple(Line(route.a, route.b, route.dots) for route in box.route[: box.routes])
    if any(line.a == line.b for line in lines):
        return "a route leads back to where it begins."
    spots = tuple(Spot(str(n), name, 0, 0, bool(box.is_start[n])) for n, name in enumerate(names))
    try:
        check_graph("its board", Board("", spots, lines))
    except DrakesError as error:
        return str(error)
    return ""

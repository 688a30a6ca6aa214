"""The printed box, read from an edition file and a board, and checked for what the rules need."""

from drakes.core.box import BoxDocument
from drakes.games.duck_dealer.people.board import Board, find_board, read_board
from drakes.games.duck_dealer.rules.actions import GEAR, GOOD, PRIMARY, PRODUCT
from drakes.games.duck_dealer.rules.state import (
    ANY,
    COST,
    LEVEL_OF,
    LEVELS,
    NOTHING,
    PRIMARIES,
    SEATS,
    TRACK,
    YARDS,
    Box,
)

WILD = "R"
LEVEL_NAMES = ("intermediate", "ten", "thirty")
YARD_NAMES = ("cargo", "navigator", "builder", "merchant", "second_cargo")
MOST_POINTS = 100


def read_box(document: BoxDocument) -> Box:
    """DD-1.2: the board, the pieces, the tiles and their points."""
    box = Box()
    document.title("edition.name")
    document.sure("board")
    board = find_own_board(document)
    lay_out_board(board, box)
    read_pieces(document, box)
    read_ship(document, box)
    read_mines(document, box, len(board.planets) - YARDS)
    read_products(document, box)
    read_yards(document, box)
    read_points(document, box)
    document.finish()
    return box


def find_own_board(document: BoxDocument) -> Board:
    """DD-B17: the board that the edition names, or that stands in it."""
    own = document.table_or_none("board.own")
    if own is None:
        return find_board(document.text("board.file"), document.folder)
    return read_board(document.name, own)


def lay_out_board(board: Board, box: Box) -> None:
    """DD-1.2, DD-1.3: planets in the file's order, dots numbered along the routes in theirs."""
    box.planets, box.routes, box.dots = len(board.planets), len(board.routes), 0
    for planet, (spot, mark) in enumerate(zip(board.planets, box.marks)):
        box.is_start[planet] = int(spot.is_start)
        mark.x, mark.y = round(spot.x), round(spot.y)
        for i, byte in enumerate(spot.name.encode()):
            mark.name[i] = byte if byte < 128 else byte - 256
    for number, (line, route) in enumerate(zip(board.routes, box.route)):
        route.a, route.b, route.dots, route.first = line.a, line.b, line.dots, box.dots
        box.bows[number] = round(1000 * line.bow)
        for dot in range(box.dots, box.dots + line.dots):
            box.route_of[dot] = number
        box.dots += line.dots


def read_pieces(document: BoxDocument, box: Box) -> None:
    """DD-1.4, DD-1.7, DD-R10: energy, cubes and the turn track, each turn of which must find a cube (DD-3.9)."""
    document.sure("energy")
    box.energy = document.integer("energy.each_colour", 3 * SEATS, 100)
    box.kept = document.integer("energy.kept", 0, 20)
    document.sure("turn_track")
    box.turns = document.integer("turn_track.spaces", 1, 60)
    box.one_part_until = document.integer("turn_track.one_part_until", 0, box.turns)
    box.two_parts_until = document.integer("turn_track.two_parts_until", box.one_part_until, box.turns)
    document.sure("cubes")
    box.cubes = document.integer("cubes.each_player", box.turns + 1, 100) - 1
    document.sure("privilege")
    box.claim_price = document.integer("privilege.build_markers", 1, 20)


def read_ship(document: BoxDocument, box: Box) -> None:
    """DD-1.5, DD-4.1, DD-B14: slots, speeds and holds."""
    document.sure("slots")
    box.slots = document.integer("slots.all", 1, 12)
    box.band = document.integer("slots.each_speed", 1, box.slots)
    document.sure("first_gear")
    box.first_gear = document.integer("first_gear.pieces", 1, min(3, box.slots))
    document.sure("speed")
    for i, name in enumerate(("first", "second", "third")):
        box.speeds[i] = document.integer(f"speed.{name}", 1, 40)
    document.sure("holds")
    box.hold = document.integer("holds.cargo_hold", 1, 4)
    box.half_hold = document.integer("holds.built_in", 1, 4)


def read_mines(document: BoxDocument, box: Box, planets: int) -> None:
    """DD-1.3, DD-B15: mines enough for every planet."""
    for table, row, least in (("bordered", box.bordered, YARDS), ("others", box.mines, planets)):
        document.sure(f"mines.{table}")
        for kind, label in enumerate(PRIMARY.labels):
            row[kind] = document.integer(f"mines.{table}.{label}", 0, 20)
        if sum(row) < least:
            fault = document.fault(f"mines.{table}", sum(row), f"at least {least} mines for the {least} planets")
            raise fault.because("at-least", least=least)


def read_products(document: BoxDocument, box: Box) -> None:
    """DD-1.8, DD-B12, DD-B13, DD-B16: recipes, what consumers cost, and how many tiles there are."""
    document.sure("consumer_cost")
    document.sure("consumers")
    document.sure("factories")
    for product, label in enumerate(PRODUCT.labels):
        row = box.products[product]
        document.sure(f"recipe.{label}")
        row.inputs[:] = read_goods(document, f"recipe.{label}.inputs", 2, 2)
        for good in row.inputs:
            if good >= PRIMARIES and LEVEL_OF[good - PRIMARIES] >= LEVEL_OF[product]:
                expected = "goods of a lower level than what is made of them"
                raise document.fault(f"recipe.{label}.inputs", GOOD.labels[good], expected).because("level")
        cost = read_cost(document, f"consumer_cost.{label}")
        row.cost[:] = cost + [NOTHING] * (COST - len(cost))
        row.consumers = document.integer(f"consumers.{label}", 0, TRACK)
        row.factories = document.integer(f"factories.{label}", 0, 20)
    total = sum(row.consumers for row in box.products)
    if not 1 <= total <= TRACK:
        raise document.fault("consumers", total, f"1 to {TRACK} consumers in all").because("total", least=1, most=TRACK)


def read_cost(document: BoxDocument, key: str) -> list[int]:
    """DD-5.4, DD-B12: goods as in 'satellites + R', where R is one good of any kind that is not printed there."""
    parts = [part.strip() for part in document.text(key).split("+")]
    if WILD not in parts:
        return read_goods(document, key, 1, COST)
    if parts.count(WILD) > 1 or len(parts) > COST:
        fault = document.fault(key, document.text(key), f"at most {COST} goods, at most one of them {WILD}")
        raise fault.because("goods", least=1, most=COST)
    others = [part for part in parts if part != WILD]
    if not set(others) <= set(GOOD.labels):
        expected = f"{WILD} and goods of {', '.join(GOOD.labels)}, joined by +"
        raise document.fault(key, document.text(key), expected).because("goods", least=1, most=COST)
    return [*(GOOD.index(label) for label in others), ANY]


def read_goods(document: BoxDocument, key: str, least: int, most: int) -> list[int]:
    """Goods written as 'phone_boxes + solar_panels'."""
    text = document.text(key)
    labels = [part.strip() for part in text.split("+")]
    if not least <= len(labels) <= most or not set(labels) <= set(GOOD.labels):
        many = str(most) if least == most else f"{least} to {most}"
        fault = document.fault(key, text, f"{many} of the goods {', '.join(GOOD.labels)}, joined by +")
        raise fault.because("goods", least=least, most=most)
    return [GOOD.index(label) for label in labels]


def read_yards(document: BoxDocument, box: Box) -> None:
    """DD-1.3, DD-B5, DD-B6: five spaceyards, what they sell, and what building them takes and scores."""
    document.sure("spaceyards")
    for name, yard in zip(YARD_NAMES, box.yards):
        document.sure(f"yard.{name}")
        gear = document.text(f"yard.{name}.gear")
        if gear not in GEAR.labels:
            known = ", ".join(GEAR.labels)
            raise document.fault(f"yard.{name}.gear", gear, f"one of {known}").because("one-of", known=known)
        yard.gear = GEAR.index(gear)
        yard.price[:] = read_goods(document, f"yard.{name}.price", 2, 2)
        (yard.printed,) = read_goods(document, f"spaceyards.{name}", 1, 1)
    box.yard_points = document.integer("spaceyards.points", 0, MOST_POINTS)
    for number, name in enumerate(YARD_NAMES):
        points = document.integer_or(f"yard.{name}.points", box.yard_points, 0, MOST_POINTS)
        box.yard_differences[number] = points - box.yard_points


def read_points(document: BoxDocument, box: Box) -> None:
    """DD-B9, DD-B10, DD-B11: deliveries, factories and consumers, by level, and the products that differ from it."""
    for table in ("delivery_points", "consumer_points", "factory_points", "top_factory_points"):
        document.sure(table)
    for level, name in enumerate(LEVEL_NAMES):
        row = box.levels[level]
        row.delivery = document.integer(f"delivery_points.{name}", 0, MOST_POINTS)
        row.consumer = document.integer(f"consumer_points.{name}", 0, MOST_POINTS)
        table = "top_factory_points" if level == LEVELS - 1 else "factory_points"
        row.factory = document.integer(f"{table}.{name}", 0, MOST_POINTS)
        for product, label in enumerate(PRODUCT.labels):
            if LEVEL_OF[product] == level:
                tile = box.differences[product]
                tile.delivery = differs(document, f"delivery_points.{label}", row.delivery)
                tile.consumer = differs(document, f"consumer_points.{label}", row.consumer)
                tile.factory = differs(document, f"{table}.{label}", row.factory)


def differs(document: BoxDocument, key: str, usual: int) -> int:
    """By how much the points of a tile, where it has its own, differ from those of its level."""
    return document.integer_or(key, usual, 0, MOST_POINTS) - usual

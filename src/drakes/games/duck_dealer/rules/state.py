"""What is printed (the box) and what lies on the table (the state)."""

from enum import IntEnum
from typing import Annotated

from drakes.core.record import Int8, Int16, Int32, copier, record

SEATS = 5
PLANETS = 20
ROUTES = 40
DOTS = 140
"""Capacities of a board; a node is a planet, or PLANETS plus a dot."""
ROUTE_DOTS = 6
YARDS = 5
TRACK = 24
COST = 3
"""The most goods printed as the price of a consumer."""
NAME = 24
"""The most bytes of a planet's name."""
HIGHEST_BID = 100
"""DD-R9."""
OFFERS = 3
"""DD-R18: offers begun in a turn."""
FAR = 99
"""More steps than any flight has."""

NOTHING = -1
UNKNOWN = -2
IN_LINE = -2
"""Less a seat: somebody who is still to pick a turn position."""
ANY = -3
"""DD-5.4: the R on a consumer, a good of any kind that is not printed there."""


class Good(IntEnum):
    """DD-1.1: the seventeen goods, primaries first."""

    RUBBER_DUCKS = 0
    PLASTIC_BEADS = 1
    SOLAR_PANELS = 2
    BLUE_PAINT = 3
    PHONE_BOXES = 4
    SATELLITES = 5
    LINEAR_ACCELERATORS = 6
    STEALTH_DUCKS = 7
    MODERN_RADIO = 8
    DIET_PILLS = 9
    ECONOMICS = 10
    MODERN_ART = 11
    SCIENCE = 12
    RELIGION = 13
    POLITICS = 14
    MEDICINE = 15
    MILITARY = 16


GOODS = len(Good)
PRIMARIES = 5
PRODUCTS = GOODS - PRIMARIES
"""A product is a good less PRIMARIES."""
LEVEL_OF = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2)
"""DD-1.1: the level of each product: intermediate, final of 10, final of 30."""
LEVELS = 3


class Energy(IntEnum):
    """DD-1.4: the colours of energy."""

    MOVEMENT = 0
    BUILD = 1
    TRADE = 2


MOVEMENT, BUILD, TRADE = map(int, Energy)
COLOURS = len(Energy)


class Gear(IntEnum):
    """DD-1.5: what a slot of a ship can hold; a crew quarter's colour is its number less one."""

    CARGO_HOLD = 0
    NAVIGATOR = 1
    BUILDER = 2
    MERCHANT = 3


CARGO_HOLD = int(Gear.CARGO_HOLD)
GEARS = len(Gear)


class Slot(IntEnum):
    """DD-1.2: the slots of a planet; the second is a spaceyard's on starting planets, a consumer's elsewhere."""

    MINE = 0
    SECOND = 1
    FACTORY = 2


MINE_SLOT, SECOND_SLOT, FACTORY_SLOT = map(int, Slot)
SLOTS = len(Slot)


class Phase(IntEnum):
    """Who is to decide what."""

    MINES = 0
    YARDS = 1
    CONSUMERS = 2
    STARTER = 3
    BID = 4
    REBID = 5
    LOT = 6
    POSITION = 7
    GEAR = 8
    START = 9
    TURN = 10
    ACTION = 11
    EXPLORE = 12
    PART = 13
    EXIT = 14
    TAKE_BACK = 15
    OFFER = 16
    ANSWER = 17
    KEEP_GOODS = 18
    KEEP_ENERGY = 19
    FINISHED = 20


MINES_PHASE, YARDS_PHASE, CONSUMERS_PHASE, STARTER_PHASE, BID_PHASE, REBID_PHASE = map(int, list(Phase)[:6])
LOT_PHASE, POSITION_PHASE, GEAR_PHASE, START_PHASE, TURN_PHASE, ACTION_PHASE = map(int, list(Phase)[6:12])
EXPLORE_PHASE, PART_PHASE, EXIT_PHASE, TAKE_BACK_PHASE, OFFER_PHASE, ANSWER_PHASE = map(int, list(Phase)[12:18])
KEEP_GOODS_PHASE, KEEP_ENERGY_PHASE, FINISHED_PHASE = map(int, list(Phase)[18:])
PHASES = len(Phase)

START_RANDOM, START_SEATS, START_AUCTION = range(3)

FOR_FLIGHT, FOR_JUMP, FOR_END, FOR_TURN, FOR_HIGHWAY, FOR_CLAIM = range(6)
"""DD-4.7, DD-3.8, DD-3.9: what goods are being discarded for, or a cube taken back."""
DONE, END, FIT_GOODS, FIT_MARKERS, NEED_CUBE, BEGIN_ACTION, RESUME, PASS_ON, BEGIN_TURN = range(9)
"""What follows an action without a choice, each step once and in this order."""


@record
class Route:
    """DD-1.2: a chain of dots between two planets; its dots are numbered on from `first`, from `a` to `b`."""

    first: Int16
    dots: Int8
    a: Int8
    b: Int8


@record
class Yard:
    """DD-B5, DD-B6: what a spaceyard sells for which two goods, and the good printed on its unbuilt side."""

    gear: Int8
    price: Annotated[list[int], Int8, 2]
    printed: Int8


@record
class Product:
    """DD-1.8, DD-B16: the two goods a product is made of, what its consumer costs, how many there are."""

    inputs: Annotated[list[int], Int8, 2]
    cost: Annotated[list[int], Int8, COST]
    """DD-5.4: goods, one of them perhaps ANY, filled up with NOTHING."""
    consumers: Int8
    factories: Int8


@record
class Level:
    """DD-B9, DD-B10, DD-B11: what deliveries and buildings of a level score."""

    delivery: Int16
    consumer: Int16
    factory: Int16


@record
class Difference:
    """What a product's tiles score more, or less, than those of its level."""

    delivery: Int16
    consumer: Int16
    factory: Int16


@record
class Mark:
    """Where a planet stands on the drawing, and its name in UTF-8."""

    x: Int16
    y: Int16
    name: Annotated[list[int], Int8, NAME]


@record
class Box:
    """What is printed: the board, the tiles, the prices and the tracks."""

    dots: Int16
    planets: Int8
    routes: Int8
    is_start: Annotated[list[int], Int8, PLANETS]
    route_of: Annotated[list[int], Int8, DOTS]
    route: Annotated[tuple[Route, ...], ROUTES]
    bordered: Annotated[list[int], Int8, PRIMARIES]
    mines: Annotated[list[int], Int8, PRIMARIES]
    yards: Annotated[tuple[Yard, ...], YARDS]
    products: Annotated[tuple[Product, ...], PRODUCTS]
    levels: Annotated[tuple[Level, ...], LEVELS]
    yard_points: Int16
    energy: Int8
    kept: Int8
    cubes: Int8
    """DD-R10: without the one on the score track."""
    slots: Int8
    band: Int8
    """DD-B14: slots at each speed."""
    speeds: Annotated[list[int], Int8, 3]
    hold: Int8
    half_hold: Int8
    turns: Int8
    one_part_until: Int8
    two_parts_until: Int8
    claim_price: Int8
    first_gear: Int8
    marks: Annotated[tuple[Mark, ...], PLANETS]
    bows: Annotated[list[int], Int16, ROUTES]
    """How far each route is bowed on the drawing, in thousandths of its length."""
    differences: Annotated[tuple[Difference, ...], PRODUCTS]
    """The tiles of an owner's copy may differ within a level."""
    yard_differences: Annotated[list[int], Int16, YARDS]
    """What building each spaceyard scores more, or less, than `yard_points`."""


@record
class Options:
    """The table's options, by their place in the list of values."""

    start: Int8


@record
class Planet:
    """What lies on a planet."""

    mine: Int8
    second: Int8
    """The spaceyard of a starting planet, the product wanted by the consumer elsewhere."""
    is_built: Int8
    """Whether the second slot's tile has been built."""
    factory: Int8
    """The product it makes."""
    is_visited: Int8
    pathway: Int8
    """DD-7.1: the seat whose entrance is here, or SEATS plus the seat whose exit is here."""
    privileges: Annotated[list[int], Int8, SLOTS]
    """DD-5.6: the seat that claimed the tile in each slot."""


@record
class Ship:
    """A player: their ship and what they own."""

    score: Int32
    at: Int16
    """A node: a planet, or PLANETS plus a dot."""
    energy: Annotated[list[int], Int8, COLOURS]
    virtual: Annotated[list[int], Int8, COLOURS]
    goods: Annotated[list[int], Int8, GOODS]
    aboard: Int8
    """All goods together."""
    gear: Annotated[list[int], Int8, GEARS]
    filled: Int8
    """DD-1.5: slots with gear; which slot holds what makes no difference."""
    cubes: Int8
    on_track: Int8
    """DD-3.4: cubes on the turn track."""
    exit: Int8
    """DD-7.1: the planet of their pathway's exit."""
    bid: Int8
    second_bid: Int8
    parts: Annotated[list[int], Int8, ROUTES]
    """DD-5.7: their highway parts on each route, one bit a dot."""


@record
class State:
    """What lies on the table."""

    pending: Int16
    """Where the flight goes, the dot or slot a cube is wanted for, while something else is asked."""
    observer: Int8
    seats: Int8
    options: Options
    phase: Int8
    seat: Int8
    """The active player."""
    answering: Int8
    """DD-R11: the partner who was sent an offer."""
    purpose: Int8
    """What the question in between is for: FOR_FLIGHT and so on."""
    dealt: Int8
    """Tiles dealt, positions picked or gear placed in this phase of set-up."""
    order: Annotated[list[int], Int8, SEATS]
    """DD-2.5: the seat at each turn position. While they are picked those still to pick stand in the free ones, the
    next one first: IN_LINE less their seat."""
    at_position: Int8
    turn: Int8
    """DD-3.4: spaces filled on the turn track."""
    free_parts: Int8
    offers: Int8
    paid: Int8
    """DD-R14: slots of this planet whose privilege was paid for in this visit, one bit each."""
    supply: Annotated[list[int], Int8, COLOURS]
    stock: Annotated[list[int], Int8, PRODUCTS]
    """DD-5.5: factories not yet built."""
    track: Annotated[list[int], Int8, TRACK]
    """DD-2.2: the consumers from `track_top` to `track_end`, as products."""
    track_top: Int8
    track_end: Int8
    bordered: Annotated[list[int], Int8, PRIMARIES]
    """DD-2.1: tiles not dealt."""
    mines: Annotated[list[int], Int8, PRIMARIES]
    yards: Annotated[list[int], Int8, YARDS]
    consumers: Annotated[list[int], Int8, PRODUCTS]
    given: Annotated[list[int], Int8, GOODS]
    """DD-R18: the goods of the open offer."""
    asked: Annotated[list[int], Int8, GOODS]
    reach: Annotated[list[int], Int8, PLANETS]
    """DD-4.1: steps to each planet from the active ship, kept while it has movement markers."""
    is_charted: Int8
    """0 while these steps are out of date."""
    taken: Annotated[list[int], Int8, ROUTES]
    """DD-5.7: the dots of each route with a part or a ship, one bit each."""
    planets: Annotated[tuple[Planet, ...], PLANETS]
    rulings: Int8
    """By which readings of the rules it is played: 0 those of version 1, 1 those of version 2."""
    ships: Annotated[tuple[Ship, ...], SEATS]


copy_state = copier(State)


def delivery_points(box: Box, product: int) -> int:
    """DD-6.5, DD-B9: what delivering a product scores."""
    return box.levels[LEVEL_OF[product]].delivery + box.differences[product].delivery


def consumer_points(box: Box, product: int) -> int:
    """DD-5.2, DD-B11: what building a product's consumer scores."""
    return box.levels[LEVEL_OF[product]].consumer + box.differences[product].consumer


def factory_points(box: Box, product: int) -> int:
    """DD-5.2, DD-B10, DD-B11: what building a product's factory scores."""
    return box.levels[LEVEL_OF[product]].factory + box.differences[product].factory


def spaceyard_points(box: Box, yard: int) -> int:
    """DD-5.2, DD-B6: what building a spaceyard scores."""
    return box.yard_points + box.yard_differences[yard]


def is_on_planet(ship: Ship) -> bool:
    """Whether a ship is on a planet, not on a dot."""
    return ship.at < PLANETS


def capacity(box: Box, ship: Ship) -> int:
    """DD-1.5, DD-3.8: how many goods fit the holds."""
    return box.half_hold + box.hold * ship.gear[CARGO_HOLD]


def is_overloaded(box: Box, ship: Ship) -> bool:
    """DD-4.7, DD-6.7: more goods aboard than fit."""
    return ship.aboard > capacity(box, ship)


def load(ship: Ship, good: int, count: int) -> None:
    """Put goods aboard; a negative count takes them off."""
    ship.goods[good] += count
    ship.aboard += count


def pairs(ship: Ship, a: int, b: int) -> int:
    """DD-1.8: how often both goods are aboard together; two pieces make a pair if they are the same."""
    if a == b:
        return ship.goods[a] >> 1
    return min(ship.goods[a], ship.goods[b])


def has_two(ship: Ship, a: int, b: int) -> bool:
    """DD-1.8: whether both goods are aboard, two pieces if they are the same."""
    return pairs(ship, a, b) > 0

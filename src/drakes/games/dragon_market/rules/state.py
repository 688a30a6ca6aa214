"""What is printed (the box) and what lies on the table (the state)."""

from enum import IntEnum
from typing import Annotated

from drakes.core.record import Int8, Int16, Int32, Int64, copier, record

SIZE = 10
"""DM-B1: the squares of a side of the board."""
RIM = 2
"""Walls beside the board, as far as a turn can reach: two rows above, two below, two columns to the left."""
WIDTH = SIZE + RIM
"""A row of the grid; beyond its right end comes the wall of the next."""
ROWS = SIZE + 2 * RIM
SQUARES = ROWS * WIDTH

SEATS = 4
BOATS = 10
SPACES = 2 * BOATS
"""DM-1.2: where piles of goods lie, two on a boat."""
GOODS = 20
BLUE = 10
RED = 13
CARDS = BLUE + RED
DICE = 2
FACES = 6

FLAT_POINTS = 7
"""DM-R11."""
COINS_A_TURN = 2
"""DM-3.3."""
TURN_LIMIT = 400
"""DM-R13."""

NOTHING = -1
UNKNOWN = -2

WATER = 0
WALL = -1
"""What the grid holds besides: a boat's or pontoon's spot, plus one."""
PONTOONS = 3 * BOATS
"""The spot of the first pontoon; before them come three spots for each boat: sailor, first space, second space."""


class Way(IntEnum):
    """The four directions of the board; row 1 is its northern border."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


NORTH, EAST, SOUTH, WEST = map(int, Way)
WAYS = len(Way)
LEFT, RIGHT = range(2)
"""DM-4.2: the two ways to turn."""


class Kind(IntEnum):
    """DM-1.1: where a boat's sailor stands."""

    CENTRE = 0
    END = 1


CENTRE, END = map(int, Kind)


class Bonus(IntEnum):
    """DM-6.3: what a validated red card gives, (a) to (m); DM-B6: one card each."""

    VAULT = 0
    SPIN = 1
    DRIFT = 2
    CROSS = 3
    DIAGONAL = 4
    LEAP = 5
    SWAP = 6
    SWING = 7
    EXCHANGE = 8
    REROLL = 9
    OMIT = 10
    CHOICE = 11
    PURSE = 12


VAULT, SPIN, DRIFT, CROSS, DIAGONAL, LEAP, SWAP, SWING, EXCHANGE, REROLL, OMIT, CHOICE, PURSE = map(int, Bonus)


class Good(IntEnum):
    """DM-B4: the kinds of merchandise."""

    BONSAI = 0
    BUDDHA = 1
    FAN = 2
    RING = 3
    NECKLACE = 4
    PERFUME = 5
    VASE = 6
    BABY_DRAGON = 7
    GOLDFISH = 8
    MUSHROOMS = 9
    FROG = 10
    CARPET = 11
    SNAKE = 12
    LANTERN = 13
    TEAPOT = 14
    KITE = 15
    SILK = 16
    JADE = 17
    INCENSE = 18
    FLUTE = 19


class Phase(IntEnum):
    """Who is to decide what."""

    STARTER = 0
    PLACE = 1
    STOCK = 2
    DEAL = 3
    KEEP = 4
    ROLL = 5
    TURN = 6
    CROSSING = 7
    PAY = 8
    TAKE = 9
    FINISHED = 10


STARTER_PHASE, PLACE_PHASE, STOCK_PHASE, DEAL_PHASE, KEEP_PHASE, ROLL_PHASE = map(int, list(Phase)[:6])
TURN_PHASE, CROSSING_PHASE, PAY_PHASE, TAKE_PHASE, FINISHED_PHASE = map(int, list(Phase)[6:])


@record
class Card:
    """DM-B5, DM-B6: the goods an objective card asks for, one bit each."""

    goods: Int32


@record
class Box:
    """What is printed: cards, sweeps, pontoons, boats, tokens, coins and the faces of a die."""

    sweeps: Annotated[list[int], Int64, 2 * WAYS * 2]
    """DM-B7: by kind of boat, heading and side, the squares around the pivot that a turn needs besides the boat's own:
    one bit each, row by row as `surroundings` gives them."""
    cards: Annotated[tuple[Card, ...], CARDS]
    pontoons: Annotated[list[int], Int16, SEATS]
    """DM-B1: their squares, clockwise."""
    faces: Annotated[list[int], Int8, FACES]
    """DM-B3: how many faces of a die show 1, 2 and so on."""
    centre_boats: Int8
    """DM-B2: boats below this number have their sailor in the centre, the others at an end."""
    tokens: Int8
    coins: Int8


@record
class Options:
    """The table's options, by their place in the list of values."""

    red_cards: Int8
    teams: Int8
    quick_setup: Int8
    flat_points: Int8


@record
class State:
    """What lies on the table, and what play has shown of secret cards.

    A side is a team, or a player where there are none. A boat is its sailor's square and the way from there to its
    first space; the second space lies behind the sailor of a centre boat, beyond the first one of an end boat.
    """

    collected: Annotated[list[int], Int32, SEATS]
    """The goods each side has for its card, one bit each."""
    barred: Annotated[list[int], Int32, SEATS]
    """DM-R2: goods that play has shown a side's secret card not to ask for, one bit each."""
    validated: Annotated[list[int], Int32, SEATS]
    """The cards each side has validated, one bit each."""
    deck: Int32
    """The cards nobody has drawn; after `hide` also those the observer does not know."""
    offered: Int32
    """DM-6.1: the cards being looked at, one bit each."""
    seen: Annotated[list[int], Int16, SEATS * SEATS]
    """DM-6.1: red cards that one side (first) has seen since another (second) kept its own, so it is none of them."""
    sailors: Annotated[list[int], Int16, BOATS]
    """The square of each boat's sailor; 0 before it is placed."""
    blocked: Annotated[list[int], Int16, ROWS]
    """The grid once more, a bit for each square that is not water: a turn looks at many squares at once."""
    used: Int16
    """DM-6.3: the bonuses used in this turn, one bit each."""
    turn: Int16
    """Players' turns begun; 0 during set-up."""
    grid: Annotated[list[int], Int8, SQUARES]
    """What is on each square: WATER, WALL, or a spot plus one."""
    headings: Annotated[list[int], Int8, BOATS]
    goods: Annotated[list[int], Int8, SPACES]
    """The kind of good on each space, NOTHING on an empty one."""
    tokens: Annotated[list[int], Int8, SPACES]
    boxed: Annotated[list[int], Int8, GOODS]
    """DM-4.6: tokens of each kind that are back in the box."""
    heirs: Annotated[list[int], Int8, SEATS]
    """The spot of each heir."""
    cards: Annotated[list[int], Int8, SEATS]
    """The card of each side."""
    omits: Annotated[list[int], Int8, SEATS]
    """DM-R15: 1 if any two goods complete the side's card."""
    coins: Annotated[list[int], Int8, SEATS]
    dice: Annotated[list[int], Int8, DICE]
    observer: Int8
    seats: Int8
    options: Options
    phase: Int8
    seat: Int8
    first: Int8
    stocked: Int8
    """Spaces that have got their pile."""
    supply: Int8
    """Coins in the supply."""
    points: Int8
    coins_spent: Int8
    owed: Int8
    """DM-3.4: coins still to be taken."""
    draws: Int8
    """Cards still to be drawn."""
    looked: Int8
    """DM-6.1: how many cards are being looked at."""
    die: Int8
    """The die to be rolled."""
    winner: Int8
    """The side that has won, or NOTHING."""
    rulings: Int8
    """By which readings of the rules it is played: 0 those of version 1, 1 those of version 2 (DM-3.4)."""
    givers: Int8
    """DM-3.4: the sides that were richest when the taking began, or those that follow them, one bit each."""


copy_state = copier(State)


def side_of(state: State, seat: int) -> int:
    """DM-7.1: partners sit opposite; without teams everyone is a side of one."""
    return seat % 2 if state.options.teams != 0 else seat


def sides(state: State) -> int:
    """How many sides play."""
    return 2 if state.options.teams != 0 else state.seats


def corner_of(state: State, seat: int) -> int:
    """DM-2.4, DM-R16: clockwise; two players in opposite corners, with three the fourth corner is vacant."""
    return 2 * seat if state.seats == 2 else seat


def kind_of(box: Box, boat: int) -> int:
    """DM-1.1, DM-B2: where this boat's sailor stands."""
    return CENTRE if boat < box.centre_boats else END


def count(bits: int) -> int:
    """How many things a set holds."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n

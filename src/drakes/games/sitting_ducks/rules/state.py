"""What is printed (the box) and what lies on the table (the state)."""

from enum import IntEnum
from typing import Annotated

from drakes.core.record import Int8, Int16, Int32, copier, record

PLACES = 6
COLOURS = 6
SEATS = 6
HAND = 3
DECKS = 2
QUEUE = 30
TURN_LIMIT = 1000
"""SD-R12."""

NOTHING = -1
UNKNOWN = -2
AGE = 32
"""A loose card is written as its age times this, plus the card."""


class Card(IntEnum):
    """SD-1.1, SD-B1, SD-V5: the kinds of action cards, by their English names (SD-B3)."""

    TAKE_AIM = 0
    SHOOT = 1
    DOUBLE_BARREL = 2
    QUICK_SHOT = 3
    MISFIRE = 4
    TWO_BIRDS = 5
    BUMP_LEFT = 6
    BUMP_RIGHT = 7
    LINE_FORWARD = 8
    HANG_BACK = 9
    MOVE_AHEAD = 10
    FAST_FORWARD = 11
    DISORDERLY_CONDUCKT = 12
    DUCK_SHUFFLE = 13
    DUCK_AND_COVER = 14
    BOTTOMS_UP = 15
    GIVE_PEACE = 16
    RESURRECTION = 17


TAKE_AIM, SHOOT, DOUBLE_BARREL, QUICK_SHOT, MISFIRE, TWO_BIRDS, BUMP_LEFT, BUMP_RIGHT = map(int, list(Card)[:8])
LINE_FORWARD, HANG_BACK, MOVE_AHEAD, FAST_FORWARD, DISORDERLY_CONDUCKT = map(int, list(Card)[8:13])
DUCK_SHUFFLE, DUCK_AND_COVER, BOTTOMS_UP, GIVE_PEACE, RESURRECTION = map(int, list(Card)[13:])
CARDS = len(Card)


class Swimmer(IntEnum):
    """SD-1.1, SD-B2: what swims in line and pond: ducks of six colours, and water."""

    BLUE = 0
    GREEN = 1
    ORANGE = 2
    YELLOW = 3
    PURPLE = 4
    PINK = 5
    WATER = 6


WATER = int(Swimmer.WATER)
SWIMMERS = len(Swimmer)


class Phase(IntEnum):
    """Who is to decide what."""

    COLOURS = 0
    FILL = 1
    DRAW = 2
    STARTER = 3
    PLAY = 4
    ARRANGE = 5
    FINISHED = 6


COLOURS_PHASE, FILL_PHASE, DRAW_PHASE, STARTER_PHASE, PLAY_PHASE, ARRANGE_PHASE, FINISHED_PHASE = map(int, Phase)

EVERY_PLACE = (1 << PLACES) - 1
"""Sets of places have one bit each, the front the lowest; sets of pairs go by the front one of the two."""
EVERY_PAIR = EVERY_PLACE >> 1

COVER_ANY, COVER_OWN, COVER_OPPONENT = range(3)
TEAMS_OFF, TEAMS_TWOS, TEAMS_THREES = range(3)


@record
class Deck:
    """SD-B1: how many there are of each action card."""

    cards: Annotated[list[int], Int8, CARDS]


@record
class Box:
    """What is printed: ducks of each colour that swim, water cards, points of SD-V3, the decks to choose from."""

    ducks: Int8
    water: Int8
    marching_points: Int8
    survivor_points: Int8
    first_actions: Annotated[list[int], Int16, CARDS]
    """Not printed, but looked up by rules: where each card's actions begin in the table, and its number of targets."""
    targets: Annotated[list[int], Int8, CARDS]
    decks: Annotated[tuple[Deck, ...], DECKS]


@record
class Options:
    """The table's options, by their place in the list of values."""

    cover: Int8
    bottoms_up_exposes: Int8
    secret_colours: Int8
    teams: Int8
    points: Int8
    tough_ducks: Int8
    deck: Int8


@record
class Place:
    """SD-5.14, SD-5.15: a card of the line, the duck hidden under it, the seat whose Bottoms Up lies on it."""

    card: Int8
    hidden: Int8
    bottoms_up: Int8


@record
class Hand:
    """Three cards held in three slots. Everyone sees which slot a card is played from and which a draw refills."""

    barred: Annotated[list[int], Int32, HAND]
    """SD-R16: the cards this one is publicly known not to be, one bit each."""
    ages: Annotated[list[int], Int16, HAND]
    """SD-R16: how many reshuffles of the pile the card has been held through."""
    cards: Annotated[list[int], Int8, HAND]


@record
class State:
    """What lies on the table, and what play has publicly excluded."""

    points: Annotated[list[int], Int32, SEATS]
    turn: Int16
    """Turns begun in this game; 0 during set-up."""
    marched: Annotated[list[int], Int16, COLOURS]
    """SD-V3: ducks of each colour that marched off in this game."""
    loose: Annotated[list[int], Int16, HAND * SEATS]
    """Only after `hide`: cards in unknown hands from before the last reshuffle, as age * AGE + card, ascending."""
    hands: Annotated[tuple[Hand, ...], SEATS]
    observer: Int8
    seats: Int8
    options: Options
    phase: Int8
    seat: Int8
    round: Int8
    """SD-V3: games finished."""
    length: Int8
    """Cards in the line."""
    arranged: Int8
    """SD-5.12: places already settled."""
    line: Annotated[tuple[Place, ...], PLACES]
    sights: Int8
    """SD-5.1: the set of places with a sight, one bit each."""
    mix: Annotated[list[int], Int8, SWIMMERS]
    """SD-R10: the part of the pond whose order nobody knows."""
    queue: Annotated[list[int], Int8, QUEUE]
    """SD-R10: the known cards below it, the next one first."""
    queued: Int8
    pile: Annotated[list[int], Int8, CARDS]
    """The cards in the pile; after `hide` also those drawn from it into unknown hands."""
    pile_size: Int8
    discards: Annotated[list[int], Int8, CARDS]
    colours: Annotated[list[int], Int8, SEATS]
    """The colour of each seat."""
    left: Annotated[list[int], Int8, COLOURS]
    """SD-4.1: ducks of each colour in line and pond."""
    out: Annotated[list[int], Int8, SEATS]
    """SD-3.3: seats that can no longer win."""
    won: Annotated[list[int], Int8, SEATS]


copy_place = copier(Place)


def clear_place(place: Place) -> None:
    """Leave a place empty."""
    place.card = NOTHING
    place.hidden = NOTHING
    place.bottoms_up = NOTHING


def is_duck(place: Place) -> bool:
    """Whether a duck, not water, lies on top there."""
    return place.card != WATER


def team_of(state: State, seat: int) -> int:
    """SD-V2: partners sit opposite, threes alternately; without teams everyone is a team of one."""
    if state.options.teams == TEAMS_OFF:
        return seat
    if state.options.teams == TEAMS_THREES or state.seats == 4:
        return seat % 2
    return seat % 3


def is_own_duck(state: State, seat: int, place: Place) -> bool:
    """SD-R2, SD-V1: whether own-duck cards may be played on the duck there; with secret colours on any."""
    if state.options.secret_colours != 0:
        return True
    return place.card == state.colours[seat] or place.hidden == state.colours[seat]

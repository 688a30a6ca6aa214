"""Chapter 1: every piece of the box, wherever it lies. Goods are without end and are not counted."""

from drakes.games.duck_dealer.rules.actions import ENERGY, PRIMARY, PRODUCT
from drakes.games.duck_dealer.rules.flying import parts_in
from drakes.games.duck_dealer.rules.state import (
    COLOURS,
    NOTHING,
    PRIMARIES,
    PRODUCTS,
    ROUTES,
    SEATS,
    SLOTS,
    YARDS,
    Box,
    State,
)

BORDERED_AT = COLOURS
MINES_AT = BORDERED_AT + PRIMARIES
YARDS_AT = MINES_AT + PRIMARIES
CONSUMERS_AT = YARDS_AT + YARDS
FACTORIES_AT = CONSUMERS_AT + PRODUCTS
CUBES_AT = FACTORIES_AT + PRODUCTS
PIECES = CUBES_AT + SEATS

PIECE_NAMES = (
    *(f"energy {label}" for label in ENERGY.labels),
    *(f"bordered mine {label}" for label in PRIMARY.labels),
    *(f"mine {label}" for label in PRIMARY.labels),
    *(f"spaceyard {yard + 1}" for yard in range(YARDS)),
    *(f"consumer {label}" for label in PRODUCT.labels),
    *(f"factory {label}" for label in PRODUCT.labels),
    *(f"cubes of seat {seat + 1}" for seat in range(SEATS)),
)


def pieces(box: Box, state: State, out: list[int]) -> None:
    """DD-1.4, DD-1.6: energy by colour, tiles by kind, cubes by seat."""
    for piece in range(PIECES):
        out[piece] = 0
    count_energy(state, out)
    count_tiles(box, state, out)
    count_cubes(box, state, out)


def count_energy(state: State, out: list[int]) -> None:
    """DD-1.4: in the supply, with the players, or as crew quarters on the ships; virtual markers are no pieces."""
    for colour in range(COLOURS):
        out[colour] += state.supply[colour]
        for seat in range(state.seats):
            out[colour] += state.ships[seat].energy[colour] + state.ships[seat].gear[colour + 1]


def count_tiles(box: Box, state: State, out: list[int]) -> None:
    """DD-1.3, DD-B13, DD-B15, DD-B16: not dealt, on the track, in stock, or on the planets."""
    for kind in range(PRIMARIES):
        out[BORDERED_AT + kind] += state.bordered[kind]
        out[MINES_AT + kind] += state.mines[kind]
    for yard in range(YARDS):
        out[YARDS_AT + yard] += state.yards[yard]
    for product in range(PRODUCTS):
        out[CONSUMERS_AT + product] += state.consumers[product]
        out[FACTORIES_AT + product] += state.stock[product]
    for i in range(state.track_top, state.track_end):
        out[CONSUMERS_AT + state.track[i]] += 1
    for planet in range(box.planets):
        here = state.planets[planet]
        is_start = box.is_start[planet] != 0
        if here.mine != NOTHING:
            out[(BORDERED_AT if is_start else MINES_AT) + here.mine] += 1
        if here.second != NOTHING:
            out[(YARDS_AT if is_start else CONSUMERS_AT) + here.second] += 1
        if here.factory != NOTHING:
            out[FACTORIES_AT + here.factory] += 1


def count_cubes(box: Box, state: State, out: list[int]) -> None:
    """DD-R10: in stock, on the turn track, as highway parts, as privileges."""
    for seat in range(state.seats):
        ship = state.ships[seat]
        out[CUBES_AT + seat] += ship.cubes + ship.on_track
        for route in range(ROUTES):
            out[CUBES_AT + seat] += parts_in(ship.parts[route])
    for planet in range(box.planets):
        for slot in range(SLOTS):
            owner = state.planets[planet].privileges[slot]
            if owner != NOTHING:
                out[CUBES_AT + owner] += 1

"""What is printed on placard, turn track, tiles and player's aid: what a board would else have to know by itself."""

from __future__ import annotations

from msgspec import Struct

from drakes.games.duck_dealer.rules.actions import GEAR, GOOD, PRODUCT
from drakes.games.duck_dealer.rules.state import (
    ANY,
    NOTHING,
    PRODUCTS,
    YARDS,
    Box,
    consumer_points,
    delivery_points,
    factory_points,
    spaceyard_points,
)

ANY_GOOD = "any"
"""DD-5.4: what an R is called among the goods of a consumer."""


class Speed(Struct, frozen=True):
    """DD-B14: the steps of a movement marker, for so many slots of the ship."""

    steps: int
    slots: int


class FreeParts(Struct, frozen=True):
    """The free highway parts of an action turn, up to a turn."""

    parts: int
    until: int


class Printed(Struct, frozen=True):
    """The numbers printed on placard, turn track and player's aid."""

    speeds: list[Speed]
    """The fastest first; a ship goes on to the next when its slots are filled."""
    free_parts: list[FreeParts]
    kept: int
    """Markers that stay at the end of an action turn."""
    claim: int
    """Markers that a privilege takes."""
    first_gear: int
    """Gear that a ship begins with."""
    hold: int
    """DD-1.5: goods that a cargo hold takes."""


class Recipe(Struct, frozen=True):
    """DD-1.8, DD-B16: what is printed about a product."""

    inputs: list[str]
    """The two goods it is made of."""
    consumer_cost: list[str]
    """The goods that its consumer is built of; `any` is an R, a good of any other kind."""
    delivery: int
    """Points for delivering it."""
    consumer: int
    """Points for building its consumer."""
    factory: int
    """Points for building its factory."""


class Yard(Struct, frozen=True):
    """DD-B5, DD-B6: what is printed on a spaceyard."""

    gear: str
    """What it sells."""
    price: list[str]
    """The two goods that the gear costs."""
    printed: str
    """The good that building it takes, with any other."""
    points: int
    """Points for building it."""


def printed_numbers(box: Box) -> Printed:
    """The numbers of a box."""
    last = box.slots - (len(box.speeds) - 1) * box.band
    return Printed(
        speeds=[*(Speed(steps, box.band) for steps in box.speeds[:-1]), Speed(box.speeds[-1], last)],
        free_parts=[
            FreeParts(1, box.one_part_until),
            FreeParts(2, box.two_parts_until),
            FreeParts(3, box.turns),
        ],
        kept=box.kept,
        claim=box.claim_price,
        first_gear=box.first_gear,
        hold=box.hold,
    )


def recipes(box: Box) -> dict[str, Recipe]:
    """What is printed about each product."""
    found = {}
    for product in range(PRODUCTS):
        row = box.products[product]
        found[PRODUCT.labels[product]] = Recipe(
            inputs=[GOOD.labels[good] for good in row.inputs],
            consumer_cost=[ANY_GOOD if good == ANY else GOOD.labels[good] for good in row.cost if good != NOTHING],
            delivery=delivery_points(box, product),
            consumer=consumer_points(box, product),
            factory=factory_points(box, product),
        )
    return found


def yards(box: Box) -> list[Yard]:
    """What is printed on each spaceyard."""
    return [
        Yard(
            gear=GEAR.labels[box.yards[yard].gear],
            price=[GOOD.labels[good] for good in box.yards[yard].price],
            printed=GOOD.labels[box.yards[yard].printed],
            points=spaceyard_points(box, yard),
        )
        for yard in range(YARDS)
    ]

"""Editions at random, at the edges of what Duck Dealer takes; a few lie beyond them and are refused."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path
from random import Random
from typing import Any

from drakes.core.box import read_values
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.board import Board, Line, Spot, board_to_text
from drakes.games.duck_dealer.rules.actions import GEAR, GOOD, PRIMARY, PRODUCT
from drakes.games.duck_dealer.rules.state import LEVEL_OF, PRIMARIES, TRACK

GALAXIES = 4
RADIUS = 484
LONG = 30
"""Turns of a long game: longer ones are tried now and then."""


def random_values(random: Random, folder: Path) -> dict[str, Any]:
    """The values of an edition; what it refers to is written into the folder."""
    values = read_values(GAME.people.folder / "boxes" / "standard.toml")
    board, planets = random_board(random, folder)
    values["board"]["file"] = board
    change_pieces(random, values)
    change_ship(random, values)
    change_tiles(random, values, planets)
    change_prices(random, values)
    change_points(random, values)
    return values


def edge(random: Random, least: int, most: int) -> int:
    """A number of a range, rather an end of it than one in the middle."""
    return random.choice((least, most, random.randint(least, most)))


def random_board(random: Random, folder: Path) -> tuple[str, int]:
    """The board of an edition, and how many planets it has: the one in the box, a galaxy or a ring."""
    kind = random.randrange(3)
    if kind < 2:
        return ("pentagon", f"galaxy:{random.randrange(GALAXIES)}")[kind], 16
    planets = random.randint(10, 20)
    (folder / f"ring-{planets}.toml").write_text(board_to_text(ring(planets)), encoding="utf-8")
    return f"ring-{planets}.toml", planets


def ring(planets: int) -> Board:
    """Planets in a ring, each joined with the next; ships start on every other one of the first ten."""
    turns = [2 * pi * n / planets for n in range(planets)]
    spots = tuple(
        Spot(f"P{n}", f"Planet {n}", round(RADIUS * cos(turn)), round(RADIUS * sin(turn)), n < 10 and n % 2 == 0)
        for n, turn in enumerate(turns)
    )
    return Board("ring", spots, tuple(Line(n, (n + 1) % planets, 1) for n in range(planets)))


def change_pieces(random: Random, values: dict[str, Any]) -> None:
    """DD-1.4, DD-1.7, DD-R10, DD-5.6."""
    spaces = random.choice((1, 2, LONG, random.randint(1, LONG), edge(random, 1, 60)))
    one = edge(random, 0, spaces)
    values["energy"] |= {"each_colour": edge(random, 15, 100), "kept": edge(random, 0, 20)}
    values["turn_track"] |= {"spaces": spaces, "one_part_until": one, "two_parts_until": edge(random, one, spaces)}
    values["cubes"]["each_player"] = edge(random, spaces + 1, 100)
    values["privilege"]["build_markers"] = edge(random, 1, random.choice((2, 20)))


def change_ship(random: Random, values: dict[str, Any]) -> None:
    """DD-1.5, DD-4.1, DD-B14."""
    slots = edge(random, 1, 12)
    values["slots"] |= {"all": slots, "each_speed": edge(random, 1, slots)}
    values["first_gear"]["pieces"] = edge(random, 1, min(3, slots))
    values["speed"] |= {name: edge(random, 1, 40) for name in ("first", "second", "third")}
    values["holds"] |= {"cargo_hold": edge(random, 1, min(4, 24 // slots)), "built_in": edge(random, 1, 4)}


def change_tiles(random: Random, values: dict[str, Any], planets: int) -> None:
    """DD-B13, DD-B15, DD-B16: as many mines as there are planets, or more; consumers for the track or fewer."""
    for table, least in (("bordered", 5), ("others", planets - 5)):
        counts = dict.fromkeys(PRIMARY.labels, 0)
        for _ in range(random.choice((least, least + 7))):
            counts[random.choice(PRIMARY.labels)] += 1
        values["mines"][table] |= counts
    consumers = dict.fromkeys(PRODUCT.labels, 0)
    for _ in range(edge(random, 1, TRACK)):
        consumers[random.choice(PRODUCT.labels)] += 1
    values["consumers"] |= consumers
    values["factories"] |= {label: random.choice((0, 1, 2, 20)) for label in PRODUCT.labels}


def change_prices(random: Random, values: dict[str, Any]) -> None:
    """DD-1.8, DD-B5, DD-B6, DD-B12: recipes of lower goods, any prices, some with an R, a few refused."""
    for product, label in enumerate(PRODUCT.labels):
        lower = [made for made, level in enumerate(LEVEL_OF) if level < LEVEL_OF[product]]
        values["recipe"][label]["inputs"] = two_of(random, GOOD.labels[: PRIMARIES + len(lower)])
        goods = random.choices(GOOD.labels[: PRIMARIES + product + 1], k=edge(random, 1, 3))
        values["consumer_cost"][label] = " + ".join([*goods[1:], "R"] if random.randrange(4) == 0 else goods)
    for yard in values["yard"]:
        values["yard"][yard] |= {"gear": random.choice(GEAR.labels), "price": two_of(random, GOOD.labels)}
        values["spaceyards"][yard] = random.choice(GOOD.labels)


def two_of(random: Random, goods: tuple[str, ...]) -> str:
    """Two goods of which the first may come twice if it is made of others, and seldom otherwise."""
    one, two = random.choice(goods), random.choice(goods)
    while one == two and one in PRIMARY.labels and random.randrange(20):
        two = random.choice(goods)
    return f"{one} + {two}"


def change_points(random: Random, values: dict[str, Any]) -> None:
    """DD-B6, DD-B9, DD-B10, DD-B11: by level, and here and there for one tile."""
    values["spaceyards"]["points"] = edge(random, 0, 100)
    for table in ("delivery_points", "consumer_points", "factory_points", "top_factory_points"):
        values[table] |= {level: edge(random, 0, 100) for level in values[table] if level not in ("sure", "clause")}
    for table in ("delivery_points", "consumer_points"):
        values[table] |= {label: edge(random, 0, 100) for label in PRODUCT.labels if random.randrange(3) == 0}
    for yard in values["yard"]:
        if random.randrange(3) == 0:
            values["yard"][yard]["points"] = edge(random, 0, 100)

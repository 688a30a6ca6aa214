"""The pictures of How to play: their positions are those of a table, and what they show is what the rules do."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.duck_dealer.table import MINES, Table, fly, lay, pentagon, planet, ready, start_pieces

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "duck_dealer"
DRAWN: dict[str, Any] = json.loads((BOARD / "howto" / "positions.json").read_text(encoding="utf-8"))
IDS = {spot.name: spot.id for spot in pentagon().planets}
GEAR = "navigator merchant cargo_hold"


def laid(name: str, **more: Any) -> Table:
    """The table of a picture: the blue ship, the tiles and parts that lie there."""
    picture = DRAWN["pictures"][name]
    table = lay(IDS[picture["ship"]], gear=GEAR, **more)
    for where, product in picture["factories"].items():
        table.factory(IDS[where], product)
    for where, product in picture["consumers"].items():
        table.consumer(IDS[where], product, built=where in picture["built"])
    for dot in picture["parts"]:
        route = table.box.route_of[dot]
        table.ship().parts[route] |= 1 << dot - table.box.route[route].first
        table.ship().cubes -= 1
    return table.refresh()


def test_mines_and_spaceyards_lie_as_they_may_be_dealt() -> None:
    assert {IDS[name]: mine for name, mine in DRAWN["mines"].items()} == MINES
    table = ready()
    assert {IDS[name]: yard for name, yard in DRAWN["yards"].items()} == {
        spot.id: table.on(spot.id).second for spot in pentagon().planets if spot.id[0] == "S"
    }


@pytest.mark.parametrize("name", DRAWN["pictures"])
def test_a_picture_has_the_pieces_of_the_box(name: str) -> None:
    assert laid(name).pieces() == start_pieces(2)


def test_collecting_brings_what_is_drawn() -> None:
    table = ready(gear=GEAR)
    table.play(f"collect {DRAWN['collect']['chosen']}")
    assert table.energy() == "1 1 1"
    assert {"navigator", "merchant"} == set(DRAWN["collect"]["crew"])


def test_the_flight_takes_the_steps_that_are_drawn() -> None:
    table = laid("fly", energy="1 0 0")
    there = IDS[DRAWN["flight"]["to"]]
    assert table.state.reach[planet(there)] == DRAWN["flight"]["steps"]
    table.play(fly(there))


def test_the_product_is_made_of_what_is_drawn() -> None:
    table = lay(IDS["Teal"], energy="0 0 1", goods="rubber_ducks phone_boxes", gear=GEAR)
    table.factory(IDS["Teal"], DRAWN["trade"]).play("make")
    assert table.goods() == {DRAWN["trade"]: 1}


def test_the_consumer_scores_what_is_drawn_when_it_is_built() -> None:
    picture, built = DRAWN["pictures"]["build"], DRAWN["built"]
    table = lay(IDS[picture["ship"]], energy="0 1 0", goods=built["consumer"], gear=GEAR)
    table.consumer(IDS[picture["ship"]], built["consumer"], built=False).play("build_consumer")
    assert table.ship().score == built["points"]

"""The edition file: every impossible value gets a message that names file, key, value and what was expected."""

from __future__ import annotations

import struct
import tomllib
from pathlib import Path
from typing import Any

import pytest

from drakes.core.box import BoxDocument
from drakes.core.editions import BoxError, load_box
from drakes.core.editions import read_box as read_edition
from drakes.core.errors import DrakesError
from drakes.core.record import Codec
from drakes.core.text import Words
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.board import Board, Line, Spot
from drakes.games.duck_dealer.people.box import lay_out_board, read_box
from drakes.games.duck_dealer.people.printed import planet_name
from drakes.games.duck_dealer.rules.state import Box, State
from tests.games.duck_dealer.table import Table, lay, standard_box

STANDARD = GAME.people.folder / "boxes" / "standard.toml"


def values() -> dict[str, Any]:
    return tomllib.loads(STANDARD.read_text(encoding="utf-8"))


def changed(key: str, value: Any) -> BoxDocument:
    """An edition in which one value was changed, or left out for None."""
    changed = values()
    *path, last = key.split(".")
    table = changed
    for part in path:
        table = table.setdefault(part, {})
    if value is None:
        del table[last]
    else:
        table[last] = value
    return BoxDocument("mine.toml", changed)


def fault(key: str, value: Any) -> str:
    """The message for a box in which one value was changed, or left out for None."""
    with pytest.raises(DrakesError) as caught:
        read_box(changed(key, value))
    return str(caught.value)


IMPOSSIBLE = [
    ("energy.each_colour", 14, "a whole number from 15 to 100"),
    ("energy.each_colour", 101, "a whole number from 15 to 100"),
    ("energy.kept", -1, "a whole number from 0 to 20"),
    ("energy.kept", 21, "a whole number from 0 to 20"),
    ("cubes.each_player", 24, "a whole number from 25 to 100"),
    ("cubes.each_player", 101, "a whole number from 25 to 100"),
    ("turn_track.spaces", 0, "a whole number from 1 to 60"),
    ("turn_track.spaces", 61, "a whole number from 1 to 60"),
    ("turn_track.one_part_until", 25, "a whole number from 0 to 24"),
    ("turn_track.one_part_until", -1, "a whole number from 0 to 24"),
    ("turn_track.two_parts_until", 5, "a whole number from 6 to 24"),
    ("turn_track.two_parts_until", 25, "a whole number from 6 to 24"),
    ("speed.first", 0, "a whole number from 1 to 40"),
    ("speed.third", 41, "a whole number from 1 to 40"),
    ("slots.all", 0, "a whole number from 1 to 12"),
    ("slots.all", 13, "a whole number from 1 to 12"),
    ("slots.each_speed", 0, "a whole number from 1 to 9"),
    ("slots.each_speed", 10, "a whole number from 1 to 9"),
    ("holds.cargo_hold", 0, "a whole number from 1 to 4"),
    ("holds.cargo_hold", 5, "a whole number from 1 to 4"),
    ("holds.built_in", 0, "a whole number from 1 to 4"),
    ("holds.built_in", 5, "a whole number from 1 to 4"),
    ("first_gear.pieces", 0, "a whole number from 1 to 3"),
    ("first_gear.pieces", 4, "a whole number from 1 to 3"),
    ("privilege.build_markers", 0, "a whole number from 1 to 20"),
    ("privilege.build_markers", 21, "a whole number from 1 to 20"),
    ("mines.bordered.rubber_ducks", -1, "a whole number from 0 to 20"),
    ("mines.others.rubber_ducks", 21, "a whole number from 0 to 20"),
    ("mines.others.blue_paint", "three", "a whole number from 0 to 20"),
    ("recipe.satellites.inputs", "phone_boxes", "2 of the goods"),
    ("recipe.satellites.inputs", "phone_boxes + ducks", "2 of the goods"),
    ("recipe.satellites.inputs", "phone_boxes + blue_paint + blue_paint", "2 of the goods"),
    ("recipe.satellites.inputs", 7, "a text"),
    ("consumer_cost.satellites", "a + b", "1 to 3 of the goods"),
    ("consumer_cost.satellites", " + ".join(["satellites"] * 4), "1 to 3 of the goods"),
    ("consumers.satellites", 25, "a whole number from 0 to 24"),
    ("consumers.satellites", -1, "a whole number from 0 to 24"),
    ("factories.satellites", 21, "a whole number from 0 to 20"),
    ("factories.satellites", -1, "a whole number from 0 to 20"),
    ("yard.cargo.gear", "sail", "one of cargo_hold, navigator, builder, merchant"),
    ("yard.cargo.price", "phone_boxes", "2 of the goods"),
    ("spaceyards.cargo", "phone_boxes + blue_paint", "1 of the goods"),
    ("spaceyards.points", 101, "a whole number from 0 to 100"),
    ("delivery_points.ten", 101, "a whole number from 0 to 100"),
    ("consumer_points.ten", -1, "a whole number from 0 to 100"),
    ("factory_points.ten", 101, "a whole number from 0 to 100"),
    ("top_factory_points.thirty", 101, "a whole number from 0 to 100"),
    ("board.sure", "perhaps", "one of known, reported, reconstructed, ours"),
    ("edition.name", "", "a text"),
]


@pytest.mark.parametrize(("key", "value", "expected"), IMPOSSIBLE)
def test_an_impossible_value_is_named(key: str, value: Any, expected: str) -> None:
    assert fault(key, value).startswith(f"mine.toml: {key}: {value!r} stands there; expected {expected}")


def test_a_missing_value_is_named() -> None:
    assert fault("energy.kept", None).startswith("mine.toml: energy.kept: nothing stands there; expected")


@pytest.mark.parametrize("table", [name for name in values() if "sure" in values()[name]])
def test_every_table_must_say_how_sure_it_is(table: str) -> None:
    assert fault(f"{table}.sure", None).startswith(f"mine.toml: {table}.sure: nothing stands there")


def test_an_unknown_key_is_named() -> None:
    assert fault("energy.green", 3) == "mine.toml: energy.green: 3 stands there; expected no such key."


def test_dd_b15_too_few_mines_are_named() -> None:
    message = "mine.toml: mines.bordered: 4 stands there; expected at least 5 mines for the 5 planets."
    assert fault("mines.bordered.rubber_ducks", 0) == message
    changed = values()
    changed["mines"]["others"].update(dict.fromkeys(("rubber_ducks", "plastic_beads"), 0))
    with pytest.raises(DrakesError, match=r"mines.others: 9 .* at least 11 mines for the 11 planets"):
        read_box(BoxDocument("mine.toml", changed))


def test_dd_1_8_goods_are_made_of_lower_levels() -> None:
    for inputs, odd in (("science + blue_paint", "science"), ("satellites + blue_paint", "satellites")):
        message = fault("recipe.satellites.inputs", inputs)
        assert message.startswith(
            f"mine.toml: recipe.satellites.inputs: '{odd}' stands there; expected goods of a lower"
        )


def test_dd_b13_the_track_has_room_for_24_consumers() -> None:
    full = values()
    full["consumers"]["satellites"] = 13
    assert sum(row.consumers for row in read_box(BoxDocument("mine.toml", full)).products) == 24
    assert (
        fault("consumers.satellites", 14) == "mine.toml: consumers: 25 stands there; expected 1 to 24 consumers in all."
    )
    changed = values()
    changed["consumers"].update(dict.fromkeys(GAME.rules.domains["product"], 0))
    with pytest.raises(DrakesError, match="consumers: 0 stands there; expected 1 to 24 consumers in all"):
        read_box(BoxDocument("mine.toml", changed))


def changed_box(**fields: int) -> Box:
    """The standard box with other numbers, which nobody has looked at."""
    codec = Codec(Box)
    box = codec.unpack(codec.pack(standard_box()))
    for name, number in fields.items():
        setattr(box, name, number)
    return box


def test_dd_r16_a_recipe_or_a_price_of_one_primary_twice_is_refused() -> None:
    for key, twice, message in (
        (
            "recipe.satellites.inputs",
            "blue_paint + blue_paint",
            "satellites takes blue_paint twice.* no end of satellites",
        ),
        (
            "yard.merchant.price",
            "phone_boxes + phone_boxes",
            "spaceyard 4 takes phone_boxes twice.* a turn would have no end",
        ),
        ("recipe.politics.inputs", "satellites + satellites", ""),
        ("yard.merchant.price", "satellites + satellites", ""),
    ):
        document = changed(key, twice)
        if not message:
            read_edition(GAME, document)
            continue
        with pytest.raises(BoxError, match=f"mine.toml: .*{message}"):
            read_edition(GAME, document)


def test_dd_r16_with_such_a_recipe_there_would_be_goods_without_end() -> None:
    box = changed_box()
    box.products[0].inputs[:] = [0, 0]
    table = Table(lay("C", "0 0 2").factory("C", "satellites").claim(1, "C", 0).claim(1, "C", 2).state, box)
    for _ in range(128):
        for action in ("mine", "mine", "make"):
            assert action in table.legal()
            GAME.rules.apply(box, table.state, GAME.rules.actions.parse(action), table.log)
    with pytest.raises(struct.error):
        GAME.rules.codec.pack(table.state)


@pytest.mark.parametrize(("slots", "hold", "half_hold", "most"), [(12, 2, 1, 126), (8, 3, 1, 126), (11, 2, 4, 131)])
def test_dd_6_7_holds_whose_goods_could_pass_127_aboard_are_refused(
    slots: int, hold: int, half_hold: int, most: int
) -> None:
    box = changed_box(slots=slots, hold=hold, half_hold=half_hold)
    refusal = GAME.people.refuse_box(box) if GAME.people.refuse_box else ""
    expected = f"with holds for {hold * slots + half_hold}: {most} stands there; expected 0 to 127."
    assert refusal.endswith(expected) if most > 127 else refusal == ""
    assert crammed(box).ships[0].aboard == most


def crammed(box: Box) -> State:
    """As many goods aboard as there can be: full holds, a whole mine, and all that three partners carried."""
    table = Table(lay("S1", "0 0 1", seats=4).claim(1, "S1", 0).state, box)
    full = box.half_hold + box.hold * box.slots
    for player in (1, 2, 3, 4):
        ship = table.ship(player)
        ship.at, ship.gear[0], ship.filled = table.ship(1).at, box.slots, box.slots
        table.load(player, "military " * full)
    for action in ["mine"] * (full + 1):
        assert action in table.legal()
        GAME.rules.apply(box, table.state, GAME.rules.actions.parse(action), table.log)
    assert "mine" not in table.legal()
    for partner in (2, 3, 4):
        for action in [*["ask military"] * full, f"send {partner}", "accept"]:
            assert action in table.legal()
            GAME.rules.apply(box, table.state, GAME.rules.actions.parse(action), table.log)
    return table.state


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (
            "nowhere",
            "There is no board 'nowhere'; expected pentagon, galaxy:<seed>, or a board in the table board.own.",
        ),
        ("galaxy:x", "'galaxy:x' is no board: expected a whole number of at most 9 digits after 'galaxy:'."),
    ],
)
def test_an_unknown_board_is_named(board: str, message: str) -> None:
    assert fault("board.file", board) == message


def test_a_box_may_refer_to_a_board_file_next_to_it(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8").replace('file = "pentagon"', 'file = "my_board.toml"')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    pentagon = (GAME.people.folder / "boards" / "pentagon.toml").read_text(encoding="utf-8")
    (tmp_path / "my_board.toml").write_text(pentagon, encoding="utf-8")
    assert load_box(GAME, str(tmp_path / "mine.toml")) == standard_box()


def test_the_box_holds_exactly_what_the_file_says() -> None:
    box = standard_box()
    pieces = (box.energy, box.kept, box.cubes, box.turns, box.one_part_until, box.two_parts_until, box.claim_price)
    ship = (box.slots, box.band, list(box.speeds), box.hold, box.half_hold, box.first_gear)
    assert pieces == (40, 4, 39, 24, 6, 12, 3)
    assert ship == (9, 3, [8, 5, 2], 2, 1, 3)
    assert (box.planets, box.routes, box.dots) == (16, 30, 110)


def test_names_and_places_of_the_drawing_are_in_the_box() -> None:
    box = standard_box()
    assert [planet_name(box, n) for n in (0, 1, 15)] == ["Canvasback", "Teal", "Muscovy"]
    assert ((box.marks[1].x, box.marks[1].y), box.bows[29], box.bows[0]) == ((0, -172), 163, 0)
    assert [box.route_of[dot] for dot in (0, 1, 2, 109)] == [0, 0, 1, 29]


def test_a_route_bows_by_thousandths() -> None:
    box = Box()
    ends = (Spot("A", "Teal", 0, 0, True), Spot("B", "Eider", 90, 0, True))
    lay_out_board(Board("x", ends, (Line(0, 1, 2, bow=-0.9),)), box)
    assert box.bows[0] == -900


def test_a_name_with_accents_survives_the_box() -> None:
    box = Box()
    lay_out_board(Board("x", (Spot("A", "Élan À", 0, 0, True),), ()), box)
    assert planet_name(Codec(Box).unpack(Codec(Box).pack(box)), 0) == "Élan À"


@pytest.mark.parametrize(("price", "said"), [(1, "takes 1 build marker,"), (3, "takes 3 build markers,")])
def test_dd_5_6_a_refusal_says_what_a_privilege_costs_in_this_box(price: int, said: str) -> None:
    assert said in Words(GAME, "en", changed_box(claim_price=price)).why("DD-5.6")
    assert Words(GAME).why("DD-5.6") == Words(GAME, "en", standard_box()).why("DD-5.6")

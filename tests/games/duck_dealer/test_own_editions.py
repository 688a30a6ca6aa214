"""Editions of one's own: points for each tile, an R on consumers, a board in the file, and bytes that stay the same."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

from drakes.bots.choosing import choose
from drakes.core.box import BoxDocument, parse_values
from drakes.core.editions import box_of, edition_values, unpack_box
from drakes.core.errors import DrakesError
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER
from drakes.core.packed_box import knows_schema, pack_box
from drakes.core.rulebook import rulebook
from drakes.core.text import LANGUAGES
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.people.box import read_box
from drakes.games.duck_dealer.rules.state import Box
from drakes.play.match import Match
from tests.games.duck_dealer.table import Table, lay, standard_box


def edition(**changes: Any) -> Box:
    """The standard edition with some values changed: `recipe__satellites__inputs="..."`."""
    values = edition_values(GAME)
    for key, value in changes.items():
        *path, last = key.split("__")
        table = values
        for part in path:
            table = table[part]
        table[last] = value
    return read_box(BoxDocument("mine.toml", values))


def at(table: Table, box: Box) -> Table:
    return Table(table.state, box)


def test_dd_b9_a_tile_may_score_otherwise_than_its_level() -> None:
    box = edition(delivery_points__religion=40, consumer_points__satellites=7, factory_points__diet_pills=1)
    table = at(lay("C", "0 1 0", "blue_paint plastic_beads"), box)
    assert table.play("build_factory diet_pills")[-1] == "scored 0 1"
    table = at(lay("C", "0 1 0", "satellites").consumer("C", "satellites", built=False), box)
    assert table.play("build_consumer")[-1] == "scored 0 7"
    table = at(lay("C", "0 0 1", "religion").consumer("C", "religion"), box)
    assert table.play("deliver")[-1] == "scored 0 40"
    recipes = GAME.people.view(box, table.state).recipes
    assert (recipes["religion"].delivery, recipes["politics"].delivery) == (40, 30)
    assert (recipes["satellites"].consumer, recipes["diet_pills"].factory) == (7, 1)


def test_dd_b6_a_spaceyard_may_score_otherwise_than_the_others() -> None:
    box = edition(yard__cargo__points=9)
    table = at(lay("S1", "0 1 0", "rubber_ducks military"), box)
    assert table.play("build_spaceyard military")[-1] == "scored 0 9"
    assert [yard.points for yard in GAME.people.view(box, table.state).yards] == [9, 3, 3, 3, 3]


def test_dd_5_4_an_r_on_a_consumer_takes_a_good_of_any_kind_that_is_not_printed_there() -> None:
    box = edition(consumer_cost__satellites="satellites + R")
    table = at(lay("C", "0 1 0", "satellites satellites military").consumer("C", "satellites", built=False), box)
    assert table.of("build_consumer") == []
    assert table.of("build_consumer_with") == ["military"]
    refused = ("build_consumer", "build_consumer_with satellites", "build_consumer_with religion")
    assert [table.refused(action) for action in refused] == ["DD-5.4"] * 3
    assert table.play("build_consumer_with military") == ["consumer_built 0 0", "paid_any 0 16", "scored 0 5"]
    assert (table.goods(), table.here.is_built) == ({"satellites": 1}, 1)
    assert GAME.people.view(box, table.state).recipes["satellites"].consumer_cost == ["satellites", "any"]


def test_dd_5_4_without_an_r_nothing_is_added() -> None:
    table = lay("C", "0 1 0", "satellites military").consumer("C", "satellites", built=False)
    assert (table.of("build_consumer"), table.of("build_consumer_with")) == ([""], [])
    assert table.refused("build_consumer_with military") == "DD-5.4"


def test_dd_5_4_an_r_alone_takes_anything() -> None:
    box = edition(consumer_cost__satellites="R")
    table = at(lay("C", "0 1 0", "rubber_ducks satellites").consumer("C", "satellites", built=False), box)
    assert table.of("build_consumer_with") == ["rubber_ducks", "satellites"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"consumer_cost__satellites": "R + R"}, "consumer_cost.satellites: 'R + R' stands there; expected at most 3"),
        (
            {"consumer_cost__satellites": "R + x"},
            "consumer_cost.satellites: 'R + x' stands there; expected R and goods",
        ),
        ({"recipe__satellites__inputs": "R + solar_panels"}, "recipe.satellites.inputs: 'R + solar_panels'"),
        ({"delivery_points__religion": 101}, "delivery_points.religion: 101 stands there; expected a whole number"),
        ({"delivery_points__rubber_ducks": 3}, "delivery_points.rubber_ducks: 3 stands there; expected no such key"),
        ({"top_factory_points__satellites": 3}, "top_factory_points.satellites: 3 stands there; expected no such key"),
        ({"yard__cargo__points": -1}, "yard.cargo.points: -1 stands there; expected a whole number from 0 to 100"),
        ({"energy__clause": {"a": 1}}, "energy.clause: {'a': 1} stands there; expected the id of a clause"),
        ({"edition__name": "a\nb"}, "edition.name: 'a\\nb' stands there; expected one line"),
        ({"board__file": "../boards/pentagon"}, "There is no board '../boards/pentagon'; expected pentagon"),
        ({"board__file": "/etc/passwd"}, "There is no board '/etc/passwd'; expected pentagon"),
        ({"board__file": "galaxy:" + "9" * 40}, "is no board: expected a whole number of at most 9 digits"),
    ],
)
def test_what_cannot_be_is_named_by_its_key(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DrakesError) as caught:
        edition(**changes)
    assert message in str(caught.value)


def test_dd_b17_a_board_may_stand_in_the_edition_itself() -> None:
    text = (GAME.people.folder / "boards" / "pentagon.toml").read_text(encoding="utf-8")
    board = tomllib.loads(text)
    own = {"sure": "known", "clause": "DD-B17", "own": board}
    values = edition_values(GAME) | {"board": own}
    assert read_box(BoxDocument("mine.toml", values)) == standard_box()
    board["planets"]["C"]["name"] = "\x1b[2J"
    with pytest.raises(DrakesError, match=r"planets\.C\.name"):
        read_box(BoxDocument("mine.toml", values))


def test_another_board_takes_the_place_of_the_editions_own() -> None:
    box = box_of(GAME, edition_values(GAME, board="galaxy:7"), "standard")
    assert box == edition(board__file="galaxy:7")
    assert box != standard_box()


@pytest.mark.parametrize(
    "text",
    ["a = " + "[\n" * 5000, ".".join("a" * 400) + " = 1", "a" * 1001, "a = \x00", "a ="],
    ids=["arrays", "tables", "line", "control", "cut"],
)
def test_a_strangers_text_is_read_or_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(DrakesError, match=r"nested too deeply|this is not TOML|line 1 is too long"):
        parse_values("own", text)


def test_boxes_that_could_be_printed_before_keep_their_bytes() -> None:
    packed = pack_box(GAME.rules, standard_box())
    assert (packed.schema, len(packed.data)) == ("a5cbd9691d77", 1194)
    assert unpack_box(GAME, packed.data) == standard_box()
    assert Match(GAME, 3).box_hash == "38da50706d3d"
    mine = edition(delivery_points__religion=40)
    longer = pack_box(GAME.rules, mine)
    assert longer.schema != packed.schema
    assert unpack_box(GAME, longer.data) == mine
    assert knows_schema(GAME.rules, packed.schema)
    assert knows_schema(GAME.rules, longer.schema)
    with pytest.raises(DrakesError, match="1193 bytes"):
        unpack_box(GAME, packed.data[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_dd_3_8_the_clauses_say_the_numbers_of_the_edition(language: str) -> None:
    box = edition(energy__kept=1, privilege__build_markers=1, turn_track__spaces=23)
    mine, standard = rulebook(GAME, language, box), rulebook(GAME, language)
    assert " 4 " in standard["DD-3.8"].text
    assert " 4 " not in mine["DD-3.8"].text
    assert " 1 " in mine["DD-3.8"].text
    assert "23" in mine["DD-8.1"].text
    assert "24" in standard["DD-8.1"].text
    assert mine["DD-5.6"].text != standard["DD-5.6"].text
    assert not any("{" in clause.text for clause in (*mine.clauses, *standard.clauses))


@pytest.mark.parametrize("player", ["trader", pytest.param("easy", marks=pytest.mark.deep)])
def test_bots_play_an_edition_with_an_r_on_every_consumer_to_the_end(player: str) -> None:
    goods = {f"consumer_cost__{product}": f"{product} + R" for product in GAME.rules.domains["product"]}
    assert "build_consumer_with" in play_out(edition(**goods), player)


def play_out(box: Box, player: str) -> set[str]:
    """The kinds of action in a game of two such players."""
    state, chance, used = GAME.new_state(2), Random(5), set[str]()
    GAME.rules.setup(box, state)
    while (mover := GAME.rules.to_move(state)) != OVER:
        moves = GAME.rules.moves()
        GAME.rules.legal(box, state, moves)
        actions = moves.actions[: moves.n]
        if mover == NATURE:
            action = chance.choices(actions, moves.weights[: moves.n])[0]
        else:
            hidden = GAME.rules.codec.copy(state)
            GAME.rules.hide(box, hidden, mover)
            action = choose(GAME, box, hidden, actions, player, chance.randrange(1 << 30))
        used.add(GAME.rules.actions.range_of(action).kind)
        GAME.rules.apply(box, state, action, EventLog())
    return used

"""Editions and boards through the API: chosen, uploaded, refused with what is wrong, and told about."""

from typing import Any

import pytest

from drakes.core.text import LANGUAGES
from drakes.play import limits
from tests.server.running import Browser, Running

GAME = "duck_dealer"


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def sample(page: Browser) -> str:
    """The standard edition's file, as a page fetches it."""
    return page.client.get(f"/api/games/{GAME}/editions/standard").raise_for_status().text


def open_with(page: Browser, expect: int | None = None, **more: Any) -> Any:
    seats = [{"who": "me"}, {"who": "trader"}]
    return page.post("/api/tables", {"game": GAME, "seats": seats, **more}, expect)


def facts(page: Browser, path: str) -> dict[str, Any]:
    """An edition's values by their keys."""
    return {fact["key"]: fact for section in page.get(path)["sections"] for fact in section["facts"]}


def test_a_table_is_played_on_a_galaxy_of_a_seed(anna: Browser) -> None:
    tables = [open_with(anna, board=board)["id"] for board in ("galaxy:7", "galaxy:7", "galaxy:8", "")]
    planets = [anna.frame(table)["view"]["planets"] for table in tables]
    places = [[(planet["name"], planet["x"], planet["y"]) for planet in one] for one in planets]
    assert places[0] == places[1] != places[2] != places[3]
    assert anna.get(f"/api/tables/{tables[0]}")["board"] == "galaxy:7"
    frame = anna.frame(tables[0])
    if 0 in frame["to_move"]:
        anna.act(tables[0], frame)


def test_a_table_is_played_with_an_edition_of_ones_own_and_its_rematch_too(server: Running, anna: Browser) -> None:
    text = sample(anna).replace("kept = 4", "kept = 2").replace("thirty = 30", "thirty = 30\nreligion = 40")
    table = open_with(anna, edition=text, board="galaxy:7")["id"]
    about = anna.get(f"/api/tables/{table}")
    assert (about["box"], about["board"], about["numbers"]["kept"]) == ("own", "galaxy:7", 2)
    view = anna.frame(table)["view"]
    assert (view["printed"]["kept"], view["recipes"]["religion"]["delivery"]) == (2, 40)
    told = facts(server.browser(), f"/api/tables/{table}/edition/en")
    assert (told["energy.kept"]["value"], told["energy.kept"]["standard"]) == ("2", "4")
    assert (told["delivery_points.religion"]["standard"], told["energy.each_colour"]["standard"]) == ("", None)
    assert told["board.file"]["value"] == "galaxy:7"
    said = {clause["id"]: clause["text"] for clause in anna.get(f"/api/tables/{table}/rules/en")}
    assert "2 markers" in said["DD-3.8"]
    assert "4 markers" in {one["id"]: one["text"] for one in anna.get(f"/api/games/{GAME}/rules/en")}["DD-3.8"]
    told_there = [anna.get(f"/api/{place}/how-to-play/en") for place in (f"tables/{table}", f"games/{GAME}")]
    mistakes = [[one["text"] for one in page["sections"][-1]["mistakes"]] for page in told_there]
    assert ["only 2 stay" in mistakes[0][2], "only 4 stay" in mistakes[1][2]] == [True, True]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("kept = 4", "kept = 99", "energy.kept: 99 stands there; expected a whole number from 0 to 20"),
        ("kept = 4", "kept = ", "this is not TOML"),
        ("kept = 4", "kept = ", "line 1"),
        ("kept = 4", "kept = 4\nkettle = 1", "energy.kettle: 1 stands there; expected no such key"),
        ('file = "pentagon"', 'file = "../../../../etc/passwd"', "There is no board"),
        ('file = "pentagon"', 'file = "standard.toml"', "There is no board"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_key_or_line(anna: Browser, old: str, new: str, message: str) -> None:
    answer = open_with(anna, 422, edition=sample(anna).replace(old, new, 1))
    assert answer["code"] == "bad_edition"
    assert message in answer["sentence"]


@pytest.mark.parametrize(
    "more",
    [
        {"edition": "x" * (limits.EDITION_LETTERS + 1)},
        {"board": "../pentagon"},
        {"board": "galaxy:" + "1" * 10},
        {"board": "galaxy:x"},
        {"board": "nowhere"},
        {"box": "../standard"},
    ],
)
def test_what_is_no_edition_and_no_board_is_refused(anna: Browser, more: dict[str, Any]) -> None:
    assert open_with(anna, 400, **more)["sentence"]


HOSTILE = {"arrays": "a = " + "[" * 9000, "tables": ".".join("a" * 9000) + " = 1", "digits": "a = " + "9" * 9000}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_an_edition_that_cannot_be_and_nothing_worse(anna: Browser, text: str) -> None:
    assert open_with(anna, 422, edition=text)["code"] == "bad_edition"
    assert anna.get("/api/games")


def test_a_game_without_boards_takes_none(anna: Browser) -> None:
    seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
    asked = {"game": "sitting_ducks", "seats": seats, "board": "galaxy:7"}
    assert "no boards" in anna.post("/api/tables", asked, 400)["sentence"]


@pytest.mark.parametrize("game", ["sitting_ducks", "dragon_market", "duck_dealer"])
def test_the_editions_that_come_with_a_game_are_told_about_in_every_language(anna: Browser, game: str) -> None:
    titles = []
    for language in LANGUAGES:
        told = anna.get(f"/api/games/{game}/editions/standard/{language}")
        rows = [fact for section in told["sections"] for fact in section["facts"]]
        assert all(row["sure"] in ("known", "reported", "reconstructed", "ours") and row["clause"] for row in rows)
        assert all(row["standard"] is None for row in rows)
        titles.append([section["title"] for section in told["sections"]])
    assert len({tuple(one) for one in titles}) == len(LANGUAGES)
    assert anna.get(f"/api/games/{game}/editions/wings/en", 404)["code"] == "no_box"
    assert anna.get(f"/api/games/{game}/editions/..%2fstandard", 404)

"""The lab over the API: boxes looked at and changed, boards judged, and games of bots in processes of their own."""

import time
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from drakes.core.game import game_names
from tests.server.running import Browser, Running, generous

Start = Callable[..., Running]
GAME = "sitting_ducks"


def ended(page: Browser, run: Any) -> Any:
    """A run that has ended: it is looked at again and again, as a page does."""
    while run["status"] in ("waiting", "playing"):
        time.sleep(0.05)
        run = page.get(f"/api/lab/runs/{run['id']}")
    return run


@pytest.mark.parametrize("game", game_names())
def test_a_box_is_shown_by_chapters_and_as_a_file(server: Running, game: str) -> None:
    box = server.browser().post("/api/lab/box", {"game": game, "language": "de"})
    assert box["fault"] is None
    fields = [field for chapter in box["chapters"] for field in chapter["fields"]]
    assert all(field["label"] and field["value"] == field["standard"] for field in fields)
    assert not [field["label"] for field in fields if field["key"] == field["label"].lower()]
    assert tomllib.loads(box["edition"])["edition"]["name"]


def test_a_changed_value_is_told_beside_the_standard_one_and_a_wrong_one_is_named(server: Running) -> None:
    nobody = server.browser()
    box = nobody.post("/api/lab/box", {"game": GAME, "changes": {"ducks.each_colour": 4}})
    changed = [one for chapter in box["chapters"] for one in chapter["fields"] if one["value"] != one["standard"]]
    assert [(one["key"], one["value"], one["standard"]) for one in changed] == [("ducks.each_colour", 4, 6)]
    assert tomllib.loads(box["edition"])["ducks"]["each_colour"] == 4
    wrong = nobody.post("/api/lab/box", {"game": GAME, "changes": {"ducks.each_colour": 99}})["fault"]
    assert wrong["key"] == "ducks.each_colour"
    assert "99" in wrong["sentence"]
    assert wrong["least"] < wrong["most"]
    assert nobody.post("/api/lab/box", {"game": GAME, "edition": "not TOML ["})["fault"]
    assert nobody.post("/api/lab/box", {"game": GAME, "changes": {"edition.name": "x"}})["fault"]


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
@pytest.mark.parametrize(
    ("game", "key", "value", "named"),
    [
        ("sitting_ducks", "ducks.each_colour", 99, "99"),
        ("sitting_ducks", "deck.standard.cards.bottoms_up", -1, "-1"),
        ("sitting_ducks", "water.cards", 4, "4"),
        ("dragon_market", "die.faces.1", 6, "12"),
        ("dragon_market", "coins.count", 0, "0"),
        ("dragon_market", "blue.cards.blue_1", "nothing", "nothing"),
        ("duck_dealer", "turn_track.spaces", 0, "0"),
        ("duck_dealer", "consumers.satellites", 99, "99"),
    ],
)
def test_a_broken_box_gets_a_sentence_that_names_the_value(
    server: Running, game: str, key: str, value: int | str, named: str, language: str
) -> None:
    asked = {"game": game, "language": language, "changes": {key: value}}
    found = server.browser().post("/api/lab/box", asked)["fault"]["sentence"]
    assert named in found
    assert "there is no such value" not in found
    english = server.browser().post("/api/lab/box", asked | {"language": "en"})["fault"]["sentence"]
    assert (found == english) == (language == "en")


def test_bots_play_a_box_and_what_came_is_told(server: Running) -> None:
    anna = server.browser("Anna")
    run = anna.post("/api/lab/runs", {"game": GAME, "players": ["easy", "easy", "random"], "games": 2})
    found = ended(anna, run)
    assert found["status"] == "done", found
    assert found["balance"]["games"] == 2
    assert found["balance"]["same"]
    assert server.browser().get(f"/api/lab/runs/{run['id']}") == found


def test_a_run_is_stopped_by_who_began_it_and_one_person_has_one(server: Running) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    asked = {"game": GAME, "players": ["easy"] * 6, "games": 10_000}
    run = anna.post("/api/lab/runs", asked)
    assert anna.post("/api/lab/runs", asked, expect=409)["code"] == "lab_busy"
    assert ben.post(f"/api/lab/runs/{run['id']}/stop", expect=403)["code"] == "not_your_run"
    assert anna.post(f"/api/lab/runs/{run['id']}/stop")["status"] == "stopped"
    assert ended(anna, run)["status"] == "stopped"
    assert anna.get("/api/lab/runs/0123456789abcdef", expect=404)["code"] == "no_run"


def test_what_cannot_be_played_is_refused(server: Running) -> None:
    anna = server.browser("Anna")
    asked = {"game": GAME, "players": ["random"] * 3}
    wrong = tomllib.loads(anna.post("/api/lab/box", {"game": GAME})["edition"])
    assert wrong
    broken = anna.post("/api/lab/box", {"game": GAME, "changes": {"water.cards": 99}})["edition"]
    assert anna.post("/api/lab/runs", asked | {"edition": broken}, expect=422)["code"] == "bad_edition"
    assert anna.post("/api/lab/runs", asked | {"players": ["nobody"] * 3}, expect=422)["code"] == "no_bot"
    assert anna.post("/api/lab/runs", asked | {"players": ["random"] * 2}, expect=400)
    assert anna.post("/api/lab/runs", asked | {"variant": "odd"}, expect=422)["code"] == "no_variant"
    assert server.browser().post("/api/lab/runs", asked, expect=401)


def test_an_operator_may_close_the_lab(start: Start, tmp_path: Path) -> None:
    server = start(replace(generous(f"sqlite:///{tmp_path}/closed.db"), lab_runs=0))
    anna = server.browser("Anna")
    assert anna.post("/api/lab/box", {"game": GAME})["has_runs"] is False
    asked = {"game": GAME, "players": ["random"] * 3}
    assert anna.post("/api/lab/runs", asked, expect=403)["code"] == "lab_closed"


def test_a_drawn_board_is_judged_check_by_check(server: Running) -> None:
    nobody = server.browser()
    answer = nobody.post("/api/lab/board", {"game": "duck_dealer"})
    assert not any(check["fault"] for check in answer["checks"])
    assert answer["is_fair"]
    assert tomllib.loads(answer["edition"])["board"]["own"]["name"] == "Pentagon"
    board = answer["board"]
    board["routes"]["I1-S4"] = {"dots": 3}
    board["planets"]["C"]["start"] = True
    wrong = {
        one["name"]: one for one in nobody.post("/api/lab/board", {"game": "duck_dealer", "board": board})["checks"]
    }
    assert wrong["starts"]["fault"]
    assert wrong["starts"]["number"] == 6
    assert (wrong["touch"]["key"], wrong["touch"]["other"]) == ("routes.I1-S4", "I5")
    assert not wrong["planets"]["fault"]
    assert nobody.post("/api/lab/board", {"game": GAME}, expect=404)["code"] == "no_boards"
    board["routes"]["C-nowhere"] = {"dots": 3}
    assert nobody.post("/api/lab/board", {"game": "duck_dealer", "board": board}, expect=422)["code"] == "bad_board"


def test_a_game_is_played_on_a_drawn_board(server: Running) -> None:
    anna = server.browser("Anna")
    edition = anna.post("/api/lab/board", {"game": "duck_dealer", "named": "galaxy:7"})["edition"]
    table = anna.open("me", "random", game="duck_dealer", edition=edition)
    assert len(anna.frame(table)["view"]["planets"]) == 16

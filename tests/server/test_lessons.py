"""Lessons over the server: played step by step, kept with the person, and never among the tables."""

from pathlib import Path

from tests.server.running import Browser, Running, generous

LESSON = "/api/lessons/sitting_ducks/first"


def put(page: Browser, path: str, body: object, expect: int = 200) -> object:
    answer = page.client.put(path, json=body)
    assert answer.status_code == expect, answer.text
    return answer.json()


def test_a_lesson_is_read_and_played(server: Running) -> None:
    page = server.browser()
    lesson = page.get(f"{LESSON}/in/de")
    assert lesson["steps"][0]["title"] == "Enten in einer Reihe"
    begun = page.post(f"{LESSON}/steps/2", {})
    assert [begun["verdict"], begun["standing"]["wanted"] == begun["standing"]["legal"][2:3]] == ["begun", True]
    assert page.post(f"{LESSON}/steps/2", {"actions": ["take_aim a 5"]})["says"] == "place"
    right = page.post(f"{LESSON}/steps/2", {"actions": ["take_aim a 3"]})
    assert (right["verdict"], right["step"], len(right["scenes"])) == ("right", 3, 3)
    assert page.post(f"{LESSON}/steps/3", {"touched": "place:3"})["verdict"] == "right"
    assert page.post(f"{LESSON}/steps/1", {"go_on": True})["verdict"] == "right"


def test_what_is_not_there_is_not_found(server: Running) -> None:
    page = server.browser()
    page.get("/api/lessons/sitting_ducks/second/in/en", expect=404)
    page.get("/api/lessons/chess/first/in/en", expect=404)
    page.post(f"{LESSON}/steps/99", {}, expect=404)


def test_a_lesson_is_no_table(server: Running) -> None:
    page = server.browser("Ines")
    page.post(f"{LESSON}/steps/2", {"actions": ["take_aim a 3"]})
    assert page.get("/api/me/tables") == []
    assert page.get("/api/tables") == []


def test_how_far_one_is_outlives_the_server(tmp_path: Path) -> None:
    settings = generous(f"sqlite:///{tmp_path}/drakes.db")
    with Running(settings) as before:
        page = before.browser("Ines")
        put(page, "/api/me/lessons/sitting_ducks/first", {"step": 4})
        cookies = page.client.cookies
    with Running(settings) as after:
        again = after.browser()
        again.client.cookies = cookies
        assert again.get("/api/me/lessons") == [{"game": "sitting_ducks", "chapter": "first", "step": 4, "done": False}]


def test_what_was_done_stays_done(server: Running) -> None:
    page = server.browser("Ines")
    put(page, "/api/me/lessons/sitting_ducks/first", {"step": 13, "done": True})
    put(page, "/api/me/lessons/sitting_ducks/first", {"step": 2})
    assert [(one["step"], one["done"]) for one in page.get("/api/me/lessons")] == [(2, True)]


def test_nobody_keeps_anything_without_saying_who_they_are(server: Running) -> None:
    put(server.browser(), "/api/me/lessons/sitting_ducks/first", {"step": 4}, expect=401)

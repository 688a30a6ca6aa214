"""Puzzles over the API: listed, tried on a table of nobody's, solved by any way that the rules allow."""

from typing import Any

import pytest

from drakes.server.api.puzzles import puzzle_of_day, summaries
from tests.server.running import Running

pytestmark = pytest.mark.skipif(not summaries(), reason="no game here has puzzles")


def first(server: Running) -> tuple[str, Any]:
    """The address of a puzzle, and its info."""
    one = server.browser().get("/api/puzzles")["puzzles"][0]
    address = f"/api/puzzles/{one['game']}/{one['id']}"
    return address, server.browser().get(address)


def test_all_puzzles_are_listed_with_how_they_were_checked_and_one_is_todays(server: Running) -> None:
    found = server.browser().get("/api/puzzles")
    assert found["today"] in found["puzzles"]
    assert all(one["checked"] and one["found"] for one in found["puzzles"])


def test_a_day_has_one_puzzle_and_days_have_several() -> None:
    assert puzzle_of_day("2030-01-01", summaries()) == puzzle_of_day("2030-01-01", summaries())
    days = [puzzle_of_day(f"2030-01-{day:02}", summaries()) for day in range(1, 29)]
    assert len({one.id for one in days if one is not None}) > 1
    assert puzzle_of_day("2030-01-01", ()) is None


def test_the_answer_solves_it_and_nothing_is_kept(server: Running) -> None:
    address, info = first(server)
    answer = server.browser().get(f"{address}/answer")["actions"]
    assert server.browser().post(f"{address}/try", {"actions": answer})["solved"] is True
    assert server.browser().post(f"{address}/try", {"actions": []})["solved"] is False
    assert server.browser().get(address) == info


def test_steps_are_tried_previewed_and_refused_as_at_a_table(server: Running) -> None:
    address, info = first(server)
    legal = info["start"]["legal"]
    assert legal
    seen = server.browser().get(f"{address}/previews", action=[legal[0]])
    assert str(legal[0]) in seen
    assert server.browser().get(f"{address}/why", action=legal[0]) == {"clause": None}
    impossible = next(n for n in range(1000) if n not in legal)
    assert server.browser().get(f"{address}/why", action=impossible)["clause"]
    tried = server.browser().post(f"{address}/try", {"actions": [impossible]})
    assert tried["solved"] is False
    assert tried["tried"]["broken"]["action"] == impossible


def test_unknown_puzzles_are_not_found(server: Running) -> None:
    assert server.browser().get("/api/puzzles/nothing/00000000", expect=404)
    game = first(server)[1]["puzzle"]["game"]
    assert server.browser().get(f"/api/puzzles/{game}/00000000", expect=404)["code"] == "no_puzzle"

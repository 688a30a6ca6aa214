"""Hints for those who may have them, from what their seat knows; and games gone through after their end."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from drakes.bots.workers import COLD, LATE, Answer
from drakes.play.entries import Act, End, decode
from drakes.play.verify import verify
from drakes.server import advice_at_tables
from drakes.server.settings import Rate
from tests.server.running import Browser, QuickBots, Running, generous

Start = Callable[..., Running]


def turn_of(page: Browser, table: str, seat: int = 0) -> Any:
    with page.live(table=table, seat=seat, since=0) as live:
        return live.turn(seat)


def play_out(page: Browser, table: str, *seats: int) -> Any:
    """Let seats play to the end, the first legal action each time."""
    with page.live(table=table, seat=seats[0], since=0) as live:
        while True:
            said = live.wait(lambda said: "to_move" in said and (set(said["to_move"]) & set(seats) or said["places"]))
            if said["status"] == "over":
                return said
            frame = page.frame(table, said["to_move"][0])
            if frame["legal"]:
                page.act(table, frame)


def reviewed(page: Browser, table: str) -> Any:
    """A review once it is done: it is asked for again and again, as a page does."""
    found = page.post(f"/api/tables/{table}/review")
    while not found["done"]:
        time.sleep(0.05)
        found = page.get(f"/api/tables/{table}/review")
    return found


def test_a_seat_against_bots_gets_three_legal_lines_and_how_everybody_stands(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    frame = turn_of(anna, table)
    assert anna.get(f"/api/tables/{table}")["hints"] is True
    found = anna.get(f"/api/tables/{table}/hint", seat=0)
    assert found["version"] == frame["version"]
    assert len(found["lines"]) == min(3, len(frame["legal"]))
    assert {line["action"] for line in found["lines"]} <= set(frame["legal"])
    assert sum(found["outlook"]) == pytest.approx(1, abs=0.01)
    assert anna.get(f"/api/tables/{table}/hint", seat=0) == found


def test_a_hint_after_the_steps_of_a_draft_is_about_what_may_follow_them(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", game="dragon_market")
    while True:
        frame = turn_of(anna, table)
        quiet = next((n for n in frame["legal"] if is_quiet(anna, table, n)), None)
        if quiet is not None:
            break
        anna.act(table, frame)
    after = anna.post(f"/api/tables/{table}/try", {"seat": 0, "actions": [quiet]})
    found = anna.get(f"/api/tables/{table}/hint", seat=0, after=[quiet])
    assert {line["action"] for line in found["lines"]} <= set(after["legal"])


def is_quiet(page: Browser, table: str, action: int) -> bool:
    asked = {"seat": 0, "actions": [action]}
    return bool(page.post(f"/api/tables/{table}/try", asked)["stops"] == "")


def test_among_people_there_are_hints_only_if_the_host_allowed_them(server: Running) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    for allowed in (False, True):
        given = anna.open_with("me", "open", "random", hints=allowed)
        table = given["id"]
        ben.post(f"/api/tables/{table}/claim", {"invite": given["invites"][0]["token"], "name": "Ben"})
        assert anna.get(f"/api/tables/{table}")["hints"] is allowed
        mover = anna.frame(table)["to_move"][0]
        if mover == 2:
            mover = turn_of(anna, table)["to_move"][0]
        page = (anna, ben)[mover]
        answer = page.client.get(f"/api/tables/{table}/hint", params={"seat": mover})
        assert answer.status_code == (200 if allowed else 403)
        assert allowed or answer.json()["code"] == "no_hints"


def test_one_person_in_all_seats_may_ask_for_hints(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "me", "me")
    mover = anna.frame(table)["to_move"][0]
    assert anna.get(f"/api/tables/{table}/hint", seat=mover)["lines"]


def test_who_does_not_hold_the_seat_or_is_not_to_move_gets_no_hint(server: Running) -> None:
    anna, eve = server.browser("Anna"), server.browser("Eve")
    table, with_bots = anna.open("me", "me", "me"), anna.open("me", "random", "random")
    turn = anna.frame(table)["to_move"][0]
    other = (turn + 1) % 3
    path = f"/api/tables/{table}/hint"
    assert eve.get(path, 403, seat=turn)["code"] == "not_your_seat"
    assert server.browser().get(path, 401, seat=0)["code"] == "no_session"
    assert anna.get(path, 409, seat=other)["code"] == "not_your_turn"
    assert anna.get(path, 400)["code"] == "bad_request"
    assert anna.get(f"/api/tables/{with_bots}/hint", 403, seat=2)["code"] == "not_your_seat"


def test_a_step_that_is_not_possible_is_refused_as_it_is_when_tried(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    frame = turn_of(anna, table)
    impossible = next(n for n in range(1000) if n not in frame["legal"])
    refused = anna.get(f"/api/tables/{table}/hint", 422, seat=0, after=[impossible])
    assert refused["code"] == "illegal"
    assert refused["clause"]


class Tired(QuickBots):
    """Advisers that do not answer, for one reason or another."""

    why = LATE

    async def advise(self, *arguments: Any) -> Any:
        return Answer(None, self.why)


class Compiling(Tired):
    """Advisers that are not ready."""

    why = COLD


@pytest.mark.parametrize(("advisers", "code"), [(Tired, "no_advice"), (Compiling, "advice_cold")])
def test_an_adviser_that_does_not_answer_is_503_and_says_when_to_ask_again(
    start: Start, advisers: type[Tired], code: str
) -> None:
    anna = start(choosers=advisers).browser("Anna")
    table = anna.open("me", "random", "random")
    turn_of(anna, table)
    answer = anna.client.get(f"/api/tables/{table}/hint", params={"seat": 0})
    assert answer.status_code == 503
    assert answer.json()["code"] == code
    assert int(answer.headers["retry-after"]) >= 1


def test_hints_are_counted(start: Start, tmp_path: Any) -> None:
    settings = generous(f"sqlite:///{tmp_path}/few.db")
    rates = settings.rates | {"hint": Rate(2, 0.001)}
    anna = start(generous(settings.database, rates=rates)).browser("Anna")
    table = anna.open("me", "random", "random")
    turn_of(anna, table)
    path = f"/api/tables/{table}/hint"
    codes = [anna.client.get(path, params={"seat": 0}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


# After the end


def test_a_game_is_gone_through_once_for_all_who_ask(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    assert anna.post(f"/api/tables/{table}/review", expect=409)["code"] == "not_over"
    over = play_out(anna, table, 0)
    assert anna.get(f"/api/tables/{table}/review", 404)["code"] == "no_review"
    found = reviewed(anna, table)
    assert found["measure"] == "chance"
    assert found["looked"] == found["total"] > len(found["points"]) > 5
    for point in found["points"]:
        then = anna.get(f"/api/tables/{table}/at/{point['version']}")
        assert then["to_move"] == [point["seat"]]
        assert sum(point["outlook"]) == pytest.approx(1, abs=0.01)
        assert (point["remark"] is not None) >= (point["lost"] > 0)
    costs = {point["version"]: point["lost"] for point in found["points"]}
    turning = [costs[version] for version in found["turning"]]
    assert turning == sorted(turning, reverse=True)
    assert turning[0] == max(costs.values())
    for seat in range(3):
        own = [point for point in found["points"] if point["seat"] == seat and point["version"] in found["turning"]]
        assert 1 <= len(own) <= 3
    assert server.browser("Eve").post(f"/api/tables/{table}/review") == found
    assert over["version"] > max(costs)


def test_a_review_is_kept_with_its_table_and_told_again_after_a_restart(start: Start, tmp_path: Any) -> None:
    settings = generous(f"sqlite:///{tmp_path}/kept.db")
    first = start(settings)
    anna = first.browser("Anna")
    table = anna.open("me", "random", "random", spectators="open")
    play_out(anna, table, 0)
    found = reviewed(anna, table)
    first.stop()
    again = start(settings, choosers=Silent)
    assert again.browser("Eve").post(f"/api/tables/{table}/review") == found


class Silent(QuickBots):
    """Advisers that must not be asked."""

    async def judge(self, *arguments: Any) -> Any:
        raise AssertionError("what was found before is kept")


def test_both_lines_of_a_turning_point_are_shown_step_by_step_as_the_looker_saw_the_table(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    play_out(anna, table, 0)
    found = reviewed(anna, table)
    version = next(point["version"] for point in found["points"] if point["seat"] == 0 and point["lost"])
    point = next(one for one in found["points"] if one["version"] == version)
    lines = anna.get(f"/api/tables/{table}/review/{version}")
    assert [step["action"] for step in lines["played"]] == point["played"]
    assert [step["action"] for step in lines["better"]] == point["better"]
    assert lines["better"][0]["events"]
    before = anna.get(f"/api/tables/{table}/at/{version}", seat=0)["view"]
    assert lines["better"][0]["view"].keys() == before.keys()
    assert lines["better"][0]["view"] != before
    last = found["points"][-1]["version"] + 1
    assert anna.get(f"/api/tables/{table}/review/{last}", 404)["code"] == "no_review"
    stranger = server.browser("Eve").get(f"/api/tables/{table}/review/{version}")
    assert "hand" not in stranger["better"][0]["view"] or not stranger["better"][0]["view"]["hand"]


def test_whether_hints_are_ready_is_told_to_those_who_may_look(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random", spectators="none")
    path = f"/api/tables/{table}/hint/ready"
    assert anna.get(path) == {"ready": True, "gone": 0.0, "of": 0.0}
    assert server.browser("Eve").get(path, 404)["code"] == "no_table"
    assert server.browser().get(path, 401)["code"] == "no_session"


def test_where_nobody_may_look_only_the_seats_see_how_the_game_went(server: Running) -> None:
    anna, eve = server.browser("Anna"), server.browser("Eve")
    table = anna.open("me", "random", "random", spectators="none")
    play_out(anna, table, 0)
    assert reviewed(anna, table)["points"]
    assert eve.post(f"/api/tables/{table}/review", expect=404)["code"] == "no_table"
    assert eve.get(f"/api/tables/{table}/review", 404)["code"] == "no_table"
    assert server.browser().post(f"/api/tables/{table}/review", expect=401)["code"] == "no_session"


class Slow(QuickBots):
    """Advisers that are compiled first, answer once, and then not at all."""

    answers = 0

    async def judge(self, *arguments: Any) -> Any:
        Slow.answers += 1
        if Slow.answers in (1, 2):
            return Answer(None, COLD)
        if Slow.answers > 4:
            await asyncio.Event().wait()
        return await super().judge(*arguments)


def test_a_review_waits_for_what_is_compiled_and_tells_how_far_it_has_come(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice_at_tables, "COLD_SECONDS", 0.01)
    Slow.answers = 0
    anna = start(choosers=Slow).browser("Anna")
    table = anna.open("me", "random", "random")
    play_out(anna, table, 0)
    found = anna.post(f"/api/tables/{table}/review")
    while found["looked"] < 2:
        time.sleep(0.02)
        found = anna.get(f"/api/tables/{table}/review")
    assert found["done"] is False
    assert found["total"] > 2


# Playing on from a position


def over_table(page: Browser) -> tuple[str, Any]:
    """A table that is over, and its last frame."""
    table = page.open("me", "random", "random")
    return table, play_out(page, table, 0)


def test_one_plays_on_from_a_position_in_all_seats(server: Running) -> None:
    anna = server.browser("Anna")
    table, _ = over_table(anna)
    versions = [point["version"] for point in reviewed(anna, table)["points"]]
    version = versions[len(versions) // 2]
    then = anna.get(f"/api/tables/{table}/at/{version}", seat=0)
    given = anna.post(f"/api/tables/{table}/branch", {"version": version})
    branch = given["id"]
    frame = anna.frame(branch)
    assert frame["view"] == then["view"]
    assert frame["to_move"] == then["to_move"]
    assert anna.get(f"/api/tables/{branch}")["mine"] == [0, 1, 2]
    assert [code["seat"] for code in given["recovery"]] == [0, 1, 2]
    assert anna.get(f"/api/tables/{branch}/hint", seat=frame["to_move"][0])["lines"]
    assert play_out(anna, branch, 0, 1, 2)["places"]
    entries = [decode(line.encode()) for line in anna.client.get(f"/api/tables/{branch}/export").text.splitlines()]
    end = entries[-1]
    assert isinstance(end, End)
    assert verify(entries, bytes.fromhex(end.key)) == []
    draws = [n for n, entry in enumerate(entries) if isinstance(entry, Act) and entry.nature]
    last = entries[draws[-1]]
    assert isinstance(last, Act)
    number, action = last.nature[0]
    entries[draws[-1]] = msgspec.structs.replace(last, nature=((number + 1, action), *last.nature[1:]))
    assert verify(entries, bytes.fromhex(end.key)), "what was drawn at the new table is checked"


def test_bots_play_on_where_they_played(server: Running) -> None:
    anna, eve = server.browser("Anna"), server.browser("Eve")
    table, _ = over_table(anna)
    first = next(move["version"] for move in anna.frame(table)["moves"] if move["kind"] == "deal")
    given = eve.post(f"/api/tables/{table}/branch", {"version": first, "bots": True})
    assert eve.get(f"/api/tables/{given['id']}")["mine"] == [0]
    assert [seat["who"] for seat in eve.frame(given["id"])["seats"]] == ["person", "random", "random"]
    assert play_out(eve, given["id"], 0)["places"]


def test_nobody_plays_on_from_a_game_that_is_not_over_or_from_its_end(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    assert anna.post(f"/api/tables/{table}/branch", {"version": 5}, expect=409)["code"] == "not_over"
    over = play_out(anna, table, 0)
    path = f"/api/tables/{table}/branch"
    assert anna.post(path, {"version": over["version"]}, expect=409)["code"] == "no_turn"
    assert anna.post(path, {"version": 2}, expect=409)["code"] == "no_turn"
    assert anna.post(path, {"version": over["version"] + 1}, expect=404)["code"] == "no_version"
    assert server.browser().post(path, {"version": 5}, expect=401)["code"] == "no_session"

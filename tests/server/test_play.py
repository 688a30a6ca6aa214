"""Playing through the API: the gate, its order, its answers."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import Browser, Running

Start = Callable[..., Running]


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def to_move(page: Browser, table: str, seat: int = 0) -> Any:
    """The frame in which a seat is to move."""
    with page.live(table=table, seat=seat) as live:
        return live.turn(seat)


def test_a_guest_plays_against_bots_to_the_end(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    with anna.live(table=table, seat=0) as live:
        while (frame := live.turn(0))["status"] != "over":
            anna.act(table, frame)
    assert sorted(frame["places"])[0] == 1
    assert frame["fair"]["key"]


def test_an_action_is_accepted_as_number_notation_and_structure(anna: Browser) -> None:
    game = anna.get("/api/games/sitting_ducks")
    kinds = {kind["kind"]: kind for kind in game["actions"]}
    for form in ("number", "text", "structure"):
        table = anna.open("me", "me", "me")
        seat = anna.frame(table)["to_move"][0]
        frame = anna.frame(table, seat)
        number = frame["legal"][0]
        kind = max((one for one in kinds.values() if one["first"] <= number), key=lambda one: one["first"])
        labels, rest = {}, number - kind["first"]
        for argument in reversed(kind["arguments"]):
            rest, value = divmod(rest, len(argument["labels"]))
            labels[argument["name"]] = argument["labels"][value]
        names = [argument["name"] for argument in kind["arguments"]]
        text = " ".join([kind["kind"], *(labels[name] for name in names)])
        action = {"number": number, "text": text, "structure": {"kind": kind["kind"], "arguments": labels}}[form]
        assert anna.act(table, frame, action)["version"] > frame["version"]


def test_strangers_and_others_cannot_act_in_a_seat(server: Running, anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    frame = to_move(anna, table)
    assert server.browser().act(table, frame, expect=401)["code"] == "no_session"
    assert server.browser("Ben").act(table, frame, expect=403)["code"] == "not_your_seat"
    assert anna.act(table, {**frame, "seat": 1}, expect=403)["code"] == "not_your_seat"
    assert anna.frame(table)["version"] == frame["version"]


def test_the_turn_comes_before_the_version_and_the_version_before_the_rules(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    first = anna.frame(table)
    mover = first["to_move"][0]
    mine, other = anna.frame(table, mover), anna.frame(table, (mover + 1) % 3)
    impossible = max(set(range(60)) - set(mine["legal"]))
    assert anna.act(table, {**other, "version": 1}, impossible, expect=409)["code"] == "not_your_turn"
    assert anna.act(table, {**mine, "version": 1}, impossible, expect=409)["code"] == "stale"
    refused = anna.act(table, mine, impossible, expect=422)
    assert refused["code"] == "illegal"
    assert refused["clause"].startswith("SD-")


def test_the_same_key_gives_the_old_answer_also_after_a_restart(start: Start) -> None:
    first = start()
    anna = first.browser("Anna")
    table = anna.open("me", "me", "me")
    frame = anna.frame(table, anna.frame(table)["to_move"][0])
    done = anna.act(table, frame, key="the-same-key")
    assert anna.act(table, frame, key="the-same-key") == done
    version = anna.frame(table)["version"]
    assert done == {"version": version}
    first.stop()
    again = start(first.settings)
    page = again.browser()
    page.client.cookies = anna.client.cookies
    assert page.act(table, frame, key="the-same-key") == done
    assert page.frame(table)["version"] == version


def test_somebody_elses_key_is_not_ones_own(server: Running) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    opened = anna.open_with("me", "open", "random")
    ben.post(f"/api/tables/{opened['id']}/claim", {"name": "Ben", "invite": opened["invites"][0]["token"]})
    key = "one-key-for-both"
    assert anna.post(f"/api/tables/{opened['id']}/stand-in", {"seat": 0, "key": key})
    before = ben.frame(opened["id"], 1)["version"]
    done = ben.post(f"/api/tables/{opened['id']}/stand-in", {"seat": 1, "key": key})
    assert done["version"] > before


def test_several_actions_are_done_all_or_not_at_all(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    frame = anna.frame(table, anna.frame(table)["to_move"][0])
    body = {"seat": frame["seat"], "version": frame["version"], "key": "nine-steps", "actions": frame["legal"][:1] * 9}
    refused = anna.client.post(f"/api/tables/{table}/act", json=body)
    assert refused.status_code in (409, 422), "no seat can do the same nine times in a turn"
    assert anna.frame(table)["version"] == frame["version"]


def test_a_frame_tells_only_what_came_since(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    before = anna.frame(table)
    seat = before["to_move"][0]
    anna.act(table, anna.frame(table, seat))
    after = anna.frame(table, seat, since=before["version"])
    assert [move["version"] for move in after["moves"]] == [before["version"] + 1]
    assert anna.get(f"/api/tables/{table}/at/{before['version']}", seat=0)["view"] == before["view"]


def test_trying_shows_what_would_happen_and_changes_nothing(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    frame = to_move(anna, table)
    body = {"seat": 0, "actions": frame["legal"][:1]}
    assert anna.post(f"/api/tables/{table}/try", body)["valid"] == 1
    found = anna.get(f"/api/tables/{table}/previews", seat=0, action=frame["legal"][:3])
    assert set(found) == {str(action) for action in frame["legal"][:3]}
    assert anna.get(f"/api/tables/{table}/why", seat=0, action=str(frame["legal"][0])) == {"clause": None}
    assert anna.frame(table)["version"] == frame["version"]


def test_previews_and_reasons_can_be_asked_for_after_the_steps_of_a_draft(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    frame = to_move(anna, table)
    asked = {"seat": 0}
    for action in frame["legal"]:
        tried = anna.post(f"/api/tables/{table}/try", {**asked, "actions": [action]})
        if tried["stops"]:
            code = anna.get(f"/api/tables/{table}/previews", expect=409, seat=0, after=action, action=0)["code"]
            assert code == "interrupted"
            continue
        shown = anna.get(f"/api/tables/{table}/previews", seat=0, after=action, action=tried["legal"][:2])
        assert set(shown) == {str(then) for then in tried["legal"][:2]}
        then = anna.get(f"/api/tables/{table}/why", seat=0, after=action, action=str(tried["legal"][0]))
        assert then == {"clause": None}


def test_a_newcomer_is_told_what_can_be_done_and_nobody_elses_turn_is_spoken_of(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    frame = to_move(anna, table)
    told = anna.get(f"/api/tables/{table}/guide", seat=0)["guidance"]
    assert told["goal"]["name"] == "goal"
    assert {action for row in told["possible"] for action in row["actions"]} == set(frame["legal"])
    assert anna.get(f"/api/tables/{table}/guide", expect=403, seat=1)["code"]


def test_a_warning_comes_instead_of_a_fatal_step_only_where_it_is_asked_for(anna: Browser) -> None:
    table = anna.open("me", "random", game="duck_dealer")
    frame = to_move(anna, table)
    steps = ["gear navigator", "gear builder", "gear merchant"]
    body = {"seat": 0, "version": frame["version"], "actions": steps}
    warned = anna.post(f"/api/tables/{table}/step", {**body, "key": "fatal-step-1", "warn": True})
    assert (warned["warning"]["name"], warned["tried"], warned["done"]) == ("no_hold", None, None)
    assert anna.frame(table)["view"]["seats"][0]["filled"] == 0
    done = anna.post(f"/api/tables/{table}/step", {**body, "key": "fatal-step-2"})
    assert (done["warning"], done["done"] is not None) == (None, True)
    assert anna.frame(table)["view"]["seats"][0]["filled"] == 3


def test_plans_are_kept_for_their_seat_alone(server: Running, anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    to_move(anna, table)
    path = f"/api/tables/{table}/plans"
    kept = anna.client.put(f"{path}/first", params={"seat": 0}, json={"base": 5, "actions": [1, 2]})
    assert kept.status_code == 200
    assert anna.get(path, seat=0) == [{"name": "first", "base": 5, "actions": [1, 2]}]
    assert server.browser("Ben").get(path, expect=403, seat=0)["code"] == "not_your_seat"
    assert anna.client.delete(f"{path}/first", params={"seat": 0}).status_code == 204
    assert anna.get(f"{path}/first", expect=404, seat=0)["code"] == "no_plan"


def test_a_bot_stands_in_until_the_player_returns(anna: Browser) -> None:
    table = anna.open("me", "me", "random")
    anna.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "random", "key": "away-away"})
    assert anna.frame(table)["seats"][0]["stand_in"] == "random"
    by: set[str] = set()
    with anna.live(table=table, seat=1) as live:
        while not by:
            anna.act(table, live.turn(1))
            by = {move["by"] for move in anna.frame(table, 1)["moves"] if move["kind"] == "act" and move["seat"] == 0}
        live.turn(1)
    assert by == {"stand-in"}
    anna.post(f"/api/tables/{table}/return", {"seat": 0, "key": "back-back"})
    assert anna.frame(table)["seats"][0]["stand_in"] is None


def test_an_unknown_bot_cannot_stand_in(anna: Browser) -> None:
    table = anna.open("me", "me", "random")
    body = {"seat": 0, "bot": "nobody", "key": "away-away"}
    assert anna.post(f"/api/tables/{table}/stand-in", body, expect=400)["code"] == "no_bot"


def test_persons_ask_one_another_for_a_pause(server: Running, anna: Browser) -> None:
    ben = server.browser("Ben")
    opened = anna.open_with("me", "open", "random")
    table = opened["id"]
    ben.post(f"/api/tables/{table}/claim", {"name": "Ben", "invite": opened["invites"][0]["token"]})
    anna.post(f"/api/tables/{table}/ask", {"seat": 0, "about": "pause", "key": "ask-pause"})
    assert ben.frame(table, 1)["asks"][0]["waiting"] == [1]
    ben.post(f"/api/tables/{table}/answer", {"seat": 1, "yes": True, "key": "yes-pause"})
    assert anna.frame(table)["status"] == "paused"


def test_who_resigns_is_played_on_by_a_bot_and_is_last(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    anna.post(f"/api/tables/{table}/resign", {"seat": 0, "key": "i-give-up"})
    with anna.live(table=table, seat=0) as live:
        frame = live.wait(lambda said: said.get("status") == "over")
    assert frame["places"][0] == 3


def test_the_record_of_a_running_table_is_what_the_seat_was_told(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    frame = to_move(anna, table)
    text = anna.client.get(f"/api/tables/{table}/export", params={"seat": 0}).text
    assert len(text.splitlines()) == frame["version"] + 1
    assert not any(secret in text for secret in ('"nature"', '"action"', '"position"', '"key"', "box_bytes"))
    anna.post(f"/api/tables/{table}/resign", {"seat": 0, "key": "i-give-up"})
    with anna.live(table=table, seat=0) as live:
        over = live.wait(lambda said: said.get("status") == "over")
    text = anna.client.get(f"/api/tables/{table}/export", params={"seat": 0}).text
    assert len(text.splitlines()) == over["version"]
    assert over["fair"]["key"] in text


def test_a_table_of_bots_alone_plays_itself(anna: Browser) -> None:
    table = anna.open("random", "random", "random")
    with anna.live(table=table) as live:
        assert live.wait(lambda said: said.get("status") == "over")["places"]


def test_a_step_is_tried_until_it_ends_the_draft_and_then_done_once(anna: Browser) -> None:
    table = anna.open("me", "random", game="dragon_market")
    frame = to_move(anna, table)
    path, actions, done = f"/api/tables/{table}/step", list[int](), None
    for n in range(60):
        tried = anna.post(f"/api/tables/{table}/try", {"seat": 0, "actions": actions})
        asked = {
            "seat": 0,
            "version": frame["version"],
            "key": f"step-{n:06d}",
            "actions": [*actions, tried["legal"][-1]],
        }
        stepped = anna.post(path, asked)
        assert (stepped["tried"] is None) != (stepped["done"] is None)
        if stepped["done"] is not None:
            done = asked
            break
        assert anna.frame(table)["version"] == frame["version"]
        assert stepped["tried"] == anna.post(f"/api/tables/{table}/try", {"seat": 0, "actions": asked["actions"]})
        actions = asked["actions"]
    assert done is not None
    acts = [move for move in anna.frame(table)["moves"] if move["kind"] == "act" and move["seat"] == 0]
    assert len([move for move in acts if move["version"] > frame["version"]]) >= len(done["actions"])
    assert anna.post(path, done) == stepped
    assert anna.post(path, {**done, "key": "step-again"}, expect=409)["code"] in ("stale", "not_your_turn")


def test_a_step_that_the_rules_forbid_is_not_done(anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    frame = to_move(anna, table)
    wrong = next(n for n in range(200) if n not in frame["legal"])
    asked = {"seat": 0, "version": frame["version"], "key": "step-wrong", "actions": [wrong]}
    stepped = anna.post(f"/api/tables/{table}/step", asked)
    assert (stepped["done"], stepped["tried"]["broken"]["action"]) == (None, wrong)
    assert anna.frame(table)["version"] == frame["version"]

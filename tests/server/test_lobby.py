"""Tables, seats, invitations, recovery, lists, talk."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from drakes.server.store import Store
from tests.server.running import GAME, Browser, Running

Start = Callable[..., Running]


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def claim(page: Browser, opened: Any, n: int = 0, expect: int | None = None, **more: Any) -> Any:
    """Use the n-th invitation of a table."""
    body = {"name": ("Ben", "Carl")[n], "invite": opened["invites"][n]["token"], **more}
    return page.post(f"/api/tables/{opened['id']}/claim", body, expect)


def test_an_invitation_seats_a_stranger_once_and_gives_them_a_cookie(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "random")
    assert anna.frame(opened["id"])["status"] == "open"
    ben = server.browser()
    assert claim(ben, opened)["seat"] == 1
    assert ben.client.cookies["drakes"]
    assert ben.frame(opened["id"], 1)["status"] == "playing"
    assert claim(server.browser(), opened, expect=409)["code"] == "invite_used"


def test_looking_at_an_invitation_changes_nothing(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "random")
    version = anna.get(f"/api/tables/{opened['id']}")["version"]
    server.browser().client.get(f"/t/{opened['id']}")
    assert anna.get(f"/api/tables/{opened['id']}")["version"] == version
    claim(server.browser(), opened)


def test_an_invitation_is_good_for_its_own_table_only(server: Running, anna: Browser) -> None:
    opened, other = anna.open_with("me", "open", "random"), anna.open_with("me", "open", "random")
    body = {"name": "Ben", "invite": opened["invites"][0]["token"]}
    assert server.browser().post(f"/api/tables/{other['id']}/claim", body, 404)["code"] == "no_invite"


def test_a_listed_table_is_joined_without_an_invitation_and_others_are_not(server: Running, anna: Browser) -> None:
    listed, private = anna.open("me", "open", "random", listed=True), anna.open("me", "open", "random")
    ben = server.browser("Ben")
    shown = {table["id"] for table in ben.get("/api/tables")}
    assert listed in shown
    assert private not in shown
    assert ben.post(f"/api/tables/{private}/claim", {"name": "Ben"}, 403)["code"] == "not_listed"
    assert ben.post(f"/api/tables/{listed}/claim", {"name": "Ben"})["seat"] == 1
    assert listed not in {table["id"] for table in ben.get("/api/tables")}


def test_my_tables_say_where_it_is_my_turn(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    mine = {one["id"]: one for one in anna.get("/api/me/tables")}
    assert mine[table]["mine"] == [0, 1, 2]
    assert mine[table]["my_turn"]


def test_one_session_holds_several_seats_and_sees_from_each(anna: Browser) -> None:
    table = anna.open("me", "me", "random")
    assert anna.get(f"/api/tables/{table}")["mine"] == [0, 1]
    hands = [anna.frame(table, seat)["view"]["seats"][seat]["hand"] for seat in (0, 1)]
    assert all(slot["card"] for hand in hands for slot in hand)


def test_a_recovery_code_gives_a_seat_back_and_ends_the_old_hold(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "me", "me")
    table, code = opened["id"], opened["recovery"][1]["code"]
    other = server.browser()
    with anna.live(table=table, seat=1) as live:
        live.message()
        given = other.post(f"/api/tables/{table}/recover", {"code": code})
        assert given["seat"] == 1
        with pytest.raises(ConnectionClosed):
            live.wait(lambda said: False)
    assert anna.get(f"/api/tables/{table}/frame", 403, seat=1)["code"] == "not_your_seat"
    assert other.frame(table, 1)["moves"][-1]["kind"] == "reissue"
    assert other.post(f"/api/tables/{table}/recover", {"code": code}, 404)["code"] == "no_code"
    assert anna.post(f"/api/tables/{table}/recover", {"code": given["recovery"]})["seat"] == 1


def test_a_new_invitation_to_an_open_seat_voids_the_old_one(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "random")
    invite = anna.post(f"/api/tables/{opened['id']}/seats/1/invite")
    assert claim(server.browser(), opened, expect=404)["code"] == "no_invite"
    body = {"name": "Ben", "invite": invite["token"]}
    assert server.browser().post(f"/api/tables/{opened['id']}/claim", body)["seat"] == 1


def test_a_seat_is_left_before_the_deal_and_not_after_it(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "open")
    ben = server.browser()
    claim(ben, opened)
    ben.post(f"/api/tables/{opened['id']}/leave", {"seat": 1, "key": "i-must-go"})
    assert anna.get(f"/api/tables/{opened['id']}")["seats"][1]["who"] == "open"
    table = anna.open("me", "random", "random")
    assert anna.post(f"/api/tables/{table}/leave", {"seat": 0, "key": "i-must-go"}, 409)["code"] == "already_dealt"


@pytest.mark.parametrize(("spectators", "status"), [("open", 200), ("delayed", 200), ("none", 404)])
def test_spectators_look_where_they_may(server: Running, anna: Browser, spectators: str, status: int) -> None:
    table = anna.open("me", "me", "me", spectators=spectators)
    found = server.browser().get(f"/api/tables/{table}/frame", status)
    assert "legal" not in found or found["legal"] == []
    hidden = not found.get("view") or all(
        slot["card"] is None for seat in found["view"]["seats"] for slot in seat["hand"]
    )
    assert hidden


def test_a_rematch_is_one_table_for_all_and_all_sit_down_themselves(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "random")
    table, ben = opened["id"], server.browser()
    claim(ben, opened)
    assert anna.post(f"/api/tables/{table}/rematch", {"key": "once-more"}, 409)["code"] == "not_over"
    for page, seat in ((anna, 0), (ben, 1)):
        page.post(f"/api/tables/{table}/resign", {"seat": seat, "key": "i-give-up"})
    first = anna.post(f"/api/tables/{table}/rematch", {"key": "once-more"})
    assert anna.get(f"/api/tables/{first['id']}")["status"] == "open"
    second = ben.post(f"/api/tables/{table}/rematch", {"key": "once-more"})
    assert second["id"] == first["id"]
    about = ben.get(f"/api/tables/{first['id']}")
    assert about["status"] == "playing"
    assert len(about["mine"]) == 1
    assert server.browser("Carl").post(f"/api/tables/{table}/rematch", {"key": "once-more"}, 403)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "no_such_game"},
        {"seats": [{"who": "me"}]},
        {"seats": [{"who": "me"}, {"who": "nobody"}, {"who": "random"}]},
        {"options": {"no_such_option": 1}},
        {"variant": "no_such_variant"},
        {"box": "no_such_box"},
        {"box": "../../etc/passwd"},
        {"clock": {"kind": "live", "start_ms": -1}},
        {"clock": {"kind": "live", "start_ms": 10**30}},
        {"unknown": 1},
        {"nonce": "not hexadecimal"},
    ],
    ids=str,
)
def test_a_table_that_makes_no_sense_is_refused(anna: Browser, wrong: dict[str, Any]) -> None:
    body = {"game": GAME, "seats": [{"who": "me"}, {"who": "random"}, {"who": "random"}]} | wrong
    answer = anna.client.post("/api/tables", json=body)
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["sentence"]


def test_what_is_said_reaches_the_seats_and_nobody_else(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "random")
    table, ben = opened["id"], server.browser()
    claim(ben, opened)
    path = f"/api/tables/{table}/chat"
    with ben.live(table=table, seat=1) as live, anna.live(table=table) as spectator:
        said = anna.post(path, {"seat": 0, "phrase": "good-luck", "key": "say-it-once"})
        assert anna.post(path, {"seat": 0, "phrase": "good-luck", "key": "say-it-once"}) == said
        anna.post(path, {"seat": 0, "text": "  Hi\x00 there ", "key": "say-it-twice"})
        heard = [live.wait(lambda said: "chat" in said)["chat"] for _ in range(2)]
        assert [line["phrase"] or line["text"] for line in heard] == ["good-luck", "Hi there"]
        anna.post(f"/api/tables/{table}/stand-in", {"seat": 0, "key": "away-away"})
        seen = [spectator.message() for _ in range(2)]
        assert not any("chat" in message for message in seen)
    assert server.browser().get(path, 401, seat=0)["code"] == "no_session"


def test_a_muted_seat_is_not_heard(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "open")
    table, ben, carl = opened["id"], server.browser(), server.browser()
    claim(ben, opened)
    claim(carl, opened, 1)
    ben.post(f"/api/tables/{table}/mute", {"seat": 1, "whom": 0, "on": True})
    path = f"/api/tables/{table}/chat"
    with ben.live(table=table, seat=1) as live:
        anna.post(path, {"seat": 0, "text": "noise", "key": "noise-noise"})
        carl.post(path, {"seat": 2, "text": "news", "key": "news-news"})
        assert live.wait(lambda said: "chat" in said)["chat"]["text"] == "news"
    assert [line["text"] for line in ben.get(path, seat=1)] == ["news"]
    assert [line["text"] for line in anna.get(path, seat=0)] == ["noise", "news"]


def test_no_token_stands_in_the_database(start: Start) -> None:
    running = start()
    anna = running.browser("Anna")
    opened = anna.open_with("me", "open", "random")
    token = anna.post("/api/me/tokens", {"label": "mine"})["token"]
    secrets = [anna.client.cookies["drakes"], token, opened["invites"][0]["token"], opened["recovery"][0]["code"]]
    running.stop()
    store = Store(running.settings.database)
    with store.database.reading() as connection:
        kept = "".join(connection.connection.iterdump())
    store.close()
    assert [secret for secret in secrets if secret in kept] == []
    assert all(len(secret) >= 43 for secret in secrets)


def test_a_programs_token_works_until_it_is_ended(server: Running, anna: Browser) -> None:
    given = anna.post("/api/me/tokens", {"label": "my bot"})
    program = server.browser(authorization=f"Bearer {given['token']}")
    del program.client.headers["origin"]
    assert program.get("/api/me")["name"] == "Anna"
    assert [token["id"] for token in anna.get("/api/me/tokens")] == [given["id"]]
    assert anna.client.delete(f"/api/me/tokens/{given['id']}").status_code == 204
    assert program.get("/api/me", 401)["code"] == "bad_token"


def test_a_guest_takes_another_name(anna: Browser) -> None:
    before = anna.get("/api/me")
    after = anna.post("/api/me", {"name": " Anne  Marie ", "language": "fr"})
    assert after == {"id": before["id"], "name": "Anne Marie", "language": "fr"}
    assert anna.get("/api/me") == after


def test_a_table_that_is_not_in_use_is_forgotten_and_read_again(start: Start) -> None:
    running = start()
    object.__setattr__(running.settings, "tables_held", 2)
    anna = running.browser("Anna")
    tables = [anna.open("me", "me", "me") for _ in range(5)]
    assert anna.get("/health")["tables"] <= 2
    assert all(anna.frame(table)["status"] == "playing" for table in tables)


def test_a_host_has_so_many_unfinished_tables_and_no_more(start: Start) -> None:
    running = start()
    object.__setattr__(running.settings, "tables_of_one", 2)
    anna = running.browser("Anna")
    first = anna.open("me", "random", "random")
    anna.open("me", "me", "me")
    body = {"game": GAME, "seats": [{"who": "me"}] * 3}
    assert anna.post("/api/tables", body, 409)["code"] == "too_many_tables"
    with anna.live(table=first, seat=0) as live:
        anna.post(f"/api/tables/{first}/resign", {"seat": 0, "key": "i-give-up"})
        live.wait(lambda said: said.get("status") == "over")
    assert anna.post("/api/tables", body)["id"]


def test_of_many_who_use_one_invitation_at_once_one_sits_down(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "open")
    body = {"name": "Ben", "invite": opened["invites"][0]["token"]}
    pages = [server.browser() for _ in range(8)]
    with ThreadPoolExecutor(8) as together:
        claims = [together.submit(page.client.post, f"/api/tables/{opened['id']}/claim", json=body) for page in pages]
    statuses = sorted(done.result().status_code for done in claims)
    assert statuses == [200] + [409] * 7


def test_six_bots_have_six_names(anna: Browser) -> None:
    table = anna.open(*["random"] * 4, "greedy", "me")
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert names == ["random", "random 2", "random 3", "random 4", "greedy", "Anna"]

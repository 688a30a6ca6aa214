"""Attacks on seats and sessions: a host who wants a player's cards, an ended token that listens, a chosen deal."""

import secrets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from drakes.play.fair import pledge_of
from tests.server.running import Browser, Live, Running


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def seated(server: Running, host: Browser, *names: str) -> tuple[str, list[Browser]]:
    """A table of the host and others by invitation, dealt; gives its id and their browsers."""
    opened = host.open_with("me", *["open"] * len(names), *["random"] * (2 - len(names)))
    pages = []
    for name, invite in zip(names, opened["invites"], strict=True):
        pages.append(server.browser(name))
        pages[-1].post(f"/api/tables/{opened['id']}/claim", {"name": name, "invite": invite["token"]})
    return opened["id"], pages


def test_a_host_cannot_take_a_players_seat_and_the_players_code_stays_good(server: Running, anna: Browser) -> None:
    opened = anna.open_with("me", "open", "random")
    ben = server.browser()
    code = ben.post(f"/api/tables/{opened['id']}/claim", {"name": "Ben", "invite": opened["invites"][0]["token"]})[
        "recovery"
    ]
    table = opened["id"]
    assert anna.post(f"/api/tables/{table}/seats/1/invite", expect=409)["code"] == "seat_taken"
    assert anna.post(f"/api/tables/{table}/seats/1/give", expect=403)["code"] == "not_your_seat"
    assert anna.post(f"/api/tables/{table}/ask", {"seat": 0, "about": "seat", "to": 1, "key": "take-it!"}, 409)
    ben.frame(table, 1)
    again = server.browser("Ben")
    assert again.post(f"/api/tables/{table}/recover", {"code": code})["seat"] == 1


def test_a_seat_given_away_shows_no_plans_and_not_to_whoever_saw_another_hand(server: Running, anna: Browser) -> None:
    table, (ben,) = seated(server, anna, "Ben")
    ben.client.put(f"/api/tables/{table}/plans/secret?seat=1", json={"base": 1, "actions": []}).raise_for_status()
    invite = ben.post(f"/api/tables/{table}/seats/1/give")["token"]
    body = {"name": "Zoe", "invite": invite}
    assert anna.post(f"/api/tables/{table}/claim", body, 403)["code"] == "saw_another_hand"
    zoe = server.browser("Zoe")
    assert zoe.post(f"/api/tables/{table}/claim", body)["seat"] == 1
    assert zoe.get(f"/api/tables/{table}/plans", seat=1) == []
    assert ben.get(f"/api/tables/{table}/frame", 403, seat=1)["code"] == "not_your_seat"
    moves = anna.frame(table)["moves"]
    assert [move["facts"]["name"] for move in moves if move["kind"] == "arrive"] == ["Zoe"]


def until_closed(live: Live) -> tuple[list[Any], int | None]:
    """What a socket still says, and the code it is closed with."""
    said = []
    while True:
        try:
            said.append(live.message())
        except ConnectionClosed as closed:
            return said, closed.rcvd.code if closed.rcvd else None


def test_no_frame_comes_after_a_token_was_ended(server: Running, anna: Browser) -> None:
    table = anna.open("me", "random", "random")
    token = anna.post("/api/me/tokens", {"label": "a bot"})
    program = server.browser(authorization=f"Bearer {token['token']}")
    with program.live(table=table, seat=0) as live:
        live.turn(0)
        anna.client.delete(f"/api/me/tokens/{token['id']}").raise_for_status()
        anna.act(table, anna.frame(table))
        said, code = until_closed(live)
    assert not any("view" in message for message in said), "a frame came after the token was ended"
    assert code == 4403


def reveal(page: Browser, table: str, nonce: str, expect: int | None = None) -> Any:
    return page.post(f"/api/tables/{table}/reveal", {"nonce": nonce}, expect)


def test_every_deal_waits_for_the_nonces_of_all_persons_in_a_rematch_too(server: Running, anna: Browser) -> None:
    ben, mine, his = server.browser("Ben"), secrets.token_hex(32), secrets.token_hex(32)
    opened = anna.open_with("me", "open", "random", pledge=pledge_of(mine))
    table = opened["id"]
    assert reveal(anna, table, mine, 409)["code"] == "not_all_seated"
    claim = {"name": "Ben", "invite": opened["invites"][0]["token"], "pledge": pledge_of(his)}
    ben.post(f"/api/tables/{table}/claim", claim)
    assert anna.frame(table)["status"] == "open"
    assert reveal(anna, table, his, 409)["code"] == "bad_nonce"
    reveal(anna, table, mine)
    assert anna.frame(table)["fair"]["waiting"] == [1]
    assert anna.post(f"/api/tables/{table}/waive", {"seat": 1, "by": 0, "key": "no-wait!"}, 409)["code"] == "too_early"
    reveal(ben, table, his)
    assert anna.frame(table)["status"] == "playing"
    for page, seat in ((anna, 0), (ben, 1)):
        page.post(f"/api/tables/{table}/resign", {"seat": seat, "key": "enough-now"})
    again = anna.post(f"/api/tables/{table}/rematch", {"key": "once-more", "pledge": pledge_of(mine)})["id"]
    ben.post(f"/api/tables/{table}/rematch", {"key": "once-more", "pledge": pledge_of(his)})
    assert anna.frame(again, None)["status"] == "open"
    reveal(anna, again, mine)
    reveal(ben, again, his)
    assert anna.frame(again, None)["status"] == "playing"
    assert sorted(anna.frame(again, None)["fair"]["nonces"]) == sorted(["", mine, his])

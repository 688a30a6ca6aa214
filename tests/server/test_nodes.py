"""Several nodes on one PostgreSQL database see each other's moves."""

from collections.abc import Callable

import pytest

from tests.server.running import Browser, Running, generous

Start = Callable[..., Running]


@pytest.fixture
def nodes(start: Start, postgres_url: str) -> tuple[Browser, Browser]:
    """The same player at two nodes."""
    settings = generous(postgres_url)
    one, other = start(settings).browser("Anna"), start(settings).browser()
    other.client.cookies = one.client.cookies
    return one, other


def test_a_move_at_one_node_is_told_at_the_other(nodes: tuple[Browser, Browser]) -> None:
    one, other = nodes
    table = one.open("me", "me", "me")
    with other.live(table=table, seat=0) as there, one.live(table=table, seat=0) as here:
        for page in (one, other, one, one):
            seat = page.frame(table)["to_move"][0]
            done = page.act(table, page.frame(table, seat))
            for live in (there, here):
                assert live.wait(lambda said: said.get("version", 0) >= done["version"])  # noqa: B023
    assert one.frame(table)["view"] == other.frame(table)["view"]


def test_of_two_acts_on_one_version_at_two_nodes_one_is_stale(nodes: tuple[Browser, Browser]) -> None:
    one, other = nodes
    table = one.open("me", "me", "me")
    seat = other.frame(table)["to_move"][0]
    frame = one.frame(table, seat)
    one.act(table, frame, key="the-first-key")
    assert other.act(table, frame, key="another-key", expect=409)["code"] in ("stale", "not_your_turn")
    assert other.act(table, frame, key="the-first-key")["version"] == frame["version"] + 1


def test_what_is_said_at_one_node_is_heard_at_the_other(nodes: tuple[Browser, Browser]) -> None:
    one, other = nodes
    table = one.open("me", "me", "me")
    with other.live(table=table, seat=0) as live, other.live() as mine:
        live.message()
        mine.message()
        one.post(f"/api/tables/{table}/chat", {"seat": 1, "phrase": "hello", "key": "hello-hello"})
        assert live.wait(lambda said: "chat" in said)["chat"]["phrase"] == "hello"
        elsewhere = one.open("me", "me", "me")
        assert mine.wait(lambda said: elsewhere in {row["id"] for row in said["mine"]})


def test_a_seat_recovered_at_one_node_is_lost_at_the_other(nodes: tuple[Browser, Browser], start: Start) -> None:
    one, other = nodes
    opened = one.open_with("me", "me", "me")
    table = opened["id"]
    other.frame(table)
    new = Browser(one.address, {})
    with other.live(table=table, seat=1) as spectator:
        new.post(f"/api/tables/{table}/recover", {"code": opened["recovery"][0]["code"]})
        spectator.wait(lambda said: "reissue" in {move["kind"] for move in said.get("moves", ())})
    other.get(f"/api/tables/{table}/frame", 403, seat=0)
    moved = Browser(other.address, {})
    moved.client.cookies = new.client.cookies
    assert moved.frame(table)["seat"] == 0

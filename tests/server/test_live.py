"""Live updates: who is told what, when, and what becomes of slow clients."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from drakes.server import live_updates
from drakes.server.live_updates import Hub, Socket
from drakes.server.metrics import Metrics
from tests.server.running import Browser, Running


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def test_a_socket_is_told_every_version_once(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    with anna.live(table=table, seat=0) as socket:
        seen = [move["version"] for move in socket.message()["moves"]]
        for _ in range(5):
            frame = anna.frame(table)
            anna.act(table, anna.frame(table, frame["to_move"][0]))
            seen += [move["version"] for move in socket.wait(lambda said: "moves" in said)["moves"]]
    assert seen == list(range(1, len(seen) + 1))


def test_who_comes_back_is_told_what_they_missed(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    with anna.live(table=table, seat=0) as socket:
        told = socket.message()["version"]
    for _ in range(3):
        anna.act(table, anna.frame(table, anna.frame(table)["to_move"][0]))
    with anna.live(table=table, seat=0, since=told) as socket:
        assert [move["version"] for move in socket.message()["moves"]] == [told + 1, told + 2, told + 3]


def test_a_version_from_the_future_is_taken_for_the_present(anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    with anna.live(table=table, seat=0, since=999_999) as socket:
        assert socket.message()["moves"] == []
    assert anna.frame(table, 0, 999_999)["moves"] == []


def test_others_see_who_is_present(server: Running, anna: Browser) -> None:
    table = anna.open("me", "me", "me")
    with anna.live(table=table, seat=0) as socket:
        socket.message()
        with anna.live(table=table, seat=2):
            assert socket.wait(lambda said: "presence" in said)["presence"]["seats"] == [0, 2]
            assert [seat["present"] for seat in anna.frame(table)["seats"]] == [True, False, True]
        assert socket.wait(lambda said: "presence" in said)["presence"]["seats"] == [0]


def test_the_list_of_my_tables_is_told_whenever_one_changes(anna: Browser) -> None:
    with anna.live() as socket:
        assert socket.message() == {"mine": []}
        table = anna.open("me", "me", "me")
        assert [one["id"] for one in socket.message()["mine"]] == [table]
        seat = anna.frame(table)["to_move"][0]
        done = anna.act(table, anna.frame(table, seat))
        assert socket.message()["mine"][0]["version"] == done["version"]


@pytest.mark.parametrize(
    ("query", "status"),
    [({"seat": 1}, 403), ({"seat": -1}, 400), ({"seat": "x"}, 400), ({"since": 10**30}, 400), ({"table": "x"}, 404)],
    ids=str,
)
def test_a_socket_that_may_not_listen_is_refused_with_a_reason(anna: Browser, query: Any, status: int) -> None:
    table = anna.open("me", "random", "random")
    with pytest.raises(InvalidStatus) as refused, anna.live(**{"table": table} | query):
        pass
    assert refused.value.response.status_code == status
    assert json.loads(refused.value.response.body or b"")["sentence"]


def test_a_stranger_has_no_list_of_tables(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused, server.browser().live():
        pass
    assert refused.value.response.status_code == 401


class Client:
    """The far end of a socket: takes messages only while it is let."""

    def __init__(self, takes: bool = True) -> None:
        self.took: list[Any] = []
        self.code: int | None = None
        self.may_take = asyncio.Event()
        self.is_closed = asyncio.Event()
        if takes:
            self.may_take.set()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
            self.is_closed.set()
            return
        await self.may_take.wait()
        self.took.append(message["text"])


def hub_of(versions: list[int]) -> Hub:
    """A hub whose frames are the version that holds when they are made."""

    async def news(socket: Socket) -> bytes | None:
        socket.told = versions[-1]
        return str(versions[-1]).encode()

    return Hub(Metrics(), news)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_slow_client_gets_the_newest_frame_and_holds_up_nobody() -> None:
    async def scene() -> None:
        versions = [1]
        hub, slow, quick = hub_of(versions), Client(takes=False), Client()
        for client in (slow, quick):
            hub.add(Socket(client.send, "p", "table", None, 0, ""))
        await settle()
        for version in range(2, 50):
            versions.append(version)
            hub.publish("table", ())
            await settle()
        slow.may_take.set()
        await settle()
        assert slow.took == ["1", "49"]
        assert quick.took == [str(version) for version in versions]

    asyncio.run(scene())


def test_a_client_that_lets_messages_pile_up_is_disconnected() -> None:
    async def scene() -> None:
        hub, client = hub_of([1]), Client(takes=False)
        socket = Socket(client.send, "p", "table", 0, 0, "")
        hub.add(socket)
        for _ in range(live_updates.QUEUE + 1):
            hub.tell_all([socket], b"{}")
        await client.is_closed.wait()
        assert client.code == live_updates.TOO_SLOW
        assert not socket.messages

    asyncio.run(scene())


def test_a_client_that_takes_too_long_for_one_message_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_updates, "SLOW_SECONDS", 0.01)

    async def scene() -> None:
        hub, client = hub_of([1]), Client(takes=False)
        hub.add(Socket(client.send, "p", "table", 0, 0, ""))
        await client.is_closed.wait()
        assert client.code == live_updates.TOO_SLOW

    asyncio.run(scene())


def test_nothing_is_left_of_sockets_that_have_gone() -> None:
    async def scene() -> None:
        hub, clients = hub_of([1]), [Client() for _ in range(10)]
        sockets = [Socket(client.send, "p", "table" if n % 2 else None, n, 0, "") for n, client in enumerate(clients)]
        for socket in sockets:
            hub.add(socket)
        await settle()
        assert hub.count == hub.count_of("p", "") == hub.count_from("") == 10
        for socket in sockets:
            hub.remove(socket)
        assert hub.count == hub.count_of("p", "") == hub.count_from("") == 0
        assert not hub.has_lists()
        assert hub.sockets_at("table") == ()

    asyncio.run(scene())


def test_a_socket_whose_frame_cannot_be_made_is_closed_so_that_it_comes_back() -> None:
    async def scene() -> None:
        async def news(socket: Socket) -> bytes | None:
            raise ValueError("a mistake")

        hub, client = Hub(Metrics(), news), Client()
        hub.add(Socket(client.send, "p", "table", None, 0, ""))
        await client.is_closed.wait()
        assert client.code == live_updates.GOING_AWAY

    asyncio.run(scene())

"""Live updates: one socket a page, from the server to the client, told what is new and nothing twice.

An idle socket is one task that waits for the client to leave. News mark a socket; a second task then sends until
nothing is left, and ends. The frame is made when it is sent, from the version the client was told last: a slow client
skips what came in between, costs no memory for it, and holds up nobody. Other messages wait in a short queue. A client
that takes longer than `SLOW_SECONDS` for one message, or lets the queue fill up, is disconnected; it comes back with
`since` and misses nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, TypeVar

import msgspec

from drakes.server.messages.live import Presence, PresenceMessage
from drakes.server.metrics import Metrics

LOGGER = logging.getLogger("drakes.server")
SLOW_SECONDS = 20.0
QUEUE = 32
WORDS_FROM_CLIENTS = 20
"""Clients have nothing to say here; one that says more than this is disconnected."""
GOING_AWAY, UNWANTED, NO_LONGER_YOURS, TOO_SLOW = 1001, 1008, 4403, 4408
BANNED, DELETED = 4401, 4404
"""An operator has shut the player out, or has deleted the table."""

Counted = TypeVar("Counted")
Send = Callable[[Any], Awaitable[None]]


class Socket:
    """One connection: where it looks, what it was told, and what waits to be sent."""

    __slots__ = (
        "is_closed",
        "is_marked",
        "messages",
        "network",
        "player",
        "seat",
        "send",
        "sender",
        "session",
        "table",
        "task",
        "told",
    )

    def __init__(
        self,
        send: Send,
        player: str | None,
        table: str | None,
        seat: int | None,
        told: int,
        network: str,
        session: str | None = None,
    ) -> None:
        self.send = send
        self.player = player
        self.session = session
        """The session that opened it, and with which it ends."""
        self.network = network
        self.table = table
        self.seat = seat
        self.told = told
        self.messages: deque[bytes] | None = None
        self.is_marked = False
        self.sender: asyncio.Task[None] | None = None
        self.task = asyncio.current_task()
        """The task that waits for the client to leave."""
        self.is_closed = False


News = Callable[[Socket], Awaitable[bytes | None]]
"""Makes what a marked socket is to be told, and notes in `told` that it was."""


class Hub:
    """All sockets of this process, by table and by player."""

    def __init__(self, metrics: Metrics, news: News) -> None:
        self._metrics = metrics
        self._news = news
        self._at_table: dict[str, set[Socket]] = {}
        self._of_player: dict[str, set[Socket]] = {}
        self._of_one: Counter[tuple[str | None, str]] = Counter()
        """How many each player has, by None and their network those whom nobody knows."""
        self._from_network: Counter[str] = Counter()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many sockets there are."""
        return self._from_network.total()

    def count_of(self, player: str | None, network: str) -> int:
        """How many sockets a player has, or all strangers of a network."""
        return self._of_one[counted_for(player, network)]

    def count_from(self, network: str) -> int:
        """How many sockets come from a network."""
        return self._from_network[network]

    def add(self, socket: Socket) -> None:
        """Begin to tell a socket what happens, the first frame at once."""
        rooms, key = self._room(socket)
        before = self.present(key)
        rooms.setdefault(key, set()).add(socket)
        self._of_one[counted_for(socket.player, socket.network)] += 1
        self._from_network[socket.network] += 1
        self._metrics.sockets.inc()
        self.mark(socket)
        self._say_presence(socket, before)

    def remove(self, socket: Socket) -> None:
        """Forget a socket."""
        rooms, key = self._room(socket)
        before = self.present(key)
        rooms[key].discard(socket)
        if not rooms[key]:
            del rooms[key]
        one_less(self._of_one, counted_for(socket.player, socket.network))
        one_less(self._from_network, socket.network)
        self._metrics.sockets.dec()
        if socket.sender is not None:
            socket.sender.cancel()
        self._say_presence(socket, before)

    def _room(self, socket: Socket) -> tuple[dict[str, set[Socket]], str]:
        if socket.table is not None:
            return self._at_table, socket.table
        return self._of_player, socket.player or ""

    def _say_presence(self, socket: Socket, before: set[int]) -> None:
        if socket.table is not None and self.present(socket.table) != before:
            seats = sorted(self.present(socket.table))
            message = msgspec.json.encode(PresenceMessage(Presence(socket.table, seats)))
            self.tell_all((other for other in self.sockets_at(socket.table) if other is not socket), message)

    def sockets_at(self, table: str) -> tuple[Socket, ...]:
        """Who looks at a table now."""
        return tuple(self._at_table.get(table, ()))

    def present(self, table: str) -> set[int]:
        """The seats whose holders look at their table."""
        return {socket.seat for socket in self._at_table.get(table, ()) if socket.seat is not None}

    def has_lists(self) -> bool:
        """Whether anybody follows the list of their tables."""
        return bool(self._of_player)

    def publish(self, table: str, players: Iterable[str]) -> None:
        """A table has changed: mark who looks at it, and the lists of those who sit there."""
        for socket in self.sockets_at(table):
            self.mark(socket)
        for player in players:
            for socket in tuple(self._of_player.get(player, ())):
                self.mark(socket)

    def tell_all(self, sockets: Iterable[Socket], message: bytes) -> None:
        """Say one thing to several sockets."""
        for socket in tuple(sockets):
            if socket.messages is None:
                socket.messages = deque()
            socket.messages.append(message)
            if len(socket.messages) > QUEUE:
                self._drop(socket)
            else:
                self._wake(socket)

    def mark(self, socket: Socket) -> None:
        """There is news for a socket."""
        socket.is_marked = True
        self._wake(socket)

    def _wake(self, socket: Socket) -> None:
        if socket.sender is None:
            socket.sender = asyncio.get_running_loop().create_task(self._send_all(socket))

    async def _send_all(self, socket: Socket) -> None:
        try:
            async with asyncio.timeout(None) as limit:
                while (message := await self._next(socket)) is not None:
                    limit.reschedule(asyncio.get_running_loop().time() + SLOW_SECONDS)
                    await socket.send({"type": "websocket.send", "text": message.decode()})
                    limit.reschedule(None)
                    self._metrics.frames.inc()
        except TimeoutError:
            self._drop(socket)
        except (OSError, RuntimeError):
            pass  # the client has left; the task that waits for that cleans up
        except Exception:
            LOGGER.exception("a frame could not be made", extra={"table": socket.table})
            self.close(socket, GOING_AWAY)  # it comes back, and is told then
        finally:
            socket.sender = None

    async def _next(self, socket: Socket) -> bytes | None:
        while socket.is_marked and not socket.is_closed:
            socket.is_marked = False
            frame = await self._news(socket)
            if frame is not None:
                return frame
        if socket.messages and not socket.is_closed:
            return socket.messages.popleft()
        socket.messages = None
        return None

    def _drop(self, socket: Socket) -> None:
        """Disconnect a client that is too slow."""
        self._metrics.slow.inc()
        socket.messages = None
        self.close(socket, TOO_SLOW)

    def close_sessions(self, ended: Collection[str]) -> None:
        """End all connections of sessions that have ended: not one more frame is sent there."""
        for rooms in (self._at_table, self._of_player):
            for sockets in tuple(rooms.values()):
                for socket in tuple(sockets):
                    if socket.session in ended:
                        self.close(socket, NO_LONGER_YOURS)

    def close_players(self, shut_out: Collection[str]) -> None:
        """End all connections of players who were shut out."""
        for rooms in (self._at_table, self._of_player):
            for sockets in tuple(rooms.values()):
                for socket in tuple(sockets):
                    if socket.player in shut_out:
                        self.close(socket, BANNED)

    def close_table(self, table: str) -> None:
        """End all connections to a table that is no more."""
        for socket in self.sockets_at(table):
            self.close(socket, DELETED)

    def close(self, socket: Socket, code: int) -> None:
        """End a connection from our side."""
        if not socket.is_closed:
            socket.is_closed = True
            task = asyncio.get_running_loop().create_task(self._end(socket, code))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _end(self, socket: Socket, code: int) -> None:
        """Say goodbye; a client that does not even take that is left."""
        if not await close_socket(socket.send, code) and socket.task is not None:
            socket.task.cancel()

    def close_all(self) -> None:
        """End all connections: the server stops."""
        for rooms in (self._at_table, self._of_player):
            for sockets in tuple(rooms.values()):
                for socket in tuple(sockets):
                    self.close(socket, GOING_AWAY)


def counted_for(player: str | None, network: str) -> tuple[str | None, str]:
    """Whom a socket counts for: its player, wherever they are, or the strangers of its network."""
    return player, "" if player is not None else network


def one_less(counts: Counter[Counted], what: Counted) -> None:
    """Count one less, and forget what is not there any more."""
    counts[what] -= 1
    if not counts[what]:
        del counts[what]


async def close_socket(send: Send, code: int) -> bool:
    """Say goodbye, if anybody is still there; False if it could not be said."""
    try:
        async with asyncio.timeout(1.0):
            await send({"type": "websocket.close", "code": code, "reason": ""})
    except TimeoutError:
        return False
    except (OSError, RuntimeError):
        pass  # gone already
    return True


async def stay(receive: Callable[[], Awaitable[Any]]) -> bool:
    """Wait until the client leaves; False if it must be asked to, for talking."""
    for _ in range(WORDS_FROM_CLIENTS):
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return True
    return False

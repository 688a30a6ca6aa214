"""Live tables of Drakes: four players each, with a socket for each seat.

Every table's players have sessions and an address (of loopback) of their own, as households do, so that the server's
usual limits stand as they are.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load.http import Http
from benchmarks.load.process import HOST

SEATS = 4
AT_ONCE = 20
LONGEST_WAIT = 30.0
"""Seconds after which a table that hears nothing ends the measurement."""


class Seen(msgspec.Struct):
    """The part of a frame that a client under load looks at; a message that is no frame has no version."""

    version: int = 0
    status: str = ""
    to_move: list[int] = []
    legal: list[int] = []


READ = msgspec.json.Decoder(Seen)


def address_of(n: int) -> str:
    """The loopback address from which household `n` comes."""
    return f"127.{n // 62_500 + 1}.{n // 250 % 250 + 1}.{n % 250 + 1}"


async def look(port: int, source: str, table: str, seat: int, token: str) -> ClientConnection:
    """Open the socket of a seat."""
    return await connect(
        f"ws://{HOST}:{port}/api/live?table={table}&seat={seat}",
        additional_headers={"authorization": f"Bearer {token}"},
        local_addr=(source, 0),
        compression=None,
        ping_interval=None,
        max_size=None,
        user_agent_header=None,
    )


class LiveTable:
    """One table, its four players and their sockets; when a game is over, they begin another."""

    def __init__(self, http: Http, port: int, source: str, game: str, tokens: list[str]) -> None:
        self.kind = game
        self._http = http
        self._port = port
        self._source = source
        self._tokens = tokens
        self._chance = random.Random(source)
        self._id = ""
        self._keys = 0
        self._seen = [Seen() for _ in range(SEATS)]
        self._news = asyncio.Event()
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, port: int, n: int, game: str) -> Self:
        """Four players, a table, four sockets."""
        source = address_of(n)
        http = Http(port, source)
        answers = [await http.post("/api/programs", {"name": f"Player {seat}"}) for seat in range(SEATS)]
        table = cls(http, port, source, game, [answer["token"] for answer in answers])
        await table.begin()
        return table

    async def begin(self) -> None:
        """Open a table, sit down, look."""
        await self.leave()
        host, *guests = self._tokens
        asked = {"game": self.kind, "seats": [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)}
        given = await self._http.post("/api/tables", asked, host)
        self._id = given["id"]
        for token, invite in zip(guests, given["invites"], strict=True):
            claim = {"invite": invite["token"], "name": f"Player {invite['seat']}"}
            await self._http.post(f"/api/tables/{self._id}/claim", claim, token)
        self._seen = [Seen() for _ in range(SEATS)]
        looks = [look(self._port, self._source, self._id, seat, token) for seat, token in enumerate(self._tokens)]
        self._sockets = await asyncio.gather(*looks)
        self._readers = [asyncio.create_task(self._read(seat, ws)) for seat, ws in enumerate(self._sockets)]
        await self._until(1)

    async def leave(self) -> None:
        """Close the sockets."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def close(self) -> None:
        """Close everything."""
        await self.leave()
        self._http.close()

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        while True:
            seen = READ.decode(await socket.recv(decode=False))
            if seen.version > self._seen[seat].version:
                self._seen[seat] = seen
                self._news.set()

    async def _until(self, version: int) -> None:
        while min(seen.version for seen in self._seen) < version:
            self._news.clear()
            async with asyncio.timeout(LONGEST_WAIT):
                await self._news.wait()

    async def act(self) -> None:
        """Any legal action of the seat to move."""
        seat = self._seen[0].to_move[0]
        seen = self._seen[seat]
        self._keys += 1
        asked: dict[str, Any] = {"seat": seat, "version": seen.version, "key": f"act-{self._keys:08d}"}
        asked["actions"] = [self._chance.choice(seen.legal)]
        answer = self._http.post(f"/api/tables/{self._id}/act", asked, self._tokens[seat])
        await asyncio.gather(answer, self._until(seen.version + 1))

    async def go_on(self) -> None:
        """Begin another game if this one is over."""
        if self._seen[0].status == "over":
            await self.begin()


async def open_tables(port: int, n: int, games: Sequence[str]) -> list[LiveTable]:
    """So many tables, the games in turn."""
    tables: list[LiveTable] = []
    for first in range(0, n, AT_ONCE):
        several = range(first, min(first + AT_ONCE, n))
        tables += await asyncio.gather(*(LiveTable.open(port, i, games[i % len(games)]) for i in several))
    return tables

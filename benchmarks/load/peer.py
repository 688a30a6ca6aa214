"""boardgame.io's server under the same load: three in a row, two players, over its own socket.io transport.

The package is installed by npm into a temporary folder. Its server keeps matches in
memory, as it does unless told otherwise; nothing has to reach a disk. When a match is over the two players go on to the
next, which was made beforehand, over the same sockets.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load.http import Http
from benchmarks.load.live_tables import LONGEST_WAIT, address_of
from benchmarks.load.process import HOST, Running, free_port, running

GAME = "three-in-a-row"
PACKAGE = "boardgame.io@0.50.2"
PLAYERS = 2
AT_ONCE = 20
SOCKETS = "/socket.io/?EIO=4&transport="
EVENT = f"42/{GAME},"


class Position(msgspec.Struct):
    """The squares."""

    squares: list[str]


class Turn(msgspec.Struct):
    """Whose turn it is, and how it ended."""

    currentPlayer: str  # noqa: N815 (the peer's name)
    gameover: dict[str, Any] | None = None


class State(msgspec.Struct):
    """The part of the peer's state that a client under load looks at."""

    G: Position
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The peer's answer to somebody who comes to a match."""

    state: State


PARTS = msgspec.json.Decoder(list[msgspec.Raw])
STATE, SYNCED = msgspec.json.Decoder(State), msgspec.json.Decoder(Synced)


def is_there() -> bool:
    """Whether this machine can run the peer."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


@contextmanager
def peer_server(folder: Path) -> Iterator[tuple[Running, int]]:
    """Install boardgame.io into the folder and run its server; its lobby listens on a port of its own."""
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), PACKAGE],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    script = shutil.copy(Path(__file__).with_name("peer.cjs"), folder)
    port, lobby = free_port(), free_port()
    command = ["node", str(script), str(port), str(lobby)]
    with running(command, port, f"{SOCKETS}polling", folder / "server.log", cwd=folder) as found:
        yield found, lobby


class Match:
    """A match, its two players and their sockets."""

    kind = "boardgame.io"

    def __init__(self, port: int, lobby: int, n: int) -> None:
        self._port = port
        self._source = address_of(n)
        self._http = Http(lobby, self._source)
        self._chance = random.Random(n)
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._id = ""
        self._credentials: list[str] = []
        self._next: asyncio.Task[tuple[str, list[str]]] | None = None
        self._seen: list[State | None] = [None] * PLAYERS
        self._news = asyncio.Event()

    @classmethod
    async def open(cls, port: int, lobby: int, n: int) -> Self:
        """Two sockets, and a first match."""
        match = cls(port, lobby, n)
        match._sockets = [await match._connect() for _ in range(PLAYERS)]
        match._readers = [asyncio.create_task(match._read(n, ws)) for n, ws in enumerate(match._sockets)]
        match._next = asyncio.create_task(match._make())
        await match._begin()
        return match

    async def _connect(self) -> ClientConnection:
        address = f"ws://{HOST}:{self._port}{SOCKETS}websocket"
        socket = await connect(address, local_addr=(self._source, 0), compression=None, ping_interval=None)
        await socket.recv()
        await socket.send(f"40/{GAME},")
        await socket.recv()
        return socket

    async def _make(self) -> tuple[str, list[str]]:
        """A new match and what lets each player in, by the peer's lobby."""
        made = await self._http.post(f"/games/{GAME}/create", {"numPlayers": PLAYERS})
        path = f"/games/{GAME}/{made['matchID']}/join"
        joins = [{"playerID": str(n), "playerName": f"Player {n}"} for n in range(PLAYERS)]
        return made["matchID"], [(await self._http.post(path, join))["playerCredentials"] for join in joins]

    async def _begin(self) -> None:
        """Go on to the match that was made, and have the next one made."""
        assert self._next is not None
        self._id, self._credentials = await self._next
        self._seen = [None] * PLAYERS
        for n, socket in enumerate(self._sockets):
            await self._say(socket, "sync", self._id, str(n), self._credentials[n], PLAYERS)
        await self._until(0)
        self._next = asyncio.create_task(self._make())

    async def _say(self, socket: ClientConnection, *words: Any) -> None:
        await socket.send(EVENT + json.dumps(words))

    async def _read(self, n: int, socket: ClientConnection) -> None:
        while True:
            message = await socket.recv()
            assert isinstance(message, str)
            if message == "2":
                await socket.send("3")
            elif message.startswith(EVENT):
                self._note(n, PARTS.decode(message[len(EVENT) :]))

    def _note(self, n: int, parts: list[msgspec.Raw]) -> None:
        kind = bytes(parts[0])
        if kind not in (b'"sync"', b'"update"') or bytes(parts[1]) != f'"{self._id}"'.encode():
            return
        state = STATE.decode(parts[2]) if kind == b'"update"' else SYNCED.decode(parts[2]).state
        seen = self._seen[n]
        if seen is None or state.number > seen.number:
            self._seen[n] = state
            self._news.set()

    async def _until(self, number: int) -> None:
        while min(-1 if seen is None else seen.number for seen in self._seen) < number:
            self._news.clear()
            async with asyncio.timeout(LONGEST_WAIT):
                await self._news.wait()

    async def act(self) -> None:
        """A mark in any free square; a match that is over is followed by the next at once."""
        state = self._seen[0]
        assert state is not None
        player = state.ctx.currentPlayer
        square = self._chance.choice([n for n, mark in enumerate(state.G.squares) if not mark])
        n = int(player)
        payload = {"type": "mark", "args": [square], "playerID": player, "credentials": self._credentials[n]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._say(self._sockets[n], "update", action, state.number, self._id, player)
        await self._until(state.number + 1)

    async def go_on(self) -> None:
        """Begin the next match if this one is over."""
        state = self._seen[0]
        if state is not None and state.ctx.gameover is not None:
            await self._begin()

    async def close(self) -> None:
        """Close the sockets."""
        for task in (*self._readers, *([self._next] if self._next else [])):
            task.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        self._http.close()


async def open_matches(port: int, lobby: int, n: int) -> list[Match]:
    """So many matches."""
    matches: list[Match] = []
    for first in range(0, n, AT_ONCE):
        several = range(first, min(first + AT_ONCE, n))
        matches += await asyncio.gather(*(Match.open(port, lobby, i) for i in several))
    return matches

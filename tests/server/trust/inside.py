"""The whole application in this process: requests and sockets without a network, at a time that stands still."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

from litestar import Litestar
from litestar.types import ASGIApp
from sqlalchemy import event

from drakes.server.app import build
from drakes.server.context import Parts
from drakes.server.settings import Settings
from drakes.server.store import Store, Writer
from tests.server.running import QuickBots

START = 1_800_000_000_000
"""A time, in milliseconds."""
HOST = b"localhost"
TIMED = ("sessions.time", "app.time", "app.TIME", "steady_time.TIME")
"""Where the server reads a clock."""


class StoppedTime:
    """Stands in for every clock of the server: it goes on only when it is told."""

    def __init__(self, now: int = START) -> None:
        self.now = now

    def now_ms(self) -> int:
        return self.now

    def not_before(self, ms: int) -> None:
        self.now = max(self.now, ms)

    def monotonic(self) -> float:
        return self.now / 1000


@contextmanager
def stopped_time() -> Iterator[StoppedTime]:
    """The server's time in the hands of a test."""
    time = StoppedTime()
    patches = [patch(f"drakes.server.{clock}", time) for clock in TIMED]
    for one in patches:
        one.start()
    try:
        yield time
    finally:
        for one in patches:
            one.stop()


@contextmanager
def one_thread() -> Iterator[None]:
    """Everything in the order it was asked for, in this thread: what comes when no longer depends on the machine."""

    async def call(function: Any, *arguments: Any, **named: Any) -> Any:
        return function(*arguments, **named)

    async def do(writer: Writer, change: Any) -> Any:
        return writer._store.do(change)

    with patch("asyncio.to_thread", call), patch.object(Writer, "do", do):
        yield


def forget_the_disk(store: Store) -> None:
    """Do not wait for the disk: these tables need to outlive nothing."""
    engine = store.database.engine
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF").close())
    engine.dispose()


@dataclass(frozen=True)
class Answer:
    """All that came back."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Asked:
    """A request: what is sent, and by whom (the token of a session, or nobody)."""

    method: str
    path: str
    token: str | None = None
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None
    raw: bytes | None = None
    headers: tuple[tuple[bytes, bytes], ...] = ()

    def scope(self, kind: str, content: bytes) -> dict[str, Any]:
        headers = [(b"host", HOST), *self.headers]
        if self.token is not None:
            headers.append((b"authorization", b"Bearer " + self.token.encode()))
        if content:
            headers += [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http" if kind == "http" else "ws",
            "path": self.path,
            "raw_path": self.path.encode("utf-8", "surrogatepass"),
            "root_path": "",
            "query_string": urlencode(self.query).encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "extensions": {},
            "state": {},
        }


class Listening:
    """A socket of a page, and all it was sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.is_over = asyncio.Event()
        self.opened = asyncio.Event()
        self.is_first = True

    async def receive(self) -> dict[str, Any]:
        if self.is_first:
            self.is_first = False
            return {"type": "websocket.connect"}
        await self.is_over.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
        else:
            self.heard.append(repr(message))
            self.opened.set()


class Inside:
    """The application, ready to be asked."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Any = app
        self._sockets: list[tuple[Listening, asyncio.Task[None]]] = []

    @property
    def parts(self) -> Parts:
        """What the running server consists of."""
        inner = self._app
        while not isinstance(inner, Litestar):
            inner = inner._app
        parts: Parts = inner.state.parts
        return parts

    async def ask(self, asked: Asked) -> Answer:
        """Send a request and take the whole answer."""
        content = asked.raw if asked.raw is not None else b"" if asked.body is None else json.dumps(asked.body).encode()
        messages: list[Any] = [{"type": "http.request", "body": content, "more_body": False}]
        got: list[Any] = []

        async def receive() -> Any:
            return messages.pop() if messages else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            got.append(message)

        await self._app(asked.scope("http", content), receive, send)
        headers = tuple((bytes(name), bytes(value)) for name, value in got[0]["headers"])
        return Answer(got[0]["status"], headers, b"".join(part.get("body", b"") for part in got[1:]))

    async def listen(self, token: str | None, **query: Any) -> Listening:
        """Open a socket."""
        listening = Listening()
        asked = Asked("GET", "/api/live", token, query)
        task = asyncio.create_task(self._app(asked.scope("websocket", b""), listening.receive, listening.send))
        self._sockets.append((listening, task))
        await listening.opened.wait()
        return listening

    async def leave(self, listening: Listening) -> None:
        """Close a socket."""
        for one, task in tuple(self._sockets):
            if one is listening:
                one.is_over.set()
                await task
                self._sockets.remove((one, task))

    async def all_told(self) -> None:
        """Wait until every socket was sent all there is."""
        hub = self.parts.tables.hub
        rooms = (*hub._at_table.values(), *hub._of_player.values())
        while senders := [socket.sender for room in rooms for socket in room if socket.sender is not None]:
            await asyncio.gather(*senders, return_exceptions=True)

    async def close(self) -> None:
        """Close all sockets."""
        for listening, _ in tuple(self._sockets):
            await self.leave(listening)


@asynccontextmanager
async def inside(settings: Settings) -> AsyncIterator[Inside]:
    """The application started, and stopped at the end."""
    app: Any = build(settings, choosers=QuickBots)
    to_app: asyncio.Queue[Any] = asyncio.Queue()
    from_app: asyncio.Queue[Any] = asyncio.Queue()
    running = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, to_app.get, from_app.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    assert (await from_app.get())["type"] == "lifespan.startup.complete"
    started = Inside(app)
    forget_the_disk(started.parts.tables.store)
    try:
        yield started
    finally:
        await started.close()
        to_app.put_nowait({"type": "lifespan.shutdown"})
        await running

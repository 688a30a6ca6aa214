"""Connections: how much and how slowly somebody may send before the application has heard of it.

Uvicorn keeps a request's header until it is complete, however long that takes. Here its bytes, its lines and its time
are counted, and so is the time in which nothing comes at all. Whoever opens a WebSocket begins with such a header too;
afterwards pings tell whether they are still there.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from drakes.server.settings import RequestLimits

LINGER_SECONDS, LINGER_BYTES = 1.0, 1 << 20
"""How long, and how much, somebody who was refused may go on sending."""


class TooMuch(Exception):  # noqa: N818 (it is an answer, not an accident)
    """A header with more lines or bytes than any browser sends."""


class BoundedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP with bounds on what a client sends, and on how long it takes for it."""

    limits = RequestLimits()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_header_open = self._is_message_open = False
        self._header_bytes = self._header_lines = self._received = self._begun = 0
        self._refusal = HTTPStatus.BAD_REQUEST
        self._is_refused = False

    # What arrives

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Whoever connects sends a request soon."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._must_go_on_within(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._must_go_on_within(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless a message that is not complete has become too long."""
        if self._is_refused:
            self._received += len(data)
            if self._received > LINGER_BYTES:
                self.transport.close()
        if self._is_refused or self.transport.is_closing():
            return
        was_open, begun = self._is_message_open, self._begun
        if not was_open and self._deadline is None:
            self._must_go_on_within(self.limits.header_seconds)
        super().data_received(data)
        # Of a message that began in these bytes after the end of another, only the next ones are counted.
        self._received = 0 if was_open and self._begun > begun else self._received + len(data)
        if self._is_header_open and self._received > self.limits.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._is_message_open and self._received > self.limits.message_bytes:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    # What the parser finds

    def on_message_begin(self) -> None:
        """The first letter of a request."""
        super().on_message_begin()
        self._is_header_open = self._is_message_open = True
        self._header_bytes = self._header_lines = self._received = 0
        self._begun += 1

    def on_url(self, url: bytes) -> None:
        """What is asked for, or a part of it."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the header, or one that comes after a body."""
        self._header_lines += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The application begins; what belongs to the request still comes soon."""
        self._is_header_open = False
        self._must_go_on_within(self.limits.message_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is for us to answer now."""
        self._is_message_open = False
        self._must_go_on_within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on the socket's own protocol looks after the connection."""
        self._must_go_on_within(None)
        super().handle_websocket_upgrade()

    # Refusing

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > self.limits.header_bytes or self._header_lines > self.limits.header_lines:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooMuch  # the parser stops, and uvicorn answers as it does to what cannot be read

    def _must_go_on_within(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """What was to come did not come in time."""
        self._deadline = None
        if self._is_message_open:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, or is too much; not in the middle of another answer."""
        if self._is_refused or self.transport.is_closing():
            return
        self._is_refused, self._is_header_open, self._is_message_open = True, False, False
        self._received = 0
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.close()
            return
        status, said = self._refusal, msg if self._refusal == HTTPStatus.BAD_REQUEST else self._refusal.phrase
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        self.transport.write(f"{head}content-length: {len(said)}\r\nconnection: close\r\n\r\n{said}".encode("ascii"))
        # What still comes is thrown away for a moment: to close on it would take the answer from whoever reads it.
        self.transport.write_eof()
        self._must_go_on_within(LINGER_SECONDS)

    def _refuse(self, status: HTTPStatus) -> None:
        self._refusal = status
        self.send_400_response(status.phrase)


def bounded_http(limits: RequestLimits) -> type[BoundedHttp]:
    """Uvicorn's HTTP with these bounds."""
    return type("BoundedHttp", (BoundedHttp,), {"limits": limits})


class BoundedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket that reads nothing from a client who takes no answers: pings ask for one each."""

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

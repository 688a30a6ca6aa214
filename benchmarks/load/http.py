"""A lean HTTP client: one kept connection, one request at a time, JSON both ways."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from benchmarks.load.process import HOST


class Http:
    """A connection from an address of its own to the server, opened again where the server has hung up meanwhile."""

    def __init__(self, port: int, source: str) -> None:
        self._port = port
        self._source = source
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        """What the server answers; anything but success ends the measurement."""
        sent = msgspec.json.encode(body)
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {HOST}:{self._port}\r\n{bearer}content-type: application/json\r\n"
            f"content-length: {len(sent)}\r\n\r\n"
        )
        try:
            status, answer = await self._send(head.encode() + sent)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()  # the server hung up on an idle connection just as we wrote: once more, on a new one
            status, answer = await self._send(head.encode() + sent)
        if status not in (200, 201):
            raise SystemExit(f"{path}: {status} {answer.decode()}")
        return msgspec.json.decode(answer)

    async def _send(self, request: bytes) -> tuple[int, bytes]:
        reader, writer = await self._connected()
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return int(head.split(b" ", 2)[1]), await reader.readexactly(length)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None or self._reader.at_eof():
            self.close()
            self._reader, self._writer = await asyncio.open_connection(HOST, self._port, local_addr=(self._source, 0))
        return self._reader, self._writer

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

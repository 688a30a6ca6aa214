"""The socket: /api/live. It is plain ASGI, since an idle connection should cost little."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import asgi
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from drakes.core.errors import DrakesError
from drakes.play import limits
from drakes.server.context import Context, Parts, context_of
from drakes.server.faults import Fault, Problem, unknown_table
from drakes.server.live_updates import NO_LONGER_YOURS, UNWANTED, Socket, close_socket, stay

TABLE = re.compile("[a-z2-7]{12}")


@asgi("/api/live", copy_scope=False)
async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell one page what is new, until it leaves."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise Fault(404, "no_page", "This address speaks WebSocket.")
    parts: Parts = scope["litestar_app"].state.parts
    await receive()
    try:
        context = await context_of(parts, scope)
        socket = await admit(context, scope, send)
    except DrakesError as error:
        await refuse(scope, send, error)
        await see_off(receive)
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if not is_still_welcome(parts, socket):
        await close_socket(send, NO_LONGER_YOURS)
        await see_off(receive)
        return
    hub = parts.tables.hub
    hub.add(socket)
    parts.tables.look_after(socket)
    try:
        if not await stay(receive):
            await close_socket(send, UNWANTED)
    except asyncio.CancelledError:
        if not socket.is_closed:
            raise
    finally:
        hub.remove(socket)


async def admit(context: Context, scope: Scope, send: Send) -> Socket:
    """Who may listen to what: one's own seat, a table that has spectators, or the list of one's tables."""
    context.spend("live")
    network = context.network
    asked = {key: values[-1] for key, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
    table = asked.get("table")
    if table is None:
        refuse_too_many(context)
        return Socket(send, context.need_visitor().player.id, None, None, 0, network, context.session)
    if not TABLE.fullmatch(table):
        raise unknown_table()
    seat = whole_number(asked.get("seat"), limits.HIGHEST_SEAT)
    since = whole_number(asked.get("since"), limits.HIGHEST_VERSION) or 0
    async with context.tables.using(table) as live:
        await context.need_looker(live, seat)
    refuse_too_many(context)  # last of all, so that of many at once none slips through
    return Socket(send, context.player, table, seat, since, network, context.session)


def is_still_welcome(parts: Parts, socket: Socket) -> bool:
    """Whether nothing was lost since the socket was admitted: what ends sockets has not known this one yet."""
    live = None if socket.table is None else parts.tables.here(socket.table)
    has_seat = socket.seat is None or live is None or live.holders.get(socket.seat) == socket.player
    return has_seat and socket.player not in parts.sessions.banned and not parts.sessions.has_ended(socket.session)


def refuse_too_many(context: Context) -> None:
    """One player, the strangers of one network, and all of one network hold so many sockets and no more."""
    hub, settings = context.tables.hub, context.parts.settings
    is_too_many = hub.count_of(context.player, context.network) >= settings.sockets_of_one
    if is_too_many or hub.count_from(context.network) >= settings.sockets_of_network or hub.count >= settings.sockets:
        raise Fault(429, "too_many", "Too many connections; close one, or try again in a minute.", retry_after=60)


async def see_off(receive: Receive) -> None:
    """Wait until a refused connection is gone: before that uvicorn takes our leaving for a mistake, and logs it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            await receive()
            await receive()


def whole_number(text: str | None, highest: int) -> int | None:
    """A number from the address, within its bounds; None if there is none."""
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit()) or len(text) > 8 or int(text) > highest:
        raise Fault(400, "bad_number", f"Expected a whole number from 0 to {highest}.")
    return int(text)


async def refuse(scope: Scope, send: Send, error: DrakesError) -> None:
    """Answer the handshake with the fault, where the server can; else close."""
    problem = error.problem if isinstance(error, Fault) else Problem("bad_input", str(error))
    status = error.status if isinstance(error, Fault) else 400
    extensions: Any = scope.get("extensions") or {}
    if "websocket.http.response" not in extensions:
        await send({"type": "websocket.close", "code": UNWANTED, "reason": ""})
        return
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, Fault) and error.retry_after is not None:
        headers.append((b"retry-after", str(error.retry_after).encode()))
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    more: Any = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(more)

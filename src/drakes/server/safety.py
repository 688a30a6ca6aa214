"""Safety: which hosts and origins are served, and the headers of every answer.

A page of another site can make a browser send requests here with our cookie. `SameSite=Lax` stops most of them; the
rest is stopped here: whatever changes something must come from our own origin, and a browser says so in `Origin` or
`Sec-Fetch-Site`. A request with our cookie that says neither is refused. Programs carry a token in `Authorization`,
which no foreign page can set, and need no origin.
"""

from __future__ import annotations

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from drakes.server.faults import Problem

COOKIE = "drakes"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
NEVER_A_PAGE = (b"text/javascript", b"text/css")
OF_PARTS = (b"x-content-type-options", b"cross-origin-resource-policy")
"""The headers that matter for what is only ever part of a page; a page of forty parts is lighter without the others."""


class Safety:
    """Stands before the whole application, pages and sockets included."""

    def __init__(self, app: ASGIApp, names: Iterable[str], secure: bool) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in names)
        self._headers = HEADERS + (((b"strict-transport-security", b"max-age=31536000"),) if secure else ())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve what may be served."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        problem = self._refuse(scope)
        if problem is None:
            await self._app(scope, receive, self._with_headers(send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await refuse_socket(receive, send)
        else:
            await refuse_request(self._with_headers(send), problem)

    def _refuse(self, scope: Scope) -> Problem | None:
        headers = headers_of(scope)
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            return Problem("host", "This server is not reached by that name.")
        is_change = scope["type"] == ScopeType.WEBSOCKET or str(scope.get("method")) not in SAFE_METHODS
        if is_change and not is_same_origin(headers, host):
            return Problem("origin", "This came from a page of another site, and was not done.")
        return None

    def _is_ours(self, host: str) -> bool:
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return "*" in self._names or name in self._names

    def _with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {bytes(name).lower(): bytes(value) for name, value in message.get("headers", ())}
                is_part = given.get(b"content-type", b"").startswith(NEVER_A_PAGE)
                wanted = [pair for pair in self._headers if pair[0] in OF_PARTS or not is_part]
                added = [pair for pair in wanted if pair[0] not in given]
                if b"cache-control" not in given:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        return send_with_headers


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers by their names in lower case; of several of one name the last counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def is_same_origin(headers: dict[str, str], host: str) -> bool:
    """Whether a request that may change something comes from our own page, or from a program."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() in (f"http://{host}", f"https://{host}")
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    return "authorization" in headers or cookie_of(headers) is None


def cookie_of(headers: dict[str, str]) -> str | None:
    """The session's token as the browser keeps it."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def allowed_names(host: str, names: Iterable[str]) -> set[str]:
    """The host names that are ours: loopback, the address listened on, and those given."""
    listened = {f"[{host}]" if ":" in host else host}
    return {*LOOPBACK, *listened, *names} - {"0.0.0.0", "[::]", ""}


async def refuse_request(send: Send, problem: Problem) -> None:
    """403, in the shape of every fault."""
    body = msgspec.json.encode(problem)
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(receive: Receive, send: Send) -> None:
    """Closing before accepting answers the handshake with 403."""
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": ""})

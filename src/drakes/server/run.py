"""Running the server: a free port, uvicorn around the application, and a clean end."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from drakes.core.errors import DrakesError
from drakes.server.app import build
from drakes.server.connections import BoundedSocket, bounded_http
from drakes.server.settings import Settings
from drakes.server.store.one_server import only_server

NEXT_PORTS = 50
"""How many ports after a taken one are tried."""
SECONDS_TO_STOP = 1
BACKLOG = 2048
DEAF_MS = 30_000
MOST_FILES = 65_536
SOCKET_MESSAGE_BYTES = 1024
"""Clients have nothing to say over a socket, so that little room is enough."""


def bind(host: str, port: int, may_move: bool) -> socket.socket:
    """A listening socket on the port, or on the next free one if that is allowed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port + NEXT_PORTS if may_move and port else port
    for candidate in range(port, min(last, 65_535) + 1):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A client that takes nothing any more is dropped by the kernel, together with what waits for it.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_MS)
        try:
            listener.bind((host, candidate))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            reason = error.strerror
        else:
            return listener
    raise DrakesError(f"Nothing can listen on {host}, port {port}: {reason}. Choose another with --host or --port.")


def address_of(listener: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._when_ready()


def make_server(
    settings: Settings, when_ready: Callable[[], None] = lambda: None, trusted: str = "127.0.0.1", **parts: Any
) -> Server:
    """A server that is not running yet; `trusted` are the proxies whose word on a client's address counts."""
    config = uvicorn.Config(
        build(settings, **parts),
        http=bounded_http(settings.requests),
        ws=BoundedSocket,
        limit_concurrency=settings.connections,
        ws_per_message_deflate=False,
        ws_max_size=SOCKET_MESSAGE_BYTES,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=True,
        forwarded_allow_ips=trusted,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        timeout_keep_alive=30,
    )
    return Server(config, when_ready)


def allow_many_files() -> None:
    """Every socket is an open file: take as many as the system lets us."""
    try:
        import resource
    except ImportError:
        return  # a system without such limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


RARELY = (50_000, 20, 1_000)
"""How rarely garbage is looked for: tables and their logs live long, and to walk through all of them holds them up."""


def serve(
    settings: Settings,
    may_move: bool,
    when_ready: Callable[[str], None] = lambda address: None,
    trusted: str = "127.0.0.1",
) -> None:
    """Serve until Ctrl-C; tells the address as soon as it is served."""
    with only_server(settings.database):
        serve_alone(settings, may_move, when_ready, trusted)


def serve_alone(settings: Settings, may_move: bool, when_ready: Callable[[str], None], trusted: str) -> None:
    """Serve, as the only server of its database where there can be but one."""
    allow_many_files()
    listener = bind(settings.host, settings.port, may_move)
    settings = replace(settings, port=listener.getsockname()[1])

    def ready() -> None:
        # What is loaded by now stays. To look through it for garbage would hold all tables up for 50 ms each time.
        gc.freeze()
        gc.set_threshold(*RARELY)
        when_ready(address_of(listener))

    server = make_server(settings, ready, trusted)
    with listener:
        server.run(sockets=[listener])
    if not server.started:
        raise DrakesError("The server could not start; the log says why.")

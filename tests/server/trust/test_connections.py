"""Attacks below the application: headers without an end, letters one by one, connections that say nothing."""

import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from drakes.server.settings import RequestLimits
from tests.server.running import SECONDS, Running, generous

REQUEST = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
ENOUGH = 64 << 20
"""The version before took every byte of it, and more."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits a fifth of a second for what should come."""
    folder = tmp_path_factory.mktemp("quick")
    limits = RequestLimits(header_seconds=0.2, message_seconds=0.2)
    with Running(replace(generous(f"sqlite:///{folder}/drakes.db"), requests=limits)) as running:
        yield running


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=SECONDS) as client:
        yield client


def flood(client: socket.socket, piece: bytes, most: int) -> int:
    """Send a piece again and again until the server no longer takes it; answers how many bytes went out."""
    sent = 0
    try:
        while sent < most:
            sent += client.send(piece)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return sent


def answer(client: socket.socket) -> bytes:
    """All that comes until the server closes."""
    said = b""
    try:
        while piece := client.recv(65_536):
            said += piece
    except ConnectionResetError:
        pass
    return said


def memory() -> int:
    """What this process, and so the server in it, holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize(
    "endless",
    [
        (REQUEST + b"x-long: ", b"a" * 4096),
        (REQUEST, b"x-more: a\r\n"),
        (b"GET /", b"a" * 4096),
    ],
    ids=["value", "lines", "address"],
)
def test_a_header_without_an_end_is_refused(server: Running, endless: tuple[bytes, bytes]) -> None:
    first, piece = endless
    with connected(server) as client:
        client.sendall(first)
        client.sendall(piece * (1 + 2 * RequestLimits().header_bytes // len(piece)))
        assert answer(client).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("piece", [b"x-trailer: a\r\n" * 100, b"x: " + b"a" * 4096], ids=["lines", "value"])
def test_what_comes_after_a_body_has_an_end_too(server: Running, piece: bytes) -> None:
    """The answer may have begun by then: the connection ends, whatever it was."""
    with connected(server) as client:
        client.sendall(REQUEST + b"transfer-encoding: chunked\r\n\r\n0\r\n")
        assert flood(client, piece, ENOUGH) < ENOUGH


@pytest.mark.parametrize("first", [b"x-long: ", b"transfer-encoding: chunked\r\n\r\n0\r\nx-long: "])
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="asks Linux how much memory there is")
def test_a_line_without_an_end_takes_no_memory(server: Running, first: bytes) -> None:
    with connected(server) as client:
        client.sendall(REQUEST + first)
        before = memory()
        sent = flood(client, b"a" * 65_536, ENOUGH)
        assert sent < ENOUGH, "the server takes whatever comes"
        assert memory() - before < ENOUGH / 2


def test_too_many_lines_are_refused_and_a_few_are_not(server: Running) -> None:
    for lines, status in ((90, b"200"), (101, b"431")):
        with connected(server) as client:
            client.sendall(REQUEST + b"x: a\r\n" * lines + b"connection: close\r\n\r\n")
            assert answer(client).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize("first", [b"", b"GET", REQUEST, b"\r\n\r\n"], ids=["nothing", "method", "header", "blank"])
def test_who_does_not_go_on_is_put_off(quick: Running, first: bytes) -> None:
    with connected(quick) as client:
        client.sendall(first)
        assert answer(client)[:13] in (b"", b"HTTP/1.1 408 ")


def test_who_sends_letter_by_letter_gains_no_time(quick: Running) -> None:
    """Each letter comes in time; the header as a whole does not."""
    with connected(quick) as client:
        client.sendall(REQUEST + b"x-slow: ")
        client.settimeout(0.02)
        deadline = time.monotonic() + SECONDS
        said: bytes | None = None
        while said is None and time.monotonic() < deadline:
            client.sendall(b"a")
            try:
                said = client.recv(100)
            except TimeoutError:
                continue
        assert said is not None
        assert said.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_is_not_waited_for(quick: Running) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n"
    with connected(quick) as client:
        client.sendall(head + b'{"name"')
        assert answer(client)[:9] in (b"", b"HTTP/1.1 ")


def test_a_socket_whose_handshake_never_ends_is_put_off(quick: Running) -> None:
    with connected(quick) as client:
        client.sendall(b"GET /api/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n")
        assert answer(client)[:13] in (b"", b"HTTP/1.1 408 ")


def test_a_quiet_page_with_a_socket_stays(start: Callable[..., Running], tmp_path: Path) -> None:
    """The bounds are for what comes before: a socket that says nothing is a page that is looked at."""
    limits = RequestLimits(header_seconds=1.0, message_seconds=1.0)
    anna = start(replace(generous(f"sqlite:///{tmp_path}/drakes.db"), requests=limits)).browser("Anna")
    table = anna.open("me", "random", "random")
    with anna.live(table=table, seat=0) as live:
        frame = live.turn(0)
        time.sleep(1.2)  # longer than anything else may last here
        anna.act(table, frame)
        assert live.wait(lambda said: "view" in said and said["version"] > frame["version"])


def test_answers_come_one_after_another_on_one_connection(server: Running) -> None:
    with connected(server) as client:
        for _ in range(3):
            client.sendall(REQUEST + b"\r\n")
            said = b""
            while not said.endswith(b"}"):
                said += client.recv(65_536)
            assert said.startswith(b"HTTP/1.1 200 ")


def test_pings_without_an_end_fill_no_memory(server: Running) -> None:
    """Each ping asks for an answer; whoever takes none of them is not read from."""
    anna = server.browser("Anna")
    cookie = "; ".join(f"{name}={value}" for name, value in anna.client.cookies.items())
    with connected(server) as client:
        head = (
            f"GET /api/live HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\ncookie: {cookie}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        client.sendall(head.encode())
        assert client.recv(12) == b"HTTP/1.1 101"
        client.settimeout(1.0)
        ping = b"\x89\xfd" + bytes(4) + bytes(125)
        sent = 0
        with suppress(TimeoutError):
            while sent < ENOUGH:
                sent += client.send(ping * 500)
        assert sent < ENOUGH


def test_more_connections_than_there_may_be_are_told_to_come_later(tmp_path: Path) -> None:
    settings = replace(generous(f"sqlite:///{tmp_path}/drakes.db"), connections=3)
    with Running(settings) as running, connected(running), connected(running), connected(running) as last:
        last.sendall(REQUEST + b"\r\n")
        assert re.match(rb"HTTP/1.1 503 ", last.recv(100))

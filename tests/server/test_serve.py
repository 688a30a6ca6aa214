"""The command: it finds a port, says where it is, ends cleanly; and a program plays through it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from drakes.core.errors import DrakesError
from drakes.server.run import address_of, bind
from tests.server.running import GAME, SECONDS, Browser, Running

ROOT = Path(__file__).parent.parent.parent
BOT = ROOT / "examples" / "online_bot.py"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server as its command starts it, and its address."""
    with command("serve", "--port", "0", "--data", str(tmp_path), "--log-json") as (process, address):
        yield process, address


@contextmanager
def command(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command `drakes`, running, and the address it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "drakes.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line
    yield process, found[0].rstrip("/")
    process.kill()
    process.communicate()


def test_ctrl_c_ends_the_server_cleanly(served: tuple[subprocess.Popen[str], str]) -> None:
    process, address = served
    code = f"import urllib.request as r; print(r.urlopen('{address}/health').read())"
    assert "ok" in subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    assert [line["message"] for line in lines] == ["started", "stopped"]


def test_the_bare_command_serves_on_loopback_and_terminating_it_is_clean_too(tmp_path: Path) -> None:
    with command(DRAKES_DATA=str(tmp_path), DRAKES_DATABASE="") as (process, address):
        assert address.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=SECONDS)
        assert process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "drakes.db").exists()


def test_the_log_has_no_secret_in_it(served: tuple[subprocess.Popen[str], str]) -> None:
    process, address = served
    anna = Browser(address, {})
    anna.post("/api/me", {"name": "Anna"})
    opened = anna.open_with("me", "open", "random")
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    Browser(address, {"authorization": "Bearer wrong-token"}).get("/api/me", 401)
    with anna.live(table=opened["id"], seat=0) as live:
        live.message()
    cookie = anna.client.cookies["drakes"]
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=SECONDS)
    secrets = [cookie, token, "wrong-token", opened["invites"][0]["token"], opened["recovery"][0]["code"]]
    assert [secret for secret in secrets if secret in errors] == []


def test_a_taken_port_gets_the_next_one_if_nobody_asked_for_it() -> None:
    with bind("127.0.0.1", 0, may_move=False) as taken:
        port = taken.getsockname()[1]
        with bind("127.0.0.1", port, may_move=True) as other:
            assert port < other.getsockname()[1] <= port + 50
        with pytest.raises(DrakesError, match="--port"):
            bind("127.0.0.1", port, may_move=False)


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")])
def test_the_address_is_one_that_a_browser_can_open(host: str, shown: str) -> None:
    if ":" in host and not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    with bind(host, 0, may_move=False) as listener:
        assert address_of(listener).startswith(f"http://{shown}:")


def test_the_command_does_not_load_the_server_before_it_is_needed() -> None:
    code = "import sys, drakes.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"litestar", "uvicorn", "sqlalchemy", "numpy"} & set(loaded)


def run_bot(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(BOT), *arguments], capture_output=True, text=True, check=False, timeout=120, env=os.environ
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_online_bot_opens_a_table_and_plays_to_the_end(server: Running) -> None:
    assert re.search(r"my place is [1-3]", run_bot(server.address, GAME))


def test_the_online_bot_joins_by_an_invitation(server: Running) -> None:
    anna = server.browser("Anna")
    opened = anna.open_with("random", "open", "random")
    assert "my place is" in run_bot(server.address, opened["id"], opened["invites"][0]["token"])
    assert anna.get(f"/api/tables/{opened['id']}")["status"] == "over"

#!/usr/bin/env python3
"""PostgreSQL for the tests: installs it where that is allowed, and runs one server while somebody holds on to it.

    tools/postgres.py install        install it if it is missing (as root, with apt-get)
    tools/postgres.py hold FOLDER    what `attach` starts; ends when nobody holds FOLDER/held open any more

Whoever attaches keeps a pipe open. The kernel closes it even for a process that was killed, so that the server never
outlives the tests.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ACCOUNT = "postgres"
"""PostgreSQL refuses to run as root; Debian's package brings this account for it."""
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/no-main-cluster.conf")
FASTER = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""A server for tests need not survive a power cut."""
SECONDS_TO_ATTACH = 60
KEEPERS: list[subprocess.Popen[str]] = []
"""Those we started, kept here so that nothing complains of a process that nobody waits for."""


@dataclass
class Attached:
    """A server in use: its address, the pipe that keeps it running, and its keeper's process if we started it."""

    url: str
    pipe: int
    keeper: int | None

    def close(self) -> None:
        """Let go. Nobody waits for the server's end: another user may need it for longer."""
        os.close(self.pipe)


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, the newest if there are several."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda file: float(file.parts[-3]), default=None)
    return newest.parent if newest else None


def may_install() -> bool:
    """Whether this machine lets us install it."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> int:
    """Install PostgreSQL if it is missing, without a server of the system's own."""
    if programs():
        return 0
    if not may_install():
        print("PostgreSQL is not installed and only root can do that: its tests will be skipped.", file=sys.stderr)
        return 0
    print("Installing PostgreSQL for the tests…")
    NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
    NO_CLUSTER.write_text("create_main_cluster = false\n")
    quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
    quiet["env"] = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], **quiet, check=False)
    done = subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], **quiet, check=False)
    if done.returncode or not programs():
        print("Installing PostgreSQL failed: run 'apt-get install postgresql' and try again.", file=sys.stderr)
        return 1
    return 0


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Alone with the folder."""
    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def attach(folder: Path) -> Attached:
    """Use the server of a folder, starting it if nobody has."""
    folder.mkdir(exist_ok=True)
    with locked(folder):
        try:
            pipe, keeper = os.open(folder / "held", os.O_WRONLY | os.O_NONBLOCK), None
        except OSError:
            keeper = start_keeper(folder)
            pipe = os.open(folder / "held", os.O_WRONLY)
        return Attached((folder / "url").read_text(), pipe, keeper)


def start_keeper(folder: Path) -> int:
    """A process that runs the server, out of reach of the keyboard's interrupt."""
    keeper = subprocess.Popen(
        [sys.executable, __file__, "hold", str(folder)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert keeper.stdout is not None
    if keeper.stdout.readline() != "ready\n":
        raise RuntimeError(f"PostgreSQL does not start: {keeper.communicate()[0]}")
    KEEPERS.append(keeper)
    return keeper.pid


def hold(folder: Path) -> None:
    """Run a server until nobody is attached."""
    data = Path(tempfile.mkdtemp(prefix="drakes-postgres-"))
    try:
        (folder / "url").write_text(start_server(data))
        (folder / "held").unlink(missing_ok=True)
        os.mkfifo(folder / "held", 0o600)
        print("ready", flush=True)
        signal.alarm(SECONDS_TO_ATTACH)
        pipe = os.open(folder / "held", os.O_RDONLY)
        signal.alarm(0)
        wait_until_alone(folder, pipe)
    finally:
        stop_server(data)
        shutil.rmtree(data, ignore_errors=True)


def wait_until_alone(folder: Path, pipe: int) -> None:
    """Wait for the end of the pipe; under the lock, so that nobody attaches to a server about to end."""
    while True:
        os.read(pipe, 1)
        with locked(folder):
            poll = select.poll()
            poll.register(pipe)
            if any(what & select.POLLHUP for _, what in poll.poll(0)):
                (folder / "held").unlink()
                return


def start_server(data: Path) -> str:
    """Make a database in a folder of its own and serve it on a free loopback port; answers its address."""
    password = secrets.token_hex(16)
    (data / "password").write_text(password)
    if os.geteuid() == 0:
        for path in (data, data / "password"):
            shutil.chown(path, ACCOUNT, ACCOUNT)
    run("initdb", data, f"--pwfile={data / 'password'}", "--auth=scram-sha-256", "--username=drakes", "--no-sync")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    settings = ("listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", *FASTER)
    options = " ".join(f"-c {setting}" for setting in settings)
    run("pg_ctl", data, "start", "--wait", "--silent", f"--log={data / 'log'}", f"--options={options}")
    return f"postgresql://drakes:{password}@127.0.0.1:{port}/postgres"


def stop_server(data: Path) -> None:
    """Stop the server at once; its data go with it."""
    if (data / "cluster" / "postmaster.pid").exists():
        run("pg_ctl", data, "stop", "--mode=immediate", "--silent")


def run(program: str, data: Path, *arguments: str) -> None:
    """Run one of PostgreSQL's programs on a folder, under an account that is not root."""
    folder = programs()
    assert folder is not None
    account: dict[str, Any] = {"user": ACCOUNT, "group": ACCOUNT, "extra_groups": []} if os.geteuid() == 0 else {}
    command = [str(folder / program), f"--pgdata={data / 'cluster'}", *arguments]
    done = subprocess.run(
        command, cwd=data, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **account
    )
    if done.returncode:
        print(f"{program}: {done.stderr.decode().strip()}")
        raise SystemExit(1)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["install"]:
            sys.exit(install())
        case ["hold", place]:
            hold(Path(place))
        case _:
            sys.exit(__doc__)

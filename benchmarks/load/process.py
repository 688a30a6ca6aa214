"""A server as a process of its own, and what Linux says it has used."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from socket import socket

SECONDS_TO_START = 60.0
LOOK_EVERY = 0.005
HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK")
FILES = 16_384
"""Open files that the server and its client may need: one for each socket, and some."""


@dataclass(frozen=True)
class Running:
    """A server that answers, and how long that took."""

    pid: int
    port: int
    seconds_to_start: float

    def cpu_seconds(self) -> float:
        """Processor time used so far by all of its threads, in user and system mode."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_kb(self) -> int:
        """The memory it holds now (RSS)."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def raise_file_limit() -> None:
    """Let this process and the servers it starts open enough sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, FILES) if hard == resource.RLIM_INFINITY else max(soft, min(hard, FILES))
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def drakes_server(folder: Path) -> Iterator[Running]:
    """`drakes serve` with its usual settings; its tables and its log lie in the folder."""
    port = free_port()
    command = [str(Path(sys.executable).with_name("drakes")), "serve", "--port", str(port), "--data", str(folder)]
    with running(command, port, "/health", folder / "server.log") as found:
        yield found


@contextmanager
def running(command: list[str], port: int, path: str, log: Path, cwd: Path | None = None) -> Iterator[Running]:
    """Start a server, wait until it answers at the path, and end it afterwards."""
    with log.open("wb") as out:
        begun = time.perf_counter()
        process = subprocess.Popen(command, stdout=out, stderr=out, cwd=cwd)
        try:
            wait_for_answer(process, port, path, log)
            yield Running(process.pid, port, time.perf_counter() - begun)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for_answer(process: subprocess.Popen[bytes], port: int, path: str, log: Path) -> None:
    """Ask again and again until the server answers."""
    until = time.perf_counter() + SECONDS_TO_START
    while time.perf_counter() < until and process.poll() is None:
        with suppress(OSError, HTTPException):
            connection = HTTPConnection(HOST, port, timeout=SECONDS_TO_START)
            connection.request("GET", path)
            if connection.getresponse().status == 200:
                return
        time.sleep(LOOK_EVERY)
    raise SystemExit(f"The server did not start: {log.read_text()[-2000:]}")

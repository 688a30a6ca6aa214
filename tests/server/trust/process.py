"""A server as its command starts it, which may be killed at any moment and started again at the same address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from drakes.server.run import bind

SECONDS = 60.0
"""How long anything is waited for before a test fails."""


class ServerProcess:
    """`drakes serve` on one port of loopback and one database, with the processes it starts."""

    def __init__(self, database: str, folder: Path) -> None:
        with bind("127.0.0.1", 0, may_move=False) as free:
            self.port = free.getsockname()[1]
        self.database = database
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says that it serves."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database, "--log-json", "--compile-later"]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "drakes.cli", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert re.search(r"http://\S+", line), f"{line}\n{self.log()[-2000:]}"

    def kill(self) -> None:
        """Kill it without a warning, and wait until nothing of it is left."""
        assert self._process is not None
        process, self._process = self._process, None
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        assert process.stdout is not None
        process.stdout.close()
        is_gone = wait_for_group(process.pid)
        if not is_gone:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        assert is_gone, "a killed server left processes behind"

    def close(self) -> None:
        """End it, if it runs."""
        if self._process is not None:
            self.kill()

    def log(self) -> str:
        """What it complained about."""
        return self._log.read_text()


def wait_for_group(group: int) -> bool:
    """Whether all processes of a group come to their end by themselves."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)  # nothing tells of the end of another's child
    return False

"""Runs of the lab: games of bots with two boxes, in processes that give way to everything else.

A few run at once on a server, the others wait for their turn; one person has one. What came so far stays when a run is
stopped, and is kept in memory until newer runs push it out.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal, TypeVar

import msgspec

from drakes.lab.trial import Balance, Trial
from drakes.server.faults import Fault

LOGGER = logging.getLogger("drakes.server")
Seen = TypeVar("Seen")
Status = Literal["waiting", "playing", "done", "stopped", "failed"]
KEPT = 200
"""Runs whose figures are kept."""
WAITING = 20
"""Runs that may wait."""
OF_NETWORK = 4
"""Runs of one network that may wait or play."""
LOOKS = 40
"""Boxes and boards that may wait to be looked at, and of one network."""
LOOKS_OF_NETWORK = 8
LONGEST_SECONDS = 1800.0
MOST_POLITE = 19


@dataclass
class LabRun:
    """One run: what is tried, for whom, and how far it is."""

    id: str
    owner: str
    network: str
    trial: Trial
    boxes: tuple[bytes, bytes]
    games: int
    status: Status = "waiting"
    balance: Balance | None = None
    process: BaseProcess | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_open(self) -> bool:
        """Whether it waits or plays."""
        return self.status in ("waiting", "playing")


class LabRuns:
    """All runs of a server, so many of them at once; with none allowed the lab is closed."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._turns = asyncio.Semaphore(max(at_once, 1))
        self._look = asyncio.Lock()
        self._looks: Counter[str] = Counter()
        self._runs: OrderedDict[str, LabRun] = OrderedDict()
        # A server has threads and open sockets, which a forked process would take with it; a spawned one does not.
        self._context = multiprocessing.get_context("spawn")

    async def look(self, network: str, work: Callable[[], Seen]) -> Seen:
        """Look at a box or a board: one after another, so that tables are answered meanwhile."""
        if self._looks[network] >= LOOKS_OF_NETWORK or self._looks.total() >= LOOKS:
            raise Fault(409, "lab_full", "Too much waits already; try again in a moment.")
        self._looks[network] += 1
        try:
            async with self._look:
                return await asyncio.to_thread(work)
        finally:
            self._looks[network] -= 1
            self._looks += Counter()  # forget who waits for nothing

    def begin(self, owner: str, network: str, trial: Trial, boxes: tuple[bytes, bytes], games: int) -> LabRun:
        """A run that plays as soon as it is its turn."""
        if not self.at_once:
            raise Fault(403, "lab_closed", "Whoever runs this server has closed the lab.")
        waiting = [run for run in self._runs.values() if run.is_open]
        if any(run.owner == owner for run in waiting) or sum(run.network == network for run in waiting) >= OF_NETWORK:
            raise Fault(409, "lab_busy", "Games of yours are being played already; stop them first.")
        if len(waiting) >= WAITING:
            raise Fault(409, "lab_full", "Too many runs wait already; try again in some minutes.")
        run = LabRun(secrets.token_hex(8), owner, network, trial, boxes, games)
        self._runs[run.id] = run
        for old in [one for one in self._runs.values() if not one.is_open][: max(len(self._runs) - KEPT, 0)]:
            del self._runs[old.id]
        run.task = asyncio.create_task(self._play(run))
        return run

    def find(self, run: str) -> LabRun:
        """A run by its id."""
        if run not in self._runs:
            raise Fault(404, "no_run", "There is no such run, or it was long ago.")
        return self._runs[run]

    def ahead(self, run: LabRun) -> int:
        """How many runs wait before one that waits."""
        waiting = [one.id for one in self._runs.values() if one.status == "waiting"]
        return waiting.index(run.id) if run.id in waiting else 0

    def stop(self, run: LabRun) -> None:
        """End a run; what there is stays."""
        if run.is_open:
            run.status = "stopped"
            if run.process is not None:
                run.process.terminate()

    async def close(self) -> None:
        """End all runs."""
        for run in self._runs.values():
            self.stop(run)
            if run.task is not None:
                run.task.cancel()
        await asyncio.gather(*(run.task for run in self._runs.values() if run.task), return_exceptions=True)

    async def _play(self, run: LabRun) -> None:
        async with self._turns:
            if run.status != "waiting":
                return
            run.status = "playing"
            receiver, sender = self._context.Pipe(duplex=False)
            arguments = (sender, run.trial, *run.boxes, run.games)
            run.process = self._context.Process(target=play_in_process, args=arguments, daemon=True)
            run.process.start()
            sender.close()
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    await self._listen(run, receiver)
            except TimeoutError:
                self.stop(run)
            finally:
                run.process.terminate()
                receiver.close()
                if run.is_open:
                    run.status = "failed"

    async def _listen(self, run: LabRun, receiver: Connection) -> None:
        """Take in what the process tells, until it ends."""
        with suppress(EOFError, OSError):
            while True:
                said = await asyncio.to_thread(next_words, receiver)
                if said is not None:
                    run.balance = msgspec.json.decode(said, type=Balance)
        if run.status == "playing" and run.balance is not None and run.balance.games >= run.games:
            run.status = "done"


def next_words(receiver: Connection) -> bytes | None:
    """What a process says next, or None if it says nothing for a while: so no thread waits for ever."""
    return receiver.recv_bytes() if receiver.poll(1.0) else None


def play_in_process(sender: Connection, trial: Trial, standard: bytes, mine: bytes, games: int) -> None:
    """What a process of the lab does: play, behind everything else, and tell how it stands."""
    os.nice(MOST_POLITE)
    from drakes.lab.balance import compare

    compare(trial, standard, mine, games, lambda balance: sender.send_bytes(msgspec.json.encode(balance)))

"""Open loop: actions are due at fixed times, whatever happened before, and are timed from when they were due."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Sequence
from typing import Any, Protocol

from benchmarks.load.process import Running

EVERY = 0.5
"""Seconds between two actions at one table."""
WARM_UP = 5.0


class Table(Protocol):
    """A table under load."""

    kind: str

    async def act(self) -> None:
        """Do one action; returns when everybody at the table has been told the new position."""

    async def go_on(self) -> None:
        """Where the game is over, begin another; an action that falls due meanwhile waits, and counts from then."""


class Taken:
    """What was measured at the tables: milliseconds from due to seen by all, and from due to begun."""

    def __init__(self) -> None:
        self.seen: dict[str, list[float]] = {}
        self.late: list[float] = []

    def note(self, kind: str, due: float, begun: float) -> None:
        """One action is done."""
        self.seen.setdefault(kind, []).append((time.perf_counter() - due) * 1000)
        self.late.append((begun - due) * 1000)


async def measure(tables: Sequence[Table], server: Running, seconds: float) -> dict[str, Any]:
    """Let all tables act twice a second, first to warm up, then measured, with the processor time of both sides."""
    await drive(tables, WARM_UP)
    server_cpu, client_cpu, begun = server.cpu_seconds(), time.process_time(), time.perf_counter()
    taken = await drive(tables, seconds)
    wall = time.perf_counter() - begun
    server_cpu, client_cpu = server.cpu_seconds() - server_cpu, time.process_time() - client_cpu
    every = [ms for found in taken.seen.values() for ms in found]
    return {
        "tables": len(tables),
        "seconds": wall,
        "actions": len(every),
        "to_all_views_ms": percentiles(every),
        "by_kind_ms": {kind: percentiles(found) for kind, found in sorted(taken.seen.items())},
        "client_late_ms": percentiles(taken.late),
        "server_cpu_ms_per_action": server_cpu * 1000 / len(every),
        "client_cpu_ms_per_action": client_cpu * 1000 / len(every),
        "server_cores": server_cpu / wall,
        "client_cores": client_cpu / wall,
        "server_memory_mb": server.memory_kb() / 1024,
        "load_average": os.getloadavg()[0],
    }


async def drive(tables: Sequence[Table], seconds: float) -> Taken:
    """All tables, each with a phase of its own."""
    taken, start, chance = Taken(), time.perf_counter() + 0.1, random.Random(7)
    times = round(seconds / EVERY)
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(keep_time(table, start + chance.random() * EVERY, times, taken))
    return taken


async def keep_time(table: Table, first: float, times: int, taken: Taken) -> None:
    """One table's actions; one that is due before the last is done goes out late, but counts from its due time."""
    for n in range(times):
        due = first + n * EVERY
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        begun = time.perf_counter()
        await table.act()
        taken.note(table.kind, due, begun)
        await table.go_on()


def percentiles(found: Sequence[float]) -> dict[str, float]:
    """The middle, the 99th of a hundred, and the worst."""
    ordered = sorted(found)
    return {"p50": at(ordered, 0.5), "p99": at(ordered, 0.99), "max": ordered[-1]}


def at(ordered: Sequence[float], share: float) -> float:
    """The value below which a share of all lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

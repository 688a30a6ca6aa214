"""A cold start: from starting the process until it answers, with many tables in the store."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Any

from benchmarks.cold_start import fill
from benchmarks.load.process import drakes_server
from drakes.server.store import Store
from drakes.server.store.location import database_address

RUNS = 5
ENTRIES = 100
DAY_MS = 86_400_000


def measure_cold_start(folder: Path, tables: int) -> dict[str, Any]:
    """Fill a store, then start the whole server on it several times."""
    store = Store(database_address(folder, None))
    tomorrow = time.time_ns() // 1_000_000 + DAY_MS
    store.do(lambda: fill(store, tables, ENTRIES, tomorrow))
    store.close()
    seconds, cpu = [], []
    for _ in range(RUNS):
        with drakes_server(folder) as server:
            seconds.append(server.seconds_to_start)
            cpu.append(server.cpu_seconds())
    return {
        "tables": tables,
        "entries": tables * (ENTRIES + 1),
        "runs": RUNS,
        "median_seconds": statistics.median(seconds),
        "lowest_seconds": min(seconds),
        "highest_seconds": max(seconds),
        "median_cpu_seconds": statistics.median(cpu),
    }

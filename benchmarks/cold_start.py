"""How long a server with many stored tables takes to come up: opening the store, and the questions it asks then.

    .venv/bin/python benchmarks/cold_start.py [--tables 10000] [--entries 100] [--database postgresql://…]

The tables are made first and not timed; each run is a fresh process.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from drakes.server.store import NewEntry, NewTable, Player, Store, Summary

RUNS = 5
PLAYERS = 500

START = """
import sys, time
begun = time.perf_counter()
from drakes.server.store import Store
loaded = time.perf_counter()
store = Store(sys.argv[1])
opened = time.perf_counter()
due, listed, mine = store.tables_due(), store.tables_open(), store.tables_of("player7")
asked = time.perf_counter()
store.load(mine[0].id)
print(loaded - begun, opened - loaded, asked - opened, time.perf_counter() - asked, len(due), len(listed), len(mine))
"""
STEPS = ("loading the code", "opening the store", "tables due, open and mine", "one table's log")


def fill(store: Store, tables: int, entries: int, soonest: int = 0) -> None:
    """Tables of which every tenth is listed and open, and every fifth has a clock, due from `soonest` on."""
    for n in range(PLAYERS):
        store.people.add(Player(f"player{n}", f"Player {n}", "en", 1, 1))
    head, body = NewEntry(b"h" * 3000), NewEntry(b"e" * 150)
    for n in range(tables):
        is_open = n % 10 == 0
        due = soonest + n if n % 5 == 0 else None
        summary = Summary("open" if is_open else "playing", is_open, int(is_open), due, "x" * 300)
        name = f"table{n}"
        store.create_table(NewTable(name, "a_game", 4, bytes(32), n, summary), [head] + [body] * entries)
        for seat in range(4):
            store.seating.take(name, seat, f"player{(n + seat) % PLAYERS}", None)


def measure(url: str) -> list[list[float]]:
    """The seconds of each step, for each run."""
    runs = []
    for _ in range(RUNS):
        done = subprocess.run([sys.executable, "-c", START, url], capture_output=True, text=True, check=True)
        runs.append([float(word) for word in done.stdout.split()])
    return runs


def main() -> None:
    """Fill a store, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--entries", type=int, default=100)
    parser.add_argument("--database", help="an empty database; by default SQLite in a temporary folder")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = chosen.database or f"sqlite:///{Path(folder)}/drakes.db"
        store, begun = Store(url), time.perf_counter()
        store.do(lambda: fill(store, chosen.tables, chosen.entries))
        store.close()
        print(f"{chosen.tables} tables of {chosen.entries} entries, made in {time.perf_counter() - begun:.1f} s")
        runs = measure(url)
    for step, seconds in zip(STEPS, zip(*runs, strict=True), strict=False):
        print(f"{step:28}{statistics.median(seconds) * 1000:9.1f} ms")
    print(f"{'in all':28}{statistics.median([sum(run[: len(STEPS)]) for run in runs]) * 1000:9.1f} ms")


if __name__ == "__main__":
    main()

"""The server under load, on this machine, each server in a process of its own.

    .venv/bin/python -m benchmarks.load [--seconds 30] [--tables 100] [--sockets 5000] [--stored 10000] [--without-peer]
    .venv/bin/python -m benchmarks.load --only easy expert

Writes benchmarks/data/load.json and benchmarks/load.md. It needs Linux, and Node with npm for the other project's
server, which is installed into a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.load import peer
from benchmarks.load.bots import measure_bots
from benchmarks.load.cold import measure_cold_start
from benchmarks.load.idle import measure_idle
from benchmarks.load.live_tables import open_tables
from benchmarks.load.open_loop import measure
from benchmarks.load.process import Running, drakes_server, raise_file_limit
from benchmarks.load.report import page
from drakes.core.game import game_names

HERE = Path(__file__).parent.parent
DATA, PAGE = HERE / "data" / "load.json", HERE / "load.md"
BOTS = {"easy": (10_000, 60), "expert": (500, 6)}
"""Levels of bots: how many moves of theirs are looked at, and at how many tables they play."""
Measuring = Callable[[Path], dict[str, Any]]


def main() -> None:
    """Measure everything, or the parts asked for, one after the other, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long tables act")
    parser.add_argument("--tables", type=int, default=100, help="live tables")
    parser.add_argument("--sockets", type=int, default=5000, help="idle sockets")
    parser.add_argument("--stored", type=int, default=10_000, help="tables in the store at a cold start")
    parser.add_argument("--without-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--only", nargs="+", help="measure these parts anew, keep the others as they were found")
    chosen = parser.parse_args()
    raise_file_limit()
    parts = parts_of(chosen)
    found: dict[str, Any] = json.loads(DATA.read_text()) if chosen.only else {}
    found |= {"at": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC", "machine": machine()}
    found |= {name: in_folder(name, parts[name]) for name in chosen.only or parts}
    DATA.write_text(json.dumps(found, indent=1) + "\n")
    PAGE.write_text(page(found))
    print(PAGE.read_text())


def parts_of(chosen: argparse.Namespace) -> dict[str, Measuring]:
    """What can be measured, by name."""
    parts: dict[str, Measuring] = {"live": lambda folder: live(folder, chosen.tables, chosen.seconds)}
    if peer.is_there() and not chosen.without_peer:
        parts["peer"] = lambda folder: beside(folder, chosen.tables, chosen.seconds)
    parts |= {level: partial(bots, level, chosen.tables) for level in BOTS}
    parts["idle"] = lambda folder: idle(folder, chosen.sockets)
    parts["cold"] = lambda folder: measure_cold_start(folder, chosen.stored)
    return parts


def machine() -> dict[str, Any]:
    """What it ran on."""
    model = [line.partition(":")[2] for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line]
    return {
        "processor": model[0].strip() if model else platform.machine(),
        "cores": len(os.sched_getaffinity(0)),
        "python": platform.python_version(),
        "drakes": version("drakes"),
    }


def in_folder(what: str, measuring: Measuring) -> dict[str, Any]:
    """One measurement in a temporary folder of its own, with the load of the machine around it."""
    print(f"{what} …", file=sys.stderr, flush=True)
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        measured = measuring(Path(folder))
    return measured | {"load_average": [before, os.getloadavg()[0]]}


def live(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Live tables of all games."""

    async def run(server: Running) -> dict[str, Any]:
        opened = await open_tables(server.port, tables, game_names())
        measured = await measure(opened, server, seconds)
        await asyncio.gather(*(table.close() for table in opened))
        return measured

    with drakes_server(folder) as server:
        return asyncio.run(run(server))


def beside(folder: Path, matches: int, seconds: float) -> dict[str, Any]:
    """The other project's server under the same load."""

    async def run(server: Running, lobby: int) -> dict[str, Any]:
        opened = await peer.open_matches(server.port, lobby, matches)
        measured = await measure(opened, server, seconds)
        await asyncio.gather(*(match.close() for match in opened))
        return measured

    with peer.peer_server(folder) as (server, lobby):
        return asyncio.run(run(server, lobby)) | {"package": peer.PACKAGE}


def bots(level: str, tables: int, folder: Path) -> dict[str, Any]:
    """Bots of a level under the load of live tables."""
    moves, bot_tables = BOTS[level]
    with drakes_server(folder) as server:
        return asyncio.run(measure_bots(server, game_names(), level, moves, bot_tables, tables))


def idle(folder: Path, sockets: int) -> dict[str, Any]:
    """Idle sockets at tables of all games."""
    with drakes_server(folder) as server:
        return asyncio.run(measure_idle(server, sockets, game_names()))


if __name__ == "__main__":
    main()

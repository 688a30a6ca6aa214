"""Idle sockets: what each costs in memory, and that all of them stay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection

from benchmarks.load.http import Http
from benchmarks.load.live_tables import SEATS, address_of, look
from benchmarks.load.process import Running

AT_ONCE = 25
HELD_SECONDS = 40.0
"""Longer than the server waits between two pings."""
SETTLE_SECONDS = 2.0


@dataclass(frozen=True)
class Household:
    """A player who holds all seats of a table."""

    source: str
    table: str
    token: str


async def measure_idle(server: Running, sockets: int, games: Sequence[str]) -> dict[str, Any]:
    """Memory before and after so many sockets at tables that are in memory already."""
    households = await in_groups([settle(server.port, n, games) for n in range(-(-sockets // SEATS))])
    await leave(await in_groups([sit(server.port, household) for household in households[:AT_ONCE]]))
    await asyncio.sleep(SETTLE_SECONDS)
    before = server.memory_kb()
    rows = await in_groups([sit(server.port, household) for household in households])
    await asyncio.sleep(SETTLE_SECONDS)
    after, cpu = server.memory_kb(), server.cpu_seconds()
    await asyncio.sleep(HELD_SECONDS)
    opened = [socket for row in rows for socket in row]
    held = sum(socket.close_code is None for socket in opened)
    idle_cpu = (server.cpu_seconds() - cpu) / HELD_SECONDS
    later = server.memory_kb()
    await leave(rows)
    return {
        "sockets": len(opened),
        "tables": len(households),
        "held": held,
        "held_seconds": HELD_SECONDS,
        "memory_before_kb": before,
        "memory_after_kb": after,
        "memory_later_kb": later,
        "kb_each": (max(after, later) - before) / len(opened),
        "server_cores": idle_cpu,
    }


async def in_groups(doing: Sequence[Any]) -> list[Any]:
    """Some at a time, in their order."""
    done: list[Any] = []
    for first in range(0, len(doing), AT_ONCE):
        done += await asyncio.gather(*doing[first : first + AT_ONCE])
    return done


async def settle(port: int, n: int, games: Sequence[str]) -> Household:
    """A player opens a table and takes all its seats."""
    source = address_of(n)
    http = Http(port, source)
    token = (await http.post("/api/programs", {"name": f"Player {n}"}))["token"]
    asked = {"game": games[n % len(games)], "seats": [{"who": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]}
    table = (await http.post("/api/tables", asked, token))["id"]
    http.close()
    return Household(source, table, token)


async def sit(port: int, household: Household) -> list[ClientConnection]:
    """A socket for each seat, each with its first frame."""
    sockets = []
    for seat in range(SEATS):
        sockets.append(await look(port, household.source, household.table, seat, household.token))
        await sockets[-1].recv()
    return sockets


async def leave(rows: Sequence[Sequence[ClientConnection]]) -> None:
    """Close all sockets."""
    await in_groups([socket.close() for row in rows for socket in row])

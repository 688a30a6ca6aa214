"""Bots at tables while the server is under load: does each answer before a random action has to take its place?"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

from benchmarks.load.http import Http
from benchmarks.load.live_tables import READ, SEATS, Seen, address_of, look, open_tables
from benchmarks.load.open_loop import drive, percentiles
from benchmarks.load.process import HOST, Running

FAR = 20_000
"""Households of bots' tables come from addresses after those of the live tables."""
ROUND = 10.0
"""Seconds of load between two looks at the counters."""
LONGEST = 1200.0
COUNTER = re.compile(r'^(drakes_\w+?)(?:\{(?:by|why|le)="(.*?)"\})? (\S+)$', re.MULTILINE)


class BotTable:
    """One person, who does anything legal at once, and three bots of a level; a game that is over is begun again."""

    def __init__(self, port: int, n: int, game: str, level: str) -> None:
        self._port, self._game, self._level = port, game, level
        self._source = address_of(FAR + n)
        self._http = Http(port, self._source)

    async def play(self) -> None:
        """Play on and on."""
        answer = await self._http.post("/api/programs", {"name": "Player"})
        token: str = answer["token"]
        while True:
            seats = [{"who": "me"}] + [{"who": self._level}] * (SEATS - 1)
            given = await self._http.post("/api/tables", {"game": self._game, "seats": seats}, token)
            await self._play_one(given["id"], token)

    async def _play_one(self, table: str, token: str) -> None:
        socket, seen, n = await look(self._port, self._source, table, 0, token), Seen(), 0
        async with socket:
            while seen.status != "over":
                news = READ.decode(await socket.recv(decode=False))
                if news.version <= seen.version:
                    continue
                seen = news
                if 0 in seen.to_move:
                    n += 1
                    action = {"seat": 0, "version": seen.version, "key": f"act-{n:08d}", "actions": seen.legal[:1]}
                    await self._http.post(f"/api/tables/{table}/act", action, token)


def counters(port: int) -> dict[tuple[str, str], float]:
    """What the server has counted so far: by name and label."""
    connection = HTTPConnection(HOST, port, timeout=60)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    return {(name, label): float(value) for name, label, value in COUNTER.findall(text)}


def gained(before: dict[tuple[str, str], float], after: dict[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """What came between two looks."""
    return {key: value - before.get(key, 0.0) for key, value in after.items()}


def replaced(found: dict[tuple[str, str], float]) -> dict[str, int]:
    """How many answers did not come, by the reason."""
    return {label: int(n) for (name, label), n in found.items() if name == "drakes_bots_replaced_total" and n}


def answered(found: dict[tuple[str, str], float]) -> int:
    """How many actions bots chose themselves."""
    return int(found.get(("drakes_bot_actions_total", "bot"), 0))


async def measure_bots(
    server: Running, games: Sequence[str], level: str, moves: int, bot_tables: int, tables: int
) -> dict[str, Any]:
    """So many moves of bots of a level, while tables of people act twice a second."""
    players = [BotTable(server.port, n, games[n % len(games)], level) for n in range(bot_tables)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await until_warm(server, playing)
    live = await open_tables(server.port, tables, games)
    begun, before = time.perf_counter(), counters(server.port)
    seen: list[float] = []
    while answered(gained(before, counters(server.port))) < moves and time.perf_counter() < begun + LONGEST:
        taken = await drive(live, ROUND)
        seen += [ms for found in taken.seen.values() for ms in found]
        refuse_ended(playing)
    found, wall = gained(before, counters(server.port)), time.perf_counter() - begun
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, *(table.close() for table in live), return_exceptions=True)
    return {
        "level": level,
        "moves": answered(found),
        "replaced": replaced(found),
        "within_s": within(found),
        "seconds": wall,
        "to_all_views_ms": percentiles(seen),
    }


async def until_warm(server: Running, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until every game's bots have been compiled, and answer for themselves."""
    until, last = time.perf_counter() + LONGEST, -1
    while time.perf_counter() < until:
        await asyncio.sleep(ROUND)
        refuse_ended(playing)
        now = sum(replaced(counters(server.port)).values())
        if now == last:
            return
        last = now
    raise SystemExit("The bots did not become ready.")


def refuse_ended(playing: Sequence[asyncio.Task[None]]) -> None:
    """A table that has stopped would make the load lighter than is said."""
    for task in playing:
        with suppress(asyncio.InvalidStateError):
            task.result()


def within(found: dict[tuple[str, str], float]) -> dict[str, int]:
    """Answers by the seconds within which they came, waiting for a free process included."""
    return {label: int(n) for (name, label), n in found.items() if name == "drakes_bot_seconds_bucket"}

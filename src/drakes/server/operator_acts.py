"""What an operator does while the server runs: banning people, deleting tables, and the rule for old ones.

Their commands write into the database, from another process. PostgreSQL tells of it at once; besides, every node looks
every two seconds, which is all there is with SQLite.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from drakes.server.live_tables import LiveTables
from drakes.server.sessions import Sessions
from drakes.server.steady_time import DAY_MS, now_ms

LOGGER = logging.getLogger("drakes.server")
LOOK_SECONDS = 2.0
CLEAN_SECONDS = 3600.0


class OperatorActs:
    """Lets bans and deletions take effect on this node, and cleans up by the operator's rule."""

    def __init__(self, sessions: Sessions, tables: LiveTables) -> None:
        self._sessions = sessions
        self._tables = tables
        self._asked = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        tables.when_operator_acts = self._asked.set

    async def start(self) -> None:
        """Know who is shut out before the first request, then go on looking."""
        await self.look()
        self._tasks.append(asyncio.create_task(self._look_again()))
        if self._tables.settings.unfinished_days is not None:
            self._tasks.append(asyncio.create_task(self._clean_again(self._tables.settings.unfinished_days)))

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Take in what operators have done."""
        held = self._tables.ids()
        banned = await asyncio.to_thread(self._tables.store.people.banned)
        gone = await asyncio.to_thread(self._tables.store.missing, held)
        new, self._sessions.banned = banned - self._sessions.banned, banned
        if new:
            LOGGER.info("shut out", extra={"players": len(new)})
        if banned:
            self._tables.hub.close_players(banned)
        for table in gone:
            LOGGER.info("table deleted", extra={"table": table})
            self._tables.drop(table)

    async def _look_again(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)
            self._asked.clear()
            await noted(self.look())

    async def _clean_again(self, days: float) -> None:
        while True:
            await asyncio.sleep(CLEAN_SECONDS)
            await noted(self.clean(days))

    async def clean(self, days: float) -> int:
        """Delete the unfinished tables that nobody has touched for so many days; answers how many."""
        before, count = now_ms() - round(days * DAY_MS), 0
        while names := await self._tables.writer.do(lambda: self._tables.store.delete_stale(before)):
            count += len(names)
            self._tables.metrics.cleaned.inc(len(names))
            for table in names:
                LOGGER.info("unfinished table cleaned up", extra={"table": table, "days": days})
                self._tables.drop(table)
        return count


async def noted(doing: Coroutine[Any, Any, Any]) -> None:
    """Do something that is tried again later anyway; an accident is noted."""
    try:
        await doing
    except Exception:
        LOGGER.exception("an operator's act")

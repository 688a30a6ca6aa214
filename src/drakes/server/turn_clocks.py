"""Turn clocks: one task looks at a table when a clock there runs out, and at start-up goes on where the last run ended.

What is due stands in the store, so that after a start only those tables are read. Now and then it is read again: a
table whose node has died is taken over.
"""

from __future__ import annotations

import asyncio
import heapq
import logging

from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable, LiveTables
from drakes.server.sessions import now_ms
from drakes.server.summaries import has_work

LOGGER = logging.getLogger("drakes.server")
LOOK_AGAIN_SECONDS = 30.0
OVERDUE_MS = 30_000
"""How late a table is before another node looks after it."""
AT_ONCE = 200


class TurnClocks:
    """When which table wants to be looked at."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin, with what is due by the store."""
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._read_store())]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note(self, live: LiveTable) -> None:
        """A table has changed, and so may be when its clock runs out."""
        self.expect(live.id, None if has_work(live.table) or live.outdated else live.table.due())

    def expect(self, table: str, due: int | None) -> None:
        """Look at a table at a time, and not before; None: not at all."""
        if due is None:
            self._due.pop(table, None)
        elif self._due.get(table) != due:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            self._changed.set()

    async def _read_store(self) -> None:
        """All that is due at the start; later what is overdue, because nobody looked at it."""
        before: int | None = None
        while True:
            try:
                for table, due in await asyncio.to_thread(self._tables.store.tables_due, before):
                    live = self._tables.here(table)
                    if live is not None:
                        self._tables.when_changed(live, False)
                    elif table not in self._due:
                        self.expect(table, due)
            except Exception:
                LOGGER.exception("clocks could not be read")
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            before = now_ms() - OVERDUE_MS

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            wait = self._next_wait()
            if wait is None or wait > 0:
                try:
                    await asyncio.wait_for(self._changed.wait(), wait)
                except TimeoutError:
                    continue
            else:
                await asyncio.gather(*(self._look(table) for table in self._take_due()))

    def _next_wait(self) -> float | None:
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return (self._heap[0][0] - now_ms()) / 1000 if self._heap else None

    def _take_due(self) -> list[str]:
        found: list[str] = []
        while (wait := self._next_wait()) is not None and wait <= 0 and len(found) < AT_ONCE:
            table = heapq.heappop(self._heap)[1]
            del self._due[table]
            found.append(table)
        return found

    async def _look(self, table: str) -> None:
        """Reading a table is enough for its bots to go on; a clock that has run out brings a stand-in."""
        try:
            async with self._tables.using(table) as live:
                await self._tables.do(table, lambda it, now: it.tick(now))
                self.note(live)
        except Fault as fault:
            LOGGER.info("clock", extra={"table": table, "because": fault.problem.code})
        except Exception:
            LOGGER.exception("clock stopped", extra={"table": table})

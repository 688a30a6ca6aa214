"""Turn clocks: one task looks at a table when a clock there runs out, and at start-up goes on where the last run ended.

What is due stands in the store, so that after a start only those tables are read. Now and then it is read again: a
table whose node has died is taken over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, NamedTuple

from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable, LiveTables
from drakes.server.steady_time import now_ms
from drakes.server.summaries import has_work

LOGGER = logging.getLogger("drakes.server")
LOOK_AGAIN_SECONDS = 30.0
OVERDUE_MS = 30_000
"""How late a table is before another node looks after it."""
AT_ONCE = 200
"""Tables that are looked at side by side."""
LONGEST_SECONDS = 86_400.0
"""The event loop does not wait longer than this; a table that is due later is looked at once a day."""


class Timer(NamedTuple):
    """When a table is due, and what rings then."""

    due: int
    handle: asyncio.TimerHandle


class TurnClocks:
    """When which table wants to be looked at: one timer a table, by the event loop's clock, which nobody can set."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._timers: dict[str, Timer] = {}
        self._some = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many tables are waited for."""
        return len(self._timers)

    def start(self) -> None:
        """Begin, with what is due by the store."""
        self._do(self._read_store())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop."""
        for timer in self._timers.values():
            timer.handle.cancel()
        self._timers.clear()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note(self, live: LiveTable) -> None:
        """A table has changed, and so may be when its clock runs out."""
        self.expect(live.id, None if has_work(live.table) or live.outdated else live.table.due())

    def expect(self, table: str, due: int | None) -> None:
        """Look at a table at a time, and not before; None: not at all."""
        known = self._timers.get(table)
        if known is not None and known.due == due:
            return
        if known is not None:
            self._timers.pop(table).handle.cancel()
        if due is not None:
            seconds = max(0, due - now_ms()) / 1000
            handle = asyncio.get_running_loop().call_later(min(seconds, LONGEST_SECONDS), self._ring, table)
            self._timers[table] = Timer(due, handle)

    def _ring(self, table: str) -> None:
        del self._timers[table]
        self._do(self._look(table))

    async def _read_store(self) -> None:
        """All that is due at the start; later what is overdue, because nobody looked at it."""
        before: int | None = None
        while True:
            try:
                for table, due in await asyncio.to_thread(self._tables.store.tables_due, before):
                    live = self._tables.here(table)
                    if live is not None:
                        self._tables.when_changed(live, False)
                    elif table not in self._timers:
                        self.expect(table, due)
            except Exception:
                LOGGER.exception("clocks could not be read")
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            before = now_ms() - OVERDUE_MS

    async def _look(self, table: str) -> None:
        """Reading a table is enough for its bots to go on; a clock that has run out brings a stand-in."""
        try:
            async with self._some, self._tables.using(table) as live:
                await self._tables.do(table, lambda it, now: it.tick(now))
                self.note(live)
        except Fault as fault:
            LOGGER.info("clock", extra={"table": table, "because": fault.problem.code})
        except Exception:
            LOGGER.exception("clock stopped", extra={"table": table})

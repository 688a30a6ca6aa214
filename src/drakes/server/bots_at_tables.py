"""Bots at tables: they choose in worker processes, and their actions go through the same gate as everyone's.

Each table with something to do has one task: it deals when all sit, then lets bots choose while one is to move. A bot
that is late or fails is replaced by a random legal action, which everybody sees as such.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Protocol

from drakes.bots.workers import Choice
from drakes.core.errors import DrakesError
from drakes.play.entries import By
from drakes.play.table import Table
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable, LiveTables
from drakes.server.summaries import has_work, is_ready_to_deal

LOGGER = logging.getLogger("drakes.server")
SEED_BITS = 31
TRIES = 20
"""How often in a row a task may fail at one version, before it leaves the table until somebody looks again."""
LONGEST_WAIT = 5.0


class Choosers(Protocol):
    """Who asks bots: `drakes.bots.workers.Workers`, or something in a test."""

    def choose(
        self,
        game_name: str,
        box_bytes: bytes,
        hidden_bytes: bytes,
        actions: Sequence[int],
        name: str,
        seed: int,
        deadline_s: float,
    ) -> Awaitable[Choice]:
        """A bot's choice."""

    def close(self) -> None:
        """End all processes."""


class BotsAtTables:
    """Lets bots play at all live tables."""

    def __init__(self, tables: LiveTables, choosers: Choosers) -> None:
        self._tables = tables
        self._choosers = choosers
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def wake(self, live: LiveTable) -> None:
        """A table has changed: if the server has something to do there, begin."""
        if live.bots is None and not live.outdated and not self._is_closed and has_work(live.table):
            task = asyncio.create_task(self._work(live))
            live.bots = task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, live: LiveTable) -> None:
        try:
            async with self._tables.using(live.id):
                await self._play(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOGGER.exception("bots stopped", extra={"table": live.id})
        finally:
            live.bots = None

    async def _play(self, live: LiveTable) -> None:
        tries = 0
        while has_work(live.table) and tries < TRIES:
            version = live.table.version
            try:
                if is_ready_to_deal(live.table):
                    await self._tables.do(live.id, lambda table, now: table.deal(now))
                else:
                    await self._act(live)
                tries = 0
            except Fault as fault:
                LOGGER.info("bot leaves the table", extra={"table": live.id, "because": fault.problem.code})
                return  # another node was faster, and its bots play on
            except DrakesError as error:
                tries = tries + 1 if live.table.version == version else 0
                LOGGER.info("bot again", extra={"table": live.id, "because": str(error)})
                await asyncio.sleep(min(0.05 * 2**tries, LONGEST_WAIT) if tries else 0)

    async def _act(self, live: LiveTable) -> None:
        """One action of the bot to move; if the table moves on meanwhile, the gate refuses it."""
        table = live.table
        seat, bot, version = table.to_move, table.bot_to_move, table.version
        assert seat is not None
        assert bot is not None
        own: By = "bot" if table.seats[seat].stand_in is None else "stand-in"
        choice, _ = await asyncio.gather(
            self._choose(table, seat, bot), asyncio.sleep(self._tables.settings.pace_ms / 1000)
        )
        by: By = "random" if choice.why else own
        if choice.why:
            self._tables.metrics.late.labels(choice.why).inc()
            LOGGER.warning("bot replaced", extra={"table": live.id, "bot": bot, "why": choice.why})
        await self._tables.do(live.id, lambda it, now: it.act(seat, version, [choice.action], now, by))
        self._tables.metrics.bots.labels(by).inc()

    async def _choose(self, table: Table, seat: int, bot: str) -> Choice:
        with self._tables.metrics.thinking.time():
            return await self._choosers.choose(
                table.head.game,
                table.head.box_bytes,
                table.game.rules.codec.pack(table.hidden(seat)),
                table.legal(seat),
                bot,
                secrets.randbits(SEED_BITS),
                self._tables.settings.bot_seconds,
            )

    async def close(self) -> None:
        """Stop all bots and their processes."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._choosers.close)

"""Bots at tables: they choose in worker processes, and their actions go through the same gate as everyone's.

Each table with something to do has one task: it deals when all sit, then lets bots choose while one is to move. A bot
thinks when it is its table's turn to (`fair_queue`); one that gives no answer is asked again with more time, and only
when that has not helped either a random legal action is taken. Everybody sees all of this. Where no person plays, bots
wait until who opened the table, or holds a seat there, looks at it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Protocol

from drakes.bots.workers import COLD, FAILED, LATE, UNKEPT, Choice
from drakes.core.errors import DrakesError
from drakes.play.entries import By
from drakes.play.frames import Waits
from drakes.play.refusal import Refusal
from drakes.server.fair_queue import FairQueue
from drakes.server.faults import Fault
from drakes.server.live_tables import STALE, LiveTable, LiveTables
from drakes.server.summaries import has_work, is_alone, is_ready_to_deal

LOGGER = logging.getLogger("drakes.server")
SEED_BITS = 31
TRIES = 20
"""How often in a row a task may fail at one version, before it leaves the table until somebody looks again."""
LONGEST_WAIT = 5.0
PATIENCE = (1, 2, 4)
"""How many times the usual seconds a bot is given, each time it is asked; then chance takes its place."""
TOLD_AFTER_SECONDS = 1.0
"""Whoever waits for a bot is told why, if it takes longer than this."""
NO_ANSWER = (LATE, FAILED)
NOT_READY: dict[str, Waits] = {COLD: "cold", UNKEPT: "unkept"}


class Choosers(Protocol):
    """Who asks bots: `drakes.bots.workers.Workers`, or something in a test."""

    why_not_kept: str | None
    """Why what is compiled for bots is kept in memory alone; None where it is kept on disk."""

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

    def __init__(self, tables: LiveTables, choosers: Choosers, queue: FairQueue) -> None:
        self._tables = tables
        self._choosers = choosers
        self._queue = queue
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def wake(self, live: LiveTable) -> None:
        """A table has changed: if the server has something to do there, begin."""
        for seat in [seat for seat, why in live.waits.items() if has_passed(live, seat, why)]:
            self._tables.tell_waiting(live, seat, None)
        if live.bots is not None or live.outdated or self._is_closed or not has_work(live.table):
            return
        if self._may_work(live):
            task = asyncio.create_task(self._work(live))
            live.bots = task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif live.table.to_move is not None:
            self._tables.tell_waiting(live, live.table.to_move, "unwatched")

    def _may_work(self, live: LiveTable) -> bool:
        """Whether bots may think here: where a person plays or looks on, or the operator allows it."""
        if is_ready_to_deal(live.table) or not is_alone(live.table):
            return True
        return self._tables.settings.bots_alone or self._tables.is_watched(live)

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
        if has_work(live.table) and not self._may_work(live):
            self.wake(live)

    async def _play(self, live: LiveTable) -> None:
        tries = 0
        while has_work(live.table) and self._may_work(live) and tries < TRIES:
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
        try:
            choice, _ = await asyncio.gather(
                self._choose(live, seat, bot), asyncio.sleep(self._tables.settings.pace_ms / 1000)
            )
        except BaseException:
            self._tables.tell_waiting(live, seat, None)
            raise
        self._tables.tell_waiting(live, seat, NOT_READY.get(choice.why))
        by: By = "random" if choice.why in NO_ANSWER else "simple" if choice.why in NOT_READY else own
        if choice.why:
            self._tables.metrics.late.labels(choice.why).inc()
            LOGGER.warning("bot replaced", extra={"table": live.id, "bot": bot, "why": choice.why})
        await self._tables.do(live.id, lambda it, now: it.act(seat, version, [choice.action], now, by))
        self._tables.metrics.bots.labels(by).inc()

    async def _choose(self, live: LiveTable, seat: int, bot: str) -> Choice:
        """What a bot answers; one that does not is asked again, with more time, before chance takes its place."""
        version = live.table.version
        for times in PATIENCE[:-1]:
            choice = await self._think(live, seat, bot, version, times)
            if choice.why not in NO_ANSWER:
                return choice
            self._tables.metrics.again.inc()
            self._tables.tell_waiting(live, seat, "again")
        return await self._think(live, seat, bot, version, PATIENCE[-1])

    async def _think(self, live: LiveTable, seat: int, bot: str, version: int, times: int) -> Choice:
        """What a bot answers once it is its turn to think; whoever waits for that is told so."""
        late = asyncio.get_running_loop().call_later(TOLD_AFTER_SECONDS, self._tables.tell_waiting, live, seat, "queue")
        try:
            async with self._queue.turn(live.share):
                late.cancel()
                if live.table.history.moved > version or not self._may_work(live):
                    raise Refusal("stale", STALE)
                return await self._ask(live, seat, bot, times)
        finally:
            late.cancel()

    async def _ask(self, live: LiveTable, seat: int, bot: str, times: int) -> Choice:
        table = live.table
        if live.waits.get(seat) in ("queue", "unwatched"):
            self._tables.tell_waiting(live, seat, None)
        with self._tables.metrics.thinking.time():
            return await self._choosers.choose(
                table.head.game,
                table.head.box_bytes,
                table.game.rules.codec.pack(table.hidden(seat)),
                table.legal(seat),
                bot,
                secrets.randbits(SEED_BITS),
                times * self._tables.settings.bot_seconds,
            )

    async def close(self) -> None:
        """Stop all bots and their processes."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._choosers.close)


def has_passed(live: LiveTable, seat: int, why: Waits) -> bool:
    """Whether nobody waits for a seat's bot any more: a person plays there, or another seat is to move."""
    table = live.table
    return table.seats[seat].bot is None or (table.to_move != seat and why not in NOT_READY.values())

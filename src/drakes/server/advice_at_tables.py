"""Advice: what a bot would do in a person's place, and how a game that is over went.

Advisers think in the bots' processes when it is the asker's turn (`fair_queue`), from what the seat that asks may know
and nothing else. A hint depends on that alone, so that it is kept for whoever asks the same again. A game is gone
through once, decision by decision, in the background; whoever asks meanwhile is told how far it has come.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from drakes.bots.hints import Advice, Judgement, Measure, measure_of, turning_points
from drakes.bots.workers import COLD, Answer
from drakes.play.decisions import Decision, decisions
from drakes.play.seats import OPEN, PERSON
from drakes.server.fair_queue import FairQueue, Share
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable, LiveTables

LOGGER = logging.getLogger("drakes.server")
HINTS_KEPT = 500
REVIEWS_KEPT = 100
REVIEWS_AT_ONCE = 100
REVIEWS_OF_NETWORK = 5
"""How many games are gone through at once, and how many of them for one network."""
MOST_DECISIONS = 120
"""How many decisions of a game are looked at; of a longer one, every so many."""
COLD_SECONDS = 3
WARM_TRIES = 200


class Advisers(Protocol):
    """Who gives advice: `drakes.bots.workers.Workers`, or something in a test."""

    def advise(
        self, game_name: str, box_bytes: bytes, hidden_bytes: bytes, seed: int, deadline_s: float
    ) -> Awaitable[Answer[Advice]]:
        """The best lines for the seat to move."""

    def judge(
        self,
        game_name: str,
        box_bytes: bytes,
        hidden_bytes: bytes,
        action: int,
        ply: int,
        seed: int,
        deadline_s: float,
    ) -> Awaitable[Answer[Judgement]]:
        """What a bot thinks of an action that was taken."""


@dataclass
class Review:
    """How far a game has been gone through."""

    measure: Measure
    total: int
    points: list[Judgement] = field(default_factory=list)
    is_done: bool = False

    @property
    def turning(self) -> list[int]:
        """The versions of the decisions that gave most away, the costliest first."""
        return [one.ply for one in turning_points(self.points)]


class AdviceAtTables:
    """Hints for those who may have them, and reviews of games that are over."""

    def __init__(self, tables: LiveTables, advisers: Advisers, queue: FairQueue) -> None:
        self._tables = tables
        self._advisers = advisers
        self._queue = queue
        self._hints: OrderedDict[bytes, Advice] = OrderedDict()
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._tasks: dict[asyncio.Task[None], Share] = {}

    # Hints

    async def hint(self, live: LiveTable, seat: int, after: list[int], share: Share) -> Advice:
        """The best lines of a seat that is to move, after the steps of a draft."""
        if not may_have_hints(live, live.holders.get(seat)):
            raise Fault(403, "no_hints", "There are no hints at this table.")
        table = live.table
        hidden = table.game.rules.codec.pack(self._tables.drafts.known_after(table, seat, after))
        key = sha256(table.head.game.encode() + table.head.box_bytes + hidden).digest()
        known = self._hints.get(key)
        if known is None:
            known = self._hints[key] = await self._ask(live, hidden, share)
        self._hints.move_to_end(key)
        while len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)
        return known

    async def _ask(self, live: LiveTable, hidden: bytes, share: Share) -> Advice:
        head = live.table.head
        seconds = self._tables.settings.bot_seconds
        async with self._queue.turn(share):
            answer = await self._advisers.advise(head.game, head.box_bytes, hidden, seed_of(hidden), seconds)
        if answer.found is None:
            self._tables.metrics.late.labels(answer.why).inc()
            raise no_answer(answer.why)
        return answer.found

    # Reviews

    def review(self, live: LiveTable) -> Review | None:
        """How far a game has been gone through, if anybody asked for it."""
        return self._reviews.get(live.id)

    def begin_review(self, live: LiveTable, share: Share) -> Review:
        """Go through a game that is over, unless that has begun."""
        if live.table.status != "over":
            raise Fault(409, "not_over", "A game is gone through after its end.")
        known = self._reviews.get(live.id)
        if known is not None:
            self._reviews.move_to_end(live.id)
            return known
        own = sum(other.network == share.network for other in self._tasks.values())
        if own >= REVIEWS_OF_NETWORK or len(self._tasks) >= REVIEWS_AT_ONCE:
            raise Fault(429, "too_many", "Many games are being gone through; try again soon.", retry_after=30)
        found = list(decisions(live.table.history))
        some = found[:: max(1, -(-len(found) // MOST_DECISIONS))]
        review = self._reviews[live.id] = Review(measure_of(live.table.game), len(some))
        while len(self._reviews) > REVIEWS_KEPT:
            self._reviews.popitem(last=False)
        task = asyncio.create_task(self._go_through(live, review, some, share))
        self._tasks[task] = share
        task.add_done_callback(self._tasks.pop)
        return review

    async def _go_through(self, live: LiveTable, review: Review, some: list[Decision], share: Share) -> None:
        """Ask about one decision after another: bots that wait for their turn wait for one answer at most."""
        try:
            for decision in some:
                judged = await self._judge(live, decision, share)
                review.points += [] if judged is None else [judged]
                review.total -= judged is None
            review.is_done = True
        except Exception:
            LOGGER.exception("review stopped", extra={"table": live.id})
            self._reviews.pop(live.id, None)

    async def _judge(self, live: LiveTable, decision: Decision, share: Share) -> Judgement | None:
        """What a bot thinks of a decision; nothing if no answer came. What is compiled first is waited for."""
        head, hidden = live.table.head, decision.hidden
        seconds = self._tables.settings.bot_seconds
        for _ in range(WARM_TRIES):
            async with self._queue.turn(share):
                answer = await self._advisers.judge(
                    head.game, head.box_bytes, hidden, decision.action, decision.version, seed_of(hidden), seconds
                )
            if answer.why != COLD:
                return answer.found
            await asyncio.sleep(COLD_SECONDS)
        return None

    async def close(self) -> None:
        """Stop all reviews."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def may_have_hints(live: LiveTable, player: str | None) -> bool:
    """Whether a player may ask for hints: where the host allowed them, and where no other person plays."""
    if player is None:
        return False
    persons = [n for n, seat in enumerate(live.table.seats) if seat.who in (PERSON, OPEN)]
    return live.table.head.hints or all(live.holders.get(n) == player for n in persons)


def seed_of(hidden: bytes) -> int:
    """The seed of advice: of what the seat knows and nothing else."""
    return int.from_bytes(sha256(hidden).digest()[:3])


def no_answer(why: str) -> Fault:
    """Why there is no advice, and when to ask again."""
    if why == COLD:
        return Fault(
            503, "advice_cold", "The adviser is getting ready; ask again in a moment.", retry_after=COLD_SECONDS
        )
    return Fault(503, "no_advice", "No advice came in time; ask again.", retry_after=1)

"""Advice: what a bot would do in a person's place, and how a game that is over went.

Advisers think in the bots' processes when it is the asker's turn (`fair_queue`), from what the seat that asks may know
and nothing else. A hint depends on that alone, so that it is kept for whoever asks the same again. A game is gone
through once, turn by turn, in the background; whoever asks meanwhile is told how far it has come. What was found is
kept with the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

import msgspec

from drakes.bots.hints import Advice
from drakes.bots.preparing import Readiness
from drakes.bots.reviews import Judgement, say_who_let_win, to_look_at_again, turning_points
from drakes.bots.workers import COLD, Answer
from drakes.bots.worth import LONG, SHORT, Measure, measure_of
from drakes.play.seats import OPEN, PERSON
from drakes.play.turns_taken import TurnTaken, turns_of
from drakes.server.fair_queue import FairQueue, Share
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable, LiveTables

LOGGER = logging.getLogger("drakes.server")
HINTS_KEPT = 500
REVIEWS_KEPT = 100
REVIEWS_AT_ONCE = 100
REVIEWS_OF_NETWORK = 5
"""How many games are gone through at once, and how many of them for one network."""
MOST_TURNS = 1000
"""How many turns of a game are looked at; of a longer one, every so many."""
COLD_SECONDS = 3
WARM_TRIES = 200
LONG_TIMES = 3
"""How many times as long a bot may take for a long look."""


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
        steps: Sequence[int],
        ply: int,
        seed: int,
        looks: int,
        deadline_s: float,
    ) -> Awaitable[Answer[Judgement]]:
        """What a bot thinks of a turn that was taken."""

    def get_ready(self, games: Sequence[str]) -> None:
        """Prepare what bots and advisers of games will need."""

    def readiness(self, game_name: str) -> Readiness:
        """How far the advisers of a game are prepared."""


@dataclass
class Review:
    """How far a game has been gone through."""

    measure: Measure
    total: int
    """How many looks there will be."""
    looked: int = 0
    points: list[Judgement] = field(default_factory=list)
    is_done: bool = False

    @property
    def turning(self) -> list[int]:
        """The versions of the turns that gave most away, the costliest first."""
        return [one.ply for one in turning_points(self.points)]

    def note(self, judged: Judgement | None) -> None:
        """Take in what a look has found, in place of a shorter one at the same turn."""
        self.looked += 1
        if judged is not None:
            self.points = [one for one in self.points if one.ply != judged.ply] + [judged]
            self.points.sort(key=lambda one: one.ply)


class AdviceAtTables:
    """Hints for those who may have them, and reviews of games that are over."""

    def __init__(self, tables: LiveTables, advisers: Advisers, queue: FairQueue) -> None:
        self._tables = tables
        self._advisers = advisers
        self._queue = queue
        self._hints: OrderedDict[bytes, Advice] = OrderedDict()
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._tasks: dict[asyncio.Task[None], Share] = {}

    def get_ready(self, *games: str) -> None:
        """Prepare what will be needed where a table of a game was opened."""
        self._advisers.get_ready(games)

    def readiness(self, game: str) -> Readiness:
        """How far the advisers of a game are prepared."""
        return self._advisers.readiness(game)

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

    async def review(self, live: LiveTable) -> Review | None:
        """How far a game has been gone through, if anybody asked for it."""
        return self._reviews.get(live.id) or await self._kept(live)

    async def begin_review(self, live: LiveTable, share: Share) -> Review:
        """Go through a game that is over, unless that has begun or was done before."""
        if live.table.status != "over":
            raise Fault(409, "not_over", "A game is gone through after its end.")
        known = await self.review(live)
        if known is not None:
            return known
        own = sum(other.network == share.network for other in self._tasks.values())
        if own >= REVIEWS_OF_NETWORK or len(self._tasks) >= REVIEWS_AT_ONCE:
            raise Fault(429, "too_many", "Many games are being gone through; try again soon.", retry_after=30)
        found = turns_of(live.table.history)
        some = found[:: max(1, -(-len(found) // MOST_TURNS))]
        review = self._hold(live.id, Review(measure_of(live.table.game), len(some)))
        task = asyncio.create_task(self._go_through(live, review, some, share))
        self._tasks[task] = share
        task.add_done_callback(self._tasks.pop)
        return review

    def _hold(self, table: str, review: Review) -> Review:
        self._reviews[table] = review
        self._reviews.move_to_end(table)
        while len(self._reviews) > REVIEWS_KEPT:
            self._reviews.popitem(last=False)
        return review

    async def _kept(self, live: LiveTable) -> Review | None:
        """What was found before and is kept with the table; what another release has found is looked for again."""
        body = await asyncio.to_thread(self._tables.store.reviews.of, live.id)
        if body is None:
            return None
        try:
            return self._hold(live.id, msgspec.json.decode(body, type=Review))
        except msgspec.DecodeError:
            return None

    async def _go_through(self, live: LiveTable, review: Review, some: list[TurnTaken], share: Share) -> None:
        """Ask about one turn after another: bots that wait for their turn wait for one answer at most."""
        try:
            for turn in some:
                review.note(await self._judge(live, turn, share, SHORT))
            again = to_look_at_again(review.points)
            review.total += len(again)
            for turn in (turn for turn in some if turn.before in again):
                review.note(await self._judge(live, turn, share, LONG))
            review.points = say_who_let_win(
                live.table.game, review.points, live.table.history.end.places if live.table.history.end else ()
            )
            review.is_done = True
            body, store = msgspec.json.encode(review), self._tables.store
            await self._tables.writer.do(lambda: store.reviews.keep(live.id, body))
        except Exception:
            LOGGER.exception("review stopped", extra={"table": live.id})
            self._reviews.pop(live.id, None)

    async def _judge(self, live: LiveTable, turn: TurnTaken, share: Share, looks: int) -> Judgement | None:
        """What a bot thinks of a turn; nothing if no answer came. What is compiled first is waited for."""
        head, hidden = live.table.head, turn.hidden
        seconds = self._tables.settings.bot_seconds * (1 if looks == SHORT else LONG_TIMES)
        for _ in range(WARM_TRIES):
            async with self._queue.turn(share):
                answer = await self._advisers.judge(
                    head.game, head.box_bytes, hidden, turn.steps, turn.before, seed_of(hidden), looks, seconds
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

"""Very many live frames: all lookers of a game at once, each beside a second world of its own.

The game goes on in one server. After each act every looker's frame is compared with the one that a second server makes
of a world in which what this looker may not know was dealt otherwise before the act.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from drakes.core.game import NOBODY
from drakes.laws.cases import Case
from drakes.play.entries import Act
from drakes.play.history import History
from drakes.play.table import Table
from drakes.server.live_updates import Socket
from drakes.server.store import NewTable
from drakes.server.summaries import summarise
from tests.server.running import generous
from tests.server.trust.inside import START, Inside, Listening, StoppedTime, inside, one_thread, stopped_time
from tests.server.trust.lookers import Leak, difference, keep, player_of
from tests.server.trust.worlds import Nature, agreed_nature, begin, follow, fork

ACTS = 120
"""Acts of a game before the next one begins."""


class Rush:
    """One game after another, and how many frames were compared with their twins."""

    def __init__(self, servers: list[Inside], nature: Nature, time: StoppedTime) -> None:
        self.servers = servers
        self.nature = nature
        self.time = time
        self.frames = 0
        self.parted = 0

    async def play(self, case: Case, seed: int) -> None:
        """A game, or the first acts of it."""
        self.time.now = START
        random, table = Random(seed), begin(case, seed, 0)
        name = table.head.table
        for server, one in zip(self.servers, (table, Table(table.history.copy(), table._key)), strict=True):
            hold(server, one)
        lookers: list[int | None] = [*range(case.seats), None]
        heard = [[await self._listen(server, name, seat) for seat in lookers] for server in self.servers]
        for _ in range(ACTS):
            if table.to_move is None:
                break
            await self._step(table, lookers, heard, random)
        for server in self.servers:
            await server.close()

    async def _listen(self, server: Inside, table: str, seat: int | None) -> Listening:
        if seat is None:
            return await server.listen(None, table=table)
        return await server.listen(player_of(table, seat), table=table, seat=seat)

    async def _step(
        self, table: Table, lookers: list[int | None], heard: list[list[Listening]], random: Random
    ) -> None:
        self.time.now += random.randrange(1, 5_000)
        before, mover, version = table.history, table.to_move, table.version
        assert mover is not None
        action = random.choice(table.legal(mover))
        for server in self.servers:
            await server.all_told()
        forget(heard)
        first = self.servers[0]
        await first.parts.tables.do(table.head.table, lambda it, now: it.act(mover, version, [action], now))
        await first.all_told()
        if table.to_move is None:
            return
        for seat, one, other in zip(lookers, *heard, strict=True):
            await self._compare(table, before, seat, one, other, random)

    async def _compare(
        self, table: Table, before: History, seat: int | None, one: Listening, other: Listening, random: Random
    ) -> None:
        """The frame of a looker, and that of its second world."""
        twin = self._twin(table, before, seat, random)
        if twin is None:
            self.parted += 1
            return
        server, name = self.servers[1], table.head.table
        live = server.parts.tables.here(name)
        assert live is not None
        live.table = twin
        live.frames.clear()
        socket = next(found for found in sockets_at(server, name) if found.seat == seat)
        socket.told = before.version
        server.parts.tables.hub.mark(socket)
        await server.all_told()
        if one.heard != other.heard:
            raise Leak(f"Seat {seat} heard {difference(str(one.heard), str(other.heard))}")
        self.frames += 2 * len(one.heard)

    def _twin(self, table: Table, before: History, seat: int | None, random: Random) -> Table | None:
        """The table after the same act in a world where what a seat may not know was dealt otherwise."""
        act = table.entries[before.version]
        assert isinstance(act, Act)
        assert before.position is not None
        twin = fork(Table(before, table._key), seat, random.randrange(1 << 30))
        assert twin.history.position is not None
        if act.action not in twin.history.position.legal():
            return None
        drawn = tuple(action for _, action in act.nature)
        looker = NOBODY if seat is None else seat
        nature = follow(before.position, twin.history.position, looker, act.action, drawn, random)
        if nature is None:
            return None
        self.nature.agreed = list(nature)
        twin.accept(twin.act(act.seat, twin.version, [act.action], self.time.now))
        self.nature.agreed = None
        return twin


def hold(server: Inside, table: Table) -> None:
    """Keep a table in a server and its store."""
    tables, head = server.parts.tables, table.head
    new = NewTable(head.table, head.game, head.seats, table._key, START, summarise(table, START), None)
    tables.store.do(lambda: keep(server, new, table))
    row = tables.store.table(head.table)
    assert row is not None
    tables.hold(row, table, {n: player_of(head.table, n) for n in range(head.seats)})


def sockets_at(server: Inside, table: str) -> Iterator[Socket]:
    """Who looks at a table."""
    return iter(server.parts.tables.hub.sockets_at(table))


def forget(heard: list[list[Listening]]) -> None:
    """Forget what was heard before."""
    for lookers in heard:
        for looker in lookers:
            looker.heard.clear()


def rush(folder: Path, cases: list[Case], seed: int, frames: int) -> Rush:
    """Compare so many frames, in as many games as that takes."""

    async def run() -> Rush:
        async with AsyncExitStack() as stack:
            stack.enter_context(one_thread())
            time, nature = stack.enter_context(stopped_time()), stack.enter_context(agreed_nature())
            servers = [
                await stack.enter_async_context(inside(generous(f"sqlite:///{folder}/{n}.db"))) for n in range(2)
            ]
            rushing = Rush(servers, nature, time)
            game = 0
            while rushing.frames < frames:
                await rushing.play(cases[game % len(cases)], seed + game)
                game += 1
            return rushing

    return asyncio.run(run())

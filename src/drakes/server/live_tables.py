"""The live tables of this process, and the one gate through which every change goes.

A table is read from the store when somebody needs it and kept while it is in use; of the others, those used last
stay. Each has one lock. A command is checked by the table, written by the writer, then accepted and published, in this
order: what was told has been kept. If another node wrote first, the table is read again and the asker looks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import copy
from itertools import islice
from typing import Any

import msgspec

from drakes.core.errors import DrakesError
from drakes.play.drafts import Drafts
from drakes.play.entries import Entry, decode, encode, kind_of
from drakes.play.frames import Waits
from drakes.play.history import Outdated
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from drakes.server.fair_queue import Share
from drakes.server.faults import Fault, unknown_table
from drakes.server.live_updates import NO_LONGER_YOURS, Hub, Socket
from drakes.server.messages.live import ChatMessage, MyTablesMessage, TableChatLine, Waiting, WaitingMessage
from drakes.server.metrics import Metrics
from drakes.server.settings import Settings
from drakes.server.steady_time import now_ms
from drakes.server.store import (
    ENDED,
    OPERATOR,
    ChatLine,
    Conflict,
    NewEntry,
    Repeated,
    Store,
    StoredEntry,
    TableRow,
    Unknown,
    Writer,
    digest,
)
from drakes.server.summaries import is_alone, summarise

LOGGER = logging.getLogger("drakes.server")
STALE = "The table has moved on; look again."
SAME_FRAME_SECONDS = 0.25
"""For how long, at most, one frame is sent to all who look from the same seat and were told the same."""
MOST_FRAMES = 64
SEATS_CHANGE = ("sit", "leave", "reissue", "arrive")

Command = Callable[[Table, int], Sequence[Entry]]
"""What is asked of a table: from the table and the time to new entries, or a refusal."""
Also = Callable[[], Any]
"""What is written together with the entries, in the same transaction."""


class LiveTable:
    """A table in memory: its lock, who holds its seats, and how many are using it now."""

    __slots__ = (
        "bots",
        "chat",
        "frames",
        "holders",
        "host",
        "id",
        "lock",
        "outdated",
        "share",
        "table",
        "uses",
        "waits",
    )

    def __init__(
        self, row: TableRow, table: Table, holders: dict[int, str], chat: int, network: str | None, outdated: str = ""
    ) -> None:
        self.id = row.id
        self.table = table
        self.host = row.host
        self.holders = holders
        self.chat = chat
        """The number of the next line of its chat."""
        self.outdated = outdated
        """Why it can only be looked at, where the rules have changed since it was played."""
        self.lock = asyncio.Lock()
        self.uses = 0
        self.bots: asyncio.Task[None] | None = None
        owner = row.host or row.id
        self.share = Share(network or owner, owner)
        """For whom it counts what is thought here: who opened the table, from which network (as a digest)."""
        self.waits: dict[int, Waits] = {}
        """Why bots have not acted yet, or not by themselves."""
        self.frames: dict[tuple[int | None, int, frozenset[int]], tuple[int, bytes]] = {}

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds."""
        return sorted(seat for seat, holder in self.holders.items() if player is not None and holder == player)


class LiveTables:
    """All of them, by their ids."""

    def __init__(self, store: Store, writer: Writer, metrics: Metrics, settings: Settings) -> None:
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self.settings = settings
        self.hub = Hub(metrics, self.news)
        self.drafts = Drafts()
        """What seats try in private; no more than a cache."""
        self.when_changed: Callable[[LiveTable, bool], None] = lambda live, is_foreign: None
        """Told of every table that was read or changed, and whether another node did it, whose business its bots are
        then: there may be something to do for bots and clocks."""
        self.list_of: Callable[[str], Any] = lambda player: []
        """Makes the list of a player's tables; in a thread."""
        self.when_ended: Callable[[str], None] = lambda session: None
        """Told of every session that has ended, here or on another node."""
        self.when_operator_acts: Callable[[], Any] = lambda: None
        """Told when an operator has banned somebody or deleted a table, where the database says so."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Which tables are here

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[LiveTable]:
        """A table that stays here meanwhile."""
        live = await self._get(table)
        live.uses += 1
        try:
            yield live
        finally:
            live.uses -= 1
            self._let_go()

    def here(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._live)

    async def _get(self, table: str) -> LiveTable:
        live = self._live.get(table)
        if live is not None:
            self._live.move_to_end(table)
            return live
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda done: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        live = await asyncio.to_thread(self._read, table)
        if live is None:
            raise unknown_table()
        self._live[table] = live
        self.metrics.tables.set(len(self._live))
        self.when_changed(live, False)
        return live

    def _read(self, table: str) -> LiveTable | None:
        """Read and replay a table, in a thread: a long game takes a while."""
        row = self.store.table(table)
        if row is None:
            return None
        holders, said = self._holders(table), self.store.chat.said(table, limit=1)
        replayed, outdated = replay(self.store.load(table), self.store.key(table))
        network = self.store.opened_from(table)
        return LiveTable(row, replayed, holders, said[-1].n + 1 if said else 0, network, outdated)

    def _holders(self, table: str) -> dict[int, str]:
        return {row.seat: row.player for row in self.store.seating.at(table) if row.player is not None}

    def _let_go(self) -> None:
        """Forget the tables used least recently, beyond what is kept; never one in use."""
        surplus = len(self._live) - self.settings.tables_held
        if surplus > 0:
            unused = (live.id for live in self._live.values() if live.uses == 0)
            for table in list(islice(unused, surplus)):
                del self._live[table]
            self.metrics.tables.set(len(self._live))

    def drop(self, table: str) -> None:
        """A table was deleted: nobody is told more of it, and it leaves the lists of those who sat there."""
        live = self._live.pop(table, None)
        self.metrics.tables.set(len(self._live))
        self.hub.close_table(table)
        if live is not None:
            live.frames.clear()
            self.hub.publish(table, set(live.holders.values()))

    # The gate

    def hold(self, row: TableRow, table: Table, holders: dict[int, str], network: str | None = None) -> None:
        """Begin to hold a table that was just made and kept, unless somebody has read it meanwhile."""
        if row.id in self._live:
            return
        live = LiveTable(row, table, holders, 0, None if network is None else digest(network))
        self._live[live.id] = live
        self.metrics.tables.set(len(self._live))
        self._publish(live, table.entries)
        self._let_go()

    async def do(self, table: str, command: Command, request: str | None = None, also: Also | None = None) -> int:
        """Let a table do something: checked, written, accepted, published. Answers the version after it."""
        async with self.using(table) as live, live.lock:
            if live.outdated:
                raise Fault(409, "outdated", live.outdated)
            try:
                entries = command(live.table, now_ms())
            except Refusal as refusal:
                return await self._known_request(live, request, refusal)
            if not entries:
                return live.table.version
            return await self._append(live, entries, request, also)

    async def _known_request(self, live: LiveTable, request: str | None, refusal: Refusal) -> int:
        """A request that was done before gets its old answer: that the table has moved on since is no refusal."""
        n = None if request is None else await asyncio.to_thread(self.store.find_request, live.id, request)
        if n is None:
            self.metrics.refusals.labels(refusal.code).inc()
            raise refusal
        return n + 1

    async def _append(self, live: LiveTable, entries: Sequence[Entry], request: str | None, also: Also | None) -> int:
        bodies = [NewEntry(encode(entry)) for entry in entries]
        bodies[-1] = NewEntry(bodies[-1].body, request)
        first, now = live.table.version, now_ms()
        after = copy(live.table)
        after.accept(entries)
        summary = summarise(after, now, self.settings.bots_alone)

        def change() -> None:
            self.store.append(live.id, first, bodies, summary, now)
            if also is not None:
                also()

        try:
            with self.metrics.append.time():
                await self.writer.do(change)
        except Repeated as repeated:
            return repeated.n + 1
        except Conflict as conflict:
            await self.catch_up(live)
            raise Fault(409, "stale", STALE, version=conflict.version) from None
        except Unknown:
            self.drop(live.id)
            raise unknown_table() from None
        live.table.accept(entries)
        if also is not None:
            await self._read_holders(live)
        self._publish(live, entries)
        return live.table.version

    # What others wrote

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what another node wrote, and tell those who look from here; the lock is held."""
        stored = await asyncio.to_thread(self.store.load, live.id, live.table.version)
        if not stored:
            return
        entries = [decode(entry.body) for entry in stored]
        try:
            live.table.accept(entries)
        except Outdated as outdated:
            live.outdated = str(outdated)
            return
        if any(kind_of(entry) in SEATS_CHANGE for entry in entries):
            await self._read_holders(live)
        self.metrics.reloads.inc()
        self._publish(live, entries, is_foreign=True)

    async def notice(self, table: str, version: int) -> None:
        """A node says that a table has come to a version, that something was said there or a seat changed hands, or
        that a session has ended."""
        if table == OPERATOR:
            self.when_operator_acts()
            return
        if table.startswith(ENDED):
            self.when_ended(table.removeprefix(ENDED))
            return
        if table not in self._live and table not in self._loading:
            await self._notice_from_afar(table)
            return
        async with self.using(table) as live, live.lock:
            if live.table.version < version:
                await self.catch_up(live)
            elif self.hub.sockets_at(table):
                await self._read_holders(live)
                await self._catch_up_chat(live)

    async def _notice_from_afar(self, table: str) -> None:
        """Nobody here looks at the table, but somebody may follow their list."""
        if self.hub.has_lists():
            holders = await asyncio.to_thread(self._holders, table)
            self.hub.publish(table, set(holders.values()))

    async def _catch_up_chat(self, live: LiveTable) -> None:
        for line in await asyncio.to_thread(self.store.chat.said, live.id, live.chat):
            await self.tell_chat(live, line)

    async def tell_chat(self, live: LiveTable, line: ChatLine) -> None:
        """Bring a line to the seats that want to hear it."""
        live.chat = max(live.chat, line.n + 1)
        seated = [socket for socket in self.hub.sockets_at(live.id) if socket.seat is not None]
        deaf = await asyncio.to_thread(self._deaf, live.id, line.seat, {socket.player or "" for socket in seated})
        listeners = [socket for socket in seated if socket.player not in deaf]
        said = TableChatLine(live.id, line.n, line.seat, line.at, line.phrase, line.text)
        self.hub.tell_all(listeners, msgspec.json.encode(ChatMessage(said)))

    def _deaf(self, table: str, seat: int, players: set[str]) -> set[str]:
        return {player for player in players if seat in self.store.chat.muted(table, player)}

    async def _read_holders(self, live: LiveTable) -> None:
        """Who holds the seats now; whoever no longer does is not told more from there."""
        live.holders = await asyncio.to_thread(self._holders, live.id)
        for socket in self.hub.sockets_at(live.id):
            if socket.seat is not None and live.holders.get(socket.seat) != socket.player:
                self.hub.close(socket, NO_LONGER_YOURS)

    def need_absent(self, table: str, seat: int | None) -> None:
        """The person of a seat is not looking at the table from here."""
        if seat in self.hub.present(table):
            raise Refusal("not_away", f"The person of seat {seat} is here.")

    async def holds(self, live: LiveTable, player: str, seat: int) -> bool:
        """Whether a player holds a seat; before saying no, what another node may have written is read."""
        if live.holders.get(seat) != player and self.store.is_shared:
            await self._read_holders(live)
        return live.holders.get(seat) == player

    async def give_seat(self, live: LiveTable, also: Also) -> None:
        """Let a seat change hands without an entry."""
        async with live.lock:
            await self.writer.do(also)
            await self._read_holders(live)
            self.hub.publish(live.id, set(live.holders.values()))

    # Who looks on

    def is_watched(self, live: LiveTable) -> bool:
        """Whether who opened a table, or somebody who holds a seat there, looks at it."""
        own = {live.host, *live.holders.values()} - {None}
        return any(socket.player in own for socket in self.hub.sockets_at(live.id))

    def look_after(self, socket: Socket) -> None:
        """Somebody begins to look at a table: bots that have waited for that go on."""
        live = None if socket.table is None else self.here(socket.table)
        if live is not None and is_alone(live.table):
            self.when_changed(live, False)

    # Telling

    def tell_waiting(self, live: LiveTable, seat: int, why: Waits | None) -> None:
        """Tell everybody at a table why a seat's bot keeps them waiting, or that it does so no more."""
        if live.waits.get(seat) == why:
            return
        if why is None:
            del live.waits[seat]
        else:
            live.waits[seat] = why
        live.frames.clear()
        is_delayed = live.table.head.spectators == "delayed"
        told = [socket for socket in self.hub.sockets_at(live.id) if socket.seat is not None or not is_delayed]
        self.hub.tell_all(told, msgspec.json.encode(WaitingMessage(Waiting(live.id, live.waits))))

    def _publish(self, live: LiveTable, entries: Sequence[Entry], is_foreign: bool = False) -> None:
        for entry in () if is_foreign else entries:
            self.metrics.entries.labels(kind_of(entry)).inc()
        live.frames.clear()
        self.hub.publish(live.id, set(live.holders.values()))
        self.when_changed(live, is_foreign)

    def frame(self, live: LiveTable, seat: int | None, since: int) -> tuple[int, bytes]:
        """A frame's version and the frame as JSON; those who look from one seat and were told the same share one."""
        present = frozenset(self.hub.present(live.id))
        known = live.frames.get((seat, since, present))
        if known is not None:
            return known
        told = live.table.frame(seat, since, now_ms(), present, live.waits)
        made = told.version, msgspec.json.encode(told)
        if not live.frames or len(live.frames) >= MOST_FRAMES:
            live.frames.clear()
            asyncio.get_running_loop().call_later(SAME_FRAME_SECONDS, live.frames.clear)
        live.frames[seat, since, present] = made
        return made

    async def news(self, socket: Socket) -> bytes | None:
        """What a socket is told when something has changed."""
        if socket.table is None:
            return msgspec.json.encode(MyTablesMessage(await asyncio.to_thread(self.list_of, socket.player or "")))
        live = self.here(socket.table) or await self._get(socket.table)
        socket.told, body = self.frame(live, socket.seat, min(socket.told, live.table.version))
        return body


def replay(log: Sequence[StoredEntry], key: bytes) -> tuple[Table, str]:
    """A table from its log, and why it can only be looked at where the rules have changed since."""
    try:
        return Table.replay([decode(entry.body) for entry in log], key), ""
    except Outdated as outdated:
        if outdated.history is None:
            raise Fault(409, "outdated", str(outdated)) from None
        return Table(outdated.history, key), str(outdated)
    except (DrakesError, msgspec.MsgspecError) as error:
        raise Fault(409, "unreadable", f"This table cannot be read: {error}") from None

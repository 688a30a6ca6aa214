"""The store: tables and their logs. People, seats, plans, chat and reviews have shelves of their own in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, text, update

from drakes.play.limits import TABLES_IN_A_LIST
from drakes.server.store.chat import Chat
from drakes.server.store.database import Change, Database, Outcome
from drakes.server.store.lessons import Lessons
from drakes.server.store.migrate import bring_up_to_date
from drakes.server.store.people import People
from drakes.server.store.plans import Plans
from drakes.server.store.records import (
    Conflict,
    NewEntry,
    NewTable,
    Repeated,
    StoredEntry,
    StoreRefusal,
    Summary,
    TableRow,
    Unknown,
    digest,
)
from drakes.server.store.reviews import Reviews
from drakes.server.store.schema import entries, openers, seats, tables
from drakes.server.store.seating import Seating
from drakes.server.store.statements import OPERATOR, announce

AT_ONCE = 500
"""How many ids one question asks about."""
LISTED = tuple(column for column in tables.c if column.name != "key")

# What every append says, built once: building a statement takes longer than asking it.
ADVANCE = update(tables).where(tables.c.id == bindparam("table"), tables.c.version == bindparam("first"))
WRITE = insert(entries)
FIND_REQUEST = select(entries.c.n).where(
    entries.c.table_id == bindparam("table"), entries.c.request == bindparam("named")
)
FIND_CHAIN = select(entries.c.chain).where(entries.c.table_id == bindparam("table"), entries.c.n == bindparam("number"))
TOUCH = text("UPDATE alembic_version SET version_num = version_num")
MISSING = {
    False: text("SELECT value FROM json_each(:wanted) WHERE value NOT IN (SELECT id FROM tables)"),
    True: text("SELECT one FROM unnest(CAST(:wanted AS text[])) AS one WHERE one NOT IN (SELECT id FROM tables)"),
}
"""The same question as each of the databases understands it, PostgreSQL being shared."""

T = TypeVar("T")


class Store:
    """All that a server keeps. Thread-safe, and it waits for the disk: never call it on the event loop.

    Every method works alone, in a transaction of its own. Inside a change (`do`, `do_all`, `Writer.do`) all methods
    called share the change's transaction, so that it is kept or lost as a whole:

        await writer.do(lambda: (store.append(...), store.seating.take(...)))
    """

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        bring_up_to_date(self._database)
        self.people = People(self._database)
        self.seating = Seating(self._database)
        self.plans = Plans(self._database)
        self.lessons = Lessons(self._database)
        self.chat = Chat(self._database)
        self.reviews = Reviews(self._database)

    @property
    def database(self) -> Database:
        """The connections beneath, for the neighbours in this folder."""
        return self._database

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may write to the same database (PostgreSQL), so that one must listen."""
        return self._database.is_shared

    def close(self) -> None:
        """Give the connections back."""
        self._database.close()

    def do(self, change: Callable[[], T]) -> T:
        """Make a change of several steps: all of it is kept, or nothing."""
        outcome = self.do_all([change])[0]
        if outcome.error is not None:
            raise outcome.error
        value: T = outcome.value
        return value

    def do_all(self, changes: Sequence[Change]) -> list[Outcome]:
        """Make several changes with one wait for the disk; each is kept or fails by itself, in their order."""
        return self._database.run(changes)

    # Writing a log

    def create_table(self, table: NewTable, first: Sequence[NewEntry]) -> int:
        """Make a table with its first entries, the head before all; answers its version."""
        with self._database.writing() as connection:
            if self._find(connection, table.id) is not None:
                raise StoreRefusal(f"There is a table {table.id} already.")
            row = {name: getattr(table, name) for name in ("id", "game", "seats", "host", "created", "key")}
            row |= columns_of(table.summary) | {"changed": table.created, "version": len(first)}
            connection.execute(insert(tables), row)
            if table.network is not None:
                connection.execute(insert(openers), {"table_id": table.id, "network": digest(table.network)})
            self._write(connection, table.id, 0, b"", first)
            announce(self._database, connection, table.id, len(first))
        return len(first)

    def append(self, table: str, first: int, new: Sequence[NewEntry], summary: Summary, now: int) -> int:
        """Write entries from number `first` on and what lists show; answers the new version.

        Raises Conflict if the table is at another version, Repeated if a request was taken before, else Unknown.
        """
        version = first + len(new)
        with self._database.writing() as connection:
            values = columns_of(summary) | {"version": version, "changed": now}
            changed = connection.execute(ADVANCE, {"table": table, "first": first} | values)
            self._refuse_repeated(connection, table, new)
            if changed.rowcount == 0:
                raise self._conflict(connection, table, first)
            self._write(connection, table, first, self._chain(connection, table, first), new)
            announce(self._database, connection, table, version)
        return version

    def delete_table(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        with self._database.writing() as connection:
            if connection.execute(delete(tables).where(tables.c.id == table)).rowcount == 0:
                raise Unknown(f"There is no table {table}.")
            announce(self._database, connection, OPERATOR, 0)

    def delete_stale(self, before: int, limit: int = AT_ONCE) -> list[str]:
        """Delete unfinished tables that have not changed since a time, the oldest first; answers which."""
        is_stale = (tables.c.status != "over", tables.c.changed < before)
        with self._database.writing() as connection:
            wanted = select(tables.c.id).where(*is_stale).order_by(tables.c.changed, tables.c.id).limit(limit)
            gone = delete(tables).where(tables.c.id.in_(wanted.scalar_subquery()), *is_stale).returning(tables.c.id)
            names = list(connection.execute(gone).scalars())
            if names:
                announce(self._database, connection, OPERATOR, 0)
        return names

    def last_change(self) -> int:
        """When a table last changed; 0 where there is none."""
        with self._database.reading() as connection:
            return connection.execute(select(func.max(tables.c.changed))).scalar() or 0

    def _find(self, connection: Connection, table: str) -> Row[Any] | None:
        return connection.execute(select(*LISTED).where(tables.c.id == table)).one_or_none()

    def _conflict(self, connection: Connection, table: str, first: int) -> StoreRefusal:
        found = self._find(connection, table)
        return Unknown(f"There is no table {table}.") if found is None else Conflict(table, first, found.version)

    def _refuse_repeated(self, connection: Connection, table: str, new: Sequence[NewEntry]) -> None:
        for request in {entry.request for entry in new if entry.request is not None}:
            n = self._request(connection, table, request)
            if n is not None:
                raise Repeated(table, request, n)

    def _request(self, connection: Connection, table: str, request: str) -> int | None:
        return connection.execute(FIND_REQUEST, {"table": table, "named": request}).scalar_one_or_none()

    def _chain(self, connection: Connection, table: str, first: int) -> bytes:
        if first == 0:
            return b""
        chain: bytes = connection.execute(FIND_CHAIN, {"table": table, "number": first - 1}).scalar_one()
        return chain

    def _write(self, connection: Connection, table: str, first: int, chain: bytes, new: Sequence[NewEntry]) -> None:
        rows = []
        for n, entry in enumerate(new, first):
            chain = sha256(chain + entry.body).digest()
            rows.append({"table_id": table, "n": n, "body": entry.body, "chain": chain, "request": entry.request})
        if rows:
            connection.execute(WRITE, rows)

    # Reading a log

    def load(self, table: str, since: int = 0) -> list[StoredEntry]:
        """The entries of a table from number `since` on; its chain is not checked here, see `check`."""
        wanted = select(entries.c.n, entries.c.body, entries.c.chain, entries.c.request)
        with self._database.reading() as connection:
            rows = connection.execute(
                wanted.where(entries.c.table_id == table, entries.c.n >= since).order_by(entries.c.n)
            )
            return [StoredEntry(*row) for row in rows]

    def key(self, table: str) -> bytes:
        """The key of a table's chance: nobody may be told before the end."""
        with self._database.reading() as connection:
            key: bytes | None = connection.execute(select(tables.c.key).where(tables.c.id == table)).scalar()
        if key is None:
            raise Unknown(f"There is no table {table}.")
        return key

    def find_request(self, table: str, request: str) -> int | None:
        """The number of the entry a request was written as, if it was."""
        with self._database.reading() as connection:
            return self._request(connection, table, request)

    # Lists of tables

    def table(self, table: str) -> TableRow | None:
        """One table as lists show it."""
        with self._database.reading() as connection:
            found = self._find(connection, table)
        return None if found is None else TableRow(**found._mapping)

    def versions(self, wanted: Iterable[str]) -> dict[str, int]:
        """The versions of these tables, of those that are there."""
        names = list(wanted)
        found: dict[str, int] = {}
        with self._database.reading() as connection:
            for i in range(0, len(names), AT_ONCE):
                part = tables.c.id.in_(names[i : i + AT_ONCE])
                rows = connection.execute(select(tables.c.id, tables.c.version).where(part))
                found |= {row.id: row.version for row in rows}
        return found

    def missing(self, wanted: Sequence[str]) -> list[str]:
        """Which of these tables are not there, however many are asked about: one question, asked again and again."""
        asked = list(wanted) if self.is_shared else json.dumps(wanted)
        with self._database.reading() as connection:
            return list(connection.execute(MISSING[self.is_shared], {"wanted": asked}).scalars())

    def tables_unfinished(self, limit: int = TABLES_IN_A_LIST) -> list[TableRow]:
        """Tables that are not over, the one changed least recently first."""
        wanted = select(*LISTED).where(tables.c.status != "over").order_by(tables.c.changed, tables.c.id)
        return self._list(wanted.limit(limit))

    def tables_open(self, limit: int = TABLES_IN_A_LIST) -> list[TableRow]:
        """Listed tables that still have a free seat, the one changed last first."""
        return self._list(
            select(*LISTED)
            .where(tables.c.listed, tables.c.status == "open", tables.c.free > 0)
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )

    def tables_of(self, player: str, limit: int = TABLES_IN_A_LIST) -> list[TableRow]:
        """The tables at which a player holds a seat, the one changed last first."""
        held = select(seats.c.table_id).where(seats.c.player == player)
        return self._list(
            select(*LISTED).where(tables.c.id.in_(held)).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        )

    def tables_due(self, before: int | None = None, limit: int = 100_000) -> list[tuple[str, int]]:
        """Which tables want to be looked at unasked, and when, the soonest first; with `before`, only until then."""
        wanted = select(tables.c.id, tables.c.due).where(tables.c.due.is_not(None))
        if before is not None:
            wanted = wanted.where(tables.c.due <= before)
        with self._database.reading() as connection:
            rows = connection.execute(wanted.order_by(tables.c.due, tables.c.id).limit(limit))
            return [(row.id, row.due) for row in rows]

    def unfinished(self, host: str, network: str) -> tuple[int, int]:
        """How many tables that are not over a player has opened, and how many came from a network."""
        going_on = select(func.count()).select_from(tables).where(tables.c.status != "over")
        from_network = select(openers.c.table_id).where(openers.c.network == digest(network))
        with self._database.reading() as connection:
            own = connection.execute(going_on.where(tables.c.host == host)).scalar_one()
            return own, connection.execute(going_on.where(tables.c.id.in_(from_network))).scalar_one()

    def opened_from(self, table: str) -> str | None:
        """The digest of the network from which a table was opened, where that is known."""
        with self._database.reading() as connection:
            return connection.execute(select(openers.c.network).where(openers.c.table_id == table)).scalar()

    def touch(self) -> None:
        """Write something that changes nothing, to see whether the database takes it."""
        with self._database.writing() as connection:
            connection.execute(TOUCH)

    def table_names(self) -> list[str]:
        """The ids of all tables, for whoever goes through the whole store."""
        with self._database.reading() as connection:
            return list(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars())

    def count_tables(self) -> int:
        """How many tables there are."""
        with self._database.reading() as connection:
            return connection.execute(select(func.count()).select_from(tables)).scalar_one()

    def _list(self, wanted: Select[Any]) -> list[TableRow]:
        with self._database.reading() as connection:
            return [TableRow(**row._mapping) for row in connection.execute(wanted)]


def columns_of(summary: Summary) -> dict[str, Any]:
    """A summary as columns."""
    return {name: getattr(summary, name) for name in ("status", "listed", "free", "due", "about")}

"""One table in a file, to play on at another server.

Its log, its key, its invitations, its plans and its talk travel. People do not: they take their seats again with their
recovery codes, whose digests travel, or by new invitations.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from drakes.core.errors import DrakesError
from drakes.server.store.archive import Line, read_archive, write_archive
from drakes.server.store.backup import write_rows
from drakes.server.store.check import check_log
from drakes.server.store.records import StoredEntry, StoreRefusal, Unknown
from drakes.server.store.schema import chat, entries, invites, plans, seats, tables
from drakes.server.store.store import Store
from drakes.server.store.strangers import accept_table

PARTS = (tables, entries, seats, invites, plans, chat)
LEFT_BEHIND = {"tables": "host", "seats": "player", "invites": "used_by"}
"""The columns that name people of the old server."""
INVITE_BYTES = 24


@dataclass(frozen=True, slots=True)
class Imported:
    """A table that came in, and a new invitation for each seat that a person had: shown once."""

    table: str
    invites: tuple[tuple[int, str], ...]


def export_table(store: Store, table: str, file: Path, release: str, now: int) -> int:
    """Write all of a table into an archive; answers the number of rows."""
    with store.database.reading() as connection:
        if connection.execute(select(tables.c.id).where(tables.c.id == table)).scalar() is None:
            raise Unknown(f"There is no table {table}.")
        return write_archive(file, "table", release, now, rows_of(connection, table))


def rows_of(connection: Connection, table: str) -> Iterator[Line]:
    """The rows that belong to a table, without the people."""
    for part in PARTS:
        name = part.c.id if part is tables else part.c.table_id
        for row in connection.execute(select(part).where(name == table).order_by(*part.primary_key)).mappings():
            yield part.name, without_people(part.name, dict(row))


def without_people(part: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row that names nobody of the old server."""
    if part in LEFT_BEHIND:
        row[LEFT_BEHIND[part]] = None
    return row


def import_table(store: Store, file: Path, now: int) -> Imported:
    """Take in a table that another server exported, if its log holds; all of it or nothing."""
    rows = [(name, without_people(name, row)) for name, row in read_archive(file, "table")]
    table = the_one_table(file, rows)
    check(file, rows)
    try:
        accept_table(rows, now)
    except DrakesError as error:
        raise StoreRefusal(f"{file}: {error}") from None
    persons = [row["seat"] for name, row in rows if name == "seats"]
    new = tuple((seat, secrets.token_urlsafe(INVITE_BYTES)) for seat in persons)
    with store.database.writing() as connection:
        if store.table(table) is not None:
            raise StoreRefusal(f"There is a table {table} already: it was imported before, or this is its own server.")
        write_rows(connection, rows)
        for seat, token in new:
            store.seating.invite(token, table, seat, now)
    return Imported(table, new)


def the_one_table(file: Path, rows: list[Line]) -> str:
    """The table that all rows belong to."""
    names = {row["id"] if name == "tables" else row.get("table_id") for name, row in rows}
    kinds = [name for name, _ in rows]
    if len(names) != 1 or kinds.count("tables") != 1 or not set(kinds) <= {part.name for part in PARTS}:
        raise StoreRefusal(f"{file} does not hold one table and nothing else: ask for a new export.")
    return str(names.pop())


def check(file: Path, rows: list[Line]) -> None:
    """Refuse a table whose log does not hold."""
    head = next(row for name, row in rows if name == "tables")
    log = [StoredEntry(row["n"], row["body"], row["chain"], row["request"]) for name, row in rows if name == "entries"]
    checked = check_log(head["id"], head["version"], sorted(log, key=lambda entry: entry.n), head["key"])
    if checked.faults:
        raise StoreRefusal(f"{file}: {checked.faults[0]}")
    if checked.unchecked:
        raise StoreRefusal(f"{file}: {checked.unchecked}; import it there, then upgrade.")

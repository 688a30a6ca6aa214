"""The whole store in one file, and back, whatever the database. Backing up does not disturb a running server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select

from drakes.server.store.archive import Line, read_archive, write_archive
from drakes.server.store.records import StoreRefusal
from drakes.server.store.schema import metadata
from drakes.server.store.store import Store

KEPT = tuple(metadata.sorted_tables)
"""What a backup holds, in an order in which it can be written back."""
AT_ONCE, BYTES_AT_ONCE = 1000, 8 << 20

Progress = Callable[[int, int], None]
"""Called now and then with how many rows are done, and of how many (0: not known)."""


def nothing_shown(done: int, of: int) -> None:
    """For those who do not wish to see how far it is."""


def back_up(store: Store, file: Path, release: str, now: int, progress: Progress = nothing_shown) -> dict[str, int]:
    """Write everything as it was at one moment into an archive; answers the number of rows by their table."""
    with store.database.reading() as connection:
        counts = {table.name: count(connection, table) for table in KEPT}
        rows = counted(every_row(connection), sum(counts.values()), progress)
        write_archive(file, "backup", release, now, rows)
    return counts


def count(connection: Connection, table: Table) -> int:
    """How many rows there are."""
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def every_row(connection: Connection) -> Iterator[Line]:
    """All rows of the store, without holding them all in memory."""
    for table in KEPT:
        wanted = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(wanted).mappings():
            yield table.name, dict(row)


def counted(rows: Iterable[Line], of: int, progress: Progress) -> Iterator[Line]:
    """Rows that pass through, with a word every now and then."""
    for done, row in enumerate(rows):
        if done % AT_ONCE == 0:
            progress(done, of)
        yield row
    progress(of, of)


def restore(store: Store, file: Path, replace: bool = False, progress: Progress = nothing_shown) -> int:
    """Put everything from an archive into an empty store (or in place of what is there); all of it or nothing."""
    of = sum(1 for _ in counted(read_archive(file, "backup"), 0, progress))
    with store.database.writing() as connection:
        if replace:
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
        elif any(count(connection, table) for table in KEPT):
            raise StoreRefusal(
                "There are tables or players in this database: name another, or say --replace to lose them."
            )
        write_rows(connection, counted(read_archive(file, "backup"), of, progress))
    return of


def write_rows(connection: Connection, rows: Iterable[Line]) -> None:
    """Insert rows, many at a time."""
    for name, group in groupby(rows, key=itemgetter(0)):
        for part in parts_of(row for _, row in group):
            connection.execute(insert(metadata.tables[name]), part)


def parts_of(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Rows in parts of not too many, nor of too many bytes."""
    part: list[dict[str, Any]] = []
    size = 0
    for row in rows:
        part.append(row)
        size += sum(len(value) for value in row.values() if isinstance(value, bytes | str))
        if len(part) == AT_ONCE or size > BYTES_AT_ONCE:
            yield part
            part, size = [], 0
    if part:
        yield part

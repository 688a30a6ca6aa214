"""Statements that several shelves of the store write with."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Insert, Table, text
from sqlalchemy.dialects import postgresql, sqlite

from drakes.server.store.database import Database

CHANNEL = "drakes"
"""The channel on which PostgreSQL tells every node which table is at which version."""
OPERATOR = "operator"
"""What stands there in place of a table's name when an operator has banned somebody or deleted a table."""
ENDED = "ended "
"""What stands there before the digest of a session that has ended, in place of a table's name."""


def put(database: Database, into: Table, **row: Any) -> Insert:
    """Insert a row, or replace what stands under its primary key."""
    keys = [column.name for column in into.primary_key]
    rest = {name: value for name, value in row.items() if name not in keys}
    dialect = postgresql if database.is_shared else sqlite
    statement: Any = dialect.insert(into).values(**row)
    written: Insert = (
        statement.on_conflict_do_update(index_elements=keys, set_=rest) if rest else statement.on_conflict_do_nothing()
    )
    return written


def announce(database: Database, connection: Connection, table: str, version: int) -> None:
    """Tell the other nodes, as soon as the transaction is kept, that a table has come to a version."""
    if database.is_shared:
        news = {"channel": CHANNEL, "news": f"{table}:{version}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)

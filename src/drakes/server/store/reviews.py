"""How games went, as bots found it once."""

from __future__ import annotations

from sqlalchemy import select

from drakes.server.store.database import Database
from drakes.server.store.schema import reviews
from drakes.server.store.statements import put


class Reviews:
    """The shelf of reviews."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, table: str, body: bytes) -> None:
        """Keep what was found of a table, in place of what was found before."""
        with self._database.writing() as connection:
            connection.execute(put(self._database, reviews, table_id=table, body=body))

    def of(self, table: str) -> bytes | None:
        """What was found of a table."""
        with self._database.reading() as connection:
            return connection.execute(select(reviews.c.body).where(reviews.c.table_id == table)).scalar_one_or_none()

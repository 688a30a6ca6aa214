"""Bringing a database to the schema of this release; Alembic is loaded only if there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from drakes.server.store.database import Database
from drakes.server.store.records import StoreRefusal
from drakes.server.store.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_236_115
"""Under this number nodes that start at the same time wait for one another in PostgreSQL."""


def bring_up_to_date(database: Database) -> None:
    """Make or migrate the tables, if the database is at another revision than this release."""
    with database.reading() as connection:
        if revision_of(connection) == REVISION:
            return
    with database.writing() as connection:
        if database.is_shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if revision_of(connection) != REVISION:
            migrate(connection)


def revision_of(connection: Connection) -> str | None:
    """The revision a database is at, None for one that is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are due, in the transaction of this connection."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise StoreRefusal(
            f"This database belongs to another release of Drakes ({error}): use that one, or a newer."
        ) from None

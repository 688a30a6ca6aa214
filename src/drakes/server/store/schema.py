"""What lies in the database: every table, with a bound on everything that can grow."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

from drakes.server.store.records import StoreRefusal

REVISION = "0005"
"""The migration that gives this schema; a database at another one is migrated before it is used."""

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "uq": "%(table_name)s_%(column_0_N_name)s_unique",
        "ck": "%(table_name)s_%(constraint_name)s",
        "ix": "%(table_name)s_%(column_0_N_name)s_index",
    }
)


class CleanText(TypeDecorator[str]):
    """Text that both databases take: SQLite would end it at a NUL when it counts its length."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        """Refuse what is no text before it comes to the database."""
        if value is not None and any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in value):
            raise StoreRefusal("A text has characters in it that are none: leave them out.")
        return value


def bounded(name: str, longest: int) -> CheckConstraint:
    """SQLite does not heed the length of a type, so that each column that can grow has a check."""
    return CheckConstraint(f"length({name}) <= {longest}", name=f"{name}_length")


def text(name: str, longest: int, *more: Any, **options: Any) -> Column[Any]:
    """A column of text with at most so many characters."""
    options.setdefault("nullable", False)
    return Column(name, CleanText, *more, bounded(name, longest), **options)


def binary(name: str, longest: int) -> Column[Any]:
    """A column of at most so many bytes."""
    return Column(name, LargeBinary, bounded(name, longest), nullable=False)


def number(name: str, **options: Any) -> Column[Any]:
    """A column of 64-bit integers."""
    options.setdefault("nullable", False)
    return Column(name, BigInteger, autoincrement=False, **options)


def of_table(**options: Any) -> Column[Any]:
    """The table a row belongs to, and with which it goes."""
    return Column("table_id", CleanText, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **options)


def of_player(name: str, when_gone: str, **options: Any) -> Column[Any]:
    """The player a row belongs to."""
    options.setdefault("nullable", False)
    return Column(name, CleanText, ForeignKey("players.id", ondelete=when_gone), **options)


players = Table(
    "players",
    metadata,
    text("id", 32, primary_key=True),
    text("name", 64),
    text("language", 16),
    number("created"),
    number("seen"),
)

sessions = Table(
    "sessions",
    metadata,
    text("digest", 64, primary_key=True),
    of_player("player", "CASCADE", index=True),
    text("kind", 16),
    text("label", 64),
    number("created"),
    number("expires", nullable=True, index=True),
)

tables = Table(
    "tables",
    metadata,
    text("id", 12, primary_key=True),
    text("game", 64),
    number("seats"),
    of_player("host", "SET NULL", nullable=True, index=True),
    number("created"),
    number("changed"),
    number("version"),
    binary("key", 32),
    text("status", 16),
    Column("listed", Boolean, nullable=False),
    number("free"),
    number("due", nullable=True),
    text("about", 20_000),
)
Index("tables_offered", tables.c.listed, tables.c.status, tables.c.changed)
Index(
    "tables_waiting",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)

entries = Table(
    "entries",
    metadata,
    of_table(primary_key=True),
    number("n", primary_key=True),
    binary("body", 1_000_000),
    binary("chain", 32),
    text("request", 64, nullable=True),
    UniqueConstraint("table_id", "request"),
)

seats = Table(
    "seats",
    metadata,
    of_table(primary_key=True),
    number("seat", primary_key=True),
    of_player("player", "SET NULL", nullable=True, index=True),
    text("recovery", 64, nullable=True),
)

held = Table(
    "held",
    metadata,
    of_table(primary_key=True),
    number("seat", primary_key=True),
    of_player("player", "CASCADE", primary_key=True, index=True),
)
"""Who holds or ever held a seat: they have seen its hand."""

banned = Table(
    "banned",
    metadata,
    of_player("player", "CASCADE", primary_key=True),
    number("at"),
)

openers = Table(
    "openers",
    metadata,
    of_table(primary_key=True),
    text("network", 64, index=True),
)
"""From which network a table was opened, as a digest: one household shares its limits."""

invites = Table(
    "invites",
    metadata,
    text("digest", 64, primary_key=True),
    of_table(index=True),
    number("seat", nullable=True),
    number("created"),
    number("used", nullable=True),
    of_player("used_by", "SET NULL", nullable=True, index=True),
)

plans = Table(
    "plans",
    metadata,
    of_table(primary_key=True),
    number("seat", primary_key=True),
    text("name", 64, primary_key=True),
    number("base"),
    text("actions", 20_000),
    number("changed"),
)

reviews = Table(
    "reviews",
    metadata,
    of_table(primary_key=True),
    binary("body", 4_000_000),
)
"""How a game went, as it was found once: it can be found again from the log."""

chat = Table(
    "chat",
    metadata,
    of_table(primary_key=True),
    number("n", primary_key=True),
    number("seat"),
    number("at"),
    text("phrase", 64, nullable=True),
    text("text", 500, nullable=True),
    text("request", 64, nullable=True),
    UniqueConstraint("table_id", "request"),
)

mutes = Table(
    "mutes",
    metadata,
    of_table(primary_key=True),
    of_player("player", "CASCADE", primary_key=True, index=True),
    number("seat", primary_key=True),
)

lessons = Table(
    "lessons",
    metadata,
    of_player("player", "CASCADE", primary_key=True),
    text("game", 64, primary_key=True),
    text("chapter", 64, primary_key=True),
    number("step"),
    Column("done", Boolean, nullable=False),
)
"""How far somebody has come in a chapter of a game's lessons."""

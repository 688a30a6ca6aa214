"""One database, SQLite or PostgreSQL: its connections, its transactions, and its faults as sentences."""

from __future__ import annotations

import os
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError, StatementError

from drakes.server.store.records import StoreRefusal

BUSY_SECONDS = 30
"""How long a writer of SQLite waits for another process, such as a command of the operator's."""
READERS = 40
"""How many connections to SQLite stay open once there were so many: more than a server has threads."""
TRIES = 4
"""How often a change is tried whose transaction PostgreSQL broke off because two stood in each other's way."""
BROKEN_OFF = ("40001", "40P01")
"""PostgreSQL's codes for that: serialization failure and deadlock."""

Change = Callable[[], Any]
"""What is to be written: a function that calls methods of the store, and nothing else: it may be called again."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a change: its value, or why it failed."""

    value: Any = None
    error: Exception | None = None


class Database:
    """The connections to one database, and which of them the running thread is writing through."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.engine = open_postgresql(self.url) if self.is_shared else open_sqlite(self.url)
        self._thread = threading.local()

    def close(self) -> None:
        """Give every connection back."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one moment; inside a change, the change's own."""
        current: Connection | None = getattr(self._thread, "connection", None)
        if current is not None:
            yield current
            return
        with explained(), self.engine.connect() as connection:
            if self.is_shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with connection.begin():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection in a transaction that is kept at the end; inside a change, the change's own."""
        current: Connection | None = getattr(self._thread, "connection", None)
        if current is not None:
            yield current
            return
        with explained(), self.engine.connect().execution_options(is_writing=True) as connection, connection.begin():
            self._thread.connection = connection
            try:
                yield connection
            finally:
                self._thread.connection = None

    def run(self, changes: Sequence[Change]) -> list[Outcome]:
        """Make several changes in one transaction, in their order; one that fails, fails alone."""
        if len(changes) == 1:
            return [self._alone(changes[0])]
        stage = "connecting"
        try:
            with self.writing() as connection:
                stage = "changing"
                outcomes = [self._inside(connection, change) for change in changes]
                stage = "committing"
            return outcomes
        except Exception as error:
            if stage != "changing":
                return [Outcome(error=error)] * len(changes)
        # The transaction broke, so that nothing of it was kept: whoever broke it must not spoil the others' changes.
        return [self._alone(change) for change in changes]

    def _inside(self, connection: Connection, change: Change) -> Outcome:
        """A change in a savepoint. A fault of the database itself breaks the transaction off."""
        try:
            with connection.begin_nested():
                return Outcome(change())
        except Exception as error:
            if is_fault_of_database(error):
                raise
            return Outcome(error=told(error))

    def _alone(self, change: Change) -> Outcome:
        """A change in a transaction of its own."""
        for left in reversed(range(TRIES)):
            try:
                with self.writing():
                    value = change()
                return Outcome(value)
            except Exception as error:
                if left == 0 or not is_broken_off(error):
                    return Outcome(error=error)
        raise AssertionError("the last try returns")


def is_broken_off(error: Exception) -> bool:
    """Whether PostgreSQL chose this transaction to end a deadlock; it may go through another time."""
    cause = error.__cause__
    return isinstance(cause, DBAPIError) and getattr(cause.orig, "sqlstate", None) in BROKEN_OFF


@contextmanager
def explained() -> Iterator[None]:
    """What the database says against something, as a sentence for people."""
    try:
        yield
    except (StatementError, UnicodeError, OverflowError) as error:
        raise told(error) from error


def is_fault_of_database(error: Exception) -> bool:
    """Whether the database itself is at fault (gone, full, busy, damaged), and not what it was asked."""
    return isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError | ProgrammingError)


def told(error: Exception) -> Exception:
    """A fault of the database as one of ours; any other as it is."""
    if is_fault_of_database(error):
        return StoreRefusal(
            f"The database cannot do its work ({first_line(getattr(error, 'orig', error))}); see to it, then try again."
        )
    if isinstance(error, StatementError) and isinstance(error.orig, StoreRefusal):
        return error.orig
    too_long = re.search(r"(\w+?)_(\w+)_length", str(getattr(error, "orig", "")))
    if isinstance(error, IntegrityError) and too_long:
        return StoreRefusal(f"A text is too long to be kept ({too_long[2]} of {too_long[1]}): make it shorter.")
    if isinstance(error, IntegrityError):
        return StoreRefusal(f"The database does not take this: {first_line(error.orig)}.")
    if isinstance(error, DataError | UnicodeError | OverflowError):
        return StoreRefusal("A number or text cannot be kept: it is too large, or has characters that are none.")
    return error


def first_line(error: object) -> str:
    """The first line of what a database says."""
    return (str(error).splitlines() or ["no reason given"])[0].rstrip(".")


def read_url(url: str) -> URL:
    """The address of a database, with the driver we use for it."""
    try:
        found = make_url(url)
        kind = found.get_backend_name()
    except ArgumentError:
        kind = ""
    if kind in ("postgresql", "postgres"):
        return found.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and found.database and found.database != ":memory:":
        return found.set(drivername="sqlite+pysqlite")
    raise StoreRefusal("The database must be given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")


def open_postgresql(url: URL) -> Engine:
    """Connections to PostgreSQL, each looked at before it is used, because the server may have been restarted."""
    try:
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": 10})
    except ImportError:
        raise StoreRefusal("PostgreSQL needs its driver: install it with pip install 'drakes[postgres]'.") from None


def open_sqlite(url: URL) -> Engine:
    """Connections to a file that only its owner can read, in a folder likewise."""
    make_private(Path(url.database or ""))
    engine = create_engine(url, pool_size=READERS, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_private(file: Path) -> None:
    """Make the file, and its folder if there is none, for their owner alone; SQLite's other files take its mode."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreRefusal(f"The database {file} cannot be opened: {error.strerror}.") from None


def prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    """Every connection: nothing acknowledged is lost, readers do not wait for the writer, transactions are ours."""
    connection.isolation_level = None
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {setting}").close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: a reader that turns writer halfway could only fail."""
    is_writing = connection.get_execution_options().get("is_writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")

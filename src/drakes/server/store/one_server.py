"""One server to a file: a second one on the same SQLite database would play tables on that the first one holds.

The lock lies beside the database and belongs to an open file, so that the system takes it back when a server ends,
however it ends. Between machines that share a folder by network it cannot be relied upon, and neither can SQLite.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from drakes.server.store.database import make_private, read_url
from drakes.server.store.records import StoreRefusal


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Be the one server of a database, as long as this lasts; of PostgreSQL there may be several."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    file = Path(url.database or "").absolute()
    make_private(file)
    lock = file.resolve().with_name(f"{file.resolve().name}.lock")
    try:
        held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreRefusal(f"The file {lock} cannot be opened: {error.strerror}.") from None
    try:
        if not take(held):
            raise StoreRefusal(
                f"Another server{process_in(held)} uses {file}: end that one first, or name another with --data. "
                "Several servers can share a PostgreSQL database."
            )
        os.ftruncate(held, 0)
        os.write(held, str(os.getpid()).encode())
        yield
    finally:
        os.close(held)


def take(held: int) -> bool:
    """Take the lock of an open file; False if another has it."""
    try:
        import fcntl
    except ImportError:
        return True  # a system without such locks
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def process_in(held: int) -> str:
    """Which process wrote its number into the lock."""
    number = os.pread(held, 20, 0).decode("ascii", "replace")
    return f" (process {number})" if number.isdecimal() else ""

"""Whether the database is well: whether it takes what is written, and answers soon."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

from drakes.server.store import Store, StoreRefusal, Writer

LOGGER = logging.getLogger("drakes.server")
ANSWER_SECONDS = 1.5
"""A database that takes longer to answer is frozen, as far as people at tables can tell."""
FRESH_SECONDS = 1.0
"""It is asked no more often than this."""

DatabaseProblem = Literal["database_frozen", "database_cannot_write"]


class Pulse:
    """Asks the database, through the one thread that writes, and never waits long for the answer."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self._store = store
        self._writer = writer
        self._asked: asyncio.Future[None] | None = None
        self._at = 0.0

    async def problem(self) -> DatabaseProblem | None:
        """What is wrong with the database, or None."""
        now = asyncio.get_running_loop().time()
        try:
            if self._asked is None or (self._asked.done() and now - self._at > FRESH_SECONDS):
                self._asked = asyncio.wrap_future(self._writer.submit(self._store.touch))
                self._asked.add_done_callback(note)
                self._at = now
        except StoreRefusal:
            return "database_cannot_write"  # the server is shutting down
        await asyncio.wait((self._asked,), timeout=max(0.0, self._at + ANSWER_SECONDS - now))
        if not self._asked.done():
            return "database_frozen"
        return None if self._asked.exception() is None else "database_cannot_write"


def note(asked: asyncio.Future[None]) -> None:
    """What the database said against it goes into the log, not to whoever asks."""
    error = asked.exception()
    if error is not None:
        LOGGER.error("database is not well", extra={"because": str(error)})

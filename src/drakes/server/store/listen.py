"""What other nodes write: PostgreSQL tells every node which table has come to which version."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING

from drakes.server.store.records import StoreRefusal
from drakes.server.store.statements import CHANNEL
from drakes.server.store.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds between two tries to connect: each wait is twice the one before."""
KEEP_ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}
"""A connection that went dead without a word is noticed within half a minute."""

log = logging.getLogger(__name__)


async def listen(store: Store, live: Callable[[], Iterable[str]]) -> AsyncIterator[tuple[str, int]]:
    """Tables and the versions they have come to, this node's own too, as long as it is asked.

    `live` names the tables this node holds. Whenever the connection is made (again), their versions are read and
    given out, because what was said meanwhile is lost. A version may come twice or late: look whether it is news.
    """
    if not store.is_shared:
        await asyncio.Event().wait()
    wait = SHORTEST_WAIT
    while True:
        try:
            async for news in listen_once(store, live):
                wait = SHORTEST_WAIT
                yield news
        except (OSError, StoreRefusal) as error:
            log.warning("The database's news are cut off (%s); trying again in %.1f s.", error, wait)
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


async def listen_once(store: Store, live: Callable[[], Iterable[str]]) -> AsyncIterator[tuple[str, int]]:
    """What one connection brings until it is lost."""
    from psycopg import OperationalError

    try:
        connection = await connect(store)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for table, version in (await asyncio.to_thread(store.versions, list(live()))).items():
                yield table, version
            async for said in connection.notifies():
                table, _, version_text = said.payload.rpartition(":")
                yield table, int(version_text)
    except OperationalError as error:
        raise StoreRefusal(f"The database cannot be listened to: {error}") from error


async def connect(store: Store) -> AsyncConnection:
    """The one connection of this node that listens."""
    from psycopg import AsyncConnection

    url = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await AsyncConnection.connect(url, autocommit=True, **KEEP_ALIVE)  # type: ignore[arg-type]

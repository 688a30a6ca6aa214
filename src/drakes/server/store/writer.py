"""One thread that writes: whatever waits goes to disk together, so that many changes cost one wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from drakes.server.store.database import Change
from drakes.server.store.records import StoreRefusal
from drakes.server.store.store import Store

MOST_TOGETHER = 500
"""How many changes one transaction takes at most."""

T = TypeVar("T")
Waiting = tuple[Change, "Future[Any]"]


class Writer:
    """Makes changes in the order they were asked for, on a thread of its own.

    A change that was answered is on disk. One that raised left nothing behind. A change is a function that calls
    methods of the store and does nothing else, since it may be called a second time after a fault of the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="drakes-writer", daemon=True)
        self._thread.start()

    async def do(self, change: Callable[[], T]) -> T:
        """Make a change, and wait until it is on disk."""
        return await asyncio.wrap_future(self.submit(change))

    def submit(self, change: Callable[[], T]) -> Future[T]:
        """Ask for a change without waiting; from any thread."""
        future: Future[T] = Future()
        with self._lock:
            if self._is_closed:
                raise StoreRefusal("The server is shutting down: try again in a moment.")
            self._queue.put((change, future))
        return future

    async def close(self) -> None:
        """Make the changes that wait, then end; from now on no change is taken."""
        with self._lock:
            if not self._is_closed:
                self._is_closed = True
                self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._next_batch()
            # A change whose asker was cancelled before its turn is not made; from here on it cannot be cancelled.
            batch = [(change, future) for change, future in batch if future.set_running_or_notify_cancel()]
            if batch:
                self._make(batch)

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """What waits, at least one; and whether there may be more."""
        batch: list[Waiting] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == MOST_TOGETHER:
                return batch, True
            try:
                item = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _make(self, batch: list[Waiting]) -> None:
        try:
            outcomes = self._store.do_all([change for change, _ in batch])
        except BaseException as error:
            for _, future in batch:
                future.set_exception(error)
            return
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if outcome.error is not None:
                future.set_exception(outcome.error)
            else:
                future.set_result(outcome.value)

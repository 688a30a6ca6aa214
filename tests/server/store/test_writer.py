"""The writer: many at once, in order, one failing alone, and what it answered is on disk even after a kill."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import pytest

from drakes.server.store import Conflict, NewEntry, Store, StoreRefusal, Summary, Writer
from drakes.server.store.check import check_chain
from tests.server.store.makings import add_to, is_chained, make_table

PLAYING = Summary("playing")
ROUNDS = 3
ACKNOWLEDGED_BEFORE_KILL = 40


def with_writer(store: Store, test: Callable[[Writer], Awaitable[None]]) -> None:
    """Run a test with a writer."""

    async def run() -> None:
        writer = Writer(store)
        try:
            await test(writer)
        finally:
            await writer.close()

    asyncio.run(run())


class Gate:
    """A change that keeps the writer busy until it is let go, so that others have to wait together."""

    def __init__(self) -> None:
        self.entered, self.opened = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.entered.set()
        assert self.opened.wait(30)


def count_commits(store: Store) -> Iterator[list[int]]:
    """How many transactions were kept since."""
    from sqlalchemy import event

    kept: list[int] = []
    event.listen(store.database.engine, "commit", lambda connection: kept.append(1))
    yield kept


def test_fifty_tasks_that_collide_all_get_their_entry_in_once(store: Store) -> None:
    make_table(store)

    async def collide(writer: Writer) -> None:
        async def one(n: int) -> int:
            version, entry = 1, NewEntry(f"task {n}".encode(), f"request {n}")
            while True:
                try:
                    return await writer.do(partial(store.append, "table1", version, [entry], PLAYING, 1))
                except Conflict as conflict:
                    version = conflict.version

        versions = await asyncio.gather(*map(one, range(50)))
        assert sorted(versions) == list(range(2, 52))

    with_writer(store, collide)
    assert {entry.body for entry in store.load("table1", 1)} == {f"task {n}".encode() for n in range(50)}
    assert is_chained(store, "table1")


def test_changes_are_made_in_the_order_they_were_asked_for(store: Store) -> None:
    make_table(store)

    async def write(writer: Writer) -> None:
        await asyncio.gather(*(writer.do(partial(add_to, store, "table1", n)) for n in range(1, 200)))

    with_writer(store, write)
    assert len(store.load("table1")) == 200


def test_what_waits_together_is_kept_in_one_transaction_and_fails_apart(store: Store) -> None:
    make_table(store)
    (kept,) = count_commits(store)

    async def write(writer: Writer) -> None:
        gate = Gate()
        first = writer.submit(gate)
        assert await asyncio.to_thread(gate.entered.wait, 30)
        waiting = [writer.submit(partial(add_to, store, "table1", n)) for n in (1, 2, 2, 3)]
        gate.opened.set()
        await asyncio.wrap_future(first)
        results = await asyncio.gather(*map(asyncio.wrap_future, waiting), return_exceptions=True)
        assert [result for result in results if isinstance(result, int)] == [2, 3, 4]
        assert isinstance(results[2], Conflict)

    with_writer(store, write)
    assert len(kept) == 2


def test_a_change_that_fails_in_any_way_fails_alone(store: Store) -> None:
    make_table(store)

    def fail() -> None:
        add_to(store, "table1", 1)
        raise ZeroDivisionError

    async def write(writer: Writer) -> None:
        failed, done = writer.do(fail), writer.do(partial(add_to, store, "table1", 1, 2))
        results = await asyncio.gather(failed, done, return_exceptions=True)
        assert isinstance(results[0], ZeroDivisionError)
        assert results[1] == 3

    with_writer(store, write)


def test_a_change_cancelled_before_its_turn_is_not_made(store: Store) -> None:
    make_table(store)

    async def write(writer: Writer) -> None:
        gate = Gate()
        writer.submit(gate)
        assert await asyncio.to_thread(gate.entered.wait, 30)
        waiting = asyncio.ensure_future(writer.do(partial(add_to, store, "table1", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        gate.opened.set()
        assert await writer.do(partial(add_to, store, "table1", 1, 2)) == 3

    with_writer(store, write)


def test_closing_makes_what_waits_and_takes_no_more(store: Store) -> None:
    make_table(store)

    async def write(writer: Writer) -> None:
        waiting = [writer.submit(partial(add_to, store, "table1", n)) for n in range(1, 20)]
        await writer.close()
        assert [future.result(0) for future in waiting] == list(range(2, 21))
        with pytest.raises(StoreRefusal, match="shutting down"):
            await writer.do(partial(add_to, store, "table1", 20))

    with_writer(store, write)


def test_the_event_loop_goes_on_while_the_writer_waits(store: Store) -> None:
    async def write(writer: Writer) -> None:
        gate = Gate()
        waiting = asyncio.ensure_future(writer.do(gate))
        assert await asyncio.to_thread(gate.entered.wait, 30)
        assert not waiting.done()
        gate.opened.set()
        await waiting

    with_writer(store, write)


def test_a_database_that_breaks_a_transaction_off_spoils_no_other_change(store: Store) -> None:
    make_table(store)
    broken = iter([True, False])

    def break_off() -> None:
        from sqlalchemy.exc import OperationalError

        add_to(store, "table1", 2)
        if next(broken):
            raise OperationalError("statement", {}, Exception("on purpose"))

    outcomes = store.do_all([partial(add_to, store, "table1", 1), break_off, partial(add_to, store, "table1", 3)])
    assert [outcome.error for outcome in outcomes] == [None, None, None]
    assert len(store.load("table1")) == 4
    assert is_chained(store, "table1")


APPENDER = """
import asyncio, sys
from functools import partial
from drakes.server.store import NewEntry, Store, Summary, Writer

async def append_for_ever(store, writer, table):
    version = store.versions([table])[table]
    while True:
        entries = [NewEntry(f"{table} {version + n}".encode()) for n in range(2)]
        version = await writer.do(partial(store.append, table, version, entries, Summary("playing"), 1))
        print(table, version, flush=True)

async def main():
    store = Store(sys.argv[1])
    writer = Writer(store)
    await asyncio.gather(*(append_for_ever(store, writer, table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    tables = ["table1", "table2", "table3"]
    store = Store(url)
    for table in tables:
        make_table(store, table)
    acknowledged = dict.fromkeys(tables, 1)
    for _ in range(ROUNDS):
        child = subprocess.Popen([sys.executable, "-c", APPENDER, url, *tables], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        for n, line in enumerate(child.stdout):
            if n == ACKNOWLEDGED_BEFORE_KILL:
                os.kill(child.pid, signal.SIGKILL)
            if line.endswith("\n"):
                name, said = line.split()
                acknowledged[name] = int(said)
        assert child.wait() == -signal.SIGKILL
        for table, version in store.versions(tables).items():
            assert version >= acknowledged[table]
            assert version % 2 == 1, "a change of two entries is kept whole or not at all"
            assert check_chain(table, version, store.load(table)[:version]) == []
    store.close()

"""News between nodes, through PostgreSQL alone."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

import psycopg
import pytest

from drakes.server.store import Conflict, NewEntry, Store, Summary, Writer
from drakes.server.store.listen import listen
from tests.server.store.makings import add_to, is_chained, make_table

TIMEOUT = 30


async def hear(news: AsyncIterator[tuple[str, int]], until: tuple[str, int]) -> list[tuple[str, int]]:
    """What is said, up to a piece of news."""
    heard = [await asyncio.wait_for(anext(news), TIMEOUT)]
    while heard[-1] != until:
        heard.append(await asyncio.wait_for(anext(news), TIMEOUT))
    return heard


def with_two_nodes(url: str, test: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Run a test on two stores of one database."""
    one, other = Store(url), Store(url)
    try:
        asyncio.run(as_coroutine(test(one, other)))
    finally:
        one.close()
        other.close()


async def as_coroutine(awaitable: Awaitable[None]) -> None:
    await awaitable


def test_a_node_hears_what_another_writes(postgres_url: str) -> None:
    async def talk(one: Store, other: Store) -> None:
        make_table(one)
        news = listen(other, lambda: ["table1"])
        assert await hear(news, ("table1", 1)) == [("table1", 1)]
        add_to(one, "table1", 1, 2)
        make_table(one, "table2")
        one.chat.say("table1", 0, 5, "hello", None)
        with suppress(Conflict):
            add_to(one, "table1", 1)
        make_table(one, "table3")
        assert await hear(news, ("table3", 1)) == [("table1", 3), ("table2", 1), ("table1", 3), ("table3", 1)]
        await news.aclose()  # type: ignore[attr-defined]

    with_two_nodes(postgres_url, talk)


def test_nothing_is_said_of_a_change_that_was_not_kept(postgres_url: str) -> None:
    async def talk(one: Store, other: Store) -> None:
        make_table(one)
        news = listen(other, lambda: ["table1"])
        await hear(news, ("table1", 1))
        one.do_all([lambda: (add_to(one, "table1", 1), 1 / 0)])
        add_to(one, "table1", 1, 4)
        assert await hear(news, ("table1", 5)) == [("table1", 5)]
        await news.aclose()  # type: ignore[attr-defined]

    with_two_nodes(postgres_url, talk)


def test_after_a_lost_connection_versions_are_asked_for_again(postgres_url: str) -> None:
    async def talk(one: Store, other: Store) -> None:
        make_table(one)
        make_table(one, "table2")
        news = listen(other, lambda: ["table1", "table2"])
        await hear(news, ("table2", 1))
        waiting = asyncio.ensure_future(anext(news))
        await asyncio.sleep(0)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            lost = connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            ).fetchone()
            assert lost == (1,)
        add_to(one, "table1", 1)
        assert await asyncio.wait_for(waiting, TIMEOUT) in (("table1", 2), ("table2", 1))
        add_to(one, "table2", 1)
        heard = await hear(news, ("table2", 2))
        assert len(heard) <= 3
        await news.aclose()  # type: ignore[attr-defined]

    with_two_nodes(postgres_url, talk)


def test_with_sqlite_there_is_nobody_to_listen_to(sqlite_url: str) -> None:
    async def talk(one: Store, other: Store) -> None:
        make_table(one)
        waiting = asyncio.ensure_future(anext(listen(other, lambda: ["table1"])))
        add_to(one, "table1", 1)
        done, _ = await asyncio.wait({waiting}, timeout=0.05)
        assert not done
        waiting.cancel()

    with_two_nodes(sqlite_url, talk)


def test_two_nodes_that_cross_each_other_lose_nothing(postgres_url: str) -> None:
    """Groups that touch the same tables in opposite order would stand in each other's way for ever."""

    async def talk(one: Store, other: Store) -> None:
        for table in ("table1", "table2"):
            make_table(one, table)
        writers = [Writer(one), Writer(other)]

        async def write(store: Store, writer: Writer, table: str, n: int) -> int:
            entry, version = NewEntry(f"{id(store)} {n}".encode()), 1
            while True:
                append = partial(store.append, table, version, [entry], Summary("playing"), 1)
                try:
                    return await writer.do(append)
                except Conflict as conflict:
                    version = conflict.version

        jobs: list[Coroutine[None, None, int]] = []
        for n in range(10):
            jobs += [write(one, writers[0], table, n) for table in ("table1", "table2")]
            jobs += [write(other, writers[1], table, n) for table in ("table2", "table1")]
        await asyncio.wait_for(asyncio.gather(*jobs), 4 * TIMEOUT)
        assert one.versions(["table1", "table2"]) == {"table1": 21, "table2": 21}
        assert is_chained(one, "table1")
        assert is_chained(one, "table2")
        for writer in writers:
            await writer.close()

    with_two_nodes(postgres_url, talk)


def test_a_deadlock_that_the_database_breaks_off_is_tried_again(postgres_url: str) -> None:
    stores, both_hold_one = [Store(postgres_url), Store(postgres_url)], threading.Barrier(2)
    one_is_done = threading.Event()
    for table in ("table1", "table2"):
        make_table(stores[0], table)

    def cross(store: Store, order: tuple[str, str], tries: list[int]) -> None:
        tries.append(len(tries))
        if len(tries) > 1:
            one_is_done.wait(TIMEOUT)
        version = store.versions(order)[order[0]]
        add_to(store, order[0], version)
        if len(tries) == 1:
            both_hold_one.wait(TIMEOUT)
        add_to(store, order[1], version)

    def do(store: Store, order: tuple[str, str]) -> None:
        store.do(partial(cross, store, order, []))
        one_is_done.set()

    with ThreadPoolExecutor(2) as pool:
        orders = [("table1", "table2"), ("table2", "table1")]
        for done in [pool.submit(do, store, order) for store, order in zip(stores, orders, strict=True)]:
            done.result(TIMEOUT)
    assert stores[0].versions(["table1", "table2"]) == {"table1": 3, "table2": 3}
    for store in stores:
        assert is_chained(store, "table1")
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_only_a_shared_database_needs_listening(kind: str, request: pytest.FixtureRequest) -> None:
    store = Store(request.getfixturevalue(f"{kind}_url"))
    assert store.is_shared == (kind == "postgres")
    store.close()

"""Verifying: every byte of a log counts, and so do its key, its numbers and its draws."""

from collections.abc import Callable, Sequence
from hashlib import sha256

import pytest
from sqlalchemy import Connection, delete, update

from drakes.server.store import Store
from drakes.server.store.check import Checked, check_store
from drakes.server.store.schema import entries, tables
from tests.server.store.played import store_played


def check(store: Store, table: str = "played") -> Checked:
    (checked,) = check_store(store, [table])
    return checked


def set_entry(connection: Connection, n: int, **columns: bytes) -> None:
    connection.execute(update(entries).where(entries.c.n == n).values(**columns))


def forge(store: Store, bodies: Sequence[bytes]) -> None:
    """Write other bodies, with chains that fit."""
    chain = b""
    with store.database.writing() as connection:
        for n, body in enumerate(bodies):
            chain = sha256(chain + body).digest()
            set_entry(connection, n, body=body, chain=chain)


def test_a_played_table_holds(store: Store) -> None:
    store_played(store, acts=40)
    assert check(store) == Checked("played", [])


def test_every_changed_byte_is_found_at_its_entry(store: Store) -> None:
    store_played(store)

    def change_every_byte() -> None:
        log = store.load("played")
        with store.database.writing() as connection:
            for entry in log:
                for column in ("body", "chain"):
                    kept: bytes = getattr(entry, column)
                    for i in range(len(kept)):
                        changed = kept[:i] + bytes([kept[i] ^ 1 << i % 8]) + kept[i + 1 :]
                        set_entry(connection, entry.n, **{column: changed})
                        faults = check(store).faults
                        assert faults, f"byte {i} of the {column} of entry {entry.n}"
                        assert faults[0].entry == entry.n
                        assert "chain is broken" in faults[0].finding
                    set_entry(connection, entry.n, **{column: kept})

    store.do(change_every_byte)
    assert check(store).faults == []


def lose_the_middle(connection: Connection) -> None:
    connection.execute(delete(entries).where(entries.c.n == 3))


def lose_the_last(connection: Connection) -> None:
    connection.execute(delete(entries).where(entries.c.n == 6))


def lose_all(connection: Connection) -> None:
    connection.execute(delete(entries))


def lengthen(connection: Connection) -> None:
    connection.execute(update(tables).values(version=8))


def swap(connection: Connection) -> None:
    for old, new in ((4, 100), (5, 4), (100, 5)):
        connection.execute(update(entries).where(entries.c.n == old).values(n=new))


def change_key(connection: Connection) -> None:
    connection.execute(update(tables).values(key=bytes(32)))


def add_to_body(connection: Connection) -> None:
    set_entry(connection, 4, body=b'{"kind":"pause","at":9,"seat":0}')


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (lose_the_middle, "entry 3: the entry is missing"),
        (lose_the_last, "should have 7 entries, but has 6"),
        (lose_all, "should have 7 entries, but has 0"),
        (lengthen, "should have 8 entries, but has 7"),
        (swap, "entry 4: the chain is broken"),
        (change_key, "entry 0: The key is not the one"),
        (add_to_body, "entry 4: the chain is broken"),
    ],
)
def test_what_is_missing_moved_or_exchanged_is_found(
    store: Store, damage: Callable[[Connection], None], found: str
) -> None:
    store_played(store)
    with store.database.writing() as connection:
        damage(connection)
    assert found in str(check(store).faults[0])


@pytest.mark.parametrize(
    ("n", "old", "new"),
    [
        (3, b"[[0,", b"[[1,"),
        (3, b'"position":"5', b'"position":"6'),
        (5, b'"seat":0', b'"seat":1'),
        (4, b'"nature":[]', b'"nature":[[9,1]]'),
        (4, b'"kind":"act"', b'"kind":"cat"'),
        (0, b'"table":"played"', b'"table":"another"'),
        (0, b'"commitment":"', b'"commitment":"0'),
    ],
)
def test_a_forged_log_whose_chain_fits_is_found_by_playing_it_again(
    store: Store, n: int, old: bytes, new: bytes
) -> None:
    bodies = store_played(store)
    changed = bodies[n].replace(old, new, 1)
    if changed == bodies[n]:  # the first digit of a hash is whatever it is
        changed = bodies[n].replace(b'"position":"', b'"position":"x')
    forge(store, [*bodies[:n], changed, *bodies[n + 1 :]])
    assert check(store).faults


def test_a_table_played_by_other_rules_is_not_called_faulty(store: Store) -> None:
    bodies = store_played(store)
    other = bodies[0].replace(b'"rules":', b'"rules":9', 1).replace(b'"release":"', b'"release":"old-', 1)
    forge(store, [other, *bodies[1:5], bodies[5].replace(b'"position":"', b'"position":"x'), *bodies[6:]])
    checked = check(store)
    assert checked.faults == []
    assert "only by release old-" in checked.unchecked


def test_a_table_that_is_not_there_is_a_fault(store: Store) -> None:
    assert str(check(store, "nowhere").faults[0]) == "Table nowhere: there is no such table."

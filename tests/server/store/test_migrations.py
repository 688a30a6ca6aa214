"""Migrations from nothing give the schema; an old database moves up, a newer one is refused."""

import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Boolean, Inspector, inspect, text
from sqlalchemy.engine.interfaces import ReflectedIndex

from drakes.core.errors import DrakesError
from drakes.play.entries import decode, encode
from drakes.play.table import Table
from drakes.server.store import NewEntry, Store, StoreRefusal, Summary
from drakes.server.store.archive import read_archive
from drakes.server.store.backup import back_up, write_rows
from drakes.server.store.check import check_store
from drakes.server.store.database import Database
from drakes.server.store.location import database_address
from drakes.server.store.migrate import MIGRATIONS, migrate
from drakes.server.store.schema import REVISION, metadata
from tests.server.store.makings import make_table
from tests.server.store.played import store_played


def described(inspector: Inspector) -> dict[str, object]:
    """Everything a database says of its tables."""
    return {
        name: [
            str(inspector.get_columns(name)),
            inspector.get_pk_constraint(name),
            sorted(map(str, inspector.get_foreign_keys(name))),
            sorted(map(described_index, inspector.get_indexes(name))),
            sorted(map(str, inspector.get_unique_constraints(name))),
            sorted(map(str, inspector.get_check_constraints(name))),
        ]
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def described_index(index: ReflectedIndex) -> str:
    """An index with the condition it has, if any."""
    conditions = {name: str(value) for name, value in index.get("dialect_options", {}).items()}
    return str({**index, "dialect_options": conditions})


def test_migrations_from_nothing_equal_the_schema(store: Store) -> None:
    with store.database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrated = described(inspect(connection))
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert described(inspect(connection)) == migrated
    assert set(migrated) == set(metadata.tables)


def test_the_schema_names_the_last_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


def test_every_text_and_binary_column_is_bounded() -> None:
    for table in metadata.sorted_tables:
        for column in table.c:
            is_number = isinstance(column.type, BigInteger | Boolean)
            assert is_number or column.foreign_keys or column.constraints, f"{table.name}.{column.name}"


def test_a_database_opened_again_keeps_what_it_has(url: str) -> None:
    for _ in range(2):
        store = Store(url)
        if store.table("table1") is None:
            make_table(store)
        assert len(store.load("table1")) == 1
        store.close()


def test_a_database_of_the_first_schema_moves_up_and_its_tables_verify_and_play_on(url: str, tmp_path: Path) -> None:
    source = Store(f"sqlite:///{tmp_path}/source.db")
    store_played(source)
    back_up(source, tmp_path / "rows", "1", 9)
    source.close()
    old = Database(url)
    with old.writing() as connection:
        migrate(connection, to="0001")
        write_rows(connection, read_archive(tmp_path / "rows", "backup"))
        cached = text("INSERT INTO snapshots (table_id, schema, n, body) VALUES ('played', 'any', 2, :body)")
        connection.execute(cached, {"body": b"a cache"})
    old.close()
    store = Store(url)
    with store.database.reading() as connection:
        assert "snapshots" not in inspect(connection).get_table_names()
    table = Table.replay([decode(entry.body) for entry in store.load("played")], store.key("played"))
    mover, version = table.to_move, table.version
    assert mover is not None
    entries = table.act(mover, version, table.legal(mover)[:1], 9, "bot")
    store.append("played", version, [NewEntry(encode(entry)) for entry in entries], Summary("playing"), 9)
    assert [checked.faults for checked in check_store(store, store.table_names())] == [[]]
    store.close()


def test_a_database_of_another_release_is_refused(url: str) -> None:
    store = Store(url)
    with store.database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(StoreRefusal, match="another release"):
        Store(url)


def test_several_nodes_may_make_the_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store, [url] * 4))
    assert [store.count_tables() for store in stores] == [0] * 4
    for store in stores:
        store.close()


def test_alembic_is_loaded_only_if_a_migration_is_due(sqlite_url: str) -> None:
    Store(sqlite_url).close()
    code = (
        "import sys; from drakes.server.store import Store; Store(sys.argv[1]).close(); print('alembic' in sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code, sqlite_url], capture_output=True, text=True, check=True)
    assert loaded.stdout == "False\n"


def test_only_the_owner_can_read_what_is_kept(sqlite_url: str, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = Store(sqlite_url)
        make_table(store)
    finally:
        os.umask(before)
    files = sorted((tmp_path / "data").iterdir())
    assert [file.name for file in files] == ["drakes.db", "drakes.db-shm", "drakes.db-wal"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    store.close()


def test_sqlite_is_set_so_that_nothing_acknowledged_is_lost(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    with store.database.reading() as connection:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
    store.close()
    assert found == ["wal", 2, 1, 30_000]


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://localhost/a", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_is_none_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(DrakesError, match="must be given as"):
        Store(url)


def test_a_database_out_of_reach_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(DrakesError, match="cannot do its work"):
        Store("postgresql://drakes:secret@127.0.0.1:1/none")
    (tmp_path / "file").write_text("")
    with pytest.raises(DrakesError, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path}/file/drakes.db")


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "drakes.db").write_text("This is no database. " * 100)
    with pytest.raises(DrakesError, match="not a database"):
        Store(f"sqlite:///{tmp_path}/drakes.db")


def test_the_place_is_the_one_given_else_the_environments_else_the_users(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DRAKES_DATABASE", raising=False)
    monkeypatch.delenv("DRAKES_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_address().endswith("drakes/drakes.db")
    monkeypatch.setenv("DRAKES_DATA", "/data")
    assert database_address() == "sqlite:////data/drakes.db"
    monkeypatch.setenv("DRAKES_DATABASE", "postgresql://there/drakes")
    assert database_address() == "postgresql://there/drakes"
    assert database_address(Path("/mine")) == "sqlite:////mine/drakes.db"
    assert database_address(Path("/mine"), "postgresql://here/drakes") == "postgresql://here/drakes"

"""Backups and exports: whole, consistent, for either database; and nothing of a damaged file is taken in."""

import gzip
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from drakes.server.store import NewEntry, Store, StoredPlan, StoreRefusal, Summary, Unknown, archive
from drakes.server.store.archive import read_archive, write_archive
from drakes.server.store.backup import KEPT, back_up, restore
from drakes.server.store.check import check_chain
from drakes.server.store.records import LessonRow
from drakes.server.store.schema import banned, openers
from drakes.server.store.transfer import export_table, import_table
from tests.server.store.makings import add_to, make_player, make_table
from tests.server.store.played import store_played


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/other/drakes.db")
    yield opened
    opened.close()


def fill(store: Store) -> None:
    """Something in every table of the database."""
    make_player(store, "ann-of-old")
    store.people.open_session("token", "ann-of-old", "browser", "", 5)
    store_played(store)
    make_table(store, "table2", bodies=3, listed=True, due=5)
    store.seating.take("played", 0, "ann-of-old", "code 0")
    store.seating.take("played", 1, None, "code 1")
    store.seating.invite("link", "played", 1, 5)
    store.lessons.keep("ann-of-old", LessonRow("duck_dealer", "flying", 3, False))
    store.reviews.keep("played", b"{}")
    store.plans.keep(StoredPlan("played", 0, "a plan", 3, "[1]", 5))
    store.chat.say("played", 0, 5, None, "Grüezi 🦆", "request")
    store.chat.mute("played", "ann-of-old", 1, True)
    store.lessons.keep("ann-of-old", LessonRow("sitting_ducks", "first", 3, False))
    store.reviews.keep("played", b"{}")
    with store.database.writing() as connection:
        connection.execute(insert(banned), {"player": "ann-of-old", "at": 5})
        connection.execute(insert(openers), {"table_id": "played", "network": "192.0.2.0/24"})


def everything(store: Store) -> dict[str, list[Any]]:
    with store.database.reading() as connection:
        return {
            table.name: list(map(tuple, connection.execute(table.select().order_by(*table.primary_key))))
            for table in KEPT
        }


def is_empty(store: Store) -> bool:
    return not any(everything(store).values())


def test_a_backup_from_either_database_is_restored_into_the_other_kind(store: Store, tmp_path: Path) -> None:
    fill(store)
    kept = everything(store)
    back_up(store, tmp_path / "backup", "1", 9)
    target = Store(f"sqlite:///{tmp_path}/other.db")
    rows = restore(target, tmp_path / "backup")
    assert everything(target) == kept
    assert rows == sum(map(len, kept.values()))
    back_up(target, tmp_path / "back", "1", 9)
    restore(store, tmp_path / "back", replace=True)
    assert everything(store) == kept
    target.close()


def test_a_backup_has_something_of_everything(store: Store) -> None:
    fill(store)
    assert all(everything(store).values())


def test_a_backup_is_for_its_owner_alone_and_replaces_the_old_one(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("an old one")
    fill(store)
    back_up(store, file, "1", 9)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(list(read_archive(file, "backup"))) > 10


def test_a_backup_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("an old one")

    def rows() -> Iterator[tuple[str, dict[str, Any]]]:
        yield "players", {}
        raise KeyError("on purpose")

    with pytest.raises(KeyError):
        write_archive(file, "backup", "1", 9, rows())
    assert file.read_text() == "an old one"
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(StoreRefusal, match="cannot be written"):
        write_archive(tmp_path / "no folder" / "backup", "backup", "1", 9, [])


def test_a_backup_under_load_is_of_one_moment(store: Store, other: Store, tmp_path: Path) -> None:
    """Two tables are always written together; in a backup of one moment they are equally long."""
    pair = ["table1", "table2"]
    for table in pair:
        make_table(store, table)
    stop, begun = threading.Event(), threading.Event()

    def write() -> None:
        version = 1
        while not stop.is_set():
            store.do(lambda at=version: [add_to(store, table, at, 3) for table in pair])  # type: ignore[misc]
            version += 3
            begun.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert begun.wait(30)
        for _ in range(5):
            back_up(store, tmp_path / "backup", "1", 9)
            restore(other, tmp_path / "backup", replace=True)
            versions = other.versions(pair)
            assert versions["table1"] == versions["table2"] >= 4
            for table in pair:
                assert check_chain(table, versions[table], other.load(table)) == []
    finally:
        stop.set()
        writer.join()


def test_a_store_that_holds_something_is_not_overwritten_unless_told(
    store: Store, other: Store, tmp_path: Path
) -> None:
    fill(store)
    back_up(store, tmp_path / "backup", "1", 9)
    make_player(other, "bob")
    before = everything(other)
    with pytest.raises(StoreRefusal, match="--replace"):
        restore(other, tmp_path / "backup")
    assert everything(other) == before
    restore(other, tmp_path / "backup", replace=True)
    assert everything(other) == everything(store)


def small_archive(tmp_path: Path) -> Path:
    file = tmp_path / "small"
    rows = [("players", {"id": f"id{n}", "name": "Ann", "language": "en", "created": n, "seen": n}) for n in range(4)]
    write_archive(file, "backup", "1", 9, rows)
    return file


def test_a_changed_byte_is_refused_or_changes_nothing(tmp_path: Path) -> None:
    file = small_archive(tmp_path)
    whole, rows = file.read_bytes(), list(read_archive(file, "backup"))
    refused = 0
    for i in range(len(whole)):
        for bit in (i % 8, (i + 3) % 8):
            file.write_bytes(whole[:i] + bytes([whole[i] ^ 1 << bit]) + whole[i + 1 :])
            try:
                assert list(read_archive(file, "backup")) == rows
            except StoreRefusal:
                refused += 1
    assert refused > 2 * (len(whole) - 10), "only gzip's own head has bits without a meaning"


def test_a_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    file = small_archive(tmp_path)
    whole = file.read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        with pytest.raises(StoreRefusal):
            list(read_archive(file, "backup"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b"Ann", b"Amm", "line 2: the file is damaged here"),
        (b'"end":4', b'"end":5', "line 6: the file is damaged here"),
    ],
)
def test_damage_in_the_text_is_told_with_its_line(tmp_path: Path, old: bytes, new: bytes, told: str) -> None:
    file = small_archive(tmp_path)
    file.write_bytes(gzip.compress(gzip.decompress(file.read_bytes()).replace(old, new)))
    with pytest.raises(StoreRefusal, match=told):
        list(read_archive(file, "backup"))


def test_lines_left_out_are_noticed(tmp_path: Path) -> None:
    file = small_archive(tmp_path)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    with pytest.raises(StoreRefusal, match="cut off after line 5"):
        list(read_archive(file, "backup"))
    file.write_bytes(gzip.compress(b"".join(lines[:2] + lines[3:])))
    with pytest.raises(StoreRefusal, match="line 3"):
        list(read_archive(file, "backup"))


@pytest.mark.parametrize(
    "row",
    [
        ("strangers", {}),
        ("players", {"id": "a"}),
        ("players", {"id": "a", "name": "A", "language": "en", "created": "1", "seen": 1}),
        ("players", {"id": "a", "name": "A", "language": "en", "created": True, "seen": 1}),
        ("players", {"id": "a", "name": None, "language": "en", "created": 1, "seen": 1}),
        ("players", {"id": "a", "name": "A", "language": "en", "created": 2**64, "seen": 1}),
        ("players", {"id": "a", "name": "A" * 100, "language": "en", "created": 1, "seen": 1}),
        ("sessions", {"digest": "a", "player": "none", "kind": "", "label": "", "created": 1, "expires": None}),
    ],
)
def test_rows_that_do_not_fit_are_refused_and_nothing_stays(store: Store, tmp_path: Path, row: Any) -> None:
    good = ("players", {"id": "good", "name": "A", "language": "en", "created": 1, "seen": 1})
    write_archive(tmp_path / "file", "backup", "1", 9, [good, row])
    with pytest.raises(StoreRefusal):
        restore(store, tmp_path / "file")
    assert is_empty(store)


def test_what_is_no_archive_or_another_kind_is_told(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "file"
    with pytest.raises(StoreRefusal, match="cannot be read"):
        restore(store, file)
    file.write_text("hello")
    with pytest.raises(StoreRefusal, match="damaged or cut off after line 0"):
        restore(store, file)
    back_up(store, file, "1", 9)
    with pytest.raises(StoreRefusal, match="read by 'drakes restore'"):
        import_table(store, file, 9)


def test_a_table_plays_on_at_another_server(store: Store, other: Store, tmp_path: Path) -> None:
    fill(store)
    export_table(store, "played", tmp_path / "file", "1", 9)
    make_player(other, "bob")
    imported = import_table(other, tmp_path / "file", 10)
    assert imported.table == "played"
    assert other.load("played") == store.load("played")
    assert other.key("played") == store.key("played")
    assert [said.text for said in other.chat.said("played")] == ["Grüezi 🦆"]
    assert [plan.name for plan in other.plans.of("played", 0)] == ["a plan"]
    assert other.append("played", 7, [NewEntry(b"more")], Summary("playing"), 11) == 8
    assert other.seating.recover("played", "code 0", "bob", "new code") == 0
    assert other.seating.use_invite("link", "bob", 12).seat == 1
    assert [other.seating.use_invite(token, "bob", 12).seat for _, token in imported.invites] == [0, 1]


def test_nobody_of_the_old_server_travels(store: Store, tmp_path: Path) -> None:
    fill(store)
    export_table(store, "played", tmp_path / "file", "1", 9)
    text = gzip.decompress((tmp_path / "file").read_bytes())
    assert b"ann-of-old" not in text
    assert b"table2" not in text


def test_a_table_that_is_there_is_not_imported_again(store: Store, tmp_path: Path) -> None:
    fill(store)
    export_table(store, "played", tmp_path / "file", "1", 9)
    before = everything(store)
    with pytest.raises(StoreRefusal, match="table played already"):
        import_table(store, tmp_path / "file", 9)
    assert everything(store) == before


def test_a_table_whose_log_does_not_hold_is_not_imported(store: Store, other: Store, tmp_path: Path) -> None:
    make_table(store, bodies=3)
    export_table(store, "table1", tmp_path / "file", "1", 9)
    with pytest.raises(StoreRefusal, match="Table table1: an entry cannot be read"):
        import_table(other, tmp_path / "file", 9)
    assert is_empty(other)


def test_rows_of_two_tables_are_not_imported(store: Store, other: Store, tmp_path: Path) -> None:
    fill(store)
    for table in ("played", "table2"):
        export_table(store, table, tmp_path / table, "1", 9)
    rows = [row for table in ("played", "table2") for row in read_archive(tmp_path / table, "table")]
    write_archive(tmp_path / "file", "table", "1", 9, rows)
    with pytest.raises(StoreRefusal, match="one table and nothing else"):
        import_table(other, tmp_path / "file", 9)
    assert is_empty(other)


def test_a_table_that_is_not_there_cannot_be_exported(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Unknown):
        export_table(store, "nowhere", tmp_path / "file", "1", 9)
    assert not (tmp_path / "file").exists()


def test_an_archive_of_the_first_schema_is_read_since_its_rows_are_the_same(
    store: Store, other: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(store)
    monkeypatch.setattr(archive, "REVISION", "0001")
    export_table(store, "played", tmp_path / "file", "1", 9)
    monkeypatch.undo()
    assert import_table(other, tmp_path / "file", 9).table == "played"

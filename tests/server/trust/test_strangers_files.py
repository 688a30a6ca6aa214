"""Files of strangers: archives, editions and logs that lie, are far too long, or hold numbers no rule can carry."""

import gzip
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from drakes.bots.workers import unpacked
from drakes.core import box as core_box
from drakes.core.editions import BoxError, load_box
from drakes.core.errors import DrakesError
from drakes.core.game import find_game, game_names
from drakes.core.record import codec_of
from drakes.play import logfile
from drakes.play.entries import Entry, Head, Open, Sit, encode
from drakes.play.fair import commitment_of
from drakes.play.game_position import position_hash
from drakes.play.history import History
from drakes.play.logfile import load_log
from drakes.play.new_tables import new_head
from drakes.play.verify import verify
from drakes.server.store import NewEntry, NewTable, Store, StoredPlan, StoreRefusal, Summary, archive
from drakes.server.store.archive import Line, read_archive, write_archive
from drakes.server.store.backup import back_up, restore
from drakes.server.store.transfer import export_table, import_table
from tests.server.running import Running
from tests.server.store.makings import KEY
from tests.server.store.played import played, store_played

NOW = 1_000_000
GAMES = game_names()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/mine/drakes.db")
    yield opened
    opened.close()


@pytest.fixture
def rows(tmp_path: Path) -> list[Line]:
    """The rows of an honest export, with something of everything."""
    other = Store(f"sqlite:///{tmp_path}/other/drakes.db")
    store_played(other)
    other.seating.take("played", 0, None, "code")
    other.seating.invite("link", "played", 1, 5)
    other.plans.keep(StoredPlan("played", 0, "a plan", 3, "[1]", 5))
    other.chat.say("played", 0, 5, None, "Grüezi", "request")
    export_table(other, "played", tmp_path / "honest", "1", 9)
    other.close()
    return list(read_archive(tmp_path / "honest", "table"))


def brought(store: Store, rows: list[Line], tmp_path: Path) -> str:
    """The table that comes in by a file with these rows."""
    write_archive(tmp_path / "file", "table", "1", 9, rows)
    return import_table(store, tmp_path / "file", NOW).table


def is_empty(store: Store) -> bool:
    return store.count_tables() == 0


def with_entries(rows: list[Line], entries: list[Entry], key: bytes = KEY) -> list[Line]:
    """Rows whose log is another, its chain in order: whoever writes a file can compute hashes too."""
    kept: list[Line] = [(name, dict(row)) for name, row in rows if name != "entries"]
    chain = b""
    for n, entry in enumerate(entries):
        body = encode(entry)
        chain = sha256(chain + body).digest()
        kept.append(("entries", {"table_id": "played", "n": n, "body": body, "chain": chain, "request": None}))
    next(row for name, row in kept if name == "tables").update(version=len(entries), key=key)
    return kept


def opening(**changed: Any) -> Open:
    """The first entry of a table whose head says something else."""
    first = played("played", 3)[0]
    assert isinstance(first, Open)
    return Open(at=first.at, head=msgspec.structs.replace(first.head, **changed))


def hostile_boxes(name: str) -> list[Head]:
    """Heads of a game with boxes whose numbers are all as large, or as small, as can be."""
    game = find_game(name)
    head = new_head(game, table="played", seats=min(game.rules.seats), commitment=commitment_of(KEY))
    size = len(head.box_bytes)
    found = []
    for data in (b"\x7f" * size, b"\xff" * size, b"\x80" * size, bytes(size), b""):
        found.append(msgspec.structs.replace(head, box_bytes=data, box_hash=position_hash(data)))
    return found


# Too much


def test_a_small_file_that_becomes_very_long_is_not_unpacked(
    store: Store, rows: list[Line], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line has its right check; what comes is no more than nothing, again and again."""
    monkeypatch.setattr(archive, "MOST_OF_A_TABLE", 1 << 20)
    monkeypatch.setattr(archive, "FREE_BYTES", 1 << 20)
    said = dict(next(row for name, row in rows if name == "chat"))
    many: list[Line] = [("chat", {**said, "text": "a" * 300, "n": n, "request": None}) for n in range(10_000)]
    file = tmp_path / "file"
    for kind in ("table", "backup"):
        write_archive(file, kind, "1", 9, [*rows, *many])
        packed = file.read_bytes()
        file.write_bytes(gzip.compress(gzip.decompress(packed), 9))
        with pytest.raises(StoreRefusal, match="more comes out of the file than any"):
            import_table(store, file, NOW) if kind == "table" else thinned(store, file, monkeypatch)
        assert is_empty(store)


def thinned(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup may be longer, in proportion to its file: here no longer than that is."""
    monkeypatch.setattr(archive, "MOST_UNPACKED", 1)
    restore(store, file)


@pytest.mark.parametrize(
    "inside", [b"a" * 5_000_000, b"[" * 100_000, b'{"drakes":' * 50_000], ids=["long", "deep", "nested"]
)
def test_a_line_without_an_end_or_a_bottom_is_refused(store: Store, tmp_path: Path, inside: bytes) -> None:
    check = sha256(inside).hexdigest()[: archive.CHECK_DIGITS].encode()
    (tmp_path / "file").write_bytes(gzip.compress(check + b" " + inside + b"\n"))
    with pytest.raises(StoreRefusal):
        import_table(store, tmp_path / "file", NOW)
    with pytest.raises(StoreRefusal):
        restore(store, tmp_path / "file")


def test_more_rows_than_a_table_has_are_refused(store: Store, rows: list[Line], tmp_path: Path) -> None:
    seat = dict(next(row for name, row in rows if name == "seats"))
    more: list[Line] = [("seats", {**seat, "seat": n}) for n in range(1, 200)]
    with pytest.raises(StoreRefusal, match="rows of seats"):
        brought(store, [*rows, *more], tmp_path)
    assert is_empty(store)


def test_editions_and_logs_that_are_too_long_or_too_deep_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(core_box, "LARGEST_FILE", 1000)
    monkeypatch.setattr(logfile, "LARGEST_FILE", 1000)
    file = tmp_path / "file.toml"
    file.write_bytes(b"#" * 1001)
    for name in GAMES:
        with pytest.raises(DrakesError, match="too large"):
            load_box(find_game(name), str(file))
    with pytest.raises(DrakesError, match="too large"):
        load_log(file)
    monkeypatch.undo()
    deep = ".".join("a" * 400)
    for text in ("a = [\n" + "[\n" * 100_000, "a." * 100_000 + "b = 1", f"a = {'9' * 900}", f"[{deep}]\n{deep} = 1"):
        file.write_text(text)
        with pytest.raises(DrakesError):
            load_box(find_game(GAMES[0]), str(file))


# Lies


def test_what_lists_show_of_an_imported_table_comes_from_its_log(
    store: Store, rows: list[Line], tmp_path: Path
) -> None:
    lies = {"game": "no_game", "seats": 99, "status": "open", "listed": True, "free": 7, "due": 1, "about": "no JSON"}
    times = {"created": -5, "changed": NOW + 80_000_000}
    told = [(name, row | lies | times if name == "tables" else row) for name, row in rows]
    row = store.table(brought(store, told, tmp_path))
    assert row is not None
    assert (row.game, row.seats, row.status, row.listed, row.free) == (GAMES[0], row.seats, "playing", False, 0)
    assert row.seats < 99
    assert msgspec.json.decode(row.about)["names"][0] == "Player 0"
    assert (row.created, row.changed, row.version) == (1, NOW, 7)
    assert store.last_change() == NOW


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("tables", {"id": "../../etc"}),
        ("seats", {"seat": 1 << 40}),
        ("seats", {"seat": -1}),
        ("seats", {"recovery": "code"}),
        ("invites", {"digest": "link"}),
        ("invites", {"seat": 77}),
        ("plans", {"actions": "no JSON"}),
        ("plans", {"actions": "[9999999]"}),
        ("plans", {"name": "\u202eplan"}),
        ("plans", {"base": -1}),
        ("chat", {"n": (1 << 63) - 1}),
        ("chat", {"text": "\x1b[2J"}),
        ("chat", {"phrase": "hello"}),
        ("chat", {"seat": 50}),
    ],
)
def test_what_travels_beside_the_log_is_held_to_what_play_allows(
    store: Store, rows: list[Line], tmp_path: Path, part: str, change: dict[str, Any]
) -> None:
    with pytest.raises(StoreRefusal):
        brought(store, [(name, row | change if name == part else row) for name, row in rows], tmp_path)
    assert is_empty(store)


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": 1_000_000_000},
        {"seats": -1},
        {"rules": 99},
        {"release": "1" * 5000},
        {"release": "\x1b[31m"},
        {"box": "a" * 1000},
        {"options": {"wings": True}},
        {"game": "no_game"},
    ],
    ids=lambda changed: "-".join(changed),
)
def test_a_head_that_no_server_wrote_is_refused(
    store: Store, rows: list[Line], tmp_path: Path, changed: dict[str, Any]
) -> None:
    """Rules of another version could excuse every fault of a log: it is not taken in unchecked."""
    entries = [opening(**changed), *(played("played", 3)[1:] if "rules" in changed else ())]
    if "rules" in changed:
        entries[-1] = msgspec.structs.replace(entries[-1], position="0" * 12)
    with pytest.raises(StoreRefusal):
        brought(store, with_entries(rows, entries), tmp_path)
    assert is_empty(store)


def test_entries_of_another_time_are_refused(store: Store, rows: list[Line], tmp_path: Path) -> None:
    """Time at a table never goes back: from far ahead it would stand still."""
    later = [msgspec.structs.replace(entry, at=1 << 50) for entry in played("played", 3)]
    with pytest.raises(StoreRefusal, match="of another time"):
        brought(store, with_entries(rows, later), tmp_path)


def test_names_that_cannot_be_shown_are_refused(store: Store, rows: list[Line], tmp_path: Path) -> None:
    for name in ("", "a" * 1000, "\x1b[2J"):
        entries = [
            msgspec.structs.replace(one, name=name) if isinstance(one, Sit) else one for one in played("played", 3)
        ]
        with pytest.raises(StoreRefusal):
            brought(store, with_entries(rows, entries), tmp_path)
    assert is_empty(store)


# Numbers that no rule can carry


@pytest.mark.parametrize("name", GAMES)
def test_a_box_with_impossible_numbers_comes_in_nowhere(
    store: Store, rows: list[Line], tmp_path: Path, name: str
) -> None:
    game = find_game(name)
    hidden = game.rules.codec.pack(game.new_state(min(game.rules.seats)))
    for head in hostile_boxes(name):
        entry = Open(at=1, head=head)
        with pytest.raises(BoxError):
            History.begin(entry)
        assert verify([entry], KEY)[0].entry == 0
        with pytest.raises(StoreRefusal, match="box"):
            brought(store, with_entries(rows, [entry]), tmp_path)
        with pytest.raises(BoxError):
            unpacked(find_game, name, head.box_bytes, hidden)
    assert is_empty(store)


def test_a_game_that_says_nothing_of_boxes_takes_its_own_alone() -> None:
    game = find_game("kuhn_poker")
    assert game.people.refuse_box is None
    own = codec_of(game.rules.box).pack(load_box(game))
    hidden = game.rules.codec.pack(game.new_state(min(game.rules.seats)))
    unpacked(find_game, game.name, own, hidden)
    with pytest.raises(BoxError, match="none of the editions"):
        unpacked(find_game, game.name, bytes([own[0] + 1]) + own[1:], hidden)


def test_a_restored_backup_with_hostile_tables_takes_no_server_down(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    """A backup is not played again when it is restored; each table is looked at when it is read."""
    other = Store(f"sqlite:///{tmp_path}/other/drakes.db")
    for n, head in enumerate(head for name in GAMES for head in hostile_boxes(name)):
        table = f"hostile{'abcdefghijklmnopqrstuvwxyz'[n]}aaaa"
        entries: list[Entry] = [Open(at=1, head=msgspec.structs.replace(head, table=table))]
        entries += [Sit(at=1, seat=seat, name=f"B{seat}", who="random", nonce="") for seat in range(head.seats)]
        new = NewTable(table, head.game, head.seats, KEY, 1, Summary("open", True, 1, 1, "no JSON"))
        other.create_table(new, [NewEntry(encode(entry)) for entry in entries])
    back_up(other, tmp_path / "backup", "1", 9)
    names = other.table_names()
    other.close()
    mine = Store(f"sqlite:///{tmp_path}/drakes.db")
    restore(mine, tmp_path / "backup")
    mine.close()
    anna = start().browser("Anna")
    for name in names:
        answer = anna.client.get(f"/api/tables/{name}/frame")
        assert 400 <= answer.status_code < 500, answer.text
    assert anna.client.get("/api/tables").status_code == 200
    assert anna.get("/health")["status"] == "ok"
    table = anna.open("me", "random", "random")
    with anna.live(table=table, seat=0) as live:
        assert live.turn(0)

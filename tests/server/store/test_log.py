"""Tables and their logs: what is written is read, in order, once, or not at all."""

import threading

import pytest

from drakes.server.store import Conflict, NewEntry, Repeated, Store, StoreRefusal, Summary, TableRow, Unknown
from tests.server.store.makings import KEY, add_to, is_chained, make_entries, make_player, make_table


def test_what_was_written_is_read_in_order(store: Store) -> None:
    make_table(store)
    assert add_to(store, "table1", 1, 3) == 4
    assert [entry.body for entry in store.load("table1")] == [new.body for new in make_entries(4)]
    assert [entry.n for entry in store.load("table1", since=2)] == [2, 3]


def test_every_chain_follows_from_the_one_before(store: Store) -> None:
    make_table(store, bodies=2)
    add_to(store, "table1", 2, 3)
    add_to(store, "table1", 5)
    assert is_chained(store, "table1")


def test_a_version_is_written_once(store: Store) -> None:
    make_table(store)
    add_to(store, "table1", 1)
    with pytest.raises(Conflict) as conflict:
        add_to(store, "table1", 1)
    assert conflict.value.version == 2
    assert len(store.load("table1")) == 2


def test_no_entry_is_left_out(store: Store) -> None:
    make_table(store)
    with pytest.raises(Conflict):
        add_to(store, "table1", 2)


def test_a_table_that_is_not_there_is_told(store: Store) -> None:
    with pytest.raises(Unknown, match="no table nowhere"):
        add_to(store, "nowhere", 0)
    with pytest.raises(Unknown):
        store.key("nowhere")
    assert store.table("nowhere") is None
    assert store.load("nowhere") == []


def test_a_table_is_made_once(store: Store) -> None:
    make_table(store)
    with pytest.raises(StoreRefusal, match="table1 already"):
        make_table(store)


def test_a_request_is_taken_once_and_found_again(store: Store) -> None:
    make_table(store)
    add_to(store, "table1", 1, 2, request="first")
    assert store.find_request("table1", "first") == 1
    assert store.find_request("table1", "second") is None
    for first in (1, 3):
        with pytest.raises(Repeated) as repeated:
            add_to(store, "table1", first, request="first")
        assert repeated.value.n == 1
    row = store.table("table1")
    assert row is not None
    assert row.version == 3


def test_the_same_request_at_another_table_is_another(store: Store) -> None:
    for table in ("table1", "table2"):
        make_table(store, table)
        add_to(store, table, 1, request="first")
    assert store.find_request("table2", "first") == 1


def test_a_table_shows_its_summary_but_not_its_key(store: Store) -> None:
    make_table(store, listed=True, free=1)
    store.append("table1", 1, make_entries(1), Summary("playing", True, 0, 77, '{"to_move": 1}'), 5)
    assert store.table("table1") == TableRow(
        "table1", "a_game", 2, None, 1000, 5, 2, "playing", True, 0, 77, '{"to_move": 1}'
    )
    assert store.key("table1") == KEY


def test_open_tables_are_listed_the_latest_first(store: Store) -> None:
    make_table(store, "listed1", listed=True, free=1)
    make_table(store, "listed2", listed=True, free=2)
    make_table(store, "unlisted", listed=False, free=1)
    make_table(store, "full", listed=True, free=0)
    make_table(store, "over", listed=True, free=1, status="over")
    store.append("listed2", 1, make_entries(1), Summary("open", True, 1), 3000)
    assert [row.id for row in store.tables_open()] == ["listed2", "listed1"]
    assert [row.id for row in store.tables_open(limit=1)] == ["listed2"]


def test_the_tables_of_a_player_are_those_with_a_seat(store: Store) -> None:
    ann, bob = make_player(store), make_player(store, "bob")
    for table in ("table1", "table2", "table3"):
        make_table(store, table)
    store.seating.take("table1", 0, ann, None)
    store.seating.take("table1", 1, ann, None)
    store.seating.take("table2", 0, bob, None)
    assert [row.id for row in store.tables_of(ann)] == ["table1"]


def test_tables_that_are_due_come_soonest_first(store: Store) -> None:
    make_table(store, "later", due=300)
    make_table(store, "soon", due=100)
    make_table(store, "never")
    assert store.tables_due() == [("soon", 100), ("later", 300)]
    assert store.tables_due(before=100) == [("soon", 100)]


def test_hosted_tables_are_counted_while_they_last(store: Store) -> None:
    make_table(store)
    assert store.count_tables() == 1
    assert store.table_names() == ["table1"]


def test_versions_are_answered_for_many_tables(store: Store) -> None:
    make_table(store, "table1")
    make_table(store, "table2", bodies=3)
    names = ["table1", "table2", *(f"none{n}" for n in range(1200))]
    assert store.versions(names) == {"table1": 1, "table2": 3}


def test_a_change_of_several_steps_is_kept_or_lost_as_a_whole(store: Store) -> None:
    make_table(store)

    def sit_and_fail() -> None:
        add_to(store, "table1", 1)
        assert len(store.load("table1")) == 2
        raise KeyError("on purpose")

    with pytest.raises(KeyError):
        store.do(sit_and_fail)
    assert len(store.load("table1")) == 1


def test_of_several_changes_the_one_that_fails_fails_alone(store: Store) -> None:
    make_table(store)
    outcomes = store.do_all([lambda n=n: add_to(store, "table1", n) for n in (1, 1, 2)])  # type: ignore[misc]
    assert [outcome.value for outcome in outcomes] == [2, None, 3]
    assert isinstance(outcomes[1].error, Conflict)
    assert is_chained(store, "table1")


def test_a_reader_sees_nothing_of_a_change_before_it_is_kept(store: Store) -> None:
    make_table(store)
    seen: list[int] = []

    def write() -> None:
        add_to(store, "table1", 1)
        reader = threading.Thread(target=lambda: seen.append(len(store.load("table1"))))
        reader.start()
        reader.join()

    store.do(write)
    assert seen == [1]


@pytest.mark.parametrize(
    "change",
    [
        lambda store: add_to(store, "table1", 1, request="r" * 65),
        lambda store: add_to(store, "table1", 1, request="a\0b"),
        lambda store: add_to(store, "table1", 1, request="\ud800"),
        lambda store: store.append("table1", 1, [NewEntry(bytes(1_000_001))], Summary("open"), 1),
        lambda store: store.append("table1", 1, make_entries(1), Summary("open", about="x" * 20_001), 1),
        lambda store: store.append("table1", 1, make_entries(1), Summary("open"), 2**63),
        lambda store: make_table(store, "t" * 13),
        lambda store: store.seating.take("table1", 0, "nobody", None),
    ],
)
def test_what_cannot_be_kept_is_refused_in_a_sentence_and_leaves_nothing(store: Store, change: object) -> None:
    make_table(store)
    before = store.table("table1")
    with pytest.raises(StoreRefusal):
        change(store)  # type: ignore[operator]
    assert store.table("table1") == before
    assert len(store.load("table1")) == 1


def test_numbers_have_64_bits(store: Store) -> None:
    make_table(store)
    store.append("table1", 1, make_entries(1), Summary("open", due=2**63 - 1), 2**62)
    assert store.tables_due() == [("table1", 2**63 - 1)]

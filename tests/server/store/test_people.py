"""Players, sessions, seats, invitations, plans, chat and mutes."""

import pytest
from sqlalchemy import text

from drakes.server.store import Player, Repeated, SeatRow, Store, StoredPlan, StoreRefusal, Unknown, digest
from tests.server.store.makings import make_player, make_table


def everything_in(store: Store) -> str:
    """All that the database holds, as one text."""
    from drakes.server.store.schema import metadata

    with store.database.reading() as connection:
        return str([list(connection.execute(table.select())) for table in metadata.sorted_tables])


def test_a_player_is_found_as_added_and_renamed(store: Store) -> None:
    make_player(store)
    store.people.rename("ann", "Änne 🦆", "de")
    assert store.people.find("ann") == Player("ann", "Änne 🦆", "de", 1, 1)
    assert store.people.find("bob") is None
    with pytest.raises(Unknown):
        store.people.rename("bob", "Bob", "en")


def test_a_name_has_at_most_64_characters(store: Store) -> None:
    make_player(store)
    store.people.rename("ann", "ß" * 64, "de")
    with pytest.raises(StoreRefusal, match="too long"):
        store.people.rename("ann", "ß" * 65, "de")


def test_a_token_lets_in_until_it_expires(store: Store) -> None:
    make_player(store)
    opened = store.people.open_session("secret", "ann", "browser", "", 5, expires=10)
    assert store.people.session("secret", 9) == opened
    assert store.people.session("secret", 10) is None
    assert store.people.session("another", 9) is None


def test_a_token_without_an_end_never_expires(store: Store) -> None:
    make_player(store)
    store.people.open_session("secret", "ann", "program", "my bot", 5)
    assert store.people.session("secret", 2**60) is not None


def test_sessions_are_listed_by_kind_and_ended_by_their_owner_alone(store: Store) -> None:
    make_player(store)
    make_player(store, "bob")
    store.people.open_session("one", "ann", "program", "my bot", 5)
    store.people.open_session("two", "ann", "browser", "", 5)
    named = store.people.sessions_of("ann", "program")[0]
    assert named.label == "my bot"
    assert not store.people.end_session("bob", named.digest)
    assert store.people.end_session("ann", named.digest)
    assert store.people.sessions_of("ann", "program") == []
    assert len(store.people.sessions_of("ann", "browser")) == 1


def test_expired_sessions_are_forgotten(store: Store) -> None:
    make_player(store)
    store.people.open_session("one", "ann", "browser", "", 5, expires=10)
    store.people.open_session("two", "ann", "browser", "", 5)
    assert store.people.forget_expired(10) == 1
    assert len(store.people.sessions_of("ann", "browser")) == 1


def test_no_token_code_or_link_is_kept_itself(store: Store) -> None:
    make_player(store)
    make_table(store)
    store.people.open_session("a-secret-token", "ann", "browser", "", 5)
    store.seating.take("table1", 0, "ann", "a-secret-code")
    store.seating.invite("a-secret-link", "table1", 1, 5)
    kept = everything_in(store)
    assert "a-secret" not in kept
    assert all(digest(secret) in kept for secret in ("a-secret-token", "a-secret-code", "a-secret-link"))


def test_a_seat_is_taken_left_and_taken_over(store: Store) -> None:
    make_player(store)
    make_player(store, "bob")
    make_table(store)
    store.seating.take("table1", 1, "ann", "code")
    store.seating.take("table1", 0, "ann", None)
    assert store.seating.held_by("table1", "ann") == [0, 1]
    store.seating.take("table1", 1, "bob", "other")
    store.seating.leave("table1", 0)
    assert store.seating.at("table1") == [SeatRow("table1", 1, "bob", digest("other"))]


def test_a_code_brings_a_seat_back_once(store: Store) -> None:
    make_player(store)
    make_player(store, "bob")
    make_table(store)
    store.seating.take("table1", 1, "ann", "code")
    assert store.seating.recover("table1", "code", "bob", "new code") == 1
    assert store.seating.held_by("table1", "bob") == [1]
    with pytest.raises(Unknown, match="belongs to no seat"):
        store.seating.recover("table1", "code", "ann", "newer code")


def test_a_link_is_used_once(store: Store) -> None:
    make_player(store)
    make_table(store)
    store.seating.invite("link", "table1", 1, 5)
    assert store.seating.use_invite("link", "ann", 6).seat == 1
    found = store.seating.find_invite("link")
    assert found is not None
    assert (found.used, found.used_by) == (6, "ann")
    with pytest.raises(StoreRefusal, match="used before"):
        store.seating.use_invite("link", "ann", 7)
    with pytest.raises(Unknown, match="nowhere"):
        store.seating.use_invite("no link", "ann", 7)


def test_unused_links_to_a_seat_are_withdrawn(store: Store) -> None:
    make_player(store)
    make_table(store)
    for token, seat in (("used", 1), ("unused", 1), ("other seat", 0), ("any seat", None)):
        store.seating.invite(token, "table1", seat, 5)
    store.seating.use_invite("used", "ann", 6)
    assert store.seating.withdraw_invites("table1", 1) == 1
    assert store.seating.withdraw_invites("table1", None) == 1
    assert [store.seating.find_invite(token) is None for token in ("used", "unused", "other seat", "any seat")] == [
        False,
        True,
        False,
        True,
    ]


def test_a_plan_is_kept_replaced_and_dropped(store: Store) -> None:
    make_table(store)
    store.plans.keep(StoredPlan("table1", 0, "b", 3, "[1]", 5))
    store.plans.keep(StoredPlan("table1", 0, "a", 3, "[2]", 5))
    store.plans.keep(StoredPlan("table1", 0, "b", 4, "[3]", 6))
    assert [(plan.name, plan.actions) for plan in store.plans.of("table1", 0)] == [("a", "[2]"), ("b", "[3]")]
    assert store.plans.find("table1", 1, "a") is None
    assert store.plans.drop("table1", 0, "a")
    assert not store.plans.drop("table1", 0, "a")


def test_chat_is_numbered_and_a_request_is_said_once(store: Store) -> None:
    make_table(store)
    store.chat.say("table1", 0, 5, "hello", None, "first")
    line = store.chat.say("table1", 1, 6, None, "Grüß dich!")
    assert line.n == 1
    with pytest.raises(Repeated) as repeated:
        store.chat.say("table1", 0, 7, "hello", None, "first")
    assert repeated.value.n == 0
    assert [(said.n, said.phrase, said.text) for said in store.chat.said("table1")] == [
        (0, "hello", None),
        (1, None, "Grüß dich!"),
    ]
    assert store.chat.said("table1", since=1) == [line] == store.chat.said("table1", limit=1)
    with pytest.raises(Unknown):
        store.chat.say("nowhere", 0, 5, "hello", None)


def test_a_player_mutes_a_seat_and_hears_it_again(store: Store) -> None:
    make_player(store)
    make_table(store)
    for _ in range(2):
        store.chat.mute("table1", "ann", 1, True)
    assert store.chat.muted("table1", "ann") == [1]
    store.chat.mute("table1", "ann", 1, False)
    assert store.chat.muted("table1", "ann") == []


def test_a_player_who_is_deleted_leaves_the_tables_whole(store: Store) -> None:
    make_player(store)
    make_table(store)
    store.seating.take("table1", 0, "ann", "code")
    store.people.open_session("token", "ann", "browser", "", 5)
    with store.database.writing() as connection:
        connection.execute(text("DELETE FROM players"))
    assert store.people.session("token", 6) is None
    assert store.seating.at("table1") == [SeatRow("table1", 0, None, digest("code"))]

"""What operators do while the server runs: whoever is banned is out at once, and so is a deleted table."""

import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from drakes.cli import BAD_INPUT, main
from drakes.server import operator_acts
from drakes.server.api import live as live_route
from drakes.server.context import Context
from drakes.server.live_updates import BANNED, DELETED, NO_LONGER_YOURS, Socket
from drakes.server.store import Store
from drakes.server.store.schema import tables
from tests.server.running import SECONDS, Browser, Live, Running, generous

Start = Callable[..., Running]


class Command:
    """Runs `drakes` on a server's database, and answers its exit code and what it said."""

    def __init__(self, server: Running, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = server.settings.database
        self.capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as left:
            main([*arguments, "--database", self.database])
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return int(left.value.code or 0), out + err


@pytest.fixture
def drakes(server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(server, capsys)


def seated(server: Running) -> tuple[str, Browser, Browser, Any]:
    """A table of Anna and Ben in play: its id, both, and what Ben was given."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    opened = anna.open_with("me", "open", "random")
    claimed = ben.post(f"/api/tables/{opened['id']}/claim", {"name": "Ben", "invite": opened["invites"][0]["token"]})
    return opened["id"], anna, ben, claimed


def end_of(live: Live) -> int:
    """The code with which the server ends a socket."""
    said = True
    while said:
        try:
            live.message()
        except ConnectionClosed as closed:
            said, end = False, closed.rcvd
    return -1 if end is None else end.code


def until(wanted: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + SECONDS
    while not wanted():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.02)


def test_who_is_banned_is_out_at_once_and_everywhere_until_they_are_let_in(server: Running, drakes: Command) -> None:
    table, anna, ben, claimed = seated(server)
    me = ben.get("/api/me")["id"]
    token = ben.post("/api/me/tokens", {"label": "a bot"})["token"]
    program = server.browser(authorization=f"Bearer {token}")
    with ben.live(table=table, seat=1) as at_table, ben.live() as following:
        assert drakes("person", "ban", me) == (0, f"Ben ({me}) is shut out.\n")
        assert [end_of(live) for live in (at_table, following)] == [BANNED] * 2
    for page in (ben, program):
        for refused in (
            page.client.get("/api/me"),
            page.client.get(f"/api/tables/{table}/frame?seat=1"),
            page.client.post("/api/tables", json={"game": "sitting_ducks", "seats": [{"who": "me"}] * 3}),
            page.client.post("/api/me", json={"name": "Somebody else"}),
        ):
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    stranger = server.browser("Somebody else")
    code = {"code": claimed["recovery"]}
    assert stranger.post(f"/api/tables/{table}/recover", code, 403)["code"] == "banned"
    assert anna.frame(table)["status"] == "playing"
    assert drakes("person", "list") == (0, re_line(drakes, me))
    assert drakes("person", "unban", me) == (0, f"Ben ({me}) may come in again.\n")
    until(lambda: ben.client.get("/api/me").status_code == 200)
    assert ben.frame(table, 1)["seat"] == 1


def re_line(drakes: Command, player: str) -> str:
    """The line of a person in the list, found by their id."""
    line = drakes("person", "list", player)[1]
    assert re.fullmatch(rf"{player}  Ben  since \d{{4}}-\d\d-\d\d \d\d:\d\d  shut out\n", line)
    return line


def test_one_name_of_several_people_bans_nobody(server: Running, drakes: Command) -> None:
    ids = {server.browser("Kim").get("/api/me")["id"] for _ in range(2)}
    code, said = drakes("person", "ban", "Kim")
    assert code == BAD_INPUT
    assert all(one in said for one in ids)
    assert drakes("person", "ban", "Nobody of this name")[0] == BAD_INPUT
    assert drakes("person", "unban", min(ids)) == (0, f"Kim ({min(ids)}) was not shut out.\n")


def test_a_deleted_table_is_gone_at_once_for_all(server: Running, drakes: Command) -> None:
    table, anna, ben, _ = seated(server)
    frame = anna.frame(table)
    with anna.live(table=table, seat=0) as player, ben.live(table=table) as looker, ben.live() as following:
        following.wait(lambda said: any(one["id"] == table for one in said["mine"]))
        assert "Seat 2: Ben, person " in drakes("table", "show", table)[1]
        assert table in drakes("table", "list")[1]
        assert drakes("table", "delete", table, "--yes") == (0, f"Table {table} is deleted.\n")
        assert [end_of(live) for live in (player, looker)] == [DELETED] * 2
        following.wait(lambda said: all(one["id"] != table for one in said["mine"]))
    assert anna.get(f"/api/tables/{table}/frame", 404, seat=0)["code"] == "no_table"
    assert anna.act(table, {**frame, "seat": 0, "legal": [0]}, expect=404)["code"] == "no_table"
    assert drakes("table", "delete", table, "--yes")[0] == BAD_INPUT
    assert drakes("table", "show", table)[0] == BAD_INPUT


def test_other_nodes_hear_of_a_ban_and_a_deletion_at_once(
    start: Start, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the database's own word: none of them looks by itself here."""
    monkeypatch.setattr(operator_acts, "LOOK_SECONDS", 1e6)
    server = start(generous(postgres_url))
    table, anna, ben, _ = seated(server)
    store = Store(postgres_url)
    with anna.live(table=table, seat=0) as at_table, ben.live() as following:
        at_table.message()
        following.message()
        store.people.ban(ben.get("/api/me")["id"], 1)
        assert end_of(following) == BANNED
        store.delete_table(table)
        assert end_of(at_table) == DELETED
    store.close()


@pytest.mark.parametrize("lost", ["session", "seat", "person"])
def test_a_socket_that_opens_while_its_right_is_lost_is_closed(
    start: Start, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """Between the check and the first frame: what closes sockets does not know this one yet."""
    admit = live_route.admit

    async def admit_then_lose(context: Context, scope: Any, send: Any) -> Socket:
        socket = await admit(context, scope, send)
        tables, sessions, visitor = context.tables, context.parts.sessions, context.need_visitor()
        if lost == "session":
            tables.store.people.end_session(visitor.player.id, visitor.session.digest)
            sessions.when_ended(visitor.session.digest)
        elif lost == "seat":
            async with tables.using(str(socket.table)) as live:
                await tables.give_seat(live, lambda: tables.store.seating.leave(live.id, 0))
        else:
            sessions.banned = frozenset({visitor.player.id})
        return socket

    anna = start().browser("Anna")
    table = anna.open("me", "random", "random")
    monkeypatch.setattr(live_route, "admit", admit_then_lose)
    with anna.live(table=table, seat=0) as live:
        assert end_of(live) == NO_LONGER_YOURS


def test_nothing_is_written_to_a_table_that_was_just_deleted(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the server has looked: whoever acts is told that there is no such table."""
    monkeypatch.setattr(operator_acts, "LOOK_SECONDS", 1e6)
    server = start()
    anna = server.browser("Anna")
    table = anna.open("me", "random", "random")
    with anna.live(table=table, seat=0) as live:
        frame = live.turn(0)
        Store(server.settings.database).delete_table(table)
        assert anna.act(table, frame, expect=404)["code"] == "no_table"
        assert end_of(live) == DELETED


def test_old_unfinished_tables_are_deleted_by_the_operators_rule_and_no_others(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator_acts, "CLEAN_SECONDS", 0.05)
    url = f"sqlite:///{tmp_path}/drakes.db"
    server = start(generous(url))
    anna = server.browser("Anna")
    old, over, new, waiting = (anna.open("me", "random", "random") for _ in range(4))
    anna.post(f"/api/tables/{over}/resign", {"seat": 0, "key": "i-give-up"})
    with anna.live(table=over, seat=0) as live:
        live.wait(lambda said: said.get("status") == "over")
    server.stop()
    store = Store(url)
    age(store, old, days=31)
    age(store, over, days=400)
    age(store, waiting, days=29)
    again = start(replace(generous(url), unfinished_days=30))
    until(lambda: store.table(old) is None)
    until(lambda: "drakes_tables_cleaned_total 1.0" in again.browser().client.get("/metrics").text)
    assert all(store.table(kept) is not None for kept in (over, new, waiting))
    store.close()


def age(store: Store, table: str, days: int) -> None:
    """Let a table have changed last so many days ago."""
    with store.database.writing() as connection:
        then = int(time.time() * 1000) - days * 86_400_000
        connection.execute(update(tables).where(tables.c.id == table).values(changed=then))

"""Moving a table from one running server to another, and what `drakes verify` says of one that was changed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from drakes.core.actions import ActionTable
from drakes.core.game import find_game
from drakes.play.entries import Act, Deal, Entry, Open, decode, encode
from drakes.server.store import Store
from drakes.server.store.schema import entries
from tests.server.running import Browser, Running, generous

Start = Callable[..., Running]
ACTS = 12


def drakes(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "drakes.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def play(pages: list[Browser], table: str, acts: int) -> Any:
    """So many acts of whoever is to move, each by their own page; answers the last frame of seat 0."""
    for _ in range(acts):
        mover = pages[0].frame(table)["to_move"][0]
        pages[mover].act(table, pages[mover].frame(table, mover))
    return pages[0].frame(table)


def sit_together(server: Running) -> tuple[list[Browser], str]:
    """Three pages at one table."""
    pages = [server.browser(name) for name in ("Anna", "Ben", "Cleo")]
    opened = pages[0].open_with("me", "open", "open")
    for page, invite in zip(pages[1:], opened["invites"], strict=True):
        page.post(f"/api/tables/{opened['id']}/claim", {"name": f"Guest {invite['seat']}", "invite": invite["token"]})
    return pages, str(opened["id"])


def test_a_table_moves_from_one_running_server_to_another_and_is_played_on(start: Start, tmp_path: Path) -> None:
    old, new = (start(generous(f"sqlite:///{tmp_path}/{name}.db")) for name in ("old", "new"))
    pages, table = sit_together(old)
    before = play(pages, table, ACTS)
    assert drakes("export", table, tmp_path / "file", "--database", old.settings.database).returncode == 0
    taken_in = drakes("import", tmp_path / "file", "--database", new.settings.database)
    assert taken_in.returncode == 0, taken_in.stderr
    invites = re.findall(r"seat (\d+): (\S+)", taken_in.stdout)
    assert [int(seat) for seat, _ in invites] == [1, 2, 3]
    moved = [new.browser(f"Player {seat}") for seat, _ in invites]
    for page, (seat, token) in zip(moved, invites, strict=True):
        claimed = page.post(f"/api/tables/{table}/claim", {"name": f"Player {seat}", "invite": token})
        assert claimed["seat"] == int(seat) - 1
    here = moved[0].frame(table)
    assert here["view"] == before["view"]
    known = len(before["moves"])
    assert here["moves"][:known] == before["moves"]
    assert [(move["kind"], move["seat"]) for move in here["moves"][known:]] == [("reissue", n) for n in range(3)]
    assert play(moved, table, ACTS)["version"] >= before["version"] + ACTS
    assert drakes("verify", "--database", new.settings.database).returncode == 0
    assert pages[0].frame(table)["version"] == before["version"]


def first(kind: type[Entry], log: list[Entry]) -> int:
    """The first entry of a kind that chance had a part in, or any other."""
    return next(n for n, entry in enumerate(log) if isinstance(entry, kind) and getattr(entry, "nature", True))


def change_a_draw(log: list[Entry]) -> int:
    """Another card is dealt."""
    n = first(Deal, log)
    deal = log[n]
    assert isinstance(deal, Deal)
    (number, action), *rest = deal.nature
    other = next(drawn for _, drawn in rest if drawn != action)
    log[n] = msgspec.structs.replace(deal, nature=((number, other), *rest))
    return n


def change_an_act(log: list[Entry]) -> int:
    """Somebody did what is no action of this game."""
    n = next(n for n, entry in enumerate(log) if isinstance(entry, Act))
    act = log[n]
    assert isinstance(act, Act)
    log[n] = msgspec.structs.replace(act, action=actions_of(log).size)
    return n


def actions_of(log: list[Entry]) -> ActionTable:
    """The actions of the game that a log tells of."""
    opened = log[0]
    assert isinstance(opened, Open)
    return find_game(opened.head.game).rules.actions


def change_the_box(log: list[Entry]) -> int:
    """Something else is printed in the box."""
    opened = log[0]
    assert isinstance(opened, Open)
    box = opened.head.box_bytes
    log[0] = msgspec.structs.replace(
        opened, head=msgspec.structs.replace(opened.head, box_bytes=bytes([box[0] ^ 1]) + box[1:])
    )
    return 0


@pytest.mark.parametrize(("change", "said"), [(change_a_draw, "Draw "), (change_an_act, ""), (change_the_box, "box")])
def test_verify_names_the_entry_that_was_forged_with_a_chain_that_fits(
    start: Start, change: Callable[[list[Entry]], int], said: str
) -> None:
    server = start()
    pages, table = sit_together(server)
    play(pages, table, 3)
    server.stop()
    assert drakes("verify", "--database", server.settings.database).returncode == 0
    store = Store(server.settings.database)
    log = [decode(entry.body) for entry in store.load(table)]
    n = change(log)
    write(store, table, log)
    store.close()
    checked = drakes("verify", "--database", server.settings.database)
    assert checked.returncode == 1
    faults = [line for line in checked.stdout.splitlines() if ", entry " in line]
    assert faults[0].startswith(f"Table {table}, entry {n}: "), checked.stdout
    assert said in faults[0]


def write(store: Store, table: str, log: list[Entry]) -> None:
    """Write a changed log, with chains that fit."""
    chain = b""
    with store.database.writing() as connection:
        for n, entry in enumerate(log):
            chain = sha256(chain + encode(entry)).digest()
            place = (entries.c.table_id == table) & (entries.c.n == n)
            connection.execute(update(entries).where(place).values(body=encode(entry), chain=chain))

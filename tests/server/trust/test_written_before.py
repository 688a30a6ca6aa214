"""Tables that earlier releases have written go on under this one: their databases, and their backups.

In `tests/server/store/written_before` lies what a server of each schema kept after playing every game: tables that run,
with a question open, that are over and that wait for somebody; and what was true of them.
"""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from drakes.server.store import Store
from drakes.server.store.backup import restore
from drakes.server.store.check import check_store
from tests.server.running import Browser, Running, generous

WRITTEN = Path(__file__).parents[1] / "store" / "written_before"
ACTS = 12
Start = Callable[..., Running]


@pytest.fixture(params=sorted(folder.name for folder in WRITTEN.iterdir()))
def written(request: pytest.FixtureRequest) -> Path:
    """What a release with this schema wrote."""
    return WRITTEN / str(request.param)


@pytest.fixture(params=["database", "backup"])
def address(request: pytest.FixtureRequest, written: Path, tmp_path: Path) -> str:
    """A database of ours, made from theirs."""
    address = f"sqlite:///{tmp_path}/drakes.db"
    if request.param == "database":
        (tmp_path / "drakes.db").write_bytes(gzip.decompress((written / "drakes.db.gz").read_bytes()))
    else:
        store = Store(address)
        restore(store, written / "backup.gz")
        store.close()
    return address


def test_every_table_is_as_it_was_and_is_played_on(written: Path, address: str, start: Start) -> None:
    server = start(generous(address))
    known = json.loads((written / "known.json").read_text(encoding="utf-8"))
    assert {(table["game"], table["what"]) for table in known} == {
        (game, what)
        for game in ("sitting_ducks", "dragon_market", "duck_dealer")
        for what in ("running", "asking", "over", "waiting")
    }
    for table in known:
        last_entry = server.browser().frame(table["id"], None)["moves"][-1]["kind"]
        assert (last_entry == "ask") == (table["what"] == "asking")
        pages = list(sit_again(server, table))
        for seat, (page, then) in enumerate(zip(pages, table["frames"], strict=True)):
            now = page.frame(table["id"], seat)
            assert {key: now[key] for key in ("status", "to_move", "legal")} | {"version": then["version"]} == then
        if table["what"] == "waiting":
            last = server.browser("The last")
            last.post(f"/api/tables/{table['id']}/claim", {"name": "The last", "invite": table["invite"]})
            pages.append(last)
        if table["what"] != "over":
            play_on(pages, table["id"])
    server.stop()
    store = Store(address)
    assert [(one.table, one.faults) for one in check_store(store, store.table_names()) if one.faults] == []
    store.close()


def sit_again(server: Running, table: Any) -> Iterator[Browser]:
    """Everybody comes back with the code they were given then."""
    for seat, code in enumerate(table["codes"]):
        page = server.browser(f"Player {seat}")
        assert page.post(f"/api/tables/{table['id']}/recover", {"code": code})["seat"] == seat
        yield page


def play_on(pages: list[Browser], table: str) -> None:
    """So many acts more."""
    for _ in range(ACTS):
        to_move = pages[0].frame(table)["to_move"]
        assert to_move, "the game ended too early to show anything"
        pages[to_move[0]].act(table, pages[to_move[0]].frame(table, to_move[0]))

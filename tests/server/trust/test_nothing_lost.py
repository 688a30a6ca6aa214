"""Nothing lost: what a server has acknowledged is there after any kill, exactly once, and clients carry on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete

from drakes.core.game import game_names
from drakes.play.entries import Act, decode
from drakes.server.store import Store
from drakes.server.store.schema import entries as entries_table
from tests.server.trust.clients import Ledger, Load, Player, open_tables
from tests.server.trust.process import ServerProcess

PLAYERS = 4
TABLES = 2
"""Tables of each game."""
KILLS, KILLS_OF_POSTGRES = 10, 3
PARTS_DEEP, KILLS_DEEP = 2, 10
"""A sample: `benchmarks/trust.py` kills as often as one likes."""
ACTS_BETWEEN = (3, 30)
SENT_AGAIN = 15
"""How many acknowledged acts are sent again after each start."""


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    """A server on a database of its own: SQLite, or PostgreSQL where a test asks for it."""
    is_postgres = getattr(request, "param", "sqlite") == "postgres"
    database = request.getfixturevalue("postgres_url") if is_postgres else f"sqlite:///{tmp_path}/drakes.db"
    process = ServerProcess(database, tmp_path)
    process.start()
    yield process
    process.close()


def check(database: str, ledger: Ledger) -> int:
    """Compare what is stored with what was sent: every acknowledged act is there, and no act that was not sent, each
    once. Answers how many acts there are."""
    store, found = Store(database), 0
    try:
        for table in ledger.tables:
            log = store.load(table)
            acts = [decode(entry.body) for entry in log]
            requests = {entry.request: entry.n for entry in log if entry.request is not None}
            assert len(requests) == sum(isinstance(act, Act) and act.by == "person" for act in acts)
            sent = {request_of(act.player, act.key): act for act in ledger.sent if act.table == table}
            assert requests.keys() <= sent.keys(), "an act is stored that nobody sent"
            for request, act in sent.items():
                if act.version is not None:
                    assert requests.get(request) == act.version - 1, f"an acknowledged act is lost or moved: {act}"
                n = requests.get(request)
                if n is not None:
                    stored = next(one for one in reversed(acts[: n + 1]) if isinstance(one, Act))
                    assert (stored.seat, stored.action) == (act.seat, act.action)
                    found += 1
    finally:
        store.close()
    return found


def request_of(player: str, key: str) -> str:
    """How a request's key is stored."""
    return sha256(f"{player} {key}".encode()).hexdigest()[:48]


async def play_through_kills(server: ServerProcess, kills: int, seed: int) -> Ledger:
    """Several players at several tables, while their server is killed and started again."""
    random = Random(seed)
    async with AsyncExitStack() as stack:
        load = Load(random)
        players = [await stack.enter_async_context(Player(n, server.address, load)) for n in range(PLAYERS)]
        for player in players:
            await player.introduce()
        await open_tables(players, [game for game in game_names() for _ in range(TABLES)], load)
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await load.wait_for(random.randint(*ACTS_BETWEEN), playing)
            await asyncio.sleep(random.random() / 20)  # any moment will do
            load.up.clear()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(check, server.database, load.ledger)
            await asyncio.to_thread(server.start)
            load.up.set()
            await send_again(players, load, random)
        await load.wait_for(ACTS_BETWEEN[0], playing)
        load.is_over = True
        await asyncio.gather(*playing)
        return load.ledger


async def send_again(players: list[Player], load: Load, random: Random) -> None:
    """The same key again gets the old answer, and nothing is done twice (which the next check would find)."""
    done = [act for act in load.ledger.sent if act.version is not None]
    for act in random.sample(done, min(SENT_AGAIN, len(done))):
        player = next(one for one in players if one.id == act.player)
        assert await player.send_act(act) == act.version


def verify(database: str) -> subprocess.CompletedProcess[str]:
    """`drakes verify`."""
    command = [sys.executable, "-m", "drakes.cli", "verify", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def survive(server: ServerProcess, kills: int, seed: int) -> Ledger:
    """Play through kills; at the end everything is there and every table replays."""
    ledger = asyncio.run(play_through_kills(server, kills, seed))
    server.close()
    assert check(server.database, ledger) >= sum(act.version is not None for act in ledger.sent) > kills
    assert '"accident"' not in server.log()
    done = verify(server.database)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Tables checked: {len(ledger.tables)}" in done.stdout
    return ledger


@pytest.mark.deep
def test_no_acknowledged_act_is_lost_or_done_twice_in_ten_kills(server: ServerProcess) -> None:
    ledger = survive(server, KILLS, 1)
    last = max((act for act in ledger.sent if act.version is not None), key=lambda act: act.version or 0)
    store = Store(server.database)
    with store.database.writing() as connection:
        assert last.version is not None
        gone = (entries_table.c.table_id == last.table) & (entries_table.c.n == last.version - 1)
        connection.execute(delete(entries_table).where(gone))
    store.close()
    with pytest.raises(AssertionError):  # that a loss would be noticed
        check(server.database, ledger)


@pytest.mark.deep
@pytest.mark.parametrize("server", ["postgres"], indirect=True)
def test_no_acknowledged_act_is_lost_or_done_twice_on_postgresql(server: ServerProcess) -> None:
    survive(server, KILLS_OF_POSTGRES, 2)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(PARTS_DEEP))
def test_no_acknowledged_act_is_lost_or_done_twice_in_twenty_more_kills(server: ServerProcess, part: int) -> None:
    survive(server, KILLS_DEEP, 3 + part)

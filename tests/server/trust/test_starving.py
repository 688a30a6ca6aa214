"""Attacks on what all share: one address opens as many tables and sockets as it can; another's bot still answers."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any, ClassVar

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from drakes.bots.workers import Choice
from drakes.server import app, bots_at_tables
from drakes.server.fair_queue import FairQueue, Share
from drakes.server.store import Store, digest
from tests.server.running import GAME, SECONDS, Browser, QuickBots, Running, generous

Start = Callable[..., Running]
ATTACKERS, VICTIMS = "10.0.0.1", "10.0.0.2"
"""Two addresses, as the proxy in front tells them."""
WEAK, STRONG = "random", "greedy"
"""The attacker's bots and the victim's, so that one sees whose turn it was."""
MOST_GUESTS = 10
TURNS = 6
"""How many turns the victim takes."""


class Thinkers(QuickBots):
    """Bots that think when they are let, one at a time; they note by their names who thought."""

    def __init__(self) -> None:
        self.thought: list[str] = []
        self.may_think = Event()
        self.may_think.set()
        self.at_once = 0

    async def choose(
        self, game_name: str, box: bytes, hidden: bytes, actions: Sequence[int], name: str, seed: int, deadline_s: float
    ) -> Choice:
        self.thought.append(name)
        self.at_once += 1
        assert self.at_once == 1, "more think at once than there are processes"
        await asyncio.sleep(0.002)
        while not self.may_think.is_set():
            await asyncio.sleep(0.005)
        self.at_once -= 1
        return await super().choose(game_name, box, hidden, actions, name, seed, deadline_s)


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers()


@pytest.fixture
def running(start: Start, tmp_path: Path, thinkers: Thinkers) -> Running:
    limits = {"tables_of_one": 5, "tables_of_network": 12, "sockets_of_one": 4, "sockets_of_network": 10}
    return start(generous(f"sqlite:///{tmp_path}/few.db", **limits), choosers=lambda: thinkers)


@contextmanager
def watching(guest: Browser, table: str) -> Iterator[None]:
    """A guest looks at a table, and takes in all that they are told."""
    with guest.live(table=table) as live:
        live.message()

        def listen() -> None:
            with suppress(ConnectionClosed):
                live.wait(lambda said: False)

        thread = Thread(target=listen, daemon=True)
        thread.start()
        yield
    thread.join()


def guests(running: Running, address: str) -> Iterator[Browser]:
    """New guests of one address, as many as one likes."""
    for n in range(MOST_GUESTS):
        yield running.browser(f"Guest {n}", **{"x-forwarded-for": address})


def open_all(running: Running, address: str, *seats: str) -> list[tuple[Browser, str]]:
    """All tables that one address gets, each guest as many as they get, until a fresh guest gets none."""
    opened: list[tuple[Browser, str]] = []
    body = {"game": GAME, "seats": [{"who": who} for who in seats]}
    for guest in guests(running, address):
        before = len(opened)
        while (answer := guest.client.post("/api/tables", json=body)).is_success:
            opened.append((guest, answer.json()["id"]))
        assert answer.json()["code"] in ("too_many_tables", "too_many_from_network")
        if len(opened) == before:
            return opened
    raise AssertionError("one address gets as many tables as it likes")


@pytest.mark.parametrize("seats", [(WEAK, WEAK, WEAK), ("me", WEAK, WEAK), ("open", "open", "open")], ids=str)
def test_tables_count_for_who_opens_them_and_for_their_network_seated_or_not(running: Running, seats: Any) -> None:
    opened = open_all(running, ATTACKERS, *seats)
    assert sorted(Counter(id(guest) for guest, _ in opened).values()) == [2, 5, 5]
    other = next(guests(running, VICTIMS))
    assert other.open(*seats)


def test_a_rematch_counts_too(running: Running) -> None:
    anna = next(guests(running, VICTIMS))
    table = anna.open("me", "me", "me")
    for seat in (0, 1):
        anna.post(f"/api/tables/{table}/resign", {"seat": seat, "key": f"give-up-{seat}"})
    for _ in range(5):
        anna.open("me", "me", "me")
    again = f"/api/tables/{table}/rematch"
    assert anna.post(again, {"key": "once-more"}, 409)["code"] == "too_many_tables"


def test_sockets_count_for_their_player_and_for_their_network(running: Running) -> None:
    with ExitStack() as stack:
        held = Counter[int]()
        for n, guest in zip(range(4), guests(running, ATTACKERS), strict=False):
            for _ in range(5):
                with suppress(InvalidStatus):
                    stack.enter_context(guest.live()).message()
                    held[n] += 1
        assert held == {0: 4, 1: 4, 2: 2}
        stack.enter_context(next(guests(running, VICTIMS)).live()).message()


def test_bots_alone_do_not_think_until_who_opened_the_table_looks(running: Running, thinkers: Thinkers) -> None:
    anna, ben = next(guests(running, VICTIMS)), next(guests(running, ATTACKERS))
    table = anna.open(WEAK, WEAK, WEAK)
    with ben.live(table=table) as stranger:
        seats = stranger.wait(lambda said: "seats" in said)["seats"]
        assert [seat["waits"] for seat in seats].count("unwatched") == 1
        assert thinkers.thought == []
        with watching(anna, table):
            assert stranger.wait(lambda said: said.get("status") == "over")["places"]
        assert all(seat["waits"] is None for seat in anna.frame(table, None)["seats"])
    assert set(thinkers.thought) == {WEAK}


def test_bots_go_to_sleep_when_who_opened_the_table_leaves(running: Running, thinkers: Thinkers) -> None:
    anna, ben = next(guests(running, VICTIMS)), next(guests(running, ATTACKERS))
    table = anna.open(WEAK, WEAK, WEAK)
    thinkers.may_think.clear()
    with ben.live(table=table) as stranger:
        with watching(anna, table):
            wait_until(lambda: len(thinkers.thought) == 1)
        thinkers.may_think.set()
        stranger.wait(lambda said: "unwatched" in said.get("waiting", {}).get("seats", {}).values())
        thought = len(thinkers.thought)
        assert anna.frame(table, None)["status"] == "playing"
        assert len(thinkers.thought) == thought


def wait_until(wanted: Callable[[], bool]) -> None:
    """Until a question is answered with yes."""
    deadline = time.monotonic() + SECONDS
    while not wanted():
        assert time.monotonic() < deadline, "what was waited for did not come"
        time.sleep(0.005)


def test_a_person_whom_a_bot_stands_in_for_does_not_keep_bots_thinking(running: Running, thinkers: Thinkers) -> None:
    anna = next(guests(running, VICTIMS))
    table = anna.open("me", WEAK, WEAK)
    anna.post(f"/api/tables/{table}/stand-in", {"seat": 0, "key": "away-away"})
    wait_until(lambda: "unwatched" in waits_of(anna.frame(table)))
    assert anna.frame(table)["status"] == "playing"
    anna.post(f"/api/tables/{table}/return", {"seat": 0, "key": "back-again"})
    assert anna.frame(table)["seats"][0]["waits"] is None


def test_an_operator_may_let_bots_play_alone(start: Start, tmp_path: Path) -> None:
    anna = start(generous(f"sqlite:///{tmp_path}/alone.db", bots_alone=True)).browser("Anna")
    table = anna.open(WEAK, WEAK, WEAK)
    wait_until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")


def test_whoever_waits_for_a_bots_turn_is_told_so(
    running: Running, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_tables, "TOLD_AFTER_SECONDS", 0.0)
    thinkers.may_think.clear()
    attacker, anna = next(guests(running, ATTACKERS)), next(guests(running, VICTIMS))
    with attacker.live(table=attacker.open(WEAK, WEAK, WEAK)):
        wait_until(lambda: len(thinkers.thought) == 1)
        table = anna.open("me", STRONG, STRONG)
        with anna.live(table=table, seat=0) as live:
            frame = live.turn(0) if 0 in anna.frame(table)["to_move"] else None
            if frame is not None:
                anna.act(table, frame)
            waits = live.wait(lambda said: "queue" in waits_of(said))
            assert "queue" in [seat["waits"] for seat in anna.frame(table)["seats"]]
            thinkers.may_think.set()
            live.turn(0)
    assert waits


def waits_of(said: Any) -> list[str]:
    """Why bots wait, from a frame or from news between frames."""
    if "waiting" in said:
        return list(said["waiting"]["seats"].values())
    return [seat["waits"] for seat in said.get("seats", ())]


class Watched(FairQueue):
    """A queue that notes how many of other networks were let in while somebody waited."""

    passed: ClassVar[Counter[tuple[str, int]]] = Counter()
    """How often so many came before a network's question."""

    def __init__(self, places: int) -> None:
        super().__init__(places)
        self._entered: Counter[str] = Counter()

    async def _enter(self, share: Share) -> None:
        before = self._entered.copy()
        await super()._enter(share)
        others = self._entered - before
        del others[share.network]
        Watched.passed[share.network, others.total()] += 1
        self._entered[share.network] += 1


def test_one_address_with_all_the_tables_it_gets_does_not_starve_anothers_bot(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The attacker watches as many tables of bots alone as they get sockets, and all want to think all the time. The
    victim's bot waits for no more than the one thought that is under way."""
    monkeypatch.setattr(app, "FairQueue", Watched)
    running: Running = request.getfixturevalue("running")
    opened = open_all(running, ATTACKERS, WEAK, WEAK, WEAK)
    with ExitStack() as stack:
        for guest, table in opened:
            with suppress(InvalidStatus):
                stack.enter_context(watching(guest, table))
        anna = next(guests(running, VICTIMS))
        table = anna.open("me", STRONG, STRONG)
        with anna.live(table=table, seat=0) as live:
            for _ in range(TURNS):
                anna.act(table, live.turn(0))
            live.turn(0)
    passed = {others for network, others in Watched.passed if network == digest(VICTIMS)}
    assert passed <= {0, 1}
    acts = [move for move in anna.frame(table)["moves"] if move["kind"] == "act"]
    assert {move["by"] for move in acts} == {"person", "bot"}


def test_a_network_is_kept_as_a_digest(running: Running) -> None:
    next(guests(running, VICTIMS)).open("me", "me", "me")
    running.stop()
    store = Store(running.settings.database)
    with store.database.reading() as connection:
        assert VICTIMS not in "".join(connection.connection.iterdump())
    store.close()

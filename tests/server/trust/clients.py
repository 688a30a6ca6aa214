"""Players over HTTP who act at random and carry on by themselves, whatever becomes of their server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

import httpx

from drakes.core.game import find_game

SECONDS = 60.0
"""How long anything is waited for before a test fails."""
LOOK_AGAIN_SECONDS = 0.02


@dataclass(eq=False)
class SentAct:
    """An act that was sent: by whom and what, and the version it was answered with."""

    table: str
    player: str
    seat: int
    seen: int
    """The version it was sent on."""
    key: str
    action: int
    version: int | None = None


@dataclass
class Ledger:
    """What the players know: their tables, and all acts they sent."""

    tables: list[str] = field(default_factory=list)
    sent: list[SentAct] = field(default_factory=list)


class Load:
    """What all players share: the ledger, whether the server is up, and how much was acknowledged."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.ledger = Ledger()
        self.up = asyncio.Event()
        self.up.set()
        self.is_over = False
        self._acknowledged = 0
        self._changed = asyncio.Condition()

    async def acknowledge(self) -> None:
        """One more act was answered."""
        async with self._changed:
            self._acknowledged += 1
            self._changed.notify_all()

    async def wait_for(self, acts: int, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait until so many more acts were acknowledged; a player who fell over is raised."""
        wanted = self._acknowledged + acts

        async def wait() -> None:
            async with self._changed:
                await self._changed.wait_for(lambda: self._acknowledged >= wanted)

        waiting = asyncio.create_task(wait())
        done, _ = await asyncio.wait([waiting, *playing], timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        assert waiting in done, "the players stopped acting"


class Player:
    """One player with seats at several tables."""

    def __init__(self, n: int, address: str, load: Load) -> None:
        self.name = f"Player {n}"
        self.id = ""
        self.seats: list[tuple[str, int]] = []
        self._load = load
        self._random = Random(f"{load.random.random()}")
        self._keys = 0
        # Each comes from an address of its own, as the proxy in front would say.
        headers = {"origin": address, "x-forwarded-for": f"10.0.0.{n + 1}"}
        self._client = httpx.AsyncClient(base_url=address, headers=headers, timeout=SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._client.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request until it is answered: again the same after a lost connection, later where that is asked."""
        while True:
            await self._load.up.wait()
            try:
                answer = await self._client.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(LOOK_AGAIN_SECONDS)
                continue
            if answer.status_code not in (429, 503):
                return answer
            await asyncio.sleep(int(answer.headers["retry-after"]))

    async def introduce(self) -> None:
        """Become a guest."""
        self.id = (await self.ask("POST", "/api/me", {"name": self.name})).json()["id"]

    async def play(self) -> None:
        """Act wherever it is this player's turn, until the load is over."""
        while not self._load.is_over:
            acted = [await self._play_at(table, seat) for table, seat in tuple(self.seats)]
            if not any(acted):
                await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _play_at(self, table: str, seat: int) -> bool:
        answer = await self.ask("GET", f"/api/tables/{table}/frame?seat={seat}&since=1000000")
        assert answer.status_code == 200, answer.text
        frame = answer.json()
        if frame["status"] == "over":
            self.seats.remove((table, seat))
        if seat not in frame["to_move"] or self._load.is_over:
            return False
        self._keys += 1
        key, action = f"act-{self._keys:08d}", self._random.choice(frame["legal"])
        act = SentAct(table, self.id, seat, frame["version"], key, action)
        self._load.ledger.sent.append(act)
        times = self._random.choice((1, 1, 1, 2, 3))
        versions = {await self.send_act(act) for _ in range(times)} if times < 3 else await self._at_once(act)
        assert len(versions) == 1, f"one act, several answers: {versions}"
        act.version = versions.pop()
        await self._load.acknowledge()
        return True

    async def _at_once(self, act: SentAct) -> set[int]:
        """The same request twice at the same time."""
        return set(await asyncio.gather(self.send_act(act), self.send_act(act)))

    async def send_act(self, act: SentAct) -> int:
        """Send an act, for the first time or again; it is this player's turn, so that nothing can refuse it."""
        body = {"seat": act.seat, "version": act.seen, "key": act.key, "actions": [act.action]}
        answer = await self.ask("POST", f"/api/tables/{act.table}/act", body)
        assert answer.status_code == 200, f"{act}: {answer.text}"
        version: int = answer.json()["version"]
        return version


async def open_tables(players: Sequence[Player], games: Sequence[str], load: Load) -> None:
    """Tables for the games, all seats taken by the players in turn; every other table has a bot too."""
    for n, game in enumerate(games):
        seats = max(3, find_game(game).rules.seats.start)
        host, others = players[n % len(players)], [players[(n + i) % len(players)] for i in range(1, seats - n % 2)]
        who = [{"who": "me"}, *({"who": "open"} for _ in others), *[{"who": "random"}] * (n % 2)]
        given = (await host.ask("POST", "/api/tables", {"game": game, "seats": who})).json()
        host.seats.append((given["id"], 0))
        for invite, guest in zip(given["invites"], others, strict=True):
            body = {"name": guest.name, "invite": invite["token"]}
            claimed = await guest.ask("POST", f"/api/tables/{given['id']}/claim", body)
            guest.seats.append((given["id"], claimed.json()["seat"]))
        load.ledger.tables.append(given["id"])

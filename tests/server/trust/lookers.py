"""A looker at two worlds: all that one seat, or a spectator, is sent in each is compared to the byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from drakes.laws.cases import Case
from drakes.play.entries import Spectators, encode
from drakes.play.table import Table
from drakes.server.store import NewEntry, NewTable, Player
from drakes.server.summaries import summarise
from tests.server.running import generous
from tests.server.trust.inside import START, Asked, Inside, Listening, StoppedTime, inside, one_thread, stopped_time
from tests.server.trust.worlds import Nature, Step, agreed_nature, begin, fork, is_refused, next_step

WORLDS = 4
"""How many second worlds are tried for one step."""
SPECTATORS: tuple[Spectators, ...] = ("open", "open", "delayed")


class Leak(AssertionError):  # noqa: N818 (it is a finding)
    """A seat was sent something that depends on what it may not know."""


def difference(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    return f"...{one[max(0, at - 200) : at + 60]}\n... or ...\n{other[at : at + 60]}..."


@dataclass
class Counts:
    """What was compared."""

    games: int = 0
    parted: int = 0
    """Steps that could not be done alike in any of several second worlds."""
    forked: int = 0
    """Games whose second world really differs."""
    steps: int = 0
    frames: int = 0
    answers: int = 0


@dataclass
class Pair:
    """The same table in two worlds, and who looks."""

    table: str
    seat: int | None
    held: list[Table]
    live: list[list[Listening]] = field(default_factory=list)
    told: int = 0

    @property
    def is_forked(self) -> bool:
        """Whether the two worlds really differ."""
        one, other = (table.history.position for table in self.held)
        assert one is not None
        assert other is not None
        return one.pack() != other.pack()

    def deal_anew(self, seed: int) -> None:
        """Go on in another second world."""
        self.held[1].history = fork(self.held[0], self.seat, seed).history

    def token(self, seat: int | None) -> str | None:
        """The session of whoever sits in a seat; a spectator has none."""
        return None if seat is None else player_of(self.table, seat)

    @property
    def query(self) -> dict[str, Any]:
        return {} if self.seat is None else {"seat": self.seat}


class TwoWorlds:
    """Two servers that keep the same tables, in different worlds."""

    def __init__(self, servers: list[Inside], nature: Nature, time: StoppedTime) -> None:
        self.servers = servers
        self.nature = nature
        self.time = time
        self.counts = Counts()

    # A game

    async def play(self, case: Case, seed: int, seat: int | None, steps: int, looks: int) -> None:
        """One game: from some point of it, in two worlds, so many steps."""
        self.time.now = START
        random = Random(seed)
        spectators = random.choice(SPECTATORS)
        table = begin(case, seed, random.choice((0, 1, 2, 4, 10, 25, 60)), spectators)
        self.counts.games += 1
        if table.to_move is None:
            return
        pair = self._open(table, fork(table, seat, seed), seat)
        self.counts.forked += pair.is_forked
        await self._listen(pair)
        await self._look(pair, random, looks)
        for _ in range(steps):
            if pair.held[0].to_move is None:
                break
            await self._step(pair, random)
            await self._look(pair, random, looks)
        for server, sockets in zip(self.servers, pair.live, strict=True):
            for socket in sockets:
                await server.leave(socket)

    def _open(self, table: Table, twin: Table, seat: int | None) -> Pair:
        for server, one in zip(self.servers, (table, twin), strict=True):
            tables, name = server.parts.tables, one.head.table
            new = NewTable(name, one.head.game, one.head.seats, one._key, START, summarise(one, START), None)
            tables.store.do(lambda: keep(server, new, one))  # noqa: B023 (it is done at once)
            row = tables.store.table(name)
            assert row is not None
            tables.hold(row, one, {n: player_of(name, n) for n in range(one.head.seats)})
        return Pair(table.head.table, seat, [table, twin])

    async def _listen(self, pair: Pair) -> None:
        """The looker's socket at the table and the one with its list; another seat is there too."""
        for server in self.servers:
            other = 1 if pair.seat == 0 else 0
            await server.listen(pair.token(other), table=pair.table, seat=other)
            sockets = [await server.listen(pair.token(pair.seat), table=pair.table, **pair.query)]
            if pair.seat is not None:
                sockets.append(await server.listen(pair.token(pair.seat)))
            pair.live.append(sockets)
        await self._compare_live(pair)

    # What both worlds are asked and told

    async def _both(self, pair: Pair, asked: Asked, is_compared: bool = True) -> int:
        answers = [await server.ask(asked) for server in self.servers]
        if is_compared and answers[0] != answers[1]:
            raise Leak(f"Seat {pair.seat} asked {asked}: {difference(*map(str, answers))}")
        self.counts.answers += is_compared
        for server in self.servers:
            await server.all_told()
        return answers[0].status

    async def _compare_live(self, pair: Pair) -> None:
        for server in self.servers:
            await server.all_told()
        for one, other in zip(*pair.live, strict=True):
            if one.heard != other.heard:
                raise Leak(f"Seat {pair.seat} heard {difference(str(one.heard), str(other.heard))}")
            self.counts.frames += sum('"to_move"' in said for said in one.heard)
            one.heard.clear()
            other.heard.clear()

    async def _step(self, pair: Pair, random: Random) -> None:
        """Whoever is to move acts, in both worlds alike; where that cannot be, in one world that is then dealt anew."""
        self.time.now += random.randrange(1, 5_000)
        if random.randrange(4) == 0:
            await self._talk(pair, random)
        self.counts.steps += 1
        for _ in range(WORLDS):
            step = next_step(pair.held[0], pair.held[1], pair.seat, random, self.time.now)
            if step is not None:
                await self._act(pair, step)
                await self._compare_live(pair)
                return
            pair.deal_anew(random.randrange(1 << 30))
        self.counts.parted += 1
        pair.held[1].history = pair.held[0].history.copy()
        mover = pair.held[0].to_move
        assert mover is not None
        action = random.choice(pair.held[0].legal(mover))
        await self._act(pair, Step(mover, action, (None, None)))
        await self._compare_live(pair)
        if pair.held[0].to_move is not None:
            pair.deal_anew(random.randrange(1 << 30))

    async def _act(self, pair: Pair, step: Step) -> None:
        body = {
            "seat": step.seat,
            "version": pair.held[0].version,
            "key": f"step-{pair.held[0].version:06d}",
            "actions": [step.action],
        }
        asked = Asked("POST", f"/api/tables/{pair.table}/act", pair.token(step.seat), body=body)
        answers = []
        for server, nature in zip(self.servers, step.nature, strict=True):
            self.nature.agreed = None if nature is None else list(nature)
            answers.append(await server.ask(asked))
            assert not self.nature.agreed, "nature did not do what was agreed"
            self.nature.agreed = None
        assert answers[0].status == 200, answers[0]
        if answers[0] != answers[1]:
            raise Leak(f"Seat {step.seat} acted: {difference(*map(str, answers))}")

    async def _talk(self, pair: Pair, random: Random) -> None:
        """Somebody says something, or asks for something."""
        who = random.randrange(len(pair.held[0].seats))
        key = f"talk-{random.randrange(10**9):09d}"
        said: dict[str, Any] = {"seat": who, "text": f"{random.random()}", "key": key}
        path = f"/api/tables/{pair.table}"
        await self._both(pair, Asked("POST", f"{path}/chat", pair.token(who), body=said), who == pair.seat)
        about = random.choice(["take-back", "pause"])
        asked = Asked("POST", f"{path}/ask", pair.token(who), body={"seat": who, "about": about, "key": key})
        if pair.held[0].history.question is None and random.randrange(2):
            await self._both(pair, asked, who == pair.seat)
            if (question := pair.held[0].history.question) is not None:
                waiting = question.waiting(pair.held[0].seats)[0]
                no = {"seat": waiting, "yes": False, "key": key + "-no"}
                await self._both(
                    pair, Asked("POST", f"{path}/answer", pair.token(waiting), body=no), waiting == pair.seat
                )
        await self._compare_live(pair)

    async def _look(self, pair: Pair, random: Random, looks: int) -> None:
        """The looker asks for its frame, and for some of all else that can be asked for."""
        path, version = f"/api/tables/{pair.table}", pair.held[0].version
        await self._frame(pair, f"{path}/frame", since=pair.told)
        pair.told = version
        for _ in range(looks):
            kind = random.choice(LOOKS if pair.seat is None else SEAT_LOOKS)
            if kind == "frame":
                await self._frame(pair, f"{path}/frame", since=random.randrange(version))
            elif kind == "at":
                await self._frame(pair, f"{path}/at/{random.randrange(max(1, version - 8), version + 1)}")
            else:
                for asked in ASKS[kind](pair, random, self.time.now):
                    await self._both(pair, asked)

    async def _frame(self, pair: Pair, path: str, **query: Any) -> None:
        await self._both(pair, Asked("GET", path, pair.token(pair.seat), {**pair.query, **query}))
        self.counts.frames += 1


def player_of(table: str, seat: int) -> str:
    """The id of the player in a seat, which is the token of their session too."""
    return f"{table[:12]}{seat}"


def keep(server: Inside, new: NewTable, table: Table) -> None:
    """Store a table with all its entries, and a player with a session for each seat."""
    store = server.parts.tables.store
    store.create_table(new, [NewEntry(encode(entry)) for entry in table.entries])
    for seat in range(len(table.seats)):
        player = player_of(new.id, seat)
        store.people.add(Player(player, f"Player {seat}", "en", START, START))
        store.people.open_session(player, player, "program", "", START, None)
        store.seating.take(new.id, seat, player, None)


# What can be asked for

Asks = Callable[[Pair, Random, int], Sequence[Asked]]


def ask(pair: Pair, method: str, path: str, body: Any = None, **query: Any) -> Asked:
    """A request of the looker's about its table."""
    return Asked(method, f"/api/tables/{pair.table}{path}", pair.token(pair.seat), query, body)


def some_actions(pair: Pair, random: Random, most: int) -> list[int]:
    """Actions of the looker's, most of them possible."""
    table, size = pair.held[0], pair.held[0].game.rules.actions.size
    assert pair.seat is not None
    legal = table.legal(pair.seat)
    return [
        random.choice(legal) if legal and random.randrange(3) else random.randrange(size)
        for _ in range(random.randrange(1, most + 1))
    ]


def trying(pair: Pair, random: Random, now: int) -> list[Asked]:
    """Steps to be tried out, on turn or off."""
    body = {
        "seat": pair.seat,
        "actions": some_actions(pair, random, 3),
        "early": random.randrange(2) == 0,
    }
    return [ask(pair, "POST", "/try", body)]


def impossible(pair: Pair, random: Random, now: int) -> list[Asked]:
    """Acts that are refused: out of turn, of another version, forbidden, or with a step too many."""
    assert pair.seat is not None
    version = random.choice([pair.held[0].version] * 3 + [1])
    seat = random.choice([pair.seat] * 4 + [(pair.seat + 1) % len(pair.held[0].seats)])
    actions = some_actions(pair, random, 3)
    if seat == pair.seat and not is_refused(pair.held[0], seat, version, actions, now):
        return []
    body = {"seat": seat, "version": version, "key": f"impossible-{random.random()}", "actions": actions}
    return [ask(pair, "POST", random.choice(("/act", "/step")), body)]


def previewing(pair: Pair, random: Random, now: int) -> list[Asked]:
    """What an action would do, also after a step of a draft."""
    after = random.choice([[], some_actions(pair, random, 1)])
    query = {"after": after[0]} if after else {}
    wanted = some_actions(pair, random, 1)[0]
    return [
        ask(pair, "GET", "/previews", seat=pair.seat, action=wanted, early=random.choice(("true", "false")), **query)
    ]


def guided(pair: Pair, random: Random, now: int) -> list[Asked]:
    """What a newcomer is told, also after a step of a draft."""
    after = random.choice([[], some_actions(pair, random, 1)])
    return [ask(pair, "GET", "/guide", seat=pair.seat, **({"after": after[0]} if after else {}))]


def planning(pair: Pair, random: Random, now: int) -> list[Asked]:
    """A plan is kept and read."""
    body = {"base": pair.held[0].version, "actions": some_actions(pair, random, 2)}
    return [ask(pair, "PUT", "/plans/one", body, seat=pair.seat), ask(pair, "GET", "/plans", seat=pair.seat)]


def advised(pair: Pair, random: Random, now: int) -> list[Asked]:
    """A hint, also after some steps of a draft."""
    after = random.choice([[], [], some_actions(pair, random, 1)])
    return [ask(pair, "GET", "/hint", seat=pair.seat, **({"after": after[0]} if after else {}))]


ASKS: dict[str, Asks] = {
    "hint": advised,
    "try": trying,
    "impossible": impossible,
    "plan": planning,
    "previews": previewing,
    "guide": guided,
    "why": lambda pair, random, now: [
        ask(pair, "GET", "/why", seat=pair.seat, action=action) for action in some_actions(pair, random, 3)
    ],
    "chat": lambda pair, random, now: [ask(pair, "GET", "/chat", seat=pair.seat)],
    "export": lambda pair, random, now: [ask(pair, "GET", "/export", **pair.query)],
    "about": lambda pair, random, now: [ask(pair, "GET", "")],
    "mine": lambda pair, random, now: [Asked("GET", "/api/me/tables", pair.token(pair.seat))],
    "listed": lambda pair, random, now: [Asked("GET", "/api/tables", pair.token(pair.seat))],
    "foreign": lambda pair, random, now: [
        ask(pair, "GET", "/frame", seat=0 if pair.seat is None else (pair.seat + 1) % len(pair.held[0].seats))
    ],
}
LOOKS = ("frame", "frame", "at", "at", "export", "about", "listed", "foreign")
SEAT_LOOKS = ("frame", "at", "at", *ASKS, "try", "try", "previews", "why", "impossible", "impossible", "impossible")


def look_at(folder: Path, games: Sequence[tuple[Case, int, int | None]], steps: int = 4, looks: int = 3) -> Counts:
    """Play games, each a case, a seed and who looks, in two worlds; a `Leak` is raised where they can be told apart."""

    async def run() -> Counts:
        async with AsyncExitStack() as stack:
            stack.enter_context(one_thread())
            time, nature = stack.enter_context(stopped_time()), stack.enter_context(agreed_nature())
            servers = [
                await stack.enter_async_context(inside(generous(f"sqlite:///{folder}/{n}.db"))) for n in range(2)
            ]
            worlds = TwoWorlds(servers, nature, time)
            for case, seed, seat in games:
                await worlds.play(case, seed, seat, steps, looks)
            return worlds.counts

    return asyncio.run(run())

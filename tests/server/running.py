"""A server in a thread, browsers and programs that talk to it, and bots that answer at once."""

import asyncio
import json
import random
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self
from zlib import crc32

import httpx
from websockets.sync.client import ClientConnection, connect

from drakes.bots.hints import Advice, Hint, reason_of
from drakes.bots.preparing import Readiness
from drakes.bots.reviews import Judgement, remark_on
from drakes.bots.workers import Answer, Choice, unpacked
from drakes.bots.worth import after_step, legal_of, measure_of
from drakes.core.game import Game, find_game
from drakes.server.run import address_of, bind, make_server
from drakes.server.settings import Rate, Settings, usual_rates

GAME = "sitting_ducks"
SECONDS = 60.0
"""How long anything is waited for before a test fails."""
MOST_STEPS = 5
"""Of a turn that is advised at once."""


class QuickAdvice:
    """Advice at once, in this process: any lines and chances, which depend on what the seat knows and nothing else."""

    why_not_kept: str | None = None

    async def advise(self, game_name: str, box: bytes, hidden: bytes, seed: int, deadline_s: float) -> Answer[Advice]:
        game, plain_box, known = unpacked(find_game, game_name, box, hidden)
        actions, chance = legal_of(game, plain_box, known), random.Random(crc32(hidden))
        lines = chance.sample(actions, min(3, len(actions)))
        worths = sorted((scale(game) * chance.random() for _ in lines), reverse=True)
        hints = tuple(
            Hint(line, worth, 1 / len(lines), (), reason_of(game, plain_box, known, (line,)))
            for line, worth in zip(lines, worths, strict=True)
        )
        return Answer(Advice(measure_of(game), hints, standing(game, chance, known.seats)), "")

    async def judge(
        self,
        game_name: str,
        box: bytes,
        hidden: bytes,
        steps: Sequence[int],
        ply: int,
        seed: int,
        looks: int,
        deadline_s: float,
    ) -> Answer[Judgement]:
        game, plain_box, known = unpacked(find_game, game_name, box, hidden)
        chance, played = random.Random(crc32(hidden)), tuple(steps)
        better = any_turn(game, plain_box, known, chance)
        lost = 0.0 if better == played else scale(game) * (0.1 + chance.random() / 4)
        remark = remark_on(game, plain_box, known, played, better)
        reason = reason_of(game, plain_box, known, better) if lost else None
        outlook = standing(game, chance, known.seats)
        measure = measure_of(game)
        return Answer(Judgement(ply, known.observer, played, better, lost, measure, outlook, remark, reason, looks), "")

    def get_ready(self, games: Sequence[str]) -> None:
        """Nothing has to be compiled."""

    def readiness(self, game_name: str) -> Readiness:
        return Readiness(True)


def any_turn(game: Game, box: Any, hidden: Any, chance: random.Random) -> tuple[int, ...]:
    """Any steps to the end of a turn, few at most."""
    steps: list[int] = []
    known: Any | None = hidden
    while known is not None and len(steps) < MOST_STEPS:
        steps.append(chance.choice(legal_of(game, box, known)))
        known = after_step(game, box, known, steps[-1])
    return tuple(steps)


def scale(game: Game) -> int:
    """What all seats together may have: all of the chance, or some points."""
    return 1 if measure_of(game) == "chance" else 600


def standing(game: Game, chance: random.Random, seats: int) -> tuple[float, ...]:
    """How all seats stand, together so much as there is."""
    weights = [chance.random() + 0.1 for _ in range(seats)]
    return tuple(scale(game) * weight / sum(weights) for weight in weights)


class QuickBots(QuickAdvice):
    """Bots that take any legal action at once, in this process."""

    async def choose(
        self, game_name: str, box: bytes, hidden: bytes, actions: Sequence[int], name: str, seed: int, deadline_s: float
    ) -> Choice:
        await asyncio.sleep(0)
        return Choice(random.Random(seed).choice(list(actions)), "")

    def close(self) -> None:
        """Nothing to end."""


def generous(database: str, **more: Any) -> Settings:
    """Settings under which nothing is too often and bots do not pause."""
    rates = {name: Rate(1e9, 1e9) for name in usual_rates()}
    usual = Settings(database=database, pace_ms=0, rates=rates, sockets_of_one=1000, tables_of_network=100_000)
    return replace(usual, **more)


class Running:
    """A server on a free port of loopback."""

    def __init__(self, settings: Settings, **parts: Any) -> None:
        self.settings = settings
        self._ready = threading.Event()
        self._listener = bind("127.0.0.1", 0, may_move=False)
        self.address = address_of(self._listener).rstrip("/")
        self._server = make_server(settings, self._ready.set, **({"choosers": QuickBots} | parts))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(SECONDS), "the server did not start"
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive(), "the server did not stop"
        self._listener.close()

    def browser(self, name: str | None = None, **headers: str) -> "Browser":
        """A page of ours, as a guest of that name or as nobody."""
        page = Browser(self.address, headers)
        if name is not None:
            page.post("/api/me", {"name": name})
        return page


class Browser:
    """What a page does: requests with a cookie and its origin, and sockets."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address = address
        self.client = httpx.Client(base_url=address, headers={"origin": address} | headers, timeout=SECONDS)

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self._checked(self.client.get(path, params=query), expect)

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return self._checked(self.client.post(path, json=body if body is not None else {}), expect)

    def _checked(self, answer: httpx.Response, expect: int | None) -> Any:
        assert answer.status_code == expect or (expect is None and answer.is_success), answer.text
        return answer.json() if answer.content else None

    def open(self, *seats: str, game: str = GAME, **more: Any) -> str:
        """A new table's id."""
        return str(self.open_with(*seats, game=game, **more)["id"])

    def open_with(self, *seats: str, game: str = GAME, **more: Any) -> Any:
        """A new table with invitations and recovery codes."""
        return self.post("/api/tables", {"game": game, "seats": [{"who": who} for who in seats], **more})

    def frame(self, table: str, seat: int | None = 0, since: int = 0) -> Any:
        query = {"since": since} | ({} if seat is None else {"seat": seat})
        return self.get(f"/api/tables/{table}/frame", **query)

    def act(self, table: str, frame: Any, action: Any = None, key: str | None = None, expect: int | None = None) -> Any:
        """The first legal action of the frame's seat, or another."""
        body = {
            "seat": frame["seat"],
            "version": frame["version"],
            "key": key or f"act-{frame['seat']}-{frame['version']:06d}",
            "actions": [frame["legal"][0] if action is None else action],
        }
        return self.post(f"/api/tables/{table}/act", body, expect)

    def live(self, **query: Any) -> "Live":
        """A socket."""
        return Live(self, query)


class Live:
    """A socket of a page: waits for frames and other messages."""

    def __init__(self, browser: Browser, query: dict[str, Any]) -> None:
        address = httpx.URL(f"{browser.address}/api/live", params=query)
        cookie = "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items())
        told = {name: browser.client.headers.get(name, "") for name in ("authorization", "x-forwarded-for")}
        told["cookie"] = cookie
        self._connecting = connect(
            str(address).replace("http", "ws", 1),
            origin=browser.client.headers.get("origin"),
            additional_headers={name: value for name, value in told.items() if value},
        )

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self._connecting.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def message(self) -> Any:
        return json.loads(self.socket.recv(timeout=SECONDS))

    def wait(self, wanted: Any) -> Any:
        """The first message for which a question is answered with yes."""
        while not wanted(message := self.message()):
            pass
        return message

    def turn(self, seat: int) -> Any:
        """The first frame in which a seat is to move, or the game is over."""
        return self.wait(lambda said: "to_move" in said and (seat in said["to_move"] or said["status"] == "over"))

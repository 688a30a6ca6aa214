"""Nobody else's turn: whatever is sent, by whom it may be, a table changes only by what was legally done.

Between legal requests, which a model of each table does too, come requests of every kind that must change nothing. At
the end every stored entry is the model's, to the byte.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drakes.laws.cases import Case
from drakes.play.entries import encode
from drakes.play.refusal import Refusal
from drakes.play.table import Table
from tests.play.tables import SEVERAL, SMALL
from tests.server.running import generous
from tests.server.trust.hostile import hostile
from tests.server.trust.inside import Answer, Asked, Inside, StoppedTime, inside, one_thread, stopped_time
from tests.server.trust.model import Game, open_game

STATUSES = {400, 401, 403, 404, 405, 409, 413, 422, 429}
SEEDS = (1, 2)
STEPS, STEPS_DEEP = 25, 400
LOOKING = ("GET", "HEAD", "OPTIONS")
HARMLESS = ("/try", "/step", "/mute", "/me", "/me/tokens", "/plans/one", "/review", "/branch")
"""What may succeed without touching the game: a step may only be tried, a branch is a table of its own."""
HOSTILE = 12
"""Hostile requests between two legal ones."""


class Fuzzer:
    """Plays a game by legal requests, with hostile ones between them, and compares the server with the model."""

    def __init__(self, server: Inside, game: Game, time: StoppedTime, random: Random) -> None:
        self.server = server
        self.game = game
        self.time = time
        self.random = random
        self.refused = 0
        self.done: list[tuple[Asked, Answer]] = []

    async def run(self, steps: int) -> None:
        """So many legal requests."""
        for _ in range(steps):
            self.time.now += self.random.randrange(1, 5_000)
            for _ in range(HOSTILE):
                await self._hostile()
            if self.game.model.status == "over":
                return
            await self._legal()
            if self.random.randrange(3) == 0:
                await self._again()

    async def _hostile(self) -> None:
        asked = hostile(self.game, self.random)
        before = self.stored()
        answer = await self.server.ask(asked)
        assert self.stored() == before, f"changed by {str(asked)[:600]}"
        if answer.status >= 300:
            check_refusal(asked, answer)
            self.refused += 1
        else:
            assert asked.method in LOOKING or asked.path.endswith(HARMLESS), f"{str(asked)[:600]}: {answer}"

    async def _legal(self) -> None:
        asked, entries = self.game.legal(self.random, self.time.now)
        answer = await self.server.ask(asked)
        assert answer.status == 200, f"{str(asked)[:600]}: {answer}"
        self.game.model.accept(entries)
        assert answer.json() == {"version": self.game.model.version}
        self.done.append((asked, answer))
        assert self.stored()[-len(entries) :] == [encode(entry) for entry in entries]

    async def _again(self) -> None:
        """A request that was done, again, as it was or with another body: the old answer, and no change."""
        asked, old = self.random.choice(self.done)
        body = dict(asked.body)
        if "version" in body and self.random.randrange(2):
            body["version"] = 1
        before = self.stored()
        again = await self.server.ask(Asked(asked.method, asked.path, asked.token, body=body))
        assert (again.status, again.body) == (old.status, old.body)
        assert self.stored() == before

    def stored(self) -> list[bytes]:
        """The table's entries as they are kept."""
        return [entry.body for entry in self.server.parts.tables.store.load(self.game.table)]


def check_refusal(asked: Asked, answer: Answer) -> None:
    """A fault has one of the documented statuses and the documented shape, and repeats nothing that was sent."""
    assert answer.status in STATUSES, f"{str(asked)[:600]}: {answer}"
    problem = json.loads(answer.body)
    assert set(problem) == {"code", "sentence", "clause", "version"}, f"{asked}: {problem}"
    assert problem["code"]
    assert problem["sentence"]
    assert isinstance(problem["clause"], str | None)
    assert isinstance(problem["version"], int | None)
    assert "Traceback" not in problem["sentence"]


def play_among_enemies(folder: Path, case: Case, seed: int, steps: int) -> Fuzzer:
    """So many legal requests, of as many games as that takes."""

    async def run() -> Fuzzer:
        async with AsyncExitStack() as stack:
            stack.enter_context(one_thread())
            time = stack.enter_context(stopped_time())
            server = await stack.enter_async_context(inside(generous(f"sqlite:///{folder}/drakes.db")))
            fuzzer = Fuzzer(server, await open_game(server, case), time, Random(seed))
            while True:
                await fuzzer.run(steps - len(fuzzer.done))
                assert fuzzer.stored() == [encode(entry) for entry in fuzzer.game.model.entries]
                if len(fuzzer.done) == steps:
                    return fuzzer
                fuzzer.game = await open_game(server, case)

    return asyncio.run(run())


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_table_changes_only_by_what_is_legally_done(tmp_path: Path, case: Case, seed: int) -> None:
    fuzzer = play_among_enemies(tmp_path, case, seed, STEPS)
    assert fuzzer.refused > STEPS * HOSTILE / 2
    assert len(fuzzer.done) == STEPS


@pytest.mark.deep
@pytest.mark.parametrize("case", [*SMALL, *SEVERAL], ids=str)
def test_a_long_game_changes_only_by_what_is_legally_done(tmp_path: Path, case: Case) -> None:
    assert play_among_enemies(tmp_path, case, 7, STEPS_DEEP).refused > STEPS_DEEP


def test_a_gate_that_takes_acts_out_of_turn_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.act

    def act(table: Table, seat: int, version: int, actions: Any, now: int, by: Any = "person") -> Any:
        try:
            return honest(table, seat, version, actions, now, by)
        except Refusal:
            if table.to_move is None:
                raise
            return honest(table, table.to_move, table.version, table.legal(table.to_move)[:1], now, by)

    monkeypatch.setattr(Table, "act", act)
    with pytest.raises(AssertionError, match="changed by"):
        play_among_enemies(tmp_path, SMALL[-1], 1, STEPS)

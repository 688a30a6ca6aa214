"""Bots in processes of their own, each answer with a deadline.

A bot that hangs or crashes costs nothing but its turn: its process is ended, a new one takes its place, and any legal
action stands in for its answer.

Bots that search or plan have to be compiled, which takes longer than a deadline, and is then kept on disk. So that is
done in a process beside the others, when the server starts, when a table is opened, or at the first question; until it
has ended, the game's best simple player stands in. Where nothing can be kept on disk, such a process keeps what it has
compiled in its memory, and answers all later questions too.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from time import monotonic
from typing import Any, Generic, TypeVar

from pebble import ProcessPool

from drakes.bots.choosing import RANDOM, choose, choose_at_random, names
from drakes.bots.hints import Advice, advise
from drakes.bots.preparing import (
    ADVICE,
    NOT_KEPT,
    PLAY,
    FindGame,
    Readiness,
    prepare,
    prepare_beside,
    seconds_for,
)
from drakes.bots.reviews import Judgement, judge
from drakes.core.editions import unpack_box
from drakes.core.game import Game, State, find_game
from drakes.engine.cache import compile_in_memory, why_nothing_is_kept

ANSWERED, LATE, FAILED, COLD, UNKEPT = "", "late", "failed", "cold", "unkept"

Compiled = tuple[str, str]
"""What is compiled as one: of which game, and for whom."""

Found = TypeVar("Found", Advice, Judgement)
Given = TypeVar("Given")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Choice:
    """What a bot answered; where `why` is "late" or "failed", any legal action, where "cold" or "unkept", a simple
    player's: the bot is still being compiled, on disk or in memory."""

    action: int
    why: str


@dataclass(frozen=True)
class Answer(Generic[Found]):
    """What an adviser answered; nothing where `why` is "late", "failed" or "cold": it is still being compiled."""

    found: Found | None
    why: str


class Memory:
    """A process that keeps one thing that it has compiled in its memory, where it cannot be kept on disk."""

    def __init__(self, context: SpawnContext) -> None:
        self.pool = ProcessPool(1, context=context, initializer=compile_in_memory)
        self.one_at_a_time = asyncio.Lock()
        self._first: Future[Any] | None = None

    def is_cold(self, arguments: tuple[FindGame, str, str]) -> bool:
        """Whether it is still compiling; the first question has that begun, and so has the first after it was lost."""
        if self._first is None:
            self._first = self.pool.schedule(prepare, arguments)
        return not self._first.done()

    def lose(self) -> None:
        """The process was ended, and all that it kept with it."""
        self._first = None


class Workers:
    """So many processes that ask bots. `counts` says how many answers came, were late, or failed."""

    def __init__(self, processes: int, find: FindGame = find_game) -> None:
        self.processes = processes
        self.counts: Counter[str] = Counter()
        self.why_not_kept = why_nothing_is_kept()
        """Why what is compiled is kept in memory alone; None where it is kept on disk."""
        self._find = find
        # A server has threads and open sockets, which a forked process would take with it; a spawned one does not.
        self._context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(processes, context=self._context)
        self._warming: dict[Compiled, BaseProcess] = {}
        self._began: dict[Compiled, float] = {}
        self._one_at_a_time = Lock()
        self._is_closed = False
        self._memories: dict[Compiled, Memory] = {}

    async def choose(
        self,
        game_name: str,
        box_bytes: bytes,
        hidden_bytes: bytes,
        actions: Sequence[int],
        name: str,
        seed: int,
        deadline_s: float,
    ) -> Choice:
        """The action of the bot `name`, from packed records, or any legal one if none came within the deadline.

        Waiting for a free process counts as thinking.
        """
        asked = (self._find, game_name, box_bytes, hidden_bytes, tuple(actions))
        key = self._key_of_bot(game_name, name)
        is_cold = key is not None and self._is_cold(key)
        arguments = (*asked, stand_in(found(self._find, game_name)) if is_cold else name, seed)
        what = f"{name} of {game_name}"
        action, why = await self._ask(answer, arguments, what, deadline_s, None if is_cold else key)
        if not why and action not in actions:
            log.warning("%s answered %s, which is not legal", what, action)
            action, why = None, FAILED
        elif not why and is_cold:
            why = UNKEPT if key in self._memories else COLD
        self.counts[why] += 1
        return Choice(choose_at_random(actions, seed) if action is None else action, why)

    async def advise(
        self, game_name: str, box_bytes: bytes, hidden_bytes: bytes, seed: int, deadline_s: float
    ) -> Answer[Advice]:
        """The best lines for the seat to move, from packed records."""
        arguments = (self._find, game_name, box_bytes, hidden_bytes, seed)
        key = game_name, ADVICE
        if self._is_cold(key):
            return Answer(None, COLD)
        return Answer(*await self._ask(give_advice, arguments, f"advice on {game_name}", deadline_s, key))

    async def judge(
        self,
        game_name: str,
        box_bytes: bytes,
        hidden_bytes: bytes,
        steps: Sequence[int],
        ply: int,
        seed: int,
        looks: int,
        deadline_s: float,
    ) -> Answer[Judgement]:
        """What a bot thinks of a turn that was taken, from packed records."""
        arguments = (self._find, game_name, box_bytes, hidden_bytes, tuple(steps), ply, seed, looks)
        key = game_name, ADVICE
        if self._is_cold(key):
            return Answer(None, COLD)
        return Answer(*await self._ask(give_judgement, arguments, f"judgement on {game_name}", deadline_s, key))

    async def _ask(
        self,
        question: Callable[..., Given],
        arguments: tuple[object, ...],
        what: str,
        deadline_s: float,
        key: Compiled | None,
    ) -> tuple[Given | None, str]:
        """What a process answers within the deadline, or why there is no answer."""
        memory = self._memories.get(key) if key is not None else None
        try:
            if memory is None:
                return await self._answer_of(self._open_pool(), question, arguments, deadline_s), ANSWERED
            async with memory.one_at_a_time:
                return await self._answer_of(memory.pool, question, arguments, deadline_s), ANSWERED
        except TimeoutError:
            log.warning("%s gave no answer within %.1f s", what, deadline_s)
            why = LATE
        except Exception as error:
            log.warning("%s failed: %r", what, error)
            why = FAILED
        if memory is not None:
            memory.lose()
        return None, why

    async def _answer_of(
        self, pool: ProcessPool, question: Callable[..., Given], arguments: tuple[object, ...], deadline_s: float
    ) -> Given:
        future = pool.schedule(question, arguments, timeout=deadline_s)
        return await asyncio.wait_for(asyncio.wrap_future(future), deadline_s)

    def _open_pool(self) -> ProcessPool:
        if not self._pool.active:
            self._pool = ProcessPool(self.processes, context=self._context)
        return self._pool

    def get_ready(self, games: Sequence[str]) -> None:
        """Compile what bots and advisers of games will need, one thing after another, before anybody asks."""
        if self.why_not_kept is not None:
            return  # each would be kept by a process of its own, wanted or not
        keys = [(name, what) for name in games for what in (PLAY, ADVICE) if self._has_thinkers(name)]

        def one_after_another() -> None:
            for key in keys:
                if not self._is_closed and self._is_cold(key) and (process := self._warming.get(key)) is not None:
                    process.join()

        Thread(target=one_after_another, daemon=True).start()

    def readiness(self, game_name: str) -> Readiness:
        """Whether advisers of a game can answer, and if not, how far they are; asking has that begun."""
        key = game_name, ADVICE
        if not self._has_thinkers(game_name) or not self._is_cold(key):
            return Readiness(True)
        game, began = found(self._find, game_name), self._began[game_name, PLAY]
        return Readiness(False, monotonic() - began, sum(seconds_for(game, what) for what in (PLAY, ADVICE)))

    def _has_thinkers(self, game_name: str) -> bool:
        """Whether any bot of a game has to be compiled."""
        game = found(self._find, game_name)
        return any(self._key_of_bot(game_name, name) for name in names(game))

    def _key_of_bot(self, game_name: str, name: str) -> Compiled | None:
        """What is compiled for a bot; nothing for a simple player."""
        game = found(self._find, game_name)
        is_simple = name in game.bots.players or name == RANDOM or name not in names(game)
        return None if is_simple else (game_name, PLAY)

    def _is_cold(self, key: Compiled) -> bool:
        """Whether something is still being compiled; the first who asks has that begun. What bots need comes first."""
        game_name, what = key
        if what == ADVICE and self._is_cold((game_name, PLAY)):
            return True
        arguments = (self._find, game_name, what)
        with self._one_at_a_time:
            self._began.setdefault(key, monotonic())
            if key not in self._warming and self.why_not_kept is None:
                self._warming[key] = self._context.Process(target=prepare_beside, args=arguments, daemon=True)
                self._warming[key].start()
            warming = self._warming.get(key)
            if warming is not None and warming.exitcode != NOT_KEPT:
                return warming.is_alive()
            if self.why_not_kept is None:
                self.why_not_kept = "it could not be written to the end"
                log.warning("What is compiled for bots cannot be kept; from now on that is done in memory.")
            if key not in self._memories or not self._memories[key].pool.active:
                self._memories[key] = Memory(self._context)
            return self._memories[key].is_cold(arguments)

    def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        self._is_closed = True
        for process in self._warming.values():
            process.terminate()
            process.join()
        for pool in (self._pool, *(memory.pool for memory in self._memories.values())):
            stop: Callable[[], None] = pool.stop
            stop()
            pool.join()


def stand_in(game: Game) -> str:
    """The best of a game's simple players."""
    return list(game.bots.players)[-1] if game.bots.players else RANDOM


@cache
def found(find: FindGame, name: str) -> Game:
    """A game, looked for once a process."""
    return find(name)


def answer(
    find: FindGame,
    game_name: str,
    box_bytes: bytes,
    hidden_bytes: bytes,
    actions: tuple[int, ...],
    name: str,
    seed: int,
) -> int:
    """What a worker does: unpack, ask, answer."""
    game, box, hidden = unpacked(find, game_name, box_bytes, hidden_bytes)
    return choose(game, box, hidden, actions, name, seed)


def give_advice(find: FindGame, game_name: str, box_bytes: bytes, hidden_bytes: bytes, seed: int) -> Advice:
    """What a worker does for a person who asks."""
    return advise(*unpacked(find, game_name, box_bytes, hidden_bytes), seed)


def give_judgement(
    find: FindGame,
    game_name: str,
    box_bytes: bytes,
    hidden_bytes: bytes,
    steps: tuple[int, ...],
    ply: int,
    seed: int,
    looks: int,
) -> Judgement:
    """What a worker does for one turn of a game that is over."""
    return judge(*unpacked(find, game_name, box_bytes, hidden_bytes), steps, ply, seed, looks)


def unpacked(find: FindGame, game_name: str, box_bytes: bytes, hidden_bytes: bytes) -> tuple[Game, object, State]:
    """The game, the box and the hidden state of a question."""
    game = found(find, game_name)
    return game, unpack_box(game, box_bytes), game.rules.codec.unpack(hidden_bytes)

"""Bots in processes of their own, each answer with a deadline.

A bot that hangs or crashes costs nothing but its turn: its process is ended, a new one takes its place, and any legal
action stands in for its answer.

Bots that search are compiled when first asked, which takes longer than a deadline, and is then kept on disk. So their
first question is also put to a process beside the others, without a deadline; until that has answered, the game's best
simple player stands in.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from pebble import ProcessPool

from drakes.bots.choosing import RANDOM, choose, choose_at_random, names
from drakes.bots.hints import Advice, Judgement, advise, judge
from drakes.core.game import Game, State, find_game
from drakes.core.packed_box import unpack_box

ANSWERED, LATE, FAILED, COLD = "", "late", "failed", "cold"

FindGame = Callable[[str], Game]
"""From a name to a game; a function that a new process can import."""

ADVICE = "advice"
"""What is compiled for advice, where that is more than bots need."""

Found = TypeVar("Found", Advice, Judgement)
Given = TypeVar("Given")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Choice:
    """What a bot answered; where `why` is "late" or "failed", any legal action, where "cold", a simple player's."""

    action: int
    why: str


@dataclass(frozen=True)
class Answer(Generic[Found]):
    """What an adviser answered; nothing where `why` is "late", "failed" or "cold": it is still being compiled."""

    found: Found | None
    why: str


class Workers:
    """So many processes that ask bots. `counts` says how many answers came, were late, or failed."""

    def __init__(self, processes: int, find: FindGame = find_game) -> None:
        self.processes = processes
        self.counts: Counter[str] = Counter()
        self._find = find
        # A server has threads and open sockets, which a forked process would take with it; a spawned one does not.
        self._context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(processes, context=self._context)
        self._warming: dict[tuple[str, str], BaseProcess] = {}

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
        is_cold = self._is_bot_cold(game_name, name, (*asked, name, seed))
        arguments = (*asked, stand_in(found(self._find, game_name)) if is_cold else name, seed)
        action, why = await self._ask(answer, arguments, f"{name} of {game_name}", deadline_s)
        if not why and action not in actions:
            log.warning("%s of %s answered %s, which is not legal", name, game_name, action)
            action, why = None, FAILED
        elif not why and is_cold:
            why = COLD
        self.counts[why] += 1
        return Choice(choose_at_random(actions, seed) if action is None else action, why)

    async def advise(
        self, game_name: str, box_bytes: bytes, hidden_bytes: bytes, seed: int, deadline_s: float
    ) -> Answer[Advice]:
        """The best lines for the seat to move, from packed records."""
        arguments = (self._find, game_name, box_bytes, hidden_bytes, seed)
        if self._is_cold(self._key_of_advice(game_name), give_advice, arguments):
            return Answer(None, COLD)
        return Answer(*await self._ask(give_advice, arguments, f"advice on {game_name}", deadline_s))

    async def judge(
        self,
        game_name: str,
        box_bytes: bytes,
        hidden_bytes: bytes,
        action: int,
        ply: int,
        seed: int,
        deadline_s: float,
    ) -> Answer[Judgement]:
        """What a bot thinks of an action that was taken, from packed records."""
        arguments = (self._find, game_name, box_bytes, hidden_bytes, action, ply, seed)
        if self._is_cold(self._key_of_advice(game_name), give_judgement, arguments):
            return Answer(None, COLD)
        return Answer(*await self._ask(give_judgement, arguments, f"judgement on {game_name}", deadline_s))

    async def _ask(
        self, question: Callable[..., Given], arguments: tuple[object, ...], what: str, deadline_s: float
    ) -> tuple[Given | None, str]:
        """What a process answers within the deadline, or why there is no answer."""
        if not self._pool.active:
            self._pool = ProcessPool(self.processes, context=self._context)
        try:
            future = self._pool.schedule(question, arguments, timeout=deadline_s)
            return await asyncio.wait_for(asyncio.wrap_future(future), deadline_s), ANSWERED
        except TimeoutError:
            log.warning("%s gave no answer within %.1f s", what, deadline_s)
            return None, LATE
        except Exception as error:
            log.warning("%s failed: %r", what, error)
            return None, FAILED

    def _is_bot_cold(self, game_name: str, name: str, question: tuple[object, ...]) -> bool:
        game = found(self._find, game_name)
        if name in game.bots.players or name == RANDOM or name not in names(game):
            return False
        return self._is_cold((game_name, name if name not in game.bots.levels else ""), answer, question)

    def _key_of_advice(self, game_name: str) -> tuple[str, str]:
        """Where bots search too, that is compiled once for them and for advice."""
        game = found(self._find, game_name)
        return game_name, "" if game.bots.levels and game.bots.planner is None else ADVICE

    def _is_cold(self, key: tuple[str, str], target: Callable[..., object], question: tuple[object, ...]) -> bool:
        """Whether something is still being compiled; the first question to it has that begun."""
        if key not in self._warming:
            self._warming[key] = self._context.Process(target=target, args=question, daemon=True)
            self._warming[key].start()
        return self._warming[key].is_alive()

    def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        for process in self._warming.values():
            process.terminate()
            process.join()
        stop: Callable[[], None] = self._pool.stop
        stop()
        self._pool.join()


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
    find: FindGame, game_name: str, box_bytes: bytes, hidden_bytes: bytes, action: int, ply: int, seed: int
) -> Judgement:
    """What a worker does for one decision of a game that is over."""
    return judge(*unpacked(find, game_name, box_bytes, hidden_bytes), action, ply, seed)


def unpacked(find: FindGame, game_name: str, box_bytes: bytes, hidden_bytes: bytes) -> tuple[Game, object, State]:
    """The game, the box and the hidden state of a question."""
    game = found(find, game_name)
    return game, unpack_box(game.rules, box_bytes), game.rules.codec.unpack(hidden_bytes)

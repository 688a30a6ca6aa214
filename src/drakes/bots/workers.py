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
from typing import Any

from pebble import ProcessPool

from drakes.bots.players import RANDOM, choose, choose_at_random, names
from drakes.core.game import Game, find_game
from drakes.core.record import codec_of

ANSWERED, LATE, FAILED, COLD = "", "late", "failed", "cold"

FindGame = Callable[[str], Game]
"""From a name to a game; a function that a new process can import."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Choice:
    """What a bot answered; where `why` is "late" or "failed", any legal action, where "cold", a simple player's."""

    action: int
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
        if not self._pool.active:
            self._pool = ProcessPool(self.processes, context=self._context)
        asked = (self._find, game_name, box_bytes, hidden_bytes, tuple(actions))
        is_cold = self._is_cold(game_name, name, (*asked, name, seed))
        arguments = (*asked, stand_in(found(self._find, game_name)) if is_cold else name, seed)
        why = FAILED
        try:
            future = self._pool.schedule(answer, arguments, timeout=deadline_s)
            action = await asyncio.wait_for(asyncio.wrap_future(future), deadline_s)
            if action in actions:
                why = COLD if is_cold else ANSWERED
                self.counts[why] += 1
                return Choice(action, why)
            log.warning("%s of %s answered %d, which is not legal", name, game_name, action)
        except TimeoutError:
            why = LATE
            log.warning("%s of %s gave no answer within %.1f s", name, game_name, deadline_s)
        except Exception as error:
            log.warning("%s of %s failed: %r", name, game_name, error)
        self.counts[why] += 1
        return Choice(choose_at_random(actions, seed), why)

    def _is_cold(self, game_name: str, name: str, question: tuple[Any, ...]) -> bool:
        """Whether a bot is still being compiled; the first question to it has that begun."""
        game = found(self._find, game_name)
        if name in game.players or name == RANDOM or name not in names(game):
            return False
        key = game_name, name if name not in game.levels else ""
        if key not in self._warming:
            self._warming[key] = self._context.Process(target=answer, args=question, daemon=True)
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
    return list(game.players)[-1] if game.players else RANDOM


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
    game = found(find, game_name)
    box = codec_of(game.box).unpack(box_bytes)
    return choose(game, box, game.codec.unpack(hidden_bytes), actions, name, seed)

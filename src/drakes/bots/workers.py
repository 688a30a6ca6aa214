"""Bots in processes of their own, each answer with a deadline.

A bot that hangs or crashes costs nothing but its turn: its process is ended, a new one takes its place, and any legal
action stands in for its answer.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from pebble import ProcessPool

from drakes.bots.players import choose, choose_at_random
from drakes.core.game import Game, find_game
from drakes.core.record import codec_of

ANSWERED, LATE, FAILED = "", "late", "failed"

FindGame = Callable[[str], Game]
"""From a name to a game; a function that a new process can import."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Choice:
    """What a bot answered; where `why` is not empty, any legal action in its place."""

    action: int
    why: str


class Workers:
    """So many processes that ask bots. `counts` says how many answers came, were late, or failed."""

    def __init__(self, processes: int, find: FindGame = find_game) -> None:
        self.processes = processes
        self.counts: Counter[str] = Counter()
        self._find = find
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPool:
        # A server has threads and open sockets, which a forked process would take with it; a spawned one does not.
        return ProcessPool(self.processes, context=multiprocessing.get_context("spawn"))

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
            self._pool = self._new_pool()
        arguments = (self._find, game_name, box_bytes, hidden_bytes, tuple(actions), name, seed)
        why = FAILED
        try:
            future = self._pool.schedule(answer, arguments, timeout=deadline_s)
            action = await asyncio.wait_for(asyncio.wrap_future(future), deadline_s)
            if action in actions:
                self.counts[ANSWERED] += 1
                return Choice(action, ANSWERED)
            log.warning("%s of %s answered %d, which is not legal", name, game_name, action)
        except TimeoutError:
            why = LATE
            log.warning("%s of %s gave no answer within %.1f s", name, game_name, deadline_s)
        except Exception as error:
            log.warning("%s of %s failed: %r", name, game_name, error)
        self.counts[why] += 1
        return Choice(choose_at_random(actions, seed), why)

    def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        stop: Callable[[], None] = self._pool.stop
        stop()
        self._pool.join()


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

"""Checking games that are over for whoever asks: one at a time, in a thread, each once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from drakes.play.record import Verdict, judge_openly
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable

MOST_KEPT = 1000
"""How many verdicts are kept; those asked for least recently are forgotten."""


class Verdicts:
    """What came of checking tables that are over."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._kept: OrderedDict[str, Verdict] = OrderedDict()

    async def of(self, live: LiveTable) -> Verdict:
        """What came of checking a table; while the game runs its key is secret."""
        if live.outdated:
            raise Fault(409, "outdated", live.outdated)
        if live.table.status != "over":
            raise Fault(409, "not_over", "Chance can be checked when the game is over: then the key is shown.")
        async with self._lock:
            if live.id not in self._kept:
                self._kept[live.id] = await asyncio.to_thread(judge_openly, list(live.table.entries))
            self._kept.move_to_end(live.id)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[live.id]

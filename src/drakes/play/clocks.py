"""Clocks: how long a seat may think, and when its time is up.

Times are in milliseconds; `now` always comes from outside.

- none: as long as they like.
- live: a bank for the whole game, and an increment after each turn.
- days: a budget that each turn fills up again, and a daily window outside which it does not run.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drakes.core.errors import DrakesError

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table's clock. The window goes from one minute of the day to another, at an offset from UTC in minutes; it may
    go over midnight, and where both are the same it is the whole day."""

    kind: Literal["none", "live", "days"] = "none"
    start_ms: int = 0
    """What each seat begins with: the bank, or the budget, which is also the most it can have."""
    add_ms: int = 0
    """What each turn adds: the increment, or the refill."""
    window_from: int = 0
    window_to: int = 0
    offset: int = 0

    def check(self) -> None:
        """Refuse settings that make no sense."""
        if self.kind != "none" and not (0 < self.start_ms <= 366 * DAY and 0 <= self.add_ms <= 366 * DAY):
            raise DrakesError("A clock needs more than 0 milliseconds to begin with, and at most a year.")
        minutes = DAY // MINUTE
        if not (0 <= self.window_from < minutes and 0 <= self.window_to < minutes and abs(self.offset) < minutes):
            raise DrakesError("A daily window goes from a minute of the day to another, 0 to 1439.")
        if self.kind != "days" and (self.window_from, self.window_to, self.offset) != (0, 0, 0):
            raise DrakesError("Only a clock of days has a daily window.")

    @property
    def grace_ms(self) -> int:
        """What a seat has at least when it comes back after its time was up."""
        return self.start_ms if self.kind == "days" else max(self.add_ms, self.start_ms // 10)

    @property
    def patience_ms(self) -> int:
        """After how long nobody has to wait any more for somebody who is away."""
        return 10 * MINUTE if self.kind == "live" else DAY

    def after_turn(self, left: int) -> int:
        """What a seat has after a turn of its own, from what it had left."""
        return left + self.add_ms if self.kind == "live" else min(self.start_ms, left + self.add_ms)

    def elapsed(self, start: int, end: int) -> int:
        """How much of the time from `start` to `end` the clock runs."""
        return self._run_by(end) - self._run_by(start)

    def due(self, start: int, left: int) -> int:
        """When a clock that has `left` at `start` runs out."""
        if left <= 0:
            return start
        opens, length = self._window
        day, run = divmod(self._run_by(start) + left - 1, length)
        return day * DAY + opens + run + 1

    @property
    def _window(self) -> tuple[int, int]:
        """When in a UTC day the window opens (it may be before or after that day), and how long it is open."""
        length = (self.window_to - self.window_from) * MINUTE % DAY or DAY
        return (self.window_from - self.offset) * MINUTE, length

    def _run_by(self, time: int) -> int:
        """How long windows have been open since the first one."""
        opens, length = self._window
        day, run = divmod(time - opens, DAY)
        return day * length + min(run, length)

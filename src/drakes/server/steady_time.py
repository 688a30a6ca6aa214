"""The server's time: the computer's clock as it stood at the start, carried on by one that nobody can set.

A jump of the computer's clock, by hand or by its time service, neither ends nor freezes nor refills anybody's time. At
a start the time is never before what the store has seen, so that a clock that was set back freezes no table.
"""

from __future__ import annotations

import time

DAY_MS = 86_400_000
_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""It also runs while the computer sleeps, where there is such a clock."""


def steady_ns() -> int:
    """Nanoseconds of a clock that only goes forward, and evenly."""
    return time.clock_gettime_ns(_STEADY)


class SteadyTime:
    """Milliseconds since 1970, as of the start of this process and evenly from then on."""

    def __init__(self) -> None:
        self._start = time.time_ns() - steady_ns()

    def now_ms(self) -> int:
        """The time now."""
        return (self._start + steady_ns()) // 1_000_000

    def not_before(self, ms: int) -> None:
        """Go on from a later time, if the computer's clock is behind it by no more than a day."""
        behind = ms - self.now_ms()
        if 0 < behind <= DAY_MS:
            self._start += behind * 1_000_000


TIME = SteadyTime()


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return TIME.now_ms()

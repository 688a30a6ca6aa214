"""Turn clocks: one timer a table, by a clock that nobody can set."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import pytest

from drakes.server.live_tables import LiveTables
from drakes.server.steady_time import DAY_MS, SteadyTime, now_ms
from drakes.server.turn_clocks import TurnClocks
from tests.server.running import Running

HOUR_MS = 3_600_000
FEW = 300
"""More entries than this for two tables would be a heap that grows with every act."""


def jump(patch: pytest.MonkeyPatch, ms: int) -> None:
    """Set the computer's clock, by so much from where it stands."""
    real = time.time_ns
    patch.setattr(time, "time_ns", lambda: real() + ms * 1_000_000)


@pytest.mark.parametrize("ms", [HOUR_MS, -HOUR_MS])
def test_a_jump_of_the_computers_clock_changes_nobodys_time(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, ms: int
) -> None:
    anna = start().browser("Anna")
    table = anna.open("me", "random", "random", clock={"kind": "live", "start_ms": 2 * HOUR_MS})
    with anna.live(table=table, seat=0) as live:
        before = live.turn(0)
    jump(monkeypatch, ms)
    after = anna.frame(table)
    assert after["to_move"] == before["to_move"]
    assert abs(left(after) - left(before)) < HOUR_MS // 2
    assert not any(seat["stand_in"] for seat in after["seats"])


def left(frame: Any) -> int:
    """The time of the first seat."""
    return int(frame["seats"][0]["clock"]["left_ms"])


def test_time_goes_on_from_what_the_store_has_seen_and_never_far_into_the_future() -> None:
    steady = SteadyTime()
    now = steady.now_ms()
    steady.not_before(now + HOUR_MS)
    assert steady.now_ms() >= now + HOUR_MS
    steady.not_before(now + 10 * DAY_MS)
    assert steady.now_ms() < now + 2 * HOUR_MS
    steady.not_before(now - HOUR_MS)
    assert steady.now_ms() >= now + HOUR_MS


def test_two_tables_need_two_timers_however_much_is_played() -> None:
    async def note_many() -> tuple[int, int]:
        clocks = TurnClocks(cast("LiveTables", None))
        for n in range(20_000):
            clocks.expect(f"table {n % 2}", now_ms() + HOUR_MS + n)
            await asyncio.sleep(0)
        waiting = len(asyncio.get_running_loop()._scheduled)  # type: ignore[attr-defined]
        count = len(clocks)
        await clocks.close()
        return count, waiting

    count, waiting = asyncio.run(note_many())
    assert count == 2
    assert waiting < FEW

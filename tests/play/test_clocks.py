"""Clocks, against a slow obvious twin that goes minute by minute."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakes.core.errors import DrakesError
from drakes.play.clocks import DAY, MINUTE, Clock
from drakes.play.seats import Times

minutes_of_day = st.integers(0, 1439)
moments = st.integers(0, 5 * 1440)


def days(window_from: int, window_to: int, offset: int) -> Clock:
    return Clock(kind="days", start_ms=DAY, add_ms=DAY, window_from=window_from, window_to=window_to, offset=offset)


def runs(clock: Clock, minute: int) -> bool:
    """Whether the clock runs during a minute since 1970."""
    local = (minute + clock.offset) % 1440
    if clock.window_from == clock.window_to:
        return True
    if clock.window_from < clock.window_to:
        return clock.window_from <= local < clock.window_to
    return local >= clock.window_from or local < clock.window_to


windows = st.builds(days, minutes_of_day, minutes_of_day, st.integers(-720, 840))


@settings(deadline=None)
@given(windows, moments, st.integers(0, 3 * 1440))
def test_only_minutes_inside_the_daily_window_count(clock: Clock, start: int, length: int) -> None:
    counted = sum(runs(clock, minute) for minute in range(start, start + length))
    assert clock.elapsed(start * MINUTE, (start + length) * MINUTE) == counted * MINUTE


@settings(deadline=None)
@given(windows, moments, st.integers(1, 1440))
def test_a_clock_is_due_at_the_end_of_the_minute_in_which_its_time_is_up(clock: Clock, start: int, left: int) -> None:
    minute, counted = start, 0
    while counted < left:
        counted += runs(clock, minute)
        minute += 1
        if minute - start > 30 * 1440:  # a narrow window: the slow twin gives up
            return
    assert clock.due(start * MINUTE, left * MINUTE) == minute * MINUTE


@settings(deadline=None)
@given(windows, st.integers(0, 5 * DAY), st.integers(1, DAY))
def test_when_a_clock_is_due_it_has_just_run_out(clock: Clock, start: int, left: int) -> None:
    due = clock.due(start, left)
    assert clock.elapsed(start, due) == left
    assert clock.elapsed(start, due - 1) == left - 1


def test_a_live_clock_always_runs() -> None:
    clock = Clock(kind="live", start_ms=60_000, add_ms=5_000)
    assert clock.elapsed(1_000, 13_345) == 12_345
    assert clock.due(1_000, 500) == 1_500
    assert clock.due(1_000, 0) == 1_000


def test_a_live_turn_adds_to_the_bank_and_a_turn_over_days_fills_the_budget_up() -> None:
    assert Clock(kind="live", start_ms=60_000, add_ms=5_000).after_turn(58_000) == 63_000
    assert Clock(kind="days", start_ms=60_000, add_ms=5_000).after_turn(58_000) == 60_000
    assert Clock(kind="days", start_ms=60_000, add_ms=5_000).after_turn(1_000) == 6_000


@pytest.mark.parametrize(
    "clock",
    [
        Clock(kind="live"),
        Clock(kind="live", start_ms=1, add_ms=-1),
        Clock(kind="days", start_ms=1, window_from=1440),
        Clock(kind="days", start_ms=1, offset=1440),
        Clock(kind="live", start_ms=1, window_to=60),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: Clock) -> None:
    with pytest.raises(DrakesError):
        clock.check()


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 20_000), st.sampled_from([None, 0, 1, 2])), max_size=12))
def test_the_time_left_is_what_each_seat_has_not_spent(stops: list[tuple[int, int | None]]) -> None:
    times, now, running = Times(Clock(kind="live", start_ms=30_000), (30_000,) * 3), 0, None
    left = [30_000] * 3
    for length, then in stops:
        now += length
        if running is not None:
            left[running] = max(0, left[running] - length)
        times, running = times.moved_on(now, then), then
        assert list(times.left) == left
        assert times.due() == (None if then is None else now + left[then])

"""Limits: how often, how much, and that a refusal says when to come back."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from drakes.server.faults import Fault
from drakes.server.rates import ADDRESS_SHARE, Buckets, network_of
from drakes.server.settings import Rate, usual_rates
from tests.server.running import Browser, Running, generous

Start = Callable[..., Running]


@pytest.mark.parametrize("what", sorted(usual_rates()))
def test_too_often_is_429_with_the_time_to_wait(start: Start, tmp_path: Path, what: str) -> None:
    settings = generous(f"sqlite:///{tmp_path}/{what}.db")
    rates = settings.rates | {what: Rate(2 / ADDRESS_SHARE, 1)}
    running = start(generous(settings.database, rates=rates))
    page = running.browser()
    table = "a" * 12
    seat_key = {"seat": 0, "key": "some-key"}
    attempts: dict[str, Callable[[], Any]] = {
        "guest": lambda: page.client.post("/api/me", json={"name": "Anna"}),
        "open": lambda: page.client.post("/api/tables", json={"game": "x", "seats": [{"who": "me"}]}),
        "claim": lambda: page.client.post(f"/api/tables/{table}/claim", json={"name": "Anna"}),
        "act": lambda: page.client.post(f"/api/tables/{table}/resign", json=seat_key),
        "try": lambda: page.client.post(f"/api/tables/{table}/try", json={"seat": 0, "actions": []}),
        "hint": lambda: page.client.get(f"/api/tables/{table}/hint", params={"seat": 0}),
        "lab": lambda: page.client.post("/api/lab/runs", json={"game": "x", "players": ["random"]}),
        "review": lambda: page.client.post(f"/api/tables/{table}/review"),
        "verify": lambda: page.client.get(f"/api/tables/{table}/verify"),
        "look": lambda: page.client.get("/api/tables"),
        "talk": lambda: page.client.post(f"/api/tables/{table}/chat", json={**seat_key, "text": "x"}),
        "live": lambda: refused_socket(page, table),
    }
    for _ in range(2):
        assert attempts[what]().status_code != 429
        page.client.cookies.clear()
    refused = attempts[what]()
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1


def refused_socket(page: Browser, table: str) -> Any:
    with pytest.raises(InvalidStatus) as refused, page.live(table=table):
        pass
    return refused.value.response


def test_sockets_of_one_player_are_counted(start: Start, tmp_path: Path) -> None:
    anna = start(generous(f"sqlite:///{tmp_path}/few.db", sockets_of_one=2)).browser("Anna")
    with anna.live() as first, anna.live() as second:
        first.message()
        second.message()
        with pytest.raises(InvalidStatus) as refused, anna.live():
            pass
        assert refused.value.response.status_code == 429


class Hours:
    """A clock that goes when told."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@given(
    burst=st.integers(1, 20),
    per_minute=st.integers(1, 600),
    steps=st.lists(st.tuples(st.floats(0, 100), st.integers(1, 30)), max_size=20),
)
def test_nobody_gets_more_than_the_burst_and_the_rate(
    burst: int, per_minute: int, steps: list[tuple[float, int]]
) -> None:
    clock = Hours()
    buckets = Buckets({"act": Rate(burst, per_minute)}, clock)
    got = 0
    for wait, tries in steps:
        clock.now += wait
        got += sum(buckets.take("act", "anna") == 0 for _ in range(tries))
        assert got <= burst + clock.now * per_minute / 60 + 1e-6


@given(burst=st.integers(1, 20), per_minute=st.integers(1, 600))
def test_whoever_rests_for_long_gets_the_burst_and_no_more(burst: int, per_minute: int) -> None:
    clock = Hours()
    buckets = Buckets({"act": Rate(burst, per_minute)}, clock)
    for _ in range(2):
        assert [buckets.take("act", "anna") == 0 for _ in range(2 * burst)] == [True] * burst + [False] * burst
        clock.now += 86_400


@given(burst=st.integers(1, 20), per_minute=st.integers(1, 600))
def test_after_the_time_told_there_is_a_token_again(burst: int, per_minute: int) -> None:
    clock = Hours()
    buckets = Buckets({"act": Rate(burst, per_minute)}, clock)
    while (wait := buckets.take("act", "anna")) == 0:
        pass
    assert buckets.take("act", "ben") == 0
    clock.now += wait * 1.001
    assert buckets.take("act", "anna") == 0


def test_buckets_that_nobody_uses_are_forgotten() -> None:
    buckets = Buckets({"act": Rate(1, 1)}, Hours(), most=10)
    for n in range(100):
        buckets.take("act", str(n))
    assert buckets.take("act", "99") > 0
    assert buckets.take("act", "0") == 0


def test_a_player_is_limited_whatever_their_address() -> None:
    buckets = Buckets({"act": Rate(1, 1)}, Hours())
    buckets.spend("act", "anna", "10.0.0.1")
    with pytest.raises(Fault, match="too often"):
        buckets.spend("act", "anna", "10.0.0.2")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:9:9:9:9", "2001:db8:1:2::/64"),
        ("testclient", "unknown"),
    ],
)
def test_an_address_counts_as_one_household(address: str, network: str) -> None:
    assert network_of(address) == network

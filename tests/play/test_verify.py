"""Verifying: whatever is changed in a log that the game could notice is found, with its entry."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from drakes.laws.cases import Case
from drakes.play.clocks import Clock
from drakes.play.entries import Act, Deal, End, Entry, Open, Reveal, Sit, StandIn, TakeBack, kind_of
from drakes.play.fair import pledge_of
from drakes.play.table import Table
from drakes.play.verify import seats_without_nonce, verify
from tests.play.tables import SMALL, act, agree_to_take_back, changed, key_of, midway, nonce, play

MINUTE = 60_000


@pytest.fixture(params=SMALL, ids=str)
def case(request: pytest.FixtureRequest) -> Any:
    return request.param


def eventful(case: Case) -> Table:
    """A table at which a bit of everything happened, to the end."""
    table = midway(case, 1, 20, clock=Clock(kind="live", start_ms=10 * MINUTE))
    now = table.entries[-1].at
    agree_to_take_back(table, next(entry.seat for entry in reversed(table.entries) if isinstance(entry, Act)), now)

    def go(entries: list[Entry]) -> None:
        table.accept(entries)

    go(table.ask_pause(0, now))
    for seat in range(1, case.seats):
        go(table.answer(seat, True, now))
    go(table.ask_resume(1, now))
    for seat in set(range(case.seats)) - {1}:
        go(table.answer(seat, True, now))
    go(table.ask_pause(1, now))
    go(table.answer(0, False, now))
    go(table.reissue(0, now))
    go(table.tick(now + 20 * MINUTE))
    late = next(n for n, seat in enumerate(table.seats) if seat.stand_in)
    while table.to_move == late:
        act(table, Random(2), now + 20 * MINUTE)
    go(table.come_back(late, now + 21 * MINUTE))
    go(table.stand_in(1, now + 21 * MINUTE))
    play(table, Random(2), 20, take_backs=False)
    for seat in range(case.seats - 1) if table.status == "playing" else ():
        go(table.resign(seat, table.entries[-1].at))
    assert table.status == "over"
    return table


def mutations(n: int, entry: Entry, log: list[Entry]) -> Iterator[tuple[str, Entry]]:
    """Each way to change one field of an entry that the game depends on."""
    if isinstance(entry, Deal | Act):
        yield "position", changed(entry, position="0" * 12)
        for i, (number, action) in enumerate(entry.nature):
            yield "draw number", changed(entry, nature=replaced(entry.nature, i, (number + 1, action)))
            yield "draw", changed(entry, nature=replaced(entry.nature, i, (number, action + 1)))
        yield "draws", changed(entry, nature=(*entry.nature, (99, 0)))
    if n and entry.at > log[0].at:
        yield "time", changed(entry, at=log[0].at - 1)
    if isinstance(entry, Act):
        yield "seat", changed(entry, seat=entry.seat + 1)
        yield "by", changed(entry, by="bot")
        yield "action", changed(entry, action=entry.action + 1)
        yield "action", changed(entry, action=0 if entry.action else 1)
    if isinstance(entry, TakeBack):
        yield "position", changed(entry, position="0" * 12)
        yield "to", changed(entry, to=entry.to - 1)
    if isinstance(entry, StandIn) and entry.why == "asked":
        yield "why", changed(entry, why="time")
    if isinstance(entry, End):
        yield "places", changed(entry, places=entry.places[::-1])
        yield "scores", changed(entry, scores=(*entry.scores[:-1], 12345))
        yield "key", changed(entry, key="00" * 32)


def replaced(row: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    return (*row[:i], value, *row[i + 1 :])


def test_every_changed_draw_action_position_or_result_is_named_with_its_entry(case: Case) -> None:
    table = eventful(case)
    assert verify(table.entries, key_of(1)) == []
    random, tried = Random(0), set()
    for n, entry in enumerate(table.entries):
        for what, mutant in mutations(n, entry, table.entries):
            if (kind_of(entry), what) in tried and random.randrange(60):
                continue
            log = [*table.entries[:n], mutant, *table.entries[n + 1 :]]
            faults = verify(log, key_of(1))
            assert faults, (n, what, mutant)
            assert faults[0].entry == n, (n, what, faults[0])
            tried.add((kind_of(entry), what))
    kinds = {kind for kind, _ in tried}
    assert kinds >= {"deal", "act", "take-back", "stand-in", "end"}
    assert {"draw", "draw number", "draws", "action", "seat", "by", "time", "places", "scores", "key"} <= {
        what for _, what in tried
    }


def test_table_matters_that_could_not_be_are_found(case: Case) -> None:
    table = eventful(case)
    for n, entry in enumerate(table.entries):
        if kind_of(entry) in ("sit", "leave", "answer", "return", "reissue", "resign", "stand-in", "ask"):
            log = [*table.entries[:n], changed(entry, seat=17), *table.entries[n + 1 :]]
            assert verify(log, key_of(1))[0].entry == n


def test_a_missing_doubled_or_swapped_entry_is_found(case: Case) -> None:
    table = eventful(case)
    log, acts = table.entries, [n for n, entry in enumerate(table.entries) if isinstance(entry, Act)]
    for n in acts[:10]:
        assert verify([*log[:n], *log[n + 1 :]], key_of(1))
        assert verify([*log[: n + 1], *log[n:]], key_of(1))
    assert verify([*log, log[-1]], key_of(1))[0].entry == len(log)
    assert verify(log[:-1], key_of(1))[0].entry == len(log) - 1
    assert verify(log[1:], key_of(1))[0].entry == 0
    assert verify([], key_of(1))[0].entry == 0


def change_head(table: Table, /, **fields: Any) -> list[Entry]:
    first = table.entries[0]
    assert isinstance(first, Open)
    return [changed(first, head=msgspec.structs.replace(first.head, **fields)), *table.entries[1:]]


def test_a_changed_box_key_or_head_is_found(case: Case) -> None:
    table = eventful(case)
    packed = bytearray(table.head.box_bytes)
    packed[0] ^= 1
    for fields in (
        {"box_bytes": bytes(packed)},
        {"box_hash": "0" * 12},
        {"commitment": "0" * 64},
        {"box_schema": "0" * 12},
        {"seats": 99},
    ):
        assert verify(change_head(table, **fields), key_of(1))[0].entry == 0
    assert verify(table.entries, key_of(2))[0].entry == 0
    first = next(n for n, entry in enumerate(table.entries) if isinstance(entry, Deal))
    assert verify(change_head(table, table="another"), key_of(1))[0].entry >= first


def test_a_changed_nonce_changes_what_is_drawn(case: Case) -> None:
    table = eventful(case)
    deal = next(n for n, entry in enumerate(table.entries) if isinstance(entry, Deal))
    assert isinstance(table.entries[deal - 1], Reveal)
    log = [*table.entries[: deal - 1], changed(table.entries[deal - 1], nonce="ab" * 16), *table.entries[deal:]]
    assert verify(log, key_of(1))[0].entry == deal - 1
    first = next(n for n, entry in enumerate(table.entries) if isinstance(entry, Sit))
    log = [
        *table.entries[:first],
        changed(table.entries[first], pledge=pledge_of("ab" * 16)),
        *table.entries[first + 1 :],
    ]
    assert verify(log, key_of(1))[0].entry < deal


def test_it_is_told_who_had_no_share_in_chance(case: Case) -> None:
    table = eventful(case)
    assert seats_without_nonce(table.entries) == []
    without = [entry for entry in table.entries if not (isinstance(entry, Reveal) and entry.seat == 1)]
    assert seats_without_nonce(without) == [1]
    shown_at_once = [changed(entry, nonce=nonce(0)) if isinstance(entry, Sit) else entry for entry in without]
    assert seats_without_nonce(shown_at_once) == [1]

"""Records that players download: what is checked in them, and what is refused."""

from collections.abc import Sequence

import msgspec
import pytest

from drakes.core.errors import DrakesError
from drakes.laws.cases import Case
from drakes.play import record
from drakes.play.entries import Act, Deal, Entry, Reveal, encode
from drakes.play.fair import FairChance
from drakes.play.record import judge_openly, key_of, read_record
from drakes.play.table import Table
from tests.play.tables import SMALL, midway

each = pytest.mark.parametrize("case", SMALL, ids=str)


def finished(case: Case) -> Table:
    """A table whose game is over: all but one have given up."""
    table = midway(case, 3, acts=4)
    for seat in range(case.seats - 1):
        table.accept(table.resign(seat, table.entries[-1].at))
    return table


def written(entries: Sequence[Entry]) -> bytes:
    """A record as it is downloaded."""
    return b"".join(encode(entry) + b"\n" for entry in entries)


@each
def test_a_downloaded_record_is_checked_by_itself(case: Case) -> None:
    entries = read_record(written(finished(case).entries))
    verdict = judge_openly(entries)
    assert (verdict.faults, verdict.without, verdict.release) == ([], [], "")
    assert verdict.brought == list(range(case.seats))
    assert verdict.entries == len(entries)


@each
def test_every_draw_can_be_computed_again_from_key_table_and_nonces(case: Case) -> None:
    table = finished(case)
    verdict = judge_openly(table.entries)
    made = sum(len(entry.nature) for entry in table.entries if isinstance(entry, Deal | Act))
    assert len(verdict.drawn) == made > 0
    chance = FairChance(key_of(table.entries), table.head.table, table.history.nonces)
    assert all(first <= chance.draw(number, ways) < end for number, ways, first, end in verdict.drawn)
    other = FairChance(b"another key", table.head.table, table.history.nonces)
    assert not all(first <= other.draw(number, ways) < end for number, ways, first, end in verdict.drawn)


@each
def test_a_changed_record_does_not_hold(case: Case) -> None:
    entries = finished(case).entries
    n = next(n for n, entry in enumerate(entries) if isinstance(entry, Act))
    changed = [*entries[:n], msgspec.structs.replace(entries[n], position="0" * 12), *entries[n + 1 :]]
    verdict = judge_openly(changed)
    assert [fault.entry for fault in verdict.faults][:1] == [n]
    other_key = [*entries[:-1], msgspec.structs.replace(entries[-1], key="00" * 32)]
    assert judge_openly(other_key).faults[0].entry == 0
    no_key = [*entries[:-1], msgspec.structs.replace(entries[-1], key="no digits")]
    assert judge_openly(no_key).faults


@each
def test_whose_nonce_is_missing_is_told(case: Case) -> None:
    entries = [entry for entry in finished(case).entries if not (isinstance(entry, Reveal) and entry.seat == 0)]
    verdict = judge_openly(entries)
    assert (verdict.without, verdict.brought) == ([0], list(range(1, case.seats)))


@each
def test_what_is_no_record_is_refused_with_its_reason(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = written(finished(case).entries)
    with pytest.raises(DrakesError, match="breaks off"):
        read_record(whole[: whole.rindex(b"\n", 0, -1)])
    with pytest.raises(DrakesError, match="no record"):
        read_record(b"")
    with pytest.raises(DrakesError, match="no record"):
        read_record(b"drakes log 1\n")
    with pytest.raises(DrakesError, match="still ran"):
        read_record(b'{"table":"abc","game":"x","seat":0,"version":3}\n' + whole)
    monkeypatch.setattr(record, "MOST_BYTES", len(whole) - 1)
    with pytest.raises(DrakesError, match="longer"):
        read_record(whole)

"""Whether logs hold: every chain is recomputed, then every table is played again with every draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from drakes.play.entries import Open, decode
from drakes.play.record import judge
from drakes.server.store.records import StoredEntry
from drakes.server.store.store import Store

SHOWN = 12
"""How many digits of a hash are shown."""


@dataclass(frozen=True, slots=True)
class StoreFault:
    """Something that does not hold, at an entry of a table or at the table as a whole."""

    table: str
    entry: int | None
    finding: str

    def __str__(self) -> str:
        where = "" if self.entry is None else f", entry {self.entry}"
        return f"Table {self.table}{where}: {self.finding}"


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of checking a table: its faults, or why its play could not be checked here."""

    table: str
    faults: list[StoreFault]
    unchecked: str = ""
    without: tuple[int, ...] = ()
    """The persons' seats without a share in chance."""


def check_store(store: Store, wanted: Iterable[str]) -> Iterator[Checked]:
    """Check tables one after another."""
    for table in wanted:
        row = store.table(table)
        if row is None:
            yield Checked(table, [StoreFault(table, None, "there is no such table.")])
        else:
            # What is added meanwhile is left out: the version was read first.
            log = [entry for entry in store.load(table) if entry.n < row.version]
            yield check_log(table, row.version, log, store.key(table))


def check_log(table: str, version: int, log: Sequence[StoredEntry], key: bytes) -> Checked:
    """What does not hold in a log: numbers and chain first, and only where they do, the play."""
    broken = check_chain(table, version, log)
    return Checked(table, broken) if broken else check_play(table, log, key)


def check_chain(table: str, version: int, log: Sequence[StoredEntry]) -> list[StoreFault]:
    """Every entry is there, and every chain is the hash of the one before it and of the body."""
    faults: list[StoreFault] = []
    chain = b""
    for n, entry in enumerate(log):
        if entry.n != n:
            return [*faults, StoreFault(table, n, f"the entry is missing; the next one there is {entry.n}.")]
        wanted = sha256(chain + entry.body).digest()
        if entry.chain != wanted:
            found, expected = entry.chain.hex()[:SHOWN], wanted.hex()[:SHOWN]
            why = f"its {len(entry.body)} bytes after the chain before give {expected}…, but {found}… is kept"
            faults.append(StoreFault(table, n, f"the chain is broken here: {why}."))
        chain = entry.chain
    if version != len(log):
        faults.append(StoreFault(table, None, f"it should have {version} entries, but has {len(log)}."))
    return faults


def check_play(table: str, log: Sequence[StoredEntry], key: bytes) -> Checked:
    """Play the table again, and draw every draw again."""
    try:
        entries = [decode(entry.body) for entry in log]
    except msgspec.MsgspecError as error:
        return Checked(table, [StoreFault(table, None, f"an entry cannot be read: {error}.")])
    if not entries or not isinstance(entries[0], Open):
        return Checked(table, [StoreFault(table, 0, "the first entry should open the table.")])
    head = entries[0].head
    if head.table != table:
        return Checked(table, [StoreFault(table, 0, f"the log is that of table {head.table}.")])
    try:
        verdict = judge(entries, key)
    except Exception as error:  # whoever forged a log may have written anything into it
        return Checked(table, [StoreFault(table, None, f"it cannot be played again: {error!r}.")])
    unchecked = f"its play can be checked only by release {verdict.release}" if verdict.release else ""
    faults = [StoreFault(table, fault.entry, fault.sentence) for fault in verdict.faults]
    return Checked(table, faults, unchecked, tuple(verdict.without))

"""Branches: a game goes on from a position of a table that is over, at a table of its own.

What was dealt and played until then stands in the new log as it was, draws included, and is marked as such; from there
on chance comes from the new table's key.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version as release_of

import msgspec

from drakes.play.clocks import Clock
from drakes.play.entries import Act, Branch, Deal, Entry, Head, Open, Sit
from drakes.play.refusal import Refusal
from drakes.play.table import Table


def branch(
    over: Table, version: int, *, table: str, commitment: str, sitters: Sequence[tuple[str, str]], now: int
) -> list[Entry]:
    """The entries of a table that goes on from a version; `sitters` are names, and persons or bots by their names."""
    if over.status != "over":
        raise Refusal("not_over", "One plays on from a position after the end.")
    if not 1 <= version <= over.version:
        raise Refusal("no_version", f"This table has come to version {over.version}, not to {version}.")
    then = over.story.at(version)
    if then.mover is None or then.status not in ("playing", "paused"):
        raise Refusal("no_turn", "Nobody is to move there: choose another position.")
    sits = [Sit(at=now, seat=seat, name=name, who=who, nonce="") for seat, (name, who) in enumerate(sitters)]
    return [
        Open(at=now, head=_head(over, table, commitment)),
        Branch(at=now, of=over.head.table, acts=len(then.line) - 1),
        *sits,
        *(_copy(over.entries[n], now) for n in then.line),
    ]


def _copy(entry: Entry, now: int) -> Entry:
    assert isinstance(entry, Deal | Act)
    return msgspec.structs.replace(entry, at=now)


def _head(over: Table, table: str, commitment: str) -> Head:
    """The same game without a clock, for who opens it."""
    return msgspec.structs.replace(
        over.head,
        table=table,
        commitment=commitment,
        rules=over.game.rules.version,
        release=release_of("drakes"),
        clock=Clock(),
        listed=False,
        rematch_of="",
    )

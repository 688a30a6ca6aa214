"""A table that comes from a stranger: what its rows say is computed again from its log, or held to what play allows.

The log itself was checked before: its chain, every action, every draw. What is left are the columns that lists and
clocks believe, and what travels beside the log.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from drakes.core.errors import DrakesError
from drakes.play import limits
from drakes.play.entries import Entry, decode
from drakes.play.table import Table
from drakes.server.store.archive import Line
from drakes.server.store.store import columns_of
from drakes.server.summaries import summarise

TABLE_ID = re.compile("[a-z0-9]{1,12}")
DIGEST = re.compile("[0-9a-f]{64}")
LONGEST_WORD = 128
"""Letters of any word in a log: a name, a hash, a nonce."""
AHEAD_MS = 86_400_000
"""How far in the future something may have happened: the clocks of two servers differ."""
MOST_ROWS = {
    "tables": 1,
    "entries": 100_000,
    "seats": limits.HIGHEST_SEAT + 1,
    "invites": 1_000,
    "plans": 400,
    "chat": 20_000,
}


class StrangeTable(DrakesError):  # noqa: N818 (it says what is wrong with a file)
    """Something in a table's archive that no server wrote."""


def accept_table(rows: list[Line], now: int) -> None:
    """Hold the rows of a table, whose log was checked, to what they may be; summaries in them are made anew."""
    for name, count in Counter(name for name, _ in rows).items():
        need(count <= MOST_ROWS.get(name, 0), f"there are {count} rows of {name}, and at most {MOST_ROWS.get(name, 0)}")
    row = next(row for name, row in rows if name == "tables")
    need(TABLE_ID.fullmatch(row["id"]) is not None, "its id is none")
    bodies = sorted((row["n"], row["body"]) for name, row in rows if name == "entries")
    entries = [decode(body) for _, body in bodies]
    for n, entry in enumerate(entries):
        need(0 <= entry.at <= now + AHEAD_MS, f"entry {n} is of another time")
        need(all(is_word(word) for word in words_of(entry)), f"entry {n} has a word in it that is none")
    table = Table.replay(entries, row["key"])
    write_summary(row, table, now)
    for name, beside in rows:
        if name not in ("tables", "entries"):
            check_beside(name, beside, table, now)


def need(holds: bool, otherwise: str) -> None:
    """Refuse the table where something does not hold."""
    if not holds:
        raise StrangeTable(f"{otherwise}; ask for a new export.")


def is_word(word: str) -> bool:
    """A short text that can be shown; empty ones stand for nothing."""
    return len(word) <= LONGEST_WORD and (not word or word.isprintable())


def words_of(entry: Entry) -> Iterator[str]:
    """All words of an entry, the names of fields left out."""
    waiting: list[Any] = [msgspec.to_builtins(entry, builtin_types=(bytes,))]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            waiting += value


def write_summary(row: dict[str, Any], table: Table, now: int) -> None:
    """What lists and clocks believe of a table, from its log: it changed when it came here."""
    row |= columns_of(summarise(table, now)) | {
        "game": table.head.game,
        "seats": table.head.seats,
        "version": table.version,
        "created": min(table.entries[0].at, now),
        "changed": now,
    }


def check_beside(name: str, row: dict[str, Any], table: Table, now: int) -> None:
    """What travels beside the log: seats, invitations, plans and talk."""
    seat = row["seat"]
    is_any = name == "invites" and seat is None
    need(is_any or 0 <= seat < table.head.seats, f"there is no seat {seat}, which {name} speak of")
    if name == "seats":
        need(row["recovery"] is None or is_digest(row["recovery"]), "a recovery code is none")
    elif name == "invites":
        times = (row["created"], row["used"] or 0)
        need(is_digest(row["digest"]) and all(0 <= at <= now + AHEAD_MS for at in times), "an invitation is none")
    elif name == "plans":
        check_plan(row, table.game.rules.actions.size)
    elif name == "chat":
        said, other = (row["text"], row["phrase"]) if row["phrase"] is None else (row["phrase"], row["text"])
        need(
            other is None and 0 <= row["n"] <= limits.HIGHEST_CHAT_LINE and 0 <= row["at"] <= now + AHEAD_MS,
            "a line of talk is none",
        )
        need(
            isinstance(said, str) and len(said) <= limits.CHAT_LETTERS and said.isprintable(), "a line of talk is none"
        )


def is_digest(text: str) -> bool:
    """Whether a text is a SHA-256."""
    return DIGEST.fullmatch(text) is not None


def check_plan(row: dict[str, Any], actions: int) -> None:
    """A plan is a short list of actions under a short name."""
    try:
        steps = msgspec.json.decode(row["actions"], type=list[int])
    except msgspec.MsgspecError:
        steps = None
    is_plan = steps is not None and len(steps) <= limits.STEPS and all(0 <= step < actions for step in steps)
    is_named = 0 < len(row["name"]) <= limits.PLAN_LETTERS and row["name"].isprintable()
    need(is_plan and is_named and 0 <= row["base"] <= limits.HIGHEST_VERSION, "a plan is none")

"""The record of a table as its players download it when the game is over: one entry a line, the key in the last one.

Whoever has it can check the game without the server it was played on: `judge` plays all of it again, draws every draw
again from the key and the nonces, and tells whose share chance had.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from drakes.core.errors import DrakesError
from drakes.core.game import find_game
from drakes.play.entries import Act, Branch, Deal, End, Entry, Open, decode
from drakes.play.history import History
from drakes.play.seats import PERSON
from drakes.play.verify import LogFault, copied_entries, last_sitters, seats_without_nonce, verify

MOST_BYTES = 64 * 1024 * 1024
"""More than any game; a longer file is not read."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record."""

    table: str
    entries: int
    drawn: list[tuple[int, int, int, int]]
    """Of a game that is over every draw: its number, among how many ways, and from where to where (excluded) those lie
    that lead to what happened. With key, table and nonces anybody can compute it again."""
    copied: int
    """How many of its first acts are those of another table, with the draws of that one."""
    faults: list[LogFault]
    """What does not hold."""
    brought: list[int]
    """The persons' seats whose nonce was pledged before all sat, and shown after."""
    without: list[int]
    """The persons' seats without a share in chance: for these one has to believe whoever ran the table."""
    release: str = ""
    """Where the rules have changed since: the release that can check the play."""


def read_record(text: bytes) -> list[Entry]:
    """The entries of a record; a file that is none, or of a game that still runs, is refused."""
    if len(text) > MOST_BYTES:
        raise DrakesError(f"The file is longer than {MOST_BYTES // 1024 // 1024} MiB: that is no record of a table.")
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        entries = [decode(line) for line in lines]
    except msgspec.MsgspecError as error:
        if lines and b'"version"' in lines[0]:
            raise DrakesError(
                "This is the record of a game that still ran: load it down again after the end."
            ) from None
        raise DrakesError(f"The file is no record of a table: {error}.") from None
    if not entries or not isinstance(entries[0], Open):
        raise DrakesError("The file is no record of a table: its first line should open one.")
    if not isinstance(entries[-1], End):
        raise DrakesError("The record breaks off: its last line should be the end of the game, with the key.")
    return entries


def key_of(entries: Sequence[Entry]) -> bytes:
    """The key that was shown at the end."""
    last = entries[-1]
    try:
        return bytes.fromhex(last.key) if isinstance(last, End) else b""
    except ValueError:
        return b""


def judge_openly(entries: Sequence[Entry]) -> Verdict:
    """Check the record of a game that is over, whose key is known to all, and tell every draw."""
    verdict = judge(entries, key_of(entries))
    return verdict if verdict.faults or verdict.release else replace(verdict, drawn=draws_of(entries))


def draws_of(entries: Sequence[Entry]) -> list[tuple[int, int, int, int]]:
    """All draws of a log that holds, but for those that were taken over from another table."""
    history, copied, found = History.begin(entries[0]), copied_entries(entries), []
    for n, entry in enumerate(entries[1:], 1):
        if isinstance(entry, Deal | Act) and n not in copied:
            position = history.position_before(entry)
            for number, action in entry.nature:
                moves = position.moves()
                at = list(moves.actions[: moves.n]).index(action)
                first = sum(moves.weights[:at])
                found.append((number, moves.total, first, first + moves.weights[at]))
                position.do(action)
        history.add(entry)
    return found


def judge(entries: Sequence[Entry], key: bytes) -> Verdict:
    """Check all of a log that begins with the entry that opens its table; draws are not told, the key may be secret."""
    first = entries[0]
    assert isinstance(first, Open)
    head, release = first.head, ""
    try:
        faults = verify(entries, key)
        is_current = find_game(head.game).rules.version == head.rules
    except Exception as error:  # whoever forged a log may have written anything into it
        faults, is_current = [LogFault(0, f"It cannot be played again: {error!r}.")], True
    if faults and not is_current:
        faults, release = [], head.release
    without = seats_without_nonce(entries)
    persons = {seat for seat, sitter in last_sitters(entries).items() if sitter.who == PERSON}
    return Verdict(
        table=head.table,
        entries=len(entries),
        drawn=[],
        copied=sum(entry.acts for entry in entries if isinstance(entry, Branch)),
        faults=faults,
        brought=sorted(persons - set(without)),
        without=without,
        release=release,
    )

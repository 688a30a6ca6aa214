"""Checking a table afterwards: every draw, every action and every position, from its log and its key.

Each entry is asked for again as a command, and what the table answers is compared with what was kept. Names, times that
go forward, and who looked on change nothing in the game; against changing those a log is kept with a chain of hashes.
Whether chance was anybody's alone is another question: `seats_without_nonce` tells whose share is missing in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.play.entries import (
    Act,
    Answer,
    Arrive,
    Ask,
    Branch,
    Deal,
    End,
    Entry,
    Head,
    Leave,
    OfferSeat,
    Open,
    Pause,
    Reissue,
    Resign,
    Resume,
    Return,
    Reveal,
    Sit,
    StandIn,
    TakeBack,
    Waive,
    kind_of,
)
from drakes.play.fair import commitment_of
from drakes.play.game_position import position_hash
from drakes.play.seats import PERSON
from drakes.play.table import Table

OLD_AGREEMENTS = (TakeBack, Pause, Resume, StandIn, Return, Leave)
"""What tables of before conduct 1 did by other rules: that it can be played is all there is to check."""


class LogFault(msgspec.Struct, frozen=True):
    """What is wrong with a log, and at which entry."""

    entry: int
    sentence: str


def verify(entries: Sequence[Entry], key: bytes) -> list[LogFault]:
    """All faults of a table's log; after one that leaves no way to go on, the rest is not looked at."""
    if not entries or not isinstance(entries[0], Open):
        return [LogFault(0, "The first entry should open the table.")]
    faults = _faults_of_head(entries[0].head, key)
    if faults:
        return faults
    try:
        table = Table.open(entries[0].head, key, entries[0].at)
    except DrakesError as error:
        return [LogFault(0, str(error))]
    copied = copied_entries(entries)
    while table.version < len(entries):
        first = table.version
        try:
            expected = [entries[first]] if first in copied else _expected(table, entries[first])
        except DrakesError as error:
            return [*faults, LogFault(first, f"This {kind_of(entries[first])} was not possible: {error}")]
        for n, entry in enumerate(expected, first):
            if n == len(entries) or type(entry) is not type(entries[n]):
                return [*faults, LogFault(n, f"Here '{kind_of(entry)}' should follow.")]
            faults += [LogFault(n, sentence) for sentence in _differences(table.game, entries[n], entry)]
        try:
            table.accept(expected)
        except DrakesError as error:
            return [*faults, LogFault(first, f"This {kind_of(entries[first])} cannot be played: {error}")]
    return faults


def seats_without_nonce(entries: Sequence[Entry]) -> list[int]:
    """The persons' seats that had no share in chance that was pledged before all sat: for these seats one has to
    believe whoever ran the table. What a person showed openly as they sat down does not count."""
    persons = {seat for seat, sitter in last_sitters(entries).items() if sitter.who == PERSON}
    shown = {entry.seat for entry in entries if isinstance(entry, Reveal)}
    return sorted(persons - shown)


def last_sitters(entries: Sequence[Entry]) -> dict[int, Sit]:
    """Who sat down last in each seat: the one who was dealt to."""
    return {entry.seat: entry for entry in entries if isinstance(entry, Sit)}


def _expected(table: Table, entry: Entry) -> list[Entry]:
    """What should stand in the log where an entry stands."""
    if table.head.conduct == 0 and isinstance(entry, OLD_AGREEMENTS):
        return [entry]
    expected = _ask_again(table, entry)
    if isinstance(entry, Sit) and entry.nonce:
        return [msgspec.structs.replace(one, nonce=entry.nonce) for one in expected if isinstance(one, Sit)]
    return expected


def copied_entries(entries: Sequence[Entry]) -> set[int]:
    """The entries that come from another table, with its draws: that they can be played is all there is to check."""
    branch = entries[1] if len(entries) > 1 else None
    if not isinstance(branch, Branch):
        return set()
    played = [n for n, entry in enumerate(entries) if isinstance(entry, Deal | Act)]
    return {1, *played[: 1 + branch.acts]}


def _faults_of_head(head: Head, key: bytes) -> list[LogFault]:
    faults = []
    if commitment_of(key) != head.commitment:
        faults.append(LogFault(0, "The key is not the one whose hash was shown before the game."))
    if position_hash(head.box_bytes) != head.box_hash:
        faults.append(LogFault(0, f"The box is not the one that was shown: its hash is not {head.box_hash}."))
    return faults


def _ask_again(table: Table, entry: Entry) -> list[Entry]:
    """What the table answers to the command that an entry was made by."""
    now = entry.at
    match entry:
        case Sit():
            return table.sit(entry.seat, entry.name, entry.who, entry.pledge, now)
        case Reveal():
            return table.reveal(entry.seat, entry.nonce, now)
        case Waive():
            return table.waive(entry.seat, entry.by, now)
        case Leave():
            return table.leave(entry.seat, now)
        case Deal():
            return table.deal(now)
        case Act():
            return table.act(entry.seat, table.version, [entry.action], now, entry.by)
        case Answer():
            return table.answer(entry.seat, entry.yes, now)
        case Resign():
            return table.resign(entry.seat, now, entry.bot)
        case StandIn():
            return table.stand_in(entry.seat, now, entry.bot, entry.why)
        case Return():
            return table.come_back(entry.seat, now)
        case Reissue():
            return table.reissue(entry.seat, now)
        case OfferSeat():
            return table.give(entry.seat, now)
        case Arrive():
            return table.arrive(entry.seat, entry.name, now)
        case Ask() | TakeBack() | Pause() | Resume():
            return _ask_others_again(table, entry)
        case Open() | Branch() | End():
            raise DrakesError("it stands where nothing leads to it.")


def _ask_others_again(table: Table, entry: Ask | TakeBack | Pause | Resume) -> list[Entry]:
    """A question, or what was granted at once."""
    about = entry.about if isinstance(entry, Ask) else kind_of(entry)
    if isinstance(entry, TakeBack) or (isinstance(entry, Ask) and about == "take-back"):
        return table.ask_take_back(entry.seat, entry.at, entry.to)
    if isinstance(entry, Ask) and about == "seat":
        return table.ask_seat(entry.seat, -1 if entry.to is None else entry.to, entry.at)
    return (table.ask_pause if about == "pause" else table.ask_resume)(entry.seat, entry.at)


def _differences(game: Game, kept: Entry, recomputed: Entry) -> list[str]:
    """A sentence for every field in which a kept entry is not what it should be."""
    found = []
    for name in kept.__struct_fields__:
        one, other = getattr(kept, name), getattr(recomputed, name)
        if one != other:
            found += _draws(game, one, other) if name == "nature" else [f"{name} is {one}; it should be {other}."]
    return found


def _draws(game: Game, kept: Any, recomputed: Any) -> list[str]:
    """Which draws are not what key, nonces and draw number give."""
    if len(kept) != len(recomputed):
        return [f"{len(kept)} draws are kept; there should be {len(recomputed)}."]
    wrong = [(one, other) for one, other in zip(kept, recomputed, strict=True) if one != other]
    return [f"Draw {_draw_text(game, *one)} is kept; it should be {_draw_text(game, *other)}." for one, other in wrong]


def _draw_text(game: Game, number: int, action: int) -> str:
    known = 0 <= action < game.rules.actions.size
    return f"{number} '{game.rules.actions.text(action) if known else action}'"

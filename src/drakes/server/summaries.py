"""Summaries: what lists show of a table without reading its log, and when it wants to be looked at unasked."""

from __future__ import annotations

import msgspec

from drakes.play.seats import OPEN
from drakes.play.table import Table
from drakes.server.messages.tables import TableSummary
from drakes.server.store import Summary, TableRow


class SeatsInList(msgspec.Struct):
    """What a list needs beside the columns: who sits, and who is to move."""

    names: list[str]
    to_move: int | None = None


def is_ready_to_deal(table: Table) -> bool:
    """Whether all seats are taken, all nonces shown, and nobody has dealt."""
    is_full = table.status == "open" and all(seat.who != OPEN for seat in table.seats)
    return is_full and not table.history.unrevealed


def has_work(table: Table) -> bool:
    """Whether the server itself is to do something: deal, or let a bot choose."""
    return is_ready_to_deal(table) or table.bot_to_move is not None


def is_alone(table: Table) -> bool:
    """Whether no person plays here: bots have all seats, or stand in for all persons."""
    return not any(seat.is_present for seat in table.seats)


def summarise(table: Table, now: int, bots_alone: bool = False) -> Summary:
    """A table's line in the lists. Bots that are alone wait for somebody who looks, unless they may play on."""
    is_waiting = is_alone(table) and not bots_alone and not is_ready_to_deal(table)
    shown = SeatsInList([seat.name for seat in table.seats], table.to_move)
    return Summary(
        status=table.status,
        listed=table.head.listed,
        free=sum(seat.who == OPEN for seat in table.seats),
        due=table.due() if is_waiting or not has_work(table) else now,
        about=msgspec.json.encode(shown).decode(),
    )


def listed(row: TableRow, mine: list[int]) -> TableSummary:
    """A table in a list, with the seats of whoever reads it."""
    try:
        shown = msgspec.json.decode(row.about, type=SeatsInList)
    except msgspec.MsgspecError:  # it came with a backup that no server wrote: the others in the list are shown still
        shown = SeatsInList([])
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=row.seats,
        free=row.free,
        names=shown.names,
        version=row.version,
        changed=row.changed,
        mine=mine,
        my_turn=shown.to_move in mine,
    )

"""`drakes verify`: whether the logs of tables, or the record of one that was downloaded, hold to the last draw."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drakes.cli.storage import Data, Database, open_store, progress_bar

if TYPE_CHECKING:
    from drakes.play.entries import Sit

FAULTY = 1
"""The exit code if something does not hold."""

Wanted = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[FILE|TABLE]...",
        help="Records downloaded from a table after the end, or tables of this server; by default all of these.",
    ),
]


def verify(wanted: Wanted = None, data: Data = None, database: Database = None) -> None:
    """Check games: every action, every draw, every position, and whose share chance had.

    A FILE is the record of a game that is over, as its page gives it: it is checked by itself, without any server.
    """
    files = [Path(one) for one in wanted or () if Path(one).is_file()]
    tables = [one for one in wanted or () if not Path(one).is_file()]
    faults = [fault for file in files for fault in verify_file(file)]
    if tables or not wanted:
        faults += verify_store(tables, data, database)
    for fault in faults:
        print(fault)
    if faults:
        raise typer.Exit(FAULTY)


def verify_file(file: Path) -> list[str]:
    """Check a downloaded record and tell about it; gives what does not hold."""
    from drakes.play.record import MOST_BYTES, judge_openly, read_record
    from drakes.play.verify import last_sitters

    with file.open("rb") as opened:
        entries = read_record(opened.read(MOST_BYTES + 1))
    verdict = judge_openly(entries)
    if verdict.faults:
        return [f"{file.name}, entry {fault.entry}: {fault.sentence}" for fault in verdict.faults]
    sitters = last_sitters(entries)
    if verdict.release:
        print(f"{file.name}: the play of table {verdict.table} can be checked only by release {verdict.release}.")
    else:
        print(f"{file.name}: table {verdict.table} holds. Entries: {verdict.entries}, draws: {len(verdict.drawn)}.")
    if verdict.copied:
        print(f"Its deal and its first {verdict.copied} acts were taken over from another table, draws included.")
    if verdict.brought:
        print(f"Pledged before all sat and shown after, by: {named(sitters, verdict.brought)}.")
    if verdict.without:
        print(f"No share in chance, so that one has to believe the server: {named(sitters, verdict.without)}.")
    return []


def named(sitters: dict[int, Sit], seats: Sequence[int]) -> str:
    """Seats with the names of who sat down there."""
    return ", ".join(f"{sitters[seat].name} (seat {seat + 1})" for seat in seats)


def verify_store(tables: Sequence[str], data: Path | None, database: str | None) -> list[str]:
    """Check tables of this server, or all; gives what does not hold."""
    faults: list[str] = []
    with open_store(data, database) as store, progress_bar("Verifying") as progress:
        from drakes.server.store.check import check_store

        chosen = tables or store.table_names()
        for done, checked in enumerate(check_store(store, chosen), 1):
            progress(done, len(chosen))
            faults += map(str, checked.faults)
            if checked.unchecked:
                print(f"Table {checked.table}: {checked.unchecked}.")
            if checked.without:
                seats = ", ".join(str(seat + 1) for seat in checked.without)
                print(f"Table {checked.table}: no share in chance had the persons in seats {seats}.")
    if not faults:
        print(f"Everything holds. Tables checked: {len(chosen)}.")
    return faults

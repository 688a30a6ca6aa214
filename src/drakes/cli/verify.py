"""`drakes verify`: whether the logs of tables hold, to the last draw."""

from __future__ import annotations

from typing import Annotated

import typer

from drakes.cli.storage import Data, Database, open_store, progress_bar

FAULTY = 1
"""The exit code if something does not hold."""


def verify(
    table: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="Tables; by default all.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Check the logs of tables: their chains, every action, every draw, every position."""
    faults: list[str] = []
    with open_store(data, database) as store, progress_bar("Verifying") as progress:
        from drakes.server.store.check import check_store

        wanted = table or store.table_names()
        for done, checked in enumerate(check_store(store, wanted), 1):
            progress(done, len(wanted))
            faults += map(str, checked.faults)
            if checked.unchecked:
                print(f"Table {checked.table}: {checked.unchecked}.")
    for fault in faults:
        print(fault)
    if faults:
        raise typer.Exit(FAULTY)
    print(f"Everything holds. Tables checked: {len(wanted)}.")

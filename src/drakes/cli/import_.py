"""`drakes import`: a table that another server exported."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from drakes.cli.storage import Data, Database, now_ms, open_store


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive that 'drakes export' wrote.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Take in a table of another server, checked; its people come back by recovery code or by the invitations shown."""
    with open_store(data, database, must_exist=False) as store:
        from drakes.server.store.transfer import import_table

        imported = import_table(store, file, now_ms())
    print(f"Table {imported.table} is here.")
    for seat, token in imported.invites:
        print(f"Invitation to seat {seat + 1}: {token}")

"""`drakes restore`: a backup back into a database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from drakes.cli.storage import Data, Database, open_store, progress_bar


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive that 'drakes backup' wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Lose what is in the database now.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL, while no server uses it."""
    with open_store(data, database, must_exist=False) as store, progress_bar("Restoring") as progress:
        from drakes.server.store.backup import restore as put_back

        rows, tables = put_back(store, file, replace, progress), store.count_tables()
    print(f"All is back. Tables: {tables}; rows in all: {rows}.")

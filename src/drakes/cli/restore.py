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
    from drakes.server.store.backup import restore as put_back
    from drakes.server.store.location import database_address
    from drakes.server.store.one_server import only_server

    with (
        only_server(database_address(data, database)),
        open_store(data, database, must_exist=False) as store,
        progress_bar("Restoring") as progress,
    ):
        rows, tables = put_back(store, file, replace, progress), store.count_tables()
    print(f"All is back. Tables: {tables}; rows in all: {rows}.")

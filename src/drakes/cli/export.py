"""`drakes export`: one table in a file, to be played on at another server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from drakes.cli.storage import Data, Database, TableId, now_ms, open_store, release


def export(
    table: TableId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The archive to write.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write all of one table into a file: for operators only, since it holds what nobody may know before the end."""
    with open_store(data, database) as store:
        from drakes.server.store.transfer import export_table

        rows = export_table(store, table, file, release(), now_ms())
    print(f"{file} is written. Rows in all: {rows}. 'drakes import' takes the table in at another server.")

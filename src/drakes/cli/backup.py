"""`drakes backup`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from drakes.cli.storage import Data, Database, now_ms, open_store, progress_bar, release


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The archive to write.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Back up all tables and people into one file; the server may go on meanwhile. Keep it safe: it holds all keys."""
    with open_store(data, database) as store, progress_bar("Backing up") as progress:
        from drakes.server.store.backup import back_up

        counts = back_up(store, file, release(), now_ms(), progress)
    print(f"{file} is written. Tables: {counts['tables']}; rows in all: {sum(counts.values())}.")

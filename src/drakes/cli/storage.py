"""What the operator's commands share: which store they work on, and a bar that shows how far they are."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from drakes.server.store import Store

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="Where the server's data lie; by default $DRAKES_DATA or your own."),
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The server's database; by default $DRAKES_DATABASE or SQLite."),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as its address shows it.")]


@contextmanager
def open_store(data: Path | None, database: str | None, must_exist: bool = True) -> Iterator[Store]:
    """The store that a server with the same options uses."""
    from drakes.core.errors import DrakesError
    from drakes.server.store import Store
    from drakes.server.store.location import database_address

    url = database_address(data, database)
    file = url.removeprefix("sqlite:///")
    if must_exist and file != url and not Path(file).exists():
        raise DrakesError(f"There is no database {file}: say where it is with --data or --database.")
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def progress_bar(doing: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, moved by saying how much is done, and of how much (0: not known)."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(doing, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of or None)


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def release() -> str:
    """The release that runs."""
    from importlib.metadata import version

    return version("drakes")


def day_of(ms: int) -> str:
    """A time in milliseconds since 1970, as a day and an hour."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000))

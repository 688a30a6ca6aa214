"""`drakes serve`, and the bare `drakes`: tables in the browser."""

from __future__ import annotations

import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from drakes.cli.storage import Data, Database

if TYPE_CHECKING:
    from collections.abc import Callable

    from drakes.server.settings import Settings

Days = Annotated[
    float | None,
    typer.Option(metavar="DAYS", min=0.01, help="Delete unfinished tables after so long without a change; else never."),
]
BotsAlone = Annotated[
    bool, typer.Option("--bots-alone", help="Let bots play on where nobody of the table plays or looks.")
]
Names = Annotated[
    list[str] | None, typer.Option(help="A host name under which this server is reached; may be given again.")
]
Lab = Annotated[int, typer.Option(min=0, max=64, help="How many runs of the lab play at once; 0 closes it.")]
Later = Annotated[
    bool, typer.Option("--compile-later", help="Compile what bots and hints need when a table asks for it, not now.")
]
Pace = Annotated[
    float, typer.Option(min=0, max=60, help="Seconds between two moves of bots, so that one sees what happens.")
]
PORT = 8765
LOOPBACK = "127.0.0.1"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all of this machine's.")] = LOOPBACK,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"The port; by default {PORT}, or the next free one.")
    ] = None,
    data: Data = None,
    database: Database = None,
    name: Names = None,
    secure: Annotated[bool, typer.Option("--secure", help="The pages are reached by https, through a proxy.")] = False,
    trust: Annotated[str, typer.Option(help="Proxies whose word on a client's address counts, by comma.")] = LOOPBACK,
    bots: Annotated[int, typer.Option(min=1, max=64, help="How many processes think for bots.")] = 1,
    bots_alone: BotsAlone = False,
    lab: Lab = 2,
    compile_later: Later = False,
    pace: Pace = 0.7,
    delete_unfinished: Days = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as lines of JSON.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables to browsers."""
    from drakes.server.settings import Settings
    from drakes.server.store.location import database_address

    settings = Settings(
        database=database_address(data, database),
        host=host,
        port=PORT if port is None else port,
        names=tuple(name or ()),
        secure=secure,
        bot_processes=bots,
        get_ready=not compile_later,
        bots_alone=bots_alone,
        lab_runs=lab,
        pace_ms=round(1000 * pace),
        unfinished_days=delete_unfinished,
        log_json=log_json,
    )
    run(settings, may_move=port is None, trust=trust, open_browser=open_browser)


def serve_at_home() -> None:
    """Serve on this machine alone and open the browser: what the bare command does."""
    from drakes.server.settings import Settings
    from drakes.server.store.location import database_address

    settings = Settings(database=database_address(None, None), port=PORT, get_ready=True)
    run(settings, may_move=True, trust=LOOPBACK, open_browser=True)


def run(settings: Settings, may_move: bool, trust: str, open_browser: bool) -> None:
    """Show that something happens until the server is ready, then where it is; end quietly on Ctrl-C."""
    from rich.console import Console

    console = Console(stderr=True)
    with console.status("Starting Drakes: the first time takes a little longer …") as status:
        from drakes.server.logs import open_logs
        from drakes.server.run import serve as serve_until_stopped

        open_logs(settings.log_json)
        with suppress(KeyboardInterrupt):
            serve_until_stopped(settings, may_move, ready(status.stop, open_browser), trust)


def ready(stop_waiting: Callable[[], None], open_browser: bool) -> Callable[[str], None]:
    """What is done once pages are served: the address on stdout, and the browser if wanted."""

    def tell(address: str) -> None:
        stop_waiting()
        print(f"Drakes is served at {address} (Ctrl-C ends it)", flush=True)
        if open_browser and sys.stdout.isatty():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return tell

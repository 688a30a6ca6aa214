"""The command `drakes`: one file for each command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from drakes.cli.arena import arena
from drakes.cli.backup import backup
from drakes.cli.bench import bench
from drakes.cli.board import about, board
from drakes.cli.export import export
from drakes.cli.games import games
from drakes.cli.hint import hint
from drakes.cli.import_ import import_
from drakes.cli.lab import lab
from drakes.cli.lessons import lessons
from drakes.cli.new_game import new_game
from drakes.cli.perft import perft
from drakes.cli.person import person
from drakes.cli.play import play, resume
from drakes.cli.puzzles import puzzles
from drakes.cli.replay import replay
from drakes.cli.restore import restore
from drakes.cli.review import review
from drakes.cli.serve import serve, serve_at_home
from drakes.cli.table import table
from drakes.cli.verify import verify
from drakes.core.errors import DrakesError

BAD_INPUT = 2
"""The exit code of bad input, as for a wrong command line."""

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


def show_version(wanted: bool) -> None:
    """Print the version and leave, if asked to."""
    if wanted:
        from importlib.metadata import version

        print(f"drakes {version('drakes')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def drakes(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Table games for people, and a fast environment for those who build bots.

    Without a command: play in the browser.
    """
    if context.invoked_subcommand is None:
        serve_at_home()


for command in (
    serve,
    play,
    resume,
    replay,
    games,
    board,
    about,
    perft,
    bench,
    arena,
    lab,
    hint,
    review,
    lessons,
    puzzles,
    backup,
    restore,
    verify,
    export,
    new_game,
):
    app.command()(command)
app.command("import")(import_)
app.add_typer(table, name="table")
app.add_typer(person, name="person")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Bad input is told in one sentence on stderr, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark, not a traceback
    try:
        app(args=None if arguments is None else list(arguments), prog_name="drakes")
    except DrakesError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)

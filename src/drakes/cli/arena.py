"""`drakes arena`: which player is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drakes.cli.choices import (
    AsJson,
    BoxName,
    GameName,
    Language,
    OptionList,
    Seats,
    Seed,
    Variant,
    choose_language,
    choose_options,
    choose_seats,
    open_console,
    print_json,
)
from drakes.core.errors import DrakesError
from drakes.core.game import find_game
from drakes.core.text import Words

if TYPE_CHECKING:
    from rich.console import Console

    from drakes.lab.arena import Series
    from drakes.lab.ratings import Rating, Result


def arena(
    game: GameName,
    players: Annotated[
        str, typer.Option(help="Names, with commas: as many as seats for that table, else tables filled with each.")
    ],
    games: Annotated[int, typer.Option(min=1, help="Games at most; every table is turned round all seats.")] = 400,
    seats: Seats = None,
    seed: Seed = 0,
    option: OptionList = None,
    variant: Variant = None,
    box: BoxName = "standard",
    processes: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    until_apart: Annotated[bool, typer.Option(help="Stop as soon as all ratings are clearly apart.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots there.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let players meet at many tables, and rate them."""
    from drakes.lab.arena import Series
    from drakes.lab.arena_report import as_data, as_page
    from drakes.lab.ratings import rate

    found = find_game(game)
    words = Words(found, choose_language(lang))
    names = tuple(name.strip() for name in players.split(","))
    series = Series(game, choose_seats(found, seats), names, choose_options(found, variant, option), box, seed)
    results = play_with_progress(series, words, games, processes, until_apart)
    ratings = rate(series.names, results)
    if html is not None:
        write_page(html, as_page(series, ratings, results))
    if as_json:
        print_json(as_data(series, ratings, results))
    else:
        show_ratings(open_console(), words, ratings)
        if html is not None:
            print(words.say("arena-report", file=str(html)))


def play_with_progress(
    series: Series, words: Words, games: int, processes: int | None, until_apart: bool
) -> list[Result]:
    """Play the series, with a bar where there is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from drakes.lab.arena import play_series

    results: list[Result] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("arena-so-far", games=0, most=games), total=games)
        for so_far in play_series(series, games, processes, until_apart):
            results = so_far
            said = words.say("arena-so-far", games=len(results), most=games)
            progress.update(task, completed=len(results), description=said)
    return results


def write_page(path: Path, page: str) -> None:
    """Write the report, or say why it cannot be."""
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise DrakesError(f"{path} cannot be written: {error.strerror}.") from None


def show_ratings(console: Console, words: Words, ratings: list[Rating]) -> None:
    """The ratings as a table, the strongest first."""
    from rich.table import Table

    table = Table()
    table.add_column(words.say("arena-player"))
    for head in (
        words.say("arena-rating"),
        words.say("arena-interval"),
        words.say("arena-games"),
        words.say("arena-won"),
    ):
        table.add_column(head, justify="right")
    for one in sorted(ratings, key=lambda one: -one.rating):
        bounds = f"{one.low:+.0f} … {one.high:+.0f}"
        table.add_row(one.name, f"{one.rating:+.0f}", bounds, str(one.games), f"{one.share:.1%}")
    console.print(table)

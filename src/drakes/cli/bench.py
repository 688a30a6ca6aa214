"""`drakes bench`: how fast a game runs on each engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from drakes.cli.choices import (
    AsJson,
    GameName,
    Language,
    OptionList,
    Seats,
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

FIGURES = (
    "nodes_per_second",
    "decisions_per_second",
    "games_per_second",
    "stepped_nodes_per_second",
    "seen_nodes_per_second",
)


def bench(
    game: GameName,
    seats: Seats = None,
    engine: Annotated[
        list[str] | None, typer.Option(help="plain, cpu1 (one core), cpu or gpu; repeatable. By default all there are.")
    ] = None,
    runs: Annotated[int, typer.Option(min=1, help="Runs of which the median is taken.")] = 5,
    option: OptionList = None,
    variant: Variant = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast a game runs on each engine."""
    from rich.console import Console

    found = find_game(game)
    words = Words(found, choose_language(lang))
    options = choose_options(found, variant, option)
    found.new_state(choose_seats(found, seats), options)
    with Console(stderr=True, highlight=False).status(words.say("bench-loading")) as status:
        from drakes.lab.bench import Bench

        engines = engine or find_engines(status.console)
        report = Bench(found, choose_seats(found, seats), options, runs, status.update).measure(engines)
    if as_json:
        print_json(report)
    else:
        show_report(open_console(), words, report)


def find_engines(console: Console) -> list[str]:
    """All engines that can run here; if the GPU's cannot, it says why in a line."""
    from drakes.lab.bench import ENGINES, require_gpu

    try:
        require_gpu()
    except DrakesError as error:
        console.print(str(error), soft_wrap=True, markup=False)
        return [name for name in ENGINES if name != "gpu"]
    return list(ENGINES)


def show_report(console: Console, words: Words, report: dict[str, Any]) -> None:
    """The figures as a table, the highest and lowest of all runs left to JSON."""
    from rich.table import Table

    shape, position = report["random_game"], report["position"]
    console.print(", ".join(f"{key} {value}" for key, value in report["machine"].items()), soft_wrap=True)
    console.print(
        words.say(
            "bench-shape",
            decisions=round(shape["decisions"]),
            natures=round(shape["natures"]),
            branching=round(shape["branching"], 1),
            bytes=position["bytes"],
        ),
        soft_wrap=True,
    )
    table = Table()
    table.add_column(words.say("bench-engine"))
    for head in (
        words.say("bench-nodes"),
        words.say("bench-decisions"),
        words.say("bench-games"),
        words.say("bench-stepped"),
        words.say("bench-seen"),
    ):
        table.add_column(head, justify="right")
    for figures in report["engines"]:
        table.add_row(figures["engine"], *(rate(figures[key]) for key in FIGURES))
    console.print(table)


def rate(figure: dict[str, float]) -> str:
    """A rate as people read it."""
    return f"{figure['median']:,.0f}"

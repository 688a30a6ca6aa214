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

ENGINES = ("plain", "cpu1", "cpu", "gpu")
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
    for name in engine or ():
        if name not in ENGINES:
            raise DrakesError(f"There is no engine '{name}' to measure; expected one of {', '.join(ENGINES)}.")
    with Console(stderr=True).status(words.say("bench-loading")) as status:
        from drakes.lab.bench import Bench, has_gpu

        engines = engine or [name for name in ENGINES if name != "gpu" or has_gpu()]
        report = Bench(found, choose_seats(found, seats), options, runs, status.update).measure(engines)
    if as_json:
        print_json(report)
    else:
        show_report(open_console(), words, report)


def show_report(console: Console, words: Words, report: dict[str, Any]) -> None:
    """The figures as a table, the highest and lowest of all runs left to JSON."""
    from rich.table import Table

    shape, position = report["random_game"], report["position"]
    console.print(", ".join(f"{key} {value}" for key, value in report["machine"].items()))
    console.print(
        words.say(
            "bench-shape",
            decisions=round(shape["decisions"]),
            natures=round(shape["natures"]),
            branching=round(shape["branching"], 1),
            bytes=position["bytes"],
        )
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


def rate(figure: dict[str, float] | None) -> str:
    """A rate as people read it."""
    return "-" if figure is None else f"{figure['median']:,.0f}"

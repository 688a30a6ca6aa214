"""`drakes review`: everybody's chances over a game that was played, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drakes.cli.choices import AsJson, Language, choose_language, open_console, print_json
from drakes.cli.hint import worth_of
from drakes.cli.replay import LogFile
from drakes.cli.sentences import print_text
from drakes.core.editions import load_box
from drakes.core.game import NATURE
from drakes.core.text import Words
from drakes.play.logfile import load_log
from drakes.play.match import Match

if TYPE_CHECKING:
    from rich.console import Console

    from drakes.bots.hints import Judgement

ROWS = 20
"""Rows of the course that is printed; JSON has every decision."""


def review(
    file: LogFile,
    every: Annotated[int, typer.Option(min=1, help="Look at one decision in so many.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Go through a game: chances to win as they changed, and the decisions that cost most."""
    from drakes.bots.hints import review as judge_all

    match = load_log(file)
    words = match.words(choose_language(lang))
    judgements = list(judge_all(match.game, load_box(match.game, match.box_name), decisions(match, every), seed=seed))
    if as_json:
        print_json([{**asdict(one), "notation": match.text(one.action)} for one in judgements])
    else:
        show(open_console(), match, words, judgements)


def decisions(match: Match, every: int) -> Iterator[tuple[int, Any, int]]:
    """Every so many of the decisions with a choice: the place in the log, what the mover knew, what they did."""
    met = 0
    for ply, entry in enumerate(match.log):
        if entry.actor == NATURE:
            continue
        then = match.at(ply)
        if len(then.legal()) > 1:
            if met % every == 0:
                yield ply, then.hidden(entry.actor), entry.action
            met += 1


def show(console: Console, match: Match, words: Words, judgements: list[Judgement]) -> None:
    """The course in about twenty rows, then the turning points."""
    from rich.table import Table

    from drakes.bots.hints import turning_points

    names = [words.name("seat", seat) for seat in range(match.seats)]
    has_points = any(one.measure == "points" for one in judgements)
    table = Table(title=words.say("review-points") if has_points else words.say("review-chance"))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for one in judgements[:: max(1, len(judgements) // ROWS)]:
        table.add_row(str(one.ply + 1), *(worth_of(words, one.measure, value) for value in one.outlook))
    console.print(table)
    costly = turning_points(judgements)
    console.print(words.say("review-costliest"), style="bold") if costly else print(words.say("review-nothing"))
    for one in costly:
        said = words.say(
            "review-point",
            number=one.ply + 1,
            seat=names[one.seat],
            action=words.action(one.action),
            best=words.action(one.best),
            lost=worth_of(words, one.measure, one.lost),
        )
        print_text(console, f"- {said}", indent="  ")

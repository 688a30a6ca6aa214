"""`drakes review`: everybody's chances over a game that was played, and the turns that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import takewhile
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drakes.cli.choices import AsJson, Language, choose_language, open_console, print_json
from drakes.cli.hint import worth_of
from drakes.cli.replay import LogFile
from drakes.cli.sentences import print_text
from drakes.core.editions import load_box
from drakes.core.game import NATURE
from drakes.core.text import Words
from drakes.play.game_position import Position
from drakes.play.logfile import load_log
from drakes.play.match import Match
from drakes.play.turns_taken import Step, turns_in

if TYPE_CHECKING:
    from rich.console import Console

    from drakes.bots.reviews import Judgement

ROWS = 20
"""Rows of the course that is printed; JSON has every turn."""


def review(
    file: LogFile,
    every: Annotated[int, typer.Option(min=1, help="Look at one turn in so many.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Go through a game: chances to win as they changed, and the turns that cost most."""
    from drakes.bots.reviews import review as judge_all

    match = load_log(file)
    words = match.words(choose_language(lang))
    looks = judge_all(match.game, load_box(match.game, match.box_name), turns(match)[::every], seed)
    judgements = list({one.ply: one for one in looks}.values())
    if as_json:
        print_json([{**asdict(one), "notation": [match.text(step) for step in one.played]} for one in judgements])
    else:
        show(open_console(), match, words, judgements)


def turns(match: Match) -> list[tuple[int, Any, tuple[int, ...]]]:
    """The turns with a choice: the place in the log, what the mover knew, what they did."""
    codec, first = match.game.rules.codec, next((n for n, one in enumerate(match.log) if one.actor != NATURE), 0)
    start = Position(match.game, load_box(match.game, match.box_name), codec.unpack(match.at(first).to_bytes()))
    return [(turn.before, codec.unpack(turn.hidden), turn.steps) for turn in turns_in(start, steps_of(match, first))]


def steps_of(match: Match, first: int) -> Iterator[Step]:
    """The seats' actions from a place in the log on, each with what nature did after it."""
    for n, entry in list(enumerate(match.log))[first:]:
        if entry.actor != NATURE:
            nature = takewhile(lambda one: one.actor == NATURE, match.log[n + 1 :])
            yield n, entry.actor, entry.action, tuple(one.action for one in nature)


def show(console: Console, match: Match, words: Words, judgements: list[Judgement]) -> None:
    """The course in about twenty rows, then the turning points."""
    from rich.table import Table

    from drakes.bots.reviews import turning_points

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
            action="; ".join(words.action(step) for step in one.played),
            best="; ".join(words.action(step) for step in one.better),
            lost=worth_of(words, one.measure, one.lost),
        )
        print_text(console, f"- {said}", indent="  ")

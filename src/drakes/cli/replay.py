"""`drakes replay`: the course of a game that was saved, and its result."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from drakes.cli.choices import AsJson, Language, choose_language, choose_seat, open_console, print_json
from drakes.cli.sentences import show_result, tell, told_entry
from drakes.core.game import NATURE
from drakes.core.text import Words
from drakes.play.logfile import load_log
from drakes.play.match import Match

LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log file, as 'save' writes it.")]


def replay(
    file: LogFile,
    lang: Language = None,
    you: Annotated[int | None, typer.Option("--you", metavar="SEAT", help="Tell only what this seat knew.")] = None,
    as_json: AsJson = False,
) -> None:
    """Replay a saved game, check it, and tell its course and result."""
    match = load_log(file)
    words = match.words(choose_language(lang))
    seat = None if you is None else choose_seat(match.seats, you)
    names = [words.name("seat", other) for other in range(match.seats)]
    if as_json:
        print_json(report(match, words, names, seat))
        return
    console = open_console()
    tell(console, match, words, names, seat)
    show_result(console, match, words, names)


def report(match: Match, words: Words, names: list[str], seat: int | None) -> dict[str, Any]:
    """The course of a game for programs; nature's actions are left out where a seat may not know them."""
    course = []
    for entry in match.log:
        is_secret = seat is not None and entry.actor == NATURE
        course.append(
            {
                "actor": "nature" if entry.actor == NATURE else entry.actor,
                "action": None if is_secret else match.text(entry.action),
                "sentences": told_entry(match, words, names, entry, seat),
            }
        )
    return {
        "game": match.game.name,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "seed": match.seed if seat is None else None,
        "options": match.options,
        "box": match.box_name,
        "over": match.is_over,
        "to_move": match.to_move,
        "places": match.places() if match.is_over else None,
        "scores": match.scores(),
        "log": course,
    }

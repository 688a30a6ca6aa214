"""`drakes hint`: what a bot would do, from what a seat may know."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from drakes.cli.choices import AsJson, Language, choose_language, choose_seat, open_console, print_json
from drakes.cli.replay import LogFile
from drakes.cli.telling import print_text
from drakes.core.box import load_box
from drakes.core.errors import DrakesError
from drakes.core.text import Words
from drakes.play.logfile import load_log
from drakes.play.match import Match


def hint(
    file: LogFile,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="SEAT", help="For this seat; by default the one to move.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="After so many actions of the log; by default where it ends.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same advice.")] = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show the best lines for the seat to move, with the chance to win by each."""
    match = load_log(file)
    match = match if at is None else match.at(at)
    words = Words(match.game, choose_language(lang))
    mover = match.to_move
    if mover is None:
        raise DrakesError("Nobody is to move there: choose another place of the log with --at.")
    if seat is not None and choose_seat(match.seats, seat) != mover:
        raise DrakesError(f"Seat {mover + 1} is to move there, not {seat}.")
    found = lines(match, words, seed)
    if as_json:
        print_json(found)
        return
    console = open_console()
    for line in found:
        said = words.say(
            "hint-line", chance=round(100 * line["chance"]), share=round(100 * line["share"]), action=line["sentence"]
        )
        print_text(console, said)
        for sentence in line["events"]:
            print_text(console, f"  {sentence}", indent="  ")


def lines(match: Match, words: Words, seed: int) -> list[dict[str, Any]]:
    """The best lines for programs: action, notation, sentence, share, chance, and what each does at once."""
    from drakes.bots.hints import hints
    from drakes.bots.search import Searcher

    seat = match.to_move
    names = [words.name("seat", other) for other in range(match.seats)]
    box = load_box(match.game, match.box_name)
    searcher = Searcher(match.game, box)
    return [
        {
            "action": one.action,
            "notation": match.text(one.action),
            "sentence": words.action(one.action),
            "share": one.share,
            "chance": one.chance,
            "events": [said for said in (words.event(event, names, seat) for event in one.events) if said],
        }
        for one in hints(searcher, box, match.hidden(seat), seed)
    ]

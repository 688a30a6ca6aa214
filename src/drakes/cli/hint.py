"""`drakes hint`: what a bot would do, from what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drakes.cli.choices import AsJson, Language, choose_language, choose_seat, open_console, print_json
from drakes.cli.replay import LogFile
from drakes.cli.sentences import print_text
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.text import Words
from drakes.play.logfile import load_log
from drakes.play.match import Match

if TYPE_CHECKING:
    from rich.console import Console

BAR = 30
"""Letters of the longest bar."""


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
    """Show the best lines for the seat to move, and how everybody stands."""
    match = load_log(file)
    match = match if at is None else match.at(at)
    words = match.words(choose_language(lang))
    mover = match.to_move
    if mover is None:
        raise DrakesError("Nobody is to move there: choose another place of the log with --at.")
    if seat is not None and choose_seat(match.seats, seat) != mover:
        raise DrakesError(f"Seat {mover + 1} is to move there, not {seat}.")
    found = advice(match, words, seed)
    if as_json:
        print_json(found)
        return
    console = open_console()
    for n, line in enumerate(found["lines"], 1):
        print_text(
            console, f"{n}. {worth_of(words, found['measure'], line['worth'])}  {line['sentence']}", indent="   "
        )
        for sentence in (*([line["reason"]] if line["reason"] else []), *line["then"]):
            print_text(console, f"   {sentence}", indent="   ")
    show_bars(console, words, found["measure"], found["outlook"])


def advice(match: Match, words: Words, seed: int) -> dict[str, Any]:
    """The best lines for programs: action, notation, sentence, worth, share, what each does at once, and why."""
    from drakes.bots.hints import advise
    from drakes.bots.worth import events_of

    seat = match.to_move
    names = [words.name("seat", other) for other in range(match.seats)]
    box, hidden = load_box(match.game, match.box_name), match.hidden(seat)
    found = advise(match.game, box, hidden, seed)
    lines = [
        {
            "action": one.action,
            "notation": match.text(one.action),
            "sentence": words.action(one.action),
            "worth": one.worth,
            "share": one.share,
            "events": told(words, events_of(match.game, box, hidden, [one.action]), names, seat),
            "reason": words.remark(one.reason, names, seat) if one.reason is not None else "",
            "then": [words.action(step) for step in one.then],
        }
        for one in found.hints
    ]
    return {"measure": found.measure, "lines": lines, "outlook": list(found.outlook)}


def told(words: Words, events: Sequence[Any], names: Sequence[str], seat: int | None) -> list[str]:
    """Events as sentences."""
    return [said for said in (words.event(event, names, seat) for event in events) if said]


def worth_of(words: Words, measure: str, worth: float) -> str:
    """What a line or a seat's standing is worth, in words."""
    if measure == "chance":
        return words.say("worth-chance", chance=round(100 * worth))
    return words.say("worth-points", points=round(worth))


def show_bars(console: Console, words: Words, measure: str, outlook: Sequence[float]) -> None:
    """How everybody stands, a bar each."""
    most = 1.0 if measure == "chance" else max([*outlook, 1.0])
    names = [words.name("seat", seat) for seat in range(len(outlook))]
    width = max((len(name) for name in names), default=0)
    for name, value in zip(names, outlook, strict=True):
        bar = "█" * max(0, round(BAR * value / most))
        console.print(f"{name:<{width}}  {bar:<{BAR}}  {worth_of(words, measure, value)}", soft_wrap=True)

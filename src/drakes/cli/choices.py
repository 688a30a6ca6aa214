"""What several commands let one choose, and how it is read."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drakes.bots.choosing import find_player, usual
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.options import OptionValue
from drakes.core.text import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

USUAL_SEATS = 4

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game; 'drakes games' lists them.")]
Seats = Annotated[int | None, typer.Option(help="Number of players.")]
Seed = Annotated[int, typer.Option(help="Seed of all chance: the same seed gives the same game.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; by default the system's.")
]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the table; repeatable.")
]
Variant = Annotated[str | None, typer.Option(help="A named set of options; 'drakes games' lists them.")]
BoxName = Annotated[str, typer.Option(help="Edition: one that comes with the game, or a TOML file of your own.")]
You = Annotated[int, typer.Option("--you", metavar="SEAT", help="Your seat, counted from 1.")]
Opponents = Annotated[
    str | None,
    typer.Option("--bots", metavar="BOT", help="Who plays the other seats; 'drakes games' lists them. Usually medium."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def open_console() -> Console:
    """Where everything is printed: with colours in a terminal, plain text elsewhere."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def print_json(report: dict[str, Any] | list[Any]) -> None:
    """Print a report as JSON."""
    print(json.dumps(report, ensure_ascii=False, indent=2))


def choose_language(language: str | None) -> str:
    """The language asked for, else the system's if it is one of ours, else English."""
    if language is not None:
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")
        if found:
            return found[:2] if found[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def choose_seats(game: Game, seats: int | None) -> int:
    """The number asked for, else the usual one, as far as the game allows."""
    if seats is not None:
        return seats
    return min(max(USUAL_SEATS, game.rules.seats.start), game.rules.seats.stop - 1)


def choose_opponents(game: Game, bots: str | None) -> str:
    """The bot asked for, else the usual one."""
    if bots is None:
        return usual(game)
    find_player(game, bots)
    return bots


def choose_options(game: Game, variant: str | None, written: Sequence[str] | None) -> dict[str, OptionValue]:
    """The options of a variant, and over them those written as NAME=VALUE."""
    if variant is not None and variant not in game.people.variants:
        raise DrakesError(f"There is no variant '{variant}'; the variants are {', '.join(game.people.variants)}.")
    chosen: dict[str, OptionValue] = dict(game.people.variants[variant]) if variant else {}
    for one in written or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise DrakesError(f"'{one}' is no option; expected NAME=VALUE{_example(game)}.")
        chosen[name] = game.people.options[name].read(value)
    return chosen


def _example(game: Game) -> str:
    for option in game.people.options.by_name.values():
        return f", for example '{option.name}={str(option.values[-1]).lower()}'"
    return f", and {game.name} has none"


def choose_seat(seats: int, you: int) -> int:
    """A seat counted from 1, as people count, as the number rules use."""
    if not 1 <= you <= seats:
        raise DrakesError(f"There is no seat {you}; the seats are 1 to {seats}.")
    return you - 1

"""`drakes board`: a board as a drawing. `drakes about`: what is printed in a box, and how sure it is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from drakes.cli.choices import BoxName, GameName, Language, choose_language
from drakes.core.about_edition import edition_page
from drakes.core.box import read_values
from drakes.core.editions import edition_values, find_box, load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game, game_names
from drakes.core.text import Words


def board(
    name: Annotated[
        str, typer.Argument(metavar="BOARD", help="A board that comes with the game, galaxy:SEED, or a board file.")
    ],
    out: Annotated[Path | None, typer.Option(help="The SVG file to write; without it the drawing is printed.")] = None,
    game: Annotated[
        str | None, typer.Option(help="The game whose board it is; by default the first with boards.")
    ] = None,
) -> None:
    """Draw a board as SVG."""
    chosen = find_game(game) if game else first_with_boards()
    if chosen.people.draw_board is None:
        raise DrakesError(f"{chosen.name} has no boards to draw.")
    drawing = chosen.people.draw_board(name)
    if out is None:
        print(drawing, end="")
        return
    try:
        out.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise DrakesError(f"{out} cannot be written: {error.strerror}.") from None


def first_with_boards() -> Game:
    """The first installed game that has boards to draw."""
    for name in game_names():
        found = find_game(name)
        if found.people.draw_board is not None:
            return found
    raise DrakesError("No installed game has boards to draw.")


def about(game: GameName, box: BoxName = "standard", lang: Language = None) -> None:
    """Say what is printed in a box, and how sure each value is."""
    chosen = find_game(game)
    load_box(chosen, box)
    words = Words(chosen, choose_language(lang))
    print(edition_page(read_values(find_box(chosen, box)), edition_values(chosen), words), end="")

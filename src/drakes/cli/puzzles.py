"""`drakes puzzles`: find positions with one best answer, for people to solve."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from drakes.cli.choices import (
    GameName,
    OptionList,
    Seats,
    Seed,
    Variant,
    choose_options,
    choose_seats,
)
from drakes.core.errors import DrakesError
from drakes.core.game import find_game

if TYPE_CHECKING:
    from drakes.puzzles.puzzle import Collection

ENOUGH = 2
"""Times as many as are wanted are looked for, so that there are some of every kind."""


def puzzles(
    game: GameName,
    out: Annotated[Path | None, typer.Option(help="Write them there, as JSON; else they are listed.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many are wanted, of all kinds alike.")] = 50,
    games: Annotated[int, typer.Option(min=1, help="Games that are played at most.")] = 1000,
    player: Annotated[str | None, typer.Option(help="The bot that plays them; by default the best simple one.")] = None,
    seats: Seats = None,
    seed: Seed = 0,
    option: OptionList = None,
    variant: Variant = None,
) -> None:
    """Find puzzles: positions of bots' games with one best answer in the turn, proved by looking at all of the turn."""
    from drakes.bots.workers import stand_in
    from drakes.puzzles.finding import Wanted, find_puzzles, spread
    from drakes.puzzles.puzzle import Collection, Puzzle

    found_game = find_game(game)
    bots = (player or stand_in(found_game),) * choose_seats(found_game, seats)
    wanted = Wanted(found_game, bots, choose_options(found_game, variant, option), seed)
    found: list[Puzzle] = []
    for puzzle in find_puzzles(wanted, games):
        found.append(puzzle)
        steps = ", ".join(found_game.rules.actions.text(action) for action in puzzle.solution)
        print(f"{puzzle.id} {puzzle.kind} {puzzle.goal or ''} ({puzzle.positions}): {steps}", flush=True)
        if out is not None:
            write(out, Collection(game, found_game.rules.version, spread(found, most)))
        if len(found) >= ENOUGH * most:
            break


def write(path: Path, collection: Collection) -> None:
    """Write what was found so far, or say why it cannot be."""
    try:
        path.write_bytes(collection_bytes(collection))
    except OSError as error:
        raise DrakesError(f"{path} cannot be written: {error.strerror}.") from None

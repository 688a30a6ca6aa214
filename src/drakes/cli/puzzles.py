"""`drakes puzzles`: find positions with one best answer, for people to solve."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from drakes.core.game import Game, find_game

if TYPE_CHECKING:
    from drakes.puzzles.puzzle import Collection, Puzzle

ENOUGH = 2
"""Times as many as are wanted are looked for, so that there are some of every kind."""


def puzzles(
    game: GameName,
    out: Annotated[Path | None, typer.Option(help="Write them there, as JSON; else they are listed.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many are wanted, of all kinds alike.")] = 50,
    games: Annotated[int, typer.Option(min=1, help="Games that are played at most.")] = 1000,
    player: Annotated[str | None, typer.Option(help="The bot that plays them; by default the best simple one.")] = None,
    again: Annotated[bool, typer.Option("--again", help="Check those that come with the game once more.")] = False,
    seats: Seats = None,
    seed: Seed = 0,
    option: OptionList = None,
    variant: Variant = None,
) -> None:
    """Find puzzles: positions of bots' games with one best answer in the turn, checked among two million positions."""
    from drakes.bots.workers import stand_in
    from drakes.puzzles.finding import Wanted, find_puzzles, spread
    from drakes.puzzles.puzzle import Collection

    found_game = find_game(game)
    if again:
        check_again(found_game)
        return
    bots = (player or stand_in(found_game),) * choose_seats(found_game, seats)
    wanted = Wanted(found_game, bots, choose_options(found_game, variant, option), seed)
    found: list[Puzzle] = []
    for puzzle in find_puzzles(wanted, games):
        found.append(puzzle)
        print(told(found_game, puzzle), flush=True)
        if out is not None:
            write(out, Collection(game, found_game.rules.version, spread(found, most)))
        if len(found) >= ENOUGH * most:
            break


def told(game: Game, puzzle: Puzzle) -> str:
    """A puzzle with its answer, on one line."""
    steps = ", ".join(game.rules.actions.text(action) for action in puzzle.solution)
    return f"{puzzle.id} {puzzle.kind} {puzzle.goal or ''} ({puzzle.positions}): {steps}"


def check_again(game: Game) -> None:
    """Look for the answers of all puzzles of a game once more; tell each, and fail if one is not the only best."""
    from drakes.puzzles.finding import has_one_answer
    from drakes.puzzles.puzzle import puzzles_of

    wrong = 0
    for puzzle in puzzles_of(game):
        holds = has_one_answer(game, puzzle)
        wrong += not holds
        print(f"{'holds' if holds else 'WRONG'}: {told(game, puzzle)}", flush=True)
    if wrong:
        raise DrakesError(f"{wrong} of {len(puzzles_of(game))} puzzles have another best answer, or several.")


def write(path: Path, collection: Collection) -> None:
    """Write what was found so far, or say why it cannot be."""
    from drakes.puzzles.puzzle import collection_bytes

    try:
        path.write_bytes(collection_bytes(collection))
    except OSError as error:
        raise DrakesError(f"{path} cannot be written: {error.strerror}.") from None

"""`drakes perft`: how many ways a game can go on, to a given depth; it pins the move generators."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from drakes.cli.choices import (
    AsJson,
    BoxName,
    GameName,
    Language,
    OptionList,
    Seats,
    Seed,
    Variant,
    choose_language,
    choose_options,
    choose_seats,
    open_console,
    print_json,
)
from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import Game, find_game
from drakes.core.text import Words
from drakes.play.match import Match


def perft(
    game: GameName,
    seats: Seats = None,
    depth: Annotated[int, typer.Option(min=0, max=20, help="Number of actions, nature's included.")] = 3,
    seed: Seed = 0,
    option: OptionList = None,
    variant: Variant = None,
    box: BoxName = "standard",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Count the ways a game can go on from its first choice: all sequences of DEPTH actions, nature's included."""
    found = find_game(game)
    words = Words(found, choose_language(lang))
    match = Match(found, choose_seats(found, seats), seed, choose_options(found, variant, option), box)
    start = time.perf_counter()
    leaves = count_leaves(found, load_box(found, box), found.rules.codec.unpack(match.to_bytes()), depth)
    seconds = time.perf_counter() - start
    if as_json:
        report = {"game": game, "seats": match.seats, "seed": seed, "options": match.options, "box": box}
        print_json({**report, "depth": depth, "leaves": leaves, "seconds": round(seconds, 3)})
    else:
        open_console().print(words.say("perft", depth=depth, leaves=leaves))


def count_leaves(game: Game, box: Any, state: Any, depth: int) -> int:
    """The number of sequences of `depth` legal actions; what chance can bring counts once, however likely."""
    if depth == 0:
        return 1
    moves = game.rules.moves()
    game.rules.legal(box, state, moves)
    if depth == 1:
        return int(moves.n)
    leaves, log = 0, EventLog()
    for action in moves.actions[: moves.n]:
        after = game.rules.codec.copy(state)
        game.rules.apply(box, after, action, log)
        leaves += count_leaves(game, box, after, depth - 1)
    return leaves

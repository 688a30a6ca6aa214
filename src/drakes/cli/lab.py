"""`drakes lab`: one's own box beside the standard one, played by bots on the same seeds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drakes.cli.arena import write_page
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
    print_json,
)
from drakes.core.editions import load_box
from drakes.core.game import find_game
from drakes.core.packed_box import pack_box
from drakes.core.text import Words

if TYPE_CHECKING:
    from drakes.lab.trial import Balance, Trial


def lab(
    game: GameName,
    box: BoxName = "standard",
    players: Annotated[str, typer.Option(help="A bot for every seat, or one for each, with commas.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="Games with each box.")] = 10_000,
    seats: Seats = None,
    seed: Seed = 0,
    option: OptionList = None,
    variant: Variant = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with all figures there.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a box of your own and the standard one, and say what differs."""
    import msgspec

    from drakes.lab.balance_page import balance_page, no_finding, say_findings
    from drakes.lab.trial import Trial

    found = find_game(game)
    words = Words(found, choose_language(lang))
    names = tuple(name.strip() for name in players.split(","))
    table = names if len(names) > 1 else names * choose_seats(found, seats)
    trial = Trial(game, table, choose_options(found, variant, option), seed)
    trial.check()
    boxes = [pack_box(found.rules, load_box(found, one)).data for one in ("standard", box)]
    balance = compare_with_progress(words, trial, boxes[0], boxes[1], games)
    if html is not None:
        title = words.say("lab-title", game=words.game_name(), games=balance.games)
        about = words.say("lab-about", players=", ".join(table), seed=seed)
        write_page(html, balance_page(words, balance, title, f"{box}. {about}"))
    if as_json:
        print_json({"trial": msgspec.to_builtins(trial), "box": box, "balance": msgspec.to_builtins(balance)})
        return
    print(" ".join(say_findings(words, balance)) or no_finding(words, balance))
    if html is not None:
        print(words.say("lab-report", file=str(html)))


def compare_with_progress(words: Words, trial: Trial, standard: bytes, mine: bytes, games: int) -> Balance:
    """Play, with a bar where there is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from drakes.lab.balance import compare

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)

        def tell(so_far: Balance) -> None:
            left = round(so_far.seconds_left)
            said = words.say("lab-so-far", games=so_far.games, wanted=games, seconds=left)
            progress.update(task, completed=so_far.games, description=said)

        return compare(trial, standard, mine, games, tell)

"""Compile the rules and bots of all games under test, once, for parallel workers to find: `python -m tests.warm`."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory

from drakes.bots.choosing import choose, names
from drakes.bots.hints import advise
from drakes.core.editions import load_box
from drakes.core.game import find_game, game_names
from drakes.laws.compiled import warm
from drakes.play.match import Match
from tests.install import EXAMPLE, install, is_installed


def warm_bots(name: str) -> str:
    """Compile what thinks ahead in a game: its search or its planner, and what gives advice."""
    game = find_game(name)
    match = Match(game, game.rules.seats.start)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    box, hidden = load_box(game), match.hidden(match.to_move)
    for bot in [bot for bot in names(game) if bot != "random" and bot not in game.bots.players][:1]:
        choose(game, box, hidden, match.legal(), bot, 0)
        advise(game, box, hidden, 0)
    return f"{name}'s bots"


def main() -> None:
    """Compile everything, on all cores, the longest first."""
    print("Compiling the rules and bots of all games (once; minutes on a small machine)…", flush=True)
    work: list[Callable[[str], str]] = [warm_bots, warm]
    with ProcessPoolExecutor() as pool:
        for done in as_completed([pool.submit(task, name) for task in work for name in game_names()]):
            print(f"  {done.result()}", flush=True)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        if not is_installed(EXAMPLE):
            install(EXAMPLE, Path(folder))
        main()

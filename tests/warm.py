"""Compile the rules and bots of all games under test, once, for parallel workers to find: `python -m tests.warm`."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory

from drakes.bots.choosing import names
from drakes.bots.preparing import ADVICE, PLAY, prepare
from drakes.core.game import find_game, game_names
from drakes.laws.compiled import warm
from tests.install import EXAMPLE, install, is_installed


def warm_bots(name: str) -> str:
    """Compile what thinks ahead in a game: its search or its planner, and what gives advice."""
    game = find_game(name)
    if any(bot != "random" and bot not in game.bots.players for bot in names(game)):
        prepare(find_game, name, PLAY)
        prepare(find_game, name, ADVICE)
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

"""Drakes: table games for people, and the fastest environment of its kind for people who build bots.

>>> import drakes
>>> match = drakes.Match("sitting_ducks", seats=4, seed=7)
>>> while not match.is_over:
...     events = match.play(match.legal()[0])
>>> sorted(match.places())
[1, 2, 2, 2]

`Batch` runs thousands of games at once, on the CPU or on a GPU.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from drakes.core.actions import Action
from drakes.core.errors import DrakesError
from drakes.core.events import Event
from drakes.core.game import EVERYTHING, NATURE, NOBODY, OVER, Bots, Game, Level, People, Planner, Rules, game_names
from drakes.core.game import find_game as game
from drakes.core.position import position_from_json, position_from_text, position_to_json, position_to_text
from drakes.core.text import LANGUAGES, Words
from drakes.play.logfile import load_log, log_from_text, log_to_text
from drakes.play.match import LoggedAction, Match

if TYPE_CHECKING:
    from drakes.engine.batch import Batch, Tally

__version__ = "0.1.0"

ENGINES = {"plain": "PlainBatch", "cpu": "CpuBatch", "gpu": "GpuBatch"}

__all__ = [
    "EVERYTHING",
    "LANGUAGES",
    "NATURE",
    "NOBODY",
    "OVER",
    "Action",
    "Batch",
    "Bots",
    "DrakesError",
    "Event",
    "Game",
    "Level",
    "LoggedAction",
    "Match",
    "People",
    "Planner",
    "Rules",
    "Tally",
    "Words",
    "batch",
    "game",
    "game_names",
    "load_log",
    "log_from_text",
    "log_to_text",
    "position_from_json",
    "position_from_text",
    "position_to_json",
    "position_to_text",
]


def batch(name: str, games: int, seats: int, seed: int = 0, *, engine: str = "cpu", **more: Any) -> "Batch":
    """A batch of games on an engine: `plain`, `cpu` (compiled, all cores) or `gpu` (one thread a game).

    More arguments as in `Batch`: options, box, masks, features; for `cpu` also threads.

    >>> import drakes
    >>> batch = drakes.batch("sitting_ducks", games=2, seats=3, engine="plain")
    >>> batch.play_out()
    >>> batch.places.min(axis=1).tolist()  # somebody has won each game
    [1, 1]
    """
    if engine not in ENGINES:
        raise DrakesError(f"There is no engine '{engine}'; the engines are {', '.join(ENGINES)}.")
    module = import_module(f"drakes.engine.{engine}")
    made: Batch = getattr(module, ENGINES[engine])(game(name), games, seats, seed, **more)
    return made


def __getattr__(name: str) -> Any:
    """`Batch` and `Tally` are loaded when first asked for, so that `import drakes` does not load NumPy."""
    if name in ("Batch", "Tally"):
        from drakes.engine import batch as module

        return getattr(module, name)
    raise AttributeError(f"module 'drakes' has no attribute '{name}'")

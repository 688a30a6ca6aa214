"""`drakes new-game`: a package with a small game that can be played, to begin a game of one's own with."""

from __future__ import annotations

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from drakes.core.errors import DrakesError
from drakes.core.game import game_names

SKELETON = Path(__file__).parent / "skeleton"
"""The package that is copied. In it the game is called `my_game`, or My Game, and its clauses begin with MG."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What programs call it: small letters, digits and _.")],
    folder: Annotated[Path | None, typer.Option(help="Where to lay it out; by default a new folder NAME.")] = None,
) -> None:
    """Lay out a small game in a package of its own, to change into yours."""
    refuse_name(name)
    target = folder or Path(name)
    if target.exists():
        raise DrakesError(f"{target} is there already; nothing was written.")
    for source in sorted(path for path in SKELETON.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        written = target / renamed(source.relative_to(SKELETON).as_posix(), name)
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    print(f"pip install -e '{target}[test]'\ndrakes play {name}\npython -m drakes.laws {name}")


def refuse_name(name: str) -> None:
    """A game's name is also its package's: it must be one that Python takes, and that nothing else has."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or iskeyword(name):
        raise DrakesError(f"'{name}' is no name for a game; expected small letters, digits and single _.")
    if name in game_names() or find_spec(name) is not None:
        raise DrakesError(f"There is already something called '{name}'; choose another name.")


def renamed(text: str, name: str) -> str:
    """A text of the skeleton, or a path, for the game of that name."""
    words = name.split("_")
    letters = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    kept = re.sub(r"[^a-z]", "", letters)
    text = text.replace("MG", kept.upper()).replace("_mg_", f"_{kept}_")
    return text.replace("My Game", " ".join(words).title()).replace("my_game", name)

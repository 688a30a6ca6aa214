"""Editions: the boxes that come with a game, by name, and one's own, by path."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from drakes.core.box import BoxDocument, read_values
from drakes.core.errors import DrakesError
from drakes.core.game import Game


def box_names(game: Game) -> list[str]:
    """The editions that come with a game."""
    return sorted(path.stem for path in (game.people.folder / "boxes").glob("*.toml"))


def load_box(game: Game, name: str = "standard") -> Any:
    """The box of an edition: one that comes with the game, by name, or one's own, by the path of its TOML file."""
    path = find_box(game, name)
    return game.people.read_box(BoxDocument(path.name, read_values(path), path.parent))


def find_box(game: Game, name: str) -> Path:
    """The file of an edition."""
    for path in (game.people.folder / "boxes" / f"{name}.toml", Path(name)):
        if path.is_file():
            return path
    known = ", ".join(box_names(game))
    raise DrakesError(f"There is no box '{name}' of {game.name}; expected one of {known}, or the path of a TOML file.")

"""A view in the terminal: as its game draws it, else as a table of its fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table

from drakes.core.game import Game
from drakes.core.text import Words


def draw_view(game: Game, view: Any, words: Words, names: Sequence[str]) -> Any:
    """What Rich prints of a view."""
    return (
        game.people.draw(view, words, names) if game.people.draw is not None else draw_fields(msgspec.to_builtins(view))
    )


def draw_fields(view: Any) -> Any:
    """Plain data: fields as rows, records in a list as rows under their fields, and all else as it is written."""
    if isinstance(view, dict):
        grid = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for name, value in view.items():
            grid.add_row(name.replace("_", " "), draw_fields(value))
        return grid
    if isinstance(view, list) and view and all(isinstance(one, dict) for one in view):
        columns = Table(*(name.replace("_", " ") for name in view[0]), box=None, padding=(0, 2, 0, 0))
        for one in view:
            columns.add_row(*(draw_fields(value) for value in one.values()))
        return columns
    if isinstance(view, list):
        return " ".join(str(one) for one in view)
    return str(view)

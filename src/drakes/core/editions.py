"""Editions: the boxes that come with a game, by name, one's own, by path, and those that come packed with a table.

Here every box passes, wherever it comes from: no other module reads one, and none reaches the rules, which index by its
numbers, before the game has looked at them.
"""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from typing import Any

from drakes.core.box import BoxDocument, read_values
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.record import codec_of


class BoxError(DrakesError):
    """A box that the rules cannot carry."""


def box_names(game: Game) -> list[str]:
    """The editions that come with a game."""
    return sorted(path.stem for path in (game.people.folder / "boxes").glob("*.toml"))


def load_box(game: Game, name: str = "standard") -> Any:
    """The box of an edition: one that comes with the game, by name, or one's own, by the path of its TOML file."""
    path = find_box(game, name)
    return read_box(game, BoxDocument(path.name, read_values(path), path.parent))


def find_box(game: Game, name: str) -> Path:
    """The file of an edition."""
    for path in (game.people.folder / "boxes" / f"{name}.toml", Path(name)):
        if path.is_file():
            return path
    known = ", ".join(box_names(game))
    raise DrakesError(f"There is no box '{name}' of {game.name}; expected one of {known}, or the path of a TOML file.")


def read_box(game: Game, document: BoxDocument) -> Any:
    """The box that an edition describes."""
    try:
        box = game.people.read_box(document)
    except RecursionError:
        raise BoxError(f"{document.name}: it is nested too deeply.") from None
    refusal = game.people.refuse_box(box) if game.people.refuse_box is not None else ""
    if refusal:
        raise BoxError(f"{document.name}: {refusal}")
    return box


def unpack_box(game: Game, data: bytes) -> Any:
    """The box that came as bytes, in the head of a table or to a bot."""
    try:
        box = codec_of(game.rules.box).unpack(data)
    except struct.error:
        raise BoxError(f"This is no box of {game.name}: it has {len(data)} bytes.") from None
    if game.people.refuse_box is None:
        refusal = "" if data in own_boxes(game) else "it is none of the editions that come with the game."
    else:
        refusal = game.people.refuse_box(box)
    if refusal:
        raise BoxError(f"This box of {game.name} cannot be played with: {refusal}")
    return box


@cache
def own_boxes(game: Game) -> tuple[bytes, ...]:
    """The editions that come with a game, packed."""
    return tuple(codec_of(game.rules.box).pack(load_box(game, name)) for name in box_names(game))

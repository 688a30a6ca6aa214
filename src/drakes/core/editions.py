"""Editions: the boxes that come with a game, by name, one's own, by path or as text, on a board of one's choice, and
those that come packed with a table.

Here every box passes, wherever it comes from: no other module reads one, and none reaches the rules, which index by its
numbers, before the game has looked at them.
"""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from typing import Any

from drakes.core.box import BoxDocument, parse_values, read_values
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.packed_box import from_bytes, pack_box


class BoxError(DrakesError):
    """A box that the rules cannot carry."""


OWN = "own"
"""What an edition of one's own is called where editions have names."""


def box_names(game: Game) -> list[str]:
    """The editions that come with a game."""
    return sorted(path.stem for path in (game.people.folder / "boxes").glob("*.toml"))


def load_box(game: Game, name: str = "standard") -> Any:
    """The box of an edition: one that comes with the game, by name, or one's own, by the path of its TOML file."""
    path = find_box(game, name)
    return read_box(game, BoxDocument(path.name, read_values(path), path.parent))


def edition_values(game: Game, box: str = "standard", text: str = "", board: str = "") -> dict[str, Any]:
    """What an edition says: one that comes with the game, or one's own text; perhaps on another board of the game."""
    if text:
        values = parse_values("edition", text)
    elif box in box_names(game):
        values = read_values(game.people.folder / "boxes" / f"{box}.toml")
    else:
        raise DrakesError(f"There is no box '{box}'; expected one of {', '.join(box_names(game))}.")
    if board:
        if game.people.boards is None:
            raise DrakesError(f"{game.name} has no boards to choose from.")
        old = values.get("board")
        kept = {key: old[key] for key in ("sure", "clause") if key in old} if isinstance(old, dict) else {}
        values["board"] = kept | {"file": board}
    return values


def box_of(game: Game, values: dict[str, Any], name: str) -> Any:
    """The box of an edition's values, which may be a stranger's: they refer to no file."""
    return read_box(game, BoxDocument(name, values))


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
        box = from_bytes(game.rules, data)
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
    return tuple(pack_box(game.rules, load_box(game, name)).data for name in box_names(game))

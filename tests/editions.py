"""Editions at random: of each game those that its maker, `tests/games/<game>/editions.py`, makes and it accepts.

A maker is a function `random_values(random, folder)` that gives the values of an edition file, near the edges of what
the game takes and now and then beyond them; what the edition refers to it writes into the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game

MOST_REFUSED = 20
"""How many editions in a row a maker may make in vain."""

Maker = Callable[[Random, Path], dict[str, Any]]


def maker_of(game: Game) -> Maker | None:
    """What makes editions of a game at random, where it has such a thing."""
    name = f"tests.games.{game.name}.editions"
    if find_spec(f"tests.games.{game.name}") is None or find_spec(name) is None:
        return None
    maker: Maker = import_module(name).random_values
    return maker


def accepted_edition(game: Game, maker: Maker, seed: int, folder: Path) -> Path:
    """The file of the first edition of a seed that the game accepts."""
    random, file = Random(seed), folder / f"{game.name}-{seed}.toml"
    for _ in range(MOST_REFUSED):
        file.write_text(edition_text(maker(random, folder)), encoding="utf-8")
        try:
            load_box(game, str(file))
        except DrakesError as error:
            refused = error
        else:
            return file
    raise AssertionError(f"{game.name} accepts none of {MOST_REFUSED} editions of seed {seed}: {refused}")


def edition_text(values: Mapping[str, Any]) -> str:
    """An edition as its file."""
    return "".join(f"{key} = {written(value)}\n" for key, value in leaves_of(values, ""))


def leaves_of(table: Mapping[str, Any], above: str) -> Iterator[tuple[str, Any]]:
    """Every value of a document, with its whole key."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves_of(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


def written(value: int | str) -> str:
    """A value in TOML."""
    return str(value) if isinstance(value, int) else '"' + value.replace("\n", "\\n") + '"'

"""A view in the terminal: as its game draws it, else as words in tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from drakes.core.game import Game
from drakes.core.text import Words, all_domains, is_numbered

NOTHING = "\N{EN DASH}"
SAID_ELSEWHERE = ("seat", "to_move")
"""The lines around the table say who looks and who is to move."""

Record = Mapping[str, Any]


def draw_view(game: Game, view: Any, words: Words, names: Sequence[str]) -> Any:
    """What Rich prints of a view."""
    if game.people.draw is not None:
        return game.people.draw(view, words, names)
    return draw_fields(msgspec.to_builtins(view), words, names)


def draw_fields(view: Record, words: Words, names: Sequence[str]) -> RenderableType:
    """Any view: what each seat has, side by side, and below it all else, field by field."""
    parts: list[RenderableType] = []
    others = {name: value for name, value in view.items() if name not in (*SAID_ELSEWHERE, "seats")}
    if is_records(view.get("seats")):
        parts.append(Padding(draw_seats(view["seats"], words, names), (0, 0, 1, 0)))
    if others:
        parts.append(draw_record(others, words))
    return Group(*parts)


def draw_seats(seats: Sequence[Record], words: Words, names: Sequence[str]) -> Table:
    """A column for each seat below its name, a row for each field: seats are few, fields may be many."""
    table = Table("", *names, box=None, padding=(0, 2, 0, 0))
    table.columns[0].style = "dim"
    for name in fields_of(seats):
        if name not in SAID_ELSEWHERE:
            table.add_row(words.field(name), *(draw_value(name, one.get(name), words) for one in seats))
    return table


def draw_record(record: Record, words: Words) -> Table:
    """Fields with their names, one below the other."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    for name, value in record.items():
        table.add_row(words.field(name), draw_value(name, value, words))
    return table


def draw_records(records: Sequence[Record], words: Words) -> Table:
    """Records as rows below the names of their fields."""
    table = Table(*(words.field(name) for name in fields_of(records)), box=None, padding=(0, 2, 0, 0))
    for one in records:
        table.add_row(*(draw_value(name, one.get(name), words) for name in fields_of(records)))
    return table


def draw_value(name: str, value: Any, words: Words) -> RenderableType:
    """What stands in one field: a table of records, how many there are of each, words, or one word."""
    if is_records(value):
        return draw_records(value, words)
    if isinstance(value, list):
        return Text(", ".join(word_of(singular(name), one, words) for one in value) or NOTHING)
    if isinstance(value, dict) and all(is_known(singular(name), one, words) for one in value):
        return Text(", ".join(f"{n} {word_of(singular(name), one, words)}" for one, n in value.items()) or NOTHING)
    if isinstance(value, dict):
        return draw_record(value, words)
    return Text(word_of(name, value, words))


def word_of(name: str, value: Any, words: Words) -> str:
    """A value as the game calls it, where the field is named like one of its domains, else as it is written."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return words.say("yes") if value else words.say("no")
    return words.name(name, value) if is_known(name, value, words) else str(value).replace("_", " ")


def is_known(name: str, value: Any, words: Words) -> bool:
    """Whether a value is one of those that the game has names for, in a domain named like the field."""
    labels = all_domains(words.game).get(name, ())
    return value in labels and not is_numbered(labels)


def singular(name: str) -> str:
    """What one of several is called: `cards` are values of `card`."""
    return name.removesuffix("s")


def fields_of(records: Sequence[Record]) -> list[str]:
    """The names of all fields that some of the records have."""
    return list(dict.fromkeys(name for one in records for name in one))


def is_records(value: Any) -> bool:
    """Whether a value is a list of records."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)

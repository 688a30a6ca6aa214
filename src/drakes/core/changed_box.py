"""A box with some values changed: the values of an edition by their keys, and an edition written down again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from drakes.core.about_edition import SAID_APART
from drakes.core.errors import DrakesError

Value = int | str


def values_in(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Value]]:
    """Every number and text of an edition with its key, but for its name, its board and how sure things are."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            if f"{prefix}{key}" not in ("edition", "board.own"):
                yield from values_in(value, f"{prefix}{key}.")
        elif key not in SAID_APART and isinstance(value, (int, str)):
            yield f"{prefix}{key}", value


def with_changes(values: Mapping[str, Any], changes: Mapping[str, Value]) -> dict[str, Any]:
    """An edition with other values under some of its keys; a key it does not have is refused."""
    changed = deepcopy(dict(values))
    known = dict(values_in(values))
    for key, value in changes.items():
        if key not in known:
            raise DrakesError(f"{key[:100]}: there is no such value.")
        *path, last = key.split(".")
        table = changed
        for part in path:
            table = table[part]
        table[last] = value
    return changed


def written(values: Mapping[str, Any]) -> str:
    """An edition as TOML.

    >>> print(written({"edition": {"name": "Mine"}, "die": {"faces": {"1": 2}}}))
    [edition]
    name = "Mine"
    <BLANKLINE>
    [die.faces]
    1 = 2
    <BLANKLINE>
    """
    return "\n".join(f"{table}\n" for table in tables_in(values, ""))


def tables_in(table: Mapping[str, Any], prefix: str) -> Iterator[str]:
    """The tables of an edition as text, each with its own values."""
    own = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    if own:
        lines = [f"{key_text(key)} = {value_text(value)}" for key, value in own.items()]
        yield "\n".join([f"[{prefix[:-1]}]", *lines] if prefix else lines)
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from tables_in(value, f"{prefix}{key_text(key)}.")


def key_text(key: str) -> str:
    """A key, in quotes where it needs them."""
    return (
        key if key and all(letter.isascii() and (letter.isalnum() or letter in "_-") for letter in key) else quoted(key)
    )


def value_text(value: object) -> str:
    """A number, a text or a truth."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value) if isinstance(value, (int, float)) else quoted(str(value))


def quoted(text: str) -> str:
    """A text in quotes; one of several lines as such."""
    inside = text.replace("\\", "\\\\").replace('"', '\\"')
    if "\n" in inside:
        return f'"""\n{inside}"""'
    return '"' + "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in inside) + '"'

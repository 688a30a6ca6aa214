"""Boxes: what is printed, read from TOML editions that say for each table of values how sure they are."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from drakes.core.errors import DrakesError

SURE = ("known", "reported", "reconstructed", "ours")
LARGEST_FILE, LONGEST_LINE = 1 << 18, 1000
"""The most bytes of an edition or a board, many times what those that come with games have; and of a line of it, since
a key of a hundred thousand parts takes minutes to read."""


class BoxDocument:
    """An edition file being read. A fault names the file, the key, what stands there and what was expected."""

    def __init__(self, name: str, values: Mapping[str, object], folder: Path = Path()) -> None:
        self.name = name
        self.folder = folder
        """Where the file lies, for what it refers to."""
        self._values = values
        self._read: set[str] = set()

    def integer(self, key: str, lowest: int, highest: int) -> int:
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.fault(key, value, f"a whole number from {lowest} to {highest}")
        return value

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise self.fault(key, value, "a text")
        return value

    def sure(self, table: str) -> str:
        """The provenance of a table of values."""
        key = f"{table}.sure"
        value = self._get(key)
        if value not in SURE:
            raise self.fault(key, value, f"one of {', '.join(SURE)}")
        self._get(f"{table}.clause")
        return str(value)

    def keys(self, table: str) -> list[str]:
        value = self._get(table)
        if not isinstance(value, dict):
            raise self.fault(table, value, "a table")
        return list(value)

    def finish(self) -> None:
        """Refuse what nobody read: an unknown key is an error, never ignored."""
        for key, value in _leaves(self._values, ""):
            if key not in self._read:
                raise self.fault(key, value, "no such key")

    def fault(self, key: str, value: object, expected: str) -> DrakesError:
        stands = "nothing" if value is None else repr(value)
        return DrakesError(f"{self.name}: {key}: {stands} stands there; expected {expected}.")

    def _get(self, key: str) -> object:
        self._read.add(key)
        value: object = self._values
        for part in key.split("."):
            value = value.get(part) if isinstance(value, Mapping) else None
        return value


def _leaves(table: Mapping[str, object], prefix: str) -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _leaves(value, f"{prefix}{key}.")
        else:
            found.append((f"{prefix}{key}", value))
    return found


def read_values(path: Path) -> dict[str, Any]:
    """What a TOML file says."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise DrakesError(f"{path.name} cannot be read: {error.strerror}.") from None
    return parse_values(path.name, data)


def parse_values(name: str, data: bytes) -> dict[str, Any]:
    """What a TOML document says; one that is too long is not looked at."""
    if len(data) > LARGEST_FILE:
        raise DrakesError(f"{name} is too large: expected at most {LARGEST_FILE} bytes.")
    if any(len(line) > LONGEST_LINE for line in data.splitlines()):
        raise DrakesError(f"{name} is too wide: expected at most {LONGEST_LINE} bytes in a line.")
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise DrakesError(f"{name}: this is not TOML: {error}.") from None


Number = tuple[str, int, int, int]
"""A number of a box: its name, itself, and the least and the most that the rules carry."""


def first_beyond(numbers: Iterable[Number]) -> str:
    """A sentence about the first number out of its range, or ''.

    >>> first_beyond([("coins", 20, 6, 60), ("tokens", 3, 2, 2)])
    'tokens: 3 stands there; expected 2.'
    """
    for name, number, least, most in numbers:
        if not least <= number <= most:
            expected = f"{least} to {most}" if least < most else str(least)
            return f"{name}: {number} stands there; expected {expected}."
    return ""


def each(name: str, row: Iterable[int], least: int, most: int) -> Iterable[Number]:
    """The numbers of a row, all in the same range."""
    return ((f"{name}[{i}]", number, least, most) for i, number in enumerate(row))

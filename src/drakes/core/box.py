"""Boxes: what is printed, read from TOML editions that say for each table of values how sure they are."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from drakes.core.errors import DrakesError

SURE = ("known", "reported", "reconstructed", "ours")


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
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DrakesError(f"{path.name}: this is not TOML: {error}.") from None

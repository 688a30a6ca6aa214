"""Boxes: what is printed, read from TOML editions that say for each table of values how sure they are."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from drakes.core.errors import DrakesError

CLAUSE = re.compile(r"[A-Z]{1,4}-[A-Z]?[0-9]{1,3}(\.[0-9]{1,3})?")
SURE = ("known", "reported", "reconstructed", "ours")
LARGEST_FILE = 1 << 18
"""The most bytes of an edition or a board, many times what those that come with games have."""
TITLE_LETTERS = 100
SHOWN_LETTERS = 400
"""Of a wrong value in a message."""
LINE_LETTERS = 1000
"""The reader of TOML takes seconds for a key of thousands of parts."""
DEEPEST = 8
"""Tables within tables; no edition needs more than four."""


class BoxValueError(DrakesError):
    """A value of an edition that cannot be: its key, and between which numbers it must lie, where that is all.

    For a sentence in other words there is also what stands there, the reason (a message `box-<reason>`, or '') and what
    that message speaks of.
    """

    def __init__(self, sentence: str, key: str, span: tuple[int, int] | None = None, value: object = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.span = span
        self.value = value
        self.reason = ""
        self.about: dict[str, int | str] = {}

    def because(self, reason: str, **about: int | str) -> BoxValueError:
        """The same fault with its reason."""
        self.reason, self.about = reason, about
        return self


class BoxDocument:
    """An edition file being read. A fault names the file, the key, what stands there and what was expected."""

    def __init__(self, name: str, values: Mapping[str, object], folder: Path | None = None) -> None:
        self.name = name
        self.folder = folder
        """Where the file lies, for what it refers to; None for a stranger's, which may refer to no file."""
        self._values = values
        self._read: set[str] = set()

    def integer(self, key: str, lowest: int, highest: int) -> int:
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            fault = self.fault(key, value, f"a whole number from {lowest} to {highest}", (lowest, highest))
            raise fault.because("range" if lowest < highest else "fixed", least=lowest, most=highest)
        return value

    def integer_or(self, key: str, otherwise: int, lowest: int, highest: int) -> int:
        """A number that may be left out."""
        return otherwise if self._get(key) is None else self.integer(key, lowest, highest)

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise self.fault(key, value, "a text")
        return value

    def title(self, key: str) -> str:
        """A text of one line, for people to read."""
        value = self.text(key)
        if len(value) > TITLE_LETTERS or not value.isprintable():
            fault = self.fault(key, value[:TITLE_LETTERS], f"one line of at most {TITLE_LETTERS} letters")
            raise fault.because("line", most=TITLE_LETTERS)
        return value

    def table_or_none(self, key: str) -> dict[str, Any] | None:
        """A table that somebody else reads whole, where there is one."""
        value = self._get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.fault(key, value, "a table")
        self._read |= {f"{key}.{leaf}" for leaf, _ in _leaves(value, "")}
        return value

    def sure(self, table: str) -> str:
        """The provenance of a table of values."""
        key = f"{table}.sure"
        value = self._get(key)
        if value not in SURE:
            raise self.fault(key, value, f"one of {', '.join(SURE)}")
        clause = self._get(f"{table}.clause")
        if not isinstance(clause, str) or not CLAUSE.fullmatch(clause):
            raise self.fault(f"{table}.clause", clause, "the id of a clause, as SD-1.1")
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
                raise self.fault(key, value, "no such key").because("unknown")

    def fault(self, key: str, value: object, expected: str, span: tuple[int, int] | None = None) -> BoxValueError:
        stands = "nothing" if value is None else repr(value)
        if len(stands) > SHOWN_LETTERS:
            stands = f"{stands[:SHOWN_LETTERS]}…"
        return BoxValueError(f"{self.name}: {key}: {stands} stands there; expected {expected}.", key, span, stands)

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
        text = data.decode()
    except OSError as error:
        raise DrakesError(f"{path.name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise DrakesError(f"{path.name}: this is not TOML: {error}.") from None
    return parse_values(path.name, text)


def parse_values(name: str, text: str) -> dict[str, Any]:
    """What a TOML text says; one that is too long is not looked at, and a fault names its line."""
    if len(text) > LARGEST_FILE:
        raise DrakesError(f"{name} is too large: expected at most {LARGEST_FILE} letters.")
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE_LETTERS:
            raise DrakesError(f"{name}: line {number} is too long: expected at most {LINE_LETTERS} letters.")
    try:
        values = tomllib.loads(text)
    except RecursionError:
        raise DrakesError(f"{name}: this is nested too deeply.") from None
    except ValueError as error:  # not TOML, or a number of thousands of digits
        raise DrakesError(f"{name}: this is not TOML: {error}.") from None
    level: list[object] = [values]
    for _ in range(DEEPEST):
        level = [inner for table in level if isinstance(table, dict) for inner in table.values()]
    if any(isinstance(inner, dict) for inner in level):
        raise DrakesError(f"{name}: this is nested too deeply.")
    return values


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

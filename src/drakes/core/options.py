"""A table's options: closed lists of values, written into the state before set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from drakes.core.errors import DrakesError

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option: its name, its values in order, and which is the default. A value's place in the list is its code."""

    name: str
    values: tuple[OptionValue, ...]
    clause: str
    """The clause that describes it."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def code(self, value: OptionValue) -> int:
        for code, known in enumerate(self.values):
            if type(known) is type(value) and known == value:
                return code
        raise DrakesError(f"Option {self.name} cannot be {value!r}; expected one of {self._list()}.")

    def read(self, text: str) -> OptionValue:
        """The value a person wrote."""
        for known in self.values:
            if str(known).lower() == text.lower():
                return known
        raise DrakesError(f"Option {self.name} cannot be '{text}'; expected one of {self._list()}.")

    def _list(self) -> str:
        return ", ".join(str(value).lower() for value in self.values)


class Options:
    """All options of a game. Unknown names and values are errors, never ignored."""

    def __init__(self, *options: Option) -> None:
        self.by_name = {option.name: option for option in options}

    def complete(self, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every option with its value, chosen or default."""
        for name, value in chosen.items():
            self[name].code(value)
        return {name: chosen.get(name, option.default) for name, option in self.by_name.items()}

    def write(self, record: object, chosen: Mapping[str, OptionValue]) -> None:
        """Write the codes of all options into a state's option record."""
        for name, value in self.complete(chosen).items():
            setattr(record, name, self[name].code(value))

    def read_all(self, record: object) -> dict[str, OptionValue]:
        """The values that stand in a state's option record."""
        return {name: option.values[getattr(record, name)] for name, option in self.by_name.items()}

    def __getitem__(self, name: str) -> Option:
        if name not in self.by_name:
            known = ", ".join(self.by_name) or "none"
            raise DrakesError(f"There is no option '{name}'; the options are {known}.")
        return self.by_name[name]

"""Action tables: every action of a game is an integer from a table of named ranges.

    ACTIONS = ActionTable(
        shoot=(SLOT, PLACE),
        line_forward=(SLOT,),
    )

The number, the text (`shoot a 3`) and the structured form (`Action("shoot", {"slot": "a", "place": "3"})`) turn into
one another exactly. Numbers never depend on the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from drakes.core.errors import DrakesError


@dataclass(frozen=True)
class Domain:
    """The values an argument can take: what it is, and a label for each value."""

    name: str
    labels: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.labels)

    def index(self, label: str) -> int:
        if label in self.labels:
            return self.labels.index(label)
        raise DrakesError(f"'{label}' is no {self.name}; expected one of {', '.join(self.labels)}.")


@dataclass(frozen=True)
class Action:
    """The structured form of an action: its kind and its arguments by name.

    >>> import drakes
    >>> match = drakes.Match("sitting_ducks", seats=3)
    >>> shot = Action("shoot", {"slot": "a", "place": "3"})
    >>> match.text(shot), match.game.rules.actions.structured(match.number("shoot a 3")) == shot
    ('shoot a 3', True)
    """

    kind: str
    arguments: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ActionRange:
    """All actions of one kind: `size` numbers from `first` on, the last argument counting fastest."""

    kind: str
    first: int
    domains: tuple[Domain, ...]

    @property
    def size(self) -> int:
        size = 1
        for domain in self.domains:
            size *= len(domain)
        return size

    def values(self, offset: int) -> tuple[int, ...]:
        """The arguments of the action `offset` places after the first."""
        values = []
        for domain in reversed(self.domains):
            offset, value = divmod(offset, len(domain))
            values.append(value)
        return tuple(reversed(values))

    def offset(self, values: tuple[int, ...]) -> int:
        offset = 0
        for domain, value in zip(self.domains, values, strict=True):
            offset = offset * len(domain) + value
        return offset


class ActionTable:
    """The ranges of a game, in order; iterating gives them."""

    def __init__(self, **kinds: tuple[Domain, ...]) -> None:
        self._ranges: dict[str, ActionRange] = {}
        first = 0
        for kind, domains in kinds.items():
            names = [domain.name for domain in domains]
            if len(set(names)) < len(names):
                raise TypeError(f"{kind}: two arguments of one name")
            self._ranges[kind] = ActionRange(kind, first, domains)
            first += self._ranges[kind].size
        self.size = first
        self._range_of = [r for r in self for _ in range(r.size)]

    def __iter__(self) -> Iterator[ActionRange]:
        return iter(self._ranges.values())

    def first(self, kind: str) -> int:
        """The number of the first action of a kind, for rules that count from there."""
        return self._ranges[kind].first

    def range_of(self, action: int) -> ActionRange:
        if not 0 <= action < self.size:
            raise DrakesError(f"{action} is no action; the numbers run from 0 to {self.size - 1}.")
        return self._range_of[action]

    def values(self, action: int) -> tuple[int, ...]:
        """The arguments of an action, as numbers."""
        found = self.range_of(action)
        return found.values(action - found.first)

    def structured(self, action: int) -> Action:
        found = self.range_of(action)
        values = found.values(action - found.first)
        return Action(found.kind, {d.name: d.labels[v] for d, v in zip(found.domains, values, strict=True)})

    def text(self, action: int) -> str:
        structured = self.structured(action)
        return " ".join((structured.kind, *structured.arguments.values()))

    def number(self, action: Action) -> int:
        """The number of a structured action."""
        found = self._find(action.kind)
        wanted = [domain.name for domain in found.domains]
        if set(wanted) != set(action.arguments):
            given = ", ".join(action.arguments) or "none"
            raise DrakesError(f"'{action.kind}' takes the arguments {', '.join(wanted) or 'none'}, not {given}.")
        values = tuple(domain.index(action.arguments[domain.name]) for domain in found.domains)
        return found.first + found.offset(values)

    def parse(self, text: str) -> int:
        """The number of an action written as text."""
        kind, *labels = text.split() or [""]
        found = self._find(kind)
        if len(labels) != len(found.domains):
            wanted = " ".join(f"<{domain.name}>" for domain in found.domains)
            raise DrakesError(f"'{text}' does not fit: expected '{kind} {wanted}'".rstrip(" '") + "'.")
        values = tuple(domain.index(label) for domain, label in zip(found.domains, labels, strict=True))
        return found.first + found.offset(values)

    def _find(self, kind: str) -> ActionRange:
        if kind not in self._ranges:
            raise DrakesError(f"'{kind}' is no action; the actions are {', '.join(self._ranges)}.")
        return self._ranges[kind]

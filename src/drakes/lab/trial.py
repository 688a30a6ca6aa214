"""What is tried in the lab, and what comes of it: plain data, for those who ask as well as for those who play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from drakes.bots.choosing import find_player
from drakes.core.game import find_game
from drakes.core.options import OptionValue


@dataclass(frozen=True)
class Trial:
    """What is tried: bots at the seats of a game, from a seed on. The boxes come beside it."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0

    def check(self) -> None:
        """Refuse players and options that the game does not have."""
        game = find_game(self.game)
        game.new_state(len(self.players), self.options)
        for name in self.players:
            find_player(game, name)


class Mean(msgspec.Struct, frozen=True):
    """A mean with both boxes. `event`, `domain` and `value` say what was counted; of wins `value` is the seat."""

    event: str
    domain: str
    value: str
    standard: float
    mine: float
    error: float
    """How far the difference may be off, nineteen times of twenty."""
    differs: bool


class Panel(msgspec.Struct, frozen=True):
    """Figures under one heading."""

    name: str
    figures: list[Mean]


class Spread(msgspec.Struct, frozen=True):
    """How points are spread: the games' share in each class of a width, and the middle ones."""

    first: int
    width: int
    standard: list[float]
    mine: list[float]
    middle: int
    my_middle: int


class Finding(msgspec.Struct, frozen=True):
    """Something that differs for sure: `kind` is fairer, less_fair, shorter, longer, closer or wider."""

    kind: str
    standard: float
    mine: float
    value: str = ""


class Balance(msgspec.Struct, frozen=True):
    """What came of so many games with each box."""

    games: int
    wanted: int
    seconds_left: float
    uncertainty: float
    """How far the share of victories of a seat may be off."""
    findings: list[Finding]
    panels: list[Panel]
    points: Spread | None
    seats: int
    same: bool
    """Whether the box is the standard one."""

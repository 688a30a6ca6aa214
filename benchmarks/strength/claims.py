"""What the bots are claimed to be able to do: each claim is one player at a table of others, and a share of wins.

What is asked of a game's bots stands with its tests, in `claims.toml`; a game without one claims nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from drakes.bots.choosing import budgets_of, names
from drakes.core.game import Game
from drakes.lab.ratings import POINTS
from drakes.laws.cases import folder_of_tests


@dataclass(frozen=True)
class Claim:
    """One player against others: first places, as a share, that it is claimed to win, and what would disprove it."""

    game: str
    variant: str
    seats: int
    player: str
    other: str
    yes: float
    """The share that is claimed."""
    no: float
    """The share that the claim is told apart from."""
    about: str

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return (self.player, *[self.other] * (self.seats - 1))


@dataclass(frozen=True)
class Bars:
    """What is asked of a game's bots."""

    seats: int
    expert: tuple[tuple[str, str, float, float], ...]
    """Variant, opponent, the share of first places the strongest is to win, and the share that would not do."""
    step: float
    """Rating points between one level and the next."""
    times: float = 0.0
    """Where scores are compared: how many times the others' mean score the strongest is to have."""


@cache
def bars_of(game: Game) -> Bars | None:
    """What a game's claims ask for, if it makes any."""
    folder = folder_of_tests(game)
    if folder is None or not (folder / "claims.toml").is_file():
        return None
    asked = tomllib.loads((folder / "claims.toml").read_text(encoding="utf-8"))
    expert = tuple((one["variant"], one["against"], one["share"], one["not"]) for one in asked["expert"])
    return Bars(asked["seats"], expert, asked["step"], asked.get("times", 0.0))


LEVELS = ("easy", "medium", "hard", "expert")
WEAKER = 50
"""More thinking is told apart from being weaker by so many points."""


def claims(game: Game) -> Iterator[Claim]:
    """The strongest against the simple players, each level against the one below, and more time against less."""
    bars, levels = bars_of(game), levels_of(game)
    if bars is None:
        return
    first = next(iter(game.people.variants))
    for variant, other, yes, no in bars.expert:
        yield Claim(game.name, variant, bars.seats, levels[-1], other, yes, no, f"{levels[-1]} against {other}")
    fair, better = share_of(0, bars.seats), share_of(bars.step, bars.seats)
    for below, level in pairwise(levels):
        about = f"{level} is {bars.step:.0f} points above {below}"
        yield Claim(game.name, first, bars.seats, level, below, better, fair, about)
    lasting = share_of(-WEAKER, bars.seats)
    for more, less in longer(next(iter(budgets_of(game) or game.bots.levels))):
        yield Claim(game.name, first, bars.seats, more, less, fair, lasting, "more time is not weaker")


def levels_of(game: Game) -> list[str]:
    """The opponents a person chooses from, weakest first."""
    return [name for name in names(game) if name in LEVELS]


def longer(level: str) -> Iterator[tuple[str, str]]:
    """Of the bot that thinks least: four times as long against it, and sixteen times against four."""
    yield f"{level}*4", level
    yield f"{level}*16", f"{level}*4"


def share_of(points: float, seats: int) -> float:
    """The share of first places of a player so many points above all others at a table (Plackett and Luce)."""
    strength = 10 ** (points / POINTS)
    return float(strength / (strength + seats - 1))

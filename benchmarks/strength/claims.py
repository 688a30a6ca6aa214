"""What the bots are claimed to be able to do: each claim is one player at a table of others, and a share of wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from drakes.bots.choosing import RANDOM, budgets_of, names
from drakes.core.game import Game
from drakes.lab.ratings import POINTS


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


BARS = {
    "sitting_ducks": Bars(4, (("standard", RANDOM, 0.50, 0.40), ("standard", "greedy", 0.33, 0.25)), 50),
    "dragon_market": Bars(
        2,
        tuple(
            (variant, other, yes, no)
            for variant in ("standard", "advanced")
            for other, yes, no in ((RANDOM, 0.99, 0.95), ("walker", 0.75, 0.65))
        ),
        100,
    ),
    "duck_dealer": Bars(3, (("standard", RANDOM, 0.99, 0.90), ("standard", "trader", 0.80, 0.65)), 100, times=1.5),
}
LEVELS = ("easy", "medium", "hard", "expert")
WEAKER = 50
"""More thinking is told apart from being weaker by so many points."""


def claims(game: Game) -> Iterator[Claim]:
    """The strongest against the simple players, each level against the one below, and more time against less."""
    bars = BARS[game.name]
    levels = levels_of(game)
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

"""The report: a line for each claim, the ratings of all levels together, and how long they think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import log10, sqrt
from statistics import mean, quantiles

import numpy as np

from benchmarks.strength.claims import Claim
from benchmarks.strength.pace import Stopwatch
from benchmarks.strength.playing import first_share, verdict
from drakes.lab.ratings import POINTS, Result, rate

Played = tuple[Claim, list[Result], float]
"""A claim, its games, and the processor time they took, in seconds."""

CLAIM_HEAD = (
    "| variant | seats | player | against | first places | 95 % | points apart | claim | holds | games | core min |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def points(share: float, seats: int) -> str:
    """The rating by which a player with this share beats the others at a table."""
    kept = min(max(share, 1e-3), 1 - 1e-3)
    return f"{POINTS * log10(kept / (1 - kept) * (seats - 1)):+.0f}"


def claim_line(claim: Claim, results: list[Result], seconds: float) -> str:
    """What became of a claim."""
    share = mean(map(first_share, results))
    low, high = wilson(share, len(results))
    apart = f"{points(share, claim.seats)} ({points(low, claim.seats)} … {points(high, claim.seats)})"
    asked = f"{claim.about}: {claim.yes:.1%}, not {claim.no:.1%}"
    return (
        f"| {claim.variant} | {claim.seats} | {claim.player} | {claim.other} | {share:.1%} | {low:.1%} … {high:.1%} "
        f"| {apart} | {asked} | {verdict(claim, results)} | {len(results)} | {seconds / 60:.1f} |"
    )


def score_line(claim: Claim, results: Sequence[Result], bar: float) -> str:
    """Mean scores of the player and the others, and their ratio with an interval of 95 % from games drawn again."""
    own = np.array([mean(scores_of(result, 0)) for result in results])
    others = np.array([mean(scores_of(result, 1)) for result in results])
    drawn = np.random.default_rng(0).integers(len(results), size=(1000, len(results)))
    low, high = np.percentile(own[drawn].mean(axis=1) / others[drawn].mean(axis=1), (2.5, 97.5))
    return (
        f"\nMean scores of {claim.player} and {claim.other}: {own.mean():.0f} and {others.mean():.0f}, "
        f"{own.mean() / others.mean():.2f} times as many ({low:.2f} … {high:.2f}; asked for: {bar})."
    )


def scores_of(result: Result, player: int) -> list[int]:
    """The scores of a player's seats in a game."""
    return [score for one, score in zip(result.players, result.scores, strict=True) if one == player]


def rating_lines(played: Sequence[Played]) -> Iterator[str]:
    """All players that met in the standard game, rated together."""
    names = list(dict.fromkeys(name for claim, _, _ in played for name in (claim.player, claim.other)))
    results = [renamed(result, claim, names) for claim, games, _ in played for result in games]
    yield "| player | rating | 95 % | games |"
    yield "|---|---|---|---|"
    for one in sorted(rate(names, results), key=lambda one: -one.rating):
        yield f"| {one.name} | {one.rating:+.0f} | {one.low:+.0f} … {one.high:+.0f} | {one.games} |"


def renamed(result: Result, claim: Claim, names: Sequence[str]) -> Result:
    """A result with players numbered among all of a report."""
    numbers = (names.index(claim.player), names.index(claim.other))
    return replace(result, players=tuple(numbers[player] for player in result.players))


def pace_lines(watch: Stopwatch) -> Iterator[str]:
    """Seconds a decision and a turn, mean, 95th of 100 and longest."""
    yield "| level | decisions | s a decision: mean, 95 % below, most | turns | s a turn: mean, 95 % below, most |"
    yield "|---|---|---|---|---|"
    for name, decisions in watch.decisions.items():
        turns = watch.turns[name]
        yield f"| {name} | {len(decisions)} | {spread(decisions)} | {len(turns)} | {spread(turns)} |"


def spread(seconds: Sequence[float]) -> str:
    """Mean, 95th of 100, longest."""
    return f"{mean(seconds):.3f}, {quantiles(seconds, n=20)[-1]:.3f}, {max(seconds):.3f}"

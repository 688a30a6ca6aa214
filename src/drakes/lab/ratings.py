"""Ratings from results: how strong each player must be for the games to have gone as they did.

The model is Plackett and Luce's for the first place: whoever sits at a table wins it with a chance in proportion to
their strength; with two players it is Bradley and Terry's. A shared first place counts in parts. Ratings are 400 times
the decimal logarithm of strength, so that 400 points are ten to one, the mean at 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from drakes.core.errors import DrakesError

if TYPE_CHECKING:
    from numpy.typing import NDArray

POINTS = 400.0
ROUNDS = 500
"""Steps of the fit; it stops when a step changes nothing that could be seen."""
SAMPLES = 200
"""Series drawn again from the games played, for the intervals."""


@dataclass(frozen=True)
class Result:
    """One game: the player at each seat, by number, and each seat's share of the first place and score."""

    players: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A player's rating with the bounds of its interval, games, and share of first places."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    share: float


def shares_of(places: Sequence[int]) -> tuple[float, ...]:
    """Each seat's share of the first place."""
    first = sum(place == 1 for place in places)
    return tuple(1 / first if place == 1 else 0.0 for place in places)


def rate(names: Sequence[str], results: Sequence[Result], seed: int = 0, level: float = 0.95) -> list[Rating]:
    """Every player's rating, with an interval that holds the truth in `level` of all series."""
    if not results:
        raise DrakesError("There are no games to rate.")
    seats, shares = tables_of(len(names), results)
    fitted = fit(seats, shares)
    random = np.random.default_rng(seed)
    drawn = [random.integers(len(results), size=len(results)) for _ in range(SAMPLES)]
    samples = np.array([fit(seats[chosen], shares[chosen]) for chosen in drawn])
    tails = (50 * (1 - level), 100 - 50 * (1 - level))
    low, high = np.percentile(samples, tails, axis=0)
    played, won = (seats > 0).sum(axis=0), shares.sum(axis=0) / np.maximum(seats.sum(axis=0), 1)
    return [
        Rating(name, float(fitted[i]), float(low[i]), float(high[i]), int(played[i]), float(won[i]))
        for i, name in enumerate(names)
    ]


def tables_of(players: int, results: Sequence[Result]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For each game (rows) and player: the seats they had, and their share of the first place."""
    seats, shares = np.zeros((len(results), players)), np.zeros((len(results), players))
    for row, result in enumerate(results):
        for player, share in zip(result.players, result.shares, strict=True):
            seats[row, player] += 1
            shares[row, player] += share
    return seats, shares


def fit(seats: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """The most likely ratings, by Hunter's steps; each player also shares one game with an average one.

    That game keeps the rating of a player who lost, or won, everything finite.
    """
    strengths = np.ones(seats.shape[1])
    won = shares.sum(axis=0) + 0.5
    for _ in range(ROUNDS):
        at_tables = (seats / (seats @ strengths)[:, None]).sum(axis=0) + 1 / (strengths + 1)
        stronger = won / at_tables
        stronger /= np.exp(np.log(stronger).mean())
        done = np.allclose(stronger, strengths, rtol=1e-6)
        strengths = stronger
        if done:
            break
    ratings: NDArray[np.float64] = POINTS * np.log10(strengths)
    return ratings


def are_apart(ratings: Sequence[Rating]) -> bool:
    """Whether the intervals of all players stand apart from one another."""
    by_rating = sorted(ratings, key=lambda one: one.rating)
    return all(lower.high < upper.low for lower, upper in pairwise(by_rating))

"""Games of a claim, side by side, until Wald's sequential test says yes or no."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from math import log
from time import process_time

from benchmarks.strength.claims import Claim
from drakes.core.game import find_game
from drakes.lab.arena import Series, play_number
from drakes.lab.ratings import Result

SURE = log(19)
"""The test decides when what was seen is nineteen times as likely under one of its two shares as under the other."""


def first_share(result: Result) -> float:
    """The claimed player's share of the first place of a game."""
    return sum(share for player, share in zip(result.players, result.shares, strict=True) if player == 0)


def weigh(claim: Claim, results: list[Result]) -> float:
    """The logarithm of how much likelier the results are if the claim holds than if it does not."""
    won = sum(map(first_share, results))
    lost = len(results) - won
    return won * log(claim.yes / claim.no) + lost * log((1 - claim.yes) / (1 - claim.no))


def verdict(claim: Claim, results: list[Result]) -> str:
    """Yes, no, or open."""
    weight = weigh(claim, results)
    return "yes" if weight >= SURE else "no" if weight <= -SURE else "open"


def series_of(claim: Claim) -> Series:
    """The claim's table, turned round its seats, each deal as often as there are seats."""
    return Series(claim.game, claim.seats, claim.players, find_game(claim.game).people.variants[claim.variant])


def play_timed(series: Series, number: int) -> tuple[Result, float]:
    """A game, and the processor time it took."""
    began = process_time()
    return play_number(series, number), process_time() - began


def play(claim: Claim, pool: Executor, ahead: int, games: int, limit: float) -> Iterator[tuple[list[Result], float]]:
    """The results so far and their seconds, after every round of the table, until a decision, so many games or a limit.

    Games are counted in the order of their numbers, not of their ends: a short game tells no more than a long one.
    """
    series, results, seconds = series_of(claim), list[Result](), 0.0
    waiting: deque[Future[tuple[Result, float]]] = deque()
    number = 0
    while len(results) < games:
        while len(waiting) < ahead and number < games:
            waiting.append(pool.submit(play_timed, series, number))
            number += 1
        result, spent = waiting.popleft().result()
        results.append(result)
        seconds += spent
        if len(results) % claim.seats == 0:
            yield results, seconds
            if verdict(claim, results) != "open" or seconds > limit:
                break
    for game in waiting:
        game.cancel()

"""How strong the bots are: each level against those below and the simple players, and what more time brings.

    python -m benchmarks.strength [--games 200] [--game sitting_ducks] > benchmarks/strength.md

One table a line is played: one seat for the first player, all others for the second, turned round all seats. The share
of first places comes with an interval of 95 % (Wilson's); a fair share is one over the seats.
"""

from __future__ import annotations

import argparse
import math
import os
import platform
import sys
from collections.abc import Iterator
from itertools import pairwise
from time import time

from drakes.bots.players import RANDOM, names
from drakes.core.game import Game, find_game, game_names
from drakes.lab.arena import Series, play_series
from drakes.lab.ratings import Result

LONGER = (4, 16)
SEATS = {"dragon_market": 2}
"""Seats of a game's tables, where they are not four; more would tell less in the same time."""
ALSO = {"dragon_market": ("advanced",)}
"""Variants besides the standard game in which the strongest meets the simple players."""
USUAL_SEATS = 4


def matches(game: Game) -> Iterator[tuple[str, str, str]]:
    """Variant, player, opponent: the strongest against the simple ones, each level against the next, more time."""
    every = [name for name in names(game) if name not in game.players and name != RANDOM]
    simple = [RANDOM, *(name for name in game.players if name != RANDOM)]
    first = next(iter(game.variants))
    if every:
        for variant in (first, *ALSO.get(game.name, ())):
            yield from ((variant, every[-1], other) for other in simple)
        yield first, every[0], simple[-1]
        yield from ((first, better, worse) for worse, better in pairwise(every))
        yield from ((first, f"{every[-1]}*{times}", every[-1]) for times in LONGER)
    elif len(simple) > 1:
        yield first, simple[-1], RANDOM


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def points(share: float, seats: int) -> float:
    """The rating by which one player beats the others at a table, in Plackett and Luce's model."""
    kept = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * math.log10(kept / (1 - kept) * (seats - 1))


def line(game: Game, variant: str, player: str, other: str, games: int) -> str:
    """Play one match and give its row."""
    seats = SEATS.get(game.name, USUAL_SEATS)
    series = Series(game.name, seats, (player, *[other] * (seats - 1)), game.variants[variant])
    began, results = time(), list[Result]()
    for results in play_series(series, games):
        print(f"\r{game.name} {player} {other} {len(results)}", end="", file=sys.stderr)
    share = sum(shares(result) for result in results) / len(results)
    low, high = interval(share, len(results))
    rating = " … ".join(f"{points(one, seats):+.0f}" for one in (low, high))
    return (
        f"| {game.name} | {variant} | {seats} | {player} | {other} | {share:.1%} | {low:.1%} … {high:.1%} | {rating} "
        f"| {len(results)} | {(time() - began) / len(results):.1f} |"
    )


def shares(result: Result) -> float:
    """The first player's share of one game."""
    return sum(share for player, share in zip(result.players, result.shares, strict=True) if player == 0)


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", action="append", choices=game_names())
    chosen = parser.parse_args()
    print("# Strength of the bots\n")
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}.\n")
    print("| game | variant | seats | player | against | first places | 95 % | rating points | games | s a game |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game in map(find_game, chosen.game or game_names()):
        for variant, player, other in matches(game):
            print(line(game, variant, player, other, chosen.games), flush=True)


if __name__ == "__main__":
    main()

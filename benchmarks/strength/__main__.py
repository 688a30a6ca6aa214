"""Play every claim and write the report."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from time import time

from benchmarks.strength.claims import BARS, claims
from benchmarks.strength.pace import time_levels
from benchmarks.strength.playing import first_share, play
from benchmarks.strength.report import CLAIM_HEAD, Played, claim_line, pace_lines, rating_lines, score_line
from drakes.core.game import Game, find_game

INTRODUCTION = """\
# How strong the bots are

Made by `python -m benchmarks.strength`. One seat of a table is the player's, all others belong to whom it meets; every
deal is played once from each seat, with the same chance. A claim is decided by Wald's sequential test between the share
of first places that is claimed and one that would not do (each at 5 % of error), or left open after {games} games. The
share comes with Wilson's interval of 95 %; points apart are those of Plackett and Luce's model, 400 being ten to one.
`expert*4` is `expert` with four times its thinking. Budgets are counted in simulations, so that a busy machine changes
nothing but the minutes.

{machine}
"""


def play_all(game: Game, pool: Executor, ahead: int, games: int) -> Iterator[Played]:
    """Every claim of a game with its games, as each is decided."""
    for claim in claims(game):
        began, results = time(), []
        for results in play(claim, pool, ahead, games):
            said = f"{game.name} {claim.player} v {claim.other}: {sum(map(first_share, results)):g} of {len(results)}"
            print(f"\r{said:<78}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        yield claim, results, time() - began


def chapter(game: Game, pool: Executor, ahead: int, games: int) -> Iterator[str]:
    """A game's part of the report."""
    title = game.name.replace("_", " ").title()
    yield f"\n## {title}\n\n{CLAIM_HEAD}"
    played = []
    for one in play_all(game, pool, ahead, games):
        played.append(one)
        yield claim_line(*one)
    yield "\n" + "\n".join(score_line(claim, results) for claim, results, _ in played[:2])
    standard = next(iter(game.variants))
    yield "\nAll of the standard game rated together:\n"
    yield from rating_lines([one for one in played if one[0].variant == standard])
    yield "\nThinking, in processor time of one core:\n"
    yield from pace_lines(time_levels(game, BARS[game.name].seats))


def main() -> None:
    """Write the report, line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games at most, for each claim")
    parser.add_argument("--game", action="append", choices=list(BARS))
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "strength.md")
    chosen = parser.parse_args()
    cores = os.cpu_count() or 1
    began = time()
    with chosen.out.open("w", encoding="utf-8") as out:
        pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"))
        with pool:
            machine = f"{platform.machine()}, {cores} cores, load {os.getloadavg()[0]:.1f} at the start."
            out.write(INTRODUCTION.format(games=chosen.games, machine=machine))
            for game in map(find_game, chosen.game or list(BARS)):
                for line in chapter(game, pool, 2 * cores, chosen.games):
                    out.write(f"{line}\n")
                    out.flush()
        out.write(f"\nAll of it took {(time() - began) / 60:.0f} minutes.\n")


if __name__ == "__main__":
    main()

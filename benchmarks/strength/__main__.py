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

from benchmarks.strength.claims import BARS, Claim, claims
from benchmarks.strength.pace import time_levels
from benchmarks.strength.playing import first_share, play
from benchmarks.strength.report import CLAIM_HEAD, Played, claim_line, pace_lines, rating_lines, score_line
from drakes.core.game import Game, find_game
from drakes.lab.ratings import Result

SPAWN = multiprocessing.get_context("spawn")
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


class Measurement:
    """Plays claims in processes, and adds up the processor time of their games."""

    def __init__(self, pool: Executor, ahead: int, games: int) -> None:
        self._pool, self._ahead, self._games = pool, ahead, games
        self.seconds = 0.0

    def play(self, claim: Claim) -> Played:
        """The games of a claim, up to its decision."""
        results, seconds = list[Result](), 0.0
        for so_far in play(claim, self._pool, self._ahead, self._games):
            results, seconds = so_far
            said = f"{claim.game} {claim.player} v {claim.other}: {sum(map(first_share, results)):g} of {len(results)}"
            print(f"\r{said:<78}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        self.seconds += seconds
        return claim, results, seconds

    def chapter(self, game: Game) -> Iterator[str]:
        """A game's part of the report."""
        bars, title = BARS[game.name], game.name.replace("_", " ").title()
        yield f"\n## {title}\n\n{CLAIM_HEAD}"
        played = []
        for claim in claims(game):
            played.append(self.play(claim))
            yield claim_line(*played[-1])
        if bars.times:
            yield from (score_line(claim, results, bars.times) for claim, results, _ in played[: len(bars.expert)])
        standard = next(iter(game.variants))
        yield "\nAll of the standard game rated together:\n"
        yield from rating_lines([one for one in played if one[0].variant == standard])
        yield "\nThinking, in processor time of one core:\n"
        yield from pace_lines(time_levels(game, bars.seats))


def main() -> None:
    """Write the report, line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games at most, for each claim")
    parser.add_argument("--game", action="append", choices=list(BARS))
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "strength.md")
    chosen = parser.parse_args()
    cores = os.cpu_count() or 1
    with chosen.out.open("w", encoding="utf-8") as out, ProcessPoolExecutor(cores, SPAWN) as pool:
        machine = f"{platform.machine()}, {cores} cores, load {os.getloadavg()[0]:.1f} at the start."
        print(INTRODUCTION.format(games=chosen.games, machine=machine), file=out)
        began, measurement = time(), Measurement(pool, 2 * cores, chosen.games)
        for game in map(find_game, chosen.game or list(BARS)):
            for line in measurement.chapter(game):
                print(line, file=out, flush=True)
        spent = f"{measurement.seconds / 60:.0f} minutes of a core; by the clock {(time() - began) / 60:.0f}"
        print(f"\nAll games took {spent}.", file=out)


if __name__ == "__main__":
    main()

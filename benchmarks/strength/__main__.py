"""Play every claim and write the report."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from math import inf
from pathlib import Path
from time import time
from typing import Any

from benchmarks.strength.claims import Claim, bars_of, claims
from benchmarks.strength.pace import time_levels
from benchmarks.strength.playing import first_share, play
from benchmarks.strength.report import CLAIM_HEAD, Played, claim_line, pace_lines, rating_lines, score_line
from drakes.bots.choosing import RANDOM
from drakes.core.game import Game, find_game, game_names
from drakes.lab.ratings import Result

HERE = Path(__file__).parents[1]
DATA, PAGE = HERE / "data" / "strength.json", HERE / "strength.md"
Chapter = dict[str, Any]
"""A game's part of the report: its lines, and the processor time of its games."""
INTRODUCTION = """\
# How strong the bots are

Made by `python -m benchmarks.strength`. One seat of a table is the player's, all others belong to whom it meets; every
deal is played once from each seat, with the same chance. A claim is decided by Wald's sequential test between the share
of first places that is claimed and one that would not do (each at 5 % of error), or left open after {games} games, or
when the minutes that its game was given are over. The share comes with Wilson's interval of 95 %; points apart are
those of Plackett and Luce's model, 400 being ten to one. `easy*4` is `easy` with four times its thinking. Budgets are
counted in simulations, so that a busy machine changes nothing but the minutes.

{machine}
"""


def play_claim(claim: Claim, pool: Executor, ahead: int, games: int, limit: float) -> Played:
    """The games of a claim, up to its decision, with progress shown."""
    results, seconds = list[Result](), 0.0
    for so_far in play(claim, pool, ahead, games, limit):
        results, seconds = so_far
        said = f"{claim.game} {claim.player} v {claim.other}: {sum(map(first_share, results)):g} of {len(results)}"
        print(f"\r{said:<78}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return claim, results, seconds


def measure(game: Game, pool: Executor, ahead: int, games: int, minutes: float) -> Chapter:
    """A game's part of the report."""
    bars, began, load, spent = bars_of(game), time(), os.getloadavg()[0], 0.0
    assert bars is not None
    played = list[Played]()
    for claim in claims(game):
        played.append(play_claim(claim, pool, ahead, games, 60 * minutes - spent))
        spent += played[-1][2]
    lines = [CLAIM_HEAD, *(claim_line(*one) for one in played)]
    if bars.times:
        shown = [one for one in played[: len(bars.expert)] if one[0].other != RANDOM]
        lines += [score_line(claim, results, bars.times) for claim, results, _ in shown]
    standard = next(iter(game.people.variants))
    lines += ["\nAll of the standard game rated together:\n"]
    lines += rating_lines([one for one in played if one[0].variant == standard])
    lines += ["\nThinking, in processor time of one core:\n", *pace_lines(time_levels(game, bars.seats))]
    took = f"{spent / 60:.0f} minutes of a core; {(time() - began) / 60:.0f} by the clock, load {load:.1f} at the start"
    return {"lines": [*lines, f"\nThese games took {took}."], "seconds": spent}


def write(chapters: dict[str, Chapter], games: int) -> None:
    """Keep what was found, and make the report of it."""
    DATA.write_text(json.dumps(chapters, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    machine = f"{platform.machine()}, {os.cpu_count()} cores."
    parts = [INTRODUCTION.format(games=games, machine=machine)]
    for name in chapters:
        parts += [f"\n## {name.replace('_', ' ').title()}\n", *chapters[name]["lines"]]
    total = sum(chapter["seconds"] for chapter in chapters.values())
    parts += [f"\nAll games together took {total / 60:.0f} minutes of a core.\n"]
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    """Measure every game, or those asked for, and write the report after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games at most, for each claim")
    parser.add_argument("--minutes", type=float, default=inf, help="minutes of a core at most, for each game")
    claiming = [name for name in game_names() if bars_of(find_game(name)) is not None]
    parser.add_argument("--game", action="append", choices=claiming, help="this one anew; the others as they were")
    chosen = parser.parse_args()
    cores = os.cpu_count() or 1
    chapters: dict[str, Chapter] = json.loads(DATA.read_text(encoding="utf-8")) if chosen.game else {}
    with ProcessPoolExecutor(cores, multiprocessing.get_context("spawn")) as pool:
        for name in chosen.game or claiming:
            chapters[name] = measure(find_game(name), pool, 2 * cores, chosen.games, chosen.minutes)
            write(chapters, chosen.games)


if __name__ == "__main__":
    main()

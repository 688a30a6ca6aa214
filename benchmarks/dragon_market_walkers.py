"""Four walkers at a table of Dragon Market: do games finish, and does every seat have its chance?

    python benchmarks/dragon_market_walkers.py [games]

Prints the lines that stand in benchmarks/dragon_market.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from time import process_time

from drakes.core.editions import load_box
from drakes.games.dragon_market import GAME
from drakes.games.dragon_market.bots.players import walker
from drakes.play.match import Match

SEATS = 4
TURNS_EACH = 60


@dataclass
class Results:
    """What a series of games brought."""

    turns: list[int] = field(default_factory=list)
    by_seat: Counter[int] = field(default_factory=Counter)
    by_order: Counter[int] = field(default_factory=Counter)
    decisions: int = 0

    @property
    def finished_in_time(self) -> float:
        """The share of games won within 60 turns of each player."""
        return sum(turns <= SEATS * TURNS_EACH for turns in self.turns) / len(self.turns)


def play_series(games: int) -> Results:
    """Games with the quick set-up, each from its own seed."""
    results, box = Results(), load_box(GAME)
    for seed in range(games):
        match = Match(GAME, SEATS, seed, {"quick_setup": True})
        while (seat := match.to_move) is not None:
            match.play(walker(box, match.hidden(seat), match.legal(), seed * 100_003 + len(match.log)))
            results.decisions += 1
        view = match.view()
        results.turns.append(view.turn)
        for seat in range(SEATS):
            if view.seats[seat].won:
                results.by_seat[seat] += 1
                results.by_order[(seat - view.first) % SEATS] += 1
    return results


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    before = process_time()
    results = play_series(games)
    spent = process_time() - before
    turns = sorted(results.turns)
    print(f"games                       {games}")
    print(f"won within 60 turns each    {results.finished_in_time:.1%}")
    print(f"turns of the table          median {turns[len(turns) // 2]}, longest {turns[-1]}")
    for name, wins in (("seat", results.by_seat), ("place in turn order", results.by_order)):
        shares = ", ".join(f"{wins[i] / games:.1%}" for i in range(SEATS))
        print(f"won by {name:20} {shares}")
    print(f"a decision                  {spent / results.decisions * 1e3:.2f} ms")


if __name__ == "__main__":
    main()

"""First ships of Duck Dealer against each other: what the page says of the ready ships is measured here.

    python benchmarks/duck_dealer_ships.py [seconds]

In every game three players of one kind sit at the table; one of them, each seat in turn, is given a ship, the others
fit out their own. Every ship gets the same deals. Ships and players take turns until the processor time is spent, so
that all have as many games. Prints the table that stands in benchmarks/duck_dealer.md.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from statistics import mean, stdev
from time import process_time
from typing import Any

from drakes.bots.choosing import choose
from drakes.core.chance import stream
from drakes.core.editions import load_box
from drakes.core.game import Game
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.rules.actions import GEAR_FIRST
from drakes.games.duck_dealer.rules.state import GEAR_PHASE, Gear
from drakes.lab.arena import play_game

SEATS = 3
PLAYERS = ("trader", "medium")
SHIPS = {
    "usual": (Gear.CARGO_HOLD, Gear.NAVIGATOR, Gear.MERCHANT),
    "builder's": (Gear.CARGO_HOLD, Gear.NAVIGATOR, Gear.BUILDER),
    "hauler": (Gear.CARGO_HOLD, Gear.CARGO_HOLD, Gear.MERCHANT),
    "two holds, navigator": (Gear.CARGO_HOLD, Gear.CARGO_HOLD, Gear.NAVIGATOR),
    "no hold": (Gear.NAVIGATOR, Gear.BUILDER, Gear.MERCHANT),
}


@dataclass
class Results:
    """What one ship brought one kind of player."""

    points: list[int] = field(default_factory=list)
    rivals: list[float] = field(default_factory=list)
    wins: float = 0.0

    def row(self, player: str, ship: str) -> str:
        n = len(self.points)
        error = stdev(self.points) / n**0.5 if n > 1 else 0.0
        figures = f"{mean(self.points):.0f} ± {error:.0f} | {mean(self.rivals):.0f} | {100 * self.wins / n:.0f} %"
        return f"| {player} | {ship} | {n} | {figures} |"


def play_with(player: str, ship: Sequence[Gear], number: int, results: Results) -> None:
    """One game in which one seat is given a ship."""
    given = number % SEATS

    def ask(game: Game, box: Any, hidden: Any, actions: Sequence[int], name: str, seed: int) -> int:
        if hidden.phase == GEAR_PHASE and hidden.observer == given:
            return GEAR_FIRST + int(ship[hidden.ships[given].filled])
        return choose(game, box, hidden, actions, name, seed)

    ending = play_game(GAME, load_box(GAME), {}, [player] * SEATS, stream(number // SEATS, 0), ask)
    first = [seat for seat, place in enumerate(ending.places) if place == 1]
    results.points.append(ending.scores[given])
    results.rivals.append(mean(score for seat, score in enumerate(ending.scores) if seat != given))
    results.wins += (given in first) / len(first)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 600.0
    results = {(player, ship): Results() for player in PLAYERS for ship in SHIPS}
    begun = process_time()
    for number in count():
        for (player, ship), found in results.items():
            play_with(player, SHIPS[ship], number, found)
        spent = process_time() - begun
        print(f"{number + 1} games of each, {spent:.0f} s", file=sys.stderr)
        if spent > seconds:
            break
    print("| players | ship of one | games | points | the others | won |")
    print("|---|---|---|---|---|---|")
    for (player, ship), found in results.items():
        print(found.row(player, ship))


if __name__ == "__main__":
    main()

"""How long the plain engine takes to list the legal actions of Duck Dealer: mean and worst over 1,000 random games.

python benchmarks/duck_dealer_legal.py [games]
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import thread_time_ns

from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER
from drakes.games.duck_dealer import GAME

PAGE = Path(__file__).parent / "duck_dealer.md"
MARK = "<!-- legal -->"


def measure(games: int) -> tuple[int, int, int, int]:
    """Positions seen, nanoseconds in all, the worst, and the longest list."""
    box, log = load_box(GAME), EventLog()
    positions = total = worst = longest = 0
    for seed in range(games):
        chance, state = Random(seed), GAME.new_state(2 + seed % 4)
        GAME.rules.setup(box, state)
        while (mover := GAME.rules.to_move(state)) != OVER:
            moves = GAME.rules.moves()
            before = thread_time_ns()
            GAME.rules.legal(box, state, moves)
            spent = thread_time_ns() - before
            positions, total, worst, longest = positions + 1, total + spent, max(worst, spent), max(longest, moves.n)
            actions, weights = moves.actions[: moves.n], moves.weights[: moves.n]
            action = chance.choices(actions, weights)[0] if mover == NATURE else chance.choice(actions)
            GAME.rules.apply(box, state, action, log)
    return positions, total, worst, longest


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    positions, total, worst, longest = measure(games)
    line = (
        f"{games} random games at 2 to 5 seats, {positions} positions, plain engine, processor time: "
        f"{total / positions / 1000:.0f} µs a list on the mean, {worst / 1e6:.2f} ms at worst; "
        f"the longest list has {longest} actions."
    )
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
    _, _, after = rest.partition(MARK)
    PAGE.write_text(f"{before}{MARK}\n{line}\n{MARK}{after}", encoding="utf-8")
    print(line)


if __name__ == "__main__":
    main()

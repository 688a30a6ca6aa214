"""How long one waits for a hint, on an empty cache and afterwards: `python -m benchmarks.hint_times`."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from drakes.bots.choosing import choose
from drakes.bots.workers import Workers
from drakes.core.editions import load_box
from drakes.core.game import find_game, game_names
from drakes.core.record import codec_of
from drakes.play.match import Match

REPORT = Path(__file__).with_name("hint_times.md")
HINTS = 12
"""Hints that are asked for once everything is ready, at as many places of a game."""
APART = 9
"""Decisions between two of them."""
LONG = 600.0


def measure(name: str) -> str:
    """A row for a game: what is said and what is true of the first hint, then how long the others take."""
    game = find_game(name)
    if not (game.bots.levels or game.bots.planner):
        return ""
    workers, started = Workers(1), time.monotonic()
    try:
        told = workers.readiness(name)
        while not workers.readiness(name).is_ready:
            time.sleep(0.2)
        ready = time.monotonic() - started
        taken = asyncio.run(ask(workers, name))
    finally:
        workers.close()
    return f"| {name} | {told.of_s:.0f} | {ready:.0f} | {median(taken[1:]):.2f} | {max(taken[1:]):.2f} |"


async def ask(workers: Workers, name: str) -> list[float]:
    """The seconds that hints take in a game as the weakest bots play it."""
    game = find_game(name)
    box, match, taken = load_box(game), Match(game, min(game.rules.seats), seed=1), list[float]()
    bot = list(game.bots.players)[-1] if game.bots.players else "random"
    while not match.is_over and len(taken) <= HINTS:
        for n in range(APART):
            if not match.is_over:
                match.play(choose(game, box, match.hidden(match.to_move), match.legal(), bot, n))
        if not match.is_over:
            hidden = game.rules.codec.pack(match.hidden(match.to_move))
            started = time.monotonic()
            await workers.advise(name, codec_of(game.rules.box).pack(box), hidden, 1, LONG)
            taken.append(time.monotonic() - started)
    return taken


def main() -> None:
    """Measure in a cache of its own, and write the report."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        rows = [row for row in (measure(name) for name in sys.argv[1:] or game_names()) if row]
    head = [
        "# How long one waits for a hint",
        "",
        f"Made by `python -m benchmarks.hint_times` on {os.cpu_count()} cores with a load of {os.getloadavg()[0]:.1f}.",
        "`drakes serve` begins to compile when it starts, and opening a table has it begun too; on an empty cache the",
        "page shows a bar with the seconds told here. Afterwards it is never compiled again.",
        "",
        "| game | first hint, s told | first hint, s | next hints, s, median | most |",
        "|---|---|---|---|---|",
    ]
    REPORT.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")
    print("\n".join(rows))


if __name__ == "__main__":
    main()

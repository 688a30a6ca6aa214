"""How long 10,000 random games with each of two boxes take in the lab, and what others wait for meanwhile.

    .venv/bin/python -m benchmarks.lab [--games 10000]

A server is started as `drakes serve` starts it, and for every game a box with one value changed is run as the page runs
it. Beside it a program asks for the list of games and tries a step at a table, without pause between answers but a
hundredth of a second, and notes how long each answer took. Compiling is done before, by a run of ten games, and told
apart. Writes benchmarks/lab.md.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Event, Thread
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drakes.lab.bench import CORES, cpu_name  # noqa: E402
from tests.server.running import Browser, Running, generous  # noqa: E402

PAGE = Path(__file__).parent / "lab.md"
TRIED = {
    "sitting_ducks": (4, {"ducks.each_colour": 5}),
    "dragon_market": (3, {"coins.count": 14}),
    "duck_dealer": (3, {"turn_track.spaces": 20}),
}
"""Players, and what is changed in the box."""
PAUSE = 0.01
LOOK = 0.2


@dataclass
class Measured:
    """One game's run: seconds to compile and to play, and milliseconds that others waited."""

    game: str
    ready: float
    played: float
    answers: int
    median: float
    p99: float


class Asking:
    """Somebody who plays meanwhile: asks again and again, and notes how long it took."""

    def __init__(self, page: Browser) -> None:
        self.waits: list[float] = []
        self._page = page
        self._table = page.open("me", "random", game="dragon_market", variant="quick")
        self._is_over = Event()
        self._thread = Thread(target=self._ask)

    def _ask(self) -> None:
        while not (legal := self._page.frame(self._table)["legal"][:1]):
            time.sleep(PAUSE)  # the bot begins
        while not self._is_over.is_set():
            begun = time.perf_counter()
            self._page.get("/api/games")
            self._page.post(f"/api/tables/{self._table}/try", {"seat": 0, "actions": legal})
            self.waits.append(1000 * (time.perf_counter() - begun) / 2)
            time.sleep(PAUSE)

    def __enter__(self) -> Asking:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._is_over.set()
        self._thread.join()


def run(page: Browser, game: str, games: int) -> tuple[float, Any]:
    """Seconds of a run of so many games, as the page begins and follows it, and what came."""
    seats, changes = TRIED[game]
    edition = page.post("/api/lab/box", {"game": game, "changes": changes})["edition"]
    begun = time.perf_counter()
    asked = {"game": game, "players": ["random"] * seats, "edition": edition, "games": games}
    found = page.post("/api/lab/runs", asked)
    while found["status"] in ("waiting", "playing"):
        time.sleep(LOOK)
        found = page.get(f"/api/lab/runs/{found['id']}")
    assert found["status"] == "done", found
    return time.perf_counter() - begun, found


def measure(server: Running, game: str, games: int) -> Measured:
    """The run of one game, with somebody else at a table."""
    page = server.browser("Lab")
    ready, _ = run(page, game, 10)
    with Asking(server.browser("Player")) as asking:
        played, _ = run(page, game, games)
    waits = sorted(asking.waits)
    return Measured(
        game, ready, played, len(waits), waits[len(waits) // 2], waits[min(len(waits) - 1, int(0.99 * len(waits)))]
    )


def written(found: list[Measured], games: int, load: float) -> str:
    """The page of figures."""
    rows = "\n".join(
        f"| `{one.game}` | {one.ready:.0f} s | {one.played:.0f} s | {one.answers} "
        f"| {one.median:.1f} ms | {one.p99:.1f} ms |"
        for one in found
    )
    return (
        f"# The lab\n\n{games:,} random games with the standard box and as many with one value changed, by "
        f"`python -m benchmarks.lab` on {cpu_name()}, {CORES} cores, {datetime.now(UTC).date()}, with a load of "
        f"{load:.1f} from other programs before it began. Ready: the first ten "
        "games, which compile the rules if that was not done before. Answers: what somebody at a table asked "
        "meanwhile.\n\n"
        "| game | ready | played | answers | median | 99 of 100 within |\n|---|---|---|---|---|---|\n"
        f"{rows}\n"
    )


def main() -> None:
    """Measure every game, and write it down."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, Running(generous(f"sqlite:///{folder}/lab.db")) as server:
        found = [measure(server, game, games) for game in TRIED]
    PAGE.write_text(written(found, games, load), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()

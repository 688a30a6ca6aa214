"""How long it takes from a fresh clone to the first move against bots, and how many clicks.

    .venv/bin/python -m benchmarks.first_move [--game sitting_ducks]

Clones the repository into a temporary folder and runs `make play` there, with a program in the place of the browser
that only tells the address; then a real browser opens it, plays at once against bots, and makes a move. The same is
done a second time in the same folder, when everything is installed and built. Writes benchmarks/first_move.md.
What pip and npm have kept in their caches on this machine is used.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from tools.chromium import QUIET, find  # noqa: E402

PAGE = Path(__file__).parent / "first_move.md"
PATIENCE = 600
"""Seconds the set-up may take."""
TELLING = '#!/bin/sh\necho "$1" > "{told}.new"\nmv "{told}.new" "{told}"\n'
"""In the place of the browser: writes down the address it is to open."""


@dataclass
class Start:
    """Seconds of one start, and the clicks to the first move."""

    set_up: float
    page_ready: float
    first_move: float
    clicks: int


def start(clone: Path, game: str, folder: Path) -> Start:
    """Run `make play` and make the first move in the browser it would have opened."""
    told = folder / "address"
    told.unlink(missing_ok=True)
    browser = folder / "browser"
    browser.write_text(TELLING.format(told=told), encoding="utf-8")
    browser.chmod(0o755)
    around = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    around |= {"BROWSER": str(browser), "DRAKES_DATA": str(folder / "data")}
    begun = time.perf_counter()
    terminal, ours = os.openpty()  # the browser is opened for people, who sit at a terminal
    Thread(target=listen, args=(terminal,), daemon=True).start()
    running = subprocess.Popen(
        ["make", "play"], cwd=clone, env=around, stdout=ours, stderr=ours, start_new_session=True
    )
    os.close(ours)
    try:
        address = wait_for(told, running)
        set_up = time.perf_counter() - begun
        ready, moved, clicks = play(address, game)
        return Start(set_up, ready, moved, clicks)
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait()


def listen(terminal: int) -> None:
    """Read what is written to the terminal, or it would fill up."""
    with suppress(OSError):
        while os.read(terminal, 4096):
            pass


def wait_for(told: Path, running: subprocess.Popen[bytes]) -> str:
    """The address, once the server has asked for a browser."""
    until = time.monotonic() + PATIENCE
    while not told.exists():
        if running.poll() is not None or time.monotonic() > until:
            sys.exit("make play did not open a browser.")
        time.sleep(0.05)
    return told.read_text(encoding="utf-8").strip()


def play(address: str, game: str) -> tuple[float, float, int]:
    """Seconds until the first page is ready and until the first move is made after that, and the clicks it took."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find(), args=list(QUIET))
        page = browser.new_page(viewport={"width": 1400, "height": 900}, locale="en-GB")
        begun = time.perf_counter()
        page.goto(address)
        now = page.locator(f"article[aria-labelledby=game-{game}] .button.main")
        expect(now).to_be_visible(timeout=60_000)
        ready = time.perf_counter()
        now.click()
        clicks = 1 + move(page)
        moved = time.perf_counter()
        browser.close()
    return ready - begun, moved - ready, clicks


def move(page: Page) -> int:
    """Make a move from the list of all choices, in so many clicks; it is made when the log tells of it."""
    bar = page.locator(".bar")
    page.locator(".bar [aria-expanded]").first.click(timeout=60_000)
    version = (bar.get_attribute("data-at") or "").split()[0]
    clicks = 1
    choice = page.locator(".choices .choice:not(.path)").first
    while (bar.get_attribute("data-at") or "").strip() == version:
        choice.click()
        clicks += 1
        page.wait_for_timeout(50)
    return clicks


def report(game: str, starts: list[Start]) -> str:
    """The page of results."""
    lines = [
        "# From a fresh clone to the first move",
        "",
        f"Measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC by `python -m benchmarks.first_move`",
        f"on {os.cpu_count()} cores with a load of {os.getloadavg()[0]:.1f}, playing {game} against bots.",
        "Set-up is everything `make play` does before it opens the browser: the virtual environment, the requirements,",
        "the pages, the server. The move is made from the list of all choices; a click on a target takes fewer.",
        "",
        "| | set-up, s | first page ready, s | first move, s | clicks |",
        "|---|---|---|---|---|",
    ]
    for name, one in zip(("fresh clone", "second start"), starts, strict=True):
        lines.append(f"| {name} | {one.set_up:.1f} | {one.page_ready:.1f} | {one.first_move:.1f} | {one.clicks} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Clone, start twice, and write down how long it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sitting_ducks")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone = folder / "drakes"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        starts = [start(clone, chosen.game, folder) for _ in range(2)]
    PAGE.write_text(report(chosen.game, starts), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()

"""How soon a click is answered on the page: one game of each, dealt the same each time, played by real clicks.

    .venv/bin/python -m benchmarks.paint [--games sitting_ducks …]

Writes benchmarks/paint.md. The server, its bots and the browser share this machine. Two times are taken from each
click's own time stamp, which is that of the input: to the next paint after it, which shows what was pressed or raised,
and, where the click was a step, to the paint of the position the server answered with.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web import visiting  # noqa: E402
from tests.web.at_the_board import Person, table  # noqa: E402
from tests.web.captain import Captain  # noqa: E402
from tests.web.playing import in_the_harbour, play_a_card, play_out  # noqa: E402

PAGE = Path(__file__).parent / "paint.md"
LIMIT = 100.0
"""Milliseconds within which every click is to be answered."""
WATCH = """() => {
  window.clicks = [];
  const painted = (tell) => requestAnimationFrame((now) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => tell(performance.now());
    channel.port2.postMessage(null);
  });
  addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    const what = event.target.closest('button, [role=button], [data-n], [data-key]') ?? event.target;
    const click = { at: event.timeStamp, what: what.outerHTML.slice(0, 80), answered: null, moved: null };
    window.clicks.push(click);
    painted((now) => (click.answered = now - click.at));
  }, true);
  let place = document.querySelector('.bar')?.dataset.at;
  new MutationObserver(() => {
    const now = document.querySelector('.bar')?.dataset.at;
    if (now === undefined || now === place) return;
    place = now;
    const click = window.clicks.at(-1);
    if (click && click.moved === null) painted((then) => (click.moved = then - click.at));
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-at'] });
}"""


def ducks(person: Person) -> Any:
    """A whole game of Sitting Ducks."""
    return play_out(person, play_a_card)


def harbour(person: Person) -> Any:
    """A whole game of Dragon Market."""
    return play_out(person, in_the_harbour(2))


def galaxy(person: Person) -> Any:
    """A whole game of Duck Dealer."""
    return Captain(person).play_out()


GAMES: dict[str, tuple[list[str], str, Callable[[Person], Any]]] = {
    "sitting_ducks": (["me", "random", "random"], "standard", ducks),
    "dragon_market": (["me", "random"], "quick", harbour),
    "duck_dealer": (["me", "random"], "standard", galaxy),
}


def measure(game: str) -> list[dict[str, Any]]:
    """The clicks of one game, each with its times in milliseconds."""
    seats, variant, play = GAMES[game]
    with (
        tempfile.TemporaryDirectory() as folder,
        table(Path(folder), game, seats, variant=variant) as person,
    ):
        person.page.evaluate(WATCH)
        play(person)
        clicks: list[dict[str, Any]] = person.page.evaluate("window.clicks")
    return [click for click in clicks if click["answered"] is not None]


def spread(times: list[float]) -> str:
    """Number, median, 95th percentile and maximum, as cells of a table."""
    if len(times) < 2:
        return f"{len(times)} | | |"
    percentiles = statistics.quantiles(times, n=20, method="inclusive")
    return f"{len(times)} | {statistics.median(times):.0f} | {percentiles[-1]:.0f} | {max(times):.0f}"


def report(found: dict[str, list[dict[str, Any]]]) -> str:
    """The page of results."""
    load = os.getloadavg()[0]
    lines = [
        "# How soon a click is answered",
        "",
        f"Measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC by `python -m benchmarks.paint` on {os.cpu_count()} cores,",
        f"shared by browser, server and bots, with a load of {load:.1f} at the end. Milliseconds from the input:",
        "to the next paint, and to the paint of the new position, which the server answers with.",
        "",
        "| Game | clicks | p50 | p95 | max | new positions | p50 | p95 | max |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game, clicks in found.items():
        answered = spread([click["answered"] for click in clicks])
        moved = spread([click["moved"] for click in clicks if click["moved"] is not None])
        lines.append(f"| {game} | {answered} | {moved} |")
    slow = [(game, click) for game, clicks in found.items() for click in clicks if click["answered"] > LIMIT]
    lines += ["", f"Clicks not answered within {LIMIT:.0f} ms: {len(slow)}.", ""]
    lines += [f"- {game}, {click['answered']:.0f} ms: `{click['what']}`" for game, click in slow[:20]]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Play, measure, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    chosen = parser.parse_args()
    found = {game: measure(game) for game in chosen.games}
    visiting.close_all()
    PAGE.write_text(report(found), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()

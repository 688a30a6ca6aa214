"""Duck Dealer played by traders, 200 games at each number of seats: how games go, as a table in duck_dealer.md.

python benchmarks/duck_dealer_traders.py [games]
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from drakes.core.chance import draw, stream
from drakes.core.editions import load_box
from drakes.core.events import EventLog
from drakes.core.game import NATURE, OVER
from drakes.engine.drivers import choose
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.bots.trader import trader
from drakes.games.duck_dealer.rules.state import LEVEL_OF

PAGE = Path(__file__).parent / "duck_dealer.md"
MARK = "<!-- traders -->"
LEVELS = ("3", "10", "30")
LEVELLED = ("factory_built", "consumer_built", "delivered")


@dataclass
class Report:
    """What happened in all games at one number of seats."""

    seats: int
    games: int = 0
    totals: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)
    winning: list[int] = field(default_factory=list)
    spread: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    wins_by_position: list[float] = field(default_factory=list)

    def add(self, happened: Counter[str], scores: list[int], places: list[int], order: list[int]) -> None:
        self.games += 1
        self.totals += happened
        self.games_with.update(happened.keys())
        self.winning.append(max(scores))
        self.spread.append(max(scores) - min(scores))
        winners = [seat for seat, place in enumerate(places) if place == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.wins_by_position[order.index(seat)] += 1 / len(winners)

    def per_game(self, key: str) -> str:
        return f"{self.totals[key] / self.games:.1f}"

    def share(self, key: str) -> str:
        return f"{100 * self.games_with[key] / self.games:.0f} %"


def play(seats: int, seed: int, report: Report) -> None:
    """One game of traders, each of whom sees only their hidden state."""
    box, state, log, moves = load_box(GAME), GAME.new_state(seats), EventLog(), GAME.rules.moves()
    log.is_open = 1
    GAME.rules.setup(box, state)
    happened: Counter[str] = Counter()
    key, n = stream(seed, 0), 0
    while (mover := GAME.rules.to_move(state)) != OVER:
        moves = GAME.rules.moves()
        GAME.rules.legal(box, state, moves)
        if mover == NATURE:
            action = choose(moves, NATURE, draw(key, n))
        else:
            hidden = GAME.rules.codec.copy(state)
            GAME.rules.hide(box, hidden, mover)
            action = trader(box, hidden, moves.actions[: moves.n], draw(key, n))
            happened[f"chose {GAME.rules.actions.range_of(action).kind}"] += 1
        n += 1
        GAME.rules.apply(box, state, action, log)
        for event in GAME.rules.events.read(log):
            level = LEVELS[LEVEL_OF[event.arguments["product"]]] if event.kind in LEVELLED else ""
            happened[f"{event.kind} {level}".strip()] += 1
    scores, places = [0] * seats, [0] * seats
    GAME.rules.scores(box, state, scores)
    GAME.rules.places(box, state, places)
    report.add(happened, scores, places, list(state.order[:seats]))


def rows(reports: list[Report]) -> list[tuple[str, list[str]]]:
    """The rows of the table: what, and a figure for each number of seats."""
    table: list[tuple[str, list[str]]] = [
        ("decisions a game", [f"{decisions(r) / r.games:.0f}" for r in reports]),
        (
            "collecting turns per action turn",
            [f"{r.totals['chose collect'] / r.totals['action_turn']:.1f}" for r in reports],
        ),
        ("turns with a shortage a game", [r.per_game("missing") for r in reports]),
        ("winning score, mean", [f"{mean(r.winning):.0f}" for r in reports]),
        ("winner ahead of last, mean", [f"{mean(r.spread):.0f}" for r in reports]),
        ("wins by seat, %", [" ".join(f"{100 * w / r.games:.0f}" for w in r.wins) for r in reports]),
        (
            "wins by turn position, %",
            [" ".join(f"{100 * w / r.games:.0f}" for w in r.wins_by_position) for r in reports],
        ),
    ]
    for name, key in (("factory", "factory_built"), ("consumer", "consumer_built"), ("delivery", "delivered")):
        for level in LEVELS:
            figures = [f"{r.per_game(f'{key} {level}')} ({r.share(f'{key} {level}')})" for r in reports]
            table.append((f"{name} of level {level}", figures))
    for name, key in (("spaceyard built", "spaceyard_built"), ("gear bought", "bought"), ("jump", "jumped")):
        table.append((name, [f"{r.per_game(key)} ({r.share(key)})" for r in reports]))
    return table


def decisions(report: Report) -> int:
    return sum(n for key, n in report.totals.items() if key.startswith("chose "))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    reports = []
    for seats in GAME.rules.seats:
        report = Report(seats, wins=[0.0] * seats, wins_by_position=[0.0] * seats)
        for seed in range(games):
            play(seats, seed, report)
        reports.append(report)
    lines = [
        f"{games} games of traders at each number of seats; in brackets the share of games in which it happens.",
        "",
    ]
    lines += [
        "| | " + " | ".join(f"{seats} seats" for seats in GAME.rules.seats) + " |",
        "|---" * (len(reports) + 1) + "|",
    ]
    lines += [f"| {name} | " + " | ".join(figures) + " |" for name, figures in rows(reports)]
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
    _, _, after = rest.partition(MARK)
    PAGE.write_text(before + MARK + "\n" + "\n".join(lines) + "\n" + MARK + after, encoding="utf-8")


if __name__ == "__main__":
    main()

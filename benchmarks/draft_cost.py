"""What a turn of five steps costs a server: calls of `apply`, processor time and bytes of all its requests.

    python benchmarks/draft_cost.py

Duck Dealer, since its turns are long and offer much. A simple player plays for all; the first five steps of its action
turns, and their end, are made by clicks, as the page makes them: one request when the turn begins, one for each click,
the last of which ends the turn and does all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Any

import msgspec

from drakes.bots.choosing import choose
from drakes.core.game import Game, find_game
from drakes.play.drafts import Drafts
from drakes.play.fair import commitment_of
from drakes.play.new_tables import new_head
from drakes.play.table import Table

GAME, PLAYER, SEATS, STEPS, TURNS = "duck_dealer", "trader", 3, 5, 40
OUT = Path(__file__).parent / "draft_cost.md"
BEFORE = ("before what is tried was kept", 344.9, 505, 26.3, 77.2)
"""The same turns when every request began again and brought the previews of all choices, on the same machine."""


class Counter:
    """Counts the calls of a game's `apply` from now on."""

    def __init__(self, game: Game) -> None:
        self.count, self._honest = 0, game.rules.apply
        object.__setattr__(game.rules, "apply", self.apply)

    def apply(self, *given: Any) -> None:
        """The rule itself, counted."""
        self.count += 1
        self._honest(*given)


def turns(game: Game) -> Iterator[tuple[Table, int, list[int]]]:
    """Tables at which a seat begins an action turn, and the first steps of a simple player's turn, then its end."""
    for seed in range(100):
        table = dealt(game, seed.to_bytes(32))
        while (seat := table.to_move) is not None:
            if game.rules.actions.parse("act") in table.legal(seat):
                actions = short_turn(table, seat)
                if actions:
                    yield Table(table.history, seed.to_bytes(32)), seat, actions
            action = choose(game, table.box, table.hidden(seat), table.legal(seat), PLAYER, table.version)
            table.accept(table.act(seat, table.version, [action], 1))


def dealt(game: Game, key: bytes) -> Table:
    """A table of persons that has just been dealt."""
    table = Table.open(new_head(game, table="table", seats=SEATS, commitment=commitment_of(key)), key, 1)
    for seat in range(SEATS):
        table.accept(table.sit(seat, f"Player {seat}", "person", "", 1))
    table.accept(table.deal(1))
    return table


def short_turn(table: Table, seat: int) -> list[int]:
    """Five steps of an action turn as a simple player takes them, then its end; nothing where that cannot be."""
    drafts, actions = Drafts(), [table.game.rules.actions.parse("act")]
    while len(actions) < STEPS:
        tried = drafts.try_out(table, seat, actions)
        if tried.stops:
            return []
        known = drafts.known_after(table, seat, actions)
        actions.append(choose(table.game, table.box, known, tried.legal, PLAYER, len(actions)))
    actions.append(table.game.rules.actions.parse("end_turn"))
    return actions if drafts.try_out(table, seat, actions).stops == "hand-over" else []


def clicks(table: Table, seat: int, actions: list[int]) -> list[Any]:
    """What a server answers to the clicks of a turn."""
    drafts = Drafts()
    answers: list[Any] = [drafts.try_out(table, seat, [])]
    answers += [drafts.try_out(table, seat, actions[: n + 1]) for n in range(len(actions) - 1)]
    assert drafts.try_out(table, seat, actions).stops  # so that the last click does it all
    return [*answers, table.act(seat, table.version, actions, 1)]


def measure(game: Game) -> tuple[float, int, float, float]:
    """Calls of `apply` on average and at most, milliseconds and kilobytes, for one turn."""
    found = [turn for turn, _ in zip(turns(game), range(TURNS), strict=False)]
    counter, calls, spent, sent = Counter(game), [], [], []
    for table, seat, actions in found:
        before, start = counter.count, process_time()
        answers = clicks(table, seat, actions)
        spent.append(process_time() - start)
        calls.append(counter.count - before)
        sent.append(sum(len(msgspec.json.encode(answer)) for answer in answers))
    return mean(calls), max(calls), 1000 * mean(spent), mean(sent) / 1000


def report(rows: list[tuple[str, float, int, float, float]]) -> str:
    """The table, in Markdown."""
    lines = [
        "# What a draft costs",
        "",
        f"A turn of {STEPS} steps and its end in Duck Dealer, {SEATS} players, {TURNS} turns: all requests of the page",
        "for what it shows without a pointer over anything, the act at the end included. `draft_cost.py` counts.",
        "",
        "| | calls of `apply`, mean | at most | processor time, ms | answers, kB |",
        "|---|---|---|---|---|",
        *(f"| {name} | {calls:.1f} | {most} | {spent:.1f} | {sent:.1f} |" for name, calls, most, spent, sent in rows),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    text = report([BEFORE, ("now", *measure(find_game(GAME)))])
    OUT.write_text(text, encoding="utf-8")
    print(text)

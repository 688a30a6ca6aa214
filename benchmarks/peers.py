"""Drakes and its peers at random play, side by side on one core.

    python benchmarks/peers.py [game] [--seats 4] [--rounds 9] [--json]

All contestants take turns, round after round, in one process bound to one core, so that whatever else the machine does
strikes them alike. Figures are per second of that core's time. A peer that is not installed is left out, with a word
on how to get it; README.md in this folder says how to set up all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any

from drakes.core.game import Game, find_game
from drakes.lab.bench import Bench, Span, cost_of, machine, make_batch, span_of

HEARTS = "hearts"


@dataclass(frozen=True)
class Round:
    """What a contestant did in one round, and how long it took."""

    decisions: int
    natures: int
    span: Span

    @property
    def rate(self) -> float:
        """Nodes a second of the core's time."""
        return (self.decisions + self.natures) / self.span.core_seconds


@dataclass
class Contestant:
    """One way of playing a game at random."""

    name: str
    plays: str
    play: Callable[[int], Round]
    """One round, from a seed."""
    copy_ns: float
    rounds: list[Round] = field(default_factory=list)


@dataclass(frozen=True)
class Spread:
    """The median of the rounds, the lowest and the highest."""

    median: float
    lowest: float
    highest: float


def spread_of(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def drakes(game: Game, seats: int, engine: str, games: int) -> Contestant:
    """Drakes' own batches, whole games."""
    batch = make_batch(engine, game, games, seats)
    batch.play_out()

    def play(seed: int) -> Round:
        batch.restart(seed)
        before = batch.tally()
        span = span_of(batch.play_out)
        after = batch.tally()
        return Round(after.decisions - before.decisions, after.natures - before.natures, span)

    copies = Bench(game, seats).copy_costs([engine])
    return Contestant(f"Drakes, {engine}", f"{game.name}, {seats} seats", play, next(iter(copies.values())))


def open_spiel() -> Iterator[Contestant]:
    """OpenSpiel's hearts: whole games in C++, playouts of a dealt game in C++, and whole games from a Python loop."""
    spiel: Any = import_module("pyspiel")
    hearts = spiel.load_game(HEARTS)
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(hearts.num_players())]
    copy_ns = cost_of(deal(hearts, random.Random(0)).clone, 2000)

    def bot_games(seed: int) -> Round:
        """Bots in C++ play; each call from Python is a whole game."""
        states = [hearts.new_initial_state() for _ in range(3000)]
        span = span_of(lambda: [spiel.evaluate_bots(state, bots, seed + i) for i, state in enumerate(states)])
        return count(states, span)

    def rollouts(seed: int) -> Round:
        """A search in C++ whose single simulation is 5,000 playouts; after the deal hearts has no chance left."""
        playouts = 5000
        state = deal(hearts, random.Random(seed))
        search = spiel.MCTSBot(hearts, spiel.RandomRolloutEvaluator(playouts, seed), 1.0, 1, 1, False, seed, False)
        span = span_of(lambda: search.mcts_search(state))
        lengths = {play_out(state.clone(), random.Random(i)) for i in range(20)}
        assert len(lengths) == 1, "after the deal every game of hearts is equally long"
        return Round(playouts * lengths.pop(), 0, span)

    def python_games(seed: int) -> Round:
        """Every move is chosen and made from Python."""
        rng = random.Random(seed)
        states = [hearts.new_initial_state() for _ in range(300)]
        return count(states, span_of(lambda: [play_out(state, rng) for state in states]))

    yield Contestant("OpenSpiel, C++", f"{HEARTS}, whole games", bot_games, copy_ns)
    yield Contestant("OpenSpiel, C++ playouts", f"{HEARTS}, from the deal on: no chance", rollouts, copy_ns)
    yield Contestant("OpenSpiel, Python loop", f"{HEARTS}, whole games", python_games, copy_ns)


def count(states: list[Any], span: Span) -> Round:
    """The nodes of finished OpenSpiel games, by their histories; a chance node's player is negative."""
    natures = sum(one.player < 0 for state in states for one in state.full_history())
    return Round(sum(len(state.history()) for state in states) - natures, natures, span)


def deal(game: Any, rng: random.Random) -> Any:
    """An OpenSpiel game after its opening chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(draw(state, rng))
    return state


def draw(state: Any, rng: random.Random) -> int:
    """One of chance's outcomes. In hearts all are equally likely."""
    outcome: int = rng.choice(state.chance_outcomes())[0]
    return outcome


def play_out(state: Any, rng: random.Random) -> int:
    """Random play of an OpenSpiel game to its end; the number of nodes."""
    nodes = 0
    while not state.is_terminal():
        state.apply_action(draw(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
        nodes += 1
    return nodes


def catanatron() -> Iterator[Contestant]:
    """catanatron's Catan, in Python; its dice and draws fall inside decisions and are not counted apart."""
    catan: Any = import_module("catanatron")
    turns = import_module("catanatron.game").TURNS_LIMIT

    def new_game(seed: int) -> Any:
        return catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=seed)

    def play_until(game: Any, most_decisions: int) -> int:
        decisions = 0
        while decisions < most_decisions and game.winning_color() is None and game.rules.state.num_turns < turns:
            game.play_tick()
            decisions += 1
        return decisions

    def play(seed: int) -> Round:
        lengths: list[int] = []
        games = [new_game(seed * 100 + i) for i in range(5)]
        span = span_of(lambda: lengths.extend(play_until(game, sys.maxsize) for game in games))
        return Round(sum(lengths), 0, span)

    begun = new_game(0)
    play_until(begun, 200)
    yield Contestant("catanatron, Python", "Catan, 4 seats", play, cost_of(begun.copy, 200))


PEERS = {"pyspiel": ("open_spiel", open_spiel), "catanatron": ("catanatron", catanatron)}
"""The peers by their modules: what to install, and who takes part."""


def invite() -> tuple[list[Contestant], dict[str, str], list[str]]:
    """The peers that are installed, their versions, and a sentence for each that is not."""
    found: list[Contestant] = []
    versions: dict[str, str] = {}
    missing: list[str] = []
    for module, (package, contestants) in PEERS.items():
        try:
            import_module(module)
        except ImportError:
            missing.append(f"{package} is not installed and is left out: pip install {package}")
        else:
            versions[package] = version(package)
            found += contestants()
    return found, versions, missing


def stay_on_one_core() -> bool:
    """Bind this process to one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def measure(game: Game, seats: int, rounds: int) -> dict[str, Any]:
    """All contestants in turn, `rounds` times."""
    is_bound = stay_on_one_core()
    peers, versions, missing = invite()
    for sentence in missing:
        print(sentence, file=sys.stderr)
    first = drakes(game, seats, "cpu1", 4000)
    contestants = [first, drakes(game, seats, "plain", 40), *peers]
    for one in contestants:
        one.play(1)
    for i in range(rounds):
        print(f"round {i + 1} of {rounds}", file=sys.stderr)
        for one in contestants:
            one.rounds.append(one.play(i + 2))
    return {
        "game": game.name,
        "seats": seats,
        "machine": machine(with_gpu=False) | versions,
        "method": f"random play, {rounds} rounds in turn, "
        + ("bound to one core, " if is_bound else "")
        + "per second of processor time, median (lowest, highest)",
        "missing": missing,
        "contestants": [report(one, first) for one in contestants],
    }


def report(one: Contestant, first: Contestant) -> dict[str, Any]:
    """A contestant's figures; the ratio says how many times as fast Drakes' first is, round by round."""
    rates = [done.rate for done in one.rounds]
    return {
        "name": one.name,
        "plays": one.plays,
        "nodes_per_second": asdict(spread_of(rates)),
        "nodes_per_clock_second": median((d.decisions + d.natures) / d.span.seconds for d in one.rounds),
        "decisions_per_second": asdict(spread_of([d.decisions / d.span.core_seconds for d in one.rounds])),
        "ratio": asdict(spread_of([d.rate / rate for d, rate in zip(first.rounds, rates, strict=True)])),
        "copy_ns": one.copy_ns,
    }


def show(found: dict[str, Any]) -> None:
    """The figures as a table of plain text."""
    print(f"{'':26}{'nodes/s':>12}{'lowest':>12}{'highest':>12}{'ratio':>9}{'copy, ns':>11}  plays")
    for one in found["contestants"]:
        nodes = one["nodes_per_second"]
        rates = "".join(f"{nodes[key]:12,.0f}" for key in ("median", "lowest", "highest"))
        print(f"{one['name']:26}{rates}{one['ratio']['median']:9.1f}{one['copy_ns']:11,.0f}  {one['plays']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="sitting_ducks")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    found = measure(find_game(chosen.game), chosen.seats, chosen.rounds)
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()

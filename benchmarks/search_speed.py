"""How fast the search is, beside OpenSpiel's in C++, on one core in one run.

    python benchmarks/search_speed.py [--rounds 5] [--simulations 2000]

Simulations are not alike: one of a short game costs less than one of a long game. So each line says how many actions a
simulation applies, and the last column has actions a second. Every contestant searches the same position of its game
with one playout a simulation; Drakes guesses the hidden cards anew in each, OpenSpiel's MCTS sees them all, its IS-MCTS
guesses. Contestants take turns, bound to one core; figures are medians per second of that core's time.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from drakes.bots.search import Searcher
from drakes.core.editions import load_box
from drakes.core.game import ENDLESS, OVER, Level, find_game
from drakes.play.match import Match

PAGE = Path(__file__).with_suffix(".md")
TABLES = (("sitting_ducks", 4, "standard", ENDLESS),)
"""Game, seats, variant, and how far each simulation is played out."""


@dataclass
class Contestant:
    """One search: `think` makes so many simulations from a seed and gives how many it made and the actions applied."""

    name: str
    plays: str
    think: Callable[[int, int], tuple[int, float]]
    rates: list[float] = field(default_factory=list)
    actions: list[float] = field(default_factory=list)


def drakes() -> Iterator[Contestant]:
    """Drakes' search in each game, as its bots use it."""
    for name, seats, variant, horizon in TABLES:
        game = find_game(name)
        match = Match(game, seats, seed=7, options=game.people.variants[variant])
        while len(match.legal()) < 2 and match.actor != OVER:
            match.play(match.legal()[0])
        searcher, hidden = Searcher(game, load_box(game)), match.hidden(match.to_move)

        def think(
            simulations: int, seed: int, searcher: Searcher = searcher, hidden: Any = hidden, horizon: int = horizon
        ) -> tuple[int, float]:
            searcher.forget()
            found = searcher.search(hidden, Level(simulations, horizon, 2.0), seed)
            return found.simulations, found.actions / found.simulations

        yield Contestant("Drakes, IS-MCTS", f"{name}, {seats} seats, {variant}", think)


def open_spiel() -> Iterator[Contestant]:
    """OpenSpiel's searches in C++: MCTS in a dealt game of hearts, IS-MCTS in games that can guess."""
    spiel: Any = import_module("pyspiel")
    for name, is_hidden in (("hearts", False), ("leduc_poker(players=4)", True), ("gin_rummy", True)):
        game = spiel.load_game(name)
        state = deal(game)
        length = sum(play_out(state.clone(), random.Random(i)) for i in range(50)) / 50

        def think(
            simulations: int, seed: int, game: Any = game, state: Any = state, length: float = length,
            is_hidden: bool = is_hidden,
        ) -> tuple[int, float]:  # fmt: skip
            evaluator = spiel.RandomRolloutEvaluator(1, seed)
            if is_hidden:
                kind = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
                bot = spiel.ISMCTSBot(seed, evaluator, 2.0, simulations, -1, kind, False, False)
                bot.step(state)
            else:
                spiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, seed, False).mcts_search(state)
            return simulations, length

        yield Contestant(f"OpenSpiel, {'IS-' if is_hidden else ''}MCTS", name, think)


def deal(game: Any) -> Any:
    """An OpenSpiel game after its opening chance."""
    state, rng = game.new_initial_state(), random.Random(0)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def play_out(state: Any, rng: random.Random) -> int:
    """Random play to the end; the number of actions."""
    n = 0
    while not state.is_terminal():
        chances = state.is_chance_node()
        state.apply_action(rng.choice(state.chance_outcomes())[0] if chances else rng.choice(state.legal_actions()))
        n += 1
    return n


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=2000)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    contestants = list(drakes())
    try:
        contestants += open_spiel()
    except ImportError:
        print("open_spiel is not installed and is left out: pip install open_spiel", file=sys.stderr)
    for one in contestants:
        one.think(50, 0)
    for seed in range(1, chosen.rounds + 1):
        for one in contestants:
            before = process_time()
            simulations, actions = one.think(chosen.simulations, seed)
            one.rates.append(simulations / (process_time() - before))
            one.actions.append(actions)
    PAGE.write_text(page(contestants), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))


def page(contestants: list[Contestant]) -> str:
    """The report."""
    rows = []
    for one in contestants:
        rate, actions = median(one.rates), median(one.actions)
        rows.append(f"| {one.name} | {one.plays} | {rate:,.0f} | {actions:.1f} | {rate * actions:,.0f} |\n")
    return (
        "# How fast the search is\n\n"
        f"Made by `python benchmarks/search_speed.py` ({platform.machine()}, Python {platform.python_version()}):\n"
        f"medians of {len(contestants[0].rates)} rounds in turn on one core, by its processor time. Drakes guesses\n"
        "the hidden cards anew in every simulation; OpenSpiel's MCTS sees them all, its IS-MCTS guesses.\n\n"
        "| search | game | simulations a second | actions each | actions a second |\n|---|---|---:|---:|---:|\n"
        + "".join(rows)
    )


if __name__ == "__main__":
    main()

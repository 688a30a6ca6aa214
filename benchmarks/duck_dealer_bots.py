"""Duck Dealer's planners against one another or against traders: wins with intervals, scores, time a turn.

python benchmarks/duck_dealer_bots.py games player other [other ...]      a player is a name, or plan:BUDGET
"""

from __future__ import annotations

import sys
from collections import defaultdict
from math import sqrt
from statistics import mean
from time import thread_time

from drakes.bots.planning import decide_by, forget
from drakes.bots.players import choose as choose_by_name
from drakes.core.box import load_box
from drakes.core.chance import draw, stream
from drakes.core.events import Silence
from drakes.core.game import NATURE, OVER
from drakes.engine.drivers import choose
from drakes.games.duck_dealer import GAME

BOX = load_box(GAME)


def decide(name: str, state: object, actions: list[int], seed: int) -> int:
    """What a player does: by name, or planning with a budget of its own."""
    if len(actions) == 1:
        return actions[0]
    if name.startswith("plan:"):
        return decide_by(GAME, BOX, state, int(name.removeprefix("plan:")), seed)
    return choose_by_name(GAME, BOX, state, actions, name, seed)


def play(names: list[str], seed: int, turns: dict[str, list[float]]) -> list[int]:
    """One game; gives the scores, and adds how long each player's turns took."""
    state, log, key, n = GAME.new_state(len(names)), Silence(), stream(seed, 0), 0
    forget(GAME)
    GAME.setup(BOX, state)
    spent: defaultdict[tuple[str, int, int], float] = defaultdict(float)
    while (mover := GAME.to_move(state)) != OVER:
        moves = GAME.moves()
        GAME.legal(BOX, state, moves)
        if mover == NATURE:
            action = choose(moves, NATURE, draw(key, n))
        else:
            seen = GAME.codec.copy(state)
            GAME.hide(BOX, seen, mover)
            before = thread_time()
            action = decide(names[mover], seen, list(moves.actions[: moves.n]), draw(key, n))
            spent[names[mover], mover, state.turn] += thread_time() - before
        n += 1
        GAME.apply(BOX, state, action, log)
    for (name, _, _), seconds in spent.items():
        turns.setdefault(name, []).append(seconds)
    scores = [0] * len(names)
    GAME.scores(BOX, state, scores)
    return scores


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def main() -> None:
    games, names = int(sys.argv[1]), sys.argv[2:]
    wins: defaultdict[str, float] = defaultdict(float)
    points: dict[str, list[int]] = {name: [] for name in names}
    turns: dict[str, list[float]] = {}
    for game in range(games):
        order = [names[(seat + game) % len(names)] for seat in range(len(names))]
        scores = play(order, game // len(names), turns)
        best = [name for name, score in zip(order, scores, strict=True) if score == max(scores)]
        for name in best:
            wins[name] += 1 / len(best)
        for name, score in zip(order, scores, strict=True):
            points[name].append(score)
    for name in dict.fromkeys(names):
        low, high = interval(min(wins[name], games), games)
        print(
            f"{name}: wins {wins[name]:.1f} of {games} ({low:.0%} to {high:.0%}), mean score {mean(points[name]):.0f}, "
            f"seconds a turn {mean(turns[name]):.3f}, at most {max(turns[name]):.2f}"
        )


if __name__ == "__main__":
    main()

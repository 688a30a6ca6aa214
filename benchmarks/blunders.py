"""Blunders made on purpose, and whether a review finds them: `python -m benchmarks.blunders make|measure`.

Bots play a game; one seat's turn is replaced by the worst one found there, and the game is played to its end. What that
cost is known from a search with a hundred times the thinking of a review (Duck Dealer's planner holds 128 plans at
most). `measure` has the blunderer's turns reviewed as after a game, and compares.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from drakes.bots.choosing import choose
from drakes.bots.reviews import LONG, Judgement, review, turning_points
from drakes.bots.worth import after_step, choose_best, legal_of, rest_of_turn, worths_after
from drakes.cli.review import turns
from drakes.core.editions import load_box
from drakes.core.game import Game, State, find_game
from drakes.play.logfile import load_log, log_to_text
from drakes.play.match import Match

FOLDER = Path(__file__).parents[1] / "tests" / "bots" / "blunders"
REPORT = Path(__file__).with_name("blunders.md")
TIMES = 100
"""How many times the thinking of a review's long look the true loss is known from."""
GAMES = {
    "sitting_ducks": ("hard", 4, 19, 0.25),
    "dragon_market": ("easy", 2, 2, 0.3),
    "duck_dealer": ("easy", 3, 6, 40.0),
}
"""By whom each is played, by how many, how many blunders, and what one must cost at least."""
TRIED = 8
"""How many bad turns are compared."""


def make(game: Game, number: int) -> dict[str, Any]:
    """Play a game with one blunder in it, and find out what that cost; the log is kept, and how it was made told."""
    bot, seats, _, least = GAMES[game.name]
    box, seed = load_box(game), 1000 * (number + 1)
    worths, started = [0.0, 0.0], time.process_time()
    while worths[0] - worths[1] < least:
        seed += 1
        made = play_with_blunder(game, box, bot, seats, seed, least)
        if made is None:
            continue
        match, ply, seat, steps = made
        hidden = match.at(ply).hidden(seat)
        better = rest_of_turn(game, box, hidden, choose_best(game, box, hidden, TIMES, 1), 1)
        worths = [worths_after(game, box, hidden, turn, LONG * TIMES, 1)[seat] for turn in (better, steps)]
    name = f"{game.name}-{number}.log"
    (FOLDER / name).write_text(log_to_text(match), encoding="utf-8")
    return {
        "log": name, "game": game.name, "ply": ply, "seat": seat, "steps": list(steps), "bot": bot, "seed": seed,
        "better": list(better), "worth_of_better": round(worths[0], 4), "worth": round(worths[1], 4),
        "lost": round(worths[0] - worths[1], 4), "times": TIMES, "seconds": round(time.process_time() - started),
    }  # fmt: skip


def play_with_blunder(
    game: Game, box: object, bot: str, seats: int, seed: int, least: float
) -> tuple[Match, int, int, tuple[int, ...]] | None:
    """A whole game in which the first seat takes one bad turn, where one costs enough; None where none does."""
    match, chance, made = Match(game, seats, seed=seed), Random(seed), None
    from_ply = chance.randrange(20, 120)
    while not match.is_over:
        mover = match.to_move
        assert mover is not None
        if made is None and mover == 0 and len(match.log) >= from_ply and len(match.legal()) > 1:
            bad = worst_turn(game, box, match.hidden(0), chance, least)
            if bad is not None:
                made = len(match.log), 0, bad
                for step in bad:
                    match.play(step)
                continue
        match.play(choose(game, box, match.hidden(mover), match.legal(), bot, chance.randrange(1 << 20)))
    return None if made is None else (match, *made)


def worst_turn(game: Game, box: object, hidden: State, chance: Random, least: float) -> tuple[int, ...] | None:
    """The worst of some turns taken at random, if a short look says that it costs a fifth more than it must."""
    times = 1 if game.bots.planner is None else 0
    best = rest_of_turn(game, box, hidden, choose_best(game, box, hidden, 1, 1), 1, quick=True)
    most = worths_after(game, box, hidden, best, times, 1)[hidden.observer]
    if most < least:
        return None
    turns = set(bad_turns(game, box, hidden, chance))
    found = {turn: worths_after(game, box, hidden, turn, times, 1)[hidden.observer] for turn in sorted(turns)}
    worst = min(found, key=lambda turn: found[turn], default=best)
    if worst == best or most - found[worst] < least:
        return None
    sure = [worths_after(game, box, hidden, turn, LONG, 1)[hidden.observer] for turn in (best, worst)]
    return worst if sure[0] - sure[1] >= 1.2 * least else None


def bad_turns(game: Game, box: object, hidden: State, chance: Random) -> Iterator[tuple[int, ...]]:
    """Turns of somebody who does not look: anything first, then the last action offered, which often ends the turn."""
    actions = legal_of(game, box, hidden)
    for first in (actions[-1], *chance.sample(actions, min(TRIED, len(actions)))):
        steps, state = [first], after_step(game, box, hidden, first)
        while state is not None and len(steps) < TRIED:
            steps.append(legal_of(game, box, state)[-1])
            state = after_step(game, box, state, steps[-1])
        if state is None:
            yield tuple(steps)


def found_by_review(blunder: dict[str, Any]) -> tuple[list[Judgement], float]:
    """The turning points that a review of the blunderer's turns lists, and the processor seconds it takes."""
    match = load_log(FOLDER / blunder["log"])
    own = [turn for turn in turns(match) if turn[1].observer == blunder["seat"]]
    started = time.process_time()
    looks = {one.ply: one for one in review(match.game, load_box(match.game, match.box_name), own)}
    return turning_points(list(looks.values())), time.process_time() - started


def is_found(blunder: dict[str, Any], points: list[Judgement]) -> bool:
    """Whether the blunder comes first, with a loss within 10 points of per cent, or a fifth of the points."""
    if not points or points[0].ply != blunder["ply"]:
        return False
    allowed = 0.1 if points[0].measure == "chance" else 0.2 * blunder["lost"]
    return bool(abs(points[0].lost - blunder["lost"]) <= allowed)


def known() -> list[dict[str, Any]]:
    """All blunders that are kept."""
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))]


def main() -> None:
    """Make the blunders of a game, or measure what reviews find of all."""
    if sys.argv[1] == "make":
        game = find_game(sys.argv[2])
        for number in [int(one) for one in sys.argv[3:]] or range(GAMES[game.name][2]):
            blunder = make(game, number)
            (FOLDER / f"{game.name}-{number}.json").write_text(json.dumps(blunder, indent=1) + "\n", encoding="utf-8")
            print(blunder["log"], blunder["lost"], flush=True)
        return
    head = ["# Whether reviews find blunders", "", "Made by `python -m benchmarks.blunders measure`.", ""]
    head += [
        "| log | true loss | listed first | loss told | within the bound | processor s |",
        "|---|---|---|---|---|---|",
    ]
    rows = []
    for blunder in known():
        if blunder["log"] in sys.argv[2:] or not sys.argv[2:]:
            rows.append(row_of(blunder))
            print(rows[-1], flush=True)
    if not sys.argv[2:]:
        REPORT.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def row_of(blunder: dict[str, Any]) -> str:
    """What a review finds of a blunder."""
    points, seconds = found_by_review(blunder)
    first = "yes" if points and points[0].ply == blunder["ply"] else "no"
    told = points[0].lost if points else 0.0
    held = "yes" if is_found(blunder, points) else "no"
    return f"| {blunder['log']} | {blunder['lost']} | {first} | {told:.3f} | {held} | {seconds:.0f} |"


if __name__ == "__main__":
    main()

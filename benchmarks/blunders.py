"""Blunders made on purpose, and whether a review finds them: `python -m benchmarks.blunders make|weigh|measure`.

`make GAME`: bots play a game; one seat's turn is replaced by the worst one found there, and the game is played to its
end.

`weigh`: what that cost. The best turn is found with a hundred times the thinking of the strongest bot, and both turns
are looked at with a hundred times the thinking of a review's long look. What Duck Dealer's planner can hold is widened
for it, in a copy of the sources. Dragon Market's beam stays within the 2048 positions that it can hold, six times the
strongest bot's; a hundred times as many games are played on.

`measure`: the blunderer's turns are reviewed as after a game, and compared with that.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from drakes.bots.choosing import choose
from drakes.bots.reviews import Judgement, review, turning_points
from drakes.bots.worth import (
    LONG,
    after_step,
    best_turn,
    legal_of,
    worth_to_mover,
    worths_after,
)
from drakes.cli.review import turns
from drakes.core.editions import load_box
from drakes.core.game import Game, State, find_game
from drakes.play.logfile import load_log, log_to_text
from drakes.play.match import Match

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "bots" / "blunders"
REPORT = Path(__file__).with_name("blunders.md")
TIMES = 100
"""How many times the thinking of a review's long look the true loss is known from."""
GAMES = {
    "sitting_ducks": ("hard", 4, 19, 0.25, (20, 120)),
    "dragon_market": ("easy", 2, 4, 0.15, (60, 300)),
    "duck_dealer": ("easy", 3, 4, 40.0, (20, 120)),
}
"""By whom each is played, by how many, how many blunders, what one must cost at least, and in which decision."""
TRIED = 8
"""How many bad turns are compared."""
WIDER = {
    "games/duck_dealer/bots/memory.py": (
        ("WIDEST = 128", "WIDEST = 3200"), ("Int16, WIDEST]", "Int32, WIDEST]"),
        ("Int16, POOL]", "Int32, POOL]"), ("n_free: Int16", "n_free: Int32"),
    )
}  # fmt: skip
"""What is changed in a copy of the sources so that a planner can think a hundred times as wide."""


def make(game: Game, number: int) -> dict[str, Any]:
    """Play a game with one blunder in it; the log is kept, and how it was made told."""
    bot, seats, *_ = GAMES[game.name]
    box, seed, made = load_box(game), 1000 * (number + 1), None
    while made is None:
        seed += 1
        made = play_with_blunder(game, box, bot, seats, seed)
    match, ply, steps = made
    name = f"{game.name}-{number}.log"
    (FOLDER / name).write_text(log_to_text(match), encoding="utf-8")
    return {"log": name, "game": game.name, "ply": ply, "seat": 0, "steps": list(steps), "bot": bot, "seed": seed}


def play_with_blunder(
    game: Game, box: object, bot: str, seats: int, seed: int
) -> tuple[Match, int, tuple[int, ...]] | None:
    """A whole game in which the first seat takes one bad turn, where one costs enough; None where none does."""
    match, chance, made = Match(game, seats, seed=seed), Random(seed), None
    from_ply = chance.randrange(*GAMES[game.name][4])
    while not match.is_over:
        mover = match.to_move
        assert mover is not None
        is_begun = bool(match.log) and match.log[-1].actor == 0
        if made is None and mover == 0 and not is_begun and len(match.log) >= from_ply and len(match.legal()) > 1:
            bad = worst_turn(game, box, match.hidden(0), chance)
            if bad is not None:
                made = len(match.log), bad
                for step in bad:
                    match.play(step)
                continue
        match.play(choose(game, box, match.hidden(mover), match.legal(), bot, chance.randrange(1 << 20)))
    return None if made is None else (match, *made)


def worst_turn(game: Game, box: object, hidden: State, chance: Random) -> tuple[int, ...] | None:
    """The worst of some turns taken at random, if a short look says that it costs a fifth more than it must."""
    least, times = GAMES[game.name][3], 1 if game.bots.planner is None else 0
    best = best_turn(game, box, hidden, 1, 1, quick=True)
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


# What it cost


def weigh(names: list[str]) -> None:
    """Find out what blunders cost, each in a process, over a copy of the sources in which planners hold more."""
    with TemporaryDirectory() as folder:
        copy = shutil.copytree(ROOT / "src", Path(folder) / "src")
        for file, changes in WIDER.items():
            text = (copy / "drakes" / file).read_text(encoding="utf-8")
            for old, new in changes:
                assert old in text, old
                text = text.replace(old, new)
            (copy / "drakes" / file).write_text(text, encoding="utf-8")
        here = {**os.environ, "PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(Path(folder) / "cache")}

        def look(name: str) -> None:
            subprocess.run([sys.executable, "-m", "benchmarks.blunders", "look", name], cwd=ROOT, env=here, check=True)

        firsts = {name.partition("-")[0]: name for name in names}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(look, firsts.values()))  # these compile, once for all others of their game
            list(pool.map(look, [name for name in names if name not in firsts.values()]))


def look(blunder: dict[str, Any]) -> dict[str, Any]:
    """What the blunder and the best turn are worth, by a very long look."""
    started = time.process_time()
    match, seat, steps = load_log(FOLDER / blunder["log"]), blunder["seat"], tuple(blunder["steps"])
    box, hidden = load_box(match.game, match.box_name), match.at(blunder["ply"]).hidden(seat)
    better = best_turn(match.game, box, hidden, TIMES, 1)
    worths = [worth_to_mover(match.game, box, hidden, turn, LONG * TIMES, 1) for turn in (better, steps)]
    return blunder | {
        "better": list(better), "worth_of_better": round(worths[0], 4), "worth": round(worths[1], 4),
        "lost": round(worths[0] - worths[1], 4), "times": TIMES, "seconds": round(time.process_time() - started),
    }  # fmt: skip


# What reviews find


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


def row_of(blunder: dict[str, Any]) -> str:
    """What a review finds of a blunder."""
    points, seconds = found_by_review(blunder)
    first = "yes" if points and points[0].ply == blunder["ply"] else "no"
    told = points[0].lost if points else 0.0
    held = "yes" if is_found(blunder, points) else "no"
    return f"| {blunder['log']} | {blunder['lost']} | {first} | {told:.3f} | {held} | {seconds:.0f} |"


def measure(names: list[str]) -> None:
    """What reviews find, as a page where all are measured."""
    rows = []
    for blunder in known(names):
        rows.append(row_of(blunder))
        print(rows[-1], flush=True)
    head = [
        "# Whether reviews find blunders", "",
        f"Made by `python -m benchmarks.blunders measure` on {os.cpu_count()} cores with a load of"
        f" {os.getloadavg()[0]:.1f}; the times are the processor's. The bound is 10 points of per cent, or a fifth of",
        "the points. True losses were found by `weigh`: a hundred times the thinking of a review's long look.", "",
        "| log | true loss | listed first | loss told | within the bound | processor s |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    if not names:
        REPORT.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def known(names: list[str] | None = None) -> list[dict[str, Any]]:
    """All blunders that are kept, or some."""
    files = [FOLDER / name for name in names] if names else FOLDER.glob("*.log")
    return [json.loads(file.with_suffix(".json").read_text(encoding="utf-8")) for file in sorted(files)]


def keep(blunder: dict[str, Any]) -> None:
    """Write down what is known of a blunder, and say so."""
    file = (FOLDER / blunder["log"]).with_suffix(".json")
    file.write_text(json.dumps(blunder, indent=1) + "\n", encoding="utf-8")
    print(blunder["log"], blunder.get("lost", ""), blunder.get("seconds", ""), flush=True)


def main() -> None:
    """Make the blunders of a game, find out what they cost, or measure what reviews find of all."""
    command, *asked = sys.argv[1:]
    if command == "make":
        game = find_game(asked[0])
        for number in [int(one) for one in asked[1:]] or range(GAMES[game.name][2]):
            keep(make(game, number))
    elif command == "weigh":
        weigh([blunder["log"] for blunder in known(asked)])
    elif command == "look":
        keep(look(known(asked)[0]))
    else:
        measure(asked)


if __name__ == "__main__":
    main()

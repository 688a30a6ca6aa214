"""Editions at random, at the edges of what Dragon Market takes; a few lie beyond them and are refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from drakes.core.box import read_values
from drakes.games.dragon_market import GAME

GOODS = GAME.rules.domains["good"]
SWEEPS = {
    "centre": ". . . . .|. . + . .|. b S b .|. . + . .|. . . . .",
    "end": ". . + . .|. . + . .|. . S b b|. . . . .|. . . . .",
}
"""DM-B7: the least a quarter turn sweeps, where the boat comes to lie."""


def random_values(random: Random, folder: Path) -> dict[str, Any]:
    """The values of an edition."""
    values = read_values(GAME.people.folder / "boxes" / "standard.toml")
    centre = random.choice((0, 10, random.randint(0, 10)))
    values["boats"] |= {"centre": centre, "end": 10 - centre + (random.random() < 0.05)}
    values["coins"]["count"] = random.choice((6, 60, random.randint(5, 61)))
    values["die"]["faces"] = random_faces(random)
    values["sweep"] |= {kind: wider(random, least) for kind, least in SWEEPS.items()}
    values["blue"]["cards"] = dict(zip(values["blue"]["cards"], dealt(random, 10, 4), strict=True))
    values["red"]["cards"] = dict(zip(values["red"]["cards"], dealt(random, 13, 3), strict=True))
    return values


def random_faces(random: Random) -> dict[str, int]:
    """DM-B3: six faces of any values, often all the same."""
    shown = random.choices(range(1, 7), k=6) if random.random() < 0.5 else [random.randint(1, 6)] * 6
    return {str(value): shown.count(value) for value in range(1, 7)}


def wider(random: Random, least: str) -> str:
    """DM-B7: a drawing of what a turn sweeps, with some squares, all or none besides the least."""
    share = random.choice((0.0, 1.0, random.random()))
    marks = ["+" if mark == "." and random.random() < share else mark for mark in least]
    return "".join(marks).replace("|", "\n")


def dealt(random: Random, cards: int, each: int) -> list[str]:
    """DM-B5, DM-B6: so many different goods a card, no kind on more than two; now and then one too often."""
    while True:
        goods = random.sample(2 * GOODS, cards * each)
        found = [goods[n * each : (n + 1) * each] for n in range(cards)]
        if all(len(set(card)) == each for card in found):
            break
    if random.random() < 0.05:
        found[0][0] = found[1][0]
    return [" ".join(card) for card in found]

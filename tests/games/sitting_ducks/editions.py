"""Editions at random, at the edges of what Sitting Ducks takes; a few lie beyond them and are refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from drakes.core.box import read_values
from drakes.games.sitting_ducks import GAME

CARDS = GAME.rules.domains["card"]
FEWEST, MOST = 19, 120
"""SD-3.4: so that there is a card to draw when six hands are full."""


def random_values(random: Random, folder: Path) -> dict[str, Any]:
    """The values of an edition."""
    values = read_values(GAME.people.folder / "boxes" / "standard.toml")
    values["ducks"]["each_colour"] = random.choice((2, 6, random.randint(2, 6), random.randint(1, 7)))
    values["points"] |= {name: random.choice((0, 9, random.randint(0, 9))) for name in ("marching_off", "survivor")}
    for deck in ("standard", "extended"):
        values["deck"][deck]["cards"] = random_deck(random)
    return values


def random_deck(random: Random) -> dict[str, int]:
    """SD-B1: as few or as many cards as there may be, of all kinds or of a few; now and then of one alone."""
    kinds = random.sample(CARDS, random.choice((1, 3, 9, len(CARDS))))
    cards = dict.fromkeys(CARDS, 0)
    wanted = random.choice((FEWEST, MOST, random.randint(FEWEST - 1, MOST + 1)))
    for _ in range(wanted):
        cards[random.choice(kinds)] += 1
    return {card: min(n, 30) for card, n in cards.items()}

"""What sheets of this game say again and again: places and goods by their names."""

from __future__ import annotations

from drakes.core.sheets import Name, Sentence, say
from drakes.games.duck_dealer.rules.actions import ENERGY, GEAR, GOOD
from drakes.games.duck_dealer.rules.state import FAR, PLANETS, PRIMARIES

NEAREST = 4
"""How many places a line lists."""


def good(n: int) -> Name:
    """A good's name."""
    return Name("good", GOOD.labels[n])


def goods(several: list[int]) -> list[Name]:
    """Goods by their names."""
    return [good(n) for n in several]


def product(n: int) -> Name:
    """A product's name, as a good."""
    return good(n + PRIMARIES)


def good_thing(n: int) -> str:
    """A good as a thing of the board."""
    return f"good:{GOOD.labels[n]}"


def energy_thing(n: int) -> str:
    """A colour of energy as a thing of the board."""
    return f"energy:{ENERGY.labels[n]}"


def gear_thing(n: int) -> str:
    """A kind of gear as a thing of the board."""
    return f"crew:{GEAR.labels[n]}"


def planet(n: int) -> Name:
    """A planet's name."""
    return Name("planet", n)


def place(node: int) -> Name:
    """Where a ship is: a planet or a dot."""
    return Name("planet", node) if node < PLANETS else Name("dot", node - PLANETS)


def player(seat: int) -> Name:
    """A player's name."""
    return Name("seat", seat)


def nearest(planets: list[int], steps: list[int]) -> list[int]:
    """Planets, the nearest first; those that no way leads to are left out."""
    return sorted((n for n in planets if steps[n] < FAR), key=lambda n: (steps[n], n))


def also(planets: list[int], steps: list[int]) -> Sentence | None:
    """Other places of the same, the nearest first."""
    some = planets[:NEAREST]
    if not some:
        return None
    arguments = {f"place{i}": planet(n) for i, n in enumerate(some)}
    distances = {f"steps{i}": steps[n] for i, n in enumerate(some)}
    return say(f"also-{len(some)}", **arguments, **distances)

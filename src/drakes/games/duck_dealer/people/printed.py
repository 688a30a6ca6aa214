"""The names a galaxy prints, so that sentences speak of planets and dots as people do."""

from functools import lru_cache

from drakes.games.duck_dealer.rules.state import Box


def printed(box: Box) -> dict[str, tuple[str, ...]]:
    """Every planet by its name, every dot by the two planets it lies between and its number on the way."""
    planets = tuple(planet_name(box, planet) for planet in range(box.planets))
    dots = [""] * box.dots
    for route in range(box.routes):
        line = box.route[route]
        for i in range(line.dots):
            dots[line.first + i] = f"{planets[line.a]}–{planets[line.b]} {i + 1}"  # noqa: RUF001 (a dash between names)
    return {"planet": planets, "dot": tuple(dots)}


def planet_name(box: Box, planet: int) -> str:
    """The name printed on the board."""
    return read_name(tuple(box.marks[planet].name))


@lru_cache(maxsize=1024)
def read_name(letters: tuple[int, ...]) -> str:
    """A name from its bytes; views ask for the same ones again and again."""
    return bytes(byte % 256 for byte in letters).rstrip(b"\0").decode()

"""The names a galaxy prints, so that sentences speak of planets and dots as people do."""

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
    return bytes(byte % 256 for byte in box.marks[planet].name).rstrip(b"\0").decode()

"""The numbers that texts take from the box."""

from drakes.games.dragon_market.rules.state import Box


def numbers(box: Box) -> dict[str, int]:
    """What an edition may print otherwise, by the names the texts use."""
    thrown = [face for face, count in enumerate(box.faces, start=1) if count]
    return {"coins": box.coins, "least_points": 2 * min(thrown), "most_points": 2 * max(thrown)}

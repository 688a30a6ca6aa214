"""The numbers that the clauses take from the box."""

from drakes.games.dragon_market.rules.state import Box


def numbers(box: Box) -> dict[str, int]:
    """What an edition may print otherwise, by the names the clauses use."""
    return {"coins": box.coins}

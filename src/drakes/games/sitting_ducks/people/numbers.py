"""The numbers that texts take from the box."""

from drakes.games.sitting_ducks.rules.actions import CARD
from drakes.games.sitting_ducks.rules.state import Box


def numbers(box: Box) -> dict[str, int]:
    """What an edition may print otherwise, by the names the texts use."""
    standard = dict(zip(CARD.labels, box.decks[0].cards, strict=True))
    extended = {f"extended_{label}": count for label, count in zip(CARD.labels, box.decks[1].cards, strict=True)}
    return {
        **standard,
        **extended,
        "ducks": box.ducks + 1,
        "other_ducks": box.ducks,
        "cards": sum(box.decks[0].cards),
        "extended": sum(box.decks[1].cards),
        "marching": box.marching_points,
        "survivor": box.survivor_points,
    }

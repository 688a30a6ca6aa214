"""The table's options and the named variants."""

from collections.abc import Mapping

from drakes.core.options import Option, Options, OptionValue

OPTIONS = Options(
    Option("red_cards", (False, True), "DM-6.1"),
    Option("teams", (False, True), "DM-7.1"),
    Option("quick_setup", (False, True), "DM-R10"),
    Option("flat_points", (False, True), "DM-R11"),
)

VARIANTS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "quick": {"quick_setup": True},
    "flat": {"flat_points": True},
    "advanced": {"red_cards": True},
    "teams": {"teams": True},
    "advanced_teams": {"red_cards": True, "teams": True},
}


def refuse_options(seats: int, chosen: Mapping[str, OptionValue]) -> str:
    """DM-7.1: teams need four players."""
    if chosen["teams"] and seats != 4:
        return f"Teams are for 4 players, not {seats} (DM-7.1)."
    return ""

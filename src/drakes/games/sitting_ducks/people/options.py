"""The table's options and the named variants."""

from collections.abc import Mapping

from drakes.core.options import Option, Options, OptionValue

OPTIONS = Options(
    Option("cover", ("any", "own", "opponent"), "SD-R1"),
    Option("bottoms_up_exposes", (False, True), "SD-R3"),
    Option("secret_colours", (False, True), "SD-V1"),
    Option("teams", ("off", "twos", "threes"), "SD-V2"),
    Option("points", tuple(range(10)), "SD-V3"),
    Option("tough_ducks", (False, True), "SD-V4"),
    Option("deck", ("standard", "extended"), "SD-V5"),
)

VARIANTS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "cover_own": {"cover": "own"},
    "cover_opponent": {"cover": "opponent", "bottoms_up_exposes": True},
    "secret_colours": {"secret_colours": True},
    "teams": {"teams": "twos"},
    "teams_of_three": {"teams": "threes"},
    "points": {"points": 3},
    "tough_ducks": {"tough_ducks": True},
    "extended_deck": {"deck": "extended"},
    "secret_teams": {"secret_colours": True, "teams": "twos", "deck": "extended"},
    "everything": {
        "bottoms_up_exposes": True,
        "secret_colours": True,
        "teams": "twos",
        "points": 2,
        "tough_ducks": True,
        "deck": "extended",
    },
}


def refuse_options(seats: int, chosen: Mapping[str, OptionValue]) -> str:
    """SD-V2: teams of two need four or six players, teams of three six."""
    if chosen["teams"] == "twos" and seats not in (4, 6):
        return f"Teams of two are for 4 or 6 players, not {seats} (SD-V2)."
    if chosen["teams"] == "threes" and seats != 6:
        return f"Teams of three are for 6 players, not {seats} (SD-V2)."
    return ""

"""The table's options and the named variants."""

from collections.abc import Mapping

from drakes.core.options import Option, Options, OptionValue

OPTIONS = Options(Option("start", ("random", "seats", "auction"), "DD-2.4"))

VARIANTS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "seat_order": {"start": "seats"},
    "auction": {"start": "auction"},
}


def refuse_options(seats: int, chosen: Mapping[str, OptionValue]) -> str:
    """DD-2.4: every way to start suits every number of players."""
    return ""

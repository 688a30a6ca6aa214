"""Views of games without a drawing of their own: words in tables, whatever a view holds."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from drakes.cli.view import NOTHING, draw_fields, draw_view
from drakes.core.game import find_game, game_names
from drakes.core.text import Words, all_domains, is_numbered
from drakes.play.match import Match

GAMES = [find_game(name) for name in game_names()]
WORDY = next(game for game in GAMES if any(not is_numbered(labels) for labels in all_domains(game).values()))
"""A game with values that have names."""


def drawn(view: Any, language: str = "en") -> list[str]:
    """The lines that are printed of a view, each by its words."""
    console = Console(width=100, record=True, file=StringIO())
    console.print(draw_fields(view, Words(WORDY, language), ["Ann", "Ben"]))
    lines = (" ".join(line.split()) for line in console.export_text().splitlines())
    return [line for line in lines if line]


def test_seats_stand_side_by_side_below_their_names() -> None:
    assert drawn({"seats": [{"seat": 0, "chips": 2}, {"seat": 1, "chips": 3}], "pot": 4}) == [
        "Ann Ben",
        "Chips 2 3",
        "Pot 4",
    ]


def test_values_are_called_as_the_game_calls_them_and_unknown_ones_are_dashes() -> None:
    domain, labels = next((name, labels) for name, labels in all_domains(WORDY).items() if not is_numbered(labels))
    words = Words(WORDY, "fr")
    first, last = words.name(domain, 0), words.name(domain, len(labels) - 1)
    assert drawn({domain: labels[0]}, "fr") == [f"{domain.capitalize()} {first}"]
    assert drawn({f"{domain}s": [labels[0], labels[-1]]}, "fr") == [f"{domain.capitalize()}s {first}, {last}"]
    assert drawn({f"{domain}s": {labels[-1]: 3}}, "fr") == [f"{domain.capitalize()}s 3 {last}"]
    assert drawn({"is_open": True, "owner": None, "to_win": []}, "fr") == [
        "Is open oui",
        f"Owner {NOTHING}",
        f"To win {NOTHING}",
    ]


def test_records_are_rows_of_tables_however_deep_they_lie() -> None:
    assert drawn({"boats": [{"kind": "end_piece", "at": {"x": 1}}, {"n": 2}]}) == [
        "Boats Kind At N",
        f"end piece X 1 {NOTHING}",
        f"{NOTHING} {NOTHING} 2",
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_view_can_be_drawn(game: Any, language: str) -> None:
    match = Match(game, min(game.rules.seats))
    console = Console(width=80, record=True, file=StringIO())
    names = [f"Player {seat}" for seat in range(match.seats)]
    console.print(draw_view(game, match.view(0), Words(game, language), names))
    assert console.export_text().strip()

"""Every bot has a name that people understand, in every language of the browser's side."""

from pathlib import Path

import pytest

from drakes.bots.choosing import names
from drakes.core.game import find_game, game_names
from drakes.core.text import LANGUAGES

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_every_game_is_named_in_the_readers_language(language: str) -> None:
    lines = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    said = {line.partition(" = ")[0] for line in lines if line.startswith("level-")}
    bots = {bot for game in game_names() for bot in names(find_game(game))}
    assert {f"level-{bot}" for bot in bots} <= said

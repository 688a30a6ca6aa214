"""`drakes games`: which games there are, with their players, variants, options and editions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from drakes.bots.choosing import names as bot_names
from drakes.cli.choices import AsJson, Language, choose_language, open_console, print_json
from drakes.core.editions import box_names
from drakes.core.game import Game, find_game, game_names
from drakes.core.text import LANGUAGES, Words, own_messages, untranslated

if TYPE_CHECKING:
    from rich.console import Console


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games with their players, variants, options and editions."""
    found = [Words(find_game(name), choose_language(lang)) for name in game_names()]
    if as_json:
        print_json([describe(words) for words in found])
        return
    console = open_console()
    for words in found:
        show_game(words, console)


def describe(words: Words) -> dict[str, Any]:
    """A game for programs."""
    game = words.game
    return {
        "name": game.name,
        "title": words.game_name(),
        "rules_version": game.rules.version,
        "seats": list(game.rules.seats),
        "boxes": box_names(game),
        "bots": list(bot_names(game)),
        "variants": {name: dict(options) for name, options in game.people.variants.items()},
        "options": {name: list(option.values) for name, option in game.people.options.by_name.items()},
        "untranslated": {language: untranslated(game, language) for language in LANGUAGES[1:]},
    }


def show_game(words: Words, console: Console) -> None:
    """A game for people."""
    game = words.game
    console.print(f"{game.name}: {words.game_name()}, {said_seats(words)}", style="bold")
    console.print(f"  {words.say('games-boxes')} {', '.join(box_names(game))}")
    console.print(f"  {words.say('games-bots')} {', '.join(bot_names(game))}")
    console.print(f"  {words.say('games-variants')}")
    show_rows(console, [(name, words.variant(name)) for name in game.people.variants])
    if game.people.options.by_name:
        console.print(f"  {words.say('games-options')}")
        show_rows(console, [row for name in game.people.options.by_name for row in option_rows(words, game, name)])
    show_untranslated(words, console)


def said_seats(words: Words) -> str:
    """How many may play."""
    lowest, highest = min(words.game.rules.seats), max(words.game.rules.seats)
    if lowest == highest:
        return words.say("games-seats-exactly", seats=lowest)
    return words.say("games-seats", lowest=lowest, highest=highest)


def show_untranslated(words: Words, console: Console) -> None:
    """How much of a game is in English, whatever the reader's language."""
    sentences = len(own_messages(words.game, LANGUAGES[0]))
    for language in LANGUAGES[1:]:
        missing = len(untranslated(words.game, language))
        if missing:
            said = words.say("games-untranslated", language=language, missing=missing, sentences=sentences)
            console.print(f"  {said}")


def option_rows(words: Words, game: Game, name: str) -> list[tuple[str, str]]:
    """An option and its values, the default first."""
    values = game.people.options[name].values
    rows = [(f"{name}=", words.option(name))]
    return rows + [(f"  {str(value).lower()}", words.option_value(name, value)) for value in values]


def show_rows(console: Console, rows: list[tuple[str, str]]) -> None:
    """Print pairs as two columns."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for left, right in rows:
        table.add_row(f"    {left}", right)
    console.print(table)

"""What newcomers are told is said in every language, with the same arguments, and nothing is written in vain."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from drakes.core.game import find_game
from drakes.core.text import LANGUAGES

PAGES = Path(__file__).parents[2] / "web" / "src"
GAMES = ("sitting_ducks", "dragon_market", "duck_dealer")
FOLDERS = {"shell": PAGES / "first" / "text", **{game: PAGES / "boards" / game / "first" for game in GAMES}}
PREFIX = {"Said": "tip", "Caution": "warn", "Possible": "can"}


class Variables(Visitor):
    """The arguments that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, dict[str, set[str]]]:
    """The messages of a file: by id, then by attribute, '' for the message itself, the arguments."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {"": entry.value, **{attribute.id.name: attribute.value for attribute in entry.attributes}}
            found[entry.id.name] = {name: variables(pattern) for name, pattern in parts.items() if pattern}
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_language_says_the_same_things(name: str, language: str) -> None:
    ours, theirs = (messages(FOLDERS[name] / f"{one}.ftl") for one in ("en", language))
    assert {key: set(parts) for key, parts in theirs.items()} == {key: set(parts) for key, parts in ours.items()}
    for key, parts in theirs.items():
        for part, names in parts.items():
            assert names == ours[key][part], f"{key}.{part}"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_guide_may_say_has_words_and_what_has_words_may_be_said(game: str) -> None:
    folder = find_game(game).people.folder
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    written = messages(FOLDERS[game] / "en.ftl")
    for kind, name in re.findall(r'\b(Said|Caution|Possible)\(\s*"(\w+)"', source):
        message = name.replace("_", "-")
        assert message in written if message.startswith("goal") else f"{PREFIX[kind]}-{message}" in written
    for message in written:
        kind, _, name = message.partition("-")
        if kind in PREFIX.values():
            assert f'"{name.replace("-", "_")}"' in source, message

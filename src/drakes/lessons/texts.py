"""What the coach says: the messages of a course in one language, ready to be read.

They lie in `people/lessons/<language>.ftl`, one message a chapter, step and ending, and may name the game's own words:
`{card-shoot}`. The message of a step, `<chapter>-<step>`, is its title; it has `.text`, `.do` (what is asked
for), `.then` (what is said when it is done), `.learnt` (one line of what is known from now on) and the answers that the
course names. `<chapter>` is the chapter's title, `<chapter>-done` its ending. What a language lacks is said in English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game
from drakes.core.text import LANGUAGES, messages_of, read_messages
from drakes.lessons.course import Chapter, Course, Step

if TYPE_CHECKING:
    from fluent.syntax import ast

Said = dict[str, str]
"""What a message says, by its attributes; '' is its value."""
OPTIONAL = frozenset({"learnt"})


def file_of(game: Game, language: str) -> Path:
    """Where a course's texts of a language lie."""
    return game.people.folder / "lessons" / f"{language}.ftl"


def own_texts(game: Game, language: str) -> dict[str, ast.Message]:
    """The messages that stand in a course's file of a language; none where there is no such file, but for English."""
    file = file_of(game, language)
    return read_messages(file) if language == LANGUAGES[0] or file.is_file() else {}


@cache
def texts_of(game_name: str, language: str) -> dict[str, Said]:
    """All messages of a course, as they are read."""
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    game = find_game(game_name)
    written = own_texts(game, LANGUAGES[0]) | own_texts(game, language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource([*messages_of(game, language).values(), *written.values()]))
    return {name: _said(bundle, name) for name in written}


def _said(bundle: object, name: str) -> Said:
    found = bundle.get_message(name)  # type: ignore[attr-defined]
    said = {}
    for attribute, pattern in {"": found.value, **found.attributes}.items():
        text, errors = bundle.format_pattern(pattern)  # type: ignore[attr-defined]
        if errors:
            raise DrakesError(f"The text '{name}' of a lesson cannot be said: {errors[0]}.")
        said[attribute] = str(text)
    return said


def wanted_texts(course: Course) -> dict[str, set[str]]:
    """The messages that a course needs, with their attributes."""
    wanted: dict[str, set[str]] = {}
    for chapter in course.chapters:
        wanted[chapter.name] = {""}
        wanted[f"{chapter.name}-done"] = {"", "text"}
        wanted |= {message_of(chapter, step): attributes_of(step) for step in chapter.steps}
    return wanted


def message_of(chapter: Chapter, step: Step) -> str:
    """The id of a step's message."""
    return f"{chapter.name}-{step.name}"


def attributes_of(step: Step) -> set[str]:
    """What is said in a step."""
    answers = {key.split()[0] for key in step.wrong.values()} | {short.says for short in step.short}
    needed = {"", "text"} | answers | set(step.marks)
    return needed | ({"do"} if step.kind != "tell" else set()) | ({"then"} if step.pause else set())

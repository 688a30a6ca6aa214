"""`drakes lessons`: every lesson replayed, in every language."""

from __future__ import annotations

from typing import Annotated

import typer

from drakes.core.game import find_game, game_names

FAULTY = 1
"""The exit code if something does not hold."""


def lessons(game: Annotated[list[str] | None, typer.Argument(help="Games; by default all.")] = None) -> None:
    """Replay every lesson: each step possible, each refusal by its clause, each word there in every language."""
    from drakes.lessons.check import faults_of
    from drakes.lessons.course import course_of

    faults = []
    for name in game or game_names():
        found, course = faults_of(find_game(name)), course_of(name)
        faults += found
        if course is not None and not found:
            steps = sum(len(chapter.steps) for chapter in course.chapters)
            print(f"{name}: chapters {len(course.chapters)}, steps {steps}.")
    for fault in faults:
        print(fault)
    if faults:
        raise typer.Exit(FAULTY)

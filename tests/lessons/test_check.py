"""Every lesson that comes with Drakes holds, and the check that says so notices what does not."""

from typing import Any

import msgspec
import pytest

from drakes.core.game import Game, find_game, game_names
from drakes.lessons.check import chapter_faults, faults_of
from drakes.lessons.course import Course, Step, read_course

GAME = "sitting_ducks"
CHAPTER = "first"


@pytest.mark.parametrize("name", game_names())
def test_every_lesson_can_be_played_as_it_is_written(name: str) -> None:
    assert faults_of(find_game(name)) == []


def changed(game: Game, step_name: str, **fields: Any) -> Course:
    """The course of a game with one step written otherwise."""
    course = read_course(game)
    assert course is not None

    def mended(step: Step) -> Step:
        return msgspec.structs.replace(step, **fields) if step.name == step_name else step

    chapters = [msgspec.structs.replace(c, steps=tuple(map(mended, c.steps))) for c in course.chapters]
    return msgspec.structs.replace(course, chapters=tuple(chapters))


@pytest.mark.parametrize(
    ("step", "fields", "fault"),
    [
        ("aim", {"want": ("shoot b 3",)}, "'shoot b 3' is not possible."),
        ("aim", {"then": ("draw bottoms_up", "take_aim a 3")}, "'take_aim a 3' is not possible"),
        ("aim", {"show": ("sight:2",)}, "'sight:2' is pointed at and is not there"),
        ("stayed", {"touch": ("card:d",)}, "'card:d' is pointed at and is not there"),
        ("shoot", {"wrong": {"shoot *": "sight SD-5.1"}}, "the answer 'sight SD-5.1' to 'shoot *' is never given"),
        ("shoot", {"refused": "shoot b 2", "clause": "SD-5.1", "then": ()}, "by 'right', SD-5.2; expected"),
        ("find", {"way": ("shoot a 4",)}, "'shoot a 4' is answered by 'wrong'"),
    ],
)
def test_a_lesson_that_does_not_hold_is_named(step: str, fields: dict[str, Any], fault: str) -> None:
    game = find_game(GAME)
    found = list(chapter_faults(game, changed(game, step, **fields), CHAPTER))
    assert any(fault in one for one in found), found


def test_a_position_with_a_piece_too_many_is_named() -> None:
    game = find_game(GAME)
    course = read_course(game)
    assert course is not None
    late = msgspec.structs.replace(course.positions["late"], edit={**course.positions["late"].edit, "pile.0": 8})
    course = msgspec.structs.replace(course, positions={**course.positions, "late": late})
    assert any("has more or fewer of take_aim" in fault for fault in chapter_faults(game, course, CHAPTER))

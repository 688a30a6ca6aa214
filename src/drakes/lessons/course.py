"""A course: the lessons of one game as they are written in its `people/lessons/course.toml`.

What happens stands there once, for all languages; what is said lies beside it in `<language>.ftl` (`texts.py`). A
chapter is a list of steps, each on a position that follows from the one before or that the file names. Actions are
written in notation, and a `*` stands for any words. Things on the board are written as pages mark them, `planet:4`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Literal

import msgspec

from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game

FILE = "course.toml"
Kind = Literal["tell", "touch", "do", "try", "find"]
Conditions = dict[str, int | str | bool]
"""What a view must show, by the path of its fields: a value, or `>= 3`; `won` asks whether the learner has won."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file: what it does not know is refused."""


class Start(_Written):
    """A position: as another one or as a step left it, or as set up; then changed, then played on."""

    like: str = ""
    """Another position of the course."""
    after: str = ""
    """A step, `chapter step`: as it is when that one is done."""
    edit: dict[str, int | str | list[int | str]] = {}
    """Fields of the state by their paths; `card shoot` is the number of a value of a domain."""
    actions: tuple[str, ...] = ()
    """What everybody does from there, nature too."""


class Short(_Written):
    """Where a way to a goal ends before it: what is said then."""

    when: Conditions
    says: str


class Step(_Written):
    """One thing that is told or asked for."""

    name: str
    position: str = ""
    """The position it begins with; without one, that which the step before left."""
    show: tuple[str, ...] = ()
    """The things that are spoken of."""
    touch: tuple[str, ...] = ()
    """The things of which one is to be touched."""
    want: tuple[str, ...] = ()
    """The actions that are asked for, in their order."""
    refused: str = ""
    """An action that is to be tried and cannot be done; touching one of `touch` tries it too."""
    clause: str = ""
    """The clause that forbids it."""
    goal: Conditions = {}
    """What is to be reached, in any way."""
    way: tuple[str, ...] = ()
    """One way to the goal."""
    hint: tuple[str, ...] = ()
    """The things that are shown first to whoever asks for the way."""
    rivals: tuple[str, ...] = ()
    """What the others and nature do on the way to the goal, in their order."""
    marks: tuple[str, ...] = ()
    """What is said of ways to the goal: of one as long as `way`, of one longer by 1, and so on; the last of all longer
    ones."""
    wrong: dict[str, str] = {}
    """What is said of other actions and touches, by what they look like; the first that fits. Where one is not possible
    its clause stands behind: `no-sight SD-5.2`."""
    short: tuple[Short, ...] = ()
    then: tuple[str, ...] = ()
    """What the others and nature do when the step is done."""
    pause: bool = False
    """Whether something is said when it is done, before the next step."""

    @property
    def kind(self) -> Kind:
        """What is asked for: nothing, a touch, actions, an action in vain, or a goal."""
        if self.goal:
            return "find"
        if self.refused:
            return "try"
        if self.want:
            return "do"
        return "touch" if self.touch else "tell"

    @property
    def moves(self) -> tuple[str, ...]:
        """The learner's actions on the straight way through it."""
        return self.way if self.goal else self.want

    def says_of(self, text: str, clause: str = "") -> str | None:
        """The key of what is said of something else than what was asked for, where the course has an answer to it."""
        for like, says in self.wrong.items():
            key, _, its_clause = says.partition(" ")
            if its_clause == clause and fnmatchcase(text, like):
                return key
        return None


class Chapter(_Written):
    """A lesson: its steps, and how long it takes."""

    name: str
    minutes: int
    steps: tuple[Step, ...]


class Course(_Written):
    """All lessons of a game, for one learner in seat 0."""

    names: tuple[str, ...]
    """Who sits where; the learner's own is left empty."""
    chapters: tuple[Chapter, ...]
    positions: dict[str, Start]
    options: dict[str, int | str | bool] = {}

    def chapter(self, name: str) -> Chapter:
        """A chapter by its name."""
        found = next((chapter for chapter in self.chapters if chapter.name == name), None)
        if found is None:
            raise DrakesError(f"There is no chapter '{name}'; there are {', '.join(c.name for c in self.chapters)}.")
        return found


@cache
def course_of(game_name: str) -> Course | None:
    """The course of a game; None where it has none."""
    return read_course(find_game(game_name))


def chapters_of(game_name: str) -> tuple[Chapter, ...]:
    """The chapters of a game's course; none where it has no lessons."""
    course = course_of(game_name)
    return course.chapters if course is not None else ()


def read_course(game: Game) -> Course | None:
    """The course that stands in a game's folder; a fault names the file and the place."""
    file = game.people.folder / "lessons" / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Course)
    except msgspec.DecodeError as error:
        raise DrakesError(f"{file}: {error}") from None


def holds(conditions: Conditions, view: object, has_won: bool) -> bool:
    """Whether a view, as plain values, shows what is asked of it."""
    return all(
        has_won is wanted if path == "won" else _fits(value_at(view, path), wanted)
        for path, wanted in conditions.items()
    )


def value_at(view: object, path: str) -> object:
    """What stands in a view at a path of names and numbers, `seats.0.points`."""
    found = view
    for part in path.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]  # type: ignore[index]
        except (KeyError, IndexError, ValueError, TypeError):
            known = ", ".join(found) if isinstance(found, Mapping) else type(found).__name__
            raise DrakesError(f"'{path}': there is no '{part}'; there is {known}.") from None
    return found


def _fits(value: object, wanted: int | str | bool) -> bool:
    if isinstance(wanted, str) and wanted.startswith(">= "):
        return isinstance(value, int) and value >= int(wanted.removeprefix(">= "))
    return value == wanted

"""Every lesson replayed: each step possible, each wanted action taken, each refusal by its clause, each word there."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.text import LANGUAGES
from drakes.lessons.course import Course, Step, read_course
from drakes.lessons.stage import LEARNER, LessonAnswer, Stage
from drakes.lessons.texts import OPTIONAL, own_texts, texts_of, wanted_texts
from drakes.play.game_position import Position


def faults_of(game: Game) -> list[str]:
    """What is wrong with a game's lessons, a sentence each; nothing where all is well or there are none."""
    course = read_course(game)
    if course is None:
        return []
    found = [
        f"{game.name}, {fault}" for chapter in course.chapters for fault in chapter_faults(game, course, chapter.name)
    ]
    return found + [f"{game.name}, {fault}" for fault in text_faults(game, course)]


def chapter_faults(game: Game, course: Course, chapter: str) -> Iterator[str]:
    """What is wrong when a chapter is played from its first step to its last."""
    stage = Stage(game, course, chapter)
    for n, step in enumerate(stage.chapter.steps):
        where = f"{chapter} {step.name}"
        try:
            yield from (f"{where}: {fault}" for fault in step_faults(stage, n, step))
        except DrakesError as error:
            yield f"{where}: {error}"
            return


def step_faults(stage: Stage, n: int, step: Step) -> Iterator[str]:
    """What is wrong with one step."""
    yield from position_faults(stage, n, step)
    yield from thing_faults(stage, n, step)
    answer = straight_through(stage, n, step)
    if answer.verdict != "right" or answer.clause != (step.clause or None):
        yield f"it is answered by '{answer.verdict}', {answer.clause}; expected 'right', {step.clause or None}"
    if n + 1 < len(stage.chapter.steps) and step.goal and not stage.chapter.steps[n + 1].position:
        yield "what comes after a goal needs a position of its own"
    for like, says in step.wrong.items():
        yield from wrong_faults(stage, n, step, like, says)


def straight_through(stage: Stage, n: int, step: Step) -> LessonAnswer:
    """What comes of doing what a step asks for."""
    if step.kind == "tell":
        return stage.go_on(n)
    if step.kind == "touch":
        return stage.touch(n, step.touch[0])
    if step.kind == "try":
        return stage.act(n, [stage.game.rules.actions.parse(step.refused)])
    done: list[int] = []
    answer = stage.begin(n)
    for like in step.moves:
        legal = [action for action in answer.standing.legal if fnmatchcase(stage.game.rules.actions.text(action), like)]
        if not legal:
            raise DrakesError(f"'{like}' is not possible.")
        if step.kind == "do" and answer.standing.wanted != legal:
            raise DrakesError(f"'{like}' is asked for and does not glow.")
        done.append(legal[0])
        answer = stage.act(n, done)
        if answer.verdict not in ("on", "right"):
            raise DrakesError(f"'{like}' is answered by '{answer.verdict}'.")
    return answer


def position_faults(stage: Stage, n: int, step: Step) -> Iterator[str]:
    """Whether the learner is to move where they must act, and no piece was made or lost by an edit."""
    position = stage.begins(n)
    if step.kind in ("do", "try", "find") and position.actor != LEARNER:
        yield "the learner is not to move"
    if step.position and pieces(position) != pieces(fresh(stage)):
        odd = [
            name
            for name, a, b in zip(stage.game.rules.piece_names, pieces(position), pieces(fresh(stage)), strict=True)
            if a != b
        ]
        yield f"the position '{step.position}' has more or fewer of {', '.join(odd)} than the box"


def fresh(stage: Stage) -> Position:
    """The game as it is set up."""
    state = stage.game.new_state(len(stage.course.names), stage.course.options)
    position = Position(stage.game, stage.begins(0).box, state)
    stage.game.rules.setup(position.box, state)
    return position


def pieces(position: Position) -> list[int]:
    """Every kind of piece counted."""
    out = [0] * len(position.game.rules.piece_names)
    position.game.rules.pieces(position.box, position.state, out)
    return out


def thing_faults(stage: Stage, n: int, step: Step) -> Iterator[str]:
    """Whatever is pointed at must be on the table."""
    things = stage.game.people.things
    if things is None:
        return
    there = things(stage.begins(n).view(LEARNER))
    for thing in (*step.show, *step.touch, *step.hint):
        if thing not in there:
            yield f"'{thing}' is pointed at and is not there"


def wrong_faults(stage: Stage, n: int, step: Step, like: str, says: str) -> Iterator[str]:
    """An answer to something else must be given to something, and by the clause that it names."""
    key, _, clause = says.partition(" ")
    if step.kind == "touch":
        things = stage.game.people.things
        tried = things(stage.begins(n).view(LEARNER)) if things else [like]
        answers = (stage.touch(n, thing) for thing in tried if fnmatchcase(thing, like))
    else:
        table = stage.game.rules.actions
        fitting = [action for action in range(table.size) if fnmatchcase(table.text(action), like)]
        answers = (stage.act(n, [*before, action]) for before in beginnings(stage, n, step) for action in fitting)
    if not any((one.says, one.clause or "") == (key, clause) for one in answers if one.verdict in ("wrong", "refused")):
        yield f"the answer '{says}' to '{like}' is never given"


def beginnings(stage: Stage, n: int, step: Step) -> Iterator[list[int]]:
    """What may have been done already of what a step asks for, in order."""
    position, done = stage.begins(n), []
    yield []
    for like in step.want[:-1]:
        done = [*done, stage.meant(position, like)]
        position = stage.play(n, done).position
        yield done


def text_faults(game: Game, course: Course) -> Iterator[str]:
    """Every language says everything, nothing more, and not in English."""
    wanted, english = wanted_texts(course), texts_of(game.name, LANGUAGES[0])
    for language in LANGUAGES:
        own, said = own_texts(game, language), texts_of(game.name, language)
        for name in sorted(wanted.keys() ^ own.keys()):
            yield f"{language}: '{name}' is {'missing' if name in wanted else 'said by nobody'}"
        for name in sorted(wanted.keys() & own.keys()):
            needed = wanted[name] | (OPTIONAL & english[name].keys())
            for attribute in sorted(needed ^ said[name].keys()):
                yield f"{language}: '{name}.{attribute}' is {'missing' if attribute in needed else 'said by nobody'}"
            if language != LANGUAGES[0] and "text" in said[name] and said[name]["text"] == english[name].get("text"):
                yield f"{language}: '{name}' is said in English"

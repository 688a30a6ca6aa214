"""Routes of lessons: chapters on a table of their own that nobody keeps.

Whoever learns sends the step and all they did in it; where it leads follows from the script (`lessons/stage.py`).
So nothing of it is in any list of tables, and a restart of the server changes nothing. What is kept, with the person,
is the step that they have come to.
"""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import pairwise
from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import Body, PathParameter

from drakes.core.errors import DrakesError
from drakes.core.game import game_names
from drakes.core.text import printed_names
from drakes.lessons.course import Chapter, Course, Step, chapters_of
from drakes.lessons.stage import LessonAnswer, Stage, stage_of
from drakes.lessons.texts import Said, attributes_of, message_of, texts_of
from drakes.play import limits
from drakes.play.drafts import Outcome
from drakes.server.api.documentation import errors, example
from drakes.server.api.drafts import ActionsQuery, AfterQuery, written
from drakes.server.api.games import GameName, LanguageName, game_or_404, known_language
from drakes.server.api.playing import numbers
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.messages.lessons import (
    Lesson,
    LessonProgress,
    LessonRequest,
    LessonStep,
    LessonSummary,
    ProgressRequest,
)
from drakes.server.store import LessonRow

ChapterName = Annotated[str, PathParameter(description="A chapter of the lessons.", max_length=limits.WORD_LETTERS)]
StepNumber = Annotated[int, PathParameter(description="A step, counted from 0.", ge=0, le=limits.STEPS)]
SAID_APART = frozenset({"", "text", "do", "learnt"})


@cache
def summaries(language: str) -> list[LessonSummary]:
    """All chapters of all games, in their order."""
    return [
        LessonSummary(name, one.name, texts_of(name, language)[one.name][""], one.minutes, len(one.steps))
        for name in game_names()
        for one in chapters_of(name)
    ]


def stage_or_404(game: str, chapter: str) -> Stage:
    """A chapter by its name."""
    try:
        return stage_of(game_or_404(game).name, chapter)
    except DrakesError:
        raise Fault(404, "no_lesson", "There is no such lesson.") from None


def step_or_404(stage: Stage, step: int) -> int:
    """A step by its number."""
    if step >= len(stage.chapter.steps):
        raise Fault(404, "no_lesson", "The lesson has no such step.")
    return step


def lesson_in(course: Course, stage: Stage, language: str) -> Lesson:
    """A chapter with what is said in it."""
    texts, chapter, names = texts_of(stage.game.name, language), stage.chapter, [c.name for c in course.chapters]
    done = texts[f"{chapter.name}-done"]
    steps = [step_in(chapter, step, texts[message_of(chapter, step)]) for step in chapter.steps]
    following = dict(pairwise(names)).get(chapter.name)
    said = (texts[chapter.name][""], chapter.minutes, list(course.names), steps, done[""], done["text"])
    printed = {domain: list(found) for domain, found in printed_names(stage.game, stage.box).items()}
    return Lesson(stage.game.name, chapter.name, *said, following, printed)


def step_in(chapter: Chapter, step: Step, said: Said) -> LessonStep:
    """A step with what is said in it."""
    answers = {key: said[key] for key in attributes_of(step) - SAID_APART if key in said}
    return LessonStep(
        kind=step.kind,
        title=said[""],
        text=said["text"],
        do=said.get("do", ""),
        show=list(step.show),
        touch=list(step.touch),
        hint=list(step.hint),
        way=[step.refused] if step.refused else list(step.moves),
        answers=answers,
        learnt=said.get("learnt", ""),
    )


@get("/courses/{language:str}", summary="All lessons", responses=errors(404), sync_to_thread=False)
def list_lessons(language: LanguageName) -> list[LessonSummary]:
    """The chapters of all games that have lessons, with their titles in a language."""
    return summaries(known_language(language))


@get("/lessons/{game:str}/{chapter:str}/in/{language:str}", summary="A lesson", responses=errors(404))
async def one_lesson(game: GameName, chapter: ChapterName, language: LanguageName) -> Lesson:
    """A chapter step by step: what is said, shown and asked for."""
    stage = stage_or_404(game, chapter)
    return lesson_in(stage.course, stage, known_language(language))


@post(
    "/lessons/{game:str}/{chapter:str}/steps/{step:int}",
    summary="Do something in a lesson",
    status_code=200,
    responses=errors(404, 422),
)
async def do_step(
    game: GameName,
    chapter: ChapterName,
    step: StepNumber,
    data: Annotated[LessonRequest, Body(examples=example("a move", actions=["take_aim a 3"]))],
    context: Asking,
) -> LessonAnswer:
    """What comes of what I did in a step; with nothing done, the table as the step begins."""
    context.spend("try")
    stage = stage_or_404(game, chapter)
    step_or_404(stage, step)
    if data.go_on:
        return stage.go_on(step)
    if data.touched is not None:
        return stage.touch(step, data.touched)
    actions = numbers(stage.game, data.actions)
    return stage.act(step, actions) if actions else stage.begin(step)


@get(
    "/lessons/{game:str}/{chapter:str}/steps/{step:int}/previews",
    summary="What some actions would do in a lesson",
    responses=errors(404, 422),
)
async def preview_in_lesson(
    game: GameName,
    chapter: ChapterName,
    step: StepNumber,
    action: ActionsQuery,
    context: Asking,
    after: AfterQuery = None,
) -> dict[int, Outcome]:
    """What each of some actions would do now, after what I did in the step."""
    context.spend("try")
    stage = stage_or_404(game, chapter)
    step_or_404(stage, step)
    wanted, done = (written(stage.game, words) for words in (action, after or []))
    return stage.previews(step, done, wanted)


@get("/me/lessons", summary="My lessons", responses=errors(401))
async def my_lessons(context: Asking) -> list[LessonProgress]:
    """How far I am in the chapters that I have begun."""
    context.spend("look")
    player = context.need_visitor().player.id
    rows = await asyncio.to_thread(context.tables.store.lessons.of, player)
    return [LessonProgress(row.game, row.chapter, row.step, row.done) for row in rows]


@put("/me/lessons/{game:str}/{chapter:str}", summary="Keep how far I am", responses=errors(401, 404))
async def keep_progress(
    game: GameName,
    chapter: ChapterName,
    data: Annotated[ProgressRequest, Body(examples=example("the fifth step", step=4))],
    context: Asking,
) -> LessonProgress:
    """Remember the step I have come to in a chapter, and whether it is done."""
    context.spend("try")
    player = context.need_visitor().player.id
    stage = stage_or_404(game, chapter)
    step = min(data.step, len(stage.chapter.steps))
    row = LessonRow(stage.game.name, stage.chapter.name, step, data.done)
    shelf = context.tables.store.lessons
    await context.tables.writer.do(lambda: shelf.keep(player, row))
    return LessonProgress(row.game, row.chapter, row.step, row.done)


routes = Router(
    "/",
    route_handlers=[list_lessons, one_lesson, do_step, preview_in_lesson, my_lessons, keep_progress],
    tags=["lessons"],
)

"""Routes of puzzles: which there are, trying one, and its answer. Everyone may solve them; nothing is kept here."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Body, PathParameter

from drakes.core.errors import DrakesError
from drakes.core.game import find_game, game_names
from drakes.core.rulebook import numbers_of
from drakes.core.text import printed_names
from drakes.play.drafts import Outcome
from drakes.puzzles.puzzle import Puzzle, puzzles_of
from drakes.server.api.documentation import errors, example
from drakes.server.api.drafts import ActionQuery, ActionsQuery, AfterQuery, written
from drakes.server.api.games import GameName, game_or_404
from drakes.server.api.playing import numbers
from drakes.server.context import Asking, Context
from drakes.server.faults import Fault
from drakes.server.messages.drafts import WhyAnswer
from drakes.server.messages.puzzles import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleSteps,
    PuzzleSummary,
    PuzzleTried,
)
from drakes.server.puzzle_tables import PuzzleTable, puzzle_table

PuzzleId = Annotated[str, PathParameter(description="A puzzle's id.", pattern="^[0-9a-f]{8}$")]


@cache
def summaries() -> tuple[PuzzleSummary, ...]:
    """Every puzzle of every game."""
    return tuple(summary(name, puzzle) for name in game_names() for puzzle in puzzles_of(find_game(name)))


def summary(game: str, one: Puzzle) -> PuzzleSummary:
    """A puzzle as the list shows it."""
    steps = len(one.solution)
    return PuzzleSummary(game, one.id, one.kind, one.goal, one.difficulty, steps, one.positions, one.found, one.checked)


def puzzle_of_day(day: str, known: tuple[PuzzleSummary, ...]) -> PuzzleSummary | None:
    """The puzzle of a day, the same for everybody, wherever they ask."""
    if not known:
        return None
    return min(known, key=lambda one: sha256(f"{day} {one.game} {one.id}".encode()).digest())


@get("/puzzles", summary="All puzzles", responses=errors())
async def list_puzzles(context: Asking) -> PuzzleList:
    """Every puzzle that comes with the games, with how it was found and checked, and the one of today."""
    context.spend("look")
    known = await asyncio.to_thread(summaries)
    return PuzzleList(list(known), puzzle_of_day(datetime.now(UTC).date().isoformat(), known))


async def table_of(game: str, puzzle: str, context: Context) -> PuzzleTable:
    """The table of a puzzle, counted as a try."""
    context.spend("try")
    name = game_or_404(game).name
    try:
        return await asyncio.to_thread(puzzle_table, name, puzzle)
    except DrakesError:
        raise Fault(404, "no_puzzle", "There is no such puzzle.") from None


@get("/puzzles/{game:str}/{puzzle:str}", summary="A puzzle", responses=errors(404))
async def one_puzzle(game: GameName, puzzle: PuzzleId, context: Asking) -> PuzzleInfo:
    """A puzzle with its position as the seat to move sees it."""
    table = await table_of(game, puzzle, context)
    box = table.true.box
    return PuzzleInfo(
        puzzle=summary(table.game.name, table.puzzle),
        seat=table.seat,
        seats=table.puzzle.seats,
        options=table.game.people.options.complete(table.puzzle.options),
        printed=printed_names(table.game, box),
        numbers=numbers_of(table.game, box),
        start=table.draft.try_out([]),
    )


@post(
    "/puzzles/{game:str}/{puzzle:str}/try", summary="Try steps on a puzzle", status_code=200, responses=errors(404, 422)
)
async def try_puzzle(
    game: GameName,
    puzzle: PuzzleId,
    data: Annotated[PuzzleSteps, Body(examples=example("two steps", actions=[20, 31]))],
    context: Asking,
) -> PuzzleTried:
    """What steps of the seat to move would do, and whether they solve the puzzle: any way that the rules allow does."""
    table = await table_of(game, puzzle, context)
    actions = numbers(table.game, data.actions)
    tried = table.draft.try_out(actions)
    # All steps are played again, on the true position: many of a long game would keep tables waiting.
    return PuzzleTried(tried, tried.broken is None and await asyncio.to_thread(table.is_solved, actions))


@get("/puzzles/{game:str}/{puzzle:str}/previews", summary="What some actions would do", responses=errors(404, 422))
async def preview_puzzle(
    game: GameName, puzzle: PuzzleId, action: ActionsQuery, context: Asking, after: AfterQuery = None
) -> dict[int, Outcome]:
    """What each of some actions would do after steps."""
    table = await table_of(game, puzzle, context)
    wanted, steps = (written(table.game, words) for words in (action, after or []))
    return table.draft.previews(wanted, steps)


@get("/puzzles/{game:str}/{puzzle:str}/why", summary="Why an action is not possible", responses=errors(404, 422))
async def why_not_in_puzzle(
    game: GameName, puzzle: PuzzleId, action: ActionQuery, context: Asking, after: AfterQuery = None
) -> WhyAnswer:
    """The clause of the rules that forbids an action after steps, or null if nothing does."""
    table = await table_of(game, puzzle, context)
    *first, last = written(table.game, [*(after or []), action])
    return WhyAnswer(table.draft.why_not(last, first))


@get("/puzzles/{game:str}/{puzzle:str}/answer", summary="The answer", responses=errors(404))
async def puzzle_answer(game: GameName, puzzle: PuzzleId, context: Asking) -> PuzzleAnswer:
    """The shortest answer, for whoever wants to be shown it, or its first step."""
    table = await table_of(game, puzzle, context)
    return PuzzleAnswer(table.puzzle.solution)


routes = Router(
    "/",
    route_handlers=[list_puzzles, one_puzzle, try_puzzle, preview_puzzle, why_not_in_puzzle, puzzle_answer],
    tags=["puzzles"],
)

"""Routes of play: looking at a table, acting, asking the others, standing in, exporting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from drakes.core.actions import Action
from drakes.core.game import Game
from drakes.play import limits
from drakes.play.entries import Entry
from drakes.play.frames import Frame
from drakes.play.record import Verdict
from drakes.play.table import Table
from drakes.server.api.documentation import errors, example
from drakes.server.api.parameters import SeatQuery, SinceQuery, TableId
from drakes.server.context import Asking, Context
from drakes.server.lobby import refuse_unknown_bot
from drakes.server.messages.fields import AnyAction, SeatKeyRequest, StructuredAction
from drakes.server.messages.play import ActRequest, Done, QuestionRequest, ReplyRequest, StandInRequest

VersionPath = Annotated[int, PathParameter(ge=1, le=limits.HIGHEST_VERSION, description="A version of the table.")]
FRAME = {200: ResponseSpec(Frame, generate_examples=False, description="The frame.")}
REFUSALS = errors(401, 403, 404, 409, 422)


def numbers(game: Game, actions: list[AnyAction]) -> list[int]:
    """Actions in any form as numbers."""
    return [number(game, action) for action in actions]


def number(game: Game, action: AnyAction) -> int:
    """An action in any form as its number."""
    if isinstance(action, str):
        return game.rules.actions.parse(action)
    if isinstance(action, StructuredAction):
        return game.rules.actions.number(Action(action.kind, action.arguments))
    game.rules.actions.range_of(action)
    return action


@get("/tables/{table:str}/frame", summary="What a seat sees", responses=FRAME | errors(403, 404, 409))
async def frame(table: TableId, context: Asking, seat: SeatQuery = None, since: SinceQuery = 0) -> Response[bytes]:
    """All that a seat of mine, or without one a spectator, is told of the table now, with the moves since a version.
    Programs that use no socket ask again with `since` set to the version they were told."""
    context.spend("look")
    async with context.tables.using(table) as live:
        await context.need_looker(live, seat)
        _, body = context.tables.frame(live, seat, min(since, live.table.version))
        return Response(body, media_type=MediaType.JSON)


@get("/tables/{table:str}/at/{version:int}", summary="What a seat saw", responses=errors(403, 404, 409))
async def frame_at(table: TableId, version: VersionPath, context: Asking, seat: SeatQuery = None) -> Frame:
    """The frame of an earlier version, for looking back."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_looker(live, seat)
        return live.table.at(min(version, live.table.version), seat)


@get("/tables/{table:str}/export", summary="The record", media_type=MediaType.TEXT, responses=errors(403, 404, 409))
async def export(table: TableId, context: Asking, seat: SeatQuery = None) -> Response[str]:
    """While the game runs the record as the seat (or a spectator) was told it; when it is over the whole log with the
    key, one entry a line, with which everybody can check chance."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_looker(live, seat)
        text = export_text(live.table, seat)
    return Response(text, media_type=MediaType.TEXT)


@get("/tables/{table:str}/verify", summary="Check chance", responses=errors(403, 404, 409, 429))
async def verify(table: TableId, context: Asking, seat: SeatQuery = None) -> Verdict:
    """Check a game that is over: every action, every draw and every position from its log, its key and the nonces, and
    who had no share in chance. `drakes verify FILE` does the same with the downloaded record, without this server."""
    context.spend("verify")
    async with context.tables.using(table) as live:
        await context.need_looker(live, seat)
        return await context.parts.verdicts.of(live)


Doing = Callable[[Table, int], list[Entry]]


async def do(context: Context, table: str, seat: int, key: str, doing: Doing) -> Done:
    """The gate, for all that a seat can do: session, seat, key, then what the table checks."""
    context.spend("act")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        return Done(await context.tables.do(table, doing, context.request_of(key)))


@post("/tables/{table:str}/act", summary="Act", status_code=200, responses=REFUSALS)
async def act(
    table: TableId,
    data: Annotated[
        ActRequest, Body(examples=example("one action", seat=0, version=17, key="act-3f9a2b7d", actions=[20]))
    ],
    context: Asking,
) -> Done:
    """One or several actions of my seat, all or none, on the version I saw. The same key again gives the old answer.
    Nothing may follow a step that brings chance, a revelation or another seat's choice: send it afterwards."""

    def doing(it: Table, now: int) -> list[Entry]:
        return it.act(data.seat, data.version, numbers(it.game, data.actions), now)

    return await do(context, table, data.seat, data.key, doing)


@post("/tables/{table:str}/ask", summary="Ask the others", status_code=200, responses=REFUSALS)
async def ask(
    table: TableId,
    data: Annotated[
        QuestionRequest, Body(examples=example("a take-back", seat=0, about="take-back", to=15, key="ask-51c0ffee"))
    ],
    context: Asking,
) -> Done:
    """Ask for a take-back, a pause, to go on, or whether the seat of somebody who is away may be offered to another
    (`to` is that seat). A take-back of one's own last steps, where nothing hidden or random
    came out and nobody else has acted, is done at once."""

    def doing(it: Table, now: int) -> list[Entry]:
        if data.about == "take-back":
            return it.ask_take_back(data.seat, now, data.to)
        if data.about == "seat":
            context.tables.need_absent(table, data.to)
            return it.ask_seat(data.seat, -1 if data.to is None else data.to, now)
        return it.ask_pause(data.seat, now) if data.about == "pause" else it.ask_resume(data.seat, now)

    return await do(context, table, data.seat, data.key, doing)


@post("/tables/{table:str}/answer", summary="Answer what was asked", status_code=200, responses=REFUSALS)
async def answer(
    table: TableId,
    data: Annotated[ReplyRequest, Body(examples=example("yes", seat=1, yes=True, key="answer-90aa12"))],
    context: Asking,
) -> Done:
    """Say yes or no to the question that stands; who asked takes it back with no."""
    return await do(context, table, data.seat, data.key, lambda it, now: it.answer(data.seat, data.yes, now))


@post("/tables/{table:str}/resign", summary="Give up", status_code=200, responses=REFUSALS)
async def resign(
    table: TableId,
    data: Annotated[SeatKeyRequest, Body(examples=example("my seat", seat=0, key="resign-00d1e2"))],
    context: Asking,
) -> Done:
    """Give up for good: a bot plays the seat on, which will be last."""
    return await do(context, table, data.seat, data.key, lambda it, now: it.resign(data.seat, now))


@post("/tables/{table:str}/stand-in", summary="Let a bot play for me", status_code=200, responses=REFUSALS)
async def stand_in(
    table: TableId,
    data: Annotated[StandInRequest, Body(examples=example("a bot", seat=0, bot="random", key="away-7700ab"))],
    context: Asking,
) -> Done:
    """A bot plays my seat until I return."""

    def doing(it: Table, now: int) -> list[Entry]:
        if data.bot is None:
            return it.stand_in(data.seat, now)
        refuse_unknown_bot(it.game, data.bot)
        return it.stand_in(data.seat, now, data.bot)

    return await do(context, table, data.seat, data.key, doing)


@post("/tables/{table:str}/return", summary="Play again myself", status_code=200, responses=REFUSALS)
async def come_back(
    table: TableId,
    data: Annotated[SeatKeyRequest, Body(examples=example("my seat", seat=0, key="back-3300cd"))],
    context: Asking,
) -> Done:
    """The bot that stood in for me stops."""
    return await do(context, table, data.seat, data.key, lambda it, now: it.come_back(data.seat, now))


def export_text(table: Table, seat: int | None) -> str:
    """A table's record: the log when it is over, else what the seat was told, one JSON line each."""
    if table.status == "over":
        rows: list[Any] = list(table.entries)
    else:
        told = table.frame(seat, 0, table.entries[-1].at)
        rows = [{"table": told.table, "game": told.game, "seat": seat, "version": told.version}, *told.moves]
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


routes = Router(
    "/",
    route_handlers=[frame, frame_at, export, verify, act, ask, answer, resign, stand_in, come_back],
    tags=["play"],
)

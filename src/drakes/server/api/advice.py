"""Routes of advice: what a bot would do in my place, how a game went and could have gone, and to play on from there."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Body

from drakes.bots.reviews import Judgement
from drakes.core.events import Event
from drakes.core.game import NOBODY
from drakes.play.frames import EventFrame
from drakes.play.history import History
from drakes.play.lines import play_line
from drakes.server.advice_at_tables import Review
from drakes.server.api.documentation import errors, example
from drakes.server.api.drafts import AfterQuery, written
from drakes.server.api.parameters import MySeatQuery, TableId
from drakes.server.api.playing import VersionPath
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.messages.advice import (
    BranchRequest,
    HintAnswer,
    HintLine,
    LineAnswer,
    ReadinessAnswer,
    ReviewAnswer,
    ReviewedTurn,
)
from drakes.server.messages.tables import TableAnswer

DIGITS = 4


@get("/tables/{table:str}/hint", summary="What a bot would do", responses=errors(401, 403, 404, 409, 422))
async def hint(table: TableId, seat: MySeatQuery, context: Asking, after: AfterQuery = None) -> HintAnswer:
    """The three best lines for my seat, which is to move, after the steps of a draft; from what the seat may know and
    nothing else. Only where no other person plays, or where the host has allowed it."""
    context.spend("hint")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        version = live.table.version
        found = await context.parts.advice.hint(live, seat, written(live.table.game, after or []), context.share)
    lines = [
        HintLine(one.action, rounded(one.worth), rounded(one.share), list(one.then), remark(one.reason))
        for one in found.hints
    ]
    return HintAnswer(version, found.measure, lines, [rounded(one) for one in found.outlook])


@get("/tables/{table:str}/hint/ready", summary="Whether hints are ready", responses=errors(401, 403, 404))
async def readiness(table: TableId, context: Asking) -> ReadinessAnswer:
    """Whether a hint could be given at once, or how long it takes until what gives it is prepared; asking has that
    begun."""
    context.spend("look")
    context.need_visitor()
    async with context.tables.using(table) as live:
        await context.need_looker(live, next(iter(live.seats_of(context.player)), None))
        found = context.parts.advice.readiness(live.table.head.game)
    return ReadinessAnswer(found.is_ready, rounded(found.gone_s), rounded(found.of_s))


@post("/tables/{table:str}/review", summary="Go through a game", status_code=200, responses=errors(401, 403, 404, 409))
async def begin_review(table: TableId, context: Asking) -> ReviewAnswer:
    """Have a game that is over gone through, in the background; asked again, how far that has come."""
    context.spend("review")
    async with context.tables.using(table) as live:
        await context.need_looker(live, next(iter(live.seats_of(context.need_visitor().player.id)), None))
        return given(await context.parts.advice.begin_review(live, context.share))


@get("/tables/{table:str}/review", summary="How a game went", responses=errors(401, 403, 404, 409))
async def review(table: TableId, context: Asking) -> ReviewAnswer:
    """How far a game has been gone through, and what was found."""
    context.spend("look")
    async with context.tables.using(table) as live:
        await context.need_looker(live, next(iter(live.seats_of(context.player)), None))
        found = await context.parts.advice.review(live)
    if found is None:
        raise Fault(404, "no_review", "Nobody has had this game gone through.")
    return given(found)


@get("/tables/{table:str}/review/{version:int}", summary="Two turns", responses=errors(401, 403, 404, 409))
async def lines(table: TableId, version: VersionPath, context: Asking) -> LineAnswer:
    """A turn of a game that has been gone through and the better one, step by step, as I saw the table then."""
    context.spend("look")
    async with context.tables.using(table) as live:
        seat = next(iter(live.seats_of(context.player)), None)
        await context.need_looker(live, seat)
        found = await context.parts.advice.review(live)
        judged = next((one for one in found.points if one.ply == version), None) if found is not None else None
        if judged is None:
            raise Fault(404, "no_review", "Nobody has looked at that turn.")
        return shown(live.table.history, judged, NOBODY if seat is None else seat)


def shown(history: History, judged: Judgement, looker: int) -> LineAnswer:
    """Both turns as somebody is shown them."""
    played = play_line(history, judged.ply, judged.played, looker)
    return LineAnswer(judged.ply, judged.seat, played, play_line(history, judged.ply, judged.better, looker))


@post("/tables/{table:str}/branch", summary="Play on from a position", responses=errors(401, 403, 404, 409))
async def branch(
    table: TableId, data: Annotated[BranchRequest, Body(examples=example("alone", version=17))], context: Asking
) -> TableAnswer:
    """A new table that goes on from a position of a game that is over: what was dealt and played until then is the
    same, chance goes on by a key of its own. All seats are mine; with `bots`, those that bots played are theirs."""
    context.spend("open")
    async with context.tables.using(table) as live:
        visitor = context.need_visitor()
        await context.need_looker(live, next(iter(live.seats_of(visitor.player.id)), None))
        lobby = context.parts.lobby
        return await lobby.branch(visitor, live, data.version, data.bots, data.pledge, context.network)


def given(review: Review) -> ReviewAnswer:
    """A review as it is told."""
    points = [
        ReviewedTurn(
            one.ply,
            one.seat,
            list(one.played),
            list(one.better),
            rounded(one.lost),
            [rounded(value) for value in one.outlook],
            remark(one.remark),
            remark(one.reason),
        )
        for one in review.points
    ]
    return ReviewAnswer(review.measure, review.total, review.looked, review.is_done, points, review.turning)


def remark(found: Event | None) -> EventFrame | None:
    """A remark as it is told."""
    return None if found is None else EventFrame(found.kind, found.arguments)


def rounded(value: float) -> float:
    """As many digits as anybody reads."""
    return round(value, DIGITS)


routes = Router("/", route_handlers=[hint, readiness, begin_review, review, lines, branch], tags=["advice"])

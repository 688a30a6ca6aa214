"""Routes of advice: what a bot would do in my place, how a game went, and to play on from a position of it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Body

from drakes.server.advice_at_tables import Review
from drakes.server.api.documentation import errors, example
from drakes.server.api.drafts import AfterQuery, written
from drakes.server.api.parameters import MySeatQuery, TableId
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.messages.advice import BranchRequest, HintAnswer, HintLine, ReviewAnswer, ReviewedDecision
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
    lines = [HintLine(one.action, rounded(one.worth), rounded(one.share), list(one.then)) for one in found.hints]
    return HintAnswer(version, found.measure, lines, [rounded(one) for one in found.outlook])


@post("/tables/{table:str}/review", summary="Go through a game", status_code=200, responses=errors(401, 403, 404, 409))
async def begin_review(table: TableId, context: Asking) -> ReviewAnswer:
    """Have a game that is over gone through, in the background; asked again, how far that has come."""
    context.spend("review")
    async with context.tables.using(table) as live:
        await context.need_looker(live, next(iter(live.seats_of(context.need_visitor().player.id)), None))
        return given(context.parts.advice.begin_review(live, context.share))


@get("/tables/{table:str}/review", summary="How a game went", responses=errors(401, 403, 404, 409))
async def review(table: TableId, context: Asking) -> ReviewAnswer:
    """How far a game has been gone through, and what was found."""
    context.spend("look")
    async with context.tables.using(table) as live:
        await context.need_looker(live, next(iter(live.seats_of(context.player)), None))
        found = context.parts.advice.review(live)
    if found is None:
        raise Fault(404, "no_review", "Nobody has had this game gone through.")
    return given(found)


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
        ReviewedDecision(
            one.ply, one.seat, one.action, one.best, rounded(one.lost), [rounded(value) for value in one.outlook]
        )
        for one in review.points
    ]
    return ReviewAnswer(review.measure, review.total, review.is_done, points, review.turning)


def rounded(value: float) -> float:
    """As many digits as anybody reads."""
    return round(value, DIGITS)


routes = Router("/", route_handlers=[hint, begin_review, review, branch], tags=["advice"])

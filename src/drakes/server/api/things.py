"""The route by which things answer: what a good, a planet, a boat or a card is and could do, as a seat may know it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

from drakes.core.sheets import LONGEST_THING, Sheet
from drakes.play import limits
from drakes.server.api.documentation import errors
from drakes.server.api.drafts import AfterQuery, EarlyQuery, written
from drakes.server.api.parameters import SeatQuery, TableId
from drakes.server.context import Asking, Context
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable

ThingQuery = Annotated[
    str,
    QueryParameter(
        name="of",
        description="A thing of the table as boards name it, `good:silk` or `slot:3/mine`.",
        min_length=1,
        max_length=LONGEST_THING,
        pattern="^[a-z]+(:[a-z0-9_,/-]+)?$",
    ),
]
VersionQuery = Annotated[
    int | None,
    QueryParameter(
        ge=1,
        le=limits.HIGHEST_VERSION,
        required=False,
        description="Looking back: as it was at this version.",
        schema_extra={"minimum": 1, "maximum": limits.HIGHEST_VERSION},
    ),
]


@get("/tables/{table:str}/things", summary="What a thing is", responses=errors(401, 403, 404, 409, 422))
async def thing(
    table: TableId,
    thing: ThingQuery,
    context: Asking,
    seat: SeatQuery = None,
    version: VersionQuery = None,
    after: AfterQuery = None,
    early: EarlyQuery = False,
) -> Sheet:
    """What a thing answers when it is touched: what it is for, where it is, what it takes, from what my seat, or
    without one a spectator, may know; now, at an earlier version, or after the steps of a draft. Nothing is done."""
    context.spend("try")
    async with context.tables.using(table) as live:
        await context.need_looker(live, seat)
        tell_of = live.table.game.people.tell_of
        known = _known(context, live, seat, version, after or [], early)
        sheet = tell_of(live.table.box, known, thing) if tell_of is not None else None
    if sheet is None:
        raise Fault(404, "no_thing", "There is nothing to tell of that.")
    return sheet


def _known(
    context: Context, live: LiveTable, seat: int | None, version: int | None, after: list[str], early: bool
) -> object:
    """The hidden state that is told of."""
    if seat is None or version is not None or not (after or early):
        return live.table.known_at(version, seat)
    return context.tables.drafts.known_in(live.table, seat, written(live.table.game, after), early)


routes = Router("/", route_handlers=[thing], tags=["thinking"])

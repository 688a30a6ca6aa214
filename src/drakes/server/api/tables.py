"""Routes of the lobby: opening tables, looking for one, taking and recovering seats."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body, PathParameter

from drakes.core.errors import DrakesError
from drakes.core.rulebook import numbers_of
from drakes.core.text import printed_names
from drakes.play import limits
from drakes.play.entries import Entry
from drakes.play.new_tables import edition_of
from drakes.play.table import Table
from drakes.server.addresses import addresses_for_others, own_address
from drakes.server.advice_at_tables import may_have_hints
from drakes.server.api.documentation import errors, example
from drakes.server.api.games import LanguageName, about_box, clauses_of, known_language, taught
from drakes.server.api.parameters import TableId
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable
from drakes.server.lobby import and_deal
from drakes.server.messages.fields import SeatKeyRequest
from drakes.server.messages.games import Clause, EditionInfo, HowToPlay
from drakes.server.messages.play import Done
from drakes.server.messages.tables import (
    ClaimAnswer,
    ClaimRequest,
    Invite,
    RecoverRequest,
    RematchRequest,
    RevealRequest,
    SeatSummary,
    ServerAddresses,
    TableAnswer,
    TableInfo,
    TableRequest,
    TableSummary,
    WaiveRequest,
)
from drakes.server.names import clean_name

SeatPath = Annotated[int, PathParameter(ge=0, le=limits.HIGHEST_SEAT, description="A seat, counted from 0.")]


@get("/tables", summary="Open tables", responses=errors())
async def open_tables(context: Asking) -> list[TableSummary]:
    """Listed tables with a free seat, the one changed last first, at most 200."""
    context.spend("look")
    return await asyncio.to_thread(context.parts.lobby.list_open)


@post("/tables", summary="Open a table", responses=errors(401, 409))
async def open_table(
    data: Annotated[
        TableRequest,
        Body(
            examples=example(
                "me, a friend and a bot",
                game="the_name_of_a_game",
                seats=[{"who": "me"}, {"who": "open"}, {"who": "random"}],
                clock={"kind": "live", "start_ms": 600000, "add_ms": 5000},
            )
        ),
    ],
    context: Asking,
) -> TableAnswer:
    """A new table. Each seat is for `me`, `open` for a person by invitation, or for a bot by its name. The game is
    dealt as soon as all seats are taken. Invitations and recovery codes are shown this once."""
    context.spend("open")
    opened = await context.parts.lobby.open(context.need_visitor(), data, context.network)
    context.parts.advice.get_ready(data.game)
    return opened


def about(live: LiveTable, player: str | None) -> TableInfo:
    """What a table tells everybody who has its id."""
    table, head = live.table, live.table.head
    return TableInfo(
        id=live.id,
        game=head.game,
        status=table.status,
        seats=[
            SeatSummary(
                seat.name or None, seat.who, [other for other in live.seats_of(live.holders.get(n)) if other != n]
            )
            for n, seat in enumerate(table.seats)
        ],
        options=head.options,
        box=head.box,
        clock=head.clock,
        listed=head.listed,
        spectators=head.spectators,
        commitment=head.commitment,
        version=table.version,
        hints=may_have_hints(live, player),
        host=player is not None and live.host == player,
        mine=live.seats_of(player),
        printed=printed_names(table.game, table.box),
        board=head.board,
        numbers=numbers_of(table.game, table.box),
        outdated=live.outdated or None,
    )


@get("/tables/{table:str}", summary="A table in short", responses=errors(404, 409))
async def table_about(table: TableId, context: Asking) -> TableInfo:
    """What everybody who knows a table's id may know of it, and which of its seats are mine."""
    context.spend("look")
    async with context.tables.using(table) as live:
        return about(live, context.player)


@get("/tables/{table:str}/rules/{language:str}", summary="A table's rules", responses=errors(404, 409))
async def table_rules(table: TableId, language: LanguageName, context: Asking) -> list[Clause]:
    """The clauses of the table's game, with the numbers of the edition it plays."""
    context.spend("look")
    async with context.tables.using(table) as live:
        return clauses_of(live.table.game, known_language(language), live.table.box)


@get("/tables/{table:str}/how-to-play/{language:str}", summary="How to play at a table", responses=errors(404, 409))
async def table_how_to_play(table: TableId, language: LanguageName, context: Asking) -> HowToPlay:
    """The page that teaches the table's game, with the numbers of the edition it plays."""
    context.spend("look")
    async with context.tables.using(table) as live:
        return taught(live.table.game, known_language(language), live.table.box)


@get("/tables/{table:str}/edition/{language:str}", summary="About a table's edition", responses=errors(404, 409))
async def table_edition(table: TableId, language: LanguageName, context: Asking) -> EditionInfo:
    """What is printed in the box this table plays with, how sure each value is, and what the standard edition says."""
    context.spend("look")
    async with context.tables.using(table) as live:
        head, game = live.table.head, live.table.game
    try:
        values = await asyncio.to_thread(edition_of, head)
    except DrakesError:
        raise Fault(404, "no_box", "The edition of this table is no longer here.") from None
    return about_box(game, values, known_language(language), head.box, head.board)


@get("/tables/{table:str}/reach", summary="Where others find this server", responses=errors(401, 403, 404, 409))
async def reach(table: TableId, context: Asking) -> ServerAddresses:
    """Which addresses an invitation may begin with, for who opened the table; to nobody else it is told."""
    context.spend("look")
    async with context.tables.using(table) as live:
        if live.host != context.need_visitor().player.id:
            raise Fault(403, "not_host", "Only who opened the table may do that.")
    own = await asyncio.to_thread(own_address)
    return ServerAddresses(addresses_for_others(context.parts.settings, own), own)


@post("/tables/{table:str}/claim", summary="Take a seat", status_code=200, responses=errors(403, 404, 409))
async def claim(
    table: TableId,
    data: Annotated[ClaimRequest, Body(examples=example("by invitation", name="Ben", invite="…"))],
    context: Asking,
) -> Response[ClaimAnswer]:
    """Take a seat by an invitation, which is spent, or without one at a listed table. Somebody unknown becomes a guest
    and gets the cookie. Keep the recovery code: it gives the seat back should the browser forget you."""
    context.spend("claim")
    name = clean_name(data.name)
    visitor, cookies = context.visitor, []
    if visitor is None:
        visitor, cookie = await context.parts.sessions.welcome(name, "en")
        cookies = [cookie]
    claimed = await context.parts.lobby.claim(visitor, table, data.invite, data.seat, name, data.pledge)
    return Response(claimed, cookies=cookies)


@post("/tables/{table:str}/recover", summary="Get a lost seat back", status_code=200, responses=errors(404, 409))
async def recover(
    table: TableId,
    data: Annotated[RecoverRequest, Body(examples=example("a code", code="…"))],
    context: Asking,
) -> Response[ClaimAnswer]:
    """Take a seat back by its recovery code; there is a new code then, everybody at the table is told, and whoever held
    the seat before no longer does."""
    context.spend("claim")
    visitor, cookies = context.visitor, []
    if visitor is None:
        visitor, cookie = await context.parts.sessions.welcome("Guest", "en")
        cookies = [cookie]
    return Response(await context.parts.lobby.recover(visitor, table, data.code), cookies=cookies)


@post(
    "/tables/{table:str}/seats/{seat:int}/invite",
    summary="A fresh invitation",
    status_code=200,
    responses=errors(401, 403, 404, 409),
)
async def invite_anew(table: TableId, seat: SeatPath, context: Asking) -> Invite:
    """A fresh invitation to a seat that is open, or that its person or all others have offered; older ones to it are
    void. A seat that a person holds is nobody else's to give away."""
    context.spend("claim")
    return Invite(seat, await context.parts.lobby.invite_anew(context.need_visitor(), table, seat))


@post(
    "/tables/{table:str}/seats/{seat:int}/give",
    summary="Give my seat to somebody",
    status_code=200,
    responses=errors(401, 403, 404, 409),
)
async def give(table: TableId, seat: SeatPath, context: Asking) -> Invite:
    """An invitation to my seat in a running game. Whoever uses it plays on, sees none of my plans, and must not have
    seen another hand of this game; until then the seat is mine."""
    context.spend("claim")
    async with context.tables.using(table) as live:
        await context.need_seat(live, seat)
        return Invite(seat, await context.parts.lobby.give(table, seat))


@post("/tables/{table:str}/reveal", summary="Show my nonce", status_code=200, responses=errors(401, 404, 409))
async def reveal(
    table: TableId, data: Annotated[RevealRequest, Body(examples=example("a nonce", nonce="3f9a…"))], context: Asking
) -> Done:
    """Show the nonce whose hash I have pledged, for all my seats, when all seats are taken. With the last one the game
    is dealt. To show it again does nothing."""
    context.spend("claim")
    return Done(await context.parts.lobby.reveal(context.need_visitor(), table, data.nonce))


@post("/tables/{table:str}/waive", summary="Begin without a nonce", status_code=200, responses=errors(403, 404, 409))
async def waive(
    table: TableId,
    data: Annotated[WaiveRequest, Body(examples=example("not waiting", seat=2, by=0, key="waive-8d2f01"))],
    context: Asking,
) -> Done:
    """Do not wait any longer for the nonce of a seat: everybody sees that chance goes on without it."""
    context.spend("claim")
    async with context.tables.using(table) as live:
        await context.need_seat(live, data.by)

        def doing(it: Table, now: int) -> list[Entry]:
            return and_deal(it, it.waive(data.seat, data.by, now), now)

        return Done(await context.tables.do(table, doing, context.request_of(data.key)))


@post("/tables/{table:str}/leave", summary="Leave before the deal", status_code=200, responses=errors(403, 404, 409))
async def leave(
    table: TableId,
    data: Annotated[SeatKeyRequest, Body(examples=example("my seat", seat=1, key="leave-8d2f01"))],
    context: Asking,
) -> Done:
    """Free my seat, as long as the game is not dealt."""
    context.spend("claim")
    async with context.tables.using(table) as live:
        await context.need_seat(live, data.seat)
        return Done(await context.parts.lobby.leave(table, data.seat, context.request_of(data.key)))


@post("/tables/{table:str}/rematch", summary="Another game", status_code=200, responses=errors(403, 404, 409))
async def rematch(
    table: TableId,
    data: Annotated[RematchRequest, Body(examples=example("again", key="again-77aa01"))],
    context: Asking,
) -> TableAnswer:
    """The table for another game of those who sat here, everybody one seat on. The first who asks opens it, each of the
    others sits down by asking too; it is the same table for all."""
    context.spend("open")
    async with context.tables.using(table) as live:
        visitor = context.need_visitor()
        if not live.seats_of(visitor.player.id):
            raise Fault(403, "not_your_seat", "Only who sat at this table may do that.")
        return await context.parts.lobby.rematch(visitor, live, data.pledge, context.network)


routes = Router(
    "/",
    route_handlers=[
        open_tables,
        open_table,
        table_about,
        table_rules,
        table_how_to_play,
        table_edition,
        reach,
        claim,
        recover,
        invite_anew,
        give,
        reveal,
        waive,
        leave,
        rematch,
    ],
    tags=["tables"],
)

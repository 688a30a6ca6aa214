"""Routes about oneself: becoming a guest, one's tables, tokens for programs."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import Body, PathParameter

from drakes.play import limits
from drakes.server.api.documentation import errors, example
from drakes.server.context import Asking
from drakes.server.messages.me import GuestRequest, Me, ProgramRequest, TokenAnswer, TokenRequest, TokenSummary
from drakes.server.messages.tables import TableSummary
from drakes.server.names import clean_name
from drakes.server.sessions import ID_DIGITS, Visitor


def me_of(visitor: Visitor) -> Me:
    """A player as they are told of themselves."""
    return Me(visitor.player.id, visitor.player.name, visitor.player.language)


@get("/me", summary="Who I am", responses=errors(401))
async def who_am_i(context: Asking) -> Me | None:
    """The player of this session, or null for somebody unknown."""
    context.spend("look")
    return None if context.visitor is None else me_of(context.visitor)


@post("/me", summary="Become a guest, or take another name", status_code=200, responses=errors())
async def become(
    data: Annotated[GuestRequest, Body(examples=example("a guest", name="Anna", language="en"))], context: Asking
) -> Response[Me]:
    """Somebody unknown becomes a guest and gets the cookie; somebody known is renamed."""
    context.spend("guest")
    name = clean_name(data.name)
    if context.visitor is not None:
        return Response(me_of(await context.parts.sessions.rename(context.visitor, name, data.language)))
    visitor, cookie = await context.parts.sessions.welcome(name, data.language)
    return Response(me_of(visitor), cookies=[cookie])


@post("/programs", summary="Become a guest as a program", responses=errors())
async def become_program(
    data: Annotated[ProgramRequest, Body(examples=example("a bot", name="Robin's bot"))], context: Asking
) -> TokenAnswer:
    """A guest without a browser: a token, shown this once, to be sent as `Authorization: Bearer …`."""
    context.spend("guest")
    return TokenAnswer(*await context.parts.sessions.welcome_program(clean_name(data.name)))


@get("/me/tables", summary="My tables", responses=errors(401))
async def my_tables(context: Asking) -> list[TableSummary]:
    """The tables at which I hold a seat, the one changed last first, at most 200."""
    context.spend("look")
    return await asyncio.to_thread(context.parts.lobby.list_mine, context.need_visitor().player.id)


@post("/me/tokens", summary="A token for a program", responses=errors(401, 409))
async def give_token(
    data: Annotated[TokenRequest, Body(examples=example("a bot", label="my first bot"))], context: Asking
) -> TokenAnswer:
    """A token with which a program acts as me. It is shown this once; send it as `Authorization: Bearer …`."""
    context.spend("guest")
    return TokenAnswer(*await context.parts.sessions.give_token(context.need_visitor(), clean_name(data.label)))


@get("/me/tokens", summary="My tokens", responses=errors(401))
async def my_tokens(context: Asking) -> list[TokenSummary]:
    """The tokens of my programs, by id and label."""
    context.spend("look")
    found = await context.parts.sessions.tokens(context.need_visitor())
    return [TokenSummary(session.digest[:ID_DIGITS], session.label, session.created) for session in found]


@delete("/me/tokens/{token_id:str}", summary="End a token", responses=errors(401, 404))
async def end_token(
    token_id: Annotated[str, PathParameter(description="The id of a token.", max_length=limits.TOKEN_ID_LETTERS)],
    context: Asking,
) -> None:
    """The program that has this token can no longer act as me."""
    context.spend("guest")
    await context.parts.sessions.end_token(context.need_visitor(), token_id)


routes = Router(
    "/", route_handlers=[who_am_i, become, become_program, my_tables, give_token, my_tokens, end_token], tags=["me"]
)

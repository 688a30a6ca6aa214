"""Routes of talk at a table: ready phrases, short texts, and whom one does not want to read."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Body, QueryParameter

from drakes.play import limits
from drakes.server.api.documentation import errors, example
from drakes.server.api.parameters import MySeatQuery, TableId
from drakes.server.context import Asking
from drakes.server.faults import Fault
from drakes.server.messages.talk import ChatLine, ChatRequest, MuteRequest
from drakes.server.steady_time import now_ms
from drakes.server.store import ChatLine as StoredLine
from drakes.server.store import Repeated

PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "one-moment",
    "back",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "good-game",
    "goodbye",
)
"""What can be said in every reader's language; the browser has the words."""
REFUSALS = errors(403, 404, 409)
FromQuery = Annotated[
    int, QueryParameter(ge=0, le=limits.HIGHEST_CHAT_LINE, required=False, description="The first line wanted.")
]


def shown(line: StoredLine) -> ChatLine:
    """A line as it is read."""
    return ChatLine(line.n, line.seat, line.at, line.phrase, line.text)


@get("/phrases", summary="Ready phrases", responses=errors(), sync_to_thread=False)
def phrases() -> list[str]:
    """The ids of the phrases that can be said; pages show them in the reader's language."""
    return list(PHRASES)


@get("/tables/{table:str}/chat", summary="What was said", responses=REFUSALS)
async def chat(table: TableId, seat: MySeatQuery, context: Asking, since: FromQuery = 0) -> list[ChatLine]:
    """The last lines from number `since` on, without those of seats I have muted."""
    context.spend("look")
    async with context.tables.using(table) as live:
        player = (await context.need_seat(live, seat)).player.id
        talk = context.tables.store.chat
        lines = await asyncio.to_thread(talk.said, table, since, limits.CHAT_LINES)
        muted = set(await asyncio.to_thread(talk.muted, table, player))
        return [shown(line) for line in lines if line.seat not in muted]


@post("/tables/{table:str}/chat", summary="Say something", status_code=200, responses=REFUSALS)
async def say(
    table: TableId,
    data: Annotated[ChatRequest, Body(examples=example("a phrase", seat=0, phrase="good-luck", key="say-12ab34cd"))],
    context: Asking,
) -> ChatLine:
    """A ready phrase or a short text for those who sit at the table. The same key again says nothing twice."""
    context.spend("talk")
    text = clean_text(data)
    async with context.tables.using(table) as live:
        await context.need_seat(live, data.seat)
        talk, request, now = context.tables.store.chat, context.request_of(data.key), now_ms()
        try:
            line = await context.tables.writer.do(lambda: talk.say(table, data.seat, now, data.phrase, text, request))
        except Repeated as repeated:
            lines = await asyncio.to_thread(talk.said, table, repeated.n, limits.CHAT_LINES)
            return shown(next(line for line in lines if line.n == repeated.n))
        async with live.lock:
            if live.chat <= line.n:
                await context.tables.tell_chat(live, line)
        return shown(line)


def clean_text(data: ChatRequest) -> str | None:
    """The text without control characters; exactly one of phrase and text is wanted."""
    if (data.phrase is None) == (data.text is None):
        raise Fault(400, "bad_line", "Send either a phrase or a text.")
    if data.phrase is not None and data.phrase not in PHRASES:
        raise Fault(400, "no_phrase", f"There is no such phrase; the phrases are {', '.join(PHRASES)}.")
    if data.text is None:
        return None
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in data.text).split())
    if not text:
        raise Fault(400, "bad_line", "Send at least one letter.")
    return text


@post("/tables/{table:str}/mute", summary="Mute a seat", status_code=204, responses=REFUSALS)
async def mute(
    table: TableId,
    data: Annotated[MuteRequest, Body(examples=example("quiet", seat=0, whom=2, on=True))],
    context: Asking,
) -> None:
    """No longer read what a seat says, or read it again; nobody is told."""
    context.spend("talk")
    async with context.tables.using(table) as live:
        player = (await context.need_seat(live, data.seat)).player.id
        talk = context.tables.store.chat
        await context.tables.writer.do(lambda: talk.mute(table, player, data.whom, data.on))


routes = Router("/", route_handlers=[phrases, chat, say, mute], tags=["talk"])

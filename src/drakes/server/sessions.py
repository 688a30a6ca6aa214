"""Sessions: who sends a request, by the browser's cookie or a program's token, both of 256 random bits."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from litestar.datastructures import Cookie

from drakes.play.limits import TOKENS_OF_ONE
from drakes.server.faults import Fault
from drakes.server.safety import COOKIE, cookie_of
from drakes.server.settings import Settings
from drakes.server.steady_time import now_ms
from drakes.server.store import Player, Session, Store, Writer, digest

BROWSER, PROGRAM = "browser", "program"
REMEMBERED = 20_000
FRESH_SECONDS = 20.0
"""How long a session is believed before the database is asked again: on another node it may have ended."""
TOKEN_BYTES = 32
ID_DIGITS = 16
"""So much of a token's digest is its id in lists."""
DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """A player who is here, and the session that says so."""

    player: Player
    session: Session


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_player_id() -> str:
    """A player's id; it names and opens nothing."""
    return secrets.token_hex(8)


class Sessions:
    """Who is who, with a short memory in front of the database."""

    def __init__(self, store: Store, writer: Writer, settings: Settings) -> None:
        self._store = store
        self._writer = writer
        self._settings = settings
        self._known: OrderedDict[str, tuple[float, Visitor]] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()
        self.when_ended: Callable[[str], None] = self.forget
        """Told of every session that ends here."""
        self.banned: frozenset[str] = frozenset()
        """The players who are shut out, as of a moment ago."""

    async def find(self, headers: dict[str, str]) -> Visitor | None:
        """Who sent these headers; whoever is shut out is told so."""
        visitor = await self._find(headers)
        if visitor is not None and visitor.player.id in self.banned:
            raise Fault(403, "banned", "Whoever runs this server has shut you out.")
        return visitor

    async def _find(self, headers: dict[str, str]) -> Visitor | None:
        """Who sent these headers; a wrong token in them is an error, so that a program notices."""
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        if bearer:
            visitor = await self._find_token(bearer.strip()) if kind.lower() == "bearer" else None
            if visitor is None:
                raise Fault(401, "bad_token", "This token is not known here, or no longer.")
            return visitor
        token = cookie_of(headers)
        return None if token is None else await self._find_token(token)

    async def _find_token(self, token: str) -> Visitor | None:
        if not 0 < len(token) <= 128:
            return None
        named = digest(token)
        known = self._known.get(named)
        if known is not None and time.monotonic() - known[0] < FRESH_SECONDS:
            self._known.move_to_end(named)
            return known[1]
        self._known.pop(named, None)
        visitor = await asyncio.to_thread(self._read, token)
        if visitor is None or self.has_ended(named):
            return None
        self._remember(visitor)
        return visitor

    def _read(self, token: str) -> Visitor | None:
        session = self._store.people.session(token, now_ms())
        player = None if session is None else self._store.people.find(session.player)
        return None if session is None or player is None else Visitor(player, session)

    def forget(self, session: str) -> None:
        """A session has ended: it is not believed any longer, not even by whoever is just reading it."""
        self._known.pop(session, None)
        self._ended[session] = None
        while len(self._ended) > REMEMBERED:
            self._ended.popitem(last=False)

    def has_ended(self, session: str | None) -> bool:
        """Whether a session is known to have ended lately."""
        return session in self._ended

    def _remember(self, visitor: Visitor) -> None:
        self._known[visitor.session.digest] = (time.monotonic(), visitor)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def welcome(self, name: str, language: str) -> tuple[Visitor, Cookie]:
        """A new guest, with the cookie that lets the browser in."""
        expires = now_ms() + self._settings.session_days * DAY_MS
        visitor, token = await self._add(name, language, BROWSER, "", expires)
        return visitor, self._cookie(token)

    async def welcome_program(self, name: str) -> tuple[str, str]:
        """A new guest who is a program: its token, and the token's id."""
        visitor, token = await self._add(name, "en", PROGRAM, name, None)
        return token, visitor.session.digest[:ID_DIGITS]

    async def _add(self, name: str, language: str, kind: str, label: str, expires: int | None) -> tuple[Visitor, str]:
        now, token = now_ms(), new_token()
        player = Player(new_player_id(), name, language, now, now)

        def change() -> Session:
            self._store.people.add(player)
            return self._store.people.open_session(token, player.id, kind, label, now, expires)

        visitor = Visitor(player, await self._writer.do(change))
        self._remember(visitor)
        return visitor, token

    def _cookie(self, token: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=token,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure,
            max_age=self._settings.session_days * DAY_MS // 1000,
        )

    async def rename(self, visitor: Visitor, name: str, language: str) -> Visitor:
        """Another name or language for somebody known."""
        old = visitor.player
        await self._writer.do(lambda: self._store.people.rename(old.id, name, language))
        for named, (_, other) in tuple(self._known.items()):
            if other.player.id == old.id:
                del self._known[named]
        player = Player(old.id, name, language, old.created, old.seen)
        return Visitor(player, visitor.session)

    async def give_token(self, visitor: Visitor, label: str) -> tuple[str, str]:
        """A token for a program, and the id by which it is listed and ended."""
        listed = await self.tokens(visitor)
        if len(listed) >= TOKENS_OF_ONE:
            raise Fault(409, "too_many_tokens", f"You have {TOKENS_OF_ONE} tokens; end one first.")
        token, now = new_token(), now_ms()
        player = visitor.player.id
        session = await self._writer.do(lambda: self._store.people.open_session(token, player, PROGRAM, label, now))
        return token, session.digest[:ID_DIGITS]

    async def tokens(self, visitor: Visitor) -> list[Session]:
        """The tokens of a player's programs."""
        return await asyncio.to_thread(self._store.people.sessions_of, visitor.player.id, PROGRAM)

    async def end_token(self, visitor: Visitor, named: str) -> None:
        """End a program's token."""
        found = [session.digest for session in await self.tokens(visitor) if session.digest[:ID_DIGITS] == named]
        if not found:
            raise Fault(404, "no_token", "You have no such token.")
        await self._writer.do(lambda: self._store.people.end_session(visitor.player.id, found[0]))
        self.when_ended(found[0])

"""What people say beside the game, and whom they do not want to hear."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from drakes.server.store.database import Database
from drakes.server.store.records import ChatLine, Repeated, Unknown
from drakes.server.store.schema import chat, mutes, tables
from drakes.server.store.statements import announce, put

SAID = (chat.c.table_id, chat.c.n, chat.c.seat, chat.c.at, chat.c.phrase, chat.c.text)


class Chat:
    """The shelf of chat and mutes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def say(
        self, table: str, seat: int, now: int, phrase: str | None, text: str | None, request: str | None = None
    ) -> ChatLine:
        """Add a line to a table's chat and tell the other nodes; raises Repeated for a request taken before."""
        with self._database.writing() as connection:
            # The table's row is held, so that two nodes do not give out the same number.
            held = select(tables.c.version).where(tables.c.id == table).with_for_update()
            version = connection.execute(held).scalar()
            if version is None:
                raise Unknown(f"There is no table {table}.")
            known = select(chat.c.n).where(chat.c.table_id == table, chat.c.request == request)
            said = None if request is None else connection.execute(known).scalar()
            if request is not None and said is not None:
                raise Repeated(table, request, said)
            last = connection.execute(select(func.max(chat.c.n)).where(chat.c.table_id == table)).scalar()
            line = ChatLine(table, 0 if last is None else last + 1, seat, now, phrase, text)
            row = {"n": line.n, "seat": seat, "at": now, "phrase": phrase, "text": text, "request": request}
            connection.execute(insert(chat), {"table_id": table, **row})
            announce(self._database, connection, table, version)
        return line

    def said(self, table: str, since: int = 0, limit: int = 500) -> list[ChatLine]:
        """The last lines of a table's chat from number `since` on, in their order."""
        wanted = select(*SAID).where(chat.c.table_id == table, chat.c.n >= since).order_by(chat.c.n.desc())
        with self._database.reading() as connection:
            return [ChatLine(*row) for row in connection.execute(wanted.limit(limit))][::-1]

    def mute(self, table: str, player: str, seat: int, on: bool) -> None:
        """A player hears a seat no more, or hears it again."""
        gone = delete(mutes).where(mutes.c.table_id == table, mutes.c.player == player, mutes.c.seat == seat)
        row = {"table_id": table, "player": player, "seat": seat}
        with self._database.writing() as connection:
            connection.execute(put(self._database, mutes, **row) if on else gone)

    def muted(self, table: str, player: str) -> list[int]:
        """The seats a player does not hear at a table."""
        wanted = select(mutes.c.seat).where(mutes.c.table_id == table, mutes.c.player == player)
        with self._database.reading() as connection:
            return list(connection.execute(wanted.order_by(mutes.c.seat)).scalars())

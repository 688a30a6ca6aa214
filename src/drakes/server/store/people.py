"""Players and their ways in. Tokens are given in, and only their digests are kept."""

from __future__ import annotations

from sqlalchemy import delete, insert, or_, select, update

from drakes.server.store.database import Database
from drakes.server.store.records import Player, Session, Unknown, digest
from drakes.server.store.schema import banned, players, sessions
from drakes.server.store.statements import ENDED, OPERATOR, announce, put

PEOPLE_IN_A_LIST = 200


class People:
    """The shelf of players and sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, player: Player) -> None:
        """Take in a new player."""
        row = {name: getattr(player, name) for name in ("id", "name", "language", "created", "seen")}
        with self._database.writing() as connection:
            connection.execute(insert(players), row)

    def find(self, player: str) -> Player | None:
        """A player by id."""
        with self._database.reading() as connection:
            found = connection.execute(select(players).where(players.c.id == player)).one_or_none()
        return None if found is None else Player(**found._mapping)

    def rename(self, player: str, name: str, language: str) -> None:
        """Give a player another name and language."""
        with self._database.writing() as connection:
            changed = connection.execute(
                update(players).where(players.c.id == player).values(name=name, language=language)
            )
            if changed.rowcount == 0:
                raise Unknown(f"There is no player {player}.")

    def open_session(
        self, token: str, player: str, kind: str, label: str, now: int, expires: int | None = None
    ) -> Session:
        """Let a token in as a player: kind is "browser" or "program"."""
        session = Session(digest(token), player, kind, label, now, expires)
        row = {name: getattr(session, name) for name in Session.__slots__}
        with self._database.writing() as connection:
            connection.execute(insert(sessions), row)
        return session

    def session(self, token: str, now: int) -> Session | None:
        """Whom a token lets in, if it is known and has not expired."""
        wanted = select(sessions).where(
            sessions.c.digest == digest(token), or_(sessions.c.expires.is_(None), sessions.c.expires > now)
        )
        with self._database.reading() as connection:
            found = connection.execute(wanted).one_or_none()
        return None if found is None else Session(**found._mapping)

    def sessions_of(self, player: str, kind: str) -> list[Session]:
        """The sessions of one kind that a player has, the oldest first."""
        wanted = select(sessions).where(sessions.c.player == player, sessions.c.kind == kind)
        with self._database.reading() as connection:
            rows = connection.execute(wanted.order_by(sessions.c.created, sessions.c.digest))
            return [Session(**row._mapping) for row in rows]

    def end_session(self, player: str, named: str) -> bool:
        """End a session of a player, named by its digest; False if there is none."""
        gone = delete(sessions).where(sessions.c.digest == named, sessions.c.player == player)
        with self._database.writing() as connection:
            announce(self._database, connection, f"{ENDED}{named}", 0)
            return connection.execute(gone).rowcount > 0

    # Who is shut out

    def ban(self, player: str, now: int) -> None:
        """Shut a player out; their sessions stay, so that they can be told, and all comes back with `unban`."""
        with self._database.writing() as connection:
            if self.find(player) is None:
                raise Unknown(f"There is no player {player}.")
            connection.execute(put(self._database, banned, player=player, at=now))
            announce(self._database, connection, OPERATOR, 0)

    def unban(self, player: str) -> bool:
        """Let a player in again; False if they were not shut out."""
        with self._database.writing() as connection:
            announce(self._database, connection, OPERATOR, 0)
            return connection.execute(delete(banned).where(banned.c.player == player)).rowcount > 0

    def banned(self) -> frozenset[str]:
        """All who are shut out."""
        with self._database.reading() as connection:
            return frozenset(connection.execute(select(banned.c.player)).scalars())

    def called(self, name: str) -> list[Player]:
        """Whoever has this id, else all of this name, whoever was here last first."""
        known = self.find(name)
        if known is not None:
            return [known]
        wanted = select(players).where(players.c.name == name).order_by(players.c.seen.desc(), players.c.id)
        with self._database.reading() as connection:
            return [Player(**row._mapping) for row in connection.execute(wanted.limit(PEOPLE_IN_A_LIST))]

    def forget_expired(self, now: int) -> int:
        """Delete the sessions that have expired; answers how many."""
        with self._database.writing() as connection:
            return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount

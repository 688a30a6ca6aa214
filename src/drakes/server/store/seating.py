"""Who holds which seat, and by which codes and links a seat is taken. Only their digests are kept."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from drakes.server.store.database import Database
from drakes.server.store.records import Invite, SeatRow, StoreRefusal, Unknown, digest
from drakes.server.store.schema import held, invites, seats
from drakes.server.store.statements import announce, put


class Seating:
    """The shelf of seats and invites."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self, table: str, seat: int, player: str | None, recovery: str | None) -> None:
        """Give a seat to a player, with the code that brings it back; whoever held it before does so no more."""
        code = None if recovery is None else digest(recovery)
        with self._database.writing() as connection:
            connection.execute(put(self._database, seats, table_id=table, seat=seat, player=player, recovery=code))
            announce(self._database, connection, table, 0)
            if player is not None:
                connection.execute(put(self._database, held, table_id=table, seat=seat, player=player))

    def leave(self, table: str, seat: int) -> None:
        """Nobody holds the seat any more, and no code brings it back."""
        with self._database.writing() as connection:
            connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat == seat))

    def at(self, table: str) -> list[SeatRow]:
        """The seats of a table that a person holds or held."""
        with self._database.reading() as connection:
            rows = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
            return [SeatRow(*row) for row in rows]

    def held_by(self, table: str, player: str) -> list[int]:
        """The seats that a player holds at a table."""
        wanted = select(seats.c.seat).where(seats.c.table_id == table, seats.c.player == player)
        with self._database.reading() as connection:
            return list(connection.execute(wanted.order_by(seats.c.seat)).scalars())

    def ever_held(self, table: str, player: str) -> set[int]:
        """The seats of a table that a player holds or ever held: whose hands they have seen."""
        wanted = select(held.c.seat).where(held.c.table_id == table, held.c.player == player)
        with self._database.reading() as connection:
            return set(connection.execute(wanted).scalars())

    def recover(self, table: str, code: str, player: str, new_code: str) -> int:
        """Give the seat that belongs to a code to a player, with a new code; the old one is spent."""
        wanted = select(seats.c.seat).where(seats.c.table_id == table, seats.c.recovery == digest(code))
        with self._database.writing() as connection:
            seat = connection.execute(wanted.with_for_update()).scalar()
            if seat is None:
                raise Unknown("This code belongs to no seat of the table; the last code that was shown is good.")
            self.take(table, seat, player, new_code)
        return int(seat)

    def invite(self, token: str, table: str, seat: int | None, now: int) -> None:
        """Make a link to a table: to one seat, or to any that is free."""
        row = {"digest": digest(token), "table_id": table, "seat": seat, "created": now}
        with self._database.writing() as connection:
            connection.execute(insert(invites), row)

    def find_invite(self, token: str) -> Invite | None:
        """What a link leads to, used or not."""
        with self._database.reading() as connection:
            found = connection.execute(select(invites).where(invites.c.digest == digest(token))).one_or_none()
        return None if found is None else Invite(*found)

    def use_invite(self, token: str, player: str, now: int) -> Invite:
        """Spend a link, in the same change that gives the seat."""
        spent = update(invites).where(invites.c.digest == digest(token), invites.c.used.is_(None))
        with self._database.writing() as connection:
            changed = connection.execute(spent.values(used=now, used_by=player))
            found = self.find_invite(token)
            if found is None:
                raise Unknown("This invitation leads nowhere: ask for a new one.")
            if changed.rowcount == 0:
                raise StoreRefusal("This invitation was used before: ask for a new one.")
        return found

    def withdraw_invites(self, table: str, seat: int | None) -> int:
        """Delete the unused links to a seat (with None: those to any seat); answers how many."""
        to_seat = invites.c.seat.is_(None) if seat is None else invites.c.seat == seat
        gone = delete(invites).where(invites.c.table_id == table, to_seat, invites.c.used.is_(None))
        with self._database.writing() as connection:
            return connection.execute(gone).rowcount

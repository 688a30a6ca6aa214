"""The lobby: opening tables, taking seats by invitation, getting lost seats back, and the lists."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b32encode
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count

from drakes.bots import choosing
from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game
from drakes.play.entries import Entry, Head, encode
from drakes.play.fair import commitment_of
from drakes.play.limits import NAME_LETTERS
from drakes.play.new_tables import Sitter, branch, new_head, rematch
from drakes.play.seats import OPEN, PERSON
from drakes.play.table import Table
from drakes.server.faults import Fault
from drakes.server.live_tables import LiveTable, LiveTables
from drakes.server.messages.tables import (
    ClaimAnswer,
    Invite,
    Recovery,
    SeatRequest,
    TableAnswer,
    TableRequest,
    TableSummary,
)
from drakes.server.names import clean_name, free_name, refuse_alike, refuse_bots_name
from drakes.server.sessions import Visitor, new_token
from drakes.server.steady_time import now_ms
from drakes.server.store import NewEntry, NewTable, StoreRefusal, TableRow, digest
from drakes.server.summaries import is_ready_to_deal, listed, summarise

ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
ME = "me"
KEY_BYTES = 32


@dataclass
class NewSeats:
    """Who gets which seats of a new table, with the codes and links that belong to them."""

    holders: dict[int, str] = field(default_factory=dict)
    recovery: list[Recovery] = field(default_factory=list)
    invites: list[Invite] = field(default_factory=list)


class Lobby:
    """Opens tables and gives out seats."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._store = tables.store
        tables.list_of = self.list_mine

    # Opening

    async def open(self, visitor: Visitor, asked: TableRequest, network: str) -> TableAnswer:
        """A new table, with bots and the asker seated and an invitation for each open seat."""
        key = secrets.token_bytes(KEY_BYTES)
        name = new_name()
        head = await asyncio.to_thread(make_head, asked, name, commitment_of(key))
        table = Table.open(head, key, now_ms())
        new_seats = NewSeats()
        names = seat_names(table.game, asked.seats, visitor.player.name)
        for seat, sitter in enumerate(asked.seats):
            self._seat_new(table, seat, sitter, names[seat], visitor, asked.pledge, new_seats)
        await self._keep_new(table, key, visitor, new_seats, network)
        return TableAnswer(name, new_seats.invites, new_seats.recovery)

    def _refuse_too_many(self, player: str, network: str) -> None:
        """One player, and all players of one network, have so many unfinished tables and no more, seated or not. It is
        asked in the change that makes the table, so that of many at once none slips through."""
        settings = self._tables.settings
        own, of_network = self._store.unfinished(player, network)
        if own >= settings.tables_of_one:
            most = settings.tables_of_one
            raise Fault(409, "too_many_tables", f"You have {most} unfinished tables; finish or resign one first.")
        if of_network >= settings.tables_of_network:
            said = "Too many unfinished tables were opened from your network; finish or resign one first."
            raise Fault(409, "too_many_from_network", said)

    def _seat_new(
        self,
        table: Table,
        seat: int,
        sitter: SeatRequest,
        name: str,
        visitor: Visitor,
        pledge: str,
        new_seats: NewSeats,
    ) -> None:
        if sitter.who == OPEN:
            new_seats.invites.append(Invite(seat, new_token()))
        elif sitter.who == ME:
            table.accept(table.sit(seat, name, PERSON, pledge, now_ms()))
            new_seats.holders[seat] = visitor.player.id
            new_seats.recovery.append(Recovery(seat, new_token()))
        else:
            table.accept(table.sit(seat, name, sitter.who, "", now_ms()))

    async def _keep_new(self, table: Table, key: bytes, visitor: Visitor, new_seats: NewSeats, network: str) -> None:
        """Deal if all sit, and keep everything in one change."""
        if is_ready_to_deal(table):
            table.accept(table.deal(now_ms()))
        now = now_ms()
        name, head = table.head.table, table.head
        summary = summarise(table, now, self._tables.settings.bots_alone)
        new = NewTable(name, head.game, head.seats, key, now, summary, visitor.player.id, network)
        bodies = [NewEntry(encode(entry)) for entry in table.entries]
        codes = {given.seat: given.code for given in new_seats.recovery}

        def change() -> TableRow | None:
            self._refuse_too_many(visitor.player.id, network)
            self._store.create_table(new, bodies)
            for seat, player in new_seats.holders.items():
                self._store.seating.take(name, seat, player, codes.get(seat))
            for invite in new_seats.invites:
                self._store.seating.invite(invite.token, name, invite.seat, now)
            return self._store.table(name)

        row = await self._tables.writer.do(change)
        assert row is not None
        self._tables.hold(row, table, new_seats.holders, network)

    async def rematch(self, visitor: Visitor, live: LiveTable, pledge: str, network: str) -> TableAnswer:
        """The table for another game of those who sat here: the first who asks opens it, the others sit down there."""
        name = rematch_name(live.table)
        if await asyncio.to_thread(self._store.table, name) is None:
            await self._open_rematch(visitor, live, name, network)
        recovery = []
        order = rematch(live.table, table=name, commitment="")[1]
        async with self._tables.using(name) as new:
            for seat, old in enumerate(order):
                if live.holders.get(old) == visitor.player.id and new.table.seats[seat].who == OPEN:
                    before = live.table.seats[old].name
                    given = await self._sit(new, seat, before, pledge, visitor, None, is_again=True)
                    recovery.append(Recovery(given.seat, given.recovery))
        return TableAnswer(name, [], recovery)

    async def _open_rematch(self, visitor: Visitor, live: LiveTable, name: str, network: str) -> None:
        """A table with the bots seated, where each person's seat waits for them."""
        key = secrets.token_bytes(KEY_BYTES)
        head, order = rematch(live.table, table=name, commitment=commitment_of(key))
        table = Table.open(head, key, now_ms())
        for seat, old in enumerate(order):
            before = live.table.seats[old]
            if before.who != PERSON:
                table.accept(table.sit(seat, before.name, before.who, "", now_ms()))
        try:
            await self._keep_new(table, key, visitor, NewSeats(), network)
        except StoreRefusal:
            if await asyncio.to_thread(self._store.table, name) is None:
                raise  # else another was faster, and it is the same table

    async def branch(
        self, visitor: Visitor, live: LiveTable, version: int, has_bots: bool, pledge: str, network: str
    ) -> TableAnswer:
        """A table that goes on from a position of a game that is over, all its persons' seats for who asks."""
        if live.outdated:
            raise Fault(409, "outdated", live.outdated)
        key, name = secrets.token_bytes(KEY_BYTES), new_name()
        sitters = [
            Sitter(seat.name, seat.who) if has_bots and seat.who != PERSON else Sitter(seat.name, PERSON, pledge)
            for seat in live.table.seats
        ]
        entries = branch(live.table, version, table=name, commitment=commitment_of(key), sitters=sitters, now=now_ms())
        table = await asyncio.to_thread(Table.replay, entries, key)
        mine = [seat for seat, sitter in enumerate(sitters) if sitter.who == PERSON]
        recovery = [Recovery(seat, new_token()) for seat in mine]
        seats = NewSeats(dict.fromkeys(mine, visitor.player.id), recovery)
        await self._keep_new(table, key, visitor, seats, network)
        return TableAnswer(name, [], recovery)

    # Sitting down

    async def claim(
        self, visitor: Visitor, table: str, invite: str | None, seat: int | None, name: str, pledge: str
    ) -> ClaimAnswer:
        """A seat for a person, by an invitation or at a listed table."""
        name = clean_name(name)
        async with self._tables.using(table) as live:
            if invite is None:
                return await self._sit(live, free_seat(live, seat), name, pledge, visitor, None)
            found = await asyncio.to_thread(self._store.seating.find_invite, invite)
            if found is None or found.table != table:
                raise Fault(404, "no_invite", "This invitation leads nowhere: ask for a new one.")
            if found.used is not None:
                raise Fault(409, "invite_used", "This invitation was used before: ask for a new one.")
            wanted = found.seat if found.seat is not None else free_seat(live, seat, is_invited=True)
            if live.table.seats[wanted].who == OPEN:
                return await self._sit(live, wanted, name, pledge, visitor, invite)
            if wanted not in live.holders:
                return await self._take_again(live, wanted, visitor, invite)
            return await self._arrive(live, wanted, name, visitor, invite)

    async def _sit(
        self,
        live: LiveTable,
        seat: int,
        name: str,
        pledge: str,
        visitor: Visitor,
        invite: str | None,
        is_again: bool = False,
    ) -> ClaimAnswer:
        """Sit down in an open seat; when it was the last, the game is dealt. Who sat at the table before sits again in
        all their seats and under their name, whatever it is."""
        recovery, player, now = new_token(), visitor.player.id, now_ms()

        def also() -> None:
            if invite is not None:
                self._spend_invite(invite, player, now)
            self._store.seating.take(live.id, seat, player, recovery)
            self._store.seating.withdraw_invites(live.id, seat)

        def doing(table: Table, at: int) -> list[Entry]:
            if not is_again:
                refuse_second_seat(live, visitor)
                refuse_name(table, seat, name)
            return sit_and_deal(table, seat, name, pledge, at)

        await self._tables.do(live.id, doing, also=also)
        return ClaimAnswer(seat, recovery)

    async def _arrive(self, live: LiveTable, seat: int, name: str, visitor: Visitor, invite: str) -> ClaimAnswer:
        """Take a seat that was offered; not for whoever has seen another hand of this game."""
        recovery, player, now = new_token(), visitor.player.id, now_ms()
        held = await asyncio.to_thread(self._store.seating.ever_held, live.id, player)
        if held - {seat}:
            raise Fault(403, "saw_another_hand", "You have seen another hand of this game: this seat is not for you.")

        def also() -> None:
            self._spend_invite(invite, player, now)
            self._store.seating.take(live.id, seat, player, recovery)
            self._store.seating.withdraw_invites(live.id, seat)
            self._store.plans.drop_all(live.id, seat)

        def doing(table: Table, at: int) -> list[Entry]:
            refuse_name(table, seat, name)
            return table.arrive(seat, name, at)

        await self._tables.do(live.id, doing, also=also)
        return ClaimAnswer(seat, recovery)

    async def _take_again(self, live: LiveTable, seat: int, visitor: Visitor, invite: str) -> ClaimAnswer:
        """Take the seat one had when the table was at another server: here nobody has held it yet."""
        recovery, player, now = new_token(), visitor.player.id, now_ms()

        def also() -> None:
            self._spend_invite(invite, player, now)
            self._store.seating.take(live.id, seat, player, recovery)

        await self._tables.do(live.id, lambda table, at: table.reissue(seat, at), also=also)
        return ClaimAnswer(seat, recovery)

    def _spend_invite(self, invite: str, player: str, now: int) -> None:
        """Two who use one invitation at once: the database lets one of them."""
        try:
            self._store.seating.use_invite(invite, player, now)
        except StoreRefusal as refused:
            raise Fault(409, "invite_used", str(refused)) from None

    # Lost seats

    async def recover(self, visitor: Visitor, table: str, code: str) -> ClaimAnswer:
        """Give a seat back to whoever has its code; the table is told, and an old session loses it."""
        async with self._tables.using(table) as live:
            rows = await asyncio.to_thread(self._store.seating.at, table)
            row = next((row for row in rows if row.recovery == digest(code)), None)
            if row is None:
                raise Fault(404, "no_code", "This code belongs to no seat of the table; the last one shown is good.")
            if row.player in await asyncio.to_thread(self._store.people.banned):
                raise Fault(403, "banned", "Whoever runs this server has shut out the person of this seat.")
            seat = row.seat
            found, player, new_code = seat, visitor.player.id, new_token()
            await self._refuse_stranger_seat(live, seat, player)

            def also() -> None:
                self._store.seating.recover(table, code, player, new_code)

            if live.table.status == "over":
                await self._tables.give_seat(live, also)
            else:
                await self._tables.do(table, lambda it, now: it.reissue(found, now), also=also)
            return ClaimAnswer(found, new_code)

    async def _refuse_stranger_seat(self, live: LiveTable, seat: int, player: str) -> None:
        """Whoever sits at a table gets by a code only a seat they have held, or one held together with theirs."""
        mine = set(live.seats_of(player)) - {seat}
        ever, holder = self._store.seating.ever_held, live.holders.get(seat, "")
        if not mine or seat in await asyncio.to_thread(ever, live.id, player):
            return
        if mine.isdisjoint(await asyncio.to_thread(ever, live.id, holder)):
            raise already_seated()

    async def invite_anew(self, visitor: Visitor, table: str, seat: int) -> str:
        """A fresh invitation to a seat that is open or offered, for who opened the table or sits there; older ones are
        void. A seat that a person holds is nobody's to give away."""
        async with self._tables.using(table) as live:
            if live.host != visitor.player.id and not live.seats_of(visitor.player.id):
                raise Fault(403, "not_host", "Only who opened the table or sits there may do that.")
            if not 0 <= seat < len(live.table.seats):
                raise Fault(404, "no_seat", "There is no such seat.")
            here = live.table.seats[seat]
            if here.who != OPEN and not here.is_offered:
                raise Fault(409, "seat_taken", "Somebody holds that seat: only they, or all others, can offer it.")
            token = new_token()
            await self._tables.give_seat(live, lambda: self._invite(table, seat, token))
            return token

    async def give(self, table: str, seat: int) -> str:
        """Offer a seat of mine to somebody else, by an invitation; until it is used the seat stays mine."""
        token = new_token()
        await self._tables.do(table, lambda it, now: it.give(seat, now), also=lambda: self._invite(table, seat, token))
        return token

    def _invite(self, table: str, seat: int, token: str) -> None:
        self._store.seating.withdraw_invites(table, seat)
        self._store.seating.invite(token, table, seat, now_ms())

    async def reveal(self, visitor: Visitor, table: str, nonce: str) -> int:
        """Show the nonce of all my seats; once all are shown, the game is dealt."""
        async with self._tables.using(table) as live:
            seats = live.seats_of(visitor.player.id)
            return await self._tables.do(table, lambda it, now: reveal_and_deal(it, seats, nonce, now))

    async def leave(self, table: str, seat: int, request: str) -> int:
        """Free a seat of mine before the deal."""
        return await self._tables.do(
            table, lambda it, now: it.leave(seat, now), request, lambda: self._store.seating.leave(table, seat)
        )

    # Lists; these wait for the database, so they run in threads

    def list_open(self) -> list[TableSummary]:
        """Listed tables with a free seat."""
        return [listed(row, []) for row in self._store.tables_open()]

    def list_mine(self, player: str) -> list[TableSummary]:
        """The tables of a player, the one changed last first."""
        return [listed(row, self._store.seating.held_by(row.id, player)) for row in self._store.tables_of(player)]


def new_name() -> str:
    """A new table's id."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def sit_and_deal(table: Table, seat: int, name: str, pledge: str, now: int) -> list[Entry]:
    """A person sits down; when it was the last seat and nobody has pledged anything, the game is dealt."""
    return and_deal(table, table.sit(seat, name, PERSON, pledge, now), now)


def reveal_and_deal(table: Table, seats: Sequence[int], nonce: str, now: int) -> list[Entry]:
    """A person shows the nonce of their seats; when it was the last, the game is dealt."""
    after, entries = copy(table), list[Entry]()
    for seat in seats:
        if after.seats[seat].is_revealing:
            shown = after.reveal(seat, nonce, now)
            after.accept(shown)
            entries += shown
    return and_deal(table, entries, now)


def and_deal(table: Table, entries: Sequence[Entry], now: int) -> list[Entry]:
    """Entries, and the deal in the same breath where nothing is missing after them."""
    after = copy(table)
    after.accept(entries)
    return [*entries, *after.deal(now)] if entries and is_ready_to_deal(after) else list(entries)


def bot_name(table: Table, bot: str) -> str:
    """What a bot is called that nobody gave a name: by its kind, with a number where there is one of that name."""
    taken = {seat.name for seat in table.seats}
    return next(name for n in count(1) if (name := bot if n == 1 else f"{bot} {n}") not in taken)


def make_head(asked: TableRequest, name: str, commitment: str) -> Head:
    """The head of a table as it was asked for."""
    game = find_game(asked.game)
    if asked.variant is not None and asked.variant not in game.people.variants:
        raise DrakesError(f"There is no such variant; the variants are {', '.join(game.people.variants)}.")
    chosen = dict(game.people.variants[asked.variant]) if asked.variant is not None else {}
    asked.clock.check()
    return new_head(
        game,
        table=name,
        seats=len(asked.seats),
        commitment=commitment,
        options=chosen | asked.options,
        box=asked.box,
        edition=asked.edition,
        board=asked.board,
        clock=asked.clock,
        spectators=asked.spectators,
        listed=asked.listed,
        hints=asked.hints,
    )


def already_seated() -> Fault:
    """The answer to who wants a second seat."""
    return Fault(409, "already_seated", "You sit at this table already; a second seat is for another person.")


def refuse_second_seat(live: LiveTable, visitor: Visitor) -> None:
    """One person has one seat, but for those given out when the table was opened for one screen."""
    if live.seats_of(visitor.player.id):
        raise already_seated()


def refuse_name(table: Table, seat: int, name: str) -> None:
    """A name for a seat: not one that would be taken for another's at the table, or for a bot's."""
    others = [one.name for n, one in enumerate(table.seats) if n != seat and one.name]
    refuse_alike(name, others)
    refuse_bots_name(name, choosing.names(table.game))


def seat_names(game: Game, sitters: Sequence[SeatRequest], player: str) -> list[str]:
    """The names at a new table: those chosen are refused where they look alike, others get a number then."""
    names = ["" if sitter.name is None or sitter.who == OPEN else clean_name(sitter.name) for sitter in sitters]
    for seat, sitter in enumerate(sitters):
        others = [name for n, name in enumerate(names) if n != seat and name]
        if sitter.who not in (OPEN, ME):
            refuse_unknown_bot(game, sitter.who)
        if names[seat]:
            refuse_alike(names[seat], others)
            if sitter.who == ME:
                refuse_bots_name(names[seat], choosing.names(game))
        elif sitter.who != OPEN:
            wanted = clean_name(player) if sitter.who == ME else sitter.who
            names[seat] = free_name(wanted, others, NAME_LETTERS)
    return names


def refuse_unknown_bot(game: Game, bot: str) -> None:
    """A bot must be one of the game's."""
    known = choosing.names(game)
    if bot not in known:
        raise Fault(400, "no_bot", f"There is no such bot; the bots are {', '.join(known)}.")


def free_seat(live: LiveTable, seat: int | None, is_invited: bool = False) -> int:
    """The seat that somebody without an invitation to a certain one may take."""
    if not (live.table.head.listed or is_invited):
        raise Fault(403, "not_listed", "This table is by invitation.")
    free: Sequence[int] = [n for n, one in enumerate(live.table.seats) if one.who == OPEN]
    if not free or (seat is not None and seat not in free):
        raise Fault(409, "seat_taken", "That seat is taken; look again.")
    return free[0] if seat is None else seat


def rematch_name(table: Table) -> str:
    """The id of the one rematch of a table: whoever asks for it comes to the same place."""
    end = table.result
    if end is None:
        raise Fault(409, "not_over", "A rematch comes after the end.")
    return b32encode(sha256(f"rematch {table.head.table} {end.key}".encode()).digest()).decode().lower()[:12]

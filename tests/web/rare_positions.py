"""Positions that come up seldom: games played without a server up to them, then put into its database."""

from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from drakes.bots.choosing import choose
from drakes.core.game import find_game
from drakes.play.entries import encode
from drakes.play.fair import commitment_of
from drakes.play.new_tables import new_head
from drakes.play.table import Table
from drakes.server.store import NewEntry, NewTable, Store
from drakes.server.summaries import summarise
from tests.web.visiting import Visitor

NOON = 1_700_000_000_000
MOST = 60
"""Games that are looked through."""


def meeting(game_name: str, kind: str, least: int, seats: int, first: int = 0) -> Callable[[Visitor], str]:
    """The path of a table at which the first seat has at least so many choices of a kind; which game to begin with."""

    def path(person: Visitor) -> str:
        for n in range(first, first + MOST):
            table, key = play(game_name, kind, least, seats, n)
            if table.status != "over":
                return f"/t/{keep(table, key, person)}"
        raise AssertionError(f"{kind} never came up")

    return path


def play(game_name: str, kind: str, least: int, seats: int, n: int) -> tuple[Table, bytes]:
    """A game from a known key up to such a choice; the first seat plays anything, the others as well as they can."""
    game = find_game(game_name)
    key = f"{game_name} {kind} {n}".encode().ljust(32, b".")[:32]
    name = b32encode(sha256(key).digest())[:12].decode().lower()
    table = Table.open(new_head(game, table=name, seats=seats, commitment=commitment_of(key)), key, NOON)
    for seat in range(seats):
        table.accept(table.sit(seat, "Ines" if seat == 0 else "random", "person" if seat == 0 else "random", "", NOON))
    table.accept(table.deal(NOON))
    best = list(game.bots.players)[-1]
    while table.status != "over" and not (table.to_move == 0 and has(game, table.legal(0), kind, least)):
        mover = table.to_move
        assert mover is not None
        player = "random" if mover == 0 and n % 2 else best
        chosen = choose(game, table.box, table.hidden(mover), table.legal(mover), player, table.version)
        by: Any = "person" if mover == 0 else "bot"
        table.accept(table.act(mover, table.version, [chosen], NOON, by=by))
    return table, key


def has(game: Any, legal: tuple[int, ...] | list[int], kind: str, least: int) -> bool:
    """Whether so many choices of a kind are among the legal ones."""
    kinds = [str(game.rules.actions.text(action)).split()[0] for action in legal]
    return kinds.count(kind) >= least


def keep(table: Table, key: bytes, person: Visitor) -> str:
    """Put a table into the server's database, with the person in its first seat."""
    head, player = table.head, str(person.api.get("/api/me")["id"])
    new = NewTable(head.table, head.game, head.seats, key, NOON, summarise(table, NOON), player)
    store = Store(person.site.running.settings.database)

    def change() -> None:
        store.create_table(new, [NewEntry(encode(entry)) for entry in table.entries])
        store.seating.take(head.table, 0, player, f"code-of-{head.table}")

    try:
        store.do(change)
    finally:
        store.close()
    return str(head.table)

"""A table that was really played, as a store keeps it."""

from functools import cache

from drakes.core.game import find_game, game_names
from drakes.play.entries import Entry, encode
from drakes.play.fair import commitment_of
from drakes.play.new_tables import new_head
from drakes.play.table import Table
from drakes.server.store import NewEntry, NewTable, Store, Summary
from tests.server.store.makings import KEY


@cache
def played(name: str, acts: int) -> tuple[Entry, ...]:
    """The entries of a table of two or more bots, after so many acts."""
    game = find_game(game_names()[0])
    seats = min(game.rules.seats)
    head = new_head(game, table=name, seats=seats, commitment=commitment_of(KEY))
    table = Table.open(head, KEY, 1)
    for seat in range(seats):
        table.accept(table.sit(seat, f"Player {seat}", "random", "", 2))
    if table.status == "open":
        table.accept(table.deal(3))
    for now in range(4, 4 + acts):
        mover = table.to_move
        assert mover is not None
        table.accept(table.act(mover, table.version, [table.frame(mover, 0, now).legal[0]], now, "bot"))
    return tuple(table.entries)


def store_played(store: Store, name: str = "played", acts: int = 3) -> list[bytes]:
    """Put a played table into a store; answers the bodies of its entries."""
    bodies = [encode(entry) for entry in played(name, acts)]
    new = NewTable(name, game_names()[0], 2, KEY, 1, Summary("playing"))
    store.create_table(new, [NewEntry(body) for body in bodies])
    return bodies

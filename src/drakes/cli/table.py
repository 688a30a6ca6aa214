"""`drakes table`: what an operator does with single tables, also while the server runs."""

from __future__ import annotations

from typing import Annotated

import typer

from drakes.cli.storage import Data, Database, TableId, day_of, open_store

table = typer.Typer(help="Look at tables and delete them, also while the server runs.", no_args_is_help=True)


@table.command()
def delete(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a table and all that belongs to it, for good; whoever looks at it is told."""
    with open_store(data, database) as store:
        from drakes.server.store import Unknown

        row = store.table(table)
        if row is None:
            raise Unknown(f"There is no table {table}.")
        if not yes:
            typer.confirm(
                f"Delete table {table} of {row.game}, {row.status}, with its {row.version} entries?", abort=True
            )
        store.delete_table(table)
    print(f"Table {table} is deleted.")


@table.command("list")
def list_tables(data: Data = None, database: Database = None) -> None:
    """The unfinished tables, the one changed least recently first, at most 200."""
    with open_store(data, database) as store:
        for row in store.tables_unfinished():
            print(f"{row.id}  {row.game}  {row.status}  last changed {day_of(row.changed)}")


@table.command()
def show(table: TableId, data: Data = None, database: Database = None) -> None:
    """Who sits at a table: the seats' names and the persons' ids."""
    with open_store(data, database) as store:
        from drakes.server.store import Unknown
        from drakes.server.summaries import listed

        row = store.table(table)
        if row is None:
            raise Unknown(f"There is no table {table}.")
        holders = {seat.seat: seat.player for seat in store.seating.at(table)}
        print(f"{row.game}, {row.status}, opened {day_of(row.created)}, last changed {day_of(row.changed)}")
        for seat, name in enumerate(listed(row, []).names):
            print(f"Seat {seat + 1}: {name or 'nobody'}{who_is(holders.get(seat))}")


def who_is(player: str | None) -> str:
    """The id of a person, for `drakes person ban`."""
    return "" if player is None else f", person {player}"

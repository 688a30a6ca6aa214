"""`drakes person`: whom an operator shuts out and lets in again, also while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from drakes.cli.storage import Data, Database, day_of, now_ms, open_store

if TYPE_CHECKING:
    from drakes.server.store import Player, Store

person = typer.Typer(help="Shut people out and let them in again, also while the server runs.", no_args_is_help=True)
Who = Annotated[str, typer.Argument(metavar="PERSON", help="A person's id, or their name where only one has it.")]


@person.command()
def ban(who: Who, data: Data = None, database: Database = None) -> None:
    """Shut a person out: all their connections end, and every request of theirs is refused.

    Their seats can be given to others by those who sit there.
    """
    with open_store(data, database) as store:
        found = the_one(store, who)
        store.people.ban(found.id, now_ms())
    print(f"{found.name} ({found.id}) is shut out.")


@person.command()
def unban(who: Who, data: Data = None, database: Database = None) -> None:
    """Let a person in again, with all that was theirs."""
    with open_store(data, database) as store:
        found = the_one(store, who)
        was_banned = store.people.unban(found.id)
    print(f"{found.name} ({found.id}) {'may come in again' if was_banned else 'was not shut out'}.")


@person.command("list")
def list_people(
    name: Annotated[str | None, typer.Argument(metavar="[PERSON]", help="A name or an id.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Who is shut out; with a name, all who have it."""
    with open_store(data, database) as store:
        banned = store.people.banned()
        found = store.people.called(name) if name is not None else filter(None, map(store.people.find, sorted(banned)))
        for one in found:
            print(f"{one.id}  {one.name}  since {day_of(one.created)}{'  shut out' if one.id in banned else ''}")


def the_one(store: Store, who: str) -> Player:
    """The person who is meant."""
    from drakes.core.errors import DrakesError

    found = store.people.called(who)
    if not found:
        raise DrakesError(f"Nobody here is called '{who}', and nobody has that id.")
    if len(found) > 1:
        ids = ", ".join(f"{one.id} (since {day_of(one.created)})" for one in found)
        raise DrakesError(f"Several are called '{who}': say which by their id, one of {ids}.")
    return found[0]

"""Small tables to put into a store."""

from hashlib import sha256

from drakes.server.store import NewEntry, NewTable, Player, Store, Summary

KEY = bytes(range(32))


def make_table(store: Store, name: str = "table1", bodies: int = 1, **changed: object) -> str:
    """A table with so many entries; `changed` are fields of its summary."""
    summary = Summary(**({"status": "open"} | changed))  # type: ignore[arg-type]
    store.create_table(NewTable(name, "a_game", 2, KEY, 1000, summary), make_entries(bodies))
    return name


def make_entries(bodies: int, first: int = 0) -> list[NewEntry]:
    """Entries with bodies of their own."""
    return [NewEntry(f"body {n}".encode()) for n in range(first, first + bodies)]


def add_to(store: Store, table: str, first: int, bodies: int = 1, request: str | None = None) -> int:
    """Append entries to a table; the request goes with the first."""
    new = make_entries(bodies, first)
    new[0] = NewEntry(new[0].body, request)
    return store.append(table, first, new, Summary("playing"), 2000)


def make_player(store: Store, name: str = "ann") -> str:
    """A player whose id is their name."""
    store.people.add(Player(name, name.title(), "en", 1, 1))
    return name


def is_chained(store: Store, table: str) -> bool:
    """Whether the numbers are whole and every chain follows from the one before."""
    chain = b""
    for n, entry in enumerate(store.load(table)):
        chain = sha256(chain + entry.body).digest()
        if entry.n != n or entry.chain != chain:
            return False
    return True

"""What a server keeps: tables with their logs, people, seats, plans and talk, in SQLite or PostgreSQL."""

from drakes.server.store.records import (
    ChatLine,
    Conflict,
    Invite,
    NewEntry,
    NewTable,
    Plan,
    Player,
    Refused,
    Repeated,
    SeatRow,
    Session,
    Snapshot,
    StoredEntry,
    Summary,
    TableRow,
    Unknown,
    digest,
)
from drakes.server.store.store import Store
from drakes.server.store.writer import Writer

__all__ = [
    "ChatLine",
    "Conflict",
    "Invite",
    "NewEntry",
    "NewTable",
    "Plan",
    "Player",
    "Refused",
    "Repeated",
    "SeatRow",
    "Session",
    "Snapshot",
    "Store",
    "StoredEntry",
    "Summary",
    "TableRow",
    "Unknown",
    "Writer",
    "digest",
]

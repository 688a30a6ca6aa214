"""What a server keeps: tables with their logs, people, seats, plans and talk, in SQLite or PostgreSQL."""

from drakes.server.store.records import (
    ChatLine,
    Conflict,
    Invite,
    LessonRow,
    NewEntry,
    NewTable,
    Player,
    Repeated,
    SeatRow,
    Session,
    StoredEntry,
    StoredPlan,
    StoreRefusal,
    Summary,
    TableRow,
    Unknown,
    digest,
)
from drakes.server.store.statements import ENDED, OPERATOR
from drakes.server.store.store import Store
from drakes.server.store.writer import Writer

__all__ = [
    "ENDED",
    "OPERATOR",
    "ChatLine",
    "Conflict",
    "Invite",
    "LessonRow",
    "NewEntry",
    "NewTable",
    "Player",
    "Repeated",
    "SeatRow",
    "Session",
    "Store",
    "StoreRefusal",
    "StoredEntry",
    "StoredPlan",
    "Summary",
    "TableRow",
    "Unknown",
    "Writer",
    "digest",
]

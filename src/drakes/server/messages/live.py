"""What the socket sends beside frames."""

from __future__ import annotations

from msgspec import Struct

from drakes.play.frames import Frame, Waits
from drakes.server.messages.tables import TableSummary


class Presence(Struct):
    """The seats whose holders look at their table now."""

    table: str
    seats: list[int]


class PresenceMessage(Struct):
    """Somebody at the table came or left."""

    presence: Presence


class Waiting(Struct):
    """The seats whose bots keep others waiting, or are not ready to act themselves, and why."""

    table: str
    seats: dict[int, Waits]


class WaitingMessage(Struct):
    """A bot at the table waits, or waits no longer."""

    waiting: Waiting


class TableChatLine(Struct):
    """A line that was said at a table."""

    table: str
    n: int
    seat: int
    at: int
    phrase: str | None
    text: str | None


class ChatMessage(Struct):
    """Somebody at the table said something."""

    chat: TableChatLine


class MyTablesMessage(Struct):
    """One of my tables has changed."""

    mine: list[TableSummary]
    """All of them, the one changed last first."""


LIVE_MESSAGES = (Frame, PresenceMessage, WaitingMessage, ChatMessage, MyTablesMessage)
"""All that the socket may send."""

"""Who ever held a seat, who is banned, and from which network a table was opened."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables; whoever holds a seat now has held it."""
    op.create_table("held", of_table(), Column("seat", BigInteger, primary_key=True, autoincrement=False), of_player())
    op.create_index("held_player_index", "held", ["player"])
    op.create_table("banned", of_player(), Column("at", BigInteger, nullable=False, autoincrement=False))
    network = Column("network", Text, CheckConstraint("length(network) <= 64", name="network_length"), nullable=False)
    op.create_table("openers", of_table(), network)
    op.create_index("openers_network_index", "openers", ["network"])
    op.execute(
        "INSERT INTO held (table_id, seat, player) SELECT table_id, seat, player FROM seats WHERE player IS NOT NULL"
    )


def of_table() -> Column[str]:
    """The table a row belongs to, and with which it goes."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False)


def of_player() -> Column[str]:
    """The player a row belongs to, and with whom it goes."""
    return Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, nullable=False)

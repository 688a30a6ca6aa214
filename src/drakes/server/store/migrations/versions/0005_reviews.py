"""How games went is kept with their tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKey, LargeBinary, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; what nobody asked for yet is not in it."""
    table = Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False)
    body = Column("body", LargeBinary, CheckConstraint("length(body) <= 4000000", name="body_length"), nullable=False)
    op.create_table("reviews", table, body)

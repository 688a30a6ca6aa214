"""How far somebody has come in the lessons."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, nullable=False),
        word("game"),
        word("chapter"),
        Column("step", BigInteger, nullable=False, autoincrement=False),
        Column("done", Boolean, nullable=False),
    )


def word(name: str) -> Column[str]:
    """A part of the key."""
    bound = CheckConstraint(f"length({name}) <= 64", name=f"{name}_length")
    return Column(name, Text, bound, primary_key=True, nullable=False)

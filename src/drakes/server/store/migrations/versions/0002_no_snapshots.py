"""Positions are no longer kept beside the log: replaying it is fast enough."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop the cache; nothing that counts was in it."""
    op.drop_table("snapshots")

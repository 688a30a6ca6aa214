"""The drafts that seats keep under names: plans. Nobody but the seat reads them."""

from __future__ import annotations

from sqlalchemy import delete, select

from drakes.server.store.database import Database
from drakes.server.store.records import StoredPlan
from drakes.server.store.schema import plans
from drakes.server.store.statements import put


class Plans:
    """The shelf of plans."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, plan: StoredPlan) -> None:
        """Keep a plan, in place of one of the same name."""
        row = {name: getattr(plan, name) for name in ("seat", "name", "base", "actions", "changed")}
        with self._database.writing() as connection:
            connection.execute(put(self._database, plans, table_id=plan.table, **row))

    def find(self, table: str, seat: int, name: str) -> StoredPlan | None:
        """A seat's plan by its name."""
        return next((plan for plan in self.of(table, seat) if plan.name == name), None)

    def of(self, table: str, seat: int) -> list[StoredPlan]:
        """All plans of a seat, by name."""
        wanted = select(plans).where(plans.c.table_id == table, plans.c.seat == seat).order_by(plans.c.name)
        with self._database.reading() as connection:
            return [StoredPlan(*row) for row in connection.execute(wanted)]

    def drop_all(self, table: str, seat: int) -> int:
        """Delete all plans of a seat, which somebody else takes; answers how many."""
        gone = delete(plans).where(plans.c.table_id == table, plans.c.seat == seat)
        with self._database.writing() as connection:
            return connection.execute(gone).rowcount

    def drop(self, table: str, seat: int, name: str) -> bool:
        """Delete a plan; False if there is none."""
        gone = delete(plans).where(plans.c.table_id == table, plans.c.seat == seat, plans.c.name == name)
        with self._database.writing() as connection:
            return connection.execute(gone).rowcount > 0

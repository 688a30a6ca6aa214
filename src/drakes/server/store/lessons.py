"""How far people have come in the lessons. Nobody but themselves reads it."""

from __future__ import annotations

from sqlalchemy import select

from drakes.server.store.database import Database
from drakes.server.store.records import LessonRow
from drakes.server.store.schema import lessons
from drakes.server.store.statements import put


class Lessons:
    """The shelf of lessons begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, player: str, row: LessonRow) -> None:
        """Keep how far somebody is in a chapter; what was done once stays done."""
        with self._database.writing() as connection:
            before = next((one for one in self.of(player) if (one.game, one.chapter) == (row.game, row.chapter)), None)
            done = row.done or (before is not None and before.done)
            key = {"player": player, "game": row.game, "chapter": row.chapter}
            connection.execute(put(self._database, lessons, **key, step=row.step, done=done))

    def of(self, player: str) -> list[LessonRow]:
        """All chapters that somebody has begun."""
        wanted = select(lessons.c.game, lessons.c.chapter, lessons.c.step, lessons.c.done)
        with self._database.reading() as connection:
            rows = connection.execute(
                wanted.where(lessons.c.player == player).order_by(lessons.c.game, lessons.c.chapter)
            )
            return [LessonRow(*row) for row in rows]

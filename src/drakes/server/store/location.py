"""Where a server's data lie, unless it is told otherwise."""

from __future__ import annotations

import os
from pathlib import Path

DATA = "DRAKES_DATA"
"""The environment variable that names the folder of the data."""
DATABASE = "DRAKES_DATABASE"
"""The environment variable that gives a database's address: it goes before the folder."""


def database_address(data: Path | None = None, database: str | None = None) -> str:
    """The address of the database: the one given, else in the folder given, else the environment's, else the user's."""
    if database is None and data is None:
        database = os.environ.get(DATABASE) or None
    if database is not None:
        return database
    if data is None:
        data = Path(os.environ[DATA]) if os.environ.get(DATA) else usual_folder()
    return f"sqlite:///{data.expanduser().absolute() / 'drakes.db'}"


def usual_folder() -> Path:
    """The user's folder for such things."""
    from platformdirs import user_data_path

    return user_data_path("drakes", appauthor=False)

"""PostgreSQL for tests: one server for all workers of a test run, and a fresh database for whoever asks."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import psycopg
import pytest

from tools.postgres import attach, may_install, programs


def running_server(folders: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs as long as one worker of this test run uses it."""
    if programs() is None:
        if may_install():
            pytest.fail("PostgreSQL is not installed: run 'make test', or tools/postgres.py install.", pytrace=False)
        pytest.skip("PostgreSQL IS NOT TESTED: it is not installed, and only root can install it here.")
    base = folders.getbasetemp()
    attached = attach((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "postgres")
    yield attached.url
    attached.close()


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The address of an empty database, dropped afterwards."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"{server.rpartition('/')[0]}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

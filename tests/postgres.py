"""PostgreSQL for tests: one server for all workers of a test run, and in it a database for each that asks."""

import os
from collections.abc import Iterator
from uuid import uuid4

import psycopg
import pytest

from tools.postgres import attach, may_install, programs


def running_server(folders: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a database of one's own, on a server that runs as long as one worker of the test run uses it."""
    if programs() is None:
        if may_install():
            pytest.fail("PostgreSQL is not installed: run 'make test', or tools/postgres.py install.", pytrace=False)
        pytest.skip("PostgreSQL IS NOT TESTED: it is not installed, and only root can install it here.")
    base = folders.getbasetemp()
    attached = attach((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "postgres")
    name = f"tests_{uuid4().hex}"
    with psycopg.connect(attached.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield f"{attached.url.rpartition('/')[0]}/{name}"
    attached.close()


def empty(database: str) -> str:
    """The same database with nothing in it, whoever may still be connected."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return database

"""Health: it says what is wrong, and never hangs itself."""

import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from drakes.server import pulse
from drakes.server.store import Store
from tests.server.running import Browser, QuickBots, Running

Start = Callable[..., Running]


def health_of(page: Browser, status: int) -> Any:
    answer = page.client.get("/health")
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is asked each time."""
    monkeypatch.setattr(pulse, "FRESH_SECONDS", 0.0)


@pytest.fixture
def page(start: Start) -> Browser:
    return start().browser("Anna")


def test_a_server_that_is_well_says_so(page: Browser) -> None:
    assert health_of(page, 200) == {"status": "ok", "tables": 0, "sockets": 0, "problems": []}


def test_a_database_that_does_not_answer_is_told_while_it_is_silent(
    page: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another asks while the first still waits; nothing of it stays behind once the database is back."""
    assert pulse.ANSWER_SECONDS < 2
    silent = threading.Event()
    monkeypatch.setattr(Store, "touch", lambda store: silent.wait())
    for _ in range(2):
        assert health_of(page, 503)["problems"] == ["database_frozen"]
    monkeypatch.undo()
    silent.set()
    page.open("me", "me", "me")
    assert health_of(page, 200)["status"] == "ok"


def test_a_database_that_another_holds_locked_is_told(page: Browser, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "drakes.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert health_of(page, 503)["problems"] == ["database_frozen"]
    other.execute("ROLLBACK")
    other.close()
    page.open("me", "me", "me")
    assert health_of(page, 200)["status"] == "ok"


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file grows beyond what the largest of a folder has."""
    most = max(file.stat().st_size for file in folder.iterdir())
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_told_and_so_is_that_there_is_room_again(page: Browser, tmp_path: Path) -> None:
    with full_disk(tmp_path):
        found = health_of(page, 503)
    assert (found["status"], found["problems"]) == ("unwell", ["database_cannot_write"])
    assert health_of(page, 200)["problems"] == []


def test_it_is_told_that_compiled_bots_cannot_be_kept(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    class Forgetful(QuickBots):
        why_not_kept = "/cache: Read-only file system"

    page = start(choosers=Forgetful).browser()
    found = health_of(page, 200)
    assert (found["status"], found["problems"]) == ("limited", ["bots_not_kept"])
    told = [record for record in caplog.records if record.message == "compiled bots are kept in memory alone"]
    assert [getattr(record, "because", None) for record in told] == ["/cache: Read-only file system"]

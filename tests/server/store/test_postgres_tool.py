"""The tests' own PostgreSQL: shared while it is used, gone afterwards, even if its users were killed."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tools import postgres
from tools.postgres import attach, programs

pytestmark = pytest.mark.skipif(
    programs() is None or not hasattr(os, "pidfd_open"), reason="PostgreSQL is not installed, or this is not Linux"
)

HOLDER = """
import sys, time
from pathlib import Path
from tools.postgres import attach
attached = attach(Path(sys.argv[1]))
print(attached.url, attached.keeper or 0, flush=True)
sys.stdin.read()
"""


def start_holder(folder: Path) -> tuple[subprocess.Popen[str], str, int]:
    root = Path(postgres.__file__).parents[1]
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)], cwd=root, stdin=-1, stdout=-1, text=True, start_new_session=True
    )
    assert holder.stdout is not None
    url, keeper = holder.stdout.readline().split()
    return holder, url, int(keeper)


def test_one_server_is_shared_and_outlives_neither_its_last_user_nor_a_kill(tmp_path: Path) -> None:
    holder, url, keeper = start_holder(tmp_path)
    mine = attach(tmp_path)
    assert (mine.url, mine.keeper) == (url, None)
    os.kill(holder.pid, signal.SIGKILL)
    holder.wait()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)
    watching = os.pidfd_open(keeper)
    mine.close()
    assert select.select([watching], [], [], 60)[0], "the keeper has not ended"
    os.close(watching)
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)


def test_without_the_right_to_install_it_is_said_loudly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "programs", lambda: None)
    monkeypatch.setattr(postgres, "may_install", lambda: False)
    assert postgres.install() == 0
    assert "its tests will be skipped" in capsys.readouterr().err

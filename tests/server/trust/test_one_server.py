"""Two servers on one file: the second is refused at its start, and a killed one leaves no lock behind."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from drakes.cli import BAD_INPUT
from drakes.server.store import StoreRefusal
from drakes.server.store.one_server import only_server
from tests.server.trust.process import SECONDS, ServerProcess


@pytest.fixture
def first(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path}/drakes.db", tmp_path)
    server.start()
    yield server
    server.close()


def test_a_second_server_on_the_same_file_is_refused_and_a_killed_one_is_not_in_the_way(
    first: ServerProcess, tmp_path: Path
) -> None:
    (tmp_path / "elsewhere").symlink_to(tmp_path)
    command = [sys.executable, "-m", "drakes.cli", "serve", "--port", "0", "--data", str(tmp_path / "elsewhere")]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert refused.returncode == BAD_INPUT
    assert "Another server (process " in refused.stderr
    assert "Traceback" not in refused.stderr
    first.kill()
    first.start()


def test_the_lock_is_given_back_and_other_files_have_their_own(tmp_path: Path) -> None:
    one, other = (f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "other"))
    with only_server(one), only_server(other), pytest.raises(StoreRefusal, match="Another server"), only_server(one):
        pass
    with only_server(one):
        assert (tmp_path / "one.db.lock").stat().st_mode & 0o777 == 0o600


def test_servers_share_a_database_of_several() -> None:
    url = "postgresql://nobody@localhost/nothing"
    with only_server(url), only_server(url):
        pass

"""The operator's commands: backup, restore, export, import and verify, on either database."""

from pathlib import Path

import pytest
from sqlalchemy import update

from drakes.cli import BAD_INPUT, main
from drakes.cli.verify import FAULTY
from drakes.server.store import Store
from drakes.server.store.one_server import only_server
from drakes.server.store.schema import entries
from tests.server.store.makings import make_player
from tests.server.store.played import store_played


class Command:
    """Runs `drakes` in this process and answers its exit code, what it printed, and what it complained about."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return int(left.value.code or 0), out, err


@pytest.fixture
def drakes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    monkeypatch.setenv("DRAKES_DATA", str(tmp_path / "nothing"))
    monkeypatch.delenv("DRAKES_DATABASE", raising=False)
    return Command(capsys)


@pytest.fixture
def filled(store: Store, url: str) -> str:
    """The address of a store with two played tables."""
    make_player(store)
    for name in ("played", "played2"):
        store_played(store, name)
    store.seating.take("played", 1, "ann", "code")
    return url


def test_a_backup_comes_back(drakes: Command, filled: str, tmp_path: Path) -> None:
    code, out, _ = drakes("backup", tmp_path / "file", "--database", filled)
    assert (code, "Tables: 2" in out) == (0, True)
    code, out, _ = drakes("restore", tmp_path / "file", "--data", tmp_path / "new")
    assert (code, "Tables: 2" in out) == (0, True)
    assert drakes("verify", "--data", tmp_path / "new") == (0, "Everything holds. Tables checked: 2.\n", "")


def test_nothing_is_restored_under_a_running_server(drakes: Command, filled: str, tmp_path: Path) -> None:
    drakes("backup", tmp_path / "file", "--database", filled)
    with only_server(f"sqlite:///{tmp_path}/drakes.db"):
        code, _, err = drakes("restore", tmp_path / "file", "--data", tmp_path)
    assert (code, "Another server" in err) == (BAD_INPUT, True)


def test_a_restore_over_something_must_be_asked_for(drakes: Command, filled: str, tmp_path: Path) -> None:
    drakes("backup", tmp_path / "file", "--database", filled)
    code, _, err = drakes("restore", tmp_path / "file", "--database", filled)
    assert (code, "--replace" in err) == (BAD_INPUT, True)
    assert drakes("restore", tmp_path / "file", "--database", filled, "--replace")[0] == 0


def test_a_table_moves_with_an_invitation_for_each_person(drakes: Command, filled: str, tmp_path: Path) -> None:
    assert drakes("export", "played", tmp_path / "file", "--database", filled)[0] == 0
    code, out, _ = drakes("import", tmp_path / "file", "--data", tmp_path / "new")
    lines = out.splitlines()
    assert (code, lines[0], len(lines)) == (0, "Table played is here.", 2)
    store = Store(f"sqlite:///{tmp_path}/new/drakes.db")
    invite = store.seating.find_invite(lines[1].removeprefix("Invitation to seat 2: "))
    store.close()
    assert invite is not None
    assert (invite.table, invite.seat) == ("played", 1)
    code, _, err = drakes("import", tmp_path / "file", "--data", tmp_path / "new")
    assert (code, "table played already" in err) == (BAD_INPUT, True)


def test_verify_names_what_does_not_hold_and_ends_with_one(drakes: Command, filled: str, store: Store) -> None:
    with store.database.writing() as connection:
        connection.execute(update(entries).where(entries.c.table_id == "played2", entries.c.n == 3).values(body=b"{}"))
    code, out, _ = drakes("verify", "--database", filled)
    assert code == FAULTY
    assert out.startswith("Table played2, entry 3: the chain is broken here")
    assert drakes("verify", "played", "--database", filled) == (0, "Everything holds. Tables checked: 1.\n", "")


def test_a_database_that_is_not_there_is_told_and_not_made(drakes: Command, tmp_path: Path) -> None:
    for command in (["backup", "file"], ["verify"], ["export", "played", "file"]):
        code, _, err = drakes(*command)
        assert (code, "There is no database" in err) == (BAD_INPUT, True)
    assert not (tmp_path / "nothing").exists()


def test_the_folder_and_the_address_are_taken_from_the_environment(
    drakes: Command, filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRAKES_DATABASE", filled)
    assert drakes("verify") == (0, "Everything holds. Tables checked: 2.\n", "")

"""Checking chance: at the server by one request, and at home with the downloaded record."""

import secrets
from pathlib import Path

import pytest

from drakes.cli import BAD_INPUT, main
from drakes.cli.verify import FAULTY
from drakes.play.fair import pledge_of
from tests.server.running import Browser, Running


@pytest.fixture
def anna(server: Running) -> Browser:
    return server.browser("Anna")


def over(server: Running, anna: Browser) -> str:
    """A table of two persons and a bot that is over; Anna has brought a nonce, Ben none."""
    ben, nonce = server.browser("Ben"), secrets.token_hex(32)
    opened = anna.open_with("me", "open", "random", pledge=pledge_of(nonce))
    table = str(opened["id"])
    ben.post(f"/api/tables/{table}/claim", {"name": "Ben", "invite": opened["invites"][0]["token"]})
    anna.get(f"/api/tables/{table}/verify", 409, seat=0)
    anna.post(f"/api/tables/{table}/reveal", {"nonce": nonce})
    for page, seat in ((anna, 0), (ben, 1)):
        page.post(f"/api/tables/{table}/resign", {"seat": seat, "key": "enough-now"})
    return table


def test_chance_is_checked_by_one_request_once_the_game_is_over(server: Running, anna: Browser) -> None:
    table = over(server, anna)
    verdict = anna.get(f"/api/tables/{table}/verify", seat=0)
    assert (verdict["faults"], verdict["brought"], verdict["without"]) == ([], [0], [1])
    assert verdict["drawn"]
    assert server.browser().get(f"/api/tables/{table}/verify") == verdict


def test_who_may_not_look_may_not_check(server: Running, anna: Browser) -> None:
    table = anna.open("me", "random", "random", spectators="none")
    anna.post(f"/api/tables/{table}/resign", {"seat": 0, "key": "enough-now"})
    with anna.live(table=table, seat=0) as live:
        live.wait(lambda said: said.get("status") == "over")
    server.browser("Eve").get(f"/api/tables/{table}/verify", 404)
    server.browser("Eve").get(f"/api/tables/{table}/verify", 403, seat=0)
    assert anna.get(f"/api/tables/{table}/verify", seat=0)["without"] == [0]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The command's exit code, and all it said."""
    with pytest.raises(SystemExit) as left:
        main(["verify", *arguments])
    said = capsys.readouterr()
    return int(left.value.code or 0), said.out + said.err


def test_a_player_checks_the_record_they_downloaded(
    server: Running, anna: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = over(server, anna)
    text = anna.client.get(f"/api/tables/{table}/export", params={"seat": 0}).text
    file = tmp_path / f"{table}.jsonl"
    file.write_text(text, encoding="utf-8")
    code, said = run(capsys, str(file))
    assert code == 0
    assert f"table {table} holds" in said
    assert "shown after, by: Anna (seat 1)." in said
    assert "No share in chance, so that one has to believe the server: Ben (seat 2)." in said
    key = anna.frame(table)["fair"]["key"]
    file.write_text(text.replace(key, "00" * 32), encoding="utf-8")
    code, said = run(capsys, str(file))
    assert (code, f"{table}.jsonl, entry 0: The key is not the one" in said) == (FAULTY, True)
    file.write_text("something else", encoding="utf-8")
    assert run(capsys, str(file))[0] == BAD_INPUT


def test_of_a_servers_tables_it_is_told_which_had_no_share(
    server: Running, anna: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    table = over(server, anna)
    code, said = run(capsys, table, "--database", server.settings.database)
    assert code == 0
    assert f"Table {table}: no share in chance had the persons in seats 2." in said

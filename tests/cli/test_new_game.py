"""A new game: laid out, it is known, played in the terminal and through the server, and keeps all laws."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from drakes.cli import main
from tests.install import describe, with_paths
from tests.server.running import Running, generous

NAME = "new_stones"


@dataclass(frozen=True)
class Laid:
    """A new game's project, and the paths on which Python finds it."""

    project: Path
    paths: list[str]

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """What a Python process prints that knows the game."""
        return subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            cwd=self.project,
            env=with_paths(self.paths),
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Laid:
    folder = tmp_path_factory.mktemp("new")
    with pytest.raises(SystemExit) as left:
        main(["new-game", NAME, "--folder", str(folder / "project")])
    assert not left.value.code
    return Laid(folder / "project", describe(folder / "project", folder / "about"))


@pytest.fixture
def known(laid: Laid, monkeypatch: pytest.MonkeyPatch) -> Iterator[Laid]:
    """The game is known to this process too."""
    for path in laid.paths:
        monkeypatch.syspath_prepend(path)
    yield laid
    for module in [one for one in sys.modules if one.partition(".")[0] == NAME]:
        del sys.modules[module]


def test_no_word_of_the_skeleton_is_left(laid: Laid) -> None:
    files = [path for path in laid.project.rglob("*") if path.is_file()]
    assert {path.name for path in files} >= {
        "pyproject.toml",
        "rules.py",
        "people.py",
        "standard.toml",
        "en.ftl",
        "en.md",
    }
    for path in files:
        text = path.read_text(encoding="utf-8") + path.as_posix()
        assert not [word for word in ("my_game", "My Game", "MG-", "MG_", "mg_") if word in text], path


def test_it_is_played_in_the_terminal_to_the_end(laid: Laid) -> None:
    done = laid.run("-m", "drakes.cli", "play", NAME, "--seats", "2", "--seed", "1", "--lang", "en", typed="1\n" * 20)
    assert (done.returncode, done.stderr) == (0, "")
    assert "New Stones for 2 players" in done.stdout
    assert "Stones  15" in done.stdout
    assert "Result" in done.stdout.splitlines()


def test_it_is_played_in_french_with_its_words_in_english(laid: Laid) -> None:
    done = laid.run("-m", "drakes.cli", "play", NAME, "--seed", "1", "--lang", "fr", typed="1\nquit\n")
    assert "Tes coups" in done.stdout
    assert "You take 1." in done.stdout


def test_it_is_played_through_the_server(known: Laid, tmp_path: Path) -> None:
    with Running(generous(f"sqlite:///{tmp_path}/drakes.db")) as server:
        anna = server.browser("Anna")
        table = anna.open("me", "random", game=NAME)
        with anna.live(table=table, seat=0) as live:
            while (frame := live.turn(0))["status"] != "over":
                anna.act(table, frame)
        assert sorted(frame["places"]) == [1, 2]
        assert "action-take" in anna.client.get(f"/api/games/{NAME}/words/it").text
        assert anna.get(f"/api/games/{NAME}/rules/de")[0]["id"] == "NS-1.1"


@pytest.mark.deep
def test_its_own_tests_and_all_laws_pass(laid: Laid) -> None:
    done = laid.run("-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["", "My_Game", "my-game", "1st", "class", "drakes", "json", "two__bars"])
def test_a_name_that_python_or_another_has_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["new-game", name])
    assert left.value.code == 2
    assert "name" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(laid: Laid, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["new-game", "other_stones", "--folder", str(laid.project)])
    assert left.value.code == 2
    assert "is there already" in capsys.readouterr().err

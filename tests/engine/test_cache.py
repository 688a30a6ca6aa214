"""What compiles the rules again, and what does not: only their own folder is part of their key."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from drakes.core.game import Game, find_game, game_names
from drakes.engine.cache import bots_hash, cache_folder, people_hash, rules_hash
from tests.install import EXAMPLE

GAMES = [find_game(name) for name in game_names()]
BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def copied(game: Game, folder: Path) -> Game:
    """The same game, its three rooms in another place, where they can be edited."""
    rooms = {
        name: Path(shutil.copytree(path, folder / name) if path.is_dir() else shutil.copy(path, folder / name))
        for name, path in (("rules", game.rules.source), ("people", game.people.folder), ("bots", game.bots.source))
        if path is not None
    }
    return replace(
        game,
        rules=replace(game.rules, source=rooms["rules"]),
        people=replace(game.people, folder=rooms["people"]),
        bots=replace(game.bots, source=rooms.get("bots")),
    )


def edit(room: Path, ending: str) -> None:
    """Add a line to the first file of a room with this ending."""
    files = [room] if room.is_file() else sorted(room.rglob(f"*{ending}"))
    with files[0].open("a", encoding="utf-8") as file:
        file.write("\n# edited\n")


@BY_NAME
@pytest.mark.parametrize("ending", [".ftl", ".md", ".toml", "terminal.py", "view.py"])
def test_editing_what_people_see_compiles_nothing(game: Game, ending: str, tmp_path: Path) -> None:
    mine = copied(game, tmp_path)
    if not any(mine.people.folder.rglob(f"*{ending}")):
        pytest.skip(f"{game.name} has no {ending} of its own")
    before = cache_folder(mine), cache_folder(mine, bots_hash(mine)), people_hash(mine)
    edit(mine.people.folder, ending)
    assert (cache_folder(mine), cache_folder(mine, bots_hash(mine))) == before[:2]
    assert people_hash(mine) != before[2]


@BY_NAME
def test_editing_a_bots_weight_compiles_no_rules(game: Game, tmp_path: Path) -> None:
    mine = copied(game, tmp_path)
    if mine.bots.source is None:
        pytest.skip(f"{game.name} compiles nothing for its bots")
    rules, bots = cache_folder(mine), cache_folder(mine, bots_hash(mine))
    edit(mine.bots.source, ".py")
    assert cache_folder(mine) == rules
    assert cache_folder(mine, bots_hash(mine)) != bots


@BY_NAME
def test_editing_a_rule_compiles_the_rules_again(game: Game, tmp_path: Path) -> None:
    mine = copied(game, tmp_path)
    before = cache_folder(mine), rules_hash(mine)
    edit(mine.rules.source, ".py")
    assert cache_folder(mine) != before[0]
    assert rules_hash(mine) != before[1]


RUN = """
from drakes.core.text import Words
from drakes.engine.cpu import CpuBatch
from kuhn_poker import GAME
CpuBatch(GAME, games=1, seats=2, threads=1)
print(Words(GAME).action(0), GAME.bots.levels["expert"].simulations, GAME.people.draw and GAME.people.draw(1, 2, 3))
"""
"""Sets a table up on the compiled engine, and says what it found of a game's words, bots and drawing."""


def run_compiled(project: Path, cache: Path) -> tuple[str, dict[Path, int]]:
    """Run a game from its folder in a process and with a cache of its own: what it says, and all compiled files with
    when they were written."""
    paths = [str(project), *filter(None, [os.environ.get("PYTHONPATH")]), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), {path: path.stat().st_mtime_ns for path in cache.rglob("*") if path.is_file()}


@pytest.mark.deep
def test_where_nothing_can_be_kept_rules_are_compiled_in_memory_and_the_log_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code = f"import logging; logging.basicConfig(); {RUN.strip().replace(chr(10), '; ')}"
    paths = [str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")]), *sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_CACHE_HOME": str(tmp_path / "file" / "x")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "Check 400 None", done.stderr
    assert "compiled in memory" in done.stderr


def change(file: Path, old: str, new: str) -> None:
    """Change a line of a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_whose_words_bots_and_drawing_were_edited_runs_on_what_was_compiled_before(tmp_path: Path) -> None:
    project = Path(shutil.copytree(EXAMPLE, tmp_path / "project"))
    package = project / "kuhn_poker"
    said, compiled = run_compiled(project, tmp_path / "cache")
    assert (said, bool(compiled)) == ("Check 400 None", True)
    change(package / "text" / "en.ftl", "action-check = Check", "action-check = Wait")
    change(package / "__init__.py", "simulations=400", "simulations=401")
    change(package / "people.py", "view=view,", 'view=view, draw=lambda view, words, names: "drawn",')
    assert run_compiled(project, tmp_path / "cache") == ("Wait 401 drawn", compiled)


def test_old_folders_are_pruned_and_those_in_use_stay(tmp_path: Path) -> None:
    game = copied(GAMES[0], tmp_path)
    first = cache_folder(game)
    for n in range(40):
        cache_folder(game, n)
        cache_folder(game)
    assert first.is_dir()
    assert len(list(first.parent.iterdir())) <= 25

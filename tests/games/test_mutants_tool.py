"""The tool that breaks rules on purpose finds them, and leaves out nothing that is not there."""

import pytest

from tools.mutants import NO_JUDGES, NOT_MUTATED, ROOT, mutated_files

GAMES = ["dragon_market", "duck_dealer", "sitting_ducks"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_the_reader_of_the_box_are_mutated(game: str) -> None:
    home = f"src/drakes/games/{game}"
    files = mutated_files(ROOT, game)
    assert {f"{home}/rules/turn.py", f"{home}/rules/setup.py", f"{home}/people/box.py"} <= set(files)
    assert not any("/bots/" in file or file.endswith("__init__.py") for file in files)


def test_what_is_left_out_is_there() -> None:
    for game, files in NOT_MUTATED.items():
        assert all((ROOT / "src" / "drakes" / "games" / game / file).is_file() for file in files)
    assert all(any((ROOT / "tests" / "games" / game / name).is_file() for game in GAMES) for name in NO_JUDGES)

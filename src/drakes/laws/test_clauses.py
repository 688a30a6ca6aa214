"""Clauses: every id of a game's rules is cited by its code and by a test, and every id that is cited exists."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from drakes.core.game import Game
from drakes.core.rulebook import clause_of
from drakes.laws.cases import folder_of_tests, home_of, project_of

CLAUSE = r"(?:\d+\.\d+|[A-Z]\d+)"
"""What follows the game's letters: a chapter and a number, or a letter (R, V, B) and a number."""


def rules_of(game: Game) -> str:
    """A game's clauses in English."""
    return (game.people.folder / "clauses" / "en.md").read_text(encoding="utf-8")


def defined(rules: str) -> list[str]:
    """The ids that begin a line of the rules, as an item of a list or as a row of a table."""
    return re.findall(rf"^(?:- |\| )([A-Z]+-{CLAUSE}) ", rules, flags=re.MULTILINE)


def letters_of(game: Game) -> str:
    """The letters with which all ids of a game begin."""
    return defined(rules_of(game))[0].partition("-")[0]


def cited(text: str, letters: str) -> set[str]:
    """The ids a text cites: `SD-5.2`, or `sd_5_2` in a name."""
    written = re.findall(rf"\b{letters}-{CLAUSE}(?!\d)", text)
    named = re.findall(rf"(?:\b|_){letters.lower()}_(\d+_\d+|[a-z]\d+)(?![a-z\d])", text)
    return set(written) | {f"{letters}-{name.upper().replace('_', '.')}" for name in named}


def files(folders: Iterable[Path], *endings: str) -> Iterator[Path]:
    """The files of some folders with these endings."""
    for folder in folders:
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in endings)


def read(paths: Iterable[Path]) -> str:
    """The texts of some files together."""
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def each_test(path: Path) -> Iterator[str]:
    """The text of each test of a file, with its decorators; what stands between tests proves nothing."""
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield "\n".join(text.splitlines()[first - 1 : node.end_lineno])


def test_every_clause_has_an_id_of_its_own(game: Game) -> None:
    ids = defined(rules_of(game))
    assert ids
    assert len(ids) == len(set(ids))
    assert {one.partition("-")[0] for one in ids} == {letters_of(game)}


def test_every_clause_is_cited_by_the_code(game: Game) -> None:
    code = read(files([home_of(game)], ".py", ".toml"))
    assert [one for one in defined(rules_of(game)) if one not in cited(code, letters_of(game))] == []


def test_every_clause_is_cited_by_a_test(game: Game) -> None:
    folder = folder_of_tests(game)
    if folder is None:
        pytest.skip(f"the tests of {game.name} are not here")
    tests = "\n".join(test for path in folder.glob("test_*.py") for test in each_test(path))
    assert [one for one in defined(rules_of(game)) if one not in cited(tests, letters_of(game))] == []


def test_every_clause_that_is_cited_exists(game: Game) -> None:
    ids, letters, project = set(defined(rules_of(game))), letters_of(game), project_of(game) or home_of(game)
    folders = [home_of(game), *(project / name for name in ("src", "tests", "examples", "benchmarks"))]
    for path in [*files(folders, ".py", ".toml", ".ftl", ".md"), *project.glob("*.md")]:
        assert cited(read([path]), letters) <= ids, path


def test_every_refusal_and_option_names_a_clause(game: Game) -> None:
    ids = set(defined(rules_of(game)))
    assert {clause_of(refusal) for refusal in game.rules.clauses.values()} <= ids
    assert {option.clause for option in game.people.options.by_name.values()} <= ids


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("XY-5.1, XY-5.10: both", {"XY-5.1", "XY-5.10"}),
        ("XY-R1 and XY-V10.", {"XY-R1", "XY-V10"}),
        ("def test_xy_5_10_a_duck_swims", {"XY-5.10"}),
        ("def test_xy_r1_and_xy_5_1", {"XY-R1", "XY-5.1"}),
        ("AXY-5.1, xy_other, XY-, XY_5_1", set()),
    ],
)
def test_an_id_is_found_whole_or_not_at_all(text: str, ids: set[str]) -> None:
    assert cited(text, "XY") == ids


def test_a_clause_is_defined_where_it_begins_a_line() -> None:
    rules = "- XY-1.1 Six colours, see XY-9.9.\n  XY-9.8 is no clause.\n| XY-B1 | 52 cards | known |\n- XY-R2. No."
    assert defined(rules) == ["XY-1.1", "XY-B1"]

"""How the sources may lean on one another, how long they may be, and what must be documented."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import drakes
from drakes.core.game import game_names

SOURCE = Path(drakes.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

ROOT = "drakes"
"""The layer of `drakes/__init__.py`, the face that users import."""
LEANS_ON: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "engine": {"core"},
    "bots": {"core", "engine"},
    "play": {"core", "engine", "bots"},
    "adapters": {"core", "engine", "bots"},
    "lab": {"core", "engine", "bots"},
    "lessons": {"core", "play"},
    "puzzles": {"core", "engine", "bots", "play"},
    "laws": {"core", "engine", "bots", "play", "lab", "lessons"},
    "server": {"core", "engine", "bots", "play", "adapters", "lab", "lessons", "puzzles"},
    "cli": {"core", "engine", "bots", "play", "adapters", "lab", "lessons", "puzzles", "server"},
    ROOT: {"core", "engine", "bots", "play"},
}
"""Which other layers each layer may import. Games are found through entry points, so nobody imports them."""

MAY_ENTER: dict[str, set[str]] = {
    "rules": {"", "rules"},
    "people": {"", "rules", "people"},
    "bots": {"", "rules", "bots"},
    "": {"", "rules", "people", "bots"},
}
"""Which rooms of its own game a room may enter; '' is the game's face, which holds the three together."""

LONGEST_FILE = 500
LONGEST_FUNCTION = 40


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """`drakes.core.record` belongs to core; what lies in `drakes` itself is its face."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LEANS_ON else ROOT


def imports_of(tree: ast.AST) -> Iterator[str]:
    """Every module a file imports, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")
            if node.module and node.module.startswith("drakes"):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_allowed(importer: str, imported: str) -> bool:
    """Whether one module may import another: its own layer, a layer below, or anything that is not ours."""
    if imported.split(".")[0] != "drakes":
        return not imported.startswith(".")
    mine, other = layer_of(importer), layer_of(imported)
    if mine == other == "games":
        return importer.split(".")[:3] == imported.split(".")[:3] and room_of(imported) in MAY_ENTER[room_of(importer)]
    return mine == other or other in LEANS_ON[mine] or (other == ROOT and imported == "drakes")


def room_of(module: str) -> str:
    """The room of a game in which a module lies; '' for what is not in one."""
    room = "".join(module.split(".")[3:4])
    return room if room in MAY_ENTER else ""


def without_docstrings(tree: ast.Module) -> str:
    """What a file does, without what it says about it: no docstrings, no comments."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [  # type: ignore[attr-defined]
                part for part in body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
            ] or [ast.Pass()]
    return ast.unparse(tree)


def games_named_in(text: str) -> list[str]:
    """The installed games a text names, however they are spelt."""
    return [name for name in game_names() if re.search(name.replace("_", "[-_ ]?"), text, flags=re.IGNORECASE)]


def definitions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The public classes and functions at the top of a file; the name of a test says all there is to say."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith(("_", "test_")):
            yield node


def undocumented(tree: ast.Module) -> list[str]:
    """What lacks a docstring; an empty file marks a folder and needs none."""
    missing = [] if not tree.body or ast.get_docstring(tree) else ["the module"]
    return missing + [node.name for node in definitions(tree) if not ast.get_docstring(node)]


def long_functions(tree: ast.Module) -> list[str]:
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [node.name for node in functions if (node.end_lineno or 0) - node.lineno + 1 >= LONGEST_FUNCTION]


def test_every_source_file_belongs_to_a_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if any(path.glob("*.py"))}
    assert folders <= set(LEANS_ON)


def test_imports_go_one_way() -> None:
    for path in FILES:
        wrong = [other for other in imports_of(parse(path)) if not is_allowed(name_of(path), other)]
        assert wrong == [], path


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("drakes.core.record", "drakes.games.any"),
        ("drakes.core.record", "drakes.engine.plain"),
        ("drakes.games.one.turn", "drakes.engine.plain"),
        ("drakes.games.one.rules.turn", "drakes.games.two.rules.turn"),
        ("drakes.games.one.rules.turn", "drakes.games.one.people.view"),
        ("drakes.games.one.rules.turn", "drakes.games.one.bots.policy"),
        ("drakes.games.one.people.view", "drakes.games.one.bots.policy"),
        ("drakes.games.one.bots.policy", "drakes.games.one.people.view"),
        ("drakes.engine.plain", "drakes.games.one"),
        ("drakes.engine.plain", "drakes.play.match"),
        ("drakes.play.match", "drakes.lab.bench"),
        ("drakes.play.match", "drakes.cli.play"),
        ("drakes.cli.play", "drakes.games.one"),
        ("drakes", "drakes.cli"),
        ("drakes.core.record", ".game"),
    ],
)
def test_an_import_the_wrong_way_is_noticed(importer: str, imported: str) -> None:
    assert not is_allowed(importer, imported)


def test_imports_are_found_wherever_they_stand() -> None:
    source = (
        "import a.b\ndef f():\n    from drakes import cli\n    from . import x\nif TYPE_CHECKING:\n    from c import d"
    )
    assert set(imports_of(ast.parse(source))) == {"a.b", "drakes", "drakes.cli", ".", "c"}


def test_nothing_outside_the_games_names_a_game() -> None:
    for path in FILES:
        if layer_of(name_of(path)) != "games":
            assert games_named_in(without_docstrings(parse(path))) == [], path
    for path in (SOURCE / "text").glob("*.ftl"):
        assert games_named_in(path.read_text(encoding="utf-8")) == [], path


def test_a_game_is_recognised_in_code_but_may_stand_in_a_docstring() -> None:
    name = game_names()[0]
    title = name.replace("_", " ").title()
    assert games_named_in(without_docstrings(ast.parse(f"game = '{title}'"))) == [name]
    assert games_named_in(without_docstrings(ast.parse(f"from drakes.games.{name} import GAME"))) == [name]
    assert games_named_in(without_docstrings(ast.parse(f"'''As in {name}.'''\ngame = 1  # {name}"))) == []


def test_files_and_functions_stay_short() -> None:
    for path in FILES:
        assert len(path.read_text(encoding="utf-8").splitlines()) < LONGEST_FILE, path
        assert long_functions(parse(path)) == [], path


def test_a_long_function_is_noticed() -> None:
    def source(lines: int) -> str:
        return "class A:\n  def f():\n" + "    pass\n" * (lines - 1)

    assert long_functions(ast.parse(source(LONGEST_FUNCTION))) == ["f"]
    assert long_functions(ast.parse(source(LONGEST_FUNCTION - 1))) == []


def test_every_public_module_class_and_function_has_a_docstring() -> None:
    missing = {name_of(path): undocumented(parse(path)) for path in FILES}
    assert {name: parts for name, parts in missing.items() if parts} == {}


def test_a_missing_docstring_is_noticed() -> None:
    assert undocumented(ast.parse("x = 1\ndef f(): pass\nclass A: pass\ndef _g(): pass")) == ["the module", "f", "A"]
    assert undocumented(ast.parse("'''A.'''\ndef f():\n    '''B.'''\n")) == []
    assert undocumented(ast.parse("")) == []


def members(cls: type[Any]) -> Iterator[tuple[str, Any]]:
    """The public methods and properties of a class, as functions."""
    for name, value in inspect.getmembers_static(cls):
        if name.startswith("_"):
            continue
        if isinstance(value, property):
            yield name, value.fget
        elif isinstance(value, classmethod | staticmethod):
            yield name, value.__func__
        elif hasattr(value, "func"):  # a cached property
            yield name, value.func
        elif inspect.isfunction(value):
            yield name, value


def is_typed(function: Any) -> bool:
    """Whether every argument and the result have a type."""
    signature = inspect.signature(function)
    arguments = [one for one in signature.parameters.values() if one.name not in ("self", "cls")]
    return all(one.annotation is not one.empty for one in arguments) and (
        signature.return_annotation is not signature.empty
    )


def documented_constants() -> set[str]:
    """The constants of core with a docstring below them."""
    found = set()
    for path in (SOURCE / "core").glob("*.py"):
        for node, below in zip(parse(path).body, parse(path).body[1:], strict=False):
            if isinstance(node, ast.Assign) and isinstance(below, ast.Expr) and isinstance(node.targets[0], ast.Name):
                found.add(node.targets[0].id)
    return found


def test_no_name_users_import_is_also_a_folder() -> None:
    """Python would put the folder in its place as soon as something in it is imported."""
    assert [name for name in drakes.__all__ if (SOURCE / name).exists()] == []


@pytest.mark.parametrize("name", drakes.__all__)
def test_every_name_users_import_is_documented_and_typed(name: str) -> None:
    value = getattr(drakes, name)
    if isinstance(value, int):
        assert name in documented_constants()
        return
    assert inspect.getdoc(value)
    if inspect.isfunction(value):
        assert is_typed(value)
        return
    for member, function in members(value):
        assert inspect.getdoc(getattr(value, member, None)) or inspect.getdoc(function), f"{name}.{member}"
        assert is_typed(function), f"{name}.{member}"


def test_a_function_without_types_is_noticed() -> None:
    def half(a: int, b):  # type: ignore[no-untyped-def]
        return a, b

    assert not is_typed(half)


def test_the_package_says_that_it_is_typed() -> None:
    assert (SOURCE / "py.typed").is_file()


def test_a_match_needs_neither_numpy_nor_a_compiler() -> None:
    code = (
        "import sys, drakes\n"
        "from drakes.core.game import game_names\n"
        "for name in game_names():\n"
        "    match = drakes.Match(name, max(drakes.game(name).rules.seats))\n"
        "    match.play(match.legal()[0])\n"
        "    match.view(0)\n"
        "print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numba", "numpy"} & set(loaded)
    assert "drakes.play.match" in loaded


def test_every_box_passes_one_gate() -> None:
    """Only `core/editions.py` reads boxes, from documents or from bytes: what it lets through was looked at."""
    gate = "core/editions.py"
    ways = re.compile(r"people\.read_box|rules\.box\)\.unpack|rules\.box\)\.fill|people\.box import (?:.*, )?read_box")
    found = {
        str(path.relative_to(SOURCE))
        for path in FILES
        if ways.search(path.read_text(encoding="utf-8")) and "laws" not in path.parts
    }
    own = {str(path.relative_to(SOURCE)) for path in SOURCE.glob("games/*/people/__init__.py")}
    assert found - own == {gate}

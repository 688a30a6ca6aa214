"""The dialect: rules keep to the Python that runs alike on plain objects, under Numba and on a GPU.

Each prohibition is also tried on a rule that breaks it. What a rule assigns to is checked against the schemas: types of
arguments, of what is read from them and of what rules return are followed; where they are not known, a field's name
decides, if it is a row or a record in every schema that has it.
"""

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Annotated, Any

import pytest

from drakes.core.chance import below, draw, mix, stream
from drakes.core.events import EventLog, emit
from drakes.core.game import Game
from drakes.core.moves import Moves, moves_schema, offer
from drakes.core.record import Int8, copier, layout_of, record

CORE_FUNCTIONS = (emit, offer, below, draw, stream, mix)
BUILTINS = ("range", "len", "min", "max", "abs")
FORBIDDEN_MODULES = ("random", "numpy", "numba")

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.List: "a list",
    ast.DictComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.ListComp: "a comprehension",
    ast.GeneratorExp: "a comprehension",
    ast.Try: "try",
    ast.TryStar: "try",
    ast.Raise: "raise",
    ast.Assert: "assert",
    ast.Lambda: "lambda",
    ast.FunctionDef: "a nested function",
    ast.AsyncFunctionDef: "a nested function",
    ast.ClassDef: "a nested class",
    ast.JoinedStr: "an f-string",
    ast.Div: "true division",
    ast.With: "with",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Global: "global",
    ast.Delete: "del",
    ast.Import: "an import inside a function",
    ast.ImportFrom: "an import inside a function",
}
CONSTANTS = {str: "a string", bytes: "a string", float: "a float", complex: "a float"}


@dataclass(frozen=True)
class Kind:
    """What an expression gives, as far as it matters: a record or integers, one or a row of them."""

    record: type[Any] | None
    is_row: bool

    @property
    def is_whole(self) -> bool:
        """Whether it may only be copied field by field, never assigned."""
        return self.is_row or self.record is not None


@dataclass
class Rules:
    """Rule modules with their sources, and all schemas they know."""

    modules: list[tuple[ModuleType, str]]
    schemas: set[type[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        for module, _ in self.modules:
            for value in vars(module).values():
                self._add(schema_of(value))

    def _add(self, schema: type[Any] | None) -> None:
        if schema is not None and schema not in self.schemas:
            self.schemas.add(schema)
            for one in layout_of(schema).fields:
                self._add(one.record)

    def functions(self) -> Iterator[tuple[ModuleType, ast.FunctionDef]]:
        """Every function at the top of every module."""
        for module, source in self.modules:
            for node in ast.parse(source).body:
                if isinstance(node, ast.FunctionDef):
                    yield module, node

    def is_rule(self, value: object) -> bool:
        """Whether a value is a function of one of these modules, generated copiers included."""
        return isinstance(value, FunctionType) and value.__module__ in {module.__name__ for module, _ in self.modules}

    def is_whole(self, name: str) -> bool:
        """Whether a field of this name is a row or a record wherever it occurs."""
        found = [one for schema in self.schemas for one in layout_of(schema).fields if one.name == name]
        return bool(found) and all(one.is_row or one.is_record for one in found)


def schema_of(value: object) -> type[Any] | None:
    """The schema an annotation stands for."""
    if value is Moves:
        return moves_schema(1)
    return value if isinstance(value, type) and hasattr(value, "__layout__") else None


def rules_of(game: Game) -> Rules:
    """All modules of a game that engines compile."""
    return Rules([(module, inspect.getsource(module)) for module in (*game.rules.modules, *game.bots.modules)])


def faults(rules: Rules) -> list[str]:
    """Everything in some rules that the dialect forbids."""
    found = [fault for module, source in rules.modules for fault in bad_imports(module, ast.parse(source))]
    for module, function in rules.functions():
        where = f"{module.__name__}.{function.name}"
        found += [f"{where}: {fault}" for fault in bad_syntax(function)]
        found += [f"{where}: {fault}" for fault in bad_calls(rules, vars(module), function)]
        found += [f"{where}: {fault}" for fault in Assignments(rules, vars(module)).bad(function)]
    return found + recursions(rules)


def bad_imports(module: ModuleType, tree: ast.Module) -> Iterator[str]:
    """Imports that a rule has no use for."""
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            if name.split(".")[0] in FORBIDDEN_MODULES:
                yield f"{module.__name__}: imports {name}"


def bad_syntax(function: ast.FunctionDef) -> Iterator[str]:
    """Forbidden forms in the body of a rule; its docstring is allowed, and its annotations are not looked at."""
    if function.decorator_list:
        yield "a decorator"
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        for node in ast.walk(statement):
            if type(node) in FORBIDDEN:
                yield FORBIDDEN[type(node)]
            if isinstance(node, ast.Constant) and type(node.value) in CONSTANTS:
                yield CONSTANTS[type(node.value)]


def calls_of(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Everything a function calls."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            yield node.func


def bad_calls(rules: Rules, names: Mapping[str, Any], function: ast.FunctionDef) -> Iterator[str]:
    """Calls of what is neither a rule nor allowed to rules."""
    for called in calls_of(function):
        if not isinstance(called, ast.Name):
            yield f"calls {ast.unparse(called)}"
        elif called.id in names:
            value = names[called.id]
            if not rules.is_rule(value) and value not in CORE_FUNCTIONS:
                yield f"calls {called.id}"
        elif called.id not in BUILTINS:
            yield f"calls {called.id}"


def recursions(rules: Rules) -> list[str]:
    """Rules that come back to themselves."""
    calls: dict[FunctionType, set[FunctionType]] = {}
    for module, function in rules.functions():
        names = vars(module)
        called = {names.get(one.id) for one in calls_of(function) if isinstance(one, ast.Name)}
        calls[names[function.name]] = {one for one in called if isinstance(one, FunctionType) and rules.is_rule(one)}
    return [f"{one.__module__}.{one.__name__}: recursion" for one in calls if one in reached(calls, calls[one])]


def reached(calls: Mapping[FunctionType, set[FunctionType]], first: Iterable[FunctionType]) -> set[FunctionType]:
    """Everything that is called from some functions, directly or not, themselves included."""
    seen: set[FunctionType] = set()
    waiting = list(first)
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            waiting += calls.get(one, ())
    return seen


class Assignments:
    """Follows what the variables of one rule stand for, and finds assignments of whole rows and records."""

    def __init__(self, rules: Rules, names: Mapping[str, Any]) -> None:
        self.rules = rules
        self.names = names
        self.known: dict[str, Kind | None] = {}

    def bad(self, function: ast.FunctionDef) -> Iterator[str]:
        for argument in function.args.args:
            if isinstance(argument.annotation, ast.Name):
                self.known[argument.arg] = self._kind_of_type(self.names.get(argument.annotation.id))
        for statement in in_order(function.body):
            if isinstance(statement, ast.Assign):
                for target in statement.targets:
                    yield from self._assign(target, statement.value)
            elif isinstance(statement, ast.AugAssign | ast.AnnAssign):
                yield from self._assign(statement.target, statement.value)

    def _assign(self, target: ast.expr, value: ast.expr | None) -> Iterator[str]:
        if isinstance(target, ast.Tuple):
            values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
            for one, its in zip(target.elts, values, strict=True):
                yield from self._assign(one, its)
        elif isinstance(target, ast.Name):
            self.known[target.id] = self._kind(value)
        elif self._is_whole(target):
            yield f"assigns {ast.unparse(target)}"

    def _is_whole(self, target: ast.expr) -> bool:
        kind = self._kind(target)
        if kind is not None:
            return kind.is_whole
        if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute):
            return any(self._has_row_of_records(schema, target.value.attr) for schema in self.rules.schemas)
        return isinstance(target, ast.Attribute) and self.rules.is_whole(target.attr)

    def _has_row_of_records(self, schema: type[Any], name: str) -> bool:
        return any(one.name == name and one.is_row and one.is_record for one in layout_of(schema).fields)

    def _kind(self, value: ast.expr | None) -> Kind | None:
        """What an expression gives, or None where that is not known."""
        if isinstance(value, ast.Name):
            return self.known.get(value.id)
        if isinstance(value, ast.Attribute):
            return self._kind_of_field(self._kind(value.value), value.attr)
        if isinstance(value, ast.Subscript):
            row = self._kind(value.value)
            return Kind(row.record, False) if row is not None and row.is_row else None
        if isinstance(value, ast.IfExp):
            return self._kind(value.body)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            function = self.names.get(value.func.id)
            return self._kind_of_type(getattr(function, "__annotations__", {}).get("return"))
        return None

    def _kind_of_field(self, owner: Kind | None, name: str) -> Kind | None:
        if owner is None or owner.record is None or owner.is_row:
            return None
        fields = {one.name: one for one in layout_of(owner.record).fields}
        return Kind(fields[name].record, fields[name].is_row) if name in fields else None

    def _kind_of_type(self, annotation: object) -> Kind | None:
        schema = schema_of(annotation)
        return Kind(schema, False) if schema is not None else None


def in_order(statements: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements of a body, those inside loops and branches too, as they stand on the page."""
    for statement in statements:
        yield statement
        for part in ("body", "orelse"):
            yield from in_order(getattr(statement, part, []))


def test_the_rules_keep_to_the_dialect(game: Game) -> None:
    assert faults(rules_of(game)) == []


def test_every_rule_of_the_contract_is_looked_at(game: Game) -> None:
    rules = rules_of(game)
    names = ("setup", "to_move", "legal", "apply", "places", "scores", "hide", "guess", "observe", "pieces")
    assert [name for name in names if not rules.is_rule(getattr(game.rules, name))] == []


@record
class Spot:
    """A record inside another."""

    card: Int8
    cards: Annotated[list[int], Int8, 3]
    turn: Annotated[list[int], Int8, 3]


@record
class Pond:
    """A state to try rules on."""

    turn: Int8
    spot: Spot
    cards: Annotated[list[int], Int8, 3]
    line: Annotated[tuple[Spot, ...], 6]


def spot_at(state: Pond, place: int) -> Spot:
    """A rule that gives a record."""
    return state.line[place]


GIVEN = {"Pond": Pond, "Spot": Spot, "EventLog": EventLog, "emit": emit, "below": below, "sorted_by_us": sorted}
GOOD = '''
"""A rule that does what rules do."""
from drakes.core.moves import Moves, offer

def rule(state: Pond, log: EventLog, moves: Moves) -> int:
    """A docstring."""
    spot, other = state.line[0], state.spot
    spot.card = other.cards[1] // 2
    state.turn += max(1, abs(spot.card)) % 3
    state.line[1].cards[2] = len(state.cards)
    state.cards[0], state.cards[1] = state.cards[1], state.cards[0]
    cards = spot_at(state, 2).cards
    for i in range(3):
        if i == 1 and not cards[i] < 0:
            cards[i] ^= 1 << i
    copy_spot(state.line[0], state.line[1])
    emit(log, 1, 1, 0, 0, 0)
    offer(moves, 3, 1)
    moves.n = 0
    return helper(state) if cards[0] > 2 else below(7, 3)

def helper(state: Pond) -> int:
    return state.turn
'''


def rules_from(source: str) -> Rules:
    """A module of rules made from a text."""
    module = ModuleType("pond_rules")
    vars(module).update(GIVEN)
    for function in (spot_at, copier(Spot)):
        made = FunctionType(function.__code__, function.__globals__, function.__name__)
        made.__annotations__ = function.__annotations__
        made.__module__ = "pond_rules"
        vars(module)[function.__name__] = made
    exec(compile(source, "pond_rules", "exec"), vars(module))
    return Rules([(module, source)])


def test_a_good_rule_passes() -> None:
    assert faults(rules_from(GOOD)) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("x = 'duck'", "a string"),
        ("x = b'duck'", "a string"),
        ("x = f'{state}'", "an f-string"),
        ("x = {1: 2}", "a dict"),
        ("x = {1, 2}", "a set"),
        ("x = [1, 2]", "a list"),
        ("x = [i for i in range(3)]", "a comprehension"),
        ("x = {i for i in range(3)}", "a comprehension"),
        ("x = {i: i for i in range(3)}", "a comprehension"),
        ("x = max(i for i in range(3))", "a comprehension"),
        ("try:\n        x = 1\n    finally:\n        x = 2", "try"),
        ("raise ValueError", "raise"),
        ("assert state.turn", "assert"),
        ("x = lambda: 1", "lambda"),
        ("def inner() -> int:\n        return 1", "a nested function"),
        ("x = 0.5", "a float"),
        ("x = state.turn / 2", "true division"),
        ("state.turn /= 2", "true division"),
        ("import random", "an import inside a function"),
        ("state.line[0] = state.line[1]", "assigns state.line[0]"),
        ("state.line[0], state.line[1] = state.line[1], state.line[0]", "assigns state.line[0]"),
        ("line = state.line\n    line[0] = line[1]", "assigns line[0]"),
        ("state.line = other.line", "assigns state.line"),
        ("state.spot = other.spot", "assigns state.spot"),
        ("state.cards = other.cards", "assigns state.cards"),
        ("state.cards += other.cards", "assigns state.cards"),
        ("spot = state.line[0]\n    spot.turn = 1", "assigns spot.turn"),
        ("spot = state.line[0] if state.turn else state.spot\n    spot.turn = 1", "assigns spot.turn"),
        ("spot_at(state, 1).turn = 1", "assigns spot_at(state, 1).turn"),
        ("if state.turn == 1:\n        state.cards = other.cards", "assigns state.cards"),
        ("for _ in range(2):\n        state.cards = other.cards", "assigns state.cards"),
        ("unknown.line[0] = state.line[1]", "assigns unknown.line[0]"),
        ("unknown.cards = state.cards", "assigns unknown.cards"),
        ("x = sorted(state.cards)", "calls sorted"),
        ("x = sum(state.cards)", "calls sum"),
        ("x = sorted_by_us(state.cards)", "calls sorted_by_us"),
        ("x = state.cards.index(1)", "calls state.cards.index"),
        ("x = Spot()", "calls Spot"),
        ("x = rule(state, other)", "recursion"),
    ],
)
def test_what_the_dialect_forbids_is_found(line: str, fault: str) -> None:
    source = f"def rule(state: Pond, other: Pond) -> None:\n    '''A rule.'''\n    {line}\n"
    found = faults(rules_from(source))
    assert [one for one in found if one.endswith(f": {fault}")], found


@pytest.mark.parametrize("line", ["unknown.turn = 1", "state.turn = 1", "unknown.cards[0] = 1", "state.spot.card = 1"])
def test_a_single_number_may_be_assigned(line: str) -> None:
    assert faults(rules_from(f"def rule(state: Pond) -> None:\n    {line}\n")) == []


def test_a_decorator_is_found() -> None:
    source = "def same(f):\n    return f\n@same\ndef rule() -> None:\n    return None\n"
    assert faults(rules_from(source)) == ["pond_rules.rule: a decorator"]


@pytest.mark.parametrize("line", ["import random", "import numpy as np", "from numba import njit"])
def test_a_forbidden_import_is_found(line: str) -> None:
    assert faults(rules_from(f"{line}\n")) == [f"pond_rules: imports {line.split()[1]}"]


def test_recursion_by_way_of_another_rule_is_found() -> None:
    calls = {"one": "two", "two": "one", "three": "one"}
    source = "\n".join(f"def {name}() -> int:\n    return {called}()" for name, called in calls.items())
    assert faults(rules_from(source)) == ["pond_rules.one: recursion", "pond_rules.two: recursion"]

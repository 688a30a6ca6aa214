"""From a game's plain functions to compiled ones: which they are, and how Numba comes to know them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

from drakes.core import chance, events, moves

CORE = (chance.mix, chance.stream, chance.draw, chance.below, moves.offer, moves.clear)


def rule_functions(*modules: ModuleType) -> Iterator[FunctionType]:
    """Every function of modules in the dialect, and those of core that they call."""
    for module in modules:
        for value in list(vars(module).values()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                yield from with_inner_copiers(value)
    for function in CORE:
        assert isinstance(function, FunctionType)
        yield function


def is_copier(function: FunctionType) -> bool:
    """Whether a function was generated to copy a record."""
    return function.__code__.co_filename.startswith("<schema")


def with_inner_copiers(function: FunctionType) -> Iterator[FunctionType]:
    """A function, and the generated copiers of nested records that it calls."""
    if is_copier(function):
        for name in function.__code__.co_names:
            inner = function.__globals__.get(name)
            if isinstance(inner, FunctionType):
                yield from with_inner_copiers(inner)
    yield function


def register(functions: Iterator[FunctionType], extending: Any, known: set[Callable[..., object]]) -> None:
    """Tell Numba about functions, each once; `extending` is its module of that name."""
    if events.emit not in known:
        known.add(events.emit)
        extending.overload(events.emit, strict=False)(emit_for)
    for function in functions:
        if function not in known:
            known.add(function)
            extending.register_jitable(function)


def emit_for(log: Any, audience: object, kind: object, a: object, b: object, c: object) -> Callable[..., None]:
    """How to emit into a log of this type: not at all where it has no rows."""
    return events.emit if "rows" in log.fields else emit_nothing


def emit_nothing(log: object, audience: int, kind: int, a: int, b: int, c: int) -> None:
    """What emitting into silence comes to."""

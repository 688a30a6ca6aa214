"""The examples in the docstrings of what users import are true."""

import doctest
import inspect
import sys
from types import ModuleType

import pytest

import drakes

MODULES = sorted({value.__module__ for name in drakes.__all__ if hasattr(value := getattr(drakes, name), "__module__")})


def modules() -> list[ModuleType]:
    return [drakes, *(sys.modules[name] for name in MODULES if name != "drakes")]


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_every_example_in_a_docstring_is_true(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    result = doctest.testmod(module)
    assert result.failed == 0, capsys.readouterr().out


def test_what_users_meet_first_has_examples() -> None:
    for value in (drakes, drakes.Match, drakes.batch, drakes.Words, drakes.DrakesError, drakes.log_to_text):
        assert ">>>" in (inspect.getdoc(value) or ""), value

"""Which cases are looked at each time, and which only by the long tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

from drakes.laws.cases import Case

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet


def marked(cases: Iterable[Case]) -> list[ParameterSet]:
    """Cases for tests: other numbers of seats and variants than the outer ones are for the long tests."""
    return [pytest.param(case, marks=[] if case.is_outer else pytest.mark.deep) for case in cases]

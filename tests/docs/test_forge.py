"""What the forge is told about the project is so: workflows call what there is, and all speak of one version."""

import re
import tomllib
from pathlib import Path

import pytest

import drakes

ROOT = Path(__file__).parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_targets_that_exist(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert set(re.findall(r"run: make ([a-z]+)", workflow.read_text(encoding="utf-8"))) <= targets


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_their_major_version(workflow: Path) -> None:
    actions = re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8"))
    assert actions
    assert [action for action in actions if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+", action)] == []


def test_the_oldest_python_is_tested() -> None:
    oldest = re.search(r"python: \[\"([\d.]+)\"", (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8"))
    assert oldest
    assert f">={oldest[1]}" == PROJECT["requires-python"]


def test_there_is_one_version() -> None:
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert cited
    assert cited[1] == PROJECT["version"] == drakes.__version__

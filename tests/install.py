"""Games in packages of their own, made known without pip: as after `pip install -e`, for a run of the tests."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from drakes.core.game import ENTRY_POINTS, game_names

EXAMPLE = Path(__file__).parents[1] / "examples" / "kuhn_poker"
"""The game outside the package over which all tests run, as over those inside."""


def install(project: Path, folder: Path) -> None:
    """Make a project's games known here, and in every process started from here."""
    added = describe(project, folder)
    sys.path[:0] = added
    os.environ["PYTHONPATH"] = with_paths(added)["PYTHONPATH"]


def describe(project: Path, folder: Path) -> list[str]:
    """Write what an installer would write about a project into a folder; gives the paths on which Python finds it."""
    said = about(project)
    written = folder / f"{said['name']}-{said['version']}.dist-info"
    written.mkdir(parents=True)
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {said['name']}\nVersion: {said['version']}\n")
    lines = [f"{name} = {value}\n" for name, value in said["entry-points"][ENTRY_POINTS].items()]
    (written / "entry_points.txt").write_text("".join([f"[{ENTRY_POINTS}]\n", *lines]))
    return [str(project), str(folder)]


def with_paths(added: list[str]) -> dict[str, str]:
    """The environment of a process that finds more than this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*added, *filter(None, [os.environ.get("PYTHONPATH")])])}


def is_installed(project: Path) -> bool:
    """Whether the games of a project are known."""
    return set(about(project)["entry-points"][ENTRY_POINTS]) <= set(game_names())


def about(project: Path) -> dict[str, Any]:
    """What a project says of itself."""
    said: dict[str, Any] = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return said

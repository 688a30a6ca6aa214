"""Games in packages of their own, made known without pip: as after `pip install -e`, for a run of the tests."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "kuhn_poker"
"""The game outside the package over which all tests run, as over those inside."""


def install(project: Path, folder: Path) -> None:
    """Make a project's package and its entry points known here, and in every process started from here.

    What an installer would write about them lies in `folder`.
    """
    said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / f"{said['name']}-{said['version']}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {said['name']}\nVersion: {said['version']}\n")
    groups = (
        "\n".join((f"[{group}]", *(f"{name} = {value}" for name, value in points.items())))
        for group, points in said["entry-points"].items()
    )
    (about / "entry_points.txt").write_text("\n".join(groups) + "\n")
    added = [str(project), str(folder)]
    sys.path[:0] = added
    os.environ["PYTHONPATH"] = os.pathsep.join([*added, *filter(None, [os.environ.get("PYTHONPATH")])])


def is_installed(project: Path) -> bool:
    """Whether the games of a project are known."""
    from drakes.core.game import ENTRY_POINTS, game_names

    said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return set(said["entry-points"][ENTRY_POINTS]) <= set(game_names())

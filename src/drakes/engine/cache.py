"""Where compiled rules are kept between runs.

Numba's own disk cache looks only at the file of the function it compiled, so a rule changed in another file would go
unnoticed, and so would bounds checks switched on. Hence one folder per state of the sources: core, engine, the game's
package, the files of what is compiled, the versions, the flag. The folder holds pickles, so it is the user's alone.
"""

from __future__ import annotations

import inspect
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from drakes.core.game import Game

KEPT = 24
"""How many folders stay when old ones are pruned."""


def cache_root() -> Path:
    """The user's folder for compiled rules."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "drakes" / "compiled"


def source_key(game: Game, *marks: object) -> str:
    """A hash over everything that decides what compiled rules do."""
    here = Path(__file__).parent
    digest = sha256(repr((sys.version_info[:3], *marks)).encode())
    for folder in (here.parent / "core", here, game.folder):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def sources_of(functions: Iterable[Callable[..., Any]]) -> str:
    """A hash over the files in which functions stand, for those that lie elsewhere."""
    paths = {Path(inspect.getfile(function)) for function in functions}
    return sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()


def cache_folder(game: Game, *marks: object) -> Path:
    """The folder for this state of a game's sources, made if need be; older ones are pruned."""
    folder = cache_root() / f"{game.name}-{source_key(game, *marks)}"
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        prune(folder.parent)
    cache_root().chmod(0o700)
    os.utime(folder)
    return folder


def prune(root: Path) -> None:
    """Remove all but the folders used last."""
    by_use = sorted((path for path in root.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in by_use[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)

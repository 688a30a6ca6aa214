"""Where compiled rules are kept between runs.

Numba's own disk cache looks only at the file of the function it compiled, so a rule changed in another file would go
unnoticed, and so would bounds checks switched on. Hence one folder for each state of what is compiled: the sources of
a game's rules, what of core and engine goes into them, the versions, the flag. Bots are compiled into folders of their
own. All of them hold pickles, so they are the user's alone.

Where nothing can be kept, as in a container that may not write, rules are compiled in memory, for one process.
"""

from __future__ import annotations

import inspect
import logging
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from threading import Event

from drakes.core import actions, chance, events, moves, record
from drakes.core.game import Game

KEPT = 24
"""How many folders stay when old ones are pruned."""

COMPILED_CORE = tuple(Path(inspect.getfile(module)) for module in (actions, chance, events, moves, record))
"""What of core decides what compiled rules do."""

log = logging.getLogger(__name__)
_in_memory = Event()
"""Set where this process is to compile in memory."""


def compile_in_memory() -> None:
    """Keep nothing that this process compiles, and look for nothing kept."""
    _in_memory.set()


def why_nothing_is_kept() -> str | None:
    """Why compiled rules cannot be kept here, or None where they can."""
    try:
        cache_root().mkdir(mode=0o700, parents=True, exist_ok=True)
        try_to_write(cache_root())
    except OSError as error:
        return f"{cache_root()}: {error.strerror}"
    return None


def try_to_write(folder: Path) -> None:
    """Write something into a folder; raises OSError where that is not possible."""
    with TemporaryFile(dir=folder) as file:
        file.write(bytes(1 << 16))


def cache_root() -> Path:
    """The user's folder for compiled rules."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "drakes" / "compiled"


def hash_of(*sources: Path) -> str:
    """A hash over the contents of files, and of all those in folders."""
    digest = sha256()
    for source in sources:
        for path in sorted(files_in(source)) if source.is_dir() else [source]:
            digest.update(path.relative_to(source.parent).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def files_in(folder: Path) -> Iterator[Path]:
    """The files below a folder, but for what Python itself keeps there."""
    return (path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__")


def rules_hash(game: Game) -> str:
    """The hash of a game's rules: it alone says whether they must be compiled again."""
    return hash_of(game.rules.source)


def people_hash(game: Game) -> str:
    """The hash of all that people read and see of a game; nothing compiled depends on it."""
    return hash_of(game.people.folder)


def bots_hash(game: Game) -> str:
    """The hash of what is compiled for a game's bots."""
    return hash_of(game.bots.source) if game.bots.source is not None else ""


def sources_of(functions: Iterable[Callable[..., object]]) -> str:
    """A hash over the files in which functions stand."""
    return hash_of(*sorted({Path(inspect.getfile(function)) for function in functions}))


def cache_folder(game: Game, *marks: object) -> Path:
    """The folder for one state of what is compiled, made if need be; older ones are pruned."""
    shared = hash_of(*COMPILED_CORE, Path(__file__).parent)
    key = sha256(repr((sys.version_info[:3], shared, rules_hash(game), *marks)).encode()).hexdigest()[:20]
    folder = cache_root() / f"{game.name}-{key}"
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        prune(folder.parent)
    cache_root().chmod(0o700)
    os.utime(folder)
    return folder


def kept_in(game: Game, *marks: object) -> Path | None:
    """The folder for one state of what is compiled, or None where it is compiled in memory."""
    if _in_memory.is_set():
        return None
    try:
        folder = cache_folder(game, *marks)
        try_to_write(folder)
    except OSError as error:
        log.warning("What is compiled for %s cannot be kept (%s): it is compiled in memory.", game.name, error)
        return None
    return folder


def prune(root: Path) -> None:
    """Remove all but the folders used last."""
    by_use = sorted((path for path in root.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in by_use[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)

"""Run the laws: `python -m drakes.laws NAME`; what follows the name goes to pytest."""

from __future__ import annotations

import os
import sys
from pathlib import Path

USAGE = "python -m drakes.laws NAME: run the laws over an installed game."


def main(arguments: list[str]) -> int:
    """Run the laws over one game; the settings of the project they are called from do not change what they ask."""
    if not arguments or arguments[0].startswith("-"):
        print(USAGE, file=sys.stderr)
        return 2
    try:
        import pytest
    except ImportError:
        print("The laws need pytest: pip install 'drakes[laws]'.", file=sys.stderr)
        return 2
    game, *more = arguments
    here = str(Path(__file__).parent)
    settings = ["-c", os.devnull, "--rootdir", str(Path.cwd()), "--confcutdir", here, "-p", "no:cacheprovider"]
    return int(pytest.main([here, "--game", game, "--import-mode=importlib", "-m", "not deep", "-q", *settings, *more]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

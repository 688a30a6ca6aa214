"""The browser's side by itself: its own tests over fixtures written by the rules."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "web.py"


def test_the_browser_side_passes() -> None:
    done = subprocess.run([sys.executable, TOOL, "test"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]

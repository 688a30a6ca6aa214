#!/usr/bin/env python3
"""The browser that the tests and the screenshots drive: Debian's Chromium, or another build of it on the path.

tools/chromium.py install        install it if it is missing (as root, with apt-get)
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",  # root has no sandbox
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""The browser is to talk to our server alone."""


def find() -> str | None:
    """Where the browser is."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def may_install() -> bool:
    """Whether this machine lets us install it."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> int:
    """Install Chromium if it is missing."""
    if find():
        return 0
    if not may_install():
        print("Chromium is not installed and only root can do that: tests in it will be skipped.", file=sys.stderr)
        return 0
    print("Installing Chromium for the tests…", flush=True)
    quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
    quiet["env"] = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], **quiet, check=False)
    done = subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], **quiet, check=False)
    if done.returncode or not find():
        print("Installing Chromium failed: run 'apt-get install chromium' and try again.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit(__doc__)
    sys.exit(install())

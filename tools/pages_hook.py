"""The build hook of the wheel: it takes the pages for the browser in, built anew where their sources have changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages before a wheel or an archive of sources is packed; an editable install is left to make."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before packing; `version` is 'editable' or 'standard'."""
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root) / "tools" / "web.py"], check=True)
        super().initialize(version, build_data)

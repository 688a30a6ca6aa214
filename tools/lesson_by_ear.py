"""Writes what a screen reader says in a lesson, from the browser's accessibility tree, into the documentation.

python tools/lesson_by_ear.py
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.running import Running, generous  # noqa: E402
from tests.web.learner import KeyboardLearner  # noqa: E402
from tests.web.visiting import Site, close_all  # noqa: E402

FILE = ROOT / "docs" / "guides" / "lesson_by_ear.md"
GAME, CHAPTER = "sitting_ducks", "first"
HEAD = """# A lesson by ear

The first lesson of Sitting Ducks, taken by keyboard alone. For each step: the region *Lesson* as the accessibility tree
of the browser has it, its text announced when it changes, and the control that was reached with keys and pressed. This
page is made by `tools/lesson_by_ear.py`.
"""
NAME = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"


class Listener(KeyboardLearner):
    """Who takes a lesson by keys and notes the name of all that was pressed."""

    pressed: list[str]

    def press_enter(self) -> None:
        """Enter on what has the focus."""
        self.pressed.append(" ".join(self.page.evaluate(NAME).split()))
        super().press_enter()


def transcript() -> str:
    """The whole lesson."""
    parts = [HEAD]
    with tempfile.TemporaryDirectory() as folder, Running(generous(f"sqlite:///{folder}/drakes.db")) as running:
        site = Site(running)
        listener = Listener(site.visitor(), GAME, CHAPTER)
        while not listener.is_done:
            step, said = listener.step + 1, listener.coach.aria_snapshot()
            listener.pressed = []
            listener.take_one()
            pressed = "; ".join(listener.pressed) or "a number, to play the raised card"
            parts.append(f"## Step {step}\n\n```yaml\n{said}\n```\n\nPressed: {pressed}\n")
        parts.append(f"## The end\n\n```yaml\n{listener.coach.aria_snapshot()}\n```\n")
        site.farewell()
    close_all()
    return "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(transcript(), encoding="utf-8")

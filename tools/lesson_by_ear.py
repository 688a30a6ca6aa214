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
from tests.web.visiting import Site, Visitor, close_all  # noqa: E402

FILE = ROOT / "docs" / "guides" / "lesson_by_ear.md"
GAME, CHAPTER = "sitting_ducks", "first"
HEAD = """# A lesson by ear

The first lesson of Sitting Ducks, taken by keyboard alone. For each step: the region *Lesson* as the accessibility tree
of the browser has it, the control that was reached with keys and pressed, and what was announced while the others
played. This page is made by `tools/lesson_by_ear.py`, and a test compares it with what the pages say.
"""
NAME = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"
LISTEN = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const coach = document.querySelector('.coach[data-state="watch"]');
    const said = coach?.querySelector('[aria-live] p')?.textContent.trim().replace(/\\s+/g, ' ');
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what the live region of the coach says while others move."""


class Listener(KeyboardLearner):
    """Who takes a lesson by keys and notes the name of all that was pressed."""

    pressed: list[str]

    def press_enter(self) -> None:
        """Enter on what has the focus."""
        self.pressed.append(" ".join(self.page.evaluate(NAME).split()))
        super().press_enter()

    def hear_one(self) -> str:
        """A step, and all that is heard in it."""
        step, said, text = self.step + 1, self.coach.aria_snapshot(), self.script[self.step]["text"]
        self.pressed = []
        self.page.evaluate("window.heard.length = 0")
        self.take_one()
        pressed = "; ".join(self.pressed) or "a number, to play the raised card"
        heard = [one for one in self.page.evaluate("window.heard") if one != text.replace("**", "")]
        told = "".join(f"\n\nHeard: {one}" for one in heard)
        return f"## Step {step}\n\n```yaml\n{said}\n```\n\nPressed: {pressed}{told}\n"


def transcript(visitor: Visitor) -> str:
    """The whole lesson, taken by somebody."""
    listener = Listener(visitor, GAME, CHAPTER)
    listener.page.evaluate(LISTEN)
    parts = [HEAD]
    while not listener.is_done:
        parts.append(listener.hear_one())
    return "\n".join([*parts, f"## The end\n\n```yaml\n{listener.coach.aria_snapshot()}\n```\n"])


def main() -> None:
    """Write the page."""
    with tempfile.TemporaryDirectory() as folder, Running(generous(f"sqlite:///{folder}/drakes.db")) as running:
        site = Site(running)
        FILE.write_text(transcript(site.visitor()), encoding="utf-8")
        site.farewell()
    close_all()


if __name__ == "__main__":
    main()

"""What the documents show works: examples and snippets run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from drakes.lab.bench import has_gpu

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAGES = sorted(ROOT.glob("*.md"))
LONGEST = 40


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def snippets(page: Path) -> list[str]:
    """The Python a page shows."""
    return re.findall(r"^```python\n(.*?)^```", text_of(page), flags=re.MULTILINE | re.DOTALL)


def run(arguments: list[str], folder: Path) -> str:
    """What a Python program prints, run in a folder of its own."""
    command = [sys.executable, "-W", "error", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_runs_and_leaves_nothing_behind(example: Path, tmp_path: Path) -> None:
    assert run([str(example)], tmp_path).strip()
    assert list(tmp_path.iterdir()) == []


def test_examples_are_short_and_say_what_they_show() -> None:
    assert len(EXAMPLES) >= 8
    for example in EXAMPLES:
        text = text_of(example)
        assert len(text.splitlines()) < LONGEST, example
        assert text.startswith('"""'), example
        assert set(re.findall(r"(?:import|from) (drakes\S*)", text)) <= {"drakes"}, example


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_snippet_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    for snippet in snippets(page):
        if 'engine="gpu"' not in snippet or has_gpu():
            run(["-c", snippet], tmp_path)


def test_the_readme_shows_python() -> None:
    assert snippets(ROOT / "README.md")

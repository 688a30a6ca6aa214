"""What the documents say of the project is so: links lead somewhere, commands and files exist, snippets run."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.test_examples import run, snippets, text_of
from tools.docs.markdown import headings, links, without_code

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted(ROOT.glob("*.md"))
PAGES = [*DOCUMENTS, *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "benchmarks").glob("*.md"))]
BASES = (".", "src/drakes", "src/drakes/games/*", "src/drakes/games/*/people", "tests", "web", "web/src")
"""Where a path may begin that a document names: at the root, or in the folder it speaks of."""
MADE = (".venv", "build", "/", "data/")
"""What is made, fetched or asked for over the network is not in the tree."""


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def paths_named(text: str) -> Iterator[str]:
    """What stands in backticks and looks like a path of the project: `tests/games/<game>`, `core/text.py`."""
    for word in re.findall(r"`([\w./<>*-]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        if "/" in word and not word.startswith(MADE) and "..." not in word:
            yield re.sub(r"<\w+>", "*", word)


def is_there(path: str) -> bool:
    return any(any(ROOT.glob(f"{base}/{path.rstrip('/')}")) for base in BASES)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    for link in links(text_of(page)):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in {heading.anchor for heading in headings(text_of(target))}, link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_make_target_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), flags=re.MULTILINE))
    assert set(re.findall(r"(?:`|^\s*)make ([a-z]+)", text_of(page), flags=re.MULTILINE)) <= targets


@pytest.mark.parametrize("page", DOCUMENTS, ids=name)
def test_every_path_a_document_names_is_in_the_tree(page: Path) -> None:
    assert [path for path in paths_named(text_of(page)) if not is_there(path)] == []


def test_a_path_that_is_not_in_the_tree_is_noticed() -> None:
    text = "`core/text.py` and `tests/games/<game>/` are, `core/nowhere.py` is not, `TAKE_AIM` is none."
    assert [path for path in paths_named(text) if not is_there(path)] == ["core/nowhere.py"]


def test_links_in_code_are_no_links() -> None:
    text = '[a](b.md) `[c](d.md)`\n```\n[e](f.md)\n```\n<img src="g.png">'
    assert list(links(text)) == ["b.md", "g.png"]
    assert without_code("a `b` c") == "a  c"


@pytest.mark.parametrize("page", [page for page in PAGES if page not in DOCUMENTS and snippets(page)], ids=name)
def test_every_snippet_of_a_guide_runs(page: Path, tmp_path: Path) -> None:
    for snippet in snippets(page):
        run(["-c", snippet], tmp_path)

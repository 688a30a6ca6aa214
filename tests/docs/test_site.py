"""The documentation site: how its pages are gathered, and that it builds without a warning."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import drakes
from drakes.core.rulebook import rulebook
from tools.docs.games import CLAUSE_ID, READINGS, anchor, game_page, how_we_read
from tools.docs.markdown import section
from tools.docs.site import BrokenLinkError, Site

ROOT = Path(__file__).parent.parent.parent
WRITTEN_ABOUT = [page for page in sorted((ROOT / "docs" / "games").glob("*.md")) if page.stem != "index"]
FETCHED = re.compile(r"<(?:script|img|iframe|link)\b[^>]*(?:src|href)=\"(?:https?:)?//|url\([\"']?https?:|@import")
"""What a browser would fetch from elsewhere."""


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A project of three files, two of them on the site."""
    (tmp_path / "GUIDE.md").write_text(
        "# Guide\n\nHello.\n\n## One\n\nSee [two](#two).\n\n## Two\n\n### Deep\n\nEnd.\n"
    )
    (tmp_path / "code.py").write_text("print(1)\n")
    made = Site(tmp_path)
    made.add("index.md", "# Home\n\n<!-- include GUIDE.md#guide -->\n", "docs/index.md")
    made.add("how/one.md", "# One\n\n<!-- include GUIDE.md#one -->\n", "docs/how/one.md")
    made.add("two.md", "# Two\n\n<!-- include GUIDE.md#two -->\n", "docs/two.md")
    return made


def test_a_section_ends_where_the_next_one_begins_and_its_headings_belong_to_the_page() -> None:
    body, below = section("# T\n\nIntro.\n\n## A\n\n### B\n\ntext\n\n## C\n", "a")
    assert body == "## B\n\ntext\n"
    assert [heading.anchor for heading in below] == ["b"]
    assert section("# T\n\nIntro.\n\n## A\n", "t")[0] == "Intro.\n"


def test_links_lead_to_where_a_section_came_to_stand(site: Site) -> None:
    assert "See [two](../two.md)." in site.finished()["how/one.md"]
    assert site.lead("../GUIDE.md#deep", "docs/index.md", "index.md") == "two.md#deep"
    assert site.lead("https://example.org", "docs/index.md", "index.md") == "https://example.org"


def test_a_link_to_a_file_that_is_no_page_leads_to_its_text(site: Site) -> None:
    site.add("more.md", "[code](../code.py)\n", "docs/more.md")
    pages = site.finished()
    assert "[code](source/code.py.md)" in pages["more.md"]
    assert "print(1)" in pages["source/code.py.md"]


@pytest.mark.parametrize("link", ["nowhere.md", "../GUIDE.md#nowhere", "../src"])
def test_a_link_to_nothing_is_refused(site: Site, link: str) -> None:
    site.add("more.md", f"[there]({link})\n", "docs/more.md")
    with pytest.raises(BrokenLinkError):
        site.finished()


def test_a_section_that_is_not_there_is_refused(site: Site) -> None:
    with pytest.raises(BrokenLinkError, match="no section '#three'"):
        site.add("three.md", "<!-- include GUIDE.md#three -->", "docs/three.md")


@pytest.mark.parametrize("name", drakes.game_names())
def test_a_games_page_has_every_clause(name: str) -> None:
    game = drakes.game(name)
    page = game_page(ROOT, game)
    for clause in rulebook(game, drakes.LANGUAGES[0]).clauses:
        assert f"({anchor(clause.id)})=\n**{clause.id}** " in page


@pytest.mark.parametrize("page", WRITTEN_ABOUT, ids=lambda page: page.stem)
def test_what_is_said_of_the_printed_text_leaves_no_ruling_out(page: Path) -> None:
    """`SD-R2` may be named by itself or lie in a span, `SD-R1 to SD-R4`."""
    text = page.read_text(encoding="utf-8").replace(READINGS, how_we_read(drakes.game(page.stem)))
    clauses = [clause.id for clause in rulebook(drakes.game(page.stem), drakes.LANGUAGES[0]).clauses]
    named = set(CLAUSE_ID.findall(text))
    for first, last in re.findall(r"([A-Z]+-[A-Z]\d+) to\s+([A-Z]+-[A-Z]\d+)", text):
        named.update(clauses[clauses.index(first) : clauses.index(last)])
    assert named <= set(clauses)
    assert {clause for clause in clauses if re.search(r"-[RVB]", clause)} - named == set()


def test_the_reference_has_everything_users_import() -> None:
    shown = set(
        re.findall(r"auto\w+:: drakes\.(?:\w+\.)*(\w+)$", (ROOT / "docs/reference.md").read_text(), re.MULTILINE)
    )
    assert shown == set(drakes.__all__)


@pytest.mark.deep
def test_the_site_builds_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    out = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "-m", "tools.docs", str(out)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    built = [path for path in out.rglob("*") if path.suffix in (".html", ".css")]
    assert len(built) > 40
    assert [path for path in built if FETCHED.search(path.read_text(encoding="utf-8"))] == []


def test_what_would_be_fetched_is_noticed() -> None:
    assert FETCHED.search('<link rel="stylesheet" href="https://fonts.example/a.css">')
    assert FETCHED.search("body { background: url('https://example.org/a.png') }")
    assert not FETCHED.search('<a href="https://example.org">elsewhere</a><script src="_static/a.js"></script>')

"""Builds the documentation site into build/site; `python -m tools.docs FOLDER` builds it elsewhere.

The pages are gathered into build/docs first: those of docs/, the documents they include, a page for each installed
game, and what lies in benchmarks/, examples/ and docs/screens. Sphinx then builds them, and any warning is an error.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path

from tools.docs.games import add_games
from tools.docs.markdown import headings
from tools.docs.site import PICTURES, BrokenLinkError, Site

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
TOKENS = ROOT / "web" / "src" / "style" / "drakes.css"
LOGO = ROOT / "web" / "src" / "pieces" / "drakes-logo.svg"


def main(arguments: list[str]) -> int:
    """Gather, then build."""
    out = Path(arguments[0]) if arguments else ROOT / "build" / "site"
    gathered = ROOT / "build" / "docs" if not arguments else out.with_name(f"{out.name}-pages")
    try:
        pages = gather().finished()
        write(pages, gathered)
    except BrokenLinkError as error:
        print(error, file=sys.stderr)
        return 1
    if (out / ".buildinfo").is_file():
        shutil.rmtree(out)  # a site built before: pages that are gone must not stay
    strict = ["--fail-on-warning", "--nitpicky", "--fresh-env", "--quiet", "--doctree-dir", f"{gathered}-read"]
    done = subprocess.run([sys.executable, "-m", "sphinx", *strict, gathered, out], cwd=ROOT, check=False)
    if done.returncode == 0:
        print(f"The site is built: {out / 'index.html'}")
    return done.returncode


def gather() -> Site:
    """Every page of the site."""
    site = Site(ROOT)
    for path in sorted(DOCS.rglob("*.md")):
        site.add_file(path.relative_to(DOCS).as_posix(), path)
    add_contributing(site)
    add_games(site)
    add_benchmarks(site)
    add_examples(site)
    add_screens(site)
    return site


def add_contributing(site: Site) -> None:
    """CONTRIBUTING.md as a chapter of the site, a page for each of its sections that no other page includes."""
    document, index = "CONTRIBUTING.md", "contributing/index.md"
    chapters = [one for one in headings((ROOT / document).read_text(encoding="utf-8")) if one.level == 2]
    sections = [one for one in chapters if (document, one.anchor) not in site.homes]
    for one in sections:
        text = f"# {one.words}\n\n<!-- include {document}#{one.anchor} -->\n"
        site.add(f"contributing/{one.anchor}.md", text, f"docs/{index}")
    fill(site, index, [one.anchor for one in sections])


def add_benchmarks(site: Site) -> None:
    """What was measured, and how: each report is a page."""
    folder = ROOT / "benchmarks"
    for path in sorted(folder.glob("*.md")):
        if path.stem != "README":
            site.add_file(f"benchmarks/{path.name}", path)
    fill(site, "benchmarks/index.md", [path.stem for path in sorted(folder.glob("*.md")) if path.stem != "README"])


def add_examples(site: Site) -> None:
    """Each example with its code; the first sentence of its docstring is what it shows."""
    names = []
    for path in sorted((ROOT / "examples").glob("*.py")):
        code = path.read_text(encoding="utf-8")
        shown = (ast.get_docstring(ast.parse(code)) or "").partition("\n")[0]
        title = path.stem.replace("_", " ").capitalize()
        text = f"# {title}\n\n{shown}\n\n`examples/{path.name}`\n\n```python\n{code}```\n"
        site.add(f"examples/{path.stem}.md", text, path.relative_to(ROOT).as_posix())
        names.append(path.stem)
    fill(site, "examples/index.md", names)


def add_screens(site: Site) -> None:
    """Every picture of docs/screens, those of one screen together."""
    pictures = sorted((DOCS / "screens").glob("*.webp"))
    parts = []
    for scene, group in groupby(pictures, key=lambda path: re.split(r"-\d", path.stem)[0]):
        shown = "\n".join(f"![{path.stem.replace('-', ' ')}]({path.name})" for path in group)
        parts.append(f"## {scene.replace('-', ' ').capitalize()}\n\n:::{{container}} screens\n{shown}\n:::\n")
    text = site.pages["screens/index.md"].replace("<!-- screens -->", "\n".join(parts))
    site.add("screens/index.md", text, "docs/screens/index.md")
    site.homes["docs/screens", ""] = "screens/index.md"


def fill(site: Site, place: str, names: list[str]) -> None:
    """Write the names of the pages below into a page's list, and let links to its folder lead to it."""
    site.pages[place] = site.pages[place].replace("<!-- pages -->", "\n".join(names))
    site.homes[place.removesuffix("/index.md"), ""] = place


def write(pages: dict[str, str], gathered: Path) -> None:
    """Lay out what Sphinx reads: the pages, their pictures, the settings and the look."""
    shutil.rmtree(gathered, ignore_errors=True)
    for place, text in pages.items():
        (gathered / place).parent.mkdir(parents=True, exist_ok=True)
        (gathered / place).write_text(text, encoding="utf-8")
    for path in DOCS.rglob("*"):
        if path.suffix in PICTURES:
            copy(path, gathered / path.relative_to(DOCS))
    copy(DOCS / "conf.py", gathered / "conf.py")
    shutil.copytree(DOCS / "theme", gathered / "theme")
    copy(LOGO, gathered / "theme" / "logo.svg")
    (gathered / "theme" / "tokens.css").write_text(tokens(), encoding="utf-8")


def copy(path: Path, to: Path) -> None:
    """Copy a file, and make the folder it goes to."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, to)


def tokens() -> str:
    """The colours and sizes of the game's own pages; each that the site's look asks for must be among them."""
    block = re.search(r"^:root \{.*?^\}", TOKENS.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = block[0] if block else ""
    look = (DOCS / "theme" / "site.css").read_text(encoding="utf-8")
    missing = {name for name in re.findall(r"var\((--[\w-]+)\)", look) if f"{name}:" not in found + look}
    if missing:
        raise BrokenLinkError(f"docs/theme/site.css asks for {', '.join(sorted(missing))}; {TOKENS} has no such token.")
    return found + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

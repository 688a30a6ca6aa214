"""Nothing that axe-core finds wrong, on any page or dialog, in both hues; and words everywhere, which fit."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.visiting import HUES, PHONE, WIDE, Site, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("sitting_ducks", "dragon_market", "duck_dealer")
LATER = {"sitting_ducks": 12, "dragon_market": 34, "duck_dealer": 20}
"""The version at which a game is under way."""
NEEDED = {"sitting_ducks": 3, "dragon_market": 2, "duck_dealer": 2}


def violations(page: Page) -> list[str]:
    """What axe-core finds, one line for each element; letters drawn on a piece are marks, not its label."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    nodes = [
        (one["id"], node["html"][:160], node.get("failureSummary", "")[:200]) for one in found for node in one["nodes"]
    ]
    return [
        ": ".join(node) for node in nodes if not (node[0] == "label-content-name-mismatch" and node[1].startswith("<g"))
    ]


def under_way(person: Visitor, game: str, until: int | None = None) -> str:
    """A table at which some turns have been played, with the person to move."""
    table = person.api.open("me", *["random"] * (NEEDED[game] - 1), game=game)
    person.play_until(table, lambda frame: frame["version"] >= (until or LATER[game]))
    return table


def first_page(person: Visitor) -> None:
    person.goto("/")
    expect(person.page.locator("article")).to_have_count(3)


def set_up(person: Visitor) -> None:
    person.goto("/new/duck_dealer")
    person.page.locator("summary").click()


def lobby(person: Visitor) -> None:
    person.goto(f"/t/{person.api.open('me', 'open', 'open', game='sitting_ducks')}")
    person.page.locator("main li button").first.click()
    expect(person.page.locator(".qr").first).to_be_visible()


def rules_page(person: Visitor) -> None:
    person.goto("/rules/sitting_ducks")
    expect(person.page.locator("section .chapter").first).to_be_visible()


def curtain(person: Visitor) -> None:
    person.goto(f"/t/{person.api.open('me', 'me', 'me', game='sitting_ducks')}")
    expect(person.page.locator(".curtain")).to_be_visible()


def the_end(person: Visitor) -> None:
    table = under_way(person, "sitting_ducks", 100_000)
    person.sit_at(table)
    expect(person.page.get_by_role("dialog")).to_be_visible()


PLACES: dict[str, Callable[[Visitor], None]] = {
    "first page": first_page,
    "set-up": set_up,
    "lobby": lobby,
    "rules": rules_page,
    "curtain": curtain,
    "end": the_end,
}
SHEETS = {"help": "?", "chat": "c", "rules": "g", "words": "t", "notation": "/", "film": "s"}


def open_by(page: Page, key: str) -> None:
    """Open a sheet by its key; by the list of choices where none is meant."""
    page.keyboard.press(key)
    expect(page.locator("dialog[open], .film").first).to_be_visible()


@pytest.mark.parametrize("hue", HUES)
@pytest.mark.parametrize("place", PLACES)
def test_a_page_has_no_fault_that_axe_finds(site: Site, place: str, hue: str) -> None:
    person = site.visitor(color_scheme=hue, bypass_csp=True)
    PLACES[place](person)
    assert violations(person.page) == []


@pytest.mark.parametrize("hue", HUES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_sheets_have_no_fault_that_axe_finds(site: Site, game: str, hue: str) -> None:
    person = site.visitor(color_scheme=hue, bypass_csp=True)
    page = person.sit_at(under_way(person, game))
    expect(person.button("choice").last).to_be_visible()
    found = [f"table: {line}" for line in violations(page)]
    person.button(re.compile(r"\d choices").pattern).or_(person.page.locator(".bar [aria-expanded]")).first.click()
    found += [f"choices: {line}" for line in violations(page)]
    keys = {name: key for name, key in SHEETS.items() if game == "sitting_ducks" or name in ("words", "help")}
    for name, key in keys.items():
        if game == "duck_dealer" and key == "t":
            continue
        open_by(page, key)
        found += [f"{name}: {line}" for line in violations(page)]
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open], .film")).to_have_count(0)
    person.button("Table", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found += [f"menu: {line}" for line in violations(page)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_a_phone_has_no_fault_that_axe_finds(site: Site, game: str) -> None:
    person = site.visitor("Ines", PHONE, has_touch=True, bypass_csp=True)
    page = person.sit_at(under_way(person, game))
    assert violations(page) == []


UNTRANSLATED = """() => {
  const wrong = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!/[a-zA-Z]{2}/.test(text)) continue;
    if (parent.closest('script, style, kbd, code, option, textarea, .brand, .id, .clause, svg .planet')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!/[⟦⟧áéíóúñšţŕļçðĝĥķþŵýž]/i.test(text)) wrong.push(text.slice(0, 80));
  }
  for (const thing of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = thing.getAttribute(name) ?? '';
      if (/[a-zA-Z]{3}/.test(text) && !text.includes('⟦')) wrong.push(`${name}: ${text.slice(0, 80)}`);
    }
  }
  return [...new Set(wrong)];
}"""

OVERFLOWING = """() => {
  const wrong = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) wrong.push(`the page: ${page.scrollWidth} > ${page.clientWidth}`);
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim();
  const isSeen = (thing) => thing instanceof HTMLElement && thing.checkVisibility({ visibilityProperty: true });
  for (const thing of document.querySelectorAll('body *')) {
    if (!isSeen(thing) || ![...thing.childNodes].some(isText)) continue;
    const style = getComputedStyle(thing);
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (thing.closest('.sr, svg') || isShortened || style.display === 'inline' || thing.clientWidth <= 1) continue;
    if (thing.scrollWidth > thing.clientWidth + 1) {
      const what = `${thing.tagName} .${thing.className} ${thing.textContent.trim().slice(0, 40)}`;
      wrong.push(`${what}: ${thing.scrollWidth} > ${thing.clientWidth}`);
    }
  }
  return wrong;
}"""


def own_words(page: Page) -> list[str]:
    """What a page says that has not gone through the words, but for names of people and games."""
    found: list[str] = page.evaluate(UNTRANSLATED)
    titles = {game.replace("_", " ").title() for game in GAMES}
    names = re.compile(r"(placeholder: |title: )?(Ines|Guest|random|Noor)\W*")
    return [text for text in found if text not in titles and not names.fullmatch(text)]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_text_of_the_first_pages_is_translated_and_fits(site: Site, size: tuple[int, int]) -> None:
    person = site.visitor("Ines", size, language="xx-pseudo")
    said: dict[str, Any] = {}
    for name in ("first page", "set-up", "lobby", "curtain"):
        PLACES[name](person)
        said[name] = own_words(person.page) + person.page.evaluate(OVERFLOWING)
    assert not any(said.values()), said


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_table_is_translated_and_fits(site: Site, game: str, size: tuple[int, int]) -> None:
    person = site.visitor("Ines", size, language="xx-pseudo")
    page = person.sit_at(under_way(person, game))
    expect(page.locator(".bar [aria-expanded]")).to_be_visible()
    said = {"table": own_words(page) + page.evaluate(OVERFLOWING)}
    page.locator("nav button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    said["menu"] = own_words(page) + page.evaluate(OVERFLOWING)
    page.keyboard.press("Escape")
    open_by(page, "?")
    said["help"] = own_words(page) + page.evaluate(OVERFLOWING)
    assert not any(said.values()), said


@pytest.mark.parametrize("game", GAMES)
def test_german_fits_on_a_phone(site: Site, game: str) -> None:
    person = site.visitor("Ines", PHONE, language="de", has_touch=True)
    page = person.sit_at(under_way(person, game))
    expect(page.locator(".bar [aria-expanded]")).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []
    person.goto("/")
    expect(page.locator("article")).to_have_count(3)
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_sight_of_a_table_is_light(site: Site, game: str) -> None:
    person = site.visitor()
    table = under_way(person, game, 5)
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.sit_at(table)
    expect(person.page.locator(".bar [aria-expanded]")).to_be_visible()
    assert 0 < sum(sizes) <= 200_000, f"{sum(sizes) / 1000:.0f} kB in {len(sizes)} answers"

"""What axe-core finds wrong, which words are not translated or do not fit, and what a first sight of a table weighs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drakes.core.game import game_names
from tests.web.visiting import Site, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("sitting_ducks", "dragon_market", "duck_dealer")
LATER = {"sitting_ducks": 12, "dragon_market": 34, "duck_dealer": 20}
"""The version at which a game is under way."""
NEEDED = {"sitting_ducks": 3, "dragon_market": 2, "duck_dealer": 2}
SETTLED = """async () => {
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((one) => one.finished));
}"""
"""Waits for all that moves or changes its colour, but for what never ends: half way, a contrast means nothing."""


def violations(page: Page) -> list[str]:
    """What axe-core finds, one line for each element; letters drawn on a piece are marks, not its label."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(SETTLED)
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


UNTRANSLATED = """() => {
  const wrong = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!/[a-zA-Z]{2}/.test(text)) continue;
    const isOwn = 'script, style, kbd, code, option, textarea, .brand, .id, .clause, .told, svg .planet';
    if (parent.closest(`${isOwn}, .chapter, .readings .small, .readings .groups, [id^=clause-]`)) continue;
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
    titles = {game.replace("_", " ").title() for game in game_names()}
    names = re.compile(r"(placeholder: |title: )?(Ines|Guest|random(?: \d)?|walker|Noor|slide \d+ \w+ \d+)\W*")
    return [text for text in found if text not in titles and not names.fullmatch(text)]


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

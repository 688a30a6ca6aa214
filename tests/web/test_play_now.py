"""Play now: one click on the first page, then a game from the bar alone, on a wide screen and on a phone."""

import random
from urllib.parse import urlsplit
from zlib import crc32

import pytest
from playwright.sync_api import Page, Response

from drakes.core.game import game_names
from tests.web.visiting import PHONE, WIDE, Site, known_chance

MOVES = 30
CLICKS = 160
READY = ".bar[aria-busy=false] .choice:not(.path), dialog[open] ol"
STATE = """() => {
  const at = document.querySelector('.bar')?.dataset.at;
  return document.querySelector('dialog[open]') ? 'over' : at + '|' + document.querySelector('.choices')?.dataset.path;
}"""


TRIED_OUT = ("/previews", "/try")
"""What the page asks of a position before a choice is taken: a quick click may be there first, then it is refused."""


def is_wrong(response: Response) -> bool:
    """Whether the server refused what the page should not have asked."""
    came_late = response.status == 409 and urlsplit(response.url).path.endswith(TRIED_OUT)
    return response.status >= 400 and not came_late


def click_a_choice(page: Page, chance: random.Random) -> None:
    """Click any choice of the bar, and wait until the table or the list is another."""
    before = page.evaluate(STATE)
    choices = page.locator(".bar .choice:not(.path)")
    choices.nth(chance.randrange(choices.count())).click()
    page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", game_names())
def test_a_stranger_plays_from_the_bar_after_one_click(site: Site, game: str, size: tuple[int, int]) -> None:
    stranger = site.stranger(size, list=True)
    page = stranger.goto("/")
    wrongs: list[str] = []
    page.on("response", lambda it: wrongs.append(f"{it.status} {it.url}") if is_wrong(it) else None)
    with known_chance(crc32(f"{game} {size}".encode())):
        page.locator(f"article[aria-labelledby=game-{game}] .button.main").click()
        page.wait_for_selector(".bar .ask")
    first = page.locator(".bar").get_attribute("data-at")
    chance = random.Random(3)
    for _ in range(CLICKS):
        page.wait_for_selector(READY)
        if page.evaluate(STATE) == "over" or int((page.get_attribute(".bar", "data-at") or "0").split()[0]) > MOVES:
            break
        click_a_choice(page, chance)
    assert page.locator(".bar").get_attribute("data-at") != first
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "the page is wider than the screen"
    assert wrongs == []

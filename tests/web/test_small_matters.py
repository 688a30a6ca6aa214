"""Small things at a table: what is not offered too early, what has the focus, what covers nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.scenes import GALAXY, GAMES, NEEDED, offering
from tests.web.visiting import PHONE, Site

pytestmark = pytest.mark.deep

DUCKS = "sitting_ducks"
COVERED = """() => [...document.querySelectorAll('dialog[open] dl div')].filter((row) => {
  const [key, text] = [row.querySelector('kbd'), row.querySelector('dd')].map((one) => one.getBoundingClientRect());
  return key.right > text.left && key.bottom > text.top && key.top < text.bottom;
}).map((row) => row.textContent)"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, (1400, 900)], ids=["phone", "wide"])
def test_no_key_of_the_help_covers_what_it_does(site: Site, game: str, size: tuple[int, int]) -> None:
    ines = site.visitor("Ines", size, language="fr")
    page = ines.sit_at(ines.api.open("me", *["random"] * (NEEDED[game] - 1), game=game))
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dl div").nth(14)).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_a_chat_opened_by_its_key_is_written_in_at_once(site: Site) -> None:
    ines, _, table = site.pair(DUCKS)
    page = ines.sit_at(table)
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.type("chips?")
    page.keyboard.press("Enter")
    expect(page.locator(".lines")).to_contain_text("chips?")


def test_no_card_is_raised_before_one_is_chosen_and_a_touch_of_the_line_plays_none(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", "random", game=DUCKS)
    frame = ines.play_until(table, lambda said: not any("discard" in str(n) for n in said["legal"]))
    page = ines.sit_at(table)
    expect(page.locator(".play.can").first).to_be_visible()
    expect(page.locator(".play.up")).to_have_count(0)
    expect(page.locator(".line [data-n]")).to_have_count(0)
    page.locator(".anything[data-place='1']").click()
    expect(page.locator(".notice")).to_contain_text("First choose a card of your hand")
    assert ines.api.frame(table)["version"] == frame["version"]


def test_what_is_kept_is_chosen_together_and_half_of_it_is_never_offered_as_done(site: Site) -> None:
    ines = site.visitor("Ines")
    path = offering(GALAXY, "put_back", least=2)(ines)
    table = path.split("/")[2]
    page = ines.goto(path)
    frame = ines.api.frame(table)
    held, over = frame["view"]["seats"][0]["energy"], frame["view"]["still_to_choose"]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if re.search("/(step|act)$", request.url) else None)
    done = page.get_by_role("button", name="Put these back")
    expect(done).to_be_disabled()
    expect(ines.button("Do it")).to_have_count(0)
    page.keyboard.press("e")
    for _ in range(over):
        page.locator(".kind .tool[data-choice]:enabled").first.click()
    expect(page.locator(".kind .tool[data-choice]:enabled")).to_have_count(0)
    assert asked == [], "nothing is done before it is confirmed"
    page.locator(".kind .tool:not([data-choice]):enabled").first.click()
    expect(done).to_be_disabled()
    page.locator(".kind .tool[data-choice]:enabled").first.click()
    done.click()
    expect(page.locator(".kind")).to_have_count(0)
    assert len(asked) == 1
    with ines.api.live(table=table, seat=0, since=0) as live:
        after = live.wait(lambda said: said.get("version", 0) > frame["version"])
    energy = after["view"]["seats"][0]["energy"]
    assert sum(energy.values()) == sum(held.values()) - over

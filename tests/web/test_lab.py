"""The lab in the browser: a box changed, played by bots and by a person; a galaxy drawn, mended and played on."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_access import violations
from tests.web.visiting import PHONE, WIDE, Site

pytestmark = pytest.mark.deep
sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@sizes
def test_a_box_is_changed_mended_played_by_bots_and_opened(site: Site, size: tuple[int, int]) -> None:
    person = site.visitor("Ines", size=size)
    page = person.goto("/lab?game=sitting_ducks")
    ducks = page.locator("[data-key='ducks.each_colour']")
    ducks.get_by_role("textbox").fill("99")
    ducks.get_by_role("textbox").press("Tab")
    expect(ducks.get_by_role("alert")).to_contain_text("99")
    expect(page.get_by_role("button", name="Run")).to_be_disabled()
    ducks.get_by_role("textbox").fill("2")
    ducks.get_by_role("textbox").press("Tab")
    expect(ducks).to_contain_text("was 6")
    expect(ducks.get_by_role("alert")).to_have_count(0)
    page.get_by_text("Bots and players").click()
    page.get_by_label("Games", exact=True).select_option("100")
    for seat in page.get_by_label("Seat ").all():
        seat.select_option("easy")
    page.get_by_role("button", name="Run").click()
    expect(page.locator(".verdict")).to_be_visible(timeout=120_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Run")).to_be_enabled()
    expect(page.locator(".panel", has_text="Wins by seat")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Table with all figures").click()
    expect(page.get_by_role("table")).to_be_visible()
    assert violations(page) == []
    assert fits(page)
    page.get_by_role("button", name="Play with this box").click()
    expect(page.locator(".seats .seat").first).to_be_visible()


@sizes
def test_a_galaxy_is_drawn_judged_and_played_on(site: Site, size: tuple[int, int]) -> None:
    person = site.visitor("Ines", size=size)
    page = person.goto("/lab/galaxies")
    expect(page.locator("[data-check=crossings]")).not_to_have_class("bad")
    page.locator("[data-planet=I1]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-planet=S4]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-route='I1-S4']")).to_be_visible()
    expect(page.locator(".fault")).to_contain_text("Teal to Pochard touches")
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    assert violations(page) == []
    assert fits(page)
    page.get_by_role("button", name="Remove Teal to Pochard").click()
    expect(page.locator("[data-route='I1-S4']")).to_have_count(0)
    expect(page.locator(".fault")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-route='I1-S4']")).to_be_visible()
    page.get_by_role("button", name="Pentagon").click()
    expect(page.get_by_role("button", name="Play on it")).to_be_enabled()
    page.get_by_role("button", name="Play on it").click()
    expect(page.locator(".seats .seat").first).to_be_visible()

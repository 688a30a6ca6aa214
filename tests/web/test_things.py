"""Things that answer: by mouse, finger and keys, at every width, without a move; the focus goes in and comes back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.test_access import under_way, violations
from tests.web.test_touch import middle
from tests.web.visiting import PHONE, WIDE, Site, Visitor

pytestmark = pytest.mark.deep

THINGS = {
    "duck_dealer": {
        "good": '[data-asks][data-thing^="good:"]',
        "planet": '.galaxy [data-thing^="planet:"]',
        "energy": '[data-asks][data-thing^="energy:"]',
        "gear": '[data-asks][data-thing^="gear:"]',
        "dot": '.galaxy [data-thing^="dot:"]',
        "seat": ".ask-seat",
    },
    "sitting_ducks": {
        "card": ".play[data-thing]",
        "place": ".anything[data-about]",
        "pond": '[data-asks][data-thing="pond"]',
        "pile": '[data-asks][data-thing="pile"]',
        "seat": ".ask-seat",
    },
    "dragon_market": {
        "good": '[data-asks][data-thing^="good:"]',
        "boat": '.harbour [data-thing^="boat:"]',
        "seat": ".ask-seat",
    },
}
SIZES = {"phone": PHONE, "wide": WIDE}
games = pytest.mark.parametrize("game", THINGS)
sizes = pytest.mark.parametrize("size", SIZES)


def sheet(page: Page) -> Locator:
    """The sheet that is open."""
    return page.locator(".thing-sheet")


def seated(site: Site, game: str, size: str) -> Visitor:
    """Somebody at a table that is under way, theirs to move."""
    person = site.visitor(size=SIZES[size], has_touch=size == "phone")
    person.sit_at(under_way(person, game))
    expect(person.page.locator(".bar [aria-expanded]").first).to_be_visible()
    return person


def first(page: Page, selector: str) -> Locator:
    """The first of some things that can be seen."""
    return page.locator(f"{selector} >> visible=true").first


def where(page: Page) -> str:
    """The version the page shows and the steps of its draft: any move would change it."""
    return page.get_attribute(".bar", "data-at") or ""


def ask_by_keys(page: Page, thing: Locator) -> None:
    """Shift and Enter on what has the focus; Esc gives the focus back."""
    thing.focus()
    page.keyboard.press("Shift+Enter")
    expect(sheet(page).locator("h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(thing).to_be_focused()


def hold_with_the_mouse(page: Page, thing: Locator) -> None:
    """A long press; what ends it is no move."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    expect(sheet(page)).to_be_visible()
    page.mouse.up()
    close(page)


def press_the_other_button(page: Page, thing: Locator) -> None:
    """A click with the right button."""
    page.mouse.click(*middle(thing), button="right")
    close(page)


def hold_with_a_finger(page: Page, thing: Locator) -> None:
    """A long touch; what ends it is no move."""
    x, y = middle(thing)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(sheet(page)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    close(page)


def close(page: Page) -> None:
    """Close the sheet that is open, or opens."""
    sheet(page).locator(".tools button").last.click()
    expect(sheet(page)).to_have_count(0)


WAYS = {"phone": [hold_with_a_finger], "wide": [hold_with_the_mouse, press_the_other_button]}


@sizes
@games
def test_a_thing_answers_to_keys_mouse_and_finger_and_never_moves(site: Site, game: str, size: str) -> None:
    person = seated(site, game, size)
    page, before = person.page, where(person.page)
    for kind, selector in THINGS[game].items():
        ask_by_keys(page, first(page, selector))
        for ask in WAYS[size]:
            ask(page, first(page, ".seat[data-asks]" if kind == "seat" else selector))
        assert where(page) == before, kind


@sizes
@games
def test_one_sheet_at_a_time_leads_on_to_others_and_has_no_barriers(site: Site, game: str, size: str) -> None:
    person = seated(site, game, size)
    page = person.page
    first(page, ".ask-seat").focus()
    page.keyboard.press("Enter")
    title = sheet(page).locator("h2").inner_text()
    assert violations(page) == []
    sheet(page).locator(".tools button").nth(1).click()
    expect(sheet(page).locator("h2")).not_to_have_text(title)
    other = sheet(page).locator("button.row").first
    title = sheet(page).locator("h2").inner_text()
    other.click()
    expect(sheet(page)).to_have_count(1)
    expect(sheet(page).locator("h2")).not_to_have_text(title)
    assert violations(page) == []
    if size == "phone":
        grip = sheet(page).locator(".grip")
        expect(grip).to_have_attribute("aria-expanded", "false")
        grip.click()
        expect(grip).to_have_attribute("aria-expanded", "true")

"""Hints and reviews in a browser: asked for, looked at and followed, by pointer and by keys; playing on from one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_access import GAMES, OVERFLOWING, own_words, under_way, violations
from tests.web.visiting import HUES, PHONE, WIDE, Site, Visitor

pytestmark = pytest.mark.deep

GAME = "sitting_ducks"


def advised(page: Page) -> None:
    """Wait until the lines are there."""
    expect(page.locator(".advice ol button").first).to_be_visible()


def over(person: Visitor) -> str:
    """A game that is over, looked at."""
    table = under_way(person, GAME, 100_000)
    person.sit_at(table)
    person.page.get_by_role("dialog").get_by_role("button", name="How it went").click()
    expect(person.page.locator(".turn").first).to_be_visible()
    expect(person.page.locator("dialog progress")).to_have_count(0)
    return table


def test_a_hint_is_shown_on_the_board_when_pointed_at_and_done_when_clicked(site: Site) -> None:
    person = site.visitor()
    table = under_way(person, GAME)
    page = person.sit_at(table)
    person.button(re.compile("^Hint")).click()
    advised(page)
    found = person.api.get(f"/api/tables/{table}/hint", seat=0)
    lines = page.locator(".advice ol button")
    expect(lines).to_have_count(len(found["lines"]))
    expect(page.locator(".advice .standing li")).to_have_count(3)
    expect(page.locator(".advice .standing .worth").first).to_have_text(re.compile(r"^\d+\s%$"))
    for n in range(len(found["lines"])):
        lines.nth(n).hover()
        expect(lines.nth(n)).to_have_class(re.compile("looked"))
    said = page.locator(".bar .then").text_content()
    assert said
    lines.nth(1).click()
    expect(page.locator(".advice")).to_have_count(0)
    person.is_due(table)
    acts = [move for move in person.api.frame(table)["moves"] if move["kind"] == "act" and move["seat"] == 0]
    assert acts[-1]["version"] == found["version"] + 1


def test_a_hint_is_asked_for_and_followed_with_keys_alone(site: Site) -> None:
    person = site.visitor()
    table = under_way(person, "dragon_market")
    page = person.sit_at(table)
    page.keyboard.press("i")
    advised(page)
    expect(page.locator(".advice ol button").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".advice ol button").nth(1)).to_have_class(re.compile("looked"))
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    frame = person.api.frame(table)
    lines = person.api.get(f"/api/tables/{table}/hint", seat=0)["lines"]
    page.keyboard.press("i")
    advised(page)
    page.keyboard.press("2")
    asked = {"seat": 0, "actions": [lines[1]["action"]]}
    if person.api.post(f"/api/tables/{table}/try", asked)["stops"]:
        expect(page.locator(f".bar[data-at^='{frame['version']} ']")).to_have_count(0)
    else:
        expect(page.locator(f".bar[data-at='{frame['version']} {lines[1]['action']}']")).to_be_visible()


def test_among_people_the_hint_is_there_only_where_the_host_allowed_it(site: Site) -> None:
    for allowed in (False, True):
        ines, noor, table = site.pair("dragon_market", hints=allowed)
        mover = ines if ines.api.frame(table)["to_move"] == [0] else noor
        page = mover.sit_at(table)
        expect(mover.button("choice").last).to_be_visible()
        expect(mover.button(re.compile("^Hint"))).to_have_count(int(allowed))
        page.keyboard.press("i")
        expect(page.locator(".advice")).to_have_count(int(allowed))


def test_the_bar_says_what_the_one_before_did(site: Site) -> None:
    person = site.visitor()
    table = under_way(person, GAME)
    page = person.sit_at(table)
    last = [move for move in person.api.frame(table)["moves"] if move["kind"] == "act"][-1]
    assert last["seat"] != 0
    expect(page.locator(".bar .then")).to_contain_text("random")
    line = page.locator(".log li").last.text_content()
    said = page.locator(".bar .then").text_content()
    assert said
    assert line is not None
    assert said.strip() in line


def test_a_turning_point_opens_its_position_from_which_one_plays_on(site: Site) -> None:
    person = site.visitor()
    table = over(person)
    page = person.page
    turning = person.api.get(f"/api/tables/{table}/review")["turning"]
    expect(page.locator(".turn")).to_have_count(len(turning))
    page.locator(".turn").first.focus()
    page.keyboard.press("Enter")
    first = min(turning)
    expect(page).to_have_url(re.compile(f"/t/{table}/at/{first}$"))
    expect(page.get_by_role("heading", name="You look back.")).to_be_visible()
    person.button("How it went").click()
    page.locator("dialog ol button").last.click()
    expect(page).to_have_url(re.compile(f"/t/{table}/at/{max(turning)}$"))
    person.button("Play on from here, against the bots").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z2-7]{12}$"))
    expect(page.locator(".bar [aria-expanded]")).to_be_visible()
    assert not page.url.endswith(table)
    expect(page.locator(".seat.me.turn")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_text_of_a_hint_and_a_review_is_translated_and_fits(site: Site, size: tuple[int, int]) -> None:
    person = site.visitor("Ines", size, language="xx-pseudo")
    said = {}
    for game in GAMES:
        page = person.sit_at(under_way(person, game))
        page.keyboard.press("i")
        advised(page)
        said[game] = own_words(page) + page.evaluate(OVERFLOWING)
    table = under_way(person, GAME, 100_000)
    page = person.sit_at(table)
    page.locator("dialog .rowish button").nth(1).click()
    expect(page.locator(".turn").first).to_be_visible()
    said["review"] = own_words(page) + page.evaluate(OVERFLOWING)
    page.locator("dialog ol button").first.click()
    expect(page.locator(".board.past")).to_be_visible()
    said["position"] = own_words(page) + page.evaluate(OVERFLOWING)
    assert not any(said.values()), said


@pytest.mark.parametrize("hue", HUES)
def test_hints_and_reviews_have_no_fault_that_axe_finds(site: Site, hue: str) -> None:
    person = site.visitor(color_scheme=hue, bypass_csp=True)
    found = []
    for game in GAMES:
        page = person.sit_at(under_way(person, game))
        page.keyboard.press("i")
        advised(page)
        found += [f"{game}: {line}" for line in violations(page)]
    over(person)
    found += [f"review: {line}" for line in violations(person.page)]
    person.page.locator("dialog ol button").first.click()
    expect(person.page.locator(".board.past")).to_be_visible()
    found += [f"position: {line}" for line in violations(person.page)]
    assert found == []

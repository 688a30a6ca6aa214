"""Hints and reviews in a browser: asked for, looked at and followed, by pointer and by keys; playing on from one."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drakes.bots.preparing import Readiness
from tests.server.running import Running, generous
from tests.web.test_access import GAMES, OVERFLOWING, own_words, under_way, violations
from tests.web.visiting import HUES, PHONE, WIDE, Site, SteadyBots, Visitor

pytestmark = pytest.mark.deep

GAME = "sitting_ducks"


def advised(page: Page) -> None:
    """Wait until the lines are there."""
    expect(page.locator(".advice ol button").first).to_be_visible()


def over(person: Visitor) -> str:
    """A game that is over, gone through."""
    table = under_way(person, GAME, 100_000)
    person.sit_at(table)
    person.page.locator("dialog .rowish button").nth(1).click()
    expect(person.page.locator(".turning ol .point").first).to_be_visible()
    expect(person.page.locator(".turning progress")).to_have_count(0)
    expect(person.page.locator(".reviewing article.better")).to_be_visible()
    return table


def own_points(person: Visitor, table: str) -> list[dict[str, Any]]:
    """The person's own turning points, in the order of the game."""
    found = person.api.get(f"/api/tables/{table}/review")
    points = [one for one in found["points"] if one["version"] in found["turning"] and one["seat"] == 0]
    return sorted(points, key=lambda one: one["version"])


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
    expect(page.locator(".advice .why")).to_have_count(len(found["lines"]))
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


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_my_turning_points_come_first_and_each_shows_the_better_line_and_what_i_played(
    site: Site, size: tuple[int, int]
) -> None:
    person = site.visitor("Ines", size)
    table = over(person)
    page = person.page
    points = own_points(person, table)
    expect(page.locator(".turning ol .point")).to_have_count(len(points))
    expect(page.locator("g.turn")).to_have_count(len(points))
    chosen = page.locator(".turning .point[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    better, played = (
        page.get_by_role("button", name="The better line"),
        page.get_by_role("button", name="What I played"),
    )
    expect(better).to_have_attribute("aria-pressed", "true")
    played.click()
    expect(played).to_have_attribute("aria-pressed", "true")
    page.locator("g.turn").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turning ol .point").last).to_have_attribute("aria-pressed", "true")
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board.past")).to_be_visible()
    page.locator(".turning .either button").last.click()
    expect(page.locator(".turning ol .point")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".reviewing")).to_have_count(0)
    expect(page.locator(".board.past")).to_have_count(0)


def test_the_better_line_is_stepped_through_on_the_board(site: Site) -> None:
    person = site.visitor()
    table = over(person)
    page = person.page
    point = max(own_points(person, table), key=lambda one: len(one["better"]))
    place = [one["version"] for one in own_points(person, table)].index(point["version"])
    page.locator(".turning ol .point").nth(place).click()
    steps = len(point["better"])
    step = person.button(re.compile("^Step through"))
    expect(step).to_have_text(re.compile(rf"\({steps if steps > 1 else 0} of {steps}\)"))
    step.click()
    expect(step).to_have_text(re.compile(rf"\({0 if steps > 1 else 1} of {steps}\)"))


def test_one_plays_on_from_a_turning_point(site: Site) -> None:
    person = site.visitor()
    table = over(person)
    page = person.page
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
    over(person)
    said["review"] = own_words(page) + page.evaluate(OVERFLOWING)
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
    assert found == []


class GettingReady(SteadyBots):
    """Advisers that are being compiled for a while."""

    asked = 0

    def readiness(self, game_name: str) -> Readiness:
        GettingReady.asked += 1
        return Readiness(GettingReady.asked > 2, 10.0 * GettingReady.asked, 60.0)


def test_while_hints_are_being_prepared_the_page_says_how_long_and_then_gives_them(tmp_path: Path) -> None:
    GettingReady.asked = 0
    with Running(generous(f"sqlite:///{tmp_path}/cold.db"), choosers=GettingReady) as server:
        site = Site(server)
        person = site.visitor()
        page = person.sit_at(under_way(person, GAME))
        page.keyboard.press("i")
        expect(page.locator(".advice progress")).to_be_visible()
        expect(page.locator(".advice .wait")).to_contain_text("Getting ready, once: about")
        advised(page)
        expect(page.locator(".advice progress")).to_have_count(0)
        assert site.farewell() == []

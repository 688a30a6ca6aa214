"""A first game: the goal, what can be done, tips said once, a first ship, and warnings that a second press ends."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_access import OVERFLOWING, under_way, violations
from tests.web.visiting import PHONE, WIDE, Site, Visitor

pytestmark = pytest.mark.deep
every_size = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
GALAXY = "duck_dealer"
NO_HOLD = ("navigator", "builder", "merchant")


def fitting(site: Site, size: tuple[int, int], **more: Any) -> tuple[Visitor, str, Page]:
    """Somebody new who is to fit out their ship."""
    person = site.visitor(size=size, tips="first", **more)
    table = person.api.open("me", "random", game=GALAXY)
    person.play_until(table, lambda frame: frame["view"]["phase"] == "gear")
    page = person.sit_at(table)
    expect(page.locator(".fitting")).to_be_visible()
    return person, table, page


def has_a_tip(game: str, view: Any) -> bool:
    """Whether there is something to be told to whoever plays for the first time: not in every moment there is."""
    if game == GALAXY:
        return bool(view["phase"] == "turn" and sum(view["seats"][0]["energy"].values()) == 0)
    return bool(view["phase"] == "play" or (view["phase"] == "turn" and view.get("points", 0) > 0))


def gear_of(person: Visitor, table: str) -> dict[str, int]:
    """The gear of the own ship, without what it has none of."""
    gear = person.api.frame(table)["view"]["seats"][0]["gear"]
    return {kind: count for kind, count in gear.items() if count}


@every_size
def test_the_usual_first_ship_is_one_press(site: Site, size: tuple[int, int]) -> None:
    person, table, page = fitting(site, size)
    expect(page.locator("[data-ship=usual]")).to_have_attribute("aria-checked", "true")
    assert page.evaluate(OVERFLOWING) == []
    page.get_by_role("button", name="Take the usual ship").click()
    expect(page.locator(".fitting")).to_have_count(0)
    assert gear_of(person, table) == {"cargo_hold": 1, "navigator": 1, "merchant": 1}


def test_a_ship_can_be_fitted_out_again_before_the_first_action_turn(site: Site) -> None:
    person, table, page = fitting(site, WIDE)
    page.get_by_role("button", name="Take the usual ship").click()
    expect(page.locator(".fitting")).to_have_count(0)
    person.button("Table", exact=True).click()
    person.button("Refit my ship").click()
    expect(page.locator(".fitting")).to_be_visible()
    assert gear_of(person, table) == {}
    person.play_until(table, lambda frame: frame["view"]["turn"] > 0)
    person.button("Table", exact=True).click()
    expect(person.button("Resign")).to_be_visible()
    expect(person.button("Refit my ship")).to_have_count(0)


@every_size
def test_a_ship_without_a_hold_is_warned_of_and_taken_at_the_second_press(site: Site, size: tuple[int, int]) -> None:
    person, table, page = fitting(site, size, warnings=True)
    page.locator("summary").click()
    for piece in NO_HOLD:
        page.locator(f"[data-piece={piece}]").click()
    page.locator("[data-take=own]").click()
    expect(page.locator("[data-warning=no_hold]")).to_have_count(1)
    assert gear_of(person, table) == {}
    assert violations(page) == []
    page.locator("[data-warning] button").first.click()
    expect(page.locator(".own li")).to_have_count(3)
    page.locator("[data-take=own]").click()
    expect(page.locator(".fitting")).to_have_count(0)
    assert gear_of(person, table) == {"navigator": 1, "builder": 1, "cargo_hold": 1}


def test_the_warning_is_overridden_by_the_same_press(site: Site) -> None:
    person, table, page = fitting(site, WIDE, warnings=True)
    page.locator("summary").click()
    for piece in NO_HOLD:
        page.locator(f"[data-piece={piece}]").click()
    page.locator("[data-take=own]").click()
    expect(page.locator("[data-warning=no_hold]")).to_be_visible()
    page.locator("[data-take=own]").click()
    expect(page.locator(".fitting")).to_have_count(0)
    assert gear_of(person, table) == dict.fromkeys(NO_HOLD, 1)


@every_size
@pytest.mark.parametrize("game", ["sitting_ducks", "dragon_market", GALAXY])
def test_a_newcomer_sees_the_goal_a_tip_and_what_can_be_done(site: Site, size: tuple[int, int], game: str) -> None:
    person = site.visitor(size=size, tips="first")
    table = under_way(person, game, 2)
    person.play_until(table, lambda frame: has_a_tip(game, frame["view"]))
    page = person.sit_at(table)
    expect(page.locator(".goal")).to_be_visible()
    tip = page.locator("[data-tip]")
    expect(tip).to_have_count(1)
    first = tip.get_attribute("data-tip")
    assert page.evaluate(OVERFLOWING) == []
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.keyboard.press("q")
    sheet = page.locator(".possible")
    expect(sheet.locator("li").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(".goal button").click()
    expect(page.locator(".goal")).to_have_count(0)
    page.reload()
    expect(page.locator(".seats .seat").first).to_be_visible()
    expect(page.locator(f"[data-tip={first}]")).to_have_count(0)
    expect(page.locator(".goal")).to_have_count(0)


def test_a_row_pressed_is_shown_and_pressed_again_is_done(site: Site) -> None:
    person = site.visitor(tips="first")
    table = under_way(person, GALAXY, 8)
    frame = person.play_until(table, lambda frame: frame["view"]["phase"] == "turn")
    page = person.sit_at(table)
    page.locator(".bar").get_by_role("button", name=re.compile("What can I do")).click()
    row = page.locator("[data-can=collect] > button").first
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    assert person.api.frame(table)["version"] == frame["version"]
    page.get_by_role("button", name="Do it", exact=True).click()
    expect(page.locator(".bar")).not_to_have_attribute("data-at", re.compile(f"^{frame['version']} "))


def test_all_that_an_action_turn_offers_has_its_price_and_a_usual_move_is_shown(site: Site) -> None:
    person = site.visitor(tips="first")
    table = person.api.open("me", "random", game=GALAXY)
    frame = person.play_until(table, lambda frame: frame["view"]["phase"] == "action")
    page = person.sit_at(table)
    expect(page.locator(".bar [aria-expanded]").first).to_be_visible()
    page.keyboard.press("q")
    sheet = page.locator(".possible")
    expect(sheet.locator("[data-can=fly]")).to_be_visible()
    expect(sheet.locator("[data-can=fly] .pill svg")).to_be_visible()
    sheet.get_by_role("button", name="Show it on the board").click()
    expect(page.locator(".bar .then")).not_to_be_empty()
    assert person.api.frame(table)["version"] == frame["version"]


def test_no_more_tips_turns_the_guide_off(site: Site) -> None:
    person = site.visitor(tips="first")
    page = person.sit_at(under_way(person, "sitting_ducks", 8))
    page.locator("[data-tip]").get_by_role("button", name="No more tips").click()
    expect(page.locator(".goal")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("What can I do"))).to_have_count(0)


def test_whoever_has_finished_a_game_is_guided_no_more(site: Site) -> None:
    person = site.visitor(tips="first")
    ended = person.api.open("me", "random", "random", game="sitting_ducks")
    person.play_until(ended, lambda frame: True)
    page = person.sit_at(ended)
    expect(page.locator(".goal")).to_be_visible()
    person.play_out(ended)
    expect(page.get_by_role("dialog")).to_be_visible()
    page = person.sit_at(under_way(person, "sitting_ducks", 8))
    expect(page.locator(".bar h1")).to_be_visible()
    expect(page.locator(".goal")).to_have_count(0)

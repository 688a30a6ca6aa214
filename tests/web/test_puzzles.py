"""Puzzles in the browser: listed with how they were checked, tried on the board of every game, refused, solved."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from drakes.core.game import find_game
from drakes.puzzles.puzzle import puzzles_of
from drakes.server.api.puzzles import summaries
from tests.puzzles.by_hand import BOTS, puzzles_by_hand
from tests.web.test_access import violations
from tests.web.test_lab import fits
from tests.web.visiting import PHONE, WIDE, Site

pytestmark = pytest.mark.deep
sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
LAST_CARD = "sitting_ducks"


@pytest.fixture(autouse=True)
def every_game_has_puzzles() -> Iterator[None]:
    with puzzles_by_hand():
        yield


def one_of(game: str) -> str:
    """The address of a puzzle."""
    return next(f"/puzzles/{one.game}/{one.id}" for one in summaries() if one.game == game)


def open_one(page: Page, site: Site, address: str) -> None:
    page.goto(f"{site.address}{address}")
    expect(page.locator(".bar")).to_have_attribute("data-steps", "0")


@sizes
def test_the_list_has_the_puzzle_of_the_day_and_says_how_each_was_checked(site: Site, size: tuple[int, int]) -> None:
    page = site.visitor("Ines", size=size).goto("/puzzles")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    cards = page.locator("main li a")
    expect(cards).to_have_count(min(len(summaries()), 24))
    for text in page.locator("main li .checked").all_inner_texts():
        assert "position" in text
    expect(page.locator(".today .position svg").first).to_be_visible()
    page.get_by_role("button", name="Duck Dealer").click()
    expect(cards).to_have_count(1)
    assert violations(page) == []
    assert fits(page)
    page.goto(site.address)
    page.locator("footer").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()


@sizes
@pytest.mark.parametrize("game", ["sitting_ducks", *BOTS])
def test_a_puzzle_of_every_game_is_shown_solved_and_remembered(site: Site, size: tuple[int, int], game: str) -> None:
    page = site.visitor("Ines", size=size).page
    open_one(page, site, one_of(game))
    page.get_by_role("button", name="First step").click()
    expect(page.locator(".bar")).to_have_attribute("data-steps", "1")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar")).to_have_attribute("data-steps", "0")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".then")).to_contain_text("Solved")
    assert violations(page) == []
    assert fits(page)
    page.get_by_role("link", name="More puzzles").click()
    expect(page.locator("main li a.solved")).to_have_count(1)


def take(page: Page, number: str) -> None:
    """Go down the list of moves by a number until a step is taken."""
    while page.locator(".bar").get_attribute("data-steps") == "0":
        was = page.locator(".choices").get_attribute("data-path")
        is_group = page.locator(".choices .choice:not(.path)").first.locator(".pill").count() > 0
        page.keyboard.press(number)
        if is_group:
            expect(page.locator(".choices")).not_to_have_attribute("data-path", was or "")
        else:
            expect(page.locator(".bar")).to_have_attribute("data-steps", "1")


def test_a_wrong_card_is_answered_and_taken_back(site: Site) -> None:
    person = site.visitor("Ines", list=True)
    address = next(
        f"/puzzles/{LAST_CARD}/{one.id}" for one in puzzles_of(find_game(LAST_CARD)) if len(one.solution) == 1
    )
    open_one(person.page, site, address)
    take(person.page, "1")
    if person.page.locator(".then.done").count():
        person.page.keyboard.press("u")
        expect(person.page.locator(".bar")).to_have_attribute("data-steps", "0")
        take(person.page, "2")
    expect(person.page.locator(".then.wrong")).to_contain_text("not it yet")
    person.page.keyboard.press("u")
    expect(person.page.locator(".bar")).to_have_attribute("data-steps", "0")
    expect(person.page.locator(".then.wrong")).to_have_count(0)


def test_what_is_not_possible_is_refused_with_its_reason(site: Site) -> None:
    page = site.visitor("Ines").page
    open_one(page, site, one_of("duck_dealer"))
    page.locator(".offer.no").first.click()
    expect(page.locator(".above .clause")).to_be_visible()

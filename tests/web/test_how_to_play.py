"""How to play in the browser: pictures, contents, links to the clauses and back, search, paper, a table's numbers."""

import re

import pytest
from playwright.sync_api import Page, expect

from drakes.core.game import find_game
from drakes.core.how_to_play import how_to_play
from drakes.core.text import LANGUAGES
from tests.web.scenes import BOARDLESS
from tests.web.test_access import GAMES, OVERFLOWING
from tests.web.visiting import PHONE, WIDE, Site, Visitor

pytestmark = pytest.mark.deep

PAGES = re.compile(rb"/Type\s*/Page\b")
EMPTY = (
    "[...document.querySelectorAll('svg.picture')].filter((one) => one.querySelectorAll('use, path, rect').length < 2)"
)
MISSING = "[...document.querySelectorAll('main use')].filter((one) => !document.querySelector(one.href.baseVal))"


def taught(person: Visitor, game: str) -> Page:
    """The page that teaches a game, once all its pieces are there."""
    page = person.goto(f"/how/{game}")
    expect(page.locator("svg.picture")).to_have_count(5)
    page.wait_for_function(f"{MISSING}.length === 0")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_and_picture_is_there_and_fits_in_every_language(site: Site, game: str, language: str) -> None:
    page = taught(site.visitor(size=PHONE, language=language), game)
    told = how_to_play(find_game(game), language)
    assert page.locator("main h2").all_inner_texts() == [section.title for section in told.sections]
    for picture in told.pictures():
        expect(page.get_by_role("img", name=picture.shows, exact=True)).to_be_visible()
    assert page.evaluate(f"{EMPTY}.length") == 0
    for size in (PHONE, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_step_leads_to_its_clause_and_the_clause_back(site: Site, game: str) -> None:
    page = taught(site.visitor(language="fr"), game)
    step = how_to_play(find_game(game), "fr").sections[0].steps[1]
    page.locator(f"[id='{step.id}'] .clause").first.click()
    clause = page.locator(f"[id='clause-{step.passage.clauses[0]}']")
    expect(clause).to_be_focused()
    clause.get_by_role("link", name=step.title).click()
    expect(page.locator(f"[id='{step.id}']")).to_be_focused()
    expect(page.locator(f"[id='{step.id}']")).to_be_in_viewport()


def test_every_clause_that_is_named_is_on_the_page_to_which_its_link_leads(site: Site) -> None:
    person = site.visitor(language="en")
    for game in GAMES:
        paths = (
            taught(person, game)
            .locator("main .clause")
            .evaluate_all("all => all.map((one) => one.pathname + one.hash)")
        )
        for page in {path.split("#")[0] for path in paths}:
            shown = person.goto(page)
            wanted = {path.split("#")[1] for path in paths if path.startswith(f"{page}#")}
            expect(shown.locator(f"[id='{min(wanted)}']")).to_be_visible()
            there = set(shown.locator("[id^=clause-]").evaluate_all("all => all.map((one) => one.id)"))
            assert wanted <= there, (game, page)


def test_contents_stand_beside_the_page_and_on_a_phone_behind_a_button(site: Site) -> None:
    person = site.visitor(language="en")
    page = taught(person, "sitting_ducks")
    contents = page.get_by_role("navigation", name="On this page")
    last = contents.get_by_role("link", name="What goes wrong at first")
    last.click()
    expect(page.locator("#mistakes")).to_be_focused()
    expect(last).to_have_attribute("aria-current", "location")
    expect(last).to_be_in_viewport()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(last).to_be_hidden()
    contents.get_by_role("button").click()
    contents.get_by_role("link", name="The cards").click()
    expect(page.locator("#cards")).to_be_in_viewport()
    expect(last).to_be_hidden()


def test_a_search_finds_what_both_pages_say(site: Site) -> None:
    page = taught(site.visitor(language="en"), "dragon_market")
    page.get_by_role("searchbox").fill("richest")
    found = page.get_by_role("main")
    expect(found.get_by_role("link", name="DM-3.4")).to_be_visible()
    found.get_by_role("link", name="Coins").click()
    expect(page.locator("#coins")).to_be_focused()
    page.get_by_role("link", name="The rules, clause by clause").click()
    page.get_by_role("searchbox").fill("richest")
    expect(page.locator("[id='clause-DM-3.4']")).to_be_visible()
    expect(page.locator("[id='clause-DM-4.1']")).to_have_count(0)
    page.get_by_role("link", name="Coins", exact=True).click()
    expect(page.locator("#coins")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_it_prints_on_two_sheets(site: Site, game: str) -> None:
    page = taught(site.visitor(language="de", color_scheme="dark"), game)
    assert len(PAGES.findall(page.pdf(format="A4"))) <= 2


def test_a_game_without_the_page_shows_its_clauses(site: Site) -> None:
    person = site.visitor(language="en")
    page = person.goto(f"/how/{BOARDLESS}")
    expect(page.locator(".chapter").first).to_be_visible()
    expect(page.get_by_role("link", name="How to play")).to_have_count(0)
    person.goto("/")
    expect(page.locator(f"[data-game={GAMES[0]}]").get_by_role("link", name="How to play")).to_be_visible()
    expect(page.locator(f"[data-game={BOARDLESS}]").get_by_role("link", name="How to play")).to_have_count(0)


def test_the_help_of_a_table_opens_it_with_the_numbers_of_its_edition(site: Site) -> None:
    ines = site.visitor(language="en")
    text = ines.api.client.get("/api/games/duck_dealer/editions/standard").text.replace("kept = 4", "kept = 3")
    page = ines.sit_at(ines.api.open("me", "random", game="duck_dealer", edition=text))
    page.keyboard.press("?")
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name="How to play").click()
    there = opened.value
    expect(there.locator("#mistakes")).to_contain_text("only 3 stay")
    there.get_by_role("link", name="This edition").click()
    expect(there.locator(".fact.differs").first).to_be_visible()

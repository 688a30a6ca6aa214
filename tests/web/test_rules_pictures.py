"""The pictures of the rules: shown in every game's rules and where a refusal opens them, told in words, and fitting."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_access import GAMES, OVERFLOWING, own_words, violations
from tests.web.visiting import HUES, PHONE, WIDE, Site, Visitor

pytestmark = pytest.mark.deep

FEWEST = 5


def rules_of(person: Visitor, game: str) -> Locator:
    """The figures of a game's rules, once they are there with all their pieces."""
    page = person.goto(f"/rules/{game}")
    figures = page.locator("main figure")
    expect(figures.nth(FEWEST - 1)).to_be_visible()
    page.wait_for_function(
        "[...document.querySelectorAll('figure use')].every(use => document.querySelector(use.href.baseVal))"
    )
    return figures


@pytest.mark.parametrize("hue", HUES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_with_pictures_have_no_fault_that_axe_finds(site: Site, game: str, hue: str) -> None:
    person = site.visitor(color_scheme=hue, bypass_csp=True)
    rules_of(person, game)
    assert violations(person.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_named_by_what_stands_below_it(site: Site, game: str) -> None:
    person = site.visitor(language="fr")
    for figure in rules_of(person, game).all():
        caption = figure.locator("figcaption").inner_text()
        assert len(caption) > 30
        expect(figure.get_by_role("img", name=caption, exact=True)).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("xx-pseudo", WIDE)], ids=["phone", "wide"])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_and_their_words_fit(site: Site, game: str, language: str, size: tuple[int, int]) -> None:
    person = site.visitor("Ines", size, language=language)
    figures = rules_of(person, game)
    assert person.page.evaluate(OVERFLOWING) == []
    for box in [figure.locator("> svg").bounding_box() for figure in figures.all()]:
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["height"] > 40
    if language == "xx-pseudo":
        assert [text for text in own_words(person.page) if text.startswith("aria-label")] == []


def test_a_refusal_opens_the_rules_at_the_picture_of_its_clause(site: Site) -> None:
    ines = site.visitor()
    table = ines.api.open("me", "random", game="dragon_market")
    ines.play_until(table, lambda frame: frame["view"]["phase"] == "turn")
    ines.sit_at(table)
    ines.type_move("step north")
    notice = ines.page.locator(".notice .clause")
    expect(notice).to_have_text("DM-4.3")
    notice.click()
    picture = ines.page.get_by_role("dialog").locator("[id='clause-DM-4.3'] + figure")
    expect(picture.get_by_role("img")).to_be_visible()


def test_a_picture_of_several_clauses_comes_to_the_one_that_is_pointed_at(site: Site) -> None:
    page = site.visitor().goto("/rules/sitting_ducks#clause-SD-5.3")
    expect(page.locator("[id='clause-SD-5.3'] + figure")).to_be_in_viewport()
    expect(page.locator("[id='clause-SD-5.2'] + figure")).to_have_count(0)
    expect(page.locator("[id='clause-SD-5.5'] + figure")).to_have_count(1)

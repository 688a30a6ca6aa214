"""The clause list says what is ours; the page about the edition how the printed rules are read, with links to it."""

import pytest
from playwright.sync_api import expect

from tests.web.test_access import GAMES, OVERFLOWING, violations
from tests.web.visiting import HUES, PHONE, Site

pytestmark = pytest.mark.deep


@pytest.mark.parametrize("game", GAMES)
def test_readings_are_listed_and_lead_to_their_clauses(site: Site, game: str) -> None:
    person = site.visitor(language="de")
    page = person.goto(f"/edition/{game}")
    readings = page.locator("details.readings")
    expect(readings.get_by_role("heading", name="Was die Seite sich für dich merkt")).to_be_visible()
    link = readings.get_by_role("link").first
    clause = page.locator(f"[id='clause-{link.inner_text()}']")
    link.click()
    expect(clause).to_be_focused()
    expect(clause.locator(".pill")).to_be_visible()


def test_dm_3_4_is_marked_as_partly_ours_and_dm_3_5_as_a_ruling(site: Site) -> None:
    page = site.visitor(language="en").goto("/rules/dragon_market")
    partly, wholly, printed = (page.locator(f"[id='clause-DM-{n}']") for n in ("3.4", "3.5", "4.1"))
    expect(partly.locator(".pill")).to_have_text("partly a ruling")
    expect(partly.locator(".ours")).to_contain_text("If no other has coins, the rest is lost.")
    expect(wholly.locator(".pill")).to_have_text("ruling")
    expect(printed.locator(".pill, .ours")).to_have_count(0)


def test_how_sure_values_are_is_told_on_the_page_about_the_edition_alone(site: Site) -> None:
    page = site.visitor(language="en").goto("/rules/duck_dealer")
    expect(page.locator("[id='clause-DD-8.1']")).to_be_visible()
    expect(page.locator("[id='clause-DD-B4'], .readings")).to_have_count(0)
    page.goto(f"{site.address}/edition/duck_dealer#clause-DD-B4")
    expect(page.locator("[id='clause-DD-B4']")).to_be_focused()
    expect(page.locator("[id='clause-DD-B4']")).to_contain_text("(reconstructed)")


@pytest.mark.parametrize("hue", HUES)
def test_on_a_phone_the_readings_unfold_and_fit(site: Site, hue: str) -> None:
    person = site.visitor("Ines", PHONE, language="fr", color_scheme=hue, bypass_csp=True)
    page = person.goto("/edition/dragon_market")
    readings = page.locator("details.readings")
    expect(readings.get_by_role("heading", name="Remplacé")).to_be_hidden()
    readings.locator("summary").click()
    expect(readings.get_by_role("heading", name="Remplacé")).to_be_visible()
    assert page.evaluate(OVERFLOWING) == []
    assert violations(page) == []

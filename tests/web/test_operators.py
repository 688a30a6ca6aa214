"""What a page says when an operator has deleted its table, or shut its person out; and when a seat is lost."""

import pytest
from playwright.sync_api import expect

from drakes.server.store import Store
from tests.web.visiting import Site

pytestmark = pytest.mark.deep


def test_a_page_says_what_was_lost_and_does_not_try_for_ever(site: Site) -> None:
    anna, ben, ines = (site.visitor(name) for name in ("Anna", "Ben", "Ines"))
    store = Store(site.running.settings.database)
    opened = anna.api.open_with("me", "open", "random")
    table = opened["id"]
    claim = {"name": "Ben", "invite": opened["invites"][0]["token"]}
    code = ben.api.post(f"/api/tables/{table}/claim", claim)["recovery"]
    for page in (anna, ben, ines):
        page.sit_at(table)
    expect(ben.page.locator(".seat.me")).to_have_count(1)
    site.running.browser("Zoe").post(f"/api/tables/{table}/recover", {"code": code})
    expect(ben.page.get_by_role("alert")).to_contain_text("This seat is no longer yours")
    expect(ben.page.locator(".seat.me")).to_have_count(0)
    ben.page.get_by_role("button", name="Only watch").click()
    expect(ben.page.locator(".seats .seat").first).to_be_visible()
    store.people.ban(ben.api.get("/api/me")["id"], 1)
    expect(ben.page.get_by_role("alert")).to_have_text("Whoever runs this server has shut you out.")
    store.delete_table(table)
    for page in (anna, ines):
        expect(page.page.get_by_role("alert")).to_have_text("Whoever runs this server has deleted this table.")
    ben.goto("/")
    expect(ben.page.get_by_text("Whoever runs this server has shut you out.")).to_be_visible()
    store.close()

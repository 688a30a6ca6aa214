"""Looking on: a table of bots alone is played to its end."""

import pytest
from playwright.sync_api import expect

from tests.web.visiting import Site

DUCKS = "sitting_ducks"


@pytest.mark.deep
def test_a_table_of_bots_alone_is_played_to_its_end_for_who_looks_on(site: Site) -> None:
    ines = site.visitor("Ines")
    ines.goto(f"/new/{DUCKS}")
    ines.button("Take seat 4 away").click()
    for seat in (1, 2, 3):
        ines.page.get_by_label(f"Who sits in seat {seat}").select_option("random")
    ines.button("Open the table").click()
    expect(ines.page.get_by_role("dialog")).to_be_visible()
    assert ines.page.locator(".seat.me").count() == 0

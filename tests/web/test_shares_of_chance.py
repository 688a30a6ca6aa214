"""Everybody's share of chance in the page: sealed on sitting down, opened when all sit, checked when it is over."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drakes.play import revealing
from tests.web.test_flows_together import accept, invitation, table_of
from tests.web.visiting import Site, Visitor

pytestmark = pytest.mark.deep

DUCKS = "sitting_ducks"


def open_by_hand(person: Visitor, game: str = DUCKS, way: str = "friends", seats: tuple[str, ...] = ()) -> Page:
    """A new table by the page that sets it up; who is not said sits as the page proposes."""
    page = person.goto(f"/new/{game}?way={way}")
    for n, who in enumerate(seats):
        page.get_by_label(f"Who sits in seat {n + 1}").select_option(who)
    person.button("Open the table").click()
    page.wait_for_url(lambda url: "/t/" in url)
    return page


def shares(person: Visitor, table: str) -> list[bool]:
    """Which seats have a share in chance."""
    return [bool(nonce) for nonce in person.api.frame(table, None)["fair"]["nonces"]]


def is_in_play(*people: Visitor) -> None:
    for person in people:
        expect(person.page.locator(".table[data-status=playing]")).to_be_visible()


def two_at_a_table(site: Site) -> tuple[Visitor, Visitor, str]:
    """Ines and Noor in browsers of their own, and a bot, all by the pages alone; the game has begun."""
    ines, noor = site.visitor("Ines"), site.visitor("Noor")
    page = open_by_hand(ines, seats=("me", "open", "random", "random"))
    expect(page.locator(".share-of-chance.pledged")).to_have_count(1)
    accept(noor, invitation(page), "Noor")
    is_in_play(ines, noor)
    return ines, noor, table_of(page)


def give_up(table: str, *people: Visitor) -> None:
    """Everybody resigns, so that the game is over."""
    for seat, person in enumerate(people):
        person.api.post(f"/api/tables/{table}/resign", {"seat": seat, "key": f"enough-{seat}"})


def test_two_browsers_bring_their_shares_to_a_game_and_to_its_rematch(site: Site) -> None:
    ines, noor, table = two_at_a_table(site)
    assert shares(ines, table) == [True, True, False, False]
    give_up(table, ines, noor)
    for person in (ines, noor):
        person.button("Another game").click()
        person.page.wait_for_url(lambda url: table not in url)
    is_in_play(ines, noor)
    again = table_of(ines.page)
    assert again == table_of(noor.page) != table
    assert sorted(shares(ines, again)) == [False, False, True, True]


def test_one_press_checks_the_chance_and_tells_who_brought_no_share(site: Site) -> None:
    ines, noor, table = two_at_a_table(site)
    give_up(table, ines, noor)
    ines.button("Check the chance").click()
    sheet = ines.page.get_by_role("dialog", name="Check the chance")
    expect(sheet).to_contain_text("Chance was as promised.")
    expect(sheet.locator("li.holds")).to_have_count(5)
    expect(sheet).to_contain_text("Shares were brought by: Ines and Noor.")
    expect(sheet).to_contain_text(f"drakes verify {table}.jsonl")
    ines.page.evaluate("(name) => localStorage.setItem(name, '00'.repeat(32))", f"drakes-nonce-{table}")
    eve = site.stranger()
    page = eve.sit_at(table)
    eve.button("Check the chance").click()
    expect(page.locator("li.unknown")).to_have_count(2)
    ines.page.reload()
    ines.button("Check the chance").click()
    expect(ines.page.locator("li.fails")).to_contain_text("is not among those that were drawn from")
    expect(ines.page.get_by_role("dialog")).to_contain_text("Something does not hold.")


def test_seats_on_one_screen_bring_a_share_and_nobody_sees_a_hand_before_the_curtain(site: Site) -> None:
    ines = site.visitor("Ines")
    page = open_by_hand(ines, way="screen")
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    expect(page.locator(".play[data-slot]")).to_have_count(0)
    assert all(shares(ines, table_of(page)))
    page.get_by_role("button", name=re.compile("^I am ")).click()
    is_in_play(ines)
    expect(page.locator(".play[data-slot]")).to_have_count(3)


def test_a_page_that_is_left_and_opened_again_still_has_its_share(site: Site) -> None:
    ines, noor = site.visitor("Ines"), site.visitor("Noor")
    page = open_by_hand(ines, seats=("me", "open", "random", "random"))
    link, path = invitation(page), page.url.removeprefix(site.address)
    ines.page.close()
    accept(noor, link, "Noor")
    expect(noor.page.locator(".share-of-chance.waited")).to_have_count(1)
    expect(noor.page.get_by_text("Chance waits for the share of Ines.")).to_be_visible()
    ines.page = ines.open()
    ines.goto(path)
    is_in_play(ines, noor)
    assert shares(ines, table_of(ines.page)) == [True, True, False, False]


def test_who_stays_away_is_done_without_and_everybody_is_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revealing, "PATIENCE_MS", 0)
    ines, noor = site.visitor("Ines"), site.visitor("Noor")
    page = open_by_hand(ines, seats=("me", "open", "random", "random"))
    link, table = invitation(page), table_of(page)
    ines.page.close()
    accept(noor, link, "Noor")
    noor.button("Begin without Ines\N{RIGHT SINGLE QUOTATION MARK}s share").click()
    is_in_play(noor)
    expect(noor.page.locator(".log")).to_contain_text(
        "goes on without Ines\N{RIGHT SINGLE QUOTATION MARK}s share of chance"
    )
    assert shares(noor, table) == [False, True, False, False]
    give_up(table, ines, noor)
    noor.button("Check the chance").click()
    expect(noor.page.locator(".without")).to_contain_text("Ines brought no share")


def test_who_has_lost_their_share_begins_without_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revealing, "PATIENCE_MS", 0)
    ines = site.visitor("Ines")
    pledge = {"pledge": "ab" * 32}
    table = ines.api.open("me", "random", "random", game=DUCKS, **pledge)
    ines.goto(f"/t/{table}")
    ines.button("Begin without my share").click()
    is_in_play(ines)


def test_who_plays_on_from_a_position_brings_a_share(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", "random", game=DUCKS)
    ines.play_until(table, lambda frame: frame["version"] > 8)
    ines.api.post(f"/api/tables/{table}/resign", {"seat": 0, "key": "enough-now"})
    page = ines.sit_at(table)
    ines.button("Look at the end").click()
    page.get_by_role("slider", name="History").fill("3")
    ines.button("Play on from here, against the bots").click()
    page.wait_for_url(lambda url: table not in url)
    is_in_play(ines)
    again = table_of(page)
    with ines.api.live(table=again, seat=0, since=0) as live:
        frame: Any = live.wait(lambda said: "fair" in said and not said["fair"]["waiting"])
    assert frame["fair"]["nonces"][0]

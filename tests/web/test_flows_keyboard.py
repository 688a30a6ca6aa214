"""Everything with the keyboard alone, and one always sees where one is."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Browser
from tests.web.by_keys import FOCUS, tab_to
from tests.web.visiting import Site, notation

pytestmark = pytest.mark.deep


def turn_after(api: Browser, table: str, version: int) -> Any:
    """The next frame after a version in which seat 0 is to move, or the last."""
    with api.live(table=table, seat=0, since=version) as live:
        return live.wait(
            lambda said: said.get("version", 0) > version and (0 in said["to_move"] or said["status"] == "over")
        )


def test_sitting_ducks_is_played_to_its_end_with_keys_alone(site: Site) -> None:
    ines = site.visitor("Ines", list=True)
    table = ines.api.open("me", "random", "random", game="sitting_ducks")
    frame = ines.is_due(table)
    ines.sit_at(table)
    while frame["status"] != "over":
        ines.type_move(notation(frame)[-1])
        frame = turn_after(ines.api, table, frame["version"])
        expect(ines.page.locator(f".bar[data-at^='{frame['version']} ']")).to_have_count(1)
        frame = ines.api.frame(table, 0)
    dialog = ines.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    ines.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_card_and_its_target_are_chosen_by_number_and_arrows(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", "random", game="sitting_ducks")
    frame = ines.is_due(table)
    page = ines.sit_at(table)
    expect(page.locator(".play.can").first).to_be_visible()
    slot = page.locator(".play.can").first.get_attribute("data-slot") or "a"
    page.keyboard.press(str("abc".index(slot) + 1))
    expect(page.locator(".play.up")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".line [data-n]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    with ines.api.live(table=table, seat=0, since=frame["version"]) as live:
        live.wait(lambda said: said.get("version", 0) > frame["version"])


def test_a_turn_of_dragon_market_by_keys(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", game="dragon_market")
    frame = ines.play_until(table, lambda said: said["view"]["phase"] == "turn")
    page = ines.sit_at(table)
    expect(ines.button("End the turn")).to_be_visible()
    boat = next(text for text in notation(frame) if text.startswith("slide")).split()[1]
    page.keyboard.press(str(int(boat) % 10))
    target = page.locator(".target.stop").first
    expect(target).to_be_visible()
    tab_to(page, ".target.stop, .target.stop *, .handle:not(.no)")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .then")).to_contain_text("One step tried out")
    page.keyboard.press("u")
    expect(ines.button("Undo")).to_be_disabled()
    page.keyboard.press("e")
    with ines.api.live(table=table, seat=0, since=frame["version"]) as live:
        live.wait(lambda said: said.get("version", 0) > frame["version"])


def test_a_turn_of_duck_dealer_by_keys(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", game="duck_dealer")
    frame = ines.play_until(table, lambda said: any(text.startswith("collect") for text in notation(said)))
    page = ines.sit_at(table)
    expect(page.locator(".bar [aria-expanded]")).to_be_visible()
    page.keyboard.press("m")
    with ines.api.live(table=table, seat=0, since=frame["version"]) as live:
        live.wait(lambda said: said.get("version", 0) > frame["version"])
    assert "Traceback" not in page.inner_text("body")


def test_the_help_sheet_lists_the_keys_and_escape_gives_the_focus_back(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", "random", game="sitting_ducks")
    ines.is_due(table)
    page = ines.sit_at(table)
    tab_to(page, ".log button, .bar .buttons button")
    was = page.evaluate("document.activeElement.outerHTML")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys and touch")
    for words in ("undo", "end the turn", "type a move", "film since my turn", "rules", "this sheet"):
        expect(sheet.get_by_text(words, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate("document.activeElement.outerHTML") == was


def test_letters_can_be_switched_off(site: Site) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", "random", game="sitting_ducks")
    ines.is_due(table)
    page = ines.sit_at(table)
    page.keyboard.press("?")
    page.get_by_label("Single letters are shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("c")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and touch")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new/sitting_ducks", "/rules/sitting_ducks"])
def test_the_focus_is_seen_wherever_tab_goes(site: Site, path: str) -> None:
    ines = site.visitor("Ines")
    page = ines.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main button, main a").first).to_be_visible()
    for _ in range(25):
        page.keyboard.press("Tab")
        hidden = page.evaluate(FOCUS)
        assert hidden in ("", "nothing has the focus"), hidden

"""Duck Dealer on its board: only what glows on the chart, the cards and the sheets is touched."""

from pathlib import Path

import pytest

from tests.web.at_the_board import table
from tests.web.captain import ACT, Captain

pytestmark = pytest.mark.deep


def test_a_whole_game_is_played_by_touching_the_board(tmp_path: Path) -> None:
    with table(tmp_path, "duck_dealer", ["me", "random"]) as person:
        frame = Captain(person).play_out()
        mine = {event["kind"] for move in frame["moves"] if move["seat"] == 0 for event in move["events"]}
        assert {"started", "collected", "action_turn", "part_placed", "mined"} <= mine
        assert mine & {"flew", "stopped", "jumped"}


def begin(captain: Captain) -> None:
    """Take part in what comes before the first turn."""
    while ACT not in (found := captain.offered())["cards"]:
        captain.play_on(found)


def test_an_auction_is_bid_in_on_its_sheet(tmp_path: Path) -> None:
    with table(tmp_path, "duck_dealer", ["me", "random"], variant="auction") as person:
        captain = Captain(person)
        person.page.wait_for_selector(".paper input[type=range]")
        person.page.locator(".paper input[type=range]").fill("12")
        person.page.locator(".paper button:has-text('Bid 12')").click()
        begin(captain)
        frame = person.wait_for_turn()
        assert frame["view"]["seats"][0]["bid"] == 12
        assert person.faults == []


def test_what_is_out_of_reach_says_why_and_a_step_is_undone_with_one_key(tmp_path: Path) -> None:
    with table(tmp_path, "duck_dealer", ["me", "random"]) as person:
        captain = Captain(person)
        begin(captain)
        captain.press(ACT)
        person.page.locator('[data-card="fly"].no').click()
        person.page.wait_for_selector(".notice :text('DD-3.6')")
        ask = person.page.locator(".bar .ask")
        assert "what next" in (ask.text_content() or "")
        person.page.keyboard.press("u")
        person.page.wait_for_selector(ACT)
        assert person.frame["view"]["seats"][0]["on_track"] == 0
        assert person.faults == []

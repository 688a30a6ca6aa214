"""Looking back, the film, and what happens when the connection breaks."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Browser
from tests.web.visiting import Site, Visitor, chromium, notation, to_move

pytestmark = pytest.mark.deep

DUCKS = "sitting_ducks"
HARBOUR = "dragon_market"


def after_some_turns(site: Site) -> tuple[Visitor, str]:
    """A person at a table where several have moved, to move again."""
    ines = site.visitor(permissions=["clipboard-read", "clipboard-write"])
    table = ines.api.open("me", "random", "random", game=DUCKS)
    ines.play_until(table, lambda frame: frame["version"] > 12)
    ines.sit_at(table)
    return ines, table


def test_the_slider_goes_through_the_whole_game_and_back_to_now(site: Site) -> None:
    ines, _ = after_some_turns(site)
    page = ines.page
    slider = page.get_by_role("slider", name="History")
    last = int(slider.get_attribute("max") or 0)
    assert last > 4
    now = page.locator(".board").text_content() or ""
    slider.fill("0")
    expect(page.locator(".bar .ask")).to_have_text("You look back.")
    expect(page.locator(".history")).to_contain_text(f"0 / {last}")
    expect(page.locator("[data-n]")).to_have_count(0)
    ines.button("One step on").click()
    expect(page.locator(".history")).to_contain_text(f"1 / {last}")
    page.keyboard.press("]")
    expect(page.locator(".history")).to_contain_text(f"2 / {last}")
    page.keyboard.press("[")
    expect(page.locator(".history")).to_contain_text(f"1 / {last}")
    ines.button("To now").first.click()
    expect(page.locator(".bar .ask")).not_to_have_text("You look back.")
    expect(page.locator(".board")).to_have_text(now)


def test_a_link_leads_to_the_position_it_was_made_for(site: Site) -> None:
    ines, table = after_some_turns(site)
    page = ines.page
    page.get_by_role("slider", name="History").fill("3")
    expect(page.locator(".history")).to_contain_text("3 /")
    ines.button("Link to this position").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf"/t/{table}/at/\d+$", link)
    eve = site.stranger()
    eve.page.goto(link)
    expect(eve.page.locator(".history")).to_contain_text("3 /")
    expect(eve.page.locator(".bar .ask")).to_have_text("You look back.")


def test_the_film_tells_what_each_did_since_my_last_turn(site: Site) -> None:
    ines, _ = after_some_turns(site)
    page = ines.page
    page.keyboard.press("s")
    film = page.get_by_role("region", name="Since my turn")
    expect(film).to_contain_text("1 / 2")
    first = film.locator("p").inner_text()
    film.get_by_role("button", name="One step on").click()
    expect(film).to_contain_text("2 / 2")
    assert film.locator("p").inner_text() != first
    film.get_by_role("button", name="One step on").click()
    expect(film).to_have_count(0)
    expect(page.locator(".bar .ask")).not_to_have_text("You look back.")


def test_a_click_on_a_line_of_the_log_shows_the_table_as_it_was(site: Site) -> None:
    ines, _ = after_some_turns(site)
    ines.page.locator(".log li button").nth(3).click()
    expect(ines.page.locator(".bar .ask")).to_have_text("You look back.")
    ines.page.keyboard.press("Escape")
    expect(ines.page.locator(".bar .ask")).not_to_have_text("You look back.")


def test_nothing_moves_when_the_turn_goes_to_another_and_comes_back(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    mover, frame = to_move(table, ines, noor)
    page = mover.sit_at(table)
    expect(page.locator(".seat.me.turn")).to_have_count(1)
    boxes = [page.locator(selector).bounding_box() for selector in (".board", ".bar", ".seats")]
    mover.api.act(table, frame)
    expect(page.locator(".seat.me.turn")).to_have_count(0)
    assert [page.locator(selector).bounding_box() for selector in (".board", ".bar", ".seats")] == boxes


class Served:
    """A server in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it listens."""
        command = [sys.executable, "-m", "drakes.cli", "serve", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])

    def kill(self) -> None:
        """Without any warning."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path)
    found.start()
    yield found
    found.kill()


def test_a_draft_outlives_the_server_and_the_page_catches_up(served: Served) -> None:
    ines, noor = (Browser(served.address, {}) for _ in range(2))
    for person, name in ((ines, "Ines"), (noor, "Noor")):
        person.post("/api/me", {"name": name})
    given = ines.open_with("me", "open", game=HARBOUR, variant="quick")
    table = given["id"]
    noor.post(f"/api/tables/{table}/claim", {"invite": given["invites"][0]["token"], "name": "Noor"})
    frame = ines.frame(table)
    for _ in range(30):
        seat = frame["to_move"][0]
        frame = (ines, noor)[seat].frame(table, seat)
        if seat == 0 and frame["view"]["phase"] == "turn":
            break
        (ines, noor)[seat].act(table, frame, "end" if frame["view"]["phase"] == "turn" else None)
        frame = ines.frame(table)
    context = chromium().new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce", locale="en-GB")
    for key, value in ines.client.cookies.items():
        context.add_cookies([{"name": key, "value": value, "url": served.address}])
    page = context.new_page()
    page.goto(f"{served.address}/t/{table}")
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_label("Move in notation").fill(next(text for text in notation(frame) if text.startswith("slide")))
    page.keyboard.press("Enter")
    expect(page.locator(".bar .then")).to_contain_text("One step tried out")
    served.kill()
    offline = page.get_by_text("No connection. Your draft is kept")
    expect(offline).to_be_visible()
    ending = page.get_by_role("button", name="End the turn")
    ending.click()
    expect(page.locator(".notice")).to_contain_text("The server cannot be reached")
    served.start()
    expect(offline).to_have_count(0)
    expect(page.locator(".bar .then")).to_contain_text("One step tried out")
    ending.click()
    expect(page.locator(".seat.me.turn")).to_have_count(0)
    mine = [move for move in ines.frame(table, 0, since=frame["version"])["moves"] if move["seat"] == 0]
    assert len(mine) > 1, "the draft was lost"
    noor.act(table, noor.frame(table, 1), "end")
    expect(page.locator(".seat.me.turn")).to_have_count(1)
    context.close()

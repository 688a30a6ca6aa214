"""Bots that keep people waiting: the page says why, and who chose where a bot gave no answer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import pytest
from playwright.sync_api import expect

from drakes.bots.workers import Choice
from drakes.server import bots_at_tables
from tests.server.running import QuickBots, Running, generous
from tests.web.visiting import Site, Visitor

pytestmark = pytest.mark.deep

DUCKS = "sitting_ducks"


class Reluctant(QuickBots):
    """Bots that answer when they are let, and then as they are told."""

    may_answer: ClassVar[Event] = Event()
    why: ClassVar[str] = ""

    async def choose(self, *arguments: Any) -> Choice:
        while not self.may_answer.is_set():
            await asyncio.sleep(0.01)
        return Choice((await super().choose(*arguments)).action, self.why)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(bots_at_tables, "TOLD_AFTER_SECONDS", 0.0)
    Reluctant.may_answer.set()
    Reluctant.why = ""
    with Running(generous(f"sqlite:///{tmp_path}/drakes.db"), choosers=Reluctant) as running:
        found = Site(running)
        yield found
        Reluctant.may_answer.set()
        assert found.farewell() == []


def until_bots_turn(person: Visitor) -> str:
    """A table where a bot is to move, and does not answer."""
    table = person.api.open("me", "random", "random", game=DUCKS)
    with person.api.live(table=table, seat=0) as live:
        live.turn(0)
        Reluctant.may_answer.clear()
        while 0 in (frame := person.api.frame(table))["to_move"]:
            person.api.act(table, frame)
    return table


def test_who_waits_for_a_bots_turn_to_think_is_told_so(site: Site) -> None:
    noor, ines = site.visitor("Noor"), site.visitor("Ines")
    first = ines.api.open("me", "random", "random", game=DUCKS)
    with ines.api.live(table=first, seat=0) as live:
        frame = live.turn(0)
    until_bots_turn(noor)
    page = ines.sit_at(first)
    while 0 in frame["to_move"]:
        ines.api.act(first, frame)
        frame = ines.api.frame(first)
    expect(page.locator(".bar .ask")).to_have_text("random waits for its turn to think: many bots are thinking now.")
    expect(page.locator(".seat.turn .pill")).to_have_text("waits")
    Reluctant.may_answer.set()
    expect(page.locator(".seat.me.turn")).to_be_visible()
    expect(page.locator(".seat .pill", has_text="waits")).to_have_count(0)


def test_who_looks_at_a_table_of_sleeping_bots_is_told_what_they_wait_for(site: Site) -> None:
    noor, ines = site.visitor("Noor"), site.visitor("Ines")
    table = ines.api.open("random", "random", "random", game=DUCKS)
    noor.goto(f"/t/{table}")
    expect(noor.page.locator(".bar .ask")).to_have_text(
        "Nobody plays here: the bots go on when somebody of this table looks."
    )
    ines.goto(f"/t/{table}")
    expect(noor.page.get_by_role("dialog")).to_be_visible()
    assert noor.api.frame(table, None)["status"] == "over"


@pytest.mark.parametrize(
    ("why", "pill", "said"),
    [
        ("late", None, "No answer came from random: this move was chosen at random."),
        ("unkept", "getting ready", "random was not ready yet: a simpler bot chose this move."),
    ],
)
def test_the_log_says_where_a_bot_did_not_choose_itself(site: Site, why: str, pill: str | None, said: str) -> None:
    ines = site.visitor("Ines")
    page = ines.sit_at(until_bots_turn(ines))
    Reluctant.why = why
    Reluctant.may_answer.set()
    expect(page.locator(".log li", has_text=said).first).to_be_visible()
    if pill is not None:
        expect(page.locator(".seat .pill", has_text=pill).first).to_be_visible()

"""Seats that pass on, sessions that end, bots that finish a turn, pauses that last: what the page says and does."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from drakes.play.clocks import Clock
from tests.web.test_flows_together import accept, invitation
from tests.web.visiting import Site, Visitor, to_move

pytestmark = pytest.mark.deep

DUCKS = "sitting_ducks"


def without_patience(patch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for."""
    patch.setattr(Clock, "patience_ms", property(lambda clock: 0))


def menu(person: Visitor, entry: str) -> None:
    person.button("Table", exact=True).click()
    person.button(entry).click()


def three_at_a_table(site: Site) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ines, Noor and Ben, in this order."""
    ines, noor, ben = (site.visitor(name) for name in ("Ines", "Noor", "Ben"))
    opened = ines.api.open_with("me", "open", "open", game=DUCKS)
    table = opened["id"]
    for person, name, invite in zip((noor, ben), ("Noor", "Ben"), opened["invites"], strict=True):
        person.api.post(f"/api/tables/{table}/claim", {"invite": invite["token"], "name": name})
    return ines, noor, ben, table


def test_a_seat_is_given_to_somebody_and_everybody_is_told(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    ines.sit_at(table)
    noor.sit_at(table)
    menu(noor, "Give my seat to somebody")
    link = invitation(noor.page)
    expect(noor.page.get_by_text("Until then the seat is yours.")).to_be_visible()
    expect(ines.page.locator(".seats")).to_contain_text("seat on offer")
    zoe = site.visitor("Zoe")
    accept(zoe, link, "Zoe")
    expect(zoe.page.locator(".seat.me")).to_be_visible()
    expect(ines.page.locator(".log")).to_contain_text("Zoe takes over Player 2.")
    lost = noor.page.get_by_role("alert")
    expect(lost).to_contain_text("This seat is no longer yours")
    expect(noor.page.locator(".play[data-slot]")).to_have_count(0)
    noor.button("Only watch").click()
    expect(noor.page.locator(".seats .seat")).to_have_count(3)
    expect(noor.page.locator(".seat.me")).to_have_count(0)


def test_the_seat_of_who_is_away_is_offered_if_the_others_agree(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    without_patience(monkeypatch)
    ines, _, ben, table = three_at_a_table(site)
    ines.sit_at(table)
    ben.sit_at(table)
    menu(ines, "Ask whether Noor\N{RIGHT SINGLE QUOTATION MARK}s seat may be given to somebody")
    expect(ben.page.locator(".asked")).to_contain_text(
        "Ines asks whether Noor\N{RIGHT SINGLE QUOTATION MARK}s seat may be given to somebody else."
    )
    ben.button("Agree").click()
    expect(ines.page.locator(".log")).to_contain_text(
        "All agree: Noor\N{RIGHT SINGLE QUOTATION MARK}s seat may be taken by somebody else."
    )
    menu(ines, "A new link to Noor\N{RIGHT SINGLE QUOTATION MARK}s seat")
    zoe = site.visitor("Zoe")
    accept(zoe, invitation(ines.page), "Zoe")
    expect(zoe.page.locator(".seat.me")).to_be_visible()


def test_who_comes_back_says_that_they_are_here(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    without_patience(monkeypatch)
    ines, noor, _, table = three_at_a_table(site)
    ines.api.post(f"/api/tables/{table}/ask", {"seat": 0, "about": "seat", "to": 1, "key": "ask-seat-1"})
    noor.sit_at(table)
    noor.button("I am here").click()
    expect(noor.page.locator(".asked")).to_have_count(0)
    assert ines.api.frame(table)["asks"] == []


@pytest.mark.parametrize("code", [4403, 1000], ids=["ended by the server", "not taken up again"])
def test_a_session_that_has_ended_is_told_and_not_tried_for_ever(site: Site, code: int) -> None:
    ines = site.visitor("Ines")
    table = ines.api.open("me", "random", "random", game=DUCKS)
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    ines.page.route_web_socket("**/api/live*", pass_on)
    page = ines.sit_at(table)
    expect(page.locator(".play[data-slot]")).to_have_count(3)
    ines.context.clear_cookies()
    sockets[0].close(code=code)
    expect(page.get_by_role("alert")).to_contain_text("You are no longer signed in here")
    expect(page.locator(".play[data-slot]")).to_have_count(0)
    assert len(sockets) <= 2


def test_a_bot_finishes_the_turn_and_then_the_person_plays_again(site: Site) -> None:
    ines, noor, table = site.pair(DUCKS)
    mover, frame = to_move(table, ines, noor)
    page = mover.sit_at(table)
    seat = frame["seat"]
    mover.api.post(f"/api/tables/{table}/stand-in", {"seat": seat, "key": "be-my-bot"})
    expect(page.locator(".bar .ask")).to_contain_text("bot")
    with mover.api.live(table=table, seat=seat, since=0) as live:
        live.wait(lambda said: "to_move" in said and seat not in said["to_move"])
    mover.button("Play on myself").click()
    expect(page.locator(".seat.me")).not_to_contain_text("bot")


def test_a_pause_is_ended_by_whoever_is_there_after_a_while(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ines, noor, table = site.pair(DUCKS)
    ines.api.post(f"/api/tables/{table}/ask", {"seat": 0, "about": "pause", "key": "ask-pause"})
    noor.api.post(f"/api/tables/{table}/answer", {"seat": 1, "yes": True, "key": "yes-pause"})
    page = ines.sit_at(table)
    expect(ines.button("Ask to go on")).to_be_visible()
    without_patience(monkeypatch)
    page.reload()
    ines.button("Go on now").click()
    expect(page.locator(".table[data-status=playing]")).to_be_visible()

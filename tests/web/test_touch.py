"""Fingers on a phone: the first touch shows what a choice would do, the second does it; drags, pans and pinches."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from drakes.core.game import find_game
from tests.web.at_the_board import Person, table
from tests.web.visiting import PHONE

pytestmark = pytest.mark.deep

Spot = tuple[float, float]


def middle(thing: Locator) -> Spot:
    """Where a thing is in the window, once it is in sight."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Fingers on the glass of a person's phone."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._session = person.page.context.new_cdp_session(person.page)

    def _send(self, kind: str, spots: list[Spot]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tap(self, spot: Spot) -> None:
        """Touch and let go."""
        self._person.page.touchscreen.tap(*spot)

    def slide(self, *ways: tuple[Spot, Spot], steps: int = 8) -> None:
        """Every finger from one spot to another, all at once."""
        self._send("touchStart", [start for start, _ in ways])
        for i in range(1, steps + 1):
            part = i / steps
            spots = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways]
            self._send("touchMove", spots)
        self._send("touchEnd", [])


def state_of(person: Person) -> str:
    """The version the page shows and the steps of the draft."""
    return person.page.get_attribute(".bar", "data-at") or ""


def test_on_a_phone_a_place_of_the_line_is_looked_at_before_it_is_played(tmp_path: Path) -> None:
    with table(tmp_path, "sitting_ducks", ["me", "random", "random"], size=PHONE) as person:
        frame = person.wait_for_turn()
        page, fingers = person.page, Fingers(person)
        page.locator(".play.can").first.tap()
        zone = page.locator(".zone").first
        before = state_of(person)
        fingers.tap(middle(zone))
        expect(page.locator(".bar .then")).not_to_be_empty()
        assert state_of(person) == before, "the first touch only shows"
        fingers.tap(middle(zone))
        assert person.wait_for_turn(after=frame["version"])["version"] > frame["version"]
        assert person.faults == []


TAPS, SOON = 4, 1500
"""How often a square is tapped that has been looked at, and the milliseconds after which nothing has come of it: where
the page was just drawn anew, a tap only looks again."""


def walk(person: Person, fingers: Fingers) -> None:
    """Walk to a square that glows: the first touch shows the price, the second goes."""
    square = person.page.locator(".harbour .target.square[data-n]").first
    before = state_of(person)
    fingers.tap(middle(square))
    expect(square).to_have_class(re.compile("looked"))
    assert state_of(person) == before, "the first touch only shows"
    expect(person.page.locator(f".bar:not([data-at='{before}'])")).to_have_count(0)
    for _ in range(TAPS):
        fingers.tap(middle(square))
        person.page.wait_for_timeout(SOON)
        if state_of(person) != before:
            return
    raise AssertionError("the heir does not walk")


def slide_of(frame: Any) -> tuple[int, Spot]:
    """A boat that can slide, and by how many squares."""
    actions = find_game("dragon_market").rules.actions
    texts = [actions.text(action).split() for action in frame["legal"]]
    _, boat, way, distance = next(words for words in texts if words[0] == "slide")
    across, down = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[way]
    return int(boat) - 1, (across * int(distance), down * int(distance))


def test_on_a_phone_a_boat_is_dragged_and_a_walk_is_looked_at_first(tmp_path: Path) -> None:
    with table(tmp_path, "dragon_market", ["me", "random"], variant="quick", size=PHONE) as person:
        frame = person.wait_for_turn()
        page, fingers = person.page, Fingers(person)
        page.wait_for_selector(".boat.can")
        boat, (across, down) = slide_of(frame)
        post = page.locator(f"[data-boat='{boat}'] .post")
        square = person.size(".sea")[0] / 10
        x, y = middle(post)
        before = state_of(person)
        fingers.slide(((x, y), (x + across * square, y + down * square)))
        page.wait_for_selector(f".bar:not([data-at='{before}'])")
        assert person.frame["view"]["boats"] == frame["view"]["boats"], "a draft stays with its author"
        page.locator(".bar button[aria-label], .bar .buttons button").first.tap()
        page.wait_for_selector(f".bar[data-at='{before}']")
        if page.locator(".harbour .target.square[data-n]").count():
            walk(person, fingers)
        assert person.faults == []


def to_the_first_turn(person: Person) -> None:
    """Fit out the ship and start somewhere, by notation: what comes before the first turn."""
    while (frame := person.wait_for_turn())["view"]["phase"] != "turn":
        person.api.act(person.name, frame, frame["legal"][0], key=f"begin-{frame['version']:06d}")
    person.page.wait_for_selector('[data-card="act"]')


def seen(person: Person) -> tuple[float, ...]:
    """What the window on the galaxy shows: left, top, width, height."""
    return tuple(map(float, (person.page.get_attribute(".galaxy > svg", "viewBox") or "").split()))


def test_on_a_phone_the_galaxy_is_panned_and_pinched(tmp_path: Path) -> None:
    with table(tmp_path, "duck_dealer", ["me", "random"], size=PHONE) as person:
        to_the_first_turn(person)
        fingers = Fingers(person)
        x, y = middle(person.page.locator(".galaxy"))
        start = seen(person)
        fingers.slide(((x, y), (x - 90 if start[0] < 0 else x + 90, y)))
        panned = seen(person)
        assert panned[0] != start[0]
        assert panned[2] == start[2]
        fingers.slide(((x - 30, y), (x - 110, y)), ((x + 30, y), (x + 110, y)))
        assert seen(person)[2] < panned[2] / 1.5
        assert person.faults == []


def test_on_a_phone_a_card_and_a_planet_are_looked_at_before_they_are_done(tmp_path: Path) -> None:
    with table(tmp_path, "duck_dealer", ["me", "random"], size=PHONE) as person:
        to_the_first_turn(person)
        page, fingers = person.page, Fingers(person)
        before = state_of(person)
        fingers.tap(middle(page.locator('[data-card="collect-movement"]')))
        expect(page.locator(".bar .then")).to_contain_text("You collect energy")
        assert state_of(person) == before, "the first touch only shows"
        frame = person.frame
        fingers.tap(middle(page.locator('[data-card="collect-movement"]')))
        person.wait_for_turn(after=frame["version"])
        fingers.tap(middle(page.locator('[data-card="act"]')))
        fingers.tap(middle(page.locator('[data-card="act"]')))
        planet = page.locator(".planet.legal .disc-button").first
        page.get_by_role("button", name="Whole galaxy").first.tap()
        before = state_of(person)
        fingers.tap(middle(planet.locator(".disc")))
        expect(page.locator(".bar .then")).to_contain_text("planet ")
        assert state_of(person) == before, "the first touch only shows"
        fingers.tap(middle(planet.locator(".disc")))
        page.wait_for_selector(f".bar:not([data-at='{before}'])")
        assert person.faults == []

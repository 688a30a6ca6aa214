"""Somebody who plays Duck Dealer on its board: only what glows on the chart, the cards and the sheets is touched."""

from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.web.at_the_board import PATIENCE, Person

ACT = '[data-card="act"]'
TOUCHES = 3
"""Steps of an action turn before it is ended."""
SOON = 400
"""Milliseconds after which a tap is taken to have been a look."""

OFFERED = """() => {
  const shown = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const keys = (selector) => all(selector).map((element) => `[data-key="${element.dataset.key}"]`);
  return {
    planets: keys('.planet.legal .disc-button'),
    dots: keys('.dot.can'),
    slots: keys('.slot.can'),
    cards: all('[data-card]:not(.no)').map((element) => `[data-card="${element.dataset.card}"]`),
    answers: all('[data-choice]').map((element) => `[data-choice="${element.dataset.choice}"]`),
    ends: all('.bar .buttons .end').length,
    isOver: document.querySelector('.table')?.dataset.status === 'over',
  };
}"""

LOOKS = """() => {
  const texts = ['.bar .ask', '.placard .supply', '.seats', '.galaxy .number', '.paper h2', '.paper .hint'];
  const marks = ['.planet.legal [data-key]', '.dot.can', '.slot.can', '[data-card]', '[data-choice]'];
  const all = (selector) => [...document.querySelectorAll(selector)];
  return JSON.stringify([
    texts.map((selector) => all(selector).map((element) => element.textContent)),
    marks.map((selector) => all(selector).map((element) => JSON.stringify(element.dataset))),
    all('.dot .mark').length,
    all('.middle .good').length,
  ]);
}"""
"""How the table looks, but for what a look at a choice shows."""


IN_SIGHT = """(thing) => {
  const [box, chart] = [thing, thing.closest('svg')].map((one) => one.getBoundingClientRect());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > chart.left && x < chart.right && y > chart.top && y < chart.bottom;
}"""
"""Whether the middle of a place lies inside the part of the chart that is shown."""


class Captain:
    """A person who flies, digs, builds and trades as the fancy takes them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.chance = person.chance
        self.touches = 0

    def offered(self) -> Any:
        """What may be touched, once something may be or the game is over."""
        if not self.person.has_finger:
            self.page.mouse.move(2, 2)
        some = "(found) => found === true || (found.length ?? found) > 0"
        self.page.wait_for_function(f"() => Object.values(({OFFERED})()).some({some})")
        return self.page.evaluate(OFFERED)

    def press(self, selector: str) -> None:
        """Touch a thing until the table looks otherwise; nothing, if news from the table took it away."""
        before = self.page.evaluate(LOOKS)
        for patience in (SOON, SOON, PATIENCE) if self.person.has_finger else (PATIENCE,):
            if not self._touch(self.page.locator(selector).first, force=selector.startswith("[data-key")):
                return
            try:
                self.page.wait_for_function(f"(before) => ({LOOKS})() !== before", arg=before, timeout=patience)
            except TooLate:
                continue
            return
        raise AssertionError(f"{selector} was touched for nothing")

    def _touch(self, thing: Locator, force: bool) -> bool:
        """A tap or a click; false where the thing is no longer there."""
        try:
            if self.person.has_finger:
                if force and not thing.evaluate(IN_SIGHT, timeout=PATIENCE / 2):
                    self.page.locator(".mini").tap()
                thing.evaluate("(thing) => thing.scrollIntoView({ block: 'center' })", timeout=PATIENCE / 2)
                thing.tap(force=force, timeout=PATIENCE / 2)
            else:
                thing.click(force=force, timeout=PATIENCE / 2)
                self.page.mouse.move(2, 2)
        except TooLate:
            assert not thing.is_visible(), f"{thing} could not be touched"
            return False
        return True

    def any_of(self, *lists: list[str]) -> str | None:
        """One of the things, from the first list that has any."""
        found = next((things for things in lists if things), None)
        return self.chance.choice(found) if found else None

    def fancy(self, found: Any) -> str | None:
        """What to touch: often a planet in range, else anything that glows."""
        cards = [card for card in found["cards"] if "fly" not in card]
        if ACT in cards and self.chance.random() < 0.6:
            return ACT
        groups = [found["planets"], found["slots"], cards, found["dots"]]
        if self.chance.random() < 0.5:
            self.chance.shuffle(groups)
        return self.any_of(*groups)

    def play_on(self, found: Any) -> None:
        """One touch: an answer that is asked for, else a card or a place, and in time the end of the turn."""
        touched = self.any_of(found["answers"]) or self.fancy(found)
        if found["ends"] and not found["answers"] and (touched is None or self.touches >= TOUCHES):
            self.touches = 0
            self.press(".bar .buttons .end")
            return
        assert touched is not None
        self.touches += found["ends"]
        self.press(touched)

    def play_out(self) -> Any:
        """Play to the end; gives the last frame."""
        while not (found := self.offered())["isOver"]:
            self.play_on(found)
        frame = self.person.frame
        assert frame["status"] == "over"
        assert self.person.faults == []
        return frame

"""Duck Dealer on its board: only what glows on the chart, the cards and the sheets is touched."""

from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLate

from tests.web.at_the_board import PATIENCE, Person, table

ACT = '[data-card="act"]'
TOUCHES = 3
"""Steps of an action turn before it is ended."""

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
    ends: all('.bar .buttons button').filter((button) => button.textContent.includes('End the turn')).length,
    isOver: document.querySelector('.table')?.textContent.includes('The game is over') ?? false,
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


class Captain:
    """A person who flies, digs, builds and trades as the fancy takes him."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.chance = person.chance
        self.touches = 0

    def offered(self) -> Any:
        """What may be touched, once something may be or the game is over."""
        self.page.mouse.move(2, 2)
        some = "(found) => found === true || (found.length ?? found) > 0"
        self.page.wait_for_function(f"() => Object.values(({OFFERED})()).some({some})")
        return self.page.evaluate(OFFERED)

    def press(self, selector: str) -> None:
        """Touch a thing and wait until the table looks otherwise; nothing, if news from the table took it away."""
        before = self.page.evaluate(LOOKS)
        thing = self.page.locator(selector).first
        try:
            thing.click(force=selector.startswith("[data-key"), timeout=PATIENCE / 2)
        except TooLate:
            assert not thing.is_visible(), f"{selector} could not be touched"
            return
        self.page.mouse.move(2, 2)
        self.page.wait_for_function(f"(before) => ({LOOKS})() !== before", arg=before)

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
            self.press(".bar .buttons button:has-text('End the turn')")
            return
        assert touched is not None
        self.touches += found["ends"]
        self.press(touched)


def test_a_whole_game_is_played_by_touching_the_board(tmp_path: Path) -> None:
    with table(tmp_path, "duck_dealer", ["me", "random"]) as person:
        captain = Captain(person)
        while not (found := captain.offered())["isOver"]:
            captain.play_on(found)
        frame = person.frame
        assert frame["status"] == "over"
        assert person.faults == []
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
        person.page.wait_for_selector(".slip :text('DD-3.6')")
        ask = person.page.locator(".bar .ask")
        assert "what next" in (ask.text_content() or "")
        person.page.keyboard.press("u")
        person.page.wait_for_selector(ACT)
        assert person.frame["view"]["seats"][0]["on_track"] == 0
        assert person.faults == []

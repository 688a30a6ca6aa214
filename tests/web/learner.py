"""Somebody who takes a lesson: they touch what it asks for, on the board itself, or press keys and nothing else."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from drakes.core.game import find_game
from tests.web.visiting import Visitor

STANDS = """(step) => {
  const coach = document.querySelector('.coach');
  return coach?.classList.contains('done') || coach?.dataset.state === 'wait' || Number(coach?.dataset.step) > step;
}"""
"""Whether a step is done: the next one has begun, or the coach has something to say first."""

ELSEWHERE = "That would be possible. Here something else is asked for."


class Learner:
    """A visitor on the page of a lesson."""

    def __init__(self, visitor: Visitor, game: str, chapter: str, has_finger: bool = False) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.game, self.chapter, self.has_finger = game, chapter, has_finger
        self.actions = find_game(game).rules.actions
        self.script: Any = visitor.api.get(f"/api/lessons/{game}/{chapter}/in/en")["steps"]
        self.coach = self.page.locator(".coach")
        self.open()

    def open(self) -> None:
        """The lesson, where it was left."""
        self.visitor.goto(f"/learn/{self.game}/{self.chapter}")
        expect(self.coach).to_be_visible()

    @property
    def step(self) -> int:
        """The step that is shown."""
        return int(self.coach.get_attribute("data-step") or len(self.script))

    @property
    def is_done(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator(".coach.done").count() > 0

    def take_all(self) -> None:
        """From where it stands to the end."""
        while not self.is_done:
            self.take_one()

    def take_one(self) -> None:
        """Do what the step asks for, and go on to the next; the page has kept then how far they are."""
        n = self.step
        step = self.script[n]
        self.see_what_is_told(step)
        with self.page.expect_response(lambda answer: answer.request.method == "PUT"):
            self.do(step)
            self.page.wait_for_function(STANDS, arg=n)
            if self.coach.get_attribute("data-state") == "wait":
                self.touch(self.page.locator("[data-go-on]"))
            self.page.wait_for_function(
                f"(step) => ({STANDS})(step) && !document.querySelector('[data-state=wait]')", arg=n
            )

    def others(self) -> Iterator[tuple[str, str]]:
        """What could be done in the step instead of what it asks for, in notation, and what the coach says then."""
        n, step = self.step, self.script[self.step]
        if step["kind"] not in ("do", "find"):
            return
        where = f"/api/lessons/{self.game}/{self.chapter}/steps/{n}"
        for action in self.visitor.api.post(where, {})["standing"]["legal"]:
            text = self.actions.text(action)
            answer = self.visitor.api.post(where, {"actions": [text]})
            if answer["verdict"] == "wrong":
                yield text, step["answers"].get(answer["says"], ELSEWHERE).replace("**", "")

    def do_another(self, text: str) -> None:
        """Do something that is not asked for; it has been answered then."""
        n, gesture = self.step, getattr(self, f"at_{self.game}")
        with self.page.expect_response(lambda answer: answer.url.endswith(f"/steps/{n}")):
            gesture(text.split(), f'[data-n="{self.actions.parse(text)}"]')
        assert self.step == n

    def see_what_is_told(self, step: Any) -> None:
        """Everything that is pointed at has its ring, and what is to be touched its button."""
        # On a small screen a chart shows a part of itself: what is spoken of first is in it.
        for thing in step["show"][: 1 if self.has_finger else None]:
            expect(self.page.locator(f'[data-told="{thing}"]')).to_be_attached()
        for thing in step["touch"] if step["kind"] == "touch" else []:
            expect(self.page.locator(f'[data-wanted="{thing}"]')).to_be_attached()

    def do(self, step: Any) -> None:
        """Touch what is asked for."""
        if step["kind"] == "tell":
            self.touch(self.page.locator("[data-go-on]"))
        elif step["kind"] == "touch":
            self.touch(self.page.locator(f'[data-wanted="{step["touch"][0]}"]'))
        else:
            gesture: Callable[[list[str], str], None] = getattr(self, f"at_{self.game}")
            for text in step["way"]:
                self.press(gesture, text)

    def press(self, gesture: Callable[[list[str], str], None], text: str) -> None:
        """One action; what is done in the step so far is another then, or the step is."""
        bar = self.page.locator(".bar")
        expect(self.page.locator('.coach:not([data-state="watch"])')).to_be_attached()
        before, n = bar.get_attribute("data-at"), self.step
        if self.coach.get_attribute("data-state") == "wait":
            return
        number = "" if "*" in text else f'[data-n="{self.actions.parse(text)}"]'
        gesture(text.split(), number)
        self.page.wait_for_function(
            f"([at, step]) => document.querySelector('.bar').dataset.at !== at || ({STANDS})(step)", arg=[before, n]
        )

    def touch(self, thing: Locator, times: int = 1) -> None:
        """A click, or with a finger as many taps as it takes: the first looks, the second does."""
        for _ in range(times if self.has_finger else 1):
            if self.has_finger:
                thing.first.tap(force=True)
            else:
                thing.first.click(force=True)

    # Gestures of the games

    def at_sitting_ducks(self, words: list[str], number: str) -> None:
        """Raise a card, then its target; a card without one is played by a second press."""
        card = self.page.locator(f'.play[data-slot="{words[1]}"]')
        self.touch(card)
        if len(words) == 2:
            expect(self.page.locator(".play.up")).to_be_attached()
            self.touch(card)
        else:
            self.touch(self.page.locator(f".line {number}"), times=2)

    def at_dragon_market(self, words: list[str], number: str) -> None:
        """Take a boat into the hand where one is moved; then the target, the handle or the button."""
        if words[0] in ("slide", "turn"):
            self.touch(self.page.locator(f'[data-boat="{int(words[1]) - 1}"]'))
            if self.coach.get_attribute("data-state") == "try":
                side = ".handle.no"
                self.touch(self.page.locator(side))
                return
        elif self.coach.get_attribute("data-state") == "try":
            self.touch(self.page.locator('[data-boat="5"]'))
            return
        self.touch(self.page.locator(number), times=1 if words[0] == "end" else 2)

    def at_duck_dealer(self, words: list[str], number: str) -> None:
        """Planets and dots on the chart, cards in the bar, choices in sheets."""
        kind, *rest = words
        if self.coach.get_attribute("data-state") == "try":
            self.touch(self.page.locator('[data-thing="slot:3/factory"]'))
        elif kind in ("start", "fly"):
            self.touch(self.page.locator(f'[data-key="planet {int(rest[0]) - 1}"]'), times=2)
        elif kind in ("part", "stop"):
            self.touch(self.page.locator(f'[data-key="dot {int(rest[0]) - 1}"]'), times=2)
        elif kind in ("gear", "collect"):
            self.touch(self.page.locator(f'[data-card="{kind}-{rest[0]}"]'), times=2)
        elif kind == "end_turn":
            self.touch(self.page.locator(".bar .end"))
        elif kind == "put_back":
            self.put_back()
        elif kind == "explore":
            self.touch(self.page.locator(number.replace("data-n", "data-choice")), times=2)
        elif kind == "build_factory":
            self.build_factory(number)
        else:
            self.touch(self.page.locator(f'[data-card="{kind}"]'), times=2)

    def put_back(self) -> None:
        """All markers that must go, at once."""
        leave = self.page.locator('[data-choice="leave"]')
        while leave.is_disabled():
            self.touch(self.page.locator(".kind [data-choice]:not(:disabled)"))
        self.touch(leave)

    def build_factory(self, number: str) -> None:
        """The card does it, or opens a sheet where there are several."""
        self.touch(self.page.locator('[data-card="build_factory"]'))
        choice = self.page.locator(number.replace("data-n", "data-choice"))
        if choice.count():
            self.touch(choice, times=2)
        elif self.has_finger:
            self.touch(self.page.locator('[data-card="build_factory"]'))


class KeyboardLearner(Learner):
    """Somebody without a mouse: Tab to what is wanted, numbers for cards, arrows and Enter for targets."""

    TABS = 80
    """How often Tab is pressed at most to come to a thing."""

    def touch(self, thing: Locator, times: int = 1) -> None:
        """Tab until the thing has the focus, then Enter."""
        for _ in range(self.TABS):
            if thing.first.evaluate("(thing) => thing === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(thing.first).to_be_focused()
        self.press_enter()

    def press_enter(self) -> None:
        """Enter on what has the focus."""
        self.page.keyboard.press("Enter")

    def at_sitting_ducks(self, words: list[str], number: str) -> None:
        """A number raises a card, Shift and a number goes to a place, Enter plays."""
        slot = "abc".index(words[1]) + 1
        self.page.keyboard.press(str(slot))
        expect(self.page.locator(".play.up")).to_be_attached()
        if len(words) == 2:
            self.page.keyboard.press(str(slot))
            return
        target = self.page.locator(f".line {number}")
        for _ in range(self.TABS):
            if target.evaluate("(zone) => zone === document.activeElement"):
                break
            self.page.keyboard.press(f"Shift+Digit{words[2]}")
        self.press_enter()

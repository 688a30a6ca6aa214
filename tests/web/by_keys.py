"""How each game is played with the keyboard alone: digits, letters, arrows, Enter and Tab; nothing is typed."""

from itertools import count
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.web.at_the_board import Person
from tests.web.playing import ANSWER, END, MOVED, PLACE, TRIES, Turn

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
CHOICE = ".choices .choice:not(.path)"
STEPS = 3
"""Steps of a turn before it is ended."""
MOST = 200
"""Digits of one turn: who has collected much puts back what is too much disc by disc."""
SOON = 2_000
"""Milliseconds a square is waited for."""

FOCUS = """() => {
  const thing = document.activeElement;
  if (!thing || thing === document.body) return 'nothing has the focus';
  const style = getComputedStyle(thing);
  const isRinged = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const hasShadow = style.boxShadow !== 'none' || style.filter !== 'none';
  const isDrawn = thing instanceof SVGElement || !!thing.closest('label');
  return isRinged || hasShadow || isDrawn ? '' : thing.outerHTML.slice(0, 160);
}"""


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until a thing that a selector names has the focus, which is always seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            assert page.evaluate(FOCUS) == ""
            return
    raise AssertionError(f"Tab never came to {selector}")


def moved_on(frame: Any) -> str:
    """What is there once the page shows a later version."""
    return f".bar:not([data-at^='{frame['version']} '])"


def play_a_card(person: Person, frame: Any) -> None:
    """Sitting Ducks: a digit raises a card, arrows go along its targets, Enter plays it."""
    page = person.page
    page.wait_for_selector(".play.can")
    slots = [card.get_attribute("data-slot") or "a" for card in page.query_selector_all(".play.can")]
    is_discard = page.query_selector(".play[data-n]") is not None
    page.keyboard.press(str("abc".index(person.chance.choice(slots)) + 1))
    if not is_discard:
        for _ in range(person.chance.randint(1, 3)):
            page.keyboard.press("ArrowRight")
        page.wait_for_selector(".line [data-n]:focus")
        page.keyboard.press("Enter")
    page.wait_for_selector(f".arrange .done, {moved_on(frame)}")
    if page.query_selector(".arrange .done"):
        tab_to(page, ".arrange .done")
        page.keyboard.press("Enter")
        page.wait_for_selector(moved_on(frame))


def in_the_harbour() -> Turn:
    """Dragon Market: arrows walk the heir or pull the boat a digit took, Enter does it, E ends the turn."""
    turns = count()

    def turn(person: Person, frame: Any) -> None:
        page = person.page
        least = STEPS if next(turns) < MOVED else 0
        for n in range(TRIES):
            page.wait_for_selector(f"{ANSWER}, {PLACE}, {END}, .harbour .target, {moved_on(frame)}")
            if page.query_selector(moved_on(frame)):
                return
            was = person.at
            if do_by_keys(person, is_enough=n >= least):
                person.wait_for_more(was)
        raise AssertionError(f"the turn does not end: {person.at}")

    return turn


def do_by_keys(person: Person, is_enough: bool) -> bool:
    """One step with keys; whether there was one."""
    page = person.page
    if page.query_selector(ANSWER):
        tab_to(page, ANSWER)
    elif page.query_selector(END) and is_enough:
        page.keyboard.press("e")
        return True
    elif page.query_selector(PLACE) is None and person.chance.random() < 0.5:
        return pull_a_boat(person)
    else:
        return walk(person)
    page.keyboard.press("Enter")
    return True


def walk(person: Person) -> bool:
    """Go to the heir's squares and along them; false where there is none, or news took it away."""
    page = person.page
    page.keyboard.press("h")
    try:
        page.wait_for_selector(".harbour .target:focus", timeout=SOON)
        for _ in range(person.chance.randrange(3)):
            page.keyboard.press(person.chance.choice(ARROWS))
        page.wait_for_selector(".harbour .target:focus", timeout=SOON)
    except TooLate:
        return False
    page.keyboard.press("Enter")
    return True


def pull_a_boat(person: Person) -> bool:
    """Take a boat by its digit and pull it; false where it cannot go that way."""
    page = person.page
    boats = [int(boat.get_attribute("data-boat") or 0) for boat in page.query_selector_all(".boat.can")]
    if not boats:
        return False
    page.keyboard.press(str((person.chance.choice(boats) + 1) % 10))
    page.wait_for_selector(".boat.held:focus")
    for arrow in person.chance.sample(ARROWS, 4):
        page.keyboard.press(arrow)
        if page.query_selector(".target.looked"):
            page.keyboard.press("Enter")
            return True
    page.keyboard.press("Escape")
    return False


def by_digits(person: Person, frame: Any) -> None:
    """Duck Dealer: digits go down the list of choices to one of them, E ends the turn."""
    page = person.page
    for n in range(MOST):
        page.wait_for_selector(f"{CHOICE}, {moved_on(frame)}")
        if page.query_selector(moved_on(frame)):
            return
        was = person.at
        if n >= STEPS and page.query_selector(END):
            page.keyboard.press("e")
        else:
            choose_by_digits(person)
        person.wait_for_more(was)
    raise AssertionError(f"the turn does not end: {person.at}")


def choose_by_digits(person: Person) -> None:
    """Press digits until a choice is taken."""
    page = person.page
    while True:
        path = page.get_attribute(".choices", "data-path")
        choices = page.query_selector_all(CHOICE)[:9]
        n = person.chance.randrange(len(choices))
        is_group = choices[n].query_selector(".pill") is not None
        page.keyboard.press(str(n + 1))
        if not is_group:
            return
        page.wait_for_selector(f".choices:not([data-path='{path}'])")

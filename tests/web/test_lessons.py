"""Lessons taken from first to last in a real browser, by touching what they ask for."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from drakes.core.game import game_names
from drakes.core.text import LANGUAGES
from drakes.lessons.course import chapters_of
from tests.server.running import Running, generous
from tests.web.learner import Learner
from tests.web.test_access import violations
from tests.web.visiting import PHONE, WIDE, Site
from tools.lesson_by_ear import FILE, transcript

pytestmark = pytest.mark.deep

CHAPTERS = [(game, one.name) for game in game_names() for one in chapters_of(game)]
TAKEN = [
    (game, chapter, language, (PHONE, WIDE)[(i + j) % 2])
    for i, (game, chapter) in enumerate(CHAPTERS)
    for j, language in enumerate(LANGUAGES)
]
"""Every lesson in every language, in two of them on a phone and in two on a wide screen, in turn."""
MOVING = "document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > 1).length"


@pytest.mark.parametrize(("game", "chapter", "language", "size"), TAKEN)
def test_a_lesson_is_taken_by_touching_what_it_asks_for(
    site: Site, game: str, chapter: str, language: str, size: tuple[int, int]
) -> None:
    visitor = site.visitor(size=size, language=language, has_touch=size == PHONE)
    learner = Learner(visitor, game, chapter, has_finger=size == PHONE)
    assert visitor.page.locator("html").get_attribute("lang") == language
    learner.take_all()
    known = visitor.api.get("/api/me/lessons")
    assert [(one["chapter"], one["done"]) for one in known] == [(chapter, True)]


def test_a_lesson_is_taken_by_keys_alone_and_heard_as_documented(site: Site) -> None:
    visitor = site.visitor()
    assert transcript(visitor) == FILE.read_text(encoding="utf-8"), "run tools/lesson_by_ear.py"
    assert [one["done"] for one in visitor.api.get("/api/me/lessons")] == [True]


def test_every_other_move_of_a_lesson_is_answered_and_not_played(site: Site) -> None:
    learner = Learner(site.visitor(), "sitting_ducks", "first")
    answered = 0
    while not learner.is_done:
        for text, said in learner.others():
            learner.do_another(text)
            expect(learner.coach).to_contain_text(said)
            answered += 1
        learner.take_one()
    assert answered > len(learner.script)


def test_what_the_rules_forbid_is_answered_by_its_clause(site: Site) -> None:
    learner = Learner(site.visitor(), "sitting_ducks", "first")
    while learner.step < 6:
        learner.take_one()
    learner.touch(learner.page.locator('.play[data-slot="b"]'))
    learner.touch(learner.page.locator('.anything[data-place="2"]'))
    expect(learner.coach.locator(".clause")).to_have_text("SD-5.2")


def test_back_brings_the_step_before_also_over_the_others_moves(site: Site) -> None:
    learner = Learner(site.visitor(), "sitting_ducks", "first")
    while learner.step < 3:
        learner.take_one()
    learner.page.get_by_role("button", name="Back", exact=True).click()
    expect(learner.coach).to_have_attribute("data-step", "2")
    learner.take_one()
    assert learner.step == 3


def test_show_me_shows_and_then_does_it(site: Site) -> None:
    learner = Learner(site.visitor(), "sitting_ducks", "first")
    while learner.step < 2:
        learner.take_one()
    show = learner.page.get_by_role("button", name="Show me")
    show.click()
    expect(learner.coach).to_contain_text("take_aim a 3")
    show.click()
    expect(learner.coach).to_have_attribute("data-step", "3")


def test_a_lesson_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    settings = generous(f"sqlite:///{tmp_path}/drakes.db")
    with Running(settings) as running:
        site = Site(running)
        visitor = site.visitor()
        learner = Learner(visitor, "dragon_market", "first")
        while learner.step < 4:
            learner.take_one()
        cookies = visitor.context.cookies()
        assert site.farewell() == []
    with Running(settings) as running:
        site = Site(running)
        visitor = site.visitor()
        visitor.context.clear_cookies()
        visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
        learner = Learner(visitor, "dragon_market", "first")
        expect(learner.coach).to_have_attribute("data-step", "4")
        learner.take_one()
        visitor.goto("/learn")
        expect(visitor.page.locator('[data-game="dragon_market"]')).to_contain_text("Step 6 of 18")
        assert site.farewell() == []


def test_a_stranger_learns_and_the_browser_remembers(site: Site) -> None:
    stranger = site.stranger()
    learner = Learner(stranger, "sitting_ducks", "first")
    learner.take_one()
    learner.open()
    expect(learner.coach).to_have_attribute("data-step", "1")


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_lessons_can_be_read_by_everybody(site: Site, size: tuple[int, int]) -> None:
    visitor = site.visitor(size=size)
    visitor.goto("/learn")
    expect(visitor.page.locator(".lessoncard")).to_have_count(3)
    assert violations(visitor.page) == []
    for game, chapter in (("sitting_ducks", "first"), ("dragon_market", "first"), ("duck_dealer", "flying")):
        learner = Learner(visitor, game, chapter)
        assert violations(visitor.page) == []
        learner.take_one()
        learner.take_one()
        assert violations(visitor.page) == []


def test_nothing_moves_for_whoever_wants_no_motion(site: Site) -> None:
    learner = Learner(site.visitor(), "sitting_ducks", "first")
    while learner.step < 4:
        assert learner.page.evaluate(MOVING) == 0
        learner.take_one()
    mover = Learner(site.visitor("Noor", reduced_motion="no-preference"), "sitting_ducks", "first")
    mover.page.wait_for_function(f"{MOVING} > 0")

"""Lessons taken from first to last in a real browser, by touching what they ask for."""

import pytest
from playwright.sync_api import expect

from tests.web.learner import Learner
from tests.web.visiting import PHONE, WIDE, Site

pytestmark = pytest.mark.deep

TAKEN = [
    ("sitting_ducks", "first", PHONE, "fr"),
    ("sitting_ducks", "first", WIDE, "en"),
    ("dragon_market", "first", PHONE, "de"),
    ("dragon_market", "first", WIDE, "it"),
    ("duck_dealer", "ship", PHONE, "it"),
    ("duck_dealer", "flying", PHONE, "en"),
    ("duck_dealer", "goods", PHONE, "fr"),
    ("duck_dealer", "chains", PHONE, "de"),
    ("duck_dealer", "ship", WIDE, "fr"),
    ("duck_dealer", "flying", WIDE, "de"),
    ("duck_dealer", "goods", WIDE, "it"),
    ("duck_dealer", "chains", WIDE, "en"),
]


@pytest.mark.parametrize(("game", "chapter", "size", "language"), TAKEN)
def test_a_lesson_is_taken_by_touching_what_it_asks_for(
    site: Site, game: str, chapter: str, size: tuple[int, int], language: str
) -> None:
    visitor = site.visitor(size=size, language=language, has_touch=size == PHONE)
    Learner(visitor, game, chapter, has_finger=size == PHONE).take_all()
    known = visitor.api.get("/api/me/lessons")
    assert [(one["chapter"], one["done"]) for one in known] == [(chapter, True)]

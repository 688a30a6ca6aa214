"""Nothing that axe-core finds wrong, on any page, dialog or sheet, in both hues; and words everywhere, which fit."""

import json

import pytest

from tests.web.scenes import SCENES, parts
from tests.web.test_access import OVERFLOWING, own_words, violations
from tests.web.visiting import PHONE, TABLET, WIDE, Site, Visitor

pytestmark = pytest.mark.deep

Look = tuple[tuple[int, int], str]
LOOKS: tuple[tuple[Look, ...], ...] = (((WIDE, "light"), (PHONE, "dark")), ((WIDE, "dark"), (PHONE, "light")))
"""Scenes take turns: each is seen at both widths and in both hues, and both widths in both hues."""
MAKINGS = {"Icon", "SeatBadge", "Sheet", "Header", "Table"}
"""Parts of which every scene has some."""


def speak(person: Visitor, language: str) -> None:
    """Read on in another language."""
    person.goto("/")
    kept = json.dumps({"language": language, "tips": "off", "warnings": False})
    person.page.evaluate("(kept) => localStorage.setItem('drakes-settings', kept)", kept)


def test_every_part_of_the_page_has_a_scene() -> None:
    shown = {part for scene in SCENES.values() for part in scene.shows}
    assert parts() - shown - MAKINGS == set(), "parts that no scene shows: add one to tests/web/scenes.py"


def check(site: Site, name: str, looks: tuple[Look, ...], languages: dict[str, tuple[tuple[int, int], ...]]) -> None:
    """Look at a scene with axe-core, then whether its words fit, and are all translated into the pseudo-language."""
    scene, person = SCENES[name], site.visitor("Ines", bypass_csp=True)
    path = scene.path(person)
    page = person.page
    found: list[str] = []
    for size, hue in looks:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=hue)  # type: ignore[arg-type]
        scene.visit(person, path)
        found += [f"{size[0]} {hue}: {line}" for line in violations(page)]
    for language, sizes in languages.items():
        speak(person, language)
        scene.visit(person, path)
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found += [f"{language} at {size[0]} is too long: {text}" for text in page.evaluate(OVERFLOWING)]
            if language == "xx-pseudo":
                found += [f"not translated: {text}" for text in own_words(page)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_without_fault_at_every_width_in_both_hues_and_in_all_its_words(site: Site, name: str) -> None:
    check(site, name, LOOKS[list(SCENES).index(name) % 2], {"xx-pseudo": (WIDE, TABLET, PHONE), "de": (PHONE,)})

"""How to play: the clauses it rests on exist, and every language teaches the same, in order, in its own words.

A game need not have such a page; what a law says of the page holds for one that has none as well.
"""

import re

import pytest

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.how_to_play import HowToPlay, has_how_to_play, how_to_play, read_page
from drakes.core.rulebook import NUMBER, numbers_of, rulebook
from drakes.core.text import LANGUAGES
from drakes.laws.cases import is_ours


def languages_of(game: Game) -> list[str]:
    """The languages, English first, in which a game is taught."""
    return [one for one in LANGUAGES if (game.people.folder / "how_to_play" / f"{one}.md").is_file()]


def outline(page: HowToPlay) -> list[object]:
    """What every language must have alike: ids, pictures, pieces, and the clauses of every passage."""
    parts = [
        (section.id, [step.id for step in section.steps], [fact.piece for fact in section.facts])
        for section in page.sections
    ]
    names = [picture.name for picture in page.pictures()]
    return [parts, names, [passage.clauses for passage in page.every_passage()]]


def said(page: HowToPlay) -> list[str]:
    """Everything that is read on the page, but for names and numbers of facts."""
    titles = [title for section in page.sections for title in (section.title, *(step.title for step in section.steps))]
    shown = [picture.shows for picture in page.pictures()]
    return [page.story, *titles, *shown, *(passage.text for passage in page.every_passage())]


def test_a_game_of_ours_is_taught_in_every_language(game: Game) -> None:
    assert not is_ours(game) or languages_of(game) == list(LANGUAGES)
    assert has_how_to_play(game) == ("en" in languages_of(game))


def test_every_clause_that_is_named_exists_and_every_passage_names_one(game: Game) -> None:
    known = {one.id for one in rulebook(game, "en").clauses}
    for language in languages_of(game):
        passages = how_to_play(game, language).every_passage()
        assert {clause for one in passages for clause in one.clauses} <= known
        assert [one.text for one in passages if not one.clauses] == []


def test_the_goal_comes_first_and_every_section_and_picture_says_something(game: Game) -> None:
    for language in languages_of(game):
        page = how_to_play(game, language)
        assert page.story
        assert page.goal.text
        assert page.sections
        assert all(section.every_passage() for section in page.sections)
        assert all(said(page))


def test_ids_are_used_once(game: Game) -> None:
    if not languages_of(game):
        pytest.skip(f"{game.name} has no such page")
    page = how_to_play(game, "en")
    ids = [name for section in page.sections for name in (section.id, *(step.id for step in section.steps))]
    pictures = [picture.name for picture in page.pictures()]
    assert len(ids) == len(set(ids))
    assert len(pictures) == len(set(pictures))
    assert not {"story", "goal"} & set(ids), "the page has these already"


def test_every_language_has_the_same_sections_pictures_and_clauses(game: Game) -> None:
    for language in languages_of(game):
        assert outline(how_to_play(game, language)) == outline(how_to_play(game, "en")), language


def test_nothing_was_left_in_english(game: Game) -> None:
    for language in languages_of(game)[1:]:
        assert set(said(how_to_play(game, language))) & set(said(how_to_play(game, "en"))) == set(), language


def test_the_same_numbers_come_from_the_box_in_every_language(game: Game) -> None:
    folder = game.people.folder / "how_to_play"
    found = {
        one: sorted(name for name, _, _ in NUMBER.findall((folder / f"{one}.md").read_text(encoding="utf-8")))
        for one in languages_of(game)
    }
    assert all(names == found["en"] for names in found.values()), found
    assert set(found.get("en", [])) <= set(numbers_of(game, load_box(game)))


def test_no_mark_of_the_file_is_left_in_what_is_read(game: Game) -> None:
    for language in languages_of(game):
        left = [text for text in said(how_to_play(game, language)) if re.search(r"[][{}`|]|^#|\([A-Z]+-", text)]
        assert left == [], language


def test_a_game_without_the_page_has_an_empty_one_and_an_unknown_language_gets_english(game: Game) -> None:
    assert bool(how_to_play(game, "en").sections) == has_how_to_play(game)
    assert how_to_play(game, "xx") == how_to_play(game, "en")
    assert how_to_play(game, "en", load_box(game)) == how_to_play(game, "en")


@pytest.mark.parametrize("text", ["## A turn", "## [turn] A turn\n\n| sd-shoot | Shoot |"])
def test_a_section_without_an_id_and_a_short_fact_are_refused(text: str) -> None:
    with pytest.raises(DrakesError):
        read_page(text)
